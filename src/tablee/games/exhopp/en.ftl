## The card

about = Four rows for everybody: play and swap cards so that your colour takes the positive point cards (black, +), and leave the negative ones (red, −) to the others.
motto = Rows to be shared
score-name = points
option-lay_after_exchange = Play after an exchange
option-lay_after_exchange-about = After a successful exchange one still plays a card in the same turn.

## Words

colour = { $colour ->
    [r] red
    [g] green
    [b] blue
    [y] yellow
    [o] orange
   *[v] violet
  }
some-colour = { $colour ->
    [r] red
    [g] green
    [b] blue
    [y] yellow
    [o] orange
   *[v] violet
  }
card-number = { $colour ->
    [r] red
    [g] green
    [b] blue
    [y] yellow
    [o] orange
   *[v] violet
  } { $value }
card-point = point card { $sign ->
    [plus] +{ $points }
   *[minus] −{ $points }
  }

## Choices

choice-lay = Play { $card } in row { $row }
choice-offer = Offer { $card } for { $want }
choice-accept = Accept and give { $card }
choice-decline = No, thanks

## Log

log-lay = { $you ->
    [yes] You play { $card } in row { $row }.
   *[no] { $who } plays { $card } in row { $row }.
  }
log-win = { $you ->
    [yes] Row complete: with { $sum } you win { $head }
   *[no] Row complete: with { $sum } { $who } wins { $head }
  }{ $next ->
    [none] .
   *[other] ; { $next } takes its place.
  }
log-loss = { $you ->
    [yes] Row complete: with { $sum } you take { $head }
   *[no] Row complete: with { $sum } { $who } takes { $head }
  }{ $next ->
    [none] .
   *[other] ; { $next } takes its place.
  }
log-tie = Row complete, a tie at { $sum }: { $head } stays, the row begins again.
log-closed = Row { $row } closes.
log-offer = { $you ->
    [yes] You offer { $give } for { $want }.
   *[no] { $who } offers { $give } for { $want }.
  }
log-exchange = { $who } and { $name } exchange { $want } and { $give }.
log-gave = You give { $card } to { $name } for { $give }.
log-got = { $name } gives you { $card } for your { $own }.
log-decline = You let the exchange pass.
log-no-deal = Nobody accepts: the turn is over.
log-new = You draw { $cards }.
log-received = You get { $cards }.
this-card = { $card }
log-reshuffle = The stock is used up: the discard pile is shuffled to make a new one.
log-passed = { $you ->
    [yes] You have no card and are passed over.
   *[no] { $who } has no card and is passed over.
  }
log-won = { $you ->
    [yes] The game is over: you win with { $points } { $points ->
        [one] point
       *[other] points
      }!
   *[no] The game is over: { $who } wins with { $points } { $points ->
        [one] point
       *[other] points
      }!
  }
log-shared = The game is over, and the win is shared ({ $names }), with { $points } { $points ->
    [one] point
   *[other] points
  }!

## At the table

table-piles = stock { $stock } · discard { $discard } · point cards face down { $heads }
table-hand = Your hand
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
table-left = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
table-closed = closed
table-offer = { $name } offers { $give } for { $want }
table-offer-short = for
table-title = { $count ->
    [0] All taken
    [one] { $count } point card left
   *[other] { $count } point cards left
  }
table-stock = Stock
table-discard = Discard
table-heads = Point cards
table-stock-words = Stock: { $cards } to draw; when it is empty, the discard pile is shuffled to replace it
table-discard-words = Discard pile: { $cards } from full rows; they come back when the stock is empty
table-heads-words = Point cards to take: { $cards } left{ $count ->
    [0] , none face down any more; a row whose card is taken closes, and the last one taken ends the game
   *[other] , { $count } of them face down here; each card taken turns another up, and the game ends when all are taken
  }
table-row = Row { $row }: point card { $head }
table-row-closed = Row { $row }: closed
table-row-cards = Cards: { $cards }
table-sums = Sums: { $sums }
table-sum = { $colour } { $sum }
table-leads = In the lead: { $colours }
table-tied = Tied for the lead: { $colours }. If it stays a tie, nobody takes { $head }: it waits, and the row begins again, empty
table-free = { $count ->
    [one] { $count } place left
   *[other] { $count } places left
  }
table-takes = { $name } takes { $head } in row { $row } with { $sum }
table-nobody = Row { $row }: a tie at { $sum }, nobody takes the point card
table-before = Just before: { $told }
table-plays = plays { $colour ->
    [r] the red hearts
    [g] the green leaves
    [b] the blue drops
    [y] the yellow suns
    [o] the orange tulips
   *[v] the violet flowers
  }
table-plays-you = you play { $colour ->
    [r] the red hearts
    [g] the green leaves
    [b] the blue drops
    [y] the yellow suns
    [o] the orange tulips
   *[v] the violet flowers
  }
table-near = leads
table-own-colour = { $colour } (you)
table-you = You: { $colour ->
    [r] red hearts
    [g] green leaves
    [b] blue drops
    [y] yellow suns
    [o] orange tulips
   *[v] violet flowers
  }
table-leads-last = in the lead, with only one point card left!
table-won = point cards taken: { $heads }
table-offered = offered
table-pass = Pass
table-propose = Offer an exchange
warning-offer = The others will only see the colours, not the value.
warning-end = { $you ->
    [yes] You take { $head } and the game ends
   *[no] { $who } takes { $head } and the game ends
  }
question-give = A colour for a colour: choose the card you give. { $lay ->
    [yes] If nobody accepts, your turn is over.
   *[no] The exchange takes your whole turn.
  }
question-want = What do you want for your { $card }? The others will only see the colours, not the value.
question-row = Choose the row for the { $card }.
prompt-turn = Your turn: play a card or exchange.
prompt-must-lay = The exchange is made: now play a card.
prompt-lay-only = There has been enough bargaining: play a card.
prompt-answer = Choose the card you give to get { $give }, or decline.
prompt-pass = They ask for { $want }, and you have none: pass.
prompt-wait = Your offer stands: wait for an answer.

## Why: what a hint says of an action

reason-takes = the row is complete and you take { $head }
reason-wins = the game ends: { $mine ->
    [yes] you take { $head }
   *[no] { $name } takes { $head }
  }, and you win
reason-takes-red = mind, the row is complete and you take { $head }{ $comfort ->
    [ahead] , but you keep the lead in the game
    [fresh] , but the row goes on with another point card
   *[closed] { "" }
  }
reason-hands = the row is complete and { $name } has to take { $head }
reason-gives = the row is complete and { $name } takes { $head }{ $led ->
    [yes] , whose colour led already
   *[no] { "" }
  }
reason-tie = a tie: nobody takes { $head }
reason-leads = you take the lead in that row, worth { $head }
reason-stays-ahead = you stay in the lead in that row, worth { $head }
reason-evens = { $name } no longer leads alone in that row, worth { $head }
reason-level = several colours share the lead in that row, worth { $head }
reason-burdens = { $name } takes the lead in that row, worth { $head }
reason-stays-burdened = { $name } stays in the lead in that row, worth { $head }
reason-exposes = { $comfort ->
    [rival] { $name } rises to { $sum } in that row, worth { $head }; you still lead it with { $best }, but { $left } places are left for that to change
   *[other] mind, you { $comfort ->
        [led] still
       *[other] then
      } lead that row, worth { $head }{ $left ->
        [one] : the next card completes it, and you take { $head }{ $caught ->
            [yes] , unless another colour catches up with yours
           *[no] , whatever it is
          }
       *[other] , but { $left } places are left
      }
  }{ $comfort ->
    [none] ; any other play costs you, exposes you or gives points to another
   *[other] { "" }
  }
reason-nears = your colour rises to { $sum } in that row, worth { $head }; { $name } still leads with { $best }
reason-sheds = that card does not count for you; { $name } { $led ->
    [yes] stays in the lead
   *[no] takes the lead
  } in that row, worth { $head }
reason-wants-own = you are after { $colour }, your colour
reason-offers-own = you give { $colour }, your colour, but the rows stay as they are
reason-rows-stay = no row changes
reason-gets-own = you get { $colour }, your colour{ $fair ->
    [yes] , and { $name } gets theirs
   *[no] { "" }
  }
reason-gives-own = you give { $colour }, your colour, and get { $give }
reason-neither = you get { $give }{ $fair ->
    [little] , and { $name } only a { $value } of their colour
    [much] ; but mind, { $name } gets a { $value } of their colour
   *[no] { " " }for { $want }
  }
reason-keeps-own = you keep { $colour }, your colour
reason-denies = you give no { $colour } to { $name }, whose colour it is
reason-keeps-hand = you keep your cards

## Moments

beat-row = { $head } for { $name_you ->
    [yes] you
   *[no] { $name }
  }!
beat-nobody = A tie: for nobody!
ending-won = Your basket overflows: the finest harvest in the garden!
ending-lost = The fullest basket: { $names }. Yours will be lighter to carry!
ending-shared = Baskets as full as each other: { $names }.
ending-watched = The fullest basket: { $names }.

## Refusals

not-in-hand = You do not hold { $card } ({ $clause }).
card-first = First choose a card of your hand ({ $clause }). Row { $row }, { $head }: { $lead ->
    [one] { $colours } leads with { $sum },
    [many] a tie at { $sum },
   *[none] { "" }
  } { $left } { $left ->
    [one] place left
   *[other] places left
  }.{ $lead ->
    [many] { " " }If it stays a tie, nobody takes { $head }: it waits, and the row begins again, empty.
   *[other] { "" }
  }
give-first = You are offering an exchange: first choose the card of your hand that you give. The rows have no part in it ({ $clause }).
want-first = You are offering an exchange: choose the colour you want for the { $card }. The rows have no part in it ({ $clause }).
row-closed = Row { $row } is closed: there was no point card left for it ({ $clause }).
offer-stands = Your offer stands: wait until somebody accepts it or nobody will ({ $clause }).
lay-after-exchange = You have exchanged a card: now play one ({ $clause }).
bargaining-is-over = Nobody has played a card for a whole round of turns: play one ({ $clause }).
colour-not-in-play = Nobody plays for that colour, so its cards are not in the game ({ $clause }).
no-offer = There is no offer to answer ({ $clause }).
own-offer = The offer is your own: the others answer it ({ $clause }).
already-declined = You have already declined this offer ({ $clause }).
colour-not-held = You hold no card of the wanted colour, { $want ->
    [r] red
    [g] green
    [b] blue
    [y] yellow
    [o] orange
   *[v] violet
  } ({ $clause }).
wrong-colour = The card you give must be of the wanted colour, { $want } ({ $clause }).

## Positions

no-card-to-play = It is seat { $seat }’s turn, but there is no card in that hand.
closed-too-early = Row { $row } is closed although there are point cards face down.
offer-not-in-hand = “offer” names { $given }, which seat { $seat } on turn does not hold.
cannot-have-declined = “declined” names seat { $seat }, which cannot answer an offer that wants { $want }.
nobody-to-answer = Nobody is left to answer the offer that wants { $want }: it would have failed.

## Ends

end-heads = all point cards are taken

## Examples

example-start = You play red. Four point cards head four rows.
example-turn = Ada offers green for red: you may give one of your red cards.
example-rows = Your red 6 completes the first row: red 18, green 7, blue 4. You take the +5.
example-end = In the end: you have +10, Ada −1, Blaise −4.

## Lessons

lesson-lead = Your colour
lesson-lead-task = You play the hearts. In each row the colour with the highest sum will take the points: lay a heart in a row with positive points (+).
lesson-lead-done = Your colour counts in that row, and you drew a new card.
lesson-lead-red-row = This row has negative points (−4): taking them would cost you. Choose a row with positive points (+).
lesson-lead-not-yours = All colours are allowed, but this one counts for somebody else. Play a heart.
lesson-lead-later = Exchanges come later. First play a heart.
lesson-full = A full row
lesson-full-task = Row 1 is worth 5 points: it is full with the fifth card. It has four, and your hearts lead with 12. Complete it and take the points.
lesson-full-done = Your hearts have the highest sum: +5 for you. A new point card takes its place.
lesson-full-helps-blue = Blue would overtake your hearts, and Blaise would take the 5 points.
lesson-full-other-row = Allowed, but row 1 is ripe: somebody else would complete it as they please.
lesson-full-later = No exchange now: there are 5 points to take.
lesson-red = Negative points
lesson-red-task = Row 2 is worth −4: whoever has the highest sum loses 4 points. Complete it so that another colour than yours takes them.
lesson-red-done = Blue had the highest sum: Blaise loses 4 points. You know enough to begin!
lesson-red-yours = Your hearts would have the highest sum: −4 for you.
lesson-red-other-row = Allowed, but if somebody plays a heart here, the −4 is yours. Settle it now.
lesson-red-later = Rather play a card in row 2.
lesson-tie = A tie
lesson-tie-task = Blaise leads row 1 with 10, and one card is missing. You cannot beat him, but you can equal him: then nobody takes the points.
lesson-tie-done = 10 each at the top: nobody takes the point card, and its row begins anew.
lesson-tie-blue-wins = Blue would keep the highest sum: Blaise would take the 4 points.
lesson-tie-open = Allowed, but Blaise still leads row 1. Find the heart that makes 10.
lesson-length = How long is a row
lesson-length-task = 4 points, 4 cards; 6 points, 6 cards: the point card says how long its row is. Find the one that a single card completes, and take its points.
lesson-length-done = Four cards for a point card of 4: the row is complete, and the points are yours.
lesson-length-green-wins = The row would be full, but green would have the highest sum.
lesson-length-blue-wins = The row would be full, but blue would have the highest sum.
lesson-length-not-full = No row would be full. Count: row 2, worth 4, lacks just one card.
lesson-offer = Offer an exchange
lesson-offer-task = Instead of playing a card you may offer a colour for another, never a value. Ask for red, your hearts, and give another colour.
lesson-offer-done = Ada accepts: you have one more heart, and your turn is over, as if nobody had accepted. It is worth a turn when you lack your colour.
lesson-offer-own-colour = You would give your own colour away. Give green or blue, and ask for red.
lesson-offer-not-red = Red is what you need: it is your colour.
lesson-offer-lay = Allowed, but here try “Offer an exchange”.
lesson-answer = Answer an offer
lesson-answer-task = Ada offers red for green. Accept, and give the green card that helps her least.
lesson-answer-done = A red 8 for a green 2: only the two of you know the values.
lesson-answer-too-good = Allowed, but a green 11 is a present for Ada, who plays green.
lesson-answer-wanted = You are asked for green.
lesson-answer-no-gain = You may refuse, but red for a small green is all gain.
lesson-end = The end
lesson-end-task = This is the last point card. You have 11 points, Ada 9. Complete the row for your hearts: the game will be over.
lesson-end-done = 15 points to 9: the game is yours. Towards the end, watch the rows with negative points (−) that are almost full.
lesson-end-ada-wins = Green would have the highest sum: Ada would end at 13 to your 11, and win.
lesson-end-later = No exchange: one card is enough to win.

## The rules

heading-material = What is in the box
R1 = There are 72 number cards: six colours, each with the values 1 to 12.
D1 = At this table the six are red, green, blue, yellow, orange and violet.
R2 = 18 point cards show 4, 5 or 6. Twelve are positive (black, +) and bring you their points; six are negative (red, −) and cost you theirs.
D2 = Each positive value is there four times and each negative value twice.

heading-start = Before you start
R3 = Everybody is dealt one colour card, face up: that is the colour you play for. If a colour has no player, all its number cards are put away.
R4 = Shuffle the number cards and deal four to each player; what remains is the stock. Shuffle the point cards too and turn four of them up: each is the head of a row. The rest stay face down.
R5 = Whoever prefers milk to any other drink begins.
note-first = Here somebody may claim the first turn before the game (setting “{ option-first }”); otherwise it is chosen at random.

heading-turn = Your turn
R6 = Turns go clockwise. On yours, either play a card or propose an exchange. To play, add a card from your hand to the end of any open row. Every value and every colour is welcome there, your rivals’ colours too. Then replace it from the stock.
R7 = To exchange, name a colour you will give and a colour you would like, but no values: “red for green”. With whoever agrees you swap one card of each of these colours. The values stay with the two of you.
note-exchange = The others learn that there was an exchange, and between whom.
R8 = If no one takes your offer, that was your turn, and you play nothing.
D3 = A successful exchange uses up the turn as well. With the setting “{ option-lay_after_exchange }” you still play a card afterwards.
D4 = You settle on the card you will give when you make the offer, and you must ask for a different colour, one that somebody plays for. Everybody else with a card of that colour may accept and picks the one to give; the quickest gets the deal, and programs answer in clockwise order from your left. Who could have accepted, and who said no, stays secret. You may even ask for a colour nobody else holds: then the offer simply fails. At a live table every offer stays open for a short while, whether or not anybody could meet it: its failing tells nothing.
D5 = Bargaining cannot go on for ever. Exchanges, failed offers, empty hands: once there has been a run of turns without a card being played, as many as there are players, offers are closed until somebody plays a card.

heading-rows = The rows
R9 = The points of a head say how many number cards complete its row. Then add up each colour in it. The colour with the highest sum decides: its player takes the point card, welcome or not.
R10 = If the highest sum is shared, nobody takes the point card. The number cards are discarded and the same head starts an empty row.
R11 = When a head has been taken, its number cards are discarded and the next point card is turned up in that place. Once there are none left, the place is closed.
R12 = If you need to draw and the stock is used up, shuffle the discard pile: it is the new stock.
D6 = With two players it can happen that stock and discard pile are both empty. Then you play on with a smaller hand. After playing a card, and again when your turn begins, you draw back up to four as far as there are cards. If you still have none at the start of your turn, you are passed over.
D7 = When your card completes a row, things happen in this order: the row is scored, its cards are discarded, a new head is turned up, and only then do you draw. After the last point card is taken nobody draws any more.

heading-end = The end
R13 = The game is over when the last of the 18 point cards is taken. Your result is the points of your positive cards (black, +) less those of your negative ones (red, −), and the highest result wins.
D8 = Players with equal results share their place, the win included.

heading-seen = Who sees what
note-seen = Only you see your hand, and nobody sees the stock or the heads still face down. All else lies open, the discard pile and the point cards won too, and anybody may count the cards of every hand and pile.

## What a first game explains

new-win = A complete row: the colour with the highest sum wins the point card. A new one takes its place, and the row begins empty.
new-loss = A complete row: whoever has the highest sum has to take the negative point card (−), and loses that many points. A new point card takes its place.
new-tie = A tie for the highest sum: nobody takes the card, and the row begins again, empty.
new-closed = No point card is left here: the row is closed. When all are, the game is over.
new-turn = Play a card at the end of a row. Or offer an exchange, a colour for a colour: each gives a card of the one for a card of the other, its value unsaid.
new-offer = An offer to exchange: colour for colour, values unsaid. Nobody has to accept.
new-reshuffle = The stock was empty: the discard pile, shuffled, takes its place.
new-no-deal = Nobody wanted to exchange: making an offer is already a turn.

## The rules in short

short-aim = You play for one colour. Take the positive point cards (black, +) and leave the negative ones (red, −) to the others: the highest total wins.
short-turn = Play a card from your hand, of any colour, at the end of a row, then draw. Or offer an exchange, colour for colour: that is your whole turn. A full row goes to the colour with the highest sum; with a tie, to nobody.
short-end = The number on the point card says how many cards complete its row. The game ends when the last point card is taken.
