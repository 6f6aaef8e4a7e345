## The card

about = Add your card to the running total, and leave the doublets (11, 22 … 66) and 77 to the others.
motto = Beware of the 77
score-name = buoys left (at 0 one swims: still in play, but out with the next loss)
score-total = Left
option-tokens = Buoys
option-tokens-about = Buoys for each player at the start.
option-repeat_costs = Repeating costs
option-repeat_costs-about = Repeating a doublet with a 0 or a change of direction costs a buoy too.
option-draw_by_hand = Draw by hand
option-draw_by_hand-about = Everybody draws their own cards; forget it, and you play on with fewer.

## Words

card-figure = { $figure }
card-turn = a change of direction

## Choices

choice-lay = Play { $card }
choice-draw = Draw a card
choice-forget = Go without a card

## Log

log-lay = { $you ->
    [yes] You play { $card }: the total is now { $total }.
   *[no] { $who } plays { $card }: the total is now { $total }.
  }
log-lay-same = { $you ->
    [yes] You play { $card }: the total stays at { $total }.
   *[no] { $who } plays { $card }: the total stays at { $total }.
  }
log-lay-twice = { $you ->
    [yes] You play { $card }: the total stays.
   *[no] { $who } plays { $card }: the total stays.
  }
log-loss = { $you ->
    [yes] You lose a buoy; you have { $tokens } left.
   *[no] { $who } loses a buoy and has { $tokens } left.
  }
log-swims = { $you ->
    [yes] You lose your last buoy: you are swimming. You play on, but the next loss puts you out.
   *[no] { $who } loses the last buoy and is swimming: still in play, but out at the next loss.
  }
log-out = { $you ->
    [yes] You go under: you are out.
   *[no] { $who } goes under and is out.
  }
round-loss = { $you ->
    [yes] You lose the round
   *[no] { $who } loses the round
  }
round-swims = { $you ->
    [yes] You lose the round
   *[no] { $who } loses the round
  }
round-out = { $you ->
    [yes] You lose the round
   *[no] { $who } loses the round
  }
log-way = { $way ->
    [clockwise] Play goes clockwise again.
   *[back] Play now goes the other way round.
  }
log-two = { $you ->
    [yes] Because of the 2×, you must play two cards.
   *[no] Because of the 2×, { $who } must play two cards.
  }
log-draw = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
  }
log-draw-own = You draw { $cards }.
log-forget = { $you ->
    [yes] You go without a card.
   *[no] { $who } goes without a card.
  }
log-late = { $you ->
    [yes] Too late to draw: you play on with fewer cards.
   *[no] Too late to draw: { $who } plays on with fewer cards.
  }
log-shuffle = The pile was empty: the cards played are shuffled and become the new pile.
log-too-much = { $you ->
    [yes] You play { $card }: { $total }, which is 77 or more, and the round is over.
   *[no] { $who } plays { $card }: { $total }, which is 77 or more, and the round is over.
  }
log-empty = Nobody holds a card any more: the round is over.
log-round = { $you ->
    [yes] Round { $round } begins; you open.
   *[no] Round { $round } begins; { $who } opens.
  }
log-won = { $you ->
    [yes] You are the last one left: you win!
   *[no] { $who } is the last one left and wins!
  }

## At the table

table-round = Round { $round } · stay afloat!
table-way = { $way ->
    [clockwise] clockwise
   *[back] counter-clockwise
  }
table-way-label = Play goes { table-way }
table-pile = pile
table-pile-label = { $count ->
    [0] The pile is empty: the cards played will become the new one
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
  }
table-laid = Played
table-hand = Your hand
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-swims = swims
table-swimming = swims: no buoy left, out at the next loss
table-one-left = { $own ->
    [yes] one more loss of the other, and you win!
   *[no] one more loss of the other wins the game! (hence the frame round the name)
  }
table-out = out
table-draws = { $count ->
    [one] may draw a card
   *[other] may draw { $count } cards
  }
table-two = two cards to play
table-total = { $kind ->
    [doublet] Total: { $total }, a doublet: announcing it costs a buoy
    [below] Total: { $total }, below zero, where there are no doublets
    [high] Total: { $total }. At 77 a buoy is lost and the round ends
    [beyond] Total: { $total }. 77 is reached
   *[plain] Total: { $total }. The next doublet, { $next }, costs a buoy
  }
table-doublet = doublet
table-below = below zero
table-scored = { $tokens ->
    [-1] out
   *[other] { $tokens }
  }
table-tokens = { $lost ->
    [0] { table-tokens-left }
   *[other] { table-tokens-left } of { $places }
  }
table-tokens-left = { $count ->
    [one] { $count } buoy
   *[other] { $count } buoys
  }
table-last = Last card, played by { $who }: { $card }
table-heap = Played since the last shuffle: { $cards }
table-heap-empty = The cards played lie here
table-laid-count = { $count } played
table-about = { $kind ->
    [calm] the total stays
    [ebb] the total goes down by 10
    [twice] the total stays and the next player has to play two cards
    [turn] the total stays and play goes the other way round
   *[plain] the total rises by { $value }
  }
table-many = { $card }, { $count } times
table-held = { $card } (you hold { $count })
table-does = { $card }: { $does }
table-several-held = you hold { $count }
table-several-alone = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] five
  }
table-place = { $state ->
    [full] The first of { $who_of } two cards is played
   *[empty] A place for { $who } to fill
  }
prompt-lay = Your turn: the total is { $total }, play a card.
prompt-two = { $by_known ->
    [yes] { $by } played a 2×: play two cards
   *[no] Your turn: after a 2×, play two cards
  }{ $only_doubles ->
    [yes] .
   *[no] , but not a 2× first.
  } The total is { $total }.
prompt-second = The total is { $total }. Play your second card, because of { $by_known ->
    [yes] { $by_of }
   *[no] the
  } 2×.
prompt-draw = { $count ->
    [one] Draw your card.
   *[other] Draw your { $count } cards.
  }

## Why: what a hint says of an action

reason-no-way-out = this time every card you hold leads to a loss
reason-only-safe = it is your only card that costs nothing
reason-then = { $card } will then cost you nothing either: the total will be { $total }
reason-two = { $name } will have to play two cards
reason-tight = for { $name }, anything above { $room } makes 77 or more
reason-turns = the turn goes back to { $name }
reason-sheds = you get rid of { $card } while it costs nothing
reason-largest = of your cards that cost nothing it is the largest, and the hardest to play once the total is higher
reason-spares = it costs nothing, where { $count ->
    [one] { $count } other card of yours would
   *[other] { $count } other cards of yours would
  } cost a buoy
reason-keeps = your other safe cards will save you later, near 77

## Moments

beat-doublet = Doublet: { $total }!
beat-flood = { $total }: it overflows!
beat-swims = Swimming now!
beat-under = Splash!
ending-won = Still afloat! The others wave to you from the boats.
ending-lost = The water was fine. Still afloat: { $names }. You have a boat and a towel.
ending-shared = One buoy for { $names }: hold on tight and float.
ending-watched = Still afloat: { $names }.

## Refusals

you-are-out = You are out of the game ({ $clause }).
no-draw-open = You have no card to draw ({ $clause }).
draws-by-itself = At this table cards are drawn for you ({ $clause }).
not-in-hand = You do not hold { $card } ({ $clause }).
no-double-first = The first of your two cards may not be a 2× ({ $clause }).
too-few-in-play = At least two players must still have a life.

## Ends

end-last = one player is left

## Examples

example-round = The total is 19. With a 5 you announce 24, and draw.
example-double = After a 2× there are two cards to play, the first no 2×. 41 and 5 make 46, 46 and 7 make 53.
example-tokens = 37 and 7 make 44: a doublet, which costs a buoy. Blaise has none left and swims.
example-end = At 74 the 3, the 5 and the 9 lead to 77 or more. The −10 and the change of direction save you.
example-forgetting = It is for you to take your card, before Ada plays one.

## Lessons

lesson-add = Add up
lesson-add-task = On your turn you play a card, and its value is added to the common total. It stands at 23: play any card.
lesson-add-done = The total went up, you drew a card, and it is Ada’s turn.
lesson-doublet = Doublets bite
lesson-doublet-task = When your card brings the total to 11, 22, 33, 44, 55 or 66, you lose a buoy (beside your name). It stands at 34: avoid 44.
lesson-doublet-done = 44 avoided. A −10 lowers the total, and it too can land on a doublet.
lesson-doublet-bites = 34 and 10 make 44, a doublet: you would lose a buoy.
lesson-end = 77 ends the round
lesson-end-task = If your card brings the total to 77 or more, you lose a buoy and the round stops. The total is 74: hold out.
lesson-end-done = You are still safe. Without buoys you swim: at the next loss you are out. The last one in play wins. You know enough to begin!
lesson-end-ends = That makes 77 or more: you would lose a buoy and the round would end. Two of your cards do not raise the total.
lesson-turn = Change of direction
lesson-turn-task = The total is 71 and your numbers are too big. A change of direction leaves the total as it is and gives the turn back to whoever has just played.
lesson-turn-done = Still 71, and it is up to Blaise, who played before you. Play goes that way until the next change.
lesson-turn-ends = 77 or more: the round would be over, with a buoy less for you.
lesson-twice = 2×: two cards
lesson-twice-task = A 2× leaves the total as it is, but the next player must play two cards. Play that trick on Ada.
lesson-twice-done = Ada had to play two cards: a 10 (total 50), then a 6 (total 56). She draws two only after the second.
lesson-twice-bites = 40 and 4 make 44, a doublet: you would lose a buoy.
lesson-twice-one-card = Allowed, but Ada would play just one card. Look for the 2×.
lesson-two = Two to play
lesson-two-task = This time you are the one who must play two cards. The first may not be a 2×; the second may. Send it on!
lesson-two-done = A 2× as the second: now Ada has to play two cards.
lesson-two-not-first = Not first: play a number, then the 2×.
lesson-two-second = And now the second: the 2×.
lesson-two-one-card = Allowed, but Ada would have just one card to play. The 2× makes it two.
lesson-swim = You swim
lesson-swim-task = You have no buoy left: you swim. The next loss puts you out. The total is 63: avoid the doublet.
lesson-swim-done = Still afloat. The last one in play wins, with buoys or without.
lesson-swim-out = 63 and 3 make 66, a doublet: without a buoy you would sink, and the game would be over for you.
lesson-keep = What to keep?
lesson-keep-task = The total is low: no hurry. Play a big card while it is safe (the 44 is added like any other), and keep those that save you.
lesson-keep-done = Near 77 a big card can no longer be played; a 0 or a −10 can. The pack also has cards 11, 22, 33, 44, 55, 66 and 76: one of each.
lesson-keep-saves = It will save you near 77. Here it would be wasted.
lesson-keep-small = Safe, but near 77 a 5 can still be played when a 10 or a 44 cannot.
lesson-repeat = A repeated doublet
lesson-repeat-task = Somebody brought the total to 22. A 0 or a change of direction leaves it there, and you have to announce it in turn: beware!
lesson-repeat-done = Leaving the doublet costs nothing, nor does a 2×, which announces nothing.
lesson-repeat-repeats = You would announce 22 in turn: a repeated doublet costs a buoy too.

## The rules

heading-material = What is in the box
R1 = There are 56 cards: three each of the numbers 2 to 9, eight 10s, the six doublets (11, 22 and so on up to 66) once each, one 76, four 0s, four −10s, four 2×s and five changes of direction.
R2 = There are 24 tokens, enough for three each.
note-tokens = At this table these tokens are buoys; you may agree on any number from 1 to 9 (setting “{ option-tokens }”).

heading-round = A round
R3 = Everybody still in play is dealt five cards; the others become the pile. The player to the dealer’s left opens.
note-first = The first dealer is chosen at random, unless the table has chosen who opens (setting “{ option-first }”).
R4 = When it is your turn, play one card on the stack in the middle, add it to the total so far, say the new total aloud and draw a card straight away. The turn passes clockwise to begin with.
R5 = A number counts what it says, and so do the doublet cards and the 76. A −10 takes ten away, even below zero. With a 0 or a change of direction you just repeat the total. A 2× leaves it as it is, and nothing is announced.
R6 = A change of direction turns the order of play round until the next one.
D1 = Every new round starts clockwise. With only two of you the card merely flips the arrow.
R8 = If you have to draw and the pile is empty, all the cards played so far are shuffled into a new pile, those of your own turn included.
D4 = That goes for the top card as well: nothing but the total needs to stay.

heading-double = The 2×
R7 = After a 2× the next player plays two cards in a row, announces a total after each (except after a 2×, which announces nothing), and draws two at the end. The first of the two must not be a 2×. If the second is one, the player after that has two cards to play.
D2 = With nothing but 2×s in your hand you may start with one, and the next player has two cards to play, no more. With a single card in your hand you play that one and draw one. Both happen only when draws have been forgotten.
D3 = If your first card ends the round or throws you out, you play no second one. Whoever plays after somebody has gone out plays just one card; a fatal change of direction still counts. A 2×, which announces nothing, is never fatal.

heading-tokens = Losing tokens
R9 = Announce a doublet, any of the six from 11 to 66, and you lose a token. It makes no difference which card took you there, a −10 included.
D5 = Repeating a doublet is announcing it: a 0 or a change of direction on a doublet costs a token too. A 2× repeats nothing and never costs anything. Without the setting “{ option-repeat_costs }” only the one who brings the total there pays.
D6 = Zero is no doublet, and nothing below zero is.
R10 = If you have to announce 77 or more, you lose a token, and the round stops right there. You do not draw any more.
R11 = When your last token is gone you swim: you play on with none. Lose once more and you are out. So three tokens make four lives.
D7 = If you go out while a round is under way, you take no more part in it, and your cards are put away unseen until the next deal.

heading-end = The next round, and the end
R12 = After a round, its opener shuffles and deals, so the next one is opened by the next player still in to the opener’s left.
D8 = That holds even if the opener has gone out: the empty chair still counts.
R13 = The last player in wins.
D9 = The sheet says “with tokens”; here you win even if you are swimming by then, and the last player with tokens plays on against those who swim. The others rank by how long they lasted.

heading-forgetting = Forgetting to draw
R14 = If you forget to draw, you play with one card less for the rest of the round.
D10 = Usually cards are drawn for you. With the setting “{ option-draw_by_hand }” you draw for yourself: once your turn is done you may take each card you are due, or go without it, until somebody plays a card. After that it is too late until the next deal. The next player may wait for you, but does not have to.
D11 = If your hand is empty you are passed over. If everybody else’s is, it is your turn again. If nobody has a card left, the round ends there, nobody loses anything, and the opening moves on as usual.

heading-seen = Who sees what
note-seen = Only you see your hand; nobody sees the pile or the hands put away. The total, the direction, the buoys, the cards played since the last shuffle and the number of cards in each hand and in the pile are known to all.

## What a first game explains

new-lay = Cards add to the total. Whoever brings it to 11, 22 … 66 (the buoy on the dial is at the next) or to 77 loses a buoy.
new-loss = Bringing the total to a doublet (11, 22 … 66), or to 77 and more, costs a buoy.
new-numberless = 2×: the next player plays two cards. Two arrows: the turn goes the other way round. Neither changes the total.
new-swims = Without a buoy one swims: one plays on, but the next loss puts one out.
new-too-much = As soon as the total reaches 77 the round stops, and cards are dealt anew.
new-out = Whoever swims (no buoy left) is out at the next loss. The last player in wins.

## The rules in short

short-aim = Be the last player in. You have three buoys; without one you still swim, and one more loss puts you out.
short-turn = Play a card, announce the new total and draw. Announcing a doublet (11, 22 … 66) costs a buoy. 0 keeps the total, −10 lowers it, a change of direction turns the order round, 2× makes the next player play two cards.
short-end = Whoever must announce 77 or more loses a buoy; the round stops and cards are dealt anew. The game ends when one player is left.
