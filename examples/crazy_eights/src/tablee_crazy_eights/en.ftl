## The card

about = Follow the suit or the rank, or play an eight and name the suit. First with no cards left pays nothing.
score-name = points
option-max_draw_cards = Cards drawn in a turn
option-max_draw_cards-about = So many cards may be drawn in a turn; then one may pass.
option-max_turns = Most cards played
option-max_turns-about = The game ends when so many cards have been played.
option-use_special_cards = Twos, queens and aces
option-use_special_cards-about = A two makes the next player draw two, a queen skips the next player, an ace turns the direction.
option-reshuffle = Pile turned over
option-reshuffle-about = When the stock is empty, the pile below its top card is shuffled and becomes the new stock.
option-points = Cost of low cards
option-points-about = Their number in the pack, as OpenSpiel counts, or their face value.
value-number = number in the pack
value-face = face value

## Words and choices

suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
  }
card = the { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
  } of { $suit }
index = { $rank ->
    [J] J
    [Q] Q
    [K] K
    [A] A
   *[other] { $rank }
  }
choice-play = Play { $card }
choice-draw = Draw
choice-pass = Pass
choice-suit = Name { $suit }

## Log

log-play = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
  }
log-suit = { $you ->
    [yes] You name { $suit }.
   *[no] { $who } names { $suit }.
  }
log-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
  }
log-draw-own = You draw { $cards }.
log-draw = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
log-turned = The direction of play turns.
log-owed = { $you ->
    [yes] You must play a two or draw { $count } cards.
   *[no] { $who } must play a two or draw { $count } cards.
  }
log-reshuffled = The pile is shuffled and becomes the new stock.
log-won = The game is over. First with { $points } { $points ->
    [one] point
   *[other] points
  } to pay: { $names }.

## At the table

table-title = { $stock ->
    [0] The stock is empty
    [one] { $stock } card in the stock
   *[other] { $stock } cards in the stock
  }
table-hand = Your hand
table-twice = { $card }, twice
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
table-suit = suit to follow:
table-follow = Suit to follow: { $suit }
table-stock = { $count ->
    [0] empty stock
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
  }
table-top = { $card }, on top of the pile
table-onward = The turn goes clockwise
table-backward = The turn goes anticlockwise
prompt-play = Your turn: { $suit }, the same rank or an eight, or draw ({ $count ->
    [one] { $count } card at most
   *[other] { $count } cards at most
  }).
prompt-pass = Your turn: { $suit }, the same rank or an eight, or pass.
prompt-owed = Play a two, or draw { $count } cards.
prompt-suit = Name the suit to follow.

## Refusals and positions

must-name = You have played an eight: name a suit ({ $clause }).
nothing-named = A suit is named only after an eight ({ $clause }).
not-in-hand = You do not hold { $card } ({ $clause }).
twos-first = You must play a two or draw { $count } cards ({ $clause }).
no-more-draws = { $empty ->
    [yes] The stock is empty: play a card that fits, or pass ({ $clause }).
   *[no] You have drawn as many cards as you may in a turn: play a card that fits, or pass ({ $clause }).
  }
not-yet-passing = You may pass only when you have drawn as many cards as you may, or the stock is empty: draw, or play ({ $clause }).
does-not-fit = You cannot play { $card } on { $top }: play { $suit }, the same rank, or an eight ({ $clause }).
hand-empty = Somebody has no cards left: this game is over.
wrong-suit = The suit to follow is that of { $card }; only after an eight can it be another, once it is named.
nothing-to-name = A suit is named only after an eight.
nothing-owed = Cards are owed, two for each two, only while a two lies on top, special cards are on and the stock has cards.
nothing-drawn = Nobody has drawn yet while a suit is to be named or cards are owed.
no-passes = Passes are counted only while the stock is empty.

## Ends

end-out = somebody has no cards left
end-blocked = nobody can go on
end-turns = as many cards are played as the game may last

## Examples

example-turn = On the 9 of clubs you may play the 4 (clubs too), the 9 of hearts (same rank) or the eight, which goes on any card. Or you draw.
example-special = Two cards are owed: answer with your two, and they become four for Ada, or draw two and lose the turn. The other clubs must wait.
example-end = Your last card has the right rank: you go out and pay nothing. If Ada holds the eight of hearts, the king of clubs and the 3 of diamonds, she pays 50 + 10 + 7.

## Lessons

lesson-fits = Suit or rank
lesson-fits-task = The 9 of clubs lies on the pile. Play a card of its suit (clubs) or of its rank (a 9). You hold one of each: choose.
lesson-fits-done = It fits, and now your card is the one to follow. You have six cards left: the aim is to be first to have none.
lesson-fits-apart = Neither clubs nor a 9: it does not fit.
lesson-fits-draw = You may, but you would hold eight cards, and two of yours fit.
lesson-eight = Eights
lesson-eight-task = You hold neither clubs nor a 9, but an eight goes on any card. Play it, then name the suit you hold most of.
lesson-eight-done = Ada had to follow hearts, and all your hearts fit now.
lesson-eight-apart = Neither clubs nor a 9, and no eight.
lesson-eight-draw = You may, but your eight fits: it goes on any card.
lesson-eight-name = Now you decide how play goes on: which suit do you hold most of?
lesson-eight-one-spade = You hold a single spade: name a suit you hold more of.
lesson-eight-none-held = You hold no card of that suit: none of yours would follow.
lesson-eight-name-first = You have just played an eight: name a suit first.
lesson-draw = Nothing fits
lesson-draw-task = No clubs, no 9, no eight: nothing fits. Draw from the stock; if the card fits, play it at once.
lesson-draw-done = Drawing does not end your turn: you may go on until a card fits, up to five cards. You know enough to begin!
lesson-draw-apart = Neither clubs nor a 9, and no eight: it does not fit.
lesson-draw-not-yet = Passing is only for those who have drawn five cards or find the stock empty.
lesson-draw-fits = Clubs: that fits. It is still your turn, so play it.
lesson-draw-enough = You may draw again, but you have a card that fits: play it.
lesson-pass = Passing
lesson-pass-task = You have drawn four cards in this turn, and nothing fits yet. Draw the fifth, the last one allowed; if that does not fit either, pass (the button is on the table, below the question).
lesson-pass-done = Ada is on turn. With an empty stock you may pass too, without having drawn.
lesson-pass-apart = Neither clubs nor a 9, and no eight: it does not fit.
lesson-pass-not-yet = Four cards so far: one passes after the fifth, not before.
lesson-pass-fifth = No luck: it does not fit either. Now you may pass.
lesson-pass-no-more = Five cards have been drawn in this turn, and that is the limit: pass.
lesson-keep = Keep the eight
lesson-keep-task = Two of your cards fit: the 4 of clubs and the eight. Ada still holds five cards, so there is time. Which one will help you later, whatever lies on the pile? Keep it, and go out.
lesson-keep-done = Out, and nothing to pay. An eight fits always: keep it for when nothing else does.
lesson-keep-kept = Ada changed the suit, and only your eight fits hearts. Good that you have it!
lesson-keep-spent = Allowed, but the 4 fits today and perhaps not tomorrow; the eight always will.
lesson-keep-draw = You may, but one of your cards fits: you want fewer cards, not more.
lesson-keep-now = One card left: which suit opens the way for it?
lesson-keep-not-yours = Your last card is a diamond: name its suit.
lesson-keep-last = Ada follows diamonds, and your king fits.
lesson-costs = What is left costs
lesson-costs-task = Ada holds one card. If she goes out, you pay for yours: 50 for an eight, 10 for a jack, queen, king or ace, and for a low card its number in the pack (the 3 of diamonds is 7). Get rid of what costs most, then name any suit.
lesson-costs-done = Ada held an eight, so no suit could have stopped her. You pay 17: 10 for the king and 7 for the 3. With the eight in hand it would have been 57.
lesson-costs-lighter = The dearest card is gone. Name any suit.
lesson-costs-dear = It fits, but if Ada goes out you still hold the eight: 50 points.
lesson-costs-draw = One more card to pay for if Ada goes out.
lesson-queen = Queens and aces
lesson-queen-task = With special cards a queen skips the next player, and an ace turns the direction of play. Ada, next to play, holds one card. Make sure that you are on turn again before her.
lesson-queen-done = Ada was skipped, Blaise has played, and it is your turn again. When two play, a queen gives you another turn at once.
lesson-queen-ace = Blaise would be next, but in the new direction Ada follows him, before you.
lesson-queen-her-turn = Then it is Ada’s turn, and her one card may fit.
lesson-queen-draw = You would still be on turn, with one card more: one of yours does it already.
lesson-twos = Twos add up
lesson-twos-task = Ada has played a two: with special cards you draw two cards and lose the turn, unless you answer with a two. Send the bill back.
lesson-twos-done = The twos add up: Ada had to draw four cards and lost her turn.
lesson-twos-not-now = On a two like this only a two may be played, whatever its suit.
lesson-twos-draw = You would hold six cards, and your turn would be gone. You have a two.

## The rules

heading-deal = The deal
R1 = Two to five play with a pack of 52 cards, six to fifteen with two packs.
R2 = Everybody gets five cards; when two play, seven. The others are the stock, face down.
R3 = The top card of the stock is turned up and begins the pile. An eight is put back and another card is turned up. Who deals is chosen at random, and the first card counts as the dealer’s: the next player begins.
heading-turn = The turn
R4 = The turn goes round clockwise.
R5 = Whoever is on turn plays a card of the suit to follow, or of the same rank as the top card. The suit to follow is that of the top card.
R6 = An eight may be played on any card. Its player then names the suit to follow.
R7 = Instead of playing, one may draw a card from the stock, even if one could play, and go on drawing up to the number of cards that is set. After that one may still play.
R8 = Whoever has drawn so many cards, or finds the stock empty, may pass instead of playing. One who has not may not pass.
heading-special = Special cards
note-special = With the setting “{ option-use_special_cards }” three ranks do something. If one of them is turned up first, it is as if the dealer had played it.
R9 = Queen: the next player is skipped.
R10 = Ace: the direction of play turns.
R11 = Two: the next player must play a two as well or draw two cards and lose the turn. Twos add up: whoever has none draws for all of them, as many cards as the stock has. When the stock is empty, a two is a card like any other.
heading-stock = The stock
D1 = With the setting “{ option-reshuffle }” the cards of the pile below its top card become the new stock as soon as the stock is empty. Without it the game goes on without a stock.
D2 = If the last card owed for twos is also the last card of the stock, this counts as a pass.
heading-end = The end
R12 = The game ends when somebody plays the last card of a hand; when there is no stock and passes follow each other, one more than there are players; or when as many cards have been played as the setting says.
R13 = Everybody pays for the cards still in hand: 50 for an eight, 10 for a jack, queen, king or ace. The fewest points win.
D3 = The other cards cost their number in the pack, as OpenSpiel counts: 2 for the two of clubs, 3 for diamonds, 4 for hearts, 5 for spades, 6 for the three of clubs, and so on to 37 for the ten of spades. With the setting “{ value-face }” they cost what is on them, 2 to 10.
