## All pages

tagline = Tabletop games to open day and night, with friends or with programs that play well.
skip = Skip to content
other-language = En français
theme = Day or night
to-the-shelf = All games
tribute = An unofficial tribute: these games belong to their authors and publishers. If you like them, buy them and play them for real!
dream = A collector put the rule sheets of his games online and dreamt that the games could be opened and used day and night. This library follows his dream.
trouble = Something is wrong

## The shelf

shelf-title = The open game library
your-name = Your name
name-given = given at random
keep-name = Save name
name-kept = Saved: you are { $name }.
play = Play
play-now = Play now
set-a-table = Open a table
read-rules = The rules
fact-players = { $seats } players
fact-age = from age { $age }
fact-minutes = { $minutes } min
open-tables = Open tables
no-open-tables = No public table right now: open one!
continue = Continue
my-corner = My name and my games
finished-games = Finished games
no-finished-games = No finished game yet.
join = join
watch = watch
turn-yours = your turn
turn-others = being played
turn-of = it is { $name_of } turn
turn-open = sitting down
turn-lent = a program plays for you
left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
  }
left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
  }
left-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
  }
more-games = { $count ->
    [one] One more game
   *[other] { $count } more games
  }
upload-record = Look back at a record
open-record = Open
choose-record = Choose a file
record-chosen = file chosen

## The box

how-many = How many seats?
who-plays = Who plays?
seat-you = Seat 1: you
seat-number = Seat { $number }
a-person = a person
a-program = program, { $level }
options = House rules
by-lot = at random
bad-place = “{ $label }”: there is no seat { $place } at this table. Take another one, or more seats.
bad-number = “{ $label }”: { $value } will not do. It takes a whole number ({ $allowed }).
bad-choice = “{ $label }”: take one of the answers offered.
as-usual = as usual
flag-on = yes
flag-off = no
manners = The table
pace = Speed of the programs
pace-slow = slow
pace-usual = usual
pace-fast = fast
pace-instant = instant
clock = Time for a decision
clock-answer = Time for what all are asked
clock-none = no limit
clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
public-table = Public table: everybody sees it and may sit down
change-settings = Change the settings or the game
keep-settings = Keep these settings
statistics = The games played here
games-played = { $count ->
    [one] One finished game.
   *[other] { $count } finished games.
  }
stat-lengths = Length of the games, in decisions
stat-scores = Score of the winners
no-statistics = No finished game yet: the first one is yours.
rules-of = { $title }: the rules
find-rule = Search the rules
no-rule-found = No rule contains these words.
print-rules = Print
still-you = You

## Sitting down

invite-friends = Invite friends with this link:
link-here-only = This link opens only on the computer that Tablée runs on. Whoever started it can open it to other devices: its manual says how.
copy-link = Copy the link
link-copied = Link copied: now send it.
lobby-wait = The game begins when every seat is taken.
lobby-ready = The game begins when everybody is ready.
lobby-stopped = The game was stopped: nobody has won.
lobby-what-now = Play again here with the button below.
you = (you)
free-chair = free seat
sit-here = Sit here
add-bot = A program…
send-away = Remove
begin = Begin

## The table

table-felt = The table
table-over = The game is over.
table-round-over = The round is over.
table-watching-all = You are watching: an answer is awaited.
table-watching = You are watching: it is { $name_of } turn.
table-waiting-all = Waiting for an answer.
table-waiting = Waiting for { $name }.
asked-then = Then { $name } goes on.
clock-running = The time left to decide
clock-warning = Only { $seconds } s left: then a program plays for you.
handed-clock = { $you ->
    [yes] Your time is up: a program plays for you until you are back.
   *[no] { $name_of } time is up: a program plays instead.
  }
handed-late = { $you ->
    [yes] Your time is up.
   *[no] { $name_of } time is up: a program played instead.
  }
handed-done = A program played for you. { $told }
handed-asked = { $you ->
    [yes] You were waited for: a program plays for you until you are back.
   *[no] { $name } is not here any more: a program plays instead.
  }
handed-left = { $you ->
    [yes] You leave the table: a program plays for you until you are back.
   *[no] { $name } leaves the table: a program plays instead.
  }
handed-back = { $you ->
    [yes] Your seat is yours again.
   *[no] { $name } is back and plays again.
  }
rest-waiting = { $count ->
    [0] The next round is coming.
    [one] { $names } is still reading the score sheet.
   *[other] { $names } are still reading the score sheet.
  }
rest-ring = The time left until the next round
rest-time = The others wait for you until this circle is empty.
rest-alone = No hurry: the game waits for you.
rest-over = The next round has begun: go on when you like, you will be shown what happened.
seat-lent = a program plays instead
seat-reading = still reading the score sheet
seat-turn = to play
seat-turn-own = your turn
seat-since = Waited for since { $time }.
seat-away = away
closing-ring = Time left to answer
prompt-waits = Your choice waits…
prompt-waits-why = The others may still break in.
withdraw = Take back
choice-returned = Your choice comes back to you: the table has changed meanwhile. Choose again.
confirm = Confirm
cancel = Cancel
see-the-end = See the end
lend = Let a program play for { $name }
undo = Take back the last move
hint = A hint
hint-pass = Let it pass
hint-why = { $choice }: { $why }. Your chances to win: { $about ->
    [yes] about { "" }
   *[no] { "" }
  }{ $value }% (an equal share: { $share }%).
hint-told = { $choice }. Your chances to win: { $about ->
    [yes] about { "" }
   *[no] { "" }
  }{ $value }% (an equal share: { $share }%).
hint-least = { $evil ->
    [yes] It is the least evil
   *[no] It still promises most
  }: “{ $choice }” leaves { $less ->
    [yes] only { $value }%.
   *[no] no more.
  }
tap-again = It is small here: tap the same place again, or confirm.
hint-thinking = A very strong program is thinking…
hint-late = The table has changed: ask again if you want a hint.
hint-none = No hint this time: too many are thinking at once. Ask again in a moment.
choose-on = { $piece }: and then?
why-not-now = An answer is awaited: it is not your turn yet.
why-not-that = That is not possible now: choose what lights up.
why-not-yours = It is not your turn: we are waiting for { $name }.
table-pace = Pace
pace-step = step by step
next-beat = Next
next-tap = To see what comes next: this button, or the table.
meanwhile = One moment…
switch-alone = Play forced moves for me
alone-told = From now on a forced move plays itself. Rather make it yourself? See the Settings, in the menu.
alone-first = It is your only move. Later, such a move will play itself.
alone-did = Nothing else was left to do.
switch-notify = Notification at my turn
your-turn-call = It is your turn.
answer-call = The table waits for your answer.
notify-denied = Your browser does not allow notifications here; its settings for this page change that.
keys = Tab or arrows: from one choice to the next. Enter: choose. 1 to 9: the first, the second … of the open choices. Escape: cancel, or back to the table. H: a hint. U: take back. ?: these keys. A long press or right click on a piece: what it is.
keys-many = There are too many choices for the digits: arrows go from one to the next, Enter chooses.
hint-steps = first then next after last
score-sheet = Score sheet
rail = Log, rules and talk
rail-close = Back to the game
tab-log = Log
log-none = Nothing has happened yet.
tab-rules = Rules
tab-talk = Talk
tab-more = Settings
say-something = Say something
send = Say
mute = Mute
hear-again = Hear { $name } again
volume = Sound volume
switch-sound = Sounds
switch-voice = Voice
switch-large = Large text
switch-calm = Less motion
switch-confirm = Confirm my moves
invite = Invite
qr-code = QR code of the link to this table
leave = Leave the table
go-on = Go on
close-sheet = Close
close-scene = Back to the table
sheet-earlier = { $count ->
    [one] Show the round before, too
   *[other] Show the { $count } rounds before, too
  }
offline = The connection is lost; trying again…
unsent = Your move was not sent: the connection is lost.
gone = { $name } is not there any more (page closed or connection lost).
answer-late = Too late: the time to answer is over.
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thanks
phrase-oops = Ouch…
phrase-thinking = I am thinking
phrase-hurry = Your turn!
phrase-rematch = Another game?
phrase-bye = See you!
switch-company = Programs react and comment
emotes = Say something with a tap
remark-hello-beginner = Hello { $name }! It is my first time…
remark-hello-amateur = Hello { $name }!
remark-hello-skilled = Hello { $name }, have a good game, everybody.
remark-hello-master = Hello { $name }.
remark-bye-beginner = Oh, already? Bye { $name }!
remark-bye-amateur = Bye { $name }!
remark-bye-skilled = See you soon, { $name }.
remark-bye-master = Until next time, { $name }.
remark-pleased-beginner-1 = Oh, it worked!
remark-pleased-beginner-2 = Hooray!
remark-pleased-amateur-1 = Not bad, eh?
remark-pleased-amateur-2 = That one is mine.
remark-pleased-skilled-1 = As planned.
remark-pleased-skilled-2 = That suits me.
remark-pleased-master-1 = Hm.
remark-pleased-master-2 = Good.
remark-caught-beginner-1 = Ow, ow, ow…
remark-caught-beginner-2 = Oops, is that for me?
remark-caught-amateur-1 = Ouch.
remark-caught-amateur-2 = I felt that one.
remark-caught-skilled-1 = I half expected it.
remark-caught-skilled-2 = Well. On we go.
remark-caught-master-1 = So be it.
remark-caught-master-2 = Noted.

## The score sheet

round = Round
round-over = End of round { $round }
sheet-total = Total
sheet-over = End of the game
sheet-won = { $you ->
    [yes] { $count ->
        [0] You won!
       *[other] A tie: you win with { $names }!
      }
   *[no] { $count ->
        [0] End of the game
        [one] { $names } wins
       *[other] A tie: { $names }
      }
  }
taken-back-mark = moves were taken back
score-curve = The scores through the game
rematch = Play again
look-back = Look back at the game
step-back = One step back
step-on = One step forward
round-back = The round before
round-on = The next round
run = Play
run-stop = Pause
scrubber = Moment of the game
seen-by = Seen by
seen-by-all = everybody
download-record = Download the record

## A start that fails

port-busy = Port { $port } is taken by another program: stop that one, or choose another port with --port.
cannot-listen = Tablée cannot listen at { $host }, port { $port }: { $why }.
database-newer = This database was raised by a newer version of Tablée (schema { $found }; this one knows up to { $known }): upgrade Tablée, or use another database.
database-driver = The module “{ $module }” for this database is missing: install tablee[postgres].
database-unreachable = The database does not answer: { $why }. Check that it runs and that its address is right.
database-unwritable = The database cannot be written to: { $why }. Check who may write there and whether the disk is full.

## Refusals

no-table = There is no such table: check the link, or open another one.
set-aside = This table cannot be read and was set aside. The house has noted it; open another one meanwhile.
paused = The house is catching its breath: nothing was lost, try again in a moment.
no-record = This game is not kept here.
past-record-actions = Its actions
past-version = Played by version { $version } of the rules.
outdated = This game was begun under old rules and cannot go on. The table is still open: begin another game.
no-page = There is no such page.
wrong-method = This address does not accept this method.
bad-request-plain = This request could not be read.
bad-request = The field “{ $field }” is invalid: { $reason }.
our-mistake = This is our fault, not yours. Nothing was lost; tell us this number: { $number }.
who-are-you = We do not know who you are: join the table first.
cross-site = This request comes from another site: it is refused.
no-length = The length of the request is missing.
too-large = That is too large: { $most } kB at most.
too-fast = Slow down! Wait a second, then try again.
too-many-tables = You have { $most } tables going already: finish a game before you open another.
hint-one-at-a-time = One hint at a time: the last one is on its way.
record-too-long = This record is too long: up to { $most } actions are kept.
too-slow = Your request did not come in time: try again.
too-many-streams = Too many tables open at once: close a page, then try again.
bad-name = A name has between 1 and { $longest } visible characters.
no-match = No game is being played here.
stale = The table has changed in the meantime: your move comes back to you.
busy = Too much at once at this table: try again.
started-already = The game has already begun.
seats-empty = Some seats are still free: invite somebody or seat a program.
table-full = Every seat is taken: you can watch.
seat-taken = This seat is taken: choose another one.
not-seated = You have no seat at this table.
only-the-host = Only the host of the table can do that.
not-away = That person is here: let them play.
too-many-bots = Too many programs: { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
  } left.
too-many-people = There { $seats ->
    [one] is more than { $seats } person
   *[other] are more than { $seats } people
  } at the table.
bad-pace = There is no such pace; there are: { $known }.
bad-clock = There is no such time; there are (in seconds): { $known }.
bad-phrase = There is no such phrase; there are: { $known }.
bad-saying = Say something, in { $longest } characters at most.
hint-not-now = It is not for you to act: no hint now.
hint-one-choice = You have only one choice.
hint-only = You have one choice only: “{ $choice }”.
not-lasting = This answer cannot be given once and for all.
undo-not-now = Nothing can be taken back now.
undo-nothing = You have not played anything yet.
undo-others-acted = Somebody has played since: your move stays.
undo-turn-passed = Your turn has passed: your move stays.
undo-something-shown = That move revealed something hidden or brought in chance: it stays.
undo-far = Your last choice was in round { $round }. Go back there? All that followed, the end of the round too, will be played again.
undo-refuse = Stay here
undo-agree = Go back

## The house and its keeper

preview-table = A table of { $title }: sit down, or watch.
preview-game = A finished game of { $title }, to look back at.
device-title = On another device
device-about = Take your name, your seats and your games along to your phone or another computer: nothing to remember, no password.
device-link = Show the link and the QR code
device-count = { $count ->
    [one] You are known on { $count } device.
   *[other] You are known on { $count } devices.
  }
device-only = Keep only this one
passage-about = { $minutes ->
    [one] Open this link on the other device, or photograph the code. It works once, for { $minutes } minute.
   *[other] Open this link on the other device, or photograph the code. It works once, for { $minutes } minutes.
  }
passage-private = Show it to nobody: whoever opens it plays in your place.
passage-spent = This link has been used already, or is too old: ask for another one on the device you play on.
arrival-title = Is it you, { $name }?
arrival-about = Your name, your seats and your games will be on this device too.
arrival-instead = Here you are known as { $name }: what { $name } has played stays { $name }’s, and you cannot come back to it.
arrival-go = Yes, I am { $name }

kept-title = What is kept here
kept-intro = Tablée keeps what playing needs and nothing else. There is no advertising, nobody is counted or followed, and nothing is passed on unless you ask for it.
kept-name = Your name and when you came
kept-name-why = So that others know who sits there. Any name will do, and you can change it at any time.
kept-secret = A cookie with a secret
kept-secret-why = It is the key to your seats: by it your seat is yours again when you come back. We keep a digest of it only, one for each device. It lasts a year from your last visit.
kept-table = What happened at your tables
kept-table-why = A game is the list of what was done in it: so no move is lost, and every game can be looked back at.
kept-record = The records of finished games
kept-record-why = With the names of those who played. Those of public tables are listed for everybody; others are found by their link only.
kept-talk = What you say at a table
kept-talk-why = So that whoever comes later can read along. Only those who have the link of the table see it.
kept-report = What you report
kept-report-why = So that the keeper of this house can see to it. Nobody else reads it.
kept-push = The address of your browser at its message service, if you want to be told
kept-push-why = To tell you that it is your turn when the page is closed. The message passes through your browser’s service encrypted, and names only the table. One click at the table deletes it.
kept-choices = Cookies for language, theme, size, sounds and whom you mute
kept-choices-why = So that the page looks as you wish. They hold nothing about you.
kept-address = Your address on the network: not kept
kept-address-why = It is used for a moment, so that nobody asks more than their share, and is in no log and no database of ours, unless the keeper had to bar it.
kept-how-long = How long: until you have it deleted, or until the keeper clears away what is old.
kept-yours = { $name }, what is yours
kept-take-along = Take everything along (JSON)
kept-forget-about = You can have everything deleted: your name, your key and what you said. Games you played stay without your name; at running tables a program plays on.
kept-forget-sure = Yes, for good: it cannot be undone.
kept-forget = Delete everything about me
kept-nobody = We know nothing about you yet.
kept-reports = What you reported
report-something = Report a name or a message
report-about = The keeper of this house reads it. The one you report is not told who did. You can also mute somebody at once: × beside what they said.
report-a-name = A name
report-a-saying = A message
report-why = What is wrong with it? (optional)
report-send = Report
report-thanks = Thank you: the host of this house will read it.
report-waits = The keeper has not answered yet.
report-answered = The keeper has seen to it.
report-kind-name = name
report-kind-saying = message
notice-title = Legal notice
keeper-title = The keeper of the house
keeper-door = This link opens once. Enter to see what is going on.
keeper-enter = Enter
keeper-reports = Reports
keeper-no-reports = Nothing is reported.
keeper-processes = Processes
keeper-no-processes = No process has given a sign in the last minute.
keeper-process = Tables in memory: { $tables }, playing: { $playing }, people: { $people }, watching: { $watchers }, thoughts waiting: { $queue }
keeper-totals = Players known: { $players }, finished games: { $finished }
keeper-tables = Tables of the last day
keeper-people = People of the last day
keeper-barred = Barred
keeper-remove-table = Remove the table
keeper-remove-game = Remove the game
keeper-remove-saying = Remove the saying
keeper-rename = Rename
keeper-bar = Bar
keeper-unbar = Let in again
keeper-days = days
keeper-answer = Answer and close
keeper-game = Link or id of a finished game
keeper-address = Address, network or id of a player
keeper-announce = Announce a closing
keeper-minutes = In how many minutes? (nothing takes it back)
keeper-words = In your words
keeper-notice = Who is responsible for this house, and how to reach them. Shown to everybody; an empty line begins a paragraph.
keeper-keep = Keep
closing-soon = The house closes in about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }. Nothing is lost: games go on when it opens again. { $words }
barred = The keeper of this house does not let you do that any more.
keepers-only = Only the keeper comes in here, by the link that “tablee house link” prints.
keeper-link-spent = This link was used already, or is too old: “tablee house link” prints another one.
no-saying = There is no such saying at this table.
no-player = Nobody here has this id.
no-bar = Nobody of this id or address is barred.
no-report = There is no such report.
report-nobody = Nobody sits in this seat.
report-what = Choose what you want to report.
forget-sure = Say first that you mean it: nothing was deleted.
notice-too-long = The notice is too long: { $most } characters at most.

## Lessons and looking back

never-played = Never played it?
two-minutes = Two minutes to learn
two-minutes-about = { $first } short lessons are enough to play; the others come when you like.
play-at-once = Play without a lesson
play-with = Playing now is for { $seats }: you and { $seats ->
    [2] one program
   *[other] { $programs } programs
  }.
play-other = For another number:
rule-link = rule { $clause }
name-by-chance = At the table you go by a name given at random. To change it:
lessons-done = Lessons: { $done } of { $total }
lesson-number = Lesson { $number } of { $total }
lesson-steps = The lessons
lesson-start = To begin with
lesson-further = Then, when you like
lesson-step-done = done
lesson-next = Next lesson
lesson-again = Start over
lesson-skip = Leave
lesson-other = That is allowed, but it is not what this lesson asks for.
lesson-lost = This lesson has begun again: try once more.
no-lessons-yet = { $title } has no lessons yet.
no-such-lesson = { $title } does not have this lesson.
lesson-keys = Tab or arrows: from one choice to the next. Enter: choose. 1 to 9: the first, the second … Escape: cancel. ?: these keys.
lesson-offline = No answer: check the connection, then try again.
course-title = Chances to win
course-about = Everybody’s chance, as they could know it at that moment. Touch the curve to go there.
course-growing = A very strong program is looking at the game: { $percent }%
course-legend = From left to right the game, from bottom to top the chances to win (the line in the middle: 50%). Circle: a slip; diamond: a turning point.
course-impossible = This game is too long, or of earlier rules: it is not analysed.
course-decisions = Choices
course-no-slips = No slip that is certain.
course-accounts = Where the result came from
course-luck = Luck and choices: what is that?
course-accounts-about = Every card and every choice changes the chances to win; here all of it is added up for each player (100 points: a win), right of the line what helped, left of it what cost. Luck is the cards, one’s own and those the others happened to hold; the rest somebody chose.
course-moment = Move { $step }
course-moment-round = Round { $round }, move { $step }
part-cards = own cards (luck)
part-held = others’ cards (luck)
part-choices = own choices
part-others = others’ choices
slip-very-bad = big slip
slip-bad = slip
slip-doubtful = small slip
slip-told = { $name }, { $word } (−{ $cost }%): { $action }. Better: { $best }.
slip-told-elsewhere = { $name }, { $word } (−{ $cost }%): { $action }. Better: elsewhere, the table shows it.
summary-told = { $mattered } of { $decisions ->
    [one] { $decisions } choice
   *[other] { $decisions } choices
  } mattered; { $slips ->
    [0] no certain slip
    [one] { $slips } certain slip
   *[other] { $slips } certain slips
  }.
summary-nothing = { $decisions ->
    [0] Nothing to decide.
    [one] Little to decide: one choice only, and it hardly changed anything.
   *[other] Little to decide: { $decisions } choices, none of which changed the chance to win by much.
  }
analysis-busy = Too many games are waiting to be analysed: try again in a moment.

## Among friends

hints = Hints
hints-usual = while one person plays alone
hints-off = No hints at this table: its host can change that between two games.
voices = Spectators may talk
voices-allowed = Spectators may talk
voices-named = Those who watch may talk: first say your name.
voices-off = You are watching: at this table only those who sit may talk.
who-may-come = Who may come
for-all = everybody
for-friends = those who have the link
this-table = This table
as-asked = friend or program
open-friends = Invite friends
open-alone = Play with programs
get-up = Leave your seat
is-host = host
make-host = Make host
free-the-chair = Free the chair
change-chair = Move here
be-ready = I am ready
is-ready = ready
not-ready = not ready yet
not-ready-after-all = Not yet, wait for me
ready-anew = { $name } has just changed the settings: everybody is asked anew.
next-game = { $name } has chosen { $title }.
next-set = { $name } has changed the settings of the table.
next-lobby = The table waits for the next game.
next-begun = The next game has begun.
next-go = Go there
ready-soon = The game begins when everybody is ready, or in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
ready-choosing = { $name } is choosing other settings: the game waits, { $minutes ->
    [one] { $minutes } minute at most
   *[other] { $minutes } minutes at most
  }.
ready-all = The game begins when everybody is ready.
ready-waiting = { $count ->
    [0] The next game is coming.
   *[other] You are ready; waiting for { $names }.
  }
take-chair = Take { $name_of } chair
chair-promised = The chair is yours from the next round on.
back-to-the-table = Back to the table
seats-resized = { $title } is for { $low } to { $high }: the table will have { $seats } seats instead of { $old }.
settings-too-late = The game has begun meanwhile: nothing was changed. What you chose stays here; keep it once the game is over.
stop-game = Stop the game
stop-really = Really stop the game?
stop-really-alone = It ends here, without a winner, and cannot be taken up again. The table stays: you can play another.
stop-really-others = The others have to agree. Then the game ends here, without a winner; the table stays.
leave-really = Leave the game?
leave-really-alone = It stops here and waits for you: the home page leads you back whenever you like.
leave-really-others = A program will play for you until you are back; your place stays yours. The home page leads you back.
leave-refuse = Stay
leave-agree = Leave
stop-asked = { $count ->
    [one] { $names } wants to stop the game. Do you agree?
   *[other] { $names } want to stop the game. Do you agree?
  }
stop-waits = Waiting for the others to agree to stop.
stop-agree = Yes, stop
stop-refuse = No, go on
stop-withdraw = Go on playing
nobody-there = Nobody sits there.
free-later = The game is running: a program can play for them; their chair can be freed afterwards.
unread = unread
spectators = { $count ->
    [one] Watching: { $names }.
   *[other] Watching ({ $count }): { $names }.
  }
spectators-unknown = { $count ->
    [one] somebody
   *[other] { $count } people
  }
helped-hint = { $you ->
    [yes] You took { $count ->
        [one] a hint.
       *[other] { $count } hints.
      }
   *[no] { $name } took { $count ->
        [one] a hint.
       *[other] { $count } hints.
      }
  }
helped-program = { $you ->
    [yes] A program played for you.
   *[no] A program played for { $name }.
  }
told-sits = { $name } sits down.
told-takes = { $name } takes { $other_of } chair.
told-claim = { $name } will take { $other_of } chair when the next round begins.
told-rise = { $name } got up from the table.
told-freed = { $name } is away from the table: the chair is free.
told-lend = A program has begun to play for { $name }.
told-back = { $name } is back.
told-undo = { $name } takes the last move back.
undone = { $you ->
    [yes] You take your last move back{ $round ->
        [0] .
       *[other] : back in round { $round }.
      }
   *[no] { $name } takes the last move back{ $round ->
        [0] .
       *[other] : back in round { $round }.
      }
  }
told-move = { $name } changes chairs.
told-host = { $name } hosts this table now.
told-name = { $old } is now called { $name }.
told-ready = { $name } is ready for the next game.
told-stop = { $name } proposes to stop the game.
told-go-on = { $name } wants to go on playing.
told-end = The game was stopped by agreement.
told-end-alone = The game was stopped.
told-set = The table was set anew.
told-set-game = Another game: { $title }, { $seats } seats.
told-set-seats = The table was set anew: { $seats } seats.
told-choosing = { $name } is choosing other settings.

## Playing on

seen-open = all hands open
share-moment = The link of this moment:
play-on = What if…? Play on from here
on-seat = In the seat of
on-asked = whose turn it is
on-cards = The cards
on-cards-lay = as they lay
on-cards-anew = shuffled and dealt anew, but for those this seat saw
on-level = Against programs of level
on-go = Play on
on-over = The game is over at this moment: go a step back to play on.
on-past-rules = This game follows earlier rules: it can be looked at, but no longer played.
on-no-seat = There is no such seat at the table: it has { $seats }.
course-round = Round { $round }
course-turns = Turning points
course-no-turns = No clear turning point.
turn-told = { $told } { $name } goes from { $before }% to { $after }% chance to win.
turn-done = { $name }: { $action }.

## The coach

switch-coach = Warn me of a weak choice (against programs)
coach-alone = The coach speaks only in games that you play against programs.
coach-made = Your choice: { $choice } ({ $value }% chance to win).
coach-better = Better: { $choice } ({ $value }%).
coach-better-why = Better: { $choice } ({ $value }%): { $why }.
coach-ask = Take this choice back?
coach-asks = The coach asks you: take this choice back, or keep it?
coach-back = Take it back
coach-keep = Keep my choice

## A first game

switch-gentle = Explain a first game
news-fine = Got it
news-stop = Stop explaining

## The rules in short

short-aim = The aim
short-turn = Your turn
short-end = The end

## For the curious

findings = For the curious
findings-made = { $games } games of { $seats }, played by programs of level { $level }.
findings-long = How many actions? Usually { $median } (nine games in ten: { $q05 } to { $q95 }).
findings-begin-helps = Going first helps: { $percent }% of the games won.
findings-begin-hurts = Going first does not help: { $percent }% of the games won.
findings-begin-same = Going first makes no clear difference ({ $percent }% of the games won).
findings-places = Wins by seat, starting with whoever goes first
findings-span = Wins by seat, starting with whoever goes first. The black line is what chance explains, the red one an equal share.
findings-rules = Which rules come up
findings-met = { $percent }% of the games, { $times } times a game
findings-how = How this was counted
findings-again = To make these figures again:

## My corner: results and progress

my-results = My results
my-no-results = Games you finish at a table here will appear here.
my-game = Game
my-against = Against
my-played = Games
my-won = Won
my-percent = { $percent }%
against-people = people
against-mixed = programs of several levels
my-over-time = Choices and luck, game by game
my-accuracy = Choices that mattered: 100 where none cost anything, 0 where all that was at stake is lost
my-no-accuracy = Nothing to draw yet: in the games that were analysed no choice really mattered.
my-curve-ends = On the left, the oldest: { $first }; on the right, the newest: { $last }. The scale goes from { $low } to { $high }.
my-luck = Luck, in points of the win (in the middle: neither good nor bad)
my-not-weighed = Open one of your finished games: once it is analysed, its accuracy and luck are drawn here.
my-lessons = { $done } of { $total }
my-kept = Take along or delete all that is kept of you

## Puzzles

puzzles-title = Puzzles
puzzles-motto = One move to find
puzzles-daily = every day
puzzles-about = A position from a real game, and one choice clearly better than all others: find it. Every day one puzzle for each game, the same for everybody.
puzzles-rating = Your rating tells your level: 1200 to begin with, higher after a puzzle solved at the first try, lower after one that was missed.
puzzle-daily = Puzzle of the day
puzzle-daily-done = Puzzle of the day: solved
puzzle-title = Puzzle
puzzle-another = Another one
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-task = A game of { $seats }, and it is your turn. One choice is clearly the best: which?
puzzle-wrong = { $choice }: { $chance }% chance to win. Another choice has { $best }%: try again.
puzzle-right = Well seen! { $choice }: { $best }% chance to win, { $second }% with the second best.
puzzle-shown = The best choice: { $choice }, { $best }% chance to win, { $second }% with the second best.
puzzle-choice = { $choice }: { $chance }% chance to win, { $best }% with the best choice.
puzzle-why = Why: { $why }.
puzzle-worths = Chances to win with each choice
puzzle-mark-best = best
puzzle-mark-yours = tried
puzzle-tap = Touch a choice: the table shows it.
puzzle-next = Next puzzle
puzzle-give-up = Show me
puzzle-give-up-about = The puzzle will count as not solved.
puzzle-streak = { $streak ->
    [0] No streak yet: solve the puzzle of the day of a game.
    [1] Streak: { $streak } day
   *[other] Streak: { $streak } days in a row
}
puzzle-rating-same = Your rating: { $rating }{ $streak ->
    [0] { "" }
    [1] {" "}· streak: { $streak } day
   *[other] {" "}· streak: { $streak } days
}
puzzle-rating-up = Your rating: { $rating } (+{ $change }){ $streak ->
    [0] { "" }
    [1] {" "}· streak: { $streak } day
   *[other] {" "}· streak: { $streak } days
}
puzzle-rating-down = Your rating: { $rating } (−{ $change }){ $streak ->
    [0] { "" }
    [1] {" "}· streak: { $streak } day
   *[other] {" "}· streak: { $streak } days
}
my-puzzles = { $done } of { $total } · your rating: { $rating }
my-rating = { $title }: your rating over the puzzles
no-puzzles-yet = { $title } has no puzzles yet.
no-such-puzzle = { $title } does not have this puzzle.
puzzle-lost = This choice is not allowed in this puzzle: load the page again and try once more.
kept-learning = The lessons done and the puzzles tried
kept-learning-why = So that you go on where you were, and for your streak and your rating. Only you see them.
