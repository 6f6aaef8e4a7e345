## The card

about = Get rid of your cards: whatever you lay must share two features with the top of a stack.
score-name = points
option-turbo = Turbo-Duo: add the four turbo jokers, which fit everywhere.
option-target = Points to reach to win the match (0: by the number of players).

## Words

feature = { $value ->
    [B] blue
    [R] red
    [Y] yellow
    [G] green
    [c] circle
    [s] square
    [t] triangle
    [x] cross
   *[other] { $value }
  }
card-symbol = { $number } { $colour ->
    [B] blue
    [R] red
    [Y] yellow
   *[G] green
  } { $number ->
    [one] { $shape ->
        [c] circle
        [s] square
        [t] triangle
       *[x] cross
      }
   *[other] { $shape ->
        [c] circles
        [s] squares
        [t] triangles
       *[x] crosses
      }
  }
card-joker = the joker “{ $feature }”
card-turbo = a turbo joker

## Choices

choice-lay = Lay { $card } on the { $stack ->
    [left] left
   *[right] right
  }
choice-draw = Draw a card
choice-stop = Stop here

## Log

log-lay = { $you ->
    [yes] You lay { $card } on the { $stack ->
        [left] left
       *[right] right
      }.
   *[no] { $who } lays { $card } on the { $stack ->
        [left] left
       *[right] right
      }.
  }
log-draw = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
  }
log-draw-card = You draw { $card }.
log-stop = { $you ->
    [yes] You stop.
   *[no] { $who } stops.
  }
log-out = { $you ->
    [yes] You have laid your last card: { $points } { $points ->
        [one] point
       *[other] points
      }.
   *[no] { $who } has laid the last card: { $points } { $points ->
        [one] point
       *[other] points
      }.
  }
log-loss = { $name } −{ $points }
log-used-up = The pile is used up. Everyone loses a point per card: { $losses }.
log-round = Round { $round } begins; { $name } starts.
log-won = { $you ->
    [yes] You win the match with { $points } points!
   *[no] { $who } wins the match with { $points } points!
  }

## At the table

table-round = Round { $round } · target: { $goal } points
table-left = left
table-right = right
table-pile = pile
table-hand = Your hand
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-bound = bound for this turn
prompt-start = Your turn: lay on a stack, or draw.
prompt-more = Lay another card on the { $stack } stack, or stop.

## Refusals

no-draw-after-a-card = You have laid a card this turn: lay another or stop ({ $clause }).
no-stop-before-a-card = Lay a card or draw: a turn without a card ends with a draw ({ $clause }).
not-in-hand = You do not hold { $card } ({ $clause }).
bound-to-stack = This turn all your cards go on the { $stack } stack ({ $clause }).
does-not-fit = You cannot lay { $card } on { $top } ({ $clause }).

## Ends

end-target = target reached

## The rules

heading-material = What is in the box
R1 = Each of the 64 symbol cards shows a shape (circle, square, triangle or cross), a colour (blue, red, yellow or green) and a number from 1 to 4. All combinations are there, each of them once.
R2 = There are 12 jokers. Each has one feature only: one of the four colours, one of the four numbers or one of the four shapes.
R3 = Four turbo jokers have every feature at once. They come in with the variant Turbo-Duo (option turbo).

heading-match = The match
R4 = A match is played over several rounds. Whoever first reaches the target wins: 10 points with two players, 15 with three or four, 20 with five or six. The option target sets another one.
R5 = The youngest of you starts the first round; at this table somebody may claim the first turn (option first), otherwise lots are drawn. After that, each round is started by the player to the left of the one before.
R6 = Deal seven cards to everybody, one at a time. What is left is the pile; turn up its two top cards, one to either side: they begin two stacks. Only you see your hand, and nobody sees the pile. The covered cards stay known to all, and so do the sizes of the hands and of the pile.
D1 = If a joker or a turbo joker is turned up there, play on with it.

heading-turn = Your turn
R7 = Lay as many cards as you like, one after the other, all on one and the same stack; each must fit the card that is then on top of it. After that the turn passes to the left.
R8 = If you cannot or do not want to lay anything, draw a card, and the turn passes. A card just drawn waits for your next turn.
D2 = So you begin by choosing: a card and a stack, or the pile. After each card you may add another to the same stack or stop, and you say so even when nothing else would fit.

heading-fitting = What fits
R9 = A symbol card fits another when at least two of their three features agree.
R10 = On a joker, a symbol card fits if it has the joker’s feature.
R11 = A joker fits a symbol card that has its feature.
R12 = A joker never fits another joker: no two are alike.
R13 = A turbo joker fits everything, and everything fits a turbo joker, jokers and other turbo jokers included.

heading-end = The end
R14 = When somebody lays the last card of a hand, the round is over at once. That player scores one point for every card the others still hold.
R15 = If the pile runs out first, the round ends too, and everybody loses one point per card in hand. A total may fall below zero.
D3 = The pile has run out at the moment its last card is drawn; that card counts in the hand it went to. The start of the next round moves on to the left all the same.
R16 = A player who reaches or passes the target wins the match. A round brings points to one player only, so a win is never shared; lower places can be.
