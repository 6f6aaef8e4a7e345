## La fiche

about = Suis la couleur ou la valeur, ou joue un huit et nomme la couleur. Qui se défausse de tout ne paie rien.
score-name = points
option-max_draw_cards = Cartes piochées par tour
option-max_draw_cards-about = On peut piocher autant de cartes dans un tour ; ensuite on peut passer.
option-max_turns = Cartes jouées au plus
option-max_turns-about = La partie finit quand autant de cartes ont été jouées.
option-use_special_cards = Deux, dames et as
option-use_special_cards-about = Un deux fait piocher deux cartes, une dame fait sauter un tour, un as change le sens du jeu.
option-reshuffle = Talon retourné
option-reshuffle-about = Quand la pioche est vide, les cartes jouées, sauf la dernière, sont mélangées et forment la nouvelle pioche.
option-points = Coût des petites cartes
option-points-about = Leur rang dans le paquet, comme compte OpenSpiel, ou leur valeur.
value-number = rang dans le paquet
value-face = valeur

## Mots et choix

suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
  }
card = { $rank ->
    [J] le valet
    [Q] la dame
    [K] le roi
    [A] l’as
   *[other] le { $rank }
  } de { $suit }
index = { $rank ->
    [J] V
    [Q] D
    [K] R
    [A] A
   *[other] { $rank }
  }
choice-play = Jouer { $card }
choice-draw = Piocher
choice-pass = Passer
choice-suit = Nommer { $suit }

## Journal

log-play = { $you ->
    [yes] Tu joues { $card }.
   *[no] { $who } joue { $card }.
  }
log-suit = { $you ->
    [yes] Tu nommes { $suit }.
   *[no] { $who } nomme { $suit }.
  }
log-pass = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
  }
log-draw-own = Tu pioches { $cards }.
log-draw = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
log-turned = Le sens du jeu change.
log-owed = { $you ->
    [yes] Tu dois jouer un deux ou piocher { $count } cartes.
   *[no] { $who } doit jouer un deux ou piocher { $count } cartes.
  }
log-reshuffled = Les cartes jouées sont mélangées et forment la nouvelle pioche.
log-won = La partie est finie. En tête, avec { $points } { $points ->
    [one] point
   *[other] points
  } à payer : { $names }.

## À table

table-title = { $stock ->
    [0] La pioche est vide
    [one] { $stock } carte dans la pioche
   *[other] { $stock } cartes dans la pioche
  }
table-hand = Ta main
table-twice = { $card }, deux fois
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
table-suit = couleur à suivre :
table-follow = Couleur à suivre : { $suit }
table-stock = { $count ->
    [0] pioche vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
table-top = { $card }, sur le dessus du talon
table-onward = On joue dans le sens horaire
table-backward = On joue dans le sens antihoraire
prompt-play = À toi : { $suit }, la même valeur ou un huit, ou pioche ({ $count ->
    [one] { $count } carte au plus
   *[other] { $count } cartes au plus
  }).
prompt-pass = À toi : { $suit }, la même valeur ou un huit, ou passe.
prompt-owed = Joue un deux, ou pioche { $count } cartes.
prompt-suit = Nomme la couleur à suivre.

## Refus et positions

must-name = Tu as joué un huit : nomme une couleur ({ $clause }).
nothing-named = On ne nomme une couleur qu’après un huit ({ $clause }).
not-in-hand = Tu n’as pas cette carte en main : { $card } ({ $clause }).
twos-first = Tu dois jouer un deux ou piocher { $count } cartes ({ $clause }).
no-more-draws = { $empty ->
    [yes] La pioche est vide : joue une carte qui convient, ou passe ({ $clause }).
   *[no] Tu as pioché autant de cartes que permis dans un tour : joue une carte qui convient, ou passe ({ $clause }).
  }
not-yet-passing = Tu ne peux passer qu’après avoir pioché autant de cartes que permis, ou si la pioche est vide : pioche, ou joue ({ $clause }).
does-not-fit = Tu ne peux pas jouer { $card } sur { $top } : joue { $suit }, la même valeur ou un huit ({ $clause }).
hand-empty = Quelqu’un n’a plus de cartes : cette partie est finie.
wrong-suit = La couleur à suivre est celle de cette carte : { $card } ; ce n’est qu’après un huit qu’elle peut être autre, une fois nommée.
nothing-to-name = On ne nomme une couleur qu’après un huit.
nothing-owed = On ne doit des cartes, deux par deux, que si un deux est sur le talon, avec les cartes spéciales et une pioche non vide.
nothing-drawn = Personne n’a encore pioché tant qu’une couleur est à nommer ou que des cartes sont dues.
no-passes = On ne compte les passes que si la pioche est vide.

## Fins

end-out = quelqu’un n’a plus de cartes
end-blocked = plus personne ne peut jouer
end-turns = on a joué autant de cartes que la partie peut durer

## Exemples

example-turn = Sur le 9 de trèfle, tu peux jouer le 4 (trèfle aussi), le 9 de cœur (même valeur) ou le huit, qui va sur toute carte. Ou bien tu pioches.
example-special = Deux cartes sont dues : réponds par ton deux, et Ada en devra quatre, ou pioche deux cartes et perds ton tour. Les autres trèfles attendent.
example-end = Ta dernière carte a la bonne valeur : tu n’en as plus et tu ne paies rien. Si Ada tient le huit de cœur, le roi de trèfle et le 3 de carreau, elle paie 50 + 10 + 7.

## Leçons

lesson-fits = Couleur ou valeur
lesson-fits-task = Le 9 de trèfle est sur le talon. Joue une carte de sa couleur (trèfle) ou de sa valeur (un 9). Tu as l’une et l’autre : choisis.
lesson-fits-done = Elle convient, et c’est maintenant ta carte qu’il faut suivre. Il te reste six cartes : le but est de n’en avoir plus aucune avant les autres.
lesson-fits-apart = Ni trèfle, ni 9 : elle ne convient pas.
lesson-fits-draw = Tu en as le droit, mais tu aurais huit cartes, et deux des tiennes conviennent.
lesson-eight = Les huit
lesson-eight-task = Tu n’as ni trèfle ni 9, mais un huit va sur toute carte. Joue-le, puis nomme la couleur que tu as le plus.
lesson-eight-done = Ada a dû suivre à cœur, et tous tes cœurs conviennent maintenant.
lesson-eight-apart = Ni trèfle, ni 9, ni huit.
lesson-eight-draw = Tu en as le droit, mais ton huit convient : il va sur toute carte.
lesson-eight-name = À toi de décider de la suite : quelle couleur as-tu le plus ?
lesson-eight-one-spade = Tu n’as qu’un pique : nomme une couleur que tu as davantage.
lesson-eight-none-held = Tu n’as aucune carte de cette couleur : aucune des tiennes ne suivrait.
lesson-eight-name-first = Tu viens de jouer un huit : nomme d’abord une couleur.
lesson-draw = Rien ne convient
lesson-draw-task = Ni trèfle, ni 9, ni huit : rien ne convient. Prends une carte à la pioche ; si elle convient, joue-la aussitôt.
lesson-draw-done = Piocher ne finit pas ton tour : tu peux continuer jusqu’à ce qu’une carte convienne, cinq cartes au plus. Tu en sais assez pour commencer !
lesson-draw-apart = Ni trèfle, ni 9, ni huit : elle ne convient pas.
lesson-draw-not-yet = On ne passe qu’après avoir pioché cinq cartes, ou si la pioche est vide.
lesson-draw-fits = Du trèfle : elle convient. C’est toujours ton tour, joue-la.
lesson-draw-enough = Tu peux piocher encore, mais tu as une carte qui convient : joue-la.
lesson-pass = Passer
lesson-pass-task = Tu as pioché quatre cartes dans ce tour, et rien ne convient encore. Prends la cinquième, la dernière permise ; si elle ne convient pas non plus, passe (le bouton est sur la table, sous la question).
lesson-pass-done = C’est à Ada. Quand la pioche est vide, on peut passer aussi, sans avoir pioché.
lesson-pass-apart = Ni trèfle, ni 9, ni huit : elle ne convient pas.
lesson-pass-not-yet = Quatre cartes seulement : on passe après la cinquième, pas avant.
lesson-pass-fifth = Pas de chance : elle ne convient pas non plus. Maintenant, tu peux passer.
lesson-pass-no-more = Cinq cartes piochées dans ce tour, c’est la limite : passe.
lesson-keep = Garder le huit
lesson-keep-task = Deux de tes cartes conviennent : le 4 de trèfle et le huit. Ada a encore cinq cartes, rien ne presse. Laquelle t’aidera plus tard, quelle que soit la carte du dessus ? Garde-la, et va jusqu’à ta dernière carte.
lesson-keep-done = Plus de cartes, et rien à payer. Un huit convient toujours : garde-le pour le moment où rien d’autre ne convient.
lesson-keep-kept = Ada a changé de couleur, et seul ton huit convient à cœur. Heureusement que tu l’as !
lesson-keep-spent = Permis, mais le 4 convient aujourd’hui et demain peut-être plus ; le huit conviendra toujours.
lesson-keep-draw = Tu en as le droit, mais une de tes cartes convient : il t’en faut moins, pas plus.
lesson-keep-now = Une seule carte en main : quelle couleur lui ouvre la voie ?
lesson-keep-not-yours = Ta dernière carte est un carreau : nomme sa couleur.
lesson-keep-last = Ada suit à carreau, et ton roi convient.
lesson-costs = Ce qui reste se paie
lesson-costs-task = Ada n’a plus qu’une carte. Si elle la joue, tu paies les tiennes : 50 pour un huit, 10 pour un valet, une dame, un roi ou un as, et pour une petite carte son rang dans le paquet (le 3 de carreau coûte 7). Défais-toi de ce qui coûte le plus, puis nomme une couleur, n’importe laquelle.
lesson-costs-done = Ada avait un huit : aucune couleur ne pouvait l’arrêter. Tu paies 17 : 10 pour le roi et 7 pour le 3. Avec le huit en main, c’était 57.
lesson-costs-lighter = La carte la plus chère est partie. Nomme une couleur, n’importe laquelle.
lesson-costs-dear = Elle convient, mais si Ada joue sa dernière carte, tu as encore le huit : 50 points.
lesson-costs-draw = Une carte de plus à payer si Ada joue sa dernière.
lesson-queen = Dames et as
lesson-queen-task = Avec les cartes spéciales, une dame fait sauter le tour suivant, et un as change le sens du jeu. Ada, qui joue après toi, n’a plus qu’une carte. Fais en sorte que ton tour revienne avant le sien.
lesson-queen-done = Ada a sauté son tour, Blaise a joué, et c’est de nouveau à toi. À deux, une dame te fait rejouer aussitôt.
lesson-queen-ace = Blaise jouerait ensuite, mais dans le nouveau sens Ada vient après lui, avant toi.
lesson-queen-her-turn = Ce serait alors à Ada, et sa seule carte convient peut-être.
lesson-queen-draw = Ce serait toujours à toi, avec une carte de plus : une des tiennes suffit déjà.
lesson-twos = Les deux s’ajoutent
lesson-twos-task = Ada a joué un deux : avec les cartes spéciales, tu pioches deux cartes et perds ton tour, sauf si tu réponds par un deux. Renvoie-lui la note.
lesson-twos-done = Les deux s’ajoutent : Ada a dû piocher quatre cartes et a perdu son tour.
lesson-twos-not-now = Sur un tel deux, on ne joue qu’un autre deux, quelle que soit sa couleur.
lesson-twos-draw = Tu aurais six cartes, et ton tour serait passé. Or tu as un deux.

## Les règles

heading-deal = La donne
R1 = De deux à cinq, on joue avec un paquet de 52 cartes ; de six à quinze, avec deux paquets.
R2 = Chacun reçoit cinq cartes ; à deux, sept. Les autres forment la pioche, face cachée.
R3 = On retourne la carte du dessus de la pioche : elle commence le talon. Un huit est remis dans la pioche, et l’on retourne une autre carte. Le hasard désigne qui donne, et la première carte compte comme jouée par cette personne : la suivante commence.
heading-turn = Le tour
R4 = On joue chacun son tour, dans le sens horaire.
R5 = À son tour, on joue une carte de la couleur à suivre ou de la même valeur que celle du dessus. La couleur à suivre est celle de la carte du dessus.
R6 = Un huit se joue sur n’importe quelle carte. Qui le joue nomme ensuite la couleur à suivre.
R7 = Au lieu de jouer, on peut piocher une carte, même si l’on pouvait jouer, et recommencer jusqu’au nombre de cartes réglé. On peut encore jouer ensuite.
R8 = Qui a pioché autant de cartes, ou trouve la pioche vide, peut passer au lieu de jouer. Sinon, on ne peut pas passer.
heading-special = Les cartes spéciales
note-special = Avec le réglage « { option-use_special_cards } », trois valeurs ont un effet. Si l’une d’elles est retournée au début, c’est comme si la personne qui donne l’avait jouée.
R9 = Dame : la personne suivante saute son tour.
R10 = As : le sens du jeu change.
R11 = Deux : la personne suivante doit jouer un deux aussi, ou piocher deux cartes et perdre son tour. Les deux s’ajoutent : qui n’en a pas pioche pour tous, autant que la pioche contient de cartes. Quand la pioche est vide, un deux est une carte comme les autres.
heading-stock = La pioche
D1 = Avec le réglage « { option-reshuffle } », les cartes du talon sous celle du dessus forment la nouvelle pioche dès que la pioche est vide. Sans lui, on continue sans pioche.
D2 = Si la dernière carte due pour des deux est aussi la dernière de la pioche, cela compte comme une passe.
heading-end = La fin
R12 = La partie finit quand quelqu’un joue la dernière carte de sa main ; quand, sans pioche, les passes se suivent, une de plus qu’il n’y a de joueurs ; ou quand on a joué autant de cartes que le réglage le dit.
R13 = Chacun paie les cartes qu’il a encore en main : 50 pour un huit, 10 pour un valet, une dame, un roi ou un as. Le moins de points gagne.
D3 = Les autres cartes coûtent leur rang dans le paquet, comme compte OpenSpiel : 2 pour le deux de trèfle, 3 pour celui de carreau, 4 pour celui de cœur, 5 pour celui de pique, 6 pour le trois de trèfle, et ainsi de suite jusqu’à 37 pour le dix de pique. Avec le réglage « { value-face } », elles coûtent ce qui est écrit dessus, de 2 à 10.
