## Commands in a line

about-open = open the library in the browser (the usual command)
about-serve = serve the library to others, on the network
about-play = play in the terminal against the machine
about-games = what is on the shelf
about-rules = the complete rules of a game
about-lessons = the lessons of a game, step by step
about-record = random games, written down as JSON Lines
about-replay = a recorded game told in words
about-verify = check recorded games
about-analyse = look back at a game: chances, slips, luck and choices
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
help-lessons = Lists the lessons of a game: what one does there and what is right; with --json the positions, too, and all that is said.
help-record = Plays games at random and writes each as a game record, JSON Lines. The same seed gives the same games; without one they are new.
help-replay = Plays a record and tells it in words, with the table and every hand. Several records may follow each other in one file.
help-verify = Checks the seed, every action and the result of each record, and its lists of legal actions and its states where it has them.
help-analyse = Looks back at a recorded game: everybody’s chance to win at every moment, what choices cost, and what came from cards, from choices and from what the others held.
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
arg-analyse-plot = also draw the course of the game into a picture (.png or .svg)
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
no-lessons = { $title } has no lessons yet.
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
sim-title = { $title } · { $games ->
    [one] { $games } random game
   *[other] { $games } random games
  } with { $seats } players
sim-speed = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } in { $seconds } s: { $gamesrate } games/s, { $movesrate } moves/s on { $threads ->
    [one] { $threads } core
   *[other] { $threads } cores
  }
sim-unfinished = { $unfinished ->
    [one] { $unfinished } game was
   *[other] { $unfinished } games were
  } cut after { $limit } { $limit ->
    [one] move
   *[other] moves
  }; { $finished ->
    [0] no game came to its end.
    [one] lengths, winners and scores are those of the { $finished } finished game.
   *[other] lengths, winners and scores are those of the { $finished } finished games.
  }
figure = { $places ->
    [0] { NUMBER($value, maximumFractionDigits: 0) }
    [1] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
  }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
percent-whole = { NUMBER($value, maximumFractionDigits: 0) }%
sim-length = Length (moves)
sim-of-seat = { $score }, seat { $seat }
sim-line = { $name }: { $figures }
sim-mean = mean
sim-sd = sd
sim-min = min
sim-q1 = Q1
sim-median = median
sim-q3 = Q3
sim-max = max
sim-seat = Seat
sim-wins = Wins
sim-interval = 95% interval
sim-fair = even share { $share }
sim-end = End
sim-games = Games
sim-share = Share
plot-lengths = How long a game lasts
plot-lengths-axis = moves
plot-lengths-cut = up to { $high } ({ $share } of games)
plot-finished-only = only finished games: { $finished } of { $games }
plot-scores = { $score } by seat
plot-wins = Who wins
plot-wins-axis = share of wins, ties shared
plot-ends = How it ends
plot-games-axis = games
plot-seat-axis = seat
plot-none = no game came to its end
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
arg-bots = the programs, by name: beginner, amateur, skilled, master, or an installed one
arg-arena-games = how many games (100)
arg-arena-plot = also draw the win rates into a picture (.png or .svg)
arg-arena-save = also write the games into a file, as records
arg-sprt = stop as soon as it is decided whether the first program is better than the second
arg-play-bots = who plays the other seats: one level for all, or one each (amateur)
two-bots-needed = An arena needs at least two different programs (--bots amateur,skilled).
sprt-needs-two = --sprt decides between exactly two programs.
in-the-arena = { $title }: in the arena
arena-title = { $title } · arena of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } with { $seats } players
arena-unfinished = { $games ->
    [one] { $games } more game did not come to an end and does not count.
   *[other] { $games } more games did not come to an end and do not count.
  }
arena-bot = Program
arena-games = Games
arena-wins = Wins
arena-interval = 95% interval
arena-rating = Rating
arena-ms = ms/move
arena-fair = A fair share is { $share }. Every seat taken counts as a game; a tie is shared.
arena-plot = Share of wins
arena-plot-fair = fair share
sprt-better = Decided: { $first } is better than { $second }.
sprt-not-better = Decided: { $first } is not better than { $second }.
sprt-open = Not decided yet: more games are needed.
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
lab-title = How { $title } behaves with { $seats } players
lab-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $finished } finished
lab-bots = played by: { $bots }
lab-seed = seed { $seed }
lab-place = { $place ->
    [0] the starting player
    [1] next to the left
   *[other] { $place } to the left
  }
lab-seat = seat { $seat }, { $bot }
lab-head-what = What
lab-head-mean = Mean
lab-head-interval = 95% interval
lab-head-median = Median
lab-head-most = 90% of cases
lab-head-seat = Place
lab-head-wins = Wins
lab-head-payoff = Payoff
lab-head-moment = After
lab-head-led = Somebody leads
lab-head-won = The leader wins
lab-head-clause = Clause
lab-head-fires = Games
lab-head-times = Times a game
lab-head-option = Option
lab-head-effect-actions = Actions
lab-head-effect-opener = Starting player’s wins (points)
lab-head-effect-lead_changes = Lead changes
lab-of-actions = Actions in a game
lab-of-rounds = Rounds in a game
lab-of-choices = Legal actions per decision
lab-of-lead_changes = Lead changes in a game
lab-of-lead_taken = Winner ahead for good after
lab-of-margin = First ahead of second by ({ $score })
lab-of-unfinished = Games left unfinished
lab-of-forced = Decisions without a choice
lab-of-never_changed = Games in which the lead never changed hands
lab-of-tied = Games with a shared victory
lab-length = Length and choice
lab-length-note = All but the share of unfinished games is about finished ones. The last column holds 90% of all cases, from the 5th to the 95th percentile.
lab-seats = Does it help to begin?
lab-seats-note = The share of victories by place at the table, counted from the starting player; a tie is shared, and { $share } would be even. The payoff is 1 for the first, −1 for the last, evenly spaced between.
lab-lead = The lead
lab-lead-note = Whoever is ahead of all others by the game’s own standing leads. The lead changes when it passes to somebody else, through a tie or not.
lab-leaders = When is it decided?
lab-leaders-note = How often somebody leads alone after part of a game’s actions, and how often that one goes on to win.
lab-clauses = Which rules come up?
lab-clauses-note = In { $games } games, replayed in rules that count: in how many actions of a game (the deal counts as one) the place that carries out a clause is reached, and in how many games it is at all. { $count ->
    [0] Every clause has such a place.
   *[other] No such place is marked for { $unseen }: most of these say what is legal or what is in the box.
  }
lab-effects = What do the options change?
lab-effects-note = Each option alone against the game above, on the same deals (those games that come to an end both ways): the mean difference and its 95% interval. Where the interval holds 0, the change may be chance.
lab-axis-actions = actions in a game
lab-axis-choices = legal actions
lab-axis-decisions = decisions
lab-axis-games = share of games
lab-axis-moment = part of the game’s actions
lab-axis-changes = lead changes in a game
lab-axis-fires = share of games in which the clause fires
lab-axis-effect-actions = difference in actions
lab-axis-effect-opener = difference in percentage points
lab-axis-effect-lead_changes = difference per game
lab-plot-choices = How much choice there is
lab-plot-by-place = Who wins, by place
lab-plot-by-seat = Who wins, by seat
lab-plot-taken = When the winner took the lead for good
lab-plot-changes = How often the lead changes
lab-plot-leaders = How often the leader wins
lab-plot-clauses = How often each clause fires
lab-plot-effect-actions = Length
lab-plot-effect-opener = Starting player’s wins
lab-plot-effect-lead_changes = Lead changes
lab-line-won = the leader goes on to win
lab-line-led = somebody leads alone
lab-line-fair = even share
lab-times = { $times } times a game
lab-never = never

## The analysis of a game

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
