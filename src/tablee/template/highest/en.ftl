## The card

about = Play a card each: the largest takes the trick, and the most tricks win.
score-name = tricks
option-low_wins = Low wins
option-low_wins-about = The smallest card takes the trick instead of the largest.

## Words and choices

card = { $card }
choice-play = Play { $card }

## Log

log-play = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
  }
log-trick = { $you ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
  }
log-won = The game is over. First with { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
  }: { $names }.

## At the table

table-title = { $left ->
    [one] { $left } card to play
   *[other] { $left } cards to play
  }
table-hand = Your hand
table-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
table-played = { $card }, played by { $who }
prompt-play = Your turn: play a card. The { $low ->
    [yes] smallest
   *[no] largest
  } takes the trick.

## Refusals and positions

not-in-hand = You do not hold { $card } ({ $clause }).
wrong-moment = In this position nobody knows who is to play.

## Ends

end-tricks = all cards are played

## The rules

heading-play = The game
R1 = There are 30 cards, numbered 1 to 30. Everybody gets five; the others are put away unseen.
R2 = In turn, clockwise, each plays one card of the hand, whichever they like. Who begins is chosen at random.
R3 = When everybody has played a card, the largest takes the trick, and its player leads the next one.
D1 = With the setting “{ option-low_wins }” it is the smallest.
R4 = When all cards are played, whoever has taken the most tricks wins. Equal numbers share the place.
