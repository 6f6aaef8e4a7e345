## Errors

unknown-game = There is no game called “{ $name }”. The games are: { $known }.
unknown-option = { $title } has no option “{ $option }”. Its options are: { $known }.
unknown-term = { $title } has no option “{ $option }”, nor does this call take it. The game’s options are: { $known }. The call takes: { $terms }.
unknown-term-near = { $title } has no option “{ $option }”, nor does this call take it: did you mean “{ $near }”? The game’s options are: { $known }. The call takes: { $terms }.
bad-value = The option { $option } cannot be “{ $value }”. It takes: { $allowed }.
option-twice = The option { $option } is given twice.
bad-seats = { $title } is played by { $low } to { $high } players, not { $seats }.
bad-names = Give one name of at most { $longest } characters for each of the { $seats } players.
bad-seed-kind = A seed is a text, a whole number or bytes, not { $seed }.
bad-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
bad-learner-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }, and "random" draws one at every deal.
game-over = The game is over.
nothing-to-decide = Seat { $seat } has nothing to decide now.
unknown-action = “{ $action }” isn’t an action of { $title }.
not-yet = “{ $action }” comes back to you: the table was not ready. Try again in a moment.
not-your-turn = It is not your turn ({ $clause }).
nothing-to-undo = There is nothing to take back.
bad-step = There is no step { $n }: they run from 0 to { $last }.

not-an-object = { $key } must be an object.
missing-key = The position lacks the key “{ $key }”.
unknown-key = The position has an unknown key “{ $key }”. The keys are: { $known }.
not-in-range = “{ $key }” is { $given }; it must be a whole number from { $low } to { $high }.
not-one-of = “{ $key }” is { $given }; it must be one of: { $known }.
not-a-list = “{ $key }” must be a list.
wrong-length = “{ $key }” has { $given } entries; it must have { $right }.
no-such-card = “{ $key }” names { $given }, which isn’t a card in this game.
too-many-of-card = “{ $key }”: there are not that many cards { $given } in the game.
bad-position = A number of the position is too large.
bad-record = The record of game { $place } cannot be: { $reason } Nothing was changed.
not-a-record = This is not one record of { $title }, as `batch.states[0]` is one: { $given }.
unreadable-record = This record is none that a table could show: a number in it is out of range.
unfit-key = “{ $key }” is { $given }, but with the rest of the position it must be { $right }.

at-line = Line { $line }: { $reason }
empty-record = There is no game record here: give the text of a record, not a file’s name.
not-json = This is not a line of a game record (a JSON object).
unknown-format = The record begins with format { $format }; this program reads { $known }.
unknown-version = The record follows version { $version } of the rules, which this program no longer knows or does not know yet: it plays version { $known }. It can be neither replayed nor verified here.
past-rules = This game of { $title } follows version { $version } of the rules, which have changed since: one can look back at it, but programs no longer play by them.
missing-option = The header does not name the option { $option }.
no-seed = The header has no seed: the game is still being played.
bad-seed = The seed must be 64 hexadecimal digits.
wrong-seed = The seed does not fit its commitment.
bad-lots = The lots of an event are four words of 32 bits (in a record 32 hexadecimal digits), not { $value }.
wrong-number = The decision is numbered { $n }; { $expected } was expected.
wrong-legal = The listed legal actions are not those of the rules.
wrong-state = The state is not the one this game leads to.
wrong-result = The result is not the one this game leads to.
early-result = There is a result, but the game is not over.
after-the-end = There is a decision after the result.
bad-key = “{ $key }” is missing or is not { $kind ->
    [str] a text
    [int] a whole number
    [list] a list
   *[dict] an object
  }.

needs-package = This needs { $package }: install it with pip install "tablee[{ $extra }]".
unknown-reset-option = `reset` does not know the option “{ $name }”; it knows: { $known }.
no-perfect-recall = An observation holds what can be seen now, not all that was seen: it has no perfect recall. The text of the information state has; for learners, tablee.envs.history keeps the last actions as numbers.
bad-actions = The actions must be whole numbers in an array of { $games }, one for each game.
bad-rows = A network of { $title } takes rows of { $size } numbers and masks of { $actions } flags, as many of both, and was given { $rows } and { $masks }.
row-not-finite = Row { $row } is not all numbers: what a seat observes is.
row-without-choice = The mask of row { $row } allows nothing: leave out games that are over.
row-of-no-table = Row { $row } is not what a seat observes: its part “table” must have a 1 for each of { $low } to { $high } seats.
no-gpu = There is no GPU here that CUDA can use. Leave `device="cuda"` out to use the processor.
not-interpreted-on-gpu = Interpreted rules do not run on a GPU: take `compiled=True`, or the processor.
no-numba-cuda = The GPU needs numba-cuda. Install it with: pip install "tablee[gpu]"
illegal-in-batch = “{ $action }” is not legal in game { $place } of the batch, where seat { $seat } decides. Nothing was changed.
no-such-code = { $code } isn’t an action (game { $place } of the batch): codes run from 0 to { $last }. Nothing was changed.
bad-viewers = Give one seat for all games, or an array of { $games }, one for each game.
bad-marks = Which games are meant is marked by an array of { $games } flags, one for each game.
bad-positions = Give one position for all of the { $places } games, or one for each, not { $given }.
bad-positions-kind = Give one position or a list of them, states in the game’s notation or matches, not { $kind }: { $given }. Records of a batch are put in place by `batch.load(saved)`, or read by `game.state_of(batch.states[0])`.
bad-load = One saved game fills any number of places; else { $places } are needed, and { $given } were saved.
bad-saved-index = { $which } is none of the { $games } saved games: take a number, a slice or a list of numbers.
another-game = These games are of another kind: { $given } instead of { $own }.
not-followed = No game is followed yet: call `follow` first, then what happens is written down.
history-behind = { $games } games have gone on unseen (the first in place { $place }): step by `history.step`, and call `forget` after `reset`, `load` and the like.
seed-for-some = A seed is for all games: to deal only some anew, give none.
arrays-overlap = The arrays “{ $one }” and “{ $other }” share memory. Give each its own.
bots-of-many-tables = At many tables at once the others are played by one of: { $known }, or by a policy that is called with rows of observations and masks, not by “{ $name }”. `gymnasium.make` takes every program.
self-at-one-table = At one table nobody else is there to play for you: with tablee.envs.pettingzoo you play all seats, and gymnasium.make_vec knows bots="self".
unknown-array = There is no array “{ $name }”. The arrays are: { $known }.
bad-array = The array “{ $name }” must be writeable, in C order, of shape { $shape } and type { $kind }.

unknown-bot = No program is called “{ $name }”. The programs are: { $known }.
bot-crashes = { $bot } crashed ({ $reason }): the rule of thumb plays for it.
bot-stalls = { $bot } did not answer within { $seconds } s: the rule of thumb plays for it.
bot-nonsense = { $bot } answered “{ $answer }”, which is not legal: the rule of thumb plays for it.
bot-wrong = { $bot } answered what cannot be played ({ $why }): the rule of thumb plays for it.
answer-shape = { $given } instead of { $rows } × { $actions } probabilities or { $rows } whole numbers
answer-code = the code { $code } in row { $row } is not legal there
answer-not-finite = row { $row } is not all numbers
answer-negative = row { $row } has a negative probability
answer-nothing-legal = row { $row } gives nothing to any legal action
fault-crashes = { $bot } crashed ({ $reason }).
fault-stalls = { $bot } did not answer within { $seconds } s.
fault-nonsense = { $bot } answered “{ $answer }”, which is not legal.
fault-wrong = { $bot } answered what cannot be played: { $why }.
no-such-class = There is no program “{ $name }”: a program of your own is named module:Class, and its module must be found by Python or lie in { $folder }.
no-class-in-module = The module { $module } has no { $name }: a program of your own is named module:Class.
class-fails = The program “{ $name }” cannot be made: { $reason }
class-late = The program “{ $name }” was not loaded within { $seconds } s.
policy-of-another-game = This network plays { $other }, and the game is { $title }.
faults-told = { $bot } failed in { $faults } of { $moves } decisions. There the rule of thumb played for it, so what it won is not all its own.
no-bot = { $name } is no program: it needs a method `choose(look, legal, clock)` or `act(observation, mask, clock)`, or must be callable with rows of observations and masks.
no-main-guard = This script would be run again from its beginning by every process it starts. Put what it does under: if __name__ == "__main__":
two-bots = A contest is between at least two programs of different names, in a list or a mapping, not: { $value }.
sprt-two = The sequential test decides between two programs, not { $given }.
no-workers = The programs cannot be sent to other processes ({ $reason }): take workers=1, or classes that can be imported.

bots-at-table = Name one program for all seats or one for each of the { $seats }, not { $given }.
varied-by-itself = The option { $option } is { $value } already; vary it by another value.
no-ray = Ray is not installed here: install it with pip install "tablee[ray]".
cluster-wants-token = The Ray cluster at “{ $address }” only admits holders of its token: set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN unless the token lies in ~/.ray/auth_token.
no-cluster = There is no Ray cluster to be reached at “{ $address }” ({ $reason }).

## Programs

level-beginner = beginner
level-amateur = amateur
level-skilled = skilled
level-master = master
level-random = random
score-name = points

## Options

option-first = Who begins?
option-first-about = Chance, or a seat.
rules-tags = R: a rule of the printed sheet. D: a decision of ours where the sheet is silent or can be read in two ways. Without a tag: a remark of ours.

## Credits

credit = { $role }: { $name }
credit-author = Author
credit-art = Art direction
credit-design = Design
credit-proofreading = Proofreading
credit-publisher = Publisher
credit-online = Sheet put online by the games library
credit-former = Formerly known as

## What a game must bring

contract-no-file = The file { $file } is missing from the game’s folder.
contract-no-module = The module { $module } is missing. { $what }
contract-import = The module { $module } cannot be loaded: { $reason }
contract-no-name = The module { $module } has no { $name }.
contract-parameters = { $name } in the module { $module } must be callable as { $expected }.
contract-not-a-rule = { $name } in the module { $module } must be marked @rule, to be compiled.
contract-no-field = The option { $option } has no field in the record: add { $option } to State.
contract-codes = rules.ACTIONS is { $codes }, but notation.ACTIONS has { $texts } texts: there must be as many.
contract-texts-alike = Two actions are written “{ $text }”: each needs a text of its own.
contract-too-many-codes = There are { $codes } codes; a batch on a GPU can hold { $most } at most.
contract-record = A record has { $bytes } bytes; a GPU can hold { $most } at most.
contract-no-part = LAYOUT must have a part “{ $part }” with a place for each of { $size } players.
contract-no-word = The message { $key } is missing from { $lang }.ftl.
contract-unread = Line { $line } of { $lang }.ftl cannot be read: { $text }
contract-no-rules = { $lang }.ftl does not tell the rules: it needs messages heading-… and R1, R2 …
contract-fails = “{ $what }” fails: { $reason }
contract-lesson = The lesson “{ $lesson }” does not say what the rules do: { $reason }
contract-kept = { $title } has all it needs.
broken-game = The game “{ $name }” of the package { $package } is left out: { $reason }

weights-none = No weights come with { $title }. Learn some with `tablee learn`, or name a file of weights.
weights-unreadable = { $file } is not a file of weights that can be read.
weights-no-file = There is no file { $file }.
weights-of-another-game = These weights are for “{ $other }”, not for { $title }.
weights-of-other-rules = These weights were learnt by version { $theirs } of the rules of { $title }; the rules are at version { $ours } now. Learn them anew.
weights-of-another-layout = These weights do not fit the observations, actions or network of { $title } as they are now. Learn them anew.
