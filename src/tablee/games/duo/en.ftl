## The card

about = Get rid of your cards: whatever you play must share two features with the top of a stack.
motto = Two things in common
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
top-symbol = { $number ->
    [one] { $colour ->
        [B] blue
        [R] red
        [Y] yellow
       *[G] green
      } { $shape ->
        [c] circle
        [s] square
        [t] triangle
       *[x] cross
      }
   *[other] { $number } { $colour ->
        [B] blue
        [R] red
        [Y] yellow
       *[G] green
      } { $shape ->
        [c] circles
        [s] squares
        [t] triangles
       *[x] crosses
      }
  }
card-symbol = { $number ->
    [one] the { top-symbol }
   *[other] the card with { top-symbol }
  }
top-joker = joker “{ $feature }”
top-turbo = turbo joker
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
log-stop-after = { $you ->
    [yes] You stop after { $count } cards.
   *[no] { $who } stops after { $count } cards.
  }
log-stop-sum = { log-lay }
log-stop-after-sum = { $you ->
    [yes] You play { $count } cards on the { $stack ->
        [left] left
       *[right] right
      }.
   *[no] { $who } plays { $count } cards on the { $stack ->
        [left] left
       *[right] right
      }.
  }
round-out = { $you ->
    [yes] You win the round!
   *[no] { $who } wins the round
  }
log-out = { $you ->
    [yes] You have played your last card and score { $points } { $points ->
        [one] point
       *[other] points
      }, one for each card of the others: { $held }.
   *[no] { $who } has played the last card and scores { $points } { $points ->
        [one] point
       *[other] points
      }, one for each card of the others: { $held }.
  }
log-held = { $name_you ->
    [yes] you
   *[no] { $name }
  } { $count }
log-loss = { $name_you ->
    [yes] you
   *[no] { $name }
  } −{ $points }
log-used-up = The pile is used up. Everyone loses a point per card: { $losses }.
log-round = Round { $round } begins; { $name_you ->
    [yes] you start.
   *[no] { $name } starts.
  }
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

table-round = Round { $round } · target: { $goal } { $goal ->
    [one] point
   *[other] points
  }
table-left = on the left
table-right = on the right
table-pile = pile
table-hand = Your hand
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-last-card = { $short ->
    [yes] last one!
   *[no] last card!
  }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
table-bound = this turn’s stack
table-draw = draw a card ({ $count } in the pile)
table-any = { $value ->
    [B] blue card
    [R] red card
    [Y] yellow card
    [G] green card
    [c] card with circles
    [s] card with squares
    [t] card with triangles
    [x] card with crosses
   *[other] card with a { $value }
  }
table-joker = It goes with any { table-any }, above or below it, but never with another joker
table-turbo = It goes everywhere, and everything goes on it
prompt-start = Your turn: play a card, or draw.
prompt-start-heard = On the left: { $left }; on the right: { $right }.
prompt-draw = Nothing fits: draw a card.
prompt-draw-heard = { prompt-start-heard }
prompt-stop = Nothing else fits: stop.
question-stack = Choose the stack to play it on.
question-both = It fits both stacks: tap the one you want.
stop-only = Nothing fits any more: tap “{ choice-stop }”.
draw-only = None of your cards fits here or on the other stack: draw.
card-first = First choose a card of your hand.
card-elsewhere = None of your cards fits here: look at the other stack.
prompt-more = Play another card on the { $stack } stack, or stop.

## Why: what a hint says of an action

reason-last = it is your last card, and the round is yours
reason-follow = { $count ->
    [one] you can then play another card on it
   *[other] you can then play one of { $count } other cards on it
  }
reason-keeps-joker = you keep a joker for later
reason-keeps-cards = { $count ->
    [one] you keep { $count } card that fits for later
   *[other] you keep { $count } cards that fit for later
  }
reason-only-one = it is your only card that fits
reason-one-less = { $name } has one card left: better hold few
reason-keeps-chain = it goes with no other card of yours, and you keep for later those that follow each other
reason-alone = it goes with no other card of yours, so let it go
reason-nothing-fits = none of your cards fits

## Moments

beat-last-card = The last card!
beat-one-left = One left!
beat-run = { $count } cards in a row!
ending-won = The poster is yours: the ink is still wet.
ending-lost = { $names } signed the poster. The next one may be yours.
ending-shared = One poster for { $names }: two inks, one picture.
ending-watched = The poster is signed: { $names }.

## Refusals

no-draw-after-a-card = You have played a card this turn: play another or stop ({ $clause }).
no-stop-before-a-card = Play a card or draw: a turn without a card ends with a draw ({ $clause }).
not-in-hand = You do not hold { $card } ({ $clause }).
bound-to-stack = This turn all your cards go on the { $stack } stack ({ $clause }).
does-not-fit = Two features must agree with { $top }. Here, { $card }: { $shared ->
    [none] none does
    [colour] only the colour does
    [number] only the number does
   *[shape] only the shape does
  } ({ $clause }).
joker-does-not-fit = Here { $card } does not go on { $top }: a joker only goes with cards that have what it shows ({ $clause }).

## Ends

end-target = target reached

## Examples

example-match = Two stacks, the pile between them, seven cards in hand.
example-turn = On the left 3 red squares fit (red, 3); then 4 red squares (red, square), then 4 green squares (4, square): three cards in one turn.
example-fitting = The red cross fits the joker “red”. On the right, on 3 green circles: 4 green circles (green, circle), 3 yellow circles (3, circle) and the joker “circle”; the joker “2” does not.
example-end = Your last card fits: Ada still holds three cards, so you score 3 points.

## Lessons

lesson-fits = Two in common
lesson-fits-task = A card fits if it shares two features with the top of a stack: colour, number or shape. Choose it in your hand, then its stack.
lesson-fits-done = Red and 3: two in common. You have six cards left, and the aim is to have none. From now on, a card that goes on one stack only is played when you tap it.
lesson-fits-other-stack = Right card, wrong stack: on the right it shares nothing with the blue cross.
lesson-fits-draw = You may, but you would hold eight cards. And one of yours does fit.
lesson-chain = The chain
lesson-chain-task = These are your last three cards. Play all three in one turn, one after the other, on the same stack.
lesson-chain-done = Your hand is empty: the round stops, and you score a point for each card the others still hold. Ada had four.
lesson-chain-first = Now it is the top card, and your whole turn goes on this stack: which card fits it?
lesson-chain-second = One more!
lesson-chain-draw = You may, but you would hold four cards instead of none.
lesson-chain-stop = You may stop whenever you like, but the next card fits: go on.
lesson-draw = Nothing fits
lesson-draw-task = This time none of your cards shares two features with the top of a stack. Take a card from the pile.
lesson-draw-done = Your turn is over: the card you drew waits for your next turn. You know enough to begin!
lesson-joker = Jokers
lesson-joker-task = A joker has a single feature, and one in common is enough. Play a card on the joker “3”, then a joker on that card.
lesson-joker-done = The joker “yellow” on a yellow card: two cards fewer. Nothing else fits: your turn is over.
lesson-joker-on-joker = A 3 on the joker “3”: that is enough. Now a joker on this yellow card.
lesson-joker-two-jokers = Never a joker on another joker.
lesson-joker-no-feature = The top card does not have this joker’s feature.
lesson-joker-no-three = The joker “3” takes a card with a 3.
lesson-joker-draw = You may, but one of your cards fits the joker.
lesson-joker-stop = Not yet: one of your jokers fits.
lesson-which = Which stack?
lesson-which-task = One card fits on the left, another on the right. Begin where more cards can follow.
lesson-which-done = Three cards at once instead of one: always look at what can follow.
lesson-which-chain = Well seen: the chain goes on.
lesson-which-alone = It fits, but nothing could follow: you would play just one card.
lesson-which-go-on = The chain is not over: another card fits.
lesson-which-draw = Two of your cards fit: why draw?
lesson-keep = Keep the joker
lesson-keep-task = Both cards fit the 4 red squares, but not each other: only one can go. Which one will you keep to finish with? Play the other and stop.
lesson-keep-done = A joker fits sixteen symbol cards, a symbol card only nine: the joker is more likely to go next turn.
lesson-keep-kept = The joker stays in your hand. “Red” does not fit green: stop there.
lesson-keep-spent = Allowed, but you would be left with the symbol card, which fits far less often than a joker.
lesson-keep-not-red = The top card is green: the joker “red” does not fit it.
lesson-keep-draw = You would have three. Rather play one of the two.
lesson-pile = The pile runs out
lesson-pile-task = One card is left in the pile. Once it is drawn the round stops and everybody loses a point per card in hand. Lighten yours, then stop.
lesson-pile-done = Ada had to take the last card: −7 for her, −1 for you.
lesson-pile-less = One card in hand. Nothing else fits: stop.
lesson-pile-draw = The round would stop at once: −3 for you, −6 for Ada. You can do better.
lesson-turbo = Turbo-Duo
lesson-turbo-task = In the variant Turbo-Duo a turbo joker fits anywhere and anything fits it, even a joker. Go out with your last two cards.
lesson-turbo-done = Out! Ada held five cards: five points.
lesson-turbo-anything = And now anything fits it.
lesson-turbo-joker-first = Neither stack shows a 2: begin with the turbo joker.
lesson-turbo-draw = You can go out at once: play the turbo joker.
lesson-turbo-stop = One more card and you are out.

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

## What a first game explains

new-joker = A joker goes with every card that has what it shows, never with another joker. Better keep yours for the end.
new-chain = Cards can follow each other: as many as you like, on the same stack. You may also stop earlier, to keep a joker for example.
new-draw = Whoever cannot or will not play draws a card, and the turn passes.
new-out = A round ends as soon as a hand is empty: that player scores a point for every card the others still hold.
new-used-up = A round also stops when the pile is empty: everybody then loses a point per card in hand.

## The rules in short

short-aim = Empty your hand first: every card the others still hold is a point for you. You need 10 with two players, 15 with three or four, 20 with five or six.
short-turn = Play a card on a stack that shares two features (shape, colour, number) with its top card, then more on the same stack if you like. Nothing fits? Draw, and the turn passes. A joker has one feature only: one in common is enough.
short-end = The round ends as soon as a hand is empty. If the pile runs out first, everybody loses a point per card in hand.
