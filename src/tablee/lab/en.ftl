# What the lab says: numbers, simulations, arenas and studies.

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
sprt-needs-two = --sprt decides between exactly two programs.
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
arena-faults = { $bot } failed in { $faults ->
    [one] { $faults } decision
   *[other] { $faults } decisions
  } of { $moves }: there the rule of thumb played, and the figures are partly its own.
matrix-title = { $title } · each against each, { $games ->
    [one] { $games } game
   *[other] { $games } games
  } a pair, with { $seats } players
matrix-fair = What the program of a row won against that of a column, with the 95% interval; a fair share is a half. Half of the seats belong to each; all pairs meet the same deals.
matrix-plot = Wins of the row against the column
matrix-plot-against = against
sprt-or-matrix = --sprt and --matrix are two different questions: choose one.
sprt-asks = The question, before the first game: does { $first } score { $low } of a deal against { $second }, or { $high }? Either answer may be wrong in { $doubt } of cases. Deals are counted, each played from every side.
sprt-better = Decided: { $first } is better than { $second }.
sprt-not-better = Decided: { $first } is not better than { $second }.
sprt-open = Not decided yet: more games are needed.
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
