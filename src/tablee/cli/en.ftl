## Commands in a line

about-open = open the library in the browser (the usual command)
about-serve = serve the library to others, on the network
about-play = play in the terminal against the machine
about-games = what is on the shelf
about-rules = the complete rules of a game
about-record = random games, written down as JSON Lines
about-replay = a recorded game told in words
about-verify = check recorded games
about-simulate = thousands of random games, and what comes out
about-signature = one digest per game; it changes when a rule does
about-prepare = compile all games, so that the first move is quick
about-new-game = begin a game of your own: a package that works already
about-check = what a game lacks, in sentences

## Commands in full

help-open = Starts Tablée on this computer and opens the library in the browser. Games are kept in your data folder.
help-serve = Starts Tablée for others: on the home network, or behind a reverse proxy (see docs/deploy.md). SIGTERM stops it without losing anything.
serving-here = Tablée is open: { $address } (Ctrl+C to close)
serving-near = Friends on the same network: { $address }
bad-database = “{ $database }” isn’t a database we know: give a file, sqlite:///… or postgresql://…
bad-url = “{ $url }” isn’t an address: it begins with http:// or https://.
help-play = Play in the terminal against programs of four levels (--bots). Without a game you are asked which one. During play type a number, an action’s text, or ? for the rules.
help-games = Lists the games with their players, ages and makers.
help-rules = Prints the complete rules of a game with the tag of every clause, its options and its credits.
help-record = Plays games at random and writes each as a game record, JSON Lines. The same seed gives the same games; without one they are new.
help-replay = Plays a record and tells it in words, with the table and every hand. Several records may follow each other in one file.
help-verify = Checks the seed, every action and the result of each record, and its lists of legal actions and its states where it has them.
help-simulate = Plays games at random on all cores and prints how long they last, who wins, the scores and how they end.
help-signature = Prints one digest per game over a fixed set of seeded games with all options. It is the same on every machine.
help-prepare = Compiles the rules of all games into the cache. Every other command does that by itself when it must.
help-new-game = Writes a Python package with a tiny complete game and its tests, to begin your own from.
help-check = Looks whether a game brings all it must, and says in sentences what is missing or wrong. Without a game, looks at all.

help-usage = Usage:
metavar-host = ADDRESS
metavar-database = DATABASE
metavar-url = URL
metavar-game = GAME
metavar-file = FILE
metavar-number = N
metavar-seed = TEXT
metavar-option = NAME=VALUE
metavar-picture = FILE.png
metavar-name = NAME
metavar-lang = fr|en

arg-host = the address to listen at; 0.0.0.0 for the whole network (127.0.0.1)
arg-port = the port (7777)
arg-database = an SQLite file, or postgresql://…; else a file in your data folder
arg-alone = open to this computer only, not to the network
arg-no-browser = do not open the browser
arg-public-url = the address players see, for invitation links
arg-workers = how many processes do the programs’ thinking
arg-game = the game’s name or title, as in “tablee games”
arg-signature-game = only this game; all of them otherwise
arg-file = the record’s file; - reads the standard input
arg-seats = how many players; the usual number otherwise
arg-games = how many games (1)
arg-simulate-games = how many games (1000)
arg-seed = any text; the same text gives the same games
arg-play-seed = any text; the same text gives the same deal
arg-option = an option of the game, for instance turbo=on; may be repeated
arg-limit = stop a game after this many decisions (otherwise never; where random play may never end, after { $endless })
arg-full = also write the legal actions and the whole table before every decision
arg-output = write into this file rather than to the standard output
arg-upto = stop after this many decisions
arg-plot = also draw the distributions into a picture (.png or .svg)
arg-json = print one JSON object, for programs
arg-seat = your seat, from 0 (0)
arg-name = your name at the table
arg-new-game-name = the game’s name, in small letters, as a name in Python: my_game
arg-new-game-out = the folder to write (tablee-NAME)
arg-check-game = only this game; otherwise all
arg-save = write the game’s record into this file when you leave
arg-lang = the language; by default that of your system
arg-help = print this help

## Overview, shelf and rules

overview-what = a game library, open day and night
overview-hint = To begin: tablee play. More about a command: tablee COMMAND --help. En français : tablee --lang fr.
games-hint = The rules of a game: tablee rules GAME. A game at once: tablee play GAME.
card-players = { $low }–{ $high } players
card-age = from { $age } years
card-minutes = about { $minutes } min
rules-options = Options
options-name = name
options-default = default
options-allowed = values
options-what = meaning
options-follows = as the other
rules-credits = Credits
rules-tribute = This is an unofficial tribute, in our own words. If you like the game, buy and play the real one too.

## Preparing and signing

preparing = Preparing the rules of { $title } (first time only)…
preparing-all = Preparing the rules
preparing-failed = The rules could not be compiled: a worker process was stopped from outside.
prepared = { $title }: { $now ->
    [yes] compiled.
   *[no] was ready already.
  }
signing = Playing the signed games

## Records

seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }
record-cut = { $cut } of { $games } { $games ->
    [one] game
   *[other] games
  } did not end within { $limit } { $limit ->
    [one] decision
   *[other] decisions
  } and { $cut ->
    [one] stops
   *[other] stop
  } there without a result.
verified = { $games ->
    [one] { $games } game is valid
   *[other] { $games } games are valid
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  } in all.
verified-unfinished = { $unfinished ->
    [one] { $unfinished } of them is unfinished: its record has no result.
   *[other] { $unfinished } of them are unfinished: their records have no result.
  }
replay-unfinished = The record stops here, after { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }; the game is not over.
replay-stopped = Stopped after { $shown } of { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
  }.
ended = The game is over: { $end }.
end-unfinished = unfinished
standings-rank = rank
standings-name = player

## Simulation

at-work = { $title }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }
plot-written = Picture: { $file }

## At the table

which-game = Which game?
which-leave = (number or name; q leaves)
which-game-again = Please type a number from 1 to { $high } or the name of a game; q leaves.
which-seats = How many players, { $low } to { $high }? (Enter: { $usual })
which-again = Please type a number from { $low } to { $high }.
you-are = You are { $name }, seat { $seat }.
guest-name = Guest
choose-hint = number or text · h hint · ? rules · log · u undo · q quit
choose-back = back
choose-pass = let the others go on
choose-out-of-turn = Out of turn you may:
choose-range = There is no choice { $number } here: type a number from { $low } to { $high }.
keys-rules = ? help rules
keys-log = log l
keys-undo = u undo
keys-quit = q quit exit
keys-yes = y yes
nothing-told = Nothing has happened yet.
nothing-to-take-back = You have not decided anything yet.
taken-back = Taken back: you choose again.
quit-sure = Leave the game in the middle? (y/n)
goodbye = Until next time!
save-where = Save the record? Name of the file (Enter: no)
save-exists = { $file } exists already; choose another name.
saved = Saved: { $file }

## Troubles

unknown-command = There is no command “{ $name }”. The commands are: { $known }.
unknown-argument = “{ $argument }” does not belong here; try --help.
argument-needed = “tablee { $command }” needs { $name }; try --help.
value-needed = { $name } needs one value.
no-value-taken = { $name } takes no value.
bad-arguments = The arguments cannot be understood: { $reason }.
bad-language = The language can be one of { $known }, not “{ $lang }”.
bad-number = { $name } must be a whole number from { $low } on, not “{ $value }”.
bad-number-between = { $name } must be a whole number from { $low } to { $high }, not “{ $value }”.
bad-option-form = Options are written NAME=VALUE, not “{ $text }”.
no-record = { $standard ->
    [yes] There is no game record in the standard input.
   *[no] There is no game record in “{ $file }”.
  }
cut-off = Line { $line } breaks off in the middle: the file seems to be cut off there.
cannot-read = { $why ->
    [missing] There is no file “{ $file }”.
    [folder] “{ $file }” is a folder, not a file.
    [denied] The file “{ $file }” may not be read.
   *[other] The file “{ $file }” cannot be read.
  }
cannot-write = { $why ->
    [missing] “{ $file }” cannot be written: there is no such folder.
    [folder] “{ $file }” cannot be written: it is a folder.
    [denied] “{ $file }” cannot be written: it is not allowed.
   *[other] “{ $file }” cannot be written.
  }
output-failed = { $why ->
    [ENOSPC] The output could not be written: there is no space left.
   *[other] The output could not be written ({ $why }).
  }
bad-picture = The picture’s name must end in .png or .svg, not “{ $file }”.
bad-game-name = “{ $name }” is invalid: a game’s name has small letters, digits and _ only, and begins with a letter.
game-name-taken = There is a game called “{ $name }” already.
folder-exists = The folder “{ $folder }” exists already.
new-game-made = Written: { $folder }. Try: cd { $folder } && pip install -e ".[test]" && pytest
no-matplotlib = Pictures need matplotlib: install it with pip install "tablee[plot]".

## Programs

about-arena = programs against each other: who plays best
help-arena = Lets programs play each other, every seating equally often, on all cores, and prints win rates with 95% intervals, ratings and thinking times.
metavar-bots = BOT,BOT…
arg-bots = the programs: beginner, amateur, skilled, master, random, net, search-16000, an installed one, or module:Class
arg-arena-games = how many games (100)
arg-arena-plot = also draw the win rates, or the matrix, into a picture (.png or .svg)
arg-arena-save = also write the games into a file, as records
arg-sprt = stop as soon as it is decided whether the first program is better than the second
arg-matrix = let each two of the programs play so many games, and show everybody against everybody
arg-strict = stop at the first program that crashes, stalls or answers nonsense
arg-clock = let the levels think by the clock, as at live tables; else so many playouts, the same each time
arg-play-bots = who plays the other seats: one level for all, or one each (amateur)
two-bots-needed = An arena needs at least two different programs (--bots amateur,skilled).
in-the-arena = { $title }: in the arena
hint-title = Advice at level “{ $name }”, from what you can see:
hint-line = { $action }: { $value } ± { $error } ({ $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
  })
hint-pass = Let it pass
hint-none = There is nothing to advise now: you can only let the others go on.
others-play = The others: { $bots }.
no-haste = Nobody is on a clock here: whoever may break in is asked, you first.
thinking = { $name } is thinking…
keys-hint = h hint
bots-for-seats = Name one program for all other seats or one for each of the { $others }, not { $given }.

## Lab

about-lab = how a game behaves: a report with tables, pictures and a page
help-lab = Lets programs play many games and reports how long they last, whether beginning helps, how the lead changes hands, how soon it is decided, how often each clause of the rules fires and what each option changes, all with 95% intervals. Writes a page and its pictures into a folder.
metavar-vary = NAME[=VALUE,…]
metavar-folder = FOLDER
metavar-ray = ADDRESS
arg-lab-games = how many games (400)
arg-lab-bots = who plays: one program for all seats, or one for each: random, beginner, amateur, skilled, master, or an installed one (amateur)
arg-lab-limit = leave a game unfinished after this many actions (5000; where random play may never end, { $endless })
arg-vary = an option to vary and the values to try; may be repeated; “none” for none (every option, with the values that make sense)
arg-out = the folder for the page and the pictures (lab-GAME)
arg-ray = play on a Ray cluster: auto, local or HOST:PORT
lab-at-work = { $title }: in the lab
lab-written = Page and pictures: { $file }

## Learning

about-learn = a network learns a game by playing itself, on a GPU or a processor
help-learn = Lets a network learn a game from nothing, by playing itself at many tables at once. Tells how strong it has become, draws its curve, keeps checkpoints, and writes its weights with a card that says what they are. With --against, one seat learns to beat given weights: what it wins beyond its fair share is how far they can be exploited.
metavar-device = cpu|cuda
metavar-weights = WEIGHTS
arg-minutes = how long to learn, all told (15)
arg-learn-out = the folder for weights, curve and checkpoints (learn-GAME)
arg-device = where: cpu or cuda (the GPU if there is one)
arg-learn-seed = a number; the same one learns the same on the same machine, as far as its libraries do (0)
arg-resume = go on from the checkpoint in the folder
arg-against = weights to play against, a file or the name of the game for its own
arg-begin = weights to begin from, a file or the name of the game for its own
arg-tables = tables side by side (as the game’s settings say)
arg-learn-json = print a line of JSON for each thing there is to tell
no-torch = Learning needs PyTorch: install it with pip install "tablee[learn]".
bad-minutes = --minutes takes a number above 0, such as 0.5 or 15, not “{ $value }”.
bad-device = --device takes cpu or cuda, not “{ $value }”.
learn-begins = { $title } is learnt on { $device }; weights, curve and checkpoints go to { $folder }.
learn-look = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min, { $decisions ->
    [one] { NUMBER($decisions) } decision
   *[other] { NUMBER($decisions) } decisions
  }
learn-line = { $share } of the games won with { $seats } seats against { $who }
learn-title = { $title }: games won while learning
learn-plot-minutes = minutes
learn-who-amateur = amateurs
learn-who-random = random players
learn-who-weights = the given weights
learn-won = { $share } ± { $error } of { $games } games won from one seat of { $seats } against { $who }.
learn-gain = { $share } ± { $error } of { $games } games won from one seat of { $seats } against { $who }: { $gain } points beyond the fair share.
learn-written = Weights: { $file }

## Keeping a house

about-backup = a copy of all that the server keeps, made while it runs
about-restore = put such a copy back
about-prune = take away what is old: guests, uploads, empty tables, talk
about-doctor = look at all a server stands on, and say what to do
about-house = for the keeper: what goes on, reports, bars, announcements
help-backup = Copies everything into one new file that only you may read. It is safe while the server runs. It works for SQLite and PostgreSQL, and what was copied from one can be put back into the other.
help-restore = Makes the database what it was when the backup was made. Stop the server first: while it is open, nothing is touched. Of SQLite the old file stays beside, under another name; a PostgreSQL that holds something is left alone, unless --replace is said.
help-prune = Takes away what is older than so many days, of each kind that is named; nothing else, and nothing unless asked. Games that were played stay, without the names of those who are forgotten.
help-doctor = Looks at the database, its schema, the compiled rules, the clock, the disk, the workers and, with --public-url, at what the proxy says, and tells what to do. Status 1 if something is ill.
help-house = Without anything else: tables, people, processes, faults and reports. Deeds: show, link (to the keeper’s page), remove-table TABLE, remove-game GAME, remove-saying TABLE N, rename PLAYER NAME, bar PLAYER|ADDRESS, unbar PLAYER|ADDRESS, answer REPORT [WORDS], announce [MINUTES [WORDS]] (that the house closes in so many minutes; without them, that it does not), notice [FILE]. The N of a saying stands beside its table under Reports. A running server follows within seconds.
metavar-network = NETWORK
metavar-days = DAYS
metavar-deed = DEED
metavar-whom = WHOM
metavar-more = MORE
metavar-words = WORDS
arg-metrics-from = whose machines, besides this one, may read /metrics; may be repeated
arg-backup-file = the new file
arg-restore-file = the file that “tablee backup” made
arg-replace = of PostgreSQL: let go of all that the database holds now
arg-prune-tables = take away tables at which no game was begun and nothing happened for so many days
arg-guests = forget players who have sat at no table where anything happened for so many days
arg-uploads = take away records that were uploaded so many days ago
arg-chat = take away what was said so many days ago
arg-dry-run = only say how much it would be
arg-what = what to do (show)
arg-whom = a table, a game, a player, an address, a report, the minutes until the house closes, or a file
arg-more = a new name, the number of a saying, or words
arg-days = for how many days (for good)
arg-why = why, for you to remember
arg-house-public-url = the address players see, for the link
arg-doctor-public-url = the address players see, to look at the proxy
url-with-path = Tablée lives at the root of a host, not below a path: “{ $better }” would do, “{ $url }” does not.
bad-network = “{ $network }” is no address and no network: 10.0.0.7 or 10.0.0.0/8 would be.
backed-up = Everything is in { $file } ({ $size } MB).
restored = Everything is again as it was in { $file }.
restored-aside = What was there before lies in { $file }; delete it once you are content.
backup-failed = { $why ->
    [exists] “{ $what }” is there already: name a new file.
    [missing] There is no “{ $what }”.
    [damaged] “{ $what }” is damaged, or isn’t an SQLite file.
    [in-use] “{ $what }” is open: stop the server, then try again. Nothing was changed.
    [unwritable] “{ $what }” cannot be written: look at the folder and its rights.
    [unreadable] “{ $what }” may not be read by this user.
    [unreachable] “{ $what }” does not answer: { $reason }.
    [refused] “{ $what }” refused: { $reason }.
    [full] “{ $what }” holds something already, which would be lost: back it up first (tablee backup), then say --replace. Nothing was changed.
   *[other] “{ $what }” isn’t a backup of Tablée.
  }
no-house = There is no house in “{ $database }”: name the database the server has (--database). Nothing was made.
database-refused = “{ $database }” refused: { $why }. Check the user, the password and the name of the database.
database-paused = “{ $database }” does not answer just now: try again in a moment.
prune-what = Say what is to be taken away, and after how many days: --guests, --uploads, --tables, --chat.
pruned = { $kind ->
    [chat] Sayings
    [tables] Empty tables
    [uploads] Uploaded records
   *[guests] Guests
  }: { $count } { $dry ->
    [yes] would be taken away.
   *[no] taken away.
  }
doctor-database-none = There is no database yet: “{ $file }” is made at the first start.
doctor-database-damaged = “{ $file }” is damaged: stop the server and put a backup back (tablee restore).
doctor-database-open = “{ $file }” can be read by others on this machine, hands and seeds included: chmod 600 it.
doctor-database-owner = “{ $file }” belongs to another user: run this as the user who serves.
doctor-database-ill = “{ $database }” cannot be written ({ $why }): see that it is there, that its user may write, and that nothing holds it.
doctor-database-well = Database: { $database } answers and can be written.
doctor-schema-old = The schema lacks: { $missing }. It is raised at the next start.
doctor-schema-well = Schema: as this version needs it.
doctor-clock-late = This machine’s clock is { $seconds } s behind what was already written: set it (systemd-timesyncd, chrony).
doctor-clock-well = Clock: agrees with what was written.
doctor-cache-open = Others could write into “{ $folder }”, and what lies there is run: chmod 700 it, or set TABLEE_CACHE.
doctor-cache-unready = Not compiled yet for this user: { $games }. Run “tablee prepare”.
doctor-cache-well = Compiled rules: complete in { $folder }.
doctor-disk = { $how ->
    [well] Disk: { $free } GB free.
    [care] Disk: only { $free } GB free: make room soon.
   *[ill] Disk: { $free } GB free is too little: moves cannot be stored when it is full. Make room.
  }
doctor-workers-well = Workers: one began to work within { $seconds } s; there { $cores ->
    [one] is { $cores } core
   *[other] are { $cores } cores
  }.
doctor-workers-ill = A worker process could not be started: look at the memory and the limits on processes.
doctor-proxy-silent = { $url } does not answer as it should ({ $why }): is the server running, on this database?
doctor-proxy-name = The name in { $url } is not known ({ $why }): see that it is written right, and leads to this machine in the DNS.
doctor-proxy-certificate = The certificate of { $url } is not accepted ({ $why }): see that it has not run out, that it is for this name, and that the proxy was reloaded since it was fetched.
doctor-proxy-unasked = { $url } was not asked: that needs a database that answers.
doctor-proxy-unjudged = { $url } leads from here to this very machine: whether the proxy says who asks cannot be judged from here.
doctor-proxy-scheme = The proxy says “{ $seen }” where players come by “{ $wanted }”: pass X-Forwarded-Proto on.
doctor-proxy-host = The proxy says host “{ $seen }” instead of “{ $wanted }”: pass the Host header on, with its port.
doctor-proxy-address = { $said ->
    [yes] The proxy says who asks, and is not believed: set FORWARDED_ALLOW_IPS to its address.
   *[no] All requests seem to come from this machine: let the proxy say X-Forwarded-For.
  }
doctor-proxy-well = Proxy: { $url } arrives as it was asked, from { $address }.
house-unknown = “{ $what }” isn’t something to do in the house; there are: { $known }.
house-needs = “tablee house { $what }” needs more: see “tablee house --help”.
bad-announcement = Announce in how many minutes the house closes, a whole number from 1 to { $high }, not “{ $value }”.
house-totals = Players known: { $players }, finished games: { $finished }
house-process = { $process } – tables in memory: { $tables }, playing: { $playing }, people: { $people }, watching: { $watchers }, thoughts waiting: { $queue }
house-no-process = No server has given a sign in the last minute.
house-trouble = { $when } trouble { $number }: { $kind } at { $where }
house-tables = Tables of the last day
house-people = People of the last day
house-reports = Reports
house-report-kind = { $kind ->
    [name] name
   *[saying] saying
  }
house-bars = Barred
house-aside = Tables set aside, which could not be read
house-closing = Announced: the house closes at { $when }. { $words }
house-link = Open this within { $minutes } minutes; it works once: { $link }
house-done = Done.
house-barred = Barred: { $whom }
house-announced = { $minutes ->
    [0] No closing is announced any more.
    [one] Announced: the house closes in { $minutes } minute.
   *[other] Announced: the house closes in { $minutes } minutes.
  }
house-noticed = { $kept ->
    [yes] The notice is shown at /notice and linked from the pages.
   *[no] There is no notice any more.
  }

## Lessons and analysis

about-lessons = the lessons of a game, step by step
about-analyse = look back at a game: chances, slips, luck and choices
help-lessons = Lists the lessons of a game: what one does there and what is right; with --json the positions, too, and all that is said.
help-analyse = Looks back at a recorded game: everybody’s chance to win at every moment, what choices cost, and what came from cards, from choices and from what the others held.
arg-analyse-plot = also draw the course of the game into a picture (.png or .svg)
no-lessons = { $title } has no lessons yet.
one-game-to-draw = A picture shows one game, and this file holds { $games }.
analysis-slips = Slips made sure of
analysis-slip = { $name }, { $word }: { $action }. Better: { $best } ({ $cost }).
analysis-very-bad = big slip
analysis-bad = slip
analysis-doubtful = small slip
analysis-player = player
analysis-decisions = decisions
analysis-mattered = that mattered
analysis-slip-count = slips
analysis-cost = cost
analysis-accuracy = accuracy
analysis-part-start = start
analysis-part-cards = cards
analysis-part-held = others’ hands
analysis-part-choices = own choices
analysis-part-others = others’ choices
analysis-part-result = result
analysis-course = Chances to win, as each could know them (%)
analysis-accounts = Where the result came from (points of chance)
analysis-step = action

about-puzzles = the puzzles of a game; mining new ones
help-puzzles = Lists the puzzles of a game: positions in which one choice is clearly the best, and the rule of thumb misses it; with --json the positions, too, and all chances. With --mine, looks for new ones in games of strong programs; with --pick, chooses those worth shipping.
arg-puzzles-mine = look for so many puzzles; every game looked through becomes a line of the file, and what is there already counts
arg-puzzles-minutes = stop looking after so many minutes
arg-puzzles-seed = the seed of the games looked through
arg-puzzles-workers = processes that look; as many as there are cores, unless said
arg-puzzles-pick = write the best of those mined into this file as a game’s folder holds them
arg-puzzles-out = the file to write: GAME-puzzles.jsonl for mining, else the standard output
no-puzzles = { $title } has no puzzles yet.
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-best = { $action }: { $best } %, the second of { $choices } choices { $second } %
mining = Mining in { $title } ({ $games } games)
mined = { $found ->
    [one] 1 puzzle
   *[other] { $found } puzzles
} in { $file }.
not-mined = “{ $file }” holds no mined puzzles; “tablee puzzles GAME --mine N --out FILE” makes such a file.
