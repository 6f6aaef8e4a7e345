## The card

about = Go up on odd cards, down on even ones, and break in with the mirror card: whoever keeps few cards wins.
motto = Climb, then go down
score-name = penalty points
option-target = End of the match
option-target-about = Total at which the match ends (the lowest total wins).
option-reactions = Mirrors
option-reactions-about = Calm: the table asks whoever holds the mirror whether to play it. Speed: whoever is quickest plays it.
value-ask = calm, the table asks
value-race = speed, nobody is asked
option-faults = Penalty for a wrong card
option-faults-about = A wrong card costs a drawn card instead of simply being refused. If nothing is chosen: yes at a speed table, no at a calm one.

## Words

card = { $card }

## Choices

choice-lay = Play { $card }
choice-mirror = Play { $card } as a mirror
choice-aside = Put { $card } aside
choice-fault = Play { $card } wrongly
choice-draw = Draw a card
choice-others = Make everyone else draw a card
choice-others-one = Make { $other } draw a card
choice-decline = Let it pass
choice-decline-now = Keep it
choice-decline-turn = Take my turn
choice-decline-lasting = Don’t ask again for this card
choice-close = End the closing moment

## Log

log-lay = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
  }
log-again = { $you ->
    [yes] You play { $card } and play again.
   *[no] { $who } plays { $card }, a multiple of 11, and plays again.
  }
log-no-end = { $you ->
    [yes] A multiple of 11 cannot end a hand: you draw.
   *[no] A multiple of 11 cannot end a hand: { $who } draws.
  }
log-lay-again = { $you ->
    [yes] After { $first } you play again: { $card }.
   *[no] After { $first }, { $who } plays again: { $card }.
  }
log-mirror = { $you ->
    [yes] Mirror! You play { $card } on { $top }.
   *[no] Mirror! { $who } plays { $card } on { $top }.
  }
log-mirror-cut = { $you ->
    [yes] Mirror! You play { $card } on { $top } and cut off { $name_of } turn.
   *[no] Mirror! { $who } plays { $card } on { $top } and cuts off { $name_you ->
        [yes] your turn.
       *[no] { $name_of } turn.
      }
  }
log-goes-on = Play goes on after { $you ->
    [yes] you
   *[no] { $who }
  }: it is { $name_you ->
    [yes] your turn
   *[no] { $name_of } turn
  }.
log-not-out = { $you ->
    [yes] Your last card is cut off: you draw { $card }.
   *[no] { $who_of } last card is cut off: { $who } draws.
  }
log-aside = With mirror { $mirror }, { $who } puts a card aside.
log-aside-card = You put { $card } aside, face down.
log-others = { $you ->
    [yes] You make { $names } draw.
   *[no] With mirror { $mirror }, { $who } makes { $names } draw.
  }
log-others-all = { $you ->
    [yes] You make everyone else draw.
   *[no] With mirror { $mirror }, { $who } makes everyone else draw.
  }
log-decline = You let the mirror pass.
log-decline-now = You keep { $card }: if { $name } plays a card, it is too late.
log-decline-still = You let the mirror pass, but it is your turn: you may still play { $card }.
log-fault = { $you ->
    [yes] You play { $card }, which is wrong: it comes back and costs a card.
   *[no] { $who } plays { $card }, which is wrong: it goes back and costs a card.
  }
log-draw = { $who } draws a card.
log-draw-card = You draw { $card }.
log-last-card = { $you ->
    [yes] That was your last card. Only its mirror can stop the end of the round.
   *[no] That was { $who_of } last card. Only its mirror can stop the end of the round.
  }
log-free = { $you ->
    [yes] Nobody has played a card since yours: it is your turn again, and any card goes.
   *[no] Nobody has played a card since: it is { $who_of } turn again, and any card goes.
  }
round-out = { $you ->
    [yes] You win the round!
   *[no] { $who } wins the round
  }
round-out-again = { round-out }
round-out-aside = { round-out }
round-out-after = { round-out }
log-out = { $you ->
    [yes] You play your last card, { $card }: the round is over.
   *[no] { $who } plays the last card in hand, { $card }: the round is over.
  }
log-out-again = { $you ->
    [yes] That was your last card: the round is over.
   *[no] That was { $who_of } last card: the round is over.
  }
log-out-aside = { $you ->
    [yes] You put your last card aside, face down: the round is over.
   *[no] { $who } puts the last card in hand aside, face down: the round is over.
  }
log-out-after = { $you ->
    [yes] { $card } was your last card: the round is over.
   *[no] { $card } was { $who_of } last card: the round is over.
  }
log-used-up = { $you ->
    [yes] You have to draw, but the pile is empty: the round is over.
   *[no] { $who } has to draw, but the pile is empty: the round is over.
  }
log-gain = { $name_you ->
    [yes] you
   *[no] { $name }
  } +{ $points }
log-gain-doubles = { log-gain } ({ $count ->
    [one] { $count } multiple of 11 counts two
   *[other] { $count } multiples of 11 count two each
  })
log-gain-named = { log-gain } ({ $cards } { $count ->
    [one] counts two
   *[other] count two each
  })
log-points = Points: { $points }.
log-round = Round { $round }: { $dealer_you ->
    [yes] you deal and turn up { $card }
   *[no] { $dealer } deals and turns up { $card }
  }; { $name_you ->
    [yes] you begin.
   *[no] { $name } begins.
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
log-shared = A drawn match ({ $names }), with { $points } { $points ->
    [one] point
   *[other] points
  } each. Time for a rematch!

## At the table

table-round = Round { $round } · the match ends at { $target } points
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-barred = { $count } barred
table-higher = higher
table-lower = lower
table-mirror = mirror { $card }
table-no-mirror = no mirror
table-laid-by = played by { $name }
table-pile = pile { $count }
table-aside = aside { $count }
table-closing = last card played: only its mirror now
table-hand = Your hand
table-own-aside = You put aside
table-head = Round { $round } · to { $target } penalties
table-card = { $card }, { $way ->
    [up] odd: go higher
   *[down] even: go lower
  }, mirror { $mirror }
table-double = { $card }, { $way ->
    [up] odd: go higher
   *[down] even: go lower
  }, multiple of 11: play again, 2 points in hand
table-card-barred = barred until the next card is played
table-card-glint = mirror of the top card, yours to play now
table-top = Top card: { $card }
table-want = { $way ->
    [up] higher than
   *[down] lower than
  } { $top }
table-want-again = again: { $way ->
    [up] higher than
   *[down] lower than
  } { $top }
table-want-any = any card
table-want-effect = { $you ->
    [yes] Mirror!
   *[no] { $who } chooses the effect
  }
table-want-mirror = only { $mirror } can answer
table-by = { $you ->
    [yes] played by you
   *[no] played by { $who }
  }
table-turned = { $you ->
    [yes] first card (you deal)
   *[no] first card ({ $who } deals)
  }
table-turned-again = { $you ->
    [yes] first card (you deal and begin)
   *[no] first card ({ $who } deals and begins)
  }
table-again = multiple of 11: { $who } plays again
table-pile-name = pile
table-pile-label = { $count ->
    [0] Pile empty: having to draw ends the round
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
  }
table-draw = draw: { $count ->
    [0] the pile is empty, and the round ends
    [one] { $count } card is left
   *[other] pile of { $count } cards
  }
table-put-aside = put aside { $card }
table-put-aside-double = put aside { $card }, multiple of 11
table-aside-name = aside
table-aside-label = { $count ->
    [0] No card put aside
    [one] { $count } card aside, face down
   *[other] { $count } cards aside, face down
  }
table-aside-yours = by you: { $cards }
table-last-card = { $own ->
    [yes] only one card left!
   *[no] only one card left! (hence the frame round the name)
  }
table-points = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
  }
question-how = How do you play the { $card }?
prompt-wait = Wait for the others.
prompt-turn = It is { $name_of } turn.
prompt-waits = Your card waits…
prompt-higher = Your turn: a card higher than { $top }.
prompt-lower = Your turn: a card lower than { $top }.
prompt-draw = Nothing fits: you have to draw.
prompt-mirror-or-draw = Nothing fits: play { $card }, the mirror of { $top }, or draw.
prompt-first = A multiple of 11: you begin, { $way ->
    [up] higher than
   *[down] lower than
  } { $top }.
prompt-again = A multiple of 11: play again, { $way ->
    [up] higher than
   *[down] lower than
  } { $top }.
prompt-free = Your turn: play any card you like.
prompt-mirror = { $left ->
    [0] Play your last card, { $card }, the mirror of { table-mirror-of }: make { table-others } draw and finish?
   *[other] Play { $card }, the mirror of { table-mirror-of }, to put a card aside or make { table-others } draw?
  } { $name_you ->
    [yes] No hurry: it is your turn.
   *[no] If { $name } plays a card, it is too late.
  }
table-others = { $alone ->
    [yes] { $other }
   *[no] the others
  }
table-mirror-of = { $own ->
    [yes] your own { $top }
   *[no] { $top }
  }
prompt-save = Stop the end of the round with { $card }, the mirror of { $top }, or let it pass.
prompt-effect = Your mirror’s effect: put a card aside, face down, or make { table-others } draw.

## Why: what a hint says of an action

reason-last = it is your last card
reason-again = it is a multiple of 11, and you play again
reason-hard = { $count ->
    [0] no card you have not seen can follow it
    [one] only { $count } card you have not seen can follow it
   *[other] only { $count } cards you have not seen can follow it
  }
reason-keeps = your other cards will be easier to play
reason-mirror = { $closing ->
    [yes] without this mirror the round is over
   *[no] you may then put another card aside, or make everyone else draw
  }
reason-keeps-mirror = you keep your mirror in hand
reason-one-less = it is one card less in your hand
reason-sheds-multiple = you get rid of a multiple of 11, which cannot be the last card
reason-others = { $count ->
    [one] { $count } more card for the others
   *[other] { $count } more cards for the others
  }
reason-nothing-fits = nothing in your hand fits

## Moments

beat-mirror = Mirror!
beat-last-card = The last card!
beat-one-left = { $you ->
    [yes] One card left for you!
   *[no] { $who }: one left!
  }
ending-won = High and dry! Your total is the lowest, and the others’ are taking on water.
ending-lost = Your points are having a swim. On dry land this time: { $names }.
ending-shared = One rock for { $names }: move up, there is room.
ending-watched = High and dry: { $names }.

## Refusals

only-the-table-closes = Only the table itself ends a closing moment ({ $clause }).
no-faults-here = At this table wrong cards are simply refused ({ $clause }).
effect-comes-first = First whoever played the mirror chooses its effect ({ $clause }).
choose-an-effect = First choose the effect of your mirror: put a card aside, or make the others draw ({ $clause }).
nothing-to-put-aside = You have no card left to put aside: make the others draw ({ $clause }).
no-effect-now = That is a mirror’s effect: it comes right after playing a mirror ({ $clause }).
nothing-to-decline = You are not being asked for a mirror ({ $clause }).
must-lay = You can play a card, so you must ({ $clause }).
only-mirrors-now = Somebody has played the last card of a hand: only its mirror can be played now ({ $clause }).
answer-first = Answer first: play { $card }, the shining card, or let it pass with a button ({ $clause }).
has-no-mirror = { $card } is a multiple of 11 and no card’s mirror ({ $clause }).
not-the-mirror = { $card } is not the mirror of { $top } ({ $clause }).
not-in-hand = You do not hold { $card } ({ $clause }).
barred-card = You drew { $card } as a penalty: it is barred until somebody plays a card ({ $clause }).
mirror-passed = You have just let { $card } pass: you will be asked again after the next card drawn, and you can play it in your turn ({ $clause }).
not-a-fault = { $card } is not a wrong card now ({ $clause }).
lay-as-mirror = { $card } is the mirror of { $top } and can only be played as such ({ $clause }).
too-low = { $card } is too low: { $top } is odd and wants a higher card ({ $clause }).
too-high = { $card } is too high: { $top } is even and wants a lower card ({ $clause }).

## Ends

end-target = points limit reached

## Examples

example-deal = 44 is turned up, a multiple of 11: Ada, who dealt, plays first, below 44.
example-turn = 38 is even: you must go lower. 22 and 33 fit, and since they are multiples of 11, you play again afterwards.
example-mirror = You hold 73, the mirror of 37: you may break in, although it is not your turn.
example-reactions = At a calm table you are asked, and the others know nothing of it.
example-faults = 45, drawn as a penalty, is barred until the next card is played.
example-end = Blaise has played the last card, 52. With 25 you stop the end of the round.

## Lessons

lesson-up = Odd: go up
lesson-up-task = The top card is 37. On an odd card (+) play a higher one. (The small number at the foot is the mirror: lesson 5.)
lesson-up-done = Higher than 37: one card fewer in hand, and it is Ada’s turn.
lesson-up-too-low = Too low: 37 is odd and wants a higher card.
lesson-up-must = No drawing by choice: if you can play, you must.
lesson-down = Even: go down
lesson-down-task = Now 38. On an even card (−) play a lower one.
lesson-down-done = Lower than 38. The top card decides: even (it ends in 2, 4, 6, 8, 0), go down; odd (1, 3, 5, 7, 9), go up.
lesson-down-too-high = Too high: 38 is even and wants a lower card.
lesson-down-must = One of your cards fits: you must play it.
lesson-draw = Nothing to play
lesson-draw-task = 18 wants a lower card, and you have nothing lower. Tap the pile.
lesson-draw-done = The 64 is for later. Nobody followed: Ada plays whatever she likes (lesson 7). An empty hand ends the round: each card left costs a point, and the lowest total wins. Now and then somebody calls “Mirror!” and plays 81 on 18 out of turn: play goes on after them (lesson 5). You know enough to begin!
lesson-draw-too-high = Too high: it must be lower than 18. Nothing fits, so draw.
lesson-again = Multiples of 11
lesson-again-task = After a multiple of 11 you play again at once. Two cards fit on 40: begin with the one that lets you play two.
lesson-again-done = Two cards in one turn. A multiple left in hand costs two points, and you never finish on one: play them early.
lesson-again-once-more = 22 is a multiple of 11: play again, lower than 22.
lesson-again-one-card = 13 fits, but your turn would be over. The 22 first, and both go.
lesson-again-too-high = Too high: 40 is even and wants a lower card.
lesson-again-still-lower = 22 is even too: lower than 22.
lesson-again-must = You can play, so you must.
lesson-mirror = The mirror
lesson-mirror-task = It is Blaise’s turn, but you hold 73, the mirror of 37. Break in: play it, then put a card aside.
lesson-mirror-done = Two cards fewer, out of turn. Play goes on at your left. A card put aside costs you nothing any more: a multiple of 11 would have cost two points.
lesson-mirror-effect = Mirror! Choose its effect: this time put a card aside.
lesson-mirror-let-pass = Allowed: if Blaise has to draw, you can still play it. But if he plays a card it is too late. Play it.
lesson-mirror-not-the-mirror = Out of turn only the mirror of the top card may be played.
lesson-mirror-next-lesson = That is the other effect, in the next lesson. Here put a card aside.
lesson-others = Make them draw
lesson-others-task = Ada has one card left. Play your mirror, and choose the effect that keeps her from going out.
lesson-others-done = Ada and Blaise drew: Ada has two cards again.
lesson-others-effect = And now the effect.
lesson-others-let-pass = Ada will finish soon: the mirror can slow her down.
lesson-others-one-left = One card fewer for you, but Ada would still hold just one, and it would be her turn.
lesson-free = Nobody followed
lesson-free-task = Ada and Blaise had nothing higher than your 95: both drew, and it is your turn again. Play any card you like.
lesson-free-done = When the turn comes back to you on your own card, anything goes: the moment to get rid of a card that is hard to play.
lesson-free-must = You must play a card, but any card will do.
lesson-last = The last card
lesson-last-task = Blaise plays his last card, 52. You hold 25, its mirror: play it so that the round goes on, then choose an effect.
lesson-last-done = Blaise had to draw, and the round goes on.
lesson-last-effect = Blaise had to draw a card. If you make the others draw, he takes no second one. Choose your effect.
lesson-last-over = The round would end here and cost you four points: two for the 66, one for each of the two other cards.

## The rules

heading-material = What is in the box
R1 = There are 98 cards, numbered 01 to 98. An odd number bears a plus sign, an even one a minus sign, and each card reminds you of its mirror.
R2 = Swap a card’s two digits and you have its mirror: 38 and 83 mirror each other, and so do 01 and 10. The eight multiples of 11, from 11 to 88, have none.

heading-match = The match
R3 = You play several rounds, and every point is a penalty. When at least one player has 25 points or more at the end of a round, the match is over and the lowest total wins. The setting “{ option-target }” changes the 25.
D1 = Do several players share the lowest total? Then the match is a draw for them, and a rematch is the way to settle it.

heading-deal = The deal
R4 = With two or three players you each get six cards, with four or five players five, and with six to eight players four. The other cards are the pile.
R5 = The player to the left of the dealer starts. Whoever played the final card of a round deals the next one.
note-first = The first dealer is chosen at random, unless the table has chosen who starts (setting “{ option-first }”).
R6 = Once everyone has their cards, the pile’s top card is turned up and opens the play area, just as if the dealer had played it, in every respect. If it is a multiple of 11, the dealer goes on with the first turn; anybody may answer it with its mirror; and if it goes round without a card on it, the dealer has the free play.

heading-turn = Your turn
R7 = If the top card is odd, play a higher one; if it is even, play a lower one. If you can play you have to: drawing by choice is not allowed.
R8 = If nothing fits, take a card from the pile, and your turn is over. You cannot play the new card in this turn, unless it happens to be the mirror of the top card.
R9 = After a multiple of 11 you play on: play another card that fits it. If that is a multiple too, play on again. If nothing fits or your hand is empty, you draw a card and your turn ends, so a multiple of 11 can never be your way out.
D11 = There is one exception: if you have to draw after your last card, a multiple of 11, and the pile is empty, the round is over and your empty hand costs nothing.
R10 = The turn goes round clockwise.
R11 = A turn without a new card: if everybody else had to draw and the turn is back with you, while your card is still on top, you may play whichever card you like, high or low. Play one you must, as long as you hold any. Having drawn after a multiple of 11 yourself makes no difference.

heading-mirror = Mirrors
R12 = The mirror of the top card can come at any time and from anybody: out of turn, from the very player whose card it answers, from somebody who has just drawn. It need not be higher or lower, and it cuts off the turn that was going on.
D2 = The mirror on its mirror always counts as a mirror, even if it would have fitted anyway. If it is the only card that fits in your turn, you have to play it; if it does not fit, you may draw instead. In your own turn you may always play it, even if you have just let it pass.
R13 = Having played a mirror, pick an effect. Either put a card from your hand aside, face down: it is out of this round, and if it was your last one the round is over. Or make everybody else draw a card at once.
D3 = If the mirror was your last card, you can only make the others draw. They do, and then the round is over because your hand is empty.
D4 = The others draw one after the other, clockwise, beginning on your left.
R14 = After the effect the turn goes to the player on the left of whoever played the mirror, and the mirror is the new top card, played by that player. It cannot be answered by a mirror in its turn: that card lies right below it.
R15 = If somebody’s valid card was faster than your mirror, take the mirror back; nothing else happens.
note-late = Online, anything you play on a top card that is no longer there comes back to you without a penalty.
D12 = Is somebody being asked for a mirror, and who? That stays secret: the others see the turn going on as usual, and at a live table a short pause, the same after every card played or drawn, gives nothing away.

heading-reactions = Two ways to react
note-calm = Calm: before the turn goes on, the table asks whoever holds the mirror of the top card, after each card played, the turned-up one included, and after every card drawn, whoever drew it. “{ choice-decline-now }” (or “{ choice-decline-turn }”) holds until the next card is played or drawn: you may let your neighbour draw and break in then. At a live table “{ choice-decline-lasting }” answers for you while the top card stays the same.
note-speed = Speed: nobody is asked, and whoever is quickest acts.

heading-faults = Wrong cards
R16 = A card that neither fits nor mirrors, or one played out of turn that is no mirror, goes back to your hand, and you draw another as a penalty. You cannot play that one right away, but any other valid card if it is your turn. The game goes on where it was.
D5 = Without the setting “{ option-faults }” a wrong card is only refused, with the reason. With it, you pay the penalty, and nothing marks what can be played. Unless you say otherwise it holds at a speed table and not at a calm one. The penalty card is barred for you, as a mirror too, until anybody plays a card: nobody asks you for it, playing it is another fault, and if all that fits is barred you draw. Anybody can make a fault at any time, except while the effect of a mirror is being chosen. If you only play a good card too early, in your turn, while the table waits for somebody, it comes back without a penalty.

heading-end = The end of a round
R17 = The round is over when a player ends a turn by playing the last card of the hand. A multiple of 11 is not enough.
R18 = If that last card is answered by its mirror, its player has to draw a card, and the round goes on.
D6 = It is one card, taken as soon as the mirror comes down. If the effect then makes everybody draw, that player has already done so. If there is no card to take, the round is over.
D7 = A last card therefore brings a closing moment: nothing but its mirror can be played now. At a calm table there is one only if somebody holds the mirror, and it ends when that player lets it pass. At a speed table there always is one, and the table ends it: live, after 3 seconds, no matter whether anybody could answer.
R19 = The round also ends on the spot when anybody has to draw, for whatever reason, and the pile has no card left.
R20 = Now count your hand: two points for each multiple of 11 and one for each other card.

heading-seen = Who sees what
note-seen = Everybody sees the cards played, the points, the faults and the number of cards in each hand, in the pile and aside. Only you see your hand, which of your cards are barred and what you put aside; nobody sees the pile.

## What a first game explains

new-eleven = A multiple of 11 (11, 22 … 88): its player plays on at once. It can never be the last card of a hand, and costs two points there.
new-mirror = A mirror (83 on 38) can be played at any time and cuts off whoever’s turn it is. Then one puts a card aside, or the others draw, and play goes on after whoever laid it.
new-aside = After a mirror one may put a card aside, face down: one less in hand.
new-others = After a mirror one may also make all the others draw.
new-free = When nobody could follow, it is the turn again of whoever played the top card, and any card goes.
new-last-card = When somebody plays the last card of a hand, only the mirror of that card can still stop the round from ending.
new-draw = When nothing fits, one draws, and the turn passes. Whoever can play must.
new-points = When a round ends, each card in hand costs a point, a multiple of 11 two. Points are penalties: the lowest total wins.

## The rules in short

short-aim = Keep few cards: each card in hand at the end of a round costs a point, a multiple of 11 two. When somebody reaches 25, the lowest total wins.
short-turn = On an odd card go up, on an even one go down. Whoever can play must, else draw. A multiple of 11 lets you play on. The mirror (38 on 83) can come at any time: then put a card aside, or make the others draw.
short-end = A round ends when somebody plays a last card, which cannot be a multiple of 11. If that card is answered by its mirror, the round goes on. It also ends when a card must be drawn and the pile is empty.
