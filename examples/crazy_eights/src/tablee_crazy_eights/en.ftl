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
