## La fiche

about = Chacun joue une carte : la plus haute prend le pli, et le plus grand nombre de plis gagne.
score-name = plis
option-low_wins = La plus basse gagne
option-low_wins-about = La carte la plus basse prend le pli, au lieu de la plus haute.

## Mots et choix

card = le { $card }
choice-play = Jouer { $card }

## Journal

log-play = { $you ->
    [yes] Tu joues { $card }.
   *[no] { $who } joue { $card }.
  }
log-trick = { $you ->
    [yes] Tu prends le pli.
   *[no] { $who } prend le pli.
  }
log-won = La partie est finie. En tête, avec { $tricks } { $tricks ->
    [one] pli
   *[other] plis
  } : { $names }.

## À table

table-title = { $left ->
    [one] { $left } carte à jouer
   *[other] { $left } cartes à jouer
  }
table-hand = Ta main
table-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
table-played = { $card }, carte jouée par { $who }
prompt-play = À toi : joue une carte. La plus { $low ->
    [yes] basse
   *[no] haute
  } prend le pli.

## Refus et positions

not-in-hand = Tu n’as pas cette carte en main : { $card } ({ $clause }).
wrong-moment = Dans cette position, on ne sait pas à qui de jouer.

## Fins

end-tricks = toutes les cartes sont jouées

## Les règles

heading-play = Le jeu
R1 = Il y a 30 cartes, de 1 à 30. Chacun en reçoit cinq ; les autres sont écartées sans être vues.
R2 = Chacun à son tour, dans le sens horaire, joue une carte de sa main, celle qu’il veut. Le hasard désigne qui commence.
R3 = Quand tout le monde a joué une carte, la plus haute prend le pli, et la personne qui l’a jouée commence le suivant.
D1 = Avec le réglage « { option-low_wins } », c’est la plus basse.
R4 = Quand toutes les cartes sont jouées, le plus grand nombre de plis gagne. À égalité, on partage la place.
