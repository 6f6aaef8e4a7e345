## La fiche

about = Ajoute ta carte au total, et laisse aux autres les doublets (11, 22 … 66) et le 77.
motto = Gare au 77 !
score-name = bouées restantes (à 0, on nage : encore en jeu, mais hors jeu à la prochaine perte)
score-total = Reste
option-tokens = Bouées
option-tokens-about = Bouées de chaque personne au départ.
option-repeat_costs = Répéter coûte
option-repeat_costs-about = Répéter un doublet avec un 0 ou un changement de sens coûte aussi une bouée.
option-draw_by_hand = Piocher soi-même
option-draw_by_hand-about = Chacun pioche ses cartes ; si tu oublies, tu continues avec moins de cartes.

## Mots

card-figure = un { $figure }
card-turn = un changement de sens

## Choix

choice-lay = Poser { $card }
choice-draw = Piocher une carte
choice-forget = Se passer d’une carte

## Journal

log-lay = { $you ->
    [yes] Tu poses { $card } : le total est maintenant { $total }.
   *[no] { $who } pose { $card } : le total est maintenant { $total }.
  }
log-lay-same = { $you ->
    [yes] Tu poses { $card } : le total reste à { $total }.
   *[no] { $who } pose { $card } : le total reste à { $total }.
  }
log-lay-twice = { $you ->
    [yes] Tu poses { $card } : le total ne change pas.
   *[no] { $who } pose { $card } : le total ne change pas.
  }
log-loss = { $you ->
    [yes] Tu perds une bouée ; il t’en reste { $tokens }.
   *[no] { $who } perd une bouée ; il lui en reste { $tokens }.
  }
log-swims = { $you ->
    [yes] Tu perds ta dernière bouée : tu nages. Tu joues encore, mais la prochaine perte te met hors jeu.
   *[no] { $who } perd sa dernière bouée et nage : encore en jeu, mais hors jeu à la prochaine perte.
  }
log-out = { $you ->
    [yes] Tu coules : la partie est finie pour toi.
   *[no] { $who } coule et quitte la partie.
  }
round-loss = { $you ->
    [yes] Tu perds la manche
   *[no] { $who } perd la manche
  }
round-swims = { $you ->
    [yes] Tu perds la manche
   *[no] { $who } perd la manche
  }
round-out = { $you ->
    [yes] Tu perds la manche
   *[no] { $who } perd la manche
  }
log-way = { $way ->
    [clockwise] On tourne de nouveau dans le sens horaire.
   *[back] On tourne maintenant dans l’autre sens.
  }
log-two = { $you ->
    [yes] À cause du 2×, tu dois poser deux cartes.
   *[no] À cause du 2×, { $who } doit poser deux cartes.
  }
log-draw = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $who } pioche une carte.
  }
log-draw-own = Tu pioches { $cards }.
log-forget = { $you ->
    [yes] Tu te passes d’une carte.
   *[no] { $who } se passe d’une carte.
  }
log-late = { $you ->
    [yes] Trop tard pour piocher : tu continues avec moins de cartes.
   *[no] Trop tard pour piocher : { $who } continue avec moins de cartes.
  }
log-shuffle = La pioche était vide : les cartes posées sont mélangées et la remplacent.
log-too-much = { $you ->
    [yes] Tu poses { $card } : { $total }, c’est 77 ou plus, la manche est finie.
   *[no] { $who } pose { $card } : { $total }, c’est 77 ou plus, la manche est finie.
  }
log-empty = Plus personne n’a de carte : la manche est finie.
log-round = { $you ->
    [yes] La manche { $round } commence ; à toi d’ouvrir.
   *[no] La manche { $round } commence ; { $who } ouvre.
  }
log-won = { $you ->
    [yes] Il ne reste que toi : victoire !
   *[no] Tout le monde a coulé sauf { $who } : victoire !
  }

## À table

table-round = Manche { $round } · ne coule pas !
table-way = { $way ->
    [clockwise] sens horaire
   *[back] sens antihoraire
  }
table-way-label = On joue dans le { table-way }
table-pile = pioche
table-pile-label = { $count ->
    [0] La pioche est vide : les cartes posées la remplaceront
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
  }
table-laid = Posées
table-hand = Ta main
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-swims = nage
table-swimming = nage : plus de bouée, hors jeu à la prochaine perte
table-one-left = { $own ->
    [yes] encore une perte de l’autre, et tu gagnes !
   *[no] encore une perte de l’autre, et c’est la victoire ! (d’où le cadre autour de son nom)
  }
table-out = hors jeu
table-draws = { $count ->
    [one] peut piocher une carte
   *[other] peut piocher { $count } cartes
  }
table-two = deux cartes à poser
table-total = { $kind ->
    [doublet] Total : { $total }, un doublet : l’annoncer coûte une bouée
    [below] Total : { $total }, sous zéro, où il n’y a pas de doublet
    [high] Total : { $total }. À 77, on perd une bouée et la manche finit
    [beyond] Total : { $total }. 77 est atteint
   *[plain] Total : { $total }. Le prochain doublet, { $next }, coûte une bouée
  }
table-doublet = doublet
table-below = sous zéro
table-scored = { $tokens ->
    [-1] hors jeu
   *[other] { $tokens }
  }
table-tokens = { $lost ->
    [0] { table-tokens-left }
   *[other] { table-tokens-left } sur { $places }
  }
table-tokens-left = { $count ->
    [one] { $count } bouée
   *[other] { $count } bouées
  }
table-last = Dernière carte, posée par { $who } : { $card }
table-heap = Posées depuis le dernier mélange : { $cards }
table-heap-empty = Ici viennent les cartes posées
table-laid-count = { $count ->
    [one] { $count } posée
   *[other] { $count } posées
  }
table-about = { $kind ->
    [calm] le total ne change pas
    [ebb] le total descend de 10
    [twice] le total ne change pas et la personne suivante doit poser deux cartes
    [turn] le total ne change pas et le jeu repart dans l’autre sens
   *[plain] le total monte de { $value }
  }
table-many = { $card }, { $count } fois
table-held = { $card } (tu en as { $count })
table-does = { $card } : { $does }
table-several-held = tu en as { $count }
table-several-alone = { $count ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
  }
table-place = { $state ->
    [full] La première des deux cartes { $who_of } est posée
   *[empty] Place à remplir par { $who }
  }
prompt-lay = À toi : le total est { $total }, pose une carte.
prompt-two = { $by_known ->
    [yes] { $by } a posé un 2× : pose deux cartes
   *[no] À toi : après un 2×, pose deux cartes
  }{ $only_doubles ->
    [yes] .
   *[no] , et pas de 2× en premier.
  } Le total est { $total }.
prompt-second = Le total est { $total }. Pose ta deuxième carte, à cause du 2×{ $by_known ->
    [yes] { "" } { $by_of }
   *[no] { "" }
  }.
prompt-draw = { $count ->
    [one] Pioche ta carte.
   *[other] Pioche tes { $count } cartes.
  }

## Pourquoi : ce qu’un conseil dit d’une action

reason-no-way-out = cette fois, toutes tes cartes mènent à une perte
reason-only-safe = c’est la seule de tes cartes qui ne coûte rien
reason-then = ensuite, { $card } ne te coûtera rien non plus : le total sera { $total }
reason-two = { $name } devra poser deux cartes
reason-tight = pour { $name }, toute carte de plus de { $room } mène à 77 ou plus
reason-turns = le tour repart vers { $name }
reason-sheds = tu te débarrasses d’{ $card } tant que cela ne coûte rien
reason-largest = de tes cartes sans danger, c’est la plus grosse, et la plus dure à poser quand le total sera plus haut
reason-spares = elle ne coûte rien, alors que { $count ->
    [one] { $count } autre de tes cartes coûterait
   *[other] { $count } autres de tes cartes coûteraient
  } une bouée
reason-keeps = tes autres cartes sans danger te sauveront plus tard, près de 77

## Moments

beat-doublet = Doublet : { $total } !
beat-flood = { $total } : on déborde !
beat-swims = À la nage !
beat-under = Plouf !
ending-won = Tu flottes encore ! Les autres te font signe depuis les barques.
ending-lost = L’eau était bonne. Encore à flot : { $names }. Toi, tu as une barque et une serviette.
ending-shared = Une bouée pour { $names } : on se serre et on flotte.
ending-watched = Encore à flot : { $names }.

## Refus

you-are-out = La partie est finie pour toi ({ $clause }).
no-draw-open = Tu n’as pas de carte à piocher ({ $clause }).
draws-by-itself = À cette table, les cartes se piochent toutes seules ({ $clause }).
not-in-hand = Tu n’as pas cette carte en main : { $card } ({ $clause }).
no-double-first = La première de tes deux cartes ne peut pas être un 2× ({ $clause }).
too-few-in-play = Il faut qu’au moins deux joueurs aient encore une vie.

## Fins

end-last = une seule personne reste

## Exemples

example-round = Le total est 19. Avec un 5, tu annonces 24 et tu pioches.
example-double = Après un 2×, deux cartes à poser, et pas de 2× en premier. 41 et 5 font 46, 46 et 7 font 53.
example-tokens = 37 et 7 font 44 : un doublet, qui coûte une bouée. Blaise n’en a plus et nage.
example-end = À 74, le 3, le 5 et le 9 mènent à 77 ou plus. Le −10 et le changement de sens sauvent.
example-forgetting = À toi de prendre ta carte, avant qu’Ada en pose une.

## Leçons

lesson-add = On ajoute
lesson-add-task = À ton tour, tu poses une carte et sa valeur s’ajoute au total commun. Il est à 23 : pose la carte que tu veux.
lesson-add-done = Le total a monté, tu as pioché une carte, et c’est à Ada.
lesson-doublet = Les doublets mordent
lesson-doublet-task = Quand ta carte amène le total à 11, 22, 33, 44, 55 ou 66, tu perds une bouée (à côté de ton nom). Il est à 34 : évite le 44.
lesson-doublet-done = 44 évité. Un −10 fait descendre le total, et lui aussi peut tomber sur un doublet.
lesson-doublet-bites = 34 et 10 font 44, un doublet : tu perdrais une bouée.
lesson-end = 77, fin de la manche
lesson-end-task = Si ta carte amène le total à 77 ou plus, tu perds une bouée et la manche s’arrête. Le total est à 74 : tiens bon.
lesson-end-done = Tu tiens encore. Sans bouée, on nage : à la perte suivante, on est hors jeu. La dernière personne en jeu gagne. Tu en sais assez pour commencer !
lesson-end-ends = Cela fait 77 ou plus : tu perdrais une bouée et la manche finirait. Deux de tes cartes ne font pas monter le total.
lesson-turn = Demi-tour
lesson-turn-task = Le total est à 71, et tes nombres sont trop gros. Le changement de sens ne change pas le total et rend le tour à la personne qui vient de jouer.
lesson-turn-done = Toujours 71, et c’est à Blaise, qui jouait avant toi. On tourne dans ce sens jusqu’au prochain demi-tour.
lesson-turn-ends = 77 ou plus : la manche serait finie, avec une bouée de moins pour toi.
lesson-twice = 2× : deux cartes
lesson-twice-task = Le 2× laisse le total comme il est, mais la personne suivante doit poser deux cartes. Joue ce tour à Ada.
lesson-twice-done = Ada a dû poser deux cartes : un 10 (total 50), puis un 6 (total 56). Elle n’en pioche deux qu’après la seconde.
lesson-twice-bites = 40 et 4 font 44, un doublet : tu perdrais une bouée.
lesson-twice-one-card = Permis, mais Ada ne poserait qu’une carte. Cherche le 2×.
lesson-two = Deux à poser
lesson-two-task = Cette fois, c’est toi qui dois poser deux cartes. La première ne peut pas être un 2× ; la seconde, oui. Renvoie la balle !
lesson-two-done = Un 2× en second : Ada doit à son tour poser deux cartes.
lesson-two-not-first = Pas en premier : pose d’abord un nombre, ensuite le 2×.
lesson-two-second = Et maintenant, la seconde : le 2×.
lesson-two-one-card = Permis, mais Ada n’aurait qu’une carte à poser. Le 2× lui en fait poser deux.
lesson-swim = Tu nages
lesson-swim-task = Tu n’as plus de bouée : tu nages. La prochaine perte te met hors jeu. Le total est à 63, évite le doublet.
lesson-swim-done = Toujours à flot. La dernière personne en jeu gagne, avec ou sans bouées.
lesson-swim-out = 63 et 3 font 66, un doublet : sans bouée, tu coulerais, et la partie serait finie pour toi.
lesson-keep = Que garder ?
lesson-keep-task = Le total est bas, rien ne presse. Pose une grosse carte tant que c’est sans danger (le 44 s’ajoute comme les autres), et garde celles qui sauvent.
lesson-keep-done = Près de 77, une grosse carte ne se pose plus ; un 0 ou un −10, si. Le jeu a aussi des cartes 11, 22, 33, 44, 55, 66 et 76 : une de chaque.
lesson-keep-saves = Elle te sauvera près de 77. Ici, elle serait perdue pour rien.
lesson-keep-small = Sans danger, mais près de 77 un 5 se pose encore quand un 10 ou un 44 ne se pose plus.
lesson-repeat = Le doublet répété
lesson-repeat-task = Quelqu’un a mis le total à 22. Un 0 ou un changement de sens le laisse là, et tu dois l’annoncer à ton tour : gare !
lesson-repeat-done = Quitter le doublet ne coûte rien, et le 2× non plus, qui n’annonce rien.
lesson-repeat-repeats = Tu annoncerais 22 à ton tour : un doublet répété coûte aussi une bouée.

## Les règles

heading-material = Dans la boîte
R1 = Il y a 56 cartes : trois de chaque nombre de 2 à 9, huit 10, un exemplaire des six doublets (11, 22 et ainsi de suite jusqu’à 66), un 76, quatre 0, quatre −10, quatre 2× et cinq changements de sens.
R2 = Il y a 24 jetons, de quoi en donner trois à chacun.
note-tokens = À cette table, ces jetons sont des bouées ; on peut convenir d’en avoir de 1 à 9 (réglage « { option-tokens } »).

heading-round = Une manche
R3 = Toute personne encore en jeu reçoit cinq cartes ; le reste forme la pioche. La personne à gauche du donneur ouvre.
note-first = Le hasard désigne le premier donneur, à moins que la table n’ait choisi qui ouvre (réglage « { option-first } »).
R4 = À ton tour, pose une carte au milieu, ajoute-la au total, annonce le nouveau total et pioche aussitôt une carte. Pour commencer, on tourne dans le sens horaire.
R5 = Un nombre vaut ce qu’il affiche, doublets et 76 compris. Un −10 enlève dix, même en dessous de zéro. Avec un 0 ou un changement de sens, tu répètes simplement le total. Un 2× n’y change rien, et rien n’est annoncé.
R6 = Un changement de sens inverse le sens du jeu jusqu’au prochain.
D1 = Chaque nouvelle manche repart dans le sens horaire. À deux, la carte ne fait que retourner la flèche.
R8 = Si tu dois piocher et que la pioche est vide, toutes les cartes déjà posées, celles de ton tour comprises, sont mélangées et la remplacent.
D4 = La carte du dessus y passe aussi : seul le total doit rester.

heading-double = Le 2×
R7 = Après un 2×, la personne suivante pose deux cartes de suite, annonce un total après chacune (sauf après un 2×, qui n’annonce rien), et pioche deux cartes à la fin. La première ne peut pas être un 2×. La deuxième peut en être un : c’est alors la personne d’après qui a deux cartes à poser.
D2 = Si tu n’as que des 2× en main, tu peux commencer par l’un d’eux, et la personne suivante a deux cartes à poser, pas plus. S’il ne te reste qu’une carte, tu poses celle-là et tu en pioches une. Ni l’un ni l’autre n’arrive sans pioches oubliées.
D3 = Si ta première carte finit la manche ou te fait couler, tu n’en poses pas de deuxième. Quand quelqu’un coule, la personne suivante ne pose qu’une carte ; un changement de sens fatal compte encore. Un 2×, qui n’annonce rien, n’est jamais fatal.

heading-tokens = Perdre des jetons
R9 = Annonce un doublet, de 11 à 66, et tu perds un jeton. Peu importe la carte qui y mène, même un −10.
D5 = Répéter un doublet, c’est l’annoncer : poser un 0 ou un changement de sens sur un doublet coûte aussi un jeton. Un 2× ne répète rien et ne coûte jamais rien. Sans le réglage « { option-repeat_costs } », seule paie la personne qui amène le total sur le doublet.
D6 = Zéro n’est pas un doublet, et aucun nombre négatif non plus.
R10 = Si tu dois annoncer 77 ou plus, tu perds un jeton et la manche s’arrête là. Tu ne pioches plus.
R11 = Sans jeton, tu nages : tu restes en jeu. Encore une perte, et tu coules : la partie est finie pour toi. Trois jetons font donc quatre vies.
D7 = Si tu coules en pleine manche, tu n’y prends plus part, et tes cartes sont mises de côté, cachées, jusqu’à la prochaine donne.

heading-end = La manche suivante et la fin
R12 = Après une manche, la personne qui l’a ouverte mélange et donne ; la suivante est donc ouverte par son premier voisin de gauche encore en jeu.
D8 = Cela vaut même si cette personne a coulé : sa chaise vide compte encore.
R13 = La dernière personne en jeu gagne.
D9 = La feuille dit « avec des jetons » ; ici, on peut gagner à la nage, et la dernière personne à avoir des jetons joue encore contre celles qui nagent. Les autres se classent selon le temps qu’elles ont tenu.

heading-forgetting = Oublier de piocher
R14 = Si tu oublies de piocher, tu joues avec une carte de moins pour le reste de la manche.
D10 = D’habitude les cartes se piochent toutes seules. Avec le réglage « { option-draw_by_hand } », c’est à toi de le faire : ton tour fini, tu peux prendre chaque carte qui te revient, ou t’en passer, jusqu’à ce que quelqu’un pose une carte. Ensuite, c’est trop tard jusqu’à la prochaine donne. La personne suivante peut t’attendre, mais n’y est pas obligée.
D11 = Si ta main est vide, ton tour est sauté. Si toutes les autres le sont, c’est encore à toi. Si plus personne n’a de carte, la manche s’arrête là, sans perte, et l’ouverture passe comme d’habitude.

heading-seen = Qui voit quoi
note-seen = Ta main n’est visible que de toi ; la pioche et les mains mises de côté, de personne. Le total, le sens, les bouées, les cartes posées depuis le dernier mélange et le nombre de cartes de chaque main et de la pioche sont connus de tous.

## Ce qu’une première partie explique

new-lay = Les cartes s’ajoutent au total. Qui l’amène à 11, 22 … 66 (la bouée du cadran montre le prochain) ou à 77 perd une bouée.
new-loss = Amener le total à un doublet (11, 22 … 66), ou à 77 et plus, coûte une bouée.
new-numberless = 2× : la personne suivante pose deux cartes. Deux flèches : le tour repart dans l’autre sens. Le total, lui, ne change pas.
new-swims = Quand on n’a plus de bouée, on nage : on reste en jeu, mais la prochaine perte met hors jeu.
new-too-much = Dès que le total atteint 77, la manche s’arrête et on redistribue les cartes.
new-out = Quand on nage (plus de bouée), la perte suivante met hors jeu. La dernière personne en jeu gagne.

## Les règles en bref

short-aim = Reste la dernière personne en jeu. Tu as trois bouées ; sans bouée tu nages encore, et une perte de plus te met hors jeu.
short-turn = Pose une carte, annonce le nouveau total et pioche. Annoncer un doublet (11, 22 … 66) coûte une bouée. 0 garde le total, −10 le baisse, le changement de sens renvoie le tour dans l’autre sens, 2× fait poser deux cartes à la personne suivante.
short-end = Qui doit annoncer 77 ou plus perd une bouée ; la manche s’arrête et on redistribue les cartes. La partie finit quand une seule personne reste en jeu.
