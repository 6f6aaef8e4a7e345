## The card

about = Get rid of your cards: whatever you play must share two features with the top of a stack.
score-name = points
option-turbo = Turbo-Duo
option-turbo-about = Add the four turbo jokers, which fit everywhere: a variant meant first of all for the youngest.
option-target = Target
option-target-about = Points that win the match (0: by the number of players).

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

choice-lay = Play { $card } on the { $stack ->
    [left] left
   *[right] right
  }
choice-draw = Draw a card
choice-stop = Stop here

## Log

log-lay = { $you ->
    [yes] You play { $card } on the { $stack ->
        [left] left
       *[right] right
      }.
   *[no] { $who } plays { $card } on the { $stack ->
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
    [yes] You have played your last card: { $points } { $points ->
        [one] point
       *[other] points
      }.
   *[no] { $who } has played the last card: { $points } { $points ->
        [one] point
       *[other] points
      }.
  }
log-loss = { $name } −{ $points }
log-used-up = The pile is used up. Everyone loses a point per card: { $losses }.
log-round = Round { $round } begins; { $name } starts.
log-won = { $you ->
    [yes] You win the match with { $points } { $points ->
        [one] point
       *[other] points
      }!
   *[no] { $who } wins the match with { $points } { $points ->
        [one] point
       *[other] points
      }!
  }

## At the table

table-round = Round { $round } · target: { $goal } { $goal ->
    [one] point
   *[other] points
  }
table-left = left
table-right = right
table-pile = pile
table-hand = Your hand
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-last-card = only one card left!
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
table-bound = this turn’s stack
prompt-start = Your turn: play on a stack, or draw.
prompt-draw = Nothing fits: draw a card.
prompt-stop = Nothing else fits: stop.
question-stack = On which stack?
prompt-more = Play another card on the { $stack } stack, or stop.

## Refusals

no-draw-after-a-card = You have played a card this turn: play another or stop ({ $clause }).
no-stop-before-a-card = Play a card or draw: a turn without a card ends with a draw ({ $clause }).
not-in-hand = You do not hold { $card } ({ $clause }).
bound-to-stack = This turn all your cards go on the { $stack } stack ({ $clause }).
does-not-fit = Two features must agree with { $top }. Here, { $card }: { $shared ->
    [0] none does
   *[other] only one does
  } ({ $clause }).
joker-does-not-fit = A joker goes on cards that have what it shows, and they on it; { $card } does not go on { $top } ({ $clause }).

## Ends

end-target = target reached

## Examples

example-match = Two stacks, the pile between them, seven cards in hand.
example-turn = On the left 3 red squares fit (red, 3); then 4 red squares (red, square), then 4 green squares (4, square): three cards in one turn.
example-fitting = The red cross fits the joker “red”. On the right, on 3 green circles: 4 green circles (green, circle), 3 yellow circles (3, circle) and the joker “circle”; the joker “2” does not.
example-end = Your last card fits: Ada still holds three cards, so you score 3 points.

## The rules

heading-material = What is in the box
R1 = Each of the 64 symbol cards shows a shape (circle, square, triangle or cross), a colour (blue, red, yellow or green) and a number from 1 to 4. All combinations are there, each of them once.
R2 = There are 12 jokers. Each has one feature only: one of the four colours, one of the four numbers or one of the four shapes.
R3 = Four turbo jokers have every feature at once. They come in with the variant Turbo-Duo, meant first of all for the youngest (setting “{ option-turbo }”).

heading-match = The match
R4 = A match is played over several rounds. Whoever first reaches the target wins: 10 points with two players, 15 with three or four, 20 with five or six.
R5 = The youngest of you starts the first round. After that, each round is started by the player to the left of whoever started the one before.
note-match = At this table somebody may claim the first turn (setting “{ option-first }”); otherwise it is chosen at random. The setting “{ option-target }” sets another target.
R6 = Deal seven cards to everybody, one at a time. What is left is the pile; turn up its two top cards, one to either side: they begin two stacks.
D1 = If a joker or a turbo joker is turned up there, play on with it.

heading-turn = Your turn
R7 = Play as many cards as you like, one after the other, all on one and the same stack; each must fit the card that is then on top of it. After that the turn passes to the left.
R8 = If you cannot or do not want to play anything, draw a card, and the turn passes. A card just drawn waits for your next turn.
D2 = So you begin by choosing: a card and a stack, or the pile. After each card you may add another to the same stack or stop, and you say so even when nothing else would fit.

heading-fitting = What fits
R9 = A symbol card fits another when at least two of their three features agree.
R10 = On a joker, a symbol card fits if it has the joker’s feature.
R11 = A joker fits a symbol card that has its feature.
R12 = A joker never fits another joker: no two are alike.
R13 = A turbo joker fits everything, and everything fits a turbo joker, jokers and other turbo jokers included.

heading-end = The end
R14 = When somebody plays the last card of a hand, the round is over at once. That player scores one point for every card the others still hold.
R15 = If the pile runs out first, the round ends too, and everybody loses one point per card in hand. A total may fall below zero.
D3 = The pile has run out at the moment its last card is drawn; that card counts in the hand it went to. The start of the next round moves on to the left all the same.
R16 = A player who reaches or passes the target wins the match. A round brings points to one player only, so a win is never shared; lower places can be.

heading-seen = Who sees what
note-seen = Only you see your hand, and nobody sees the pile. The covered cards stay known to all, and so do the sizes of the hands and of the pile.
