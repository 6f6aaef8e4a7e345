## La fiche

about = Se débarrasser de ses cartes : chaque carte posée partage deux caractéristiques avec le dessus d’une pile.
motto = Deux traits communs
score-name = points
option-turbo = Turbo-Duo
option-turbo-about = Ajouter les quatre turbo-jokers, qui conviennent partout : une variante pensée d’abord pour les plus jeunes.
option-target = But
option-target-about = Points à atteindre pour gagner la partie (0 : selon le nombre de joueurs).

## Mots

feature = { $value ->
    [B] bleu
    [R] rouge
    [Y] jaune
    [G] vert
    [c] rond
    [s] carré
    [t] triangle
    [x] croix
   *[other] { $value }
  }
top-symbol = { $number ->
    [one] { $shape ->
        [c] rond
        [s] carré
        [t] triangle
       *[x] croix
      } { $colour ->
        [B] { $shape ->
            [x] bleue
           *[other] bleu
          }
        [R] rouge
        [Y] jaune
       *[G] { $shape ->
            [x] verte
           *[other] vert
          }
      }
   *[other] { $number } { $shape ->
        [c] ronds
        [s] carrés
        [t] triangles
       *[x] croix
      } { $colour ->
        [B] { $shape ->
            [x] bleues
           *[other] bleus
          }
        [R] rouges
        [Y] jaunes
       *[G] { $shape ->
            [x] vertes
           *[other] verts
          }
      }
  }
card-symbol = { $number ->
    [one] { $shape ->
        [x] la
       *[other] le
      } { top-symbol }
   *[other] la carte aux { top-symbol }
  }
top-joker = joker « { $feature } »
top-turbo = turbo-joker
card-joker = le joker « { $feature } »
card-turbo = un turbo-joker

## Choix

choice-lay = Poser { $card } { $stack ->
    [left] à gauche
   *[right] à droite
  }
choice-draw = Piocher une carte
choice-stop = S’arrêter là

## Journal

log-lay = { $you ->
    [yes] Tu poses { $card } { $stack ->
        [left] à gauche
       *[right] à droite
      }.
   *[no] { $who } pose { $card } { $stack ->
        [left] à gauche
       *[right] à droite
      }.
  }
log-draw = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $who } pioche une carte.
  }
log-draw-card = Tu pioches { $card }.
log-stop = { $you ->
    [yes] Tu t’arrêtes.
   *[no] { $who } s’arrête.
  }
log-stop-after = { $you ->
    [yes] Tu t’arrêtes après { $count } cartes.
   *[no] { $who } s’arrête après { $count } cartes.
  }
log-stop-sum = { log-lay }
log-stop-after-sum = { $you ->
    [yes] Tu poses { $count } cartes { $stack ->
        [left] à gauche
       *[right] à droite
      }.
   *[no] { $who } pose { $count } cartes { $stack ->
        [left] à gauche
       *[right] à droite
      }.
  }
round-out = { $you ->
    [yes] Tu gagnes la manche !
   *[no] { $who } gagne la manche
  }
log-out = { $you ->
    [yes] Tu as posé ta dernière carte et marques { $points } { $points ->
        [one] point
       *[other] points
      }, un par carte des autres : { $held }.
   *[no] { $who } a posé sa dernière carte et marque { $points } { $points ->
        [one] point
       *[other] points
      }, un par carte des autres : { $held }.
  }
log-held = { $name_you ->
    [yes] toi
   *[no] { $name }
  } { $count }
log-loss = { $name_you ->
    [yes] toi
   *[no] { $name }
  } −{ $points }
log-used-up = La pioche est épuisée. Chacun perd un point par carte : { $losses }.
log-round = La manche { $round } commence ; { $name_you ->
    [yes] à toi d’ouvrir.
   *[no] { $name } ouvre.
  }
log-won = { $you ->
    [yes] Tu gagnes la partie avec { $points } { $points ->
        [one] point
       *[other] points
      } !
   *[no] { $who } gagne la partie avec { $points } { $points ->
        [one] point
       *[other] points
      } !
  }

## À table

table-round = Manche { $round } · but : { $goal } { $goal ->
    [one] point
   *[other] points
  }
table-left = à gauche
table-right = à droite
table-pile = pioche
table-hand = Ta main
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-last-card = { $short ->
    [yes] dernière !
   *[no] dernière carte !
  }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
table-bound = pile de ce tour
table-draw = piocher une carte ({ $count } dans la pioche)
table-any = { $value ->
    [B] carte bleue
    [R] carte rouge
    [Y] carte jaune
    [G] carte verte
    [c] carte à ronds
    [s] carte à carrés
    [t] carte à triangles
    [x] carte à croix
   *[other] carte au chiffre { $value }
  }
table-joker = Il va avec toute { table-any }, dessus ou dessous, mais jamais avec un autre joker
table-turbo = Il va partout, et tout va sur lui
prompt-start = À toi : pose une carte, ou pioche.
prompt-start-heard = À gauche : { $left } ; à droite : { $right }.
prompt-draw = Rien ne convient : pioche une carte.
prompt-draw-heard = { prompt-start-heard }
prompt-stop = Rien d’autre ne convient : arrête-toi.
question-stack = Choisis la pile où la poser.
question-both = Elle va sur les deux piles : touche celle que tu veux.
stop-only = Plus rien ne convient : touche « { choice-stop } ».
draw-only = Aucune de tes cartes ne va ici ni sur l’autre pile : pioche.
card-first = Choisis d’abord une carte de ta main.
card-elsewhere = Aucune de tes cartes ne va ici : regarde l’autre pile.
prompt-more = Pose encore { $stack ->
    [left] à gauche
   *[right] à droite
  }, ou arrête-toi.

## Pourquoi : ce qu’un conseil dit d’une action

reason-last = c’est ta dernière carte, et la manche est à toi
reason-follow = { $count ->
    [one] tu pourras encore y poser une autre carte
   *[other] tu pourras encore y poser l’une de { $count } autres cartes
  }
reason-keeps-joker = tu gardes un joker pour plus tard
reason-keeps-cards = { $count ->
    [one] tu gardes pour plus tard { $count } carte qui convient
   *[other] tu gardes pour plus tard { $count } cartes qui conviennent
  }
reason-only-one = c’est la seule de tes cartes qui convient
reason-one-less = { $name } n’a plus qu’une carte : mieux vaut en garder peu
reason-keeps-chain = elle ne va avec aucune autre de tes cartes, et tu gardes pour plus tard celles qui s’enchaînent
reason-alone = elle ne va avec aucune autre de tes cartes, autant la poser
reason-nothing-fits = aucune de tes cartes ne convient

## Moments

beat-last-card = Dernière carte !
beat-one-left = Plus qu’une !
beat-run = { $count } cartes d’un coup !
ending-won = L’affiche est à toi, l’encre encore fraîche.
ending-lost = L’affiche porte la signature de { $names }. La prochaine sera peut-être à toi.
ending-shared = Une affiche pour { $names } : deux encres, une seule image.
ending-watched = L’affiche est signée { $names }.

## Refus

no-draw-after-a-card = Tu as déjà posé une carte ce tour-ci : poses-en une autre ou arrête-toi ({ $clause }).
no-stop-before-a-card = Pose une carte ou pioche : un tour sans carte finit par une pioche ({ $clause }).
not-in-hand = Tu n’as pas en main { $card } ({ $clause }).
bound-to-stack = Ce tour-ci, toutes tes cartes vont { $stack ->
    [left] à gauche
   *[right] à droite
  } ({ $clause }).
does-not-fit = Il faut deux points communs avec { $top } : { $card } { $shared ->
    [none] n’en a aucun
    [colour] n’a que la couleur
    [number] n’a que le chiffre
   *[shape] n’a que la forme
  } ({ $clause }).
joker-does-not-fit = Ici, { $card } ne va pas sur { $top } : un joker ne va qu’avec les cartes qui ont ce qu’il montre ({ $clause }).

## Fins

end-target = but atteint

## Exemples

example-match = Deux piles de part et d’autre de la pioche, sept cartes en main.
example-turn = À gauche, la carte aux 3 carrés rouges convient (rouge, 3) ; ensuite celle aux 4 carrés rouges (rouge, carré), puis celle aux 4 carrés verts (4, carré) : trois cartes en un tour.
example-fitting = Au joker « rouge » convient la croix rouge. À droite, sur 3 ronds verts : 4 ronds verts (vert, rond), 3 ronds jaunes (3, rond) et le joker « rond » ; le joker « 2 », non.
example-end = Ta dernière carte convient : Ada tient encore trois cartes, tu marques 3 points.

## Leçons

lesson-fits = Deux en commun
lesson-fits-task = Une carte convient si elle a deux caractéristiques en commun avec le dessus d’une pile : couleur, chiffre ou forme. Choisis-la dans ta main, puis sa pile.
lesson-fits-done = Rouge et 3 : deux en commun. Il te reste six cartes, et le but est de n’en avoir plus aucune. Dès maintenant, une carte qui ne va que sur une pile s’y pose quand tu la touches.
lesson-fits-other-stack = Bonne carte, mauvaise pile : à droite, elle n’a rien en commun avec la croix bleue.
lesson-fits-draw = Tu en as le droit, mais tu te retrouverais avec huit cartes. Or une des tiennes convient.
lesson-chain = La chaîne
lesson-chain-task = Ce sont tes trois dernières cartes. Pose-les toutes les trois en un seul tour, l’une après l’autre, sur la même pile.
lesson-chain-done = Ta main est vide : la manche s’arrête, et tu marques un point par carte que les autres tiennent encore. Ada en avait quatre.
lesson-chain-first = Elle est maintenant au-dessus, et tout ton tour se joue sur cette pile : quelle carte lui convient ?
lesson-chain-second = Encore une !
lesson-chain-draw = Tu en as le droit, mais tu aurais quatre cartes au lieu d’aucune.
lesson-chain-stop = On peut s’arrêter quand on veut, mais la carte suivante convient : continue.
lesson-draw = Rien ne convient
lesson-draw-task = Cette fois, aucune de tes cartes n’a deux caractéristiques en commun avec le dessus d’une pile. Prends une carte à la pioche.
lesson-draw-done = Ton tour est fini : la carte piochée attend ton prochain tour. Tu en sais assez pour commencer !
lesson-joker = Les jokers
lesson-joker-task = Un joker n’a qu’une caractéristique, et une seule en commun suffit. Pose une carte sur le joker « 3 », puis un joker sur cette carte.
lesson-joker-done = Le joker « jaune » sur une carte jaune : deux cartes de moins. Plus rien ne convient : ton tour est fini.
lesson-joker-on-joker = Un 3 sur le joker « 3 » : cela suffit. Maintenant, un joker sur cette carte jaune.
lesson-joker-two-jokers = Jamais un joker sur un autre joker.
lesson-joker-no-feature = La carte du dessus n’a pas la caractéristique de ce joker.
lesson-joker-no-three = Sur le joker « 3 », il faut une carte qui montre un 3.
lesson-joker-draw = Tu en as le droit, mais une de tes cartes convient au joker.
lesson-joker-stop = Pas encore : un de tes jokers convient.
lesson-which = Quelle pile ?
lesson-which-task = Une carte convient à gauche, une autre à droite. Commence là où d’autres cartes pourront suivre.
lesson-which-done = Trois cartes d’un coup au lieu d’une : regarde toujours ce qui peut suivre.
lesson-which-chain = Bien vu : la chaîne continue.
lesson-which-alone = Elle convient, mais rien ne pourrait suivre : tu ne poserais qu’une carte.
lesson-which-go-on = La chaîne n’est pas finie : une carte convient encore.
lesson-which-draw = Deux de tes cartes conviennent : pourquoi piocher ?
lesson-keep = Garder le joker
lesson-keep-task = Les deux cartes conviennent aux 4 carrés rouges, mais pas l’une à l’autre : une seule partira. Laquelle garder pour finir ? Pose l’autre et arrête-toi.
lesson-keep-done = Un joker convient à seize cartes Symbole, une carte Symbole à neuf seulement : le joker a plus de chances de partir au prochain tour.
lesson-keep-kept = Le joker reste en main. Sur du vert, « rouge » ne va pas : arrête-toi là.
lesson-keep-spent = Permis, mais il te resterait la carte Symbole, qui convient bien plus rarement qu’un joker.
lesson-keep-not-red = La carte du dessus est verte : le joker « rouge » ne lui convient pas.
lesson-keep-draw = Tu en aurais trois. Pose plutôt une des deux.
lesson-pile = La pioche s’épuise
lesson-pile-task = Il ne reste qu’une carte à piocher. Quand elle sera prise, la manche s’arrêtera et chacun perdra un point par carte en main. Allège la tienne, puis arrête-toi.
lesson-pile-done = Ada a dû prendre la dernière carte : −7 pour elle, −1 pour toi.
lesson-pile-less = Plus qu’une carte en main. Rien d’autre ne convient : arrête-toi.
lesson-pile-draw = La manche s’arrêterait aussitôt : −3 pour toi, −6 pour Ada. Tu peux faire mieux.
lesson-turbo = Turbo-Duo
lesson-turbo-task = Dans la variante Turbo-Duo, un turbo-joker convient partout, et tout lui convient, même un joker. Sors avec tes deux dernières cartes.
lesson-turbo-done = Sortie ! Ada tenait cinq cartes : cinq points.
lesson-turbo-anything = Et maintenant, tout lui convient.
lesson-turbo-joker-first = Ni l’une ni l’autre des piles ne montre un 2 : commence par le turbo-joker.
lesson-turbo-draw = Tu peux sortir tout de suite : pose le turbo-joker.
lesson-turbo-stop = Une carte encore, et tu es au bout.

## Les règles

heading-material = Dans la boîte
R1 = Chacune des 64 cartes Symbole montre une forme (rond, carré, triangle ou croix), une couleur (bleu, rouge, jaune ou vert) et un chiffre de 1 à 4. Toutes les combinaisons y sont, une fois chacune.
R2 = Il y a 12 jokers. Chacun n’a qu’une caractéristique : une des quatre couleurs, un des quatre chiffres ou une des quatre formes.
R3 = Les quatre turbo-jokers ont toutes les caractéristiques à la fois. Ils n’entrent en jeu que dans la variante Turbo-Duo, faite d’abord pour les plus jeunes (réglage « { option-turbo } »).

heading-match = La partie
R4 = Une partie compte plusieurs manches. Le but est de 10 points à deux, de 15 à trois ou quatre, de 20 à cinq ou six ; gagne la première personne qui l’atteint.
R5 = La personne la plus jeune ouvre la première manche. Ensuite, chaque manche est ouverte par la personne à gauche de celle qui a ouvert la précédente.
note-match = À cette table, on peut réclamer le premier tour (réglage « { option-first } ») ; sinon, le hasard décide. Le réglage « { option-target } » fixe un autre but.
R6 = Donnez sept cartes à chacun, une par une. Le reste forme la pioche ; retournez ses deux premières cartes de part et d’autre : ce sont les débuts de deux piles.
D1 = Si un joker ou un turbo-joker apparaît là, on joue avec.

heading-turn = Ton tour
R7 = Pose autant de cartes que tu veux, l’une après l’autre, toutes sur une seule et même pile ; chacune doit convenir à la carte qui s’y trouve à ce moment. Puis le tour passe à gauche.
R8 = Si tu ne peux ou ne veux rien poser, pioche une carte, et le tour passe. La carte que tu viens de piocher attend ton prochain tour.
D2 = Tu commences donc par choisir : une carte et une pile, ou la pioche. Après chaque carte, tu peux en ajouter une sur la même pile ou t’arrêter, et tu le dis même quand plus rien ne convient.

heading-fitting = Ce qui convient
R9 = Une carte Symbole convient à une autre quand au moins deux de leurs trois caractéristiques sont les mêmes.
R10 = À un joker convient toute carte Symbole qui a sa caractéristique.
R11 = Un joker convient à toute carte Symbole qui a la sienne.
R12 = Un joker ne convient jamais à un autre joker : il n’y en a pas deux pareils.
R13 = Un turbo-joker convient partout, et tout lui convient, même un joker ou un autre turbo-joker.

heading-end = La fin
R14 = Quand quelqu’un pose la dernière carte de sa main, la manche est finie sur-le-champ. Cette personne marque un point par carte que les autres tiennent encore.
R15 = Si la pioche s’épuise avant, la manche s’arrête aussi, et chacun perd un point par carte en main. Un total peut passer sous zéro.
D3 = La pioche est épuisée au moment où sa dernière carte est tirée ; cette carte compte dans la main où elle arrive. L’ouverture de la manche suivante passe à gauche comme d’habitude.
R16 = La personne qui atteint ou dépasse le but gagne la partie. Comme une manche ne rapporte qu’à une seule personne, la victoire n’est jamais partagée ; les places suivantes peuvent l’être.

heading-seen = Qui voit quoi
note-seen = Ta main n’est visible que de toi, et la pioche de personne. Les cartes recouvertes restent connues de tous, comme le nombre de cartes de chaque main et de la pioche.

## Ce qu’une première partie explique

new-joker = Un joker va avec toute carte qui a ce qu’il montre, jamais avec un autre joker. Garde les tiens plutôt pour finir.
new-chain = On peut enchaîner : autant de cartes qu’on veut, sur la même pile. On s’arrête aussi plus tôt, pour garder un joker par exemple.
new-draw = Qui ne peut ou ne veut rien poser pioche une carte, et le tour passe.
new-out = Une manche finit dès qu’une main est vide : cette personne marque un point par carte que les autres tiennent encore.
new-used-up = Une manche s’arrête aussi quand la pioche est vide : chacun perd alors un point par carte en main.

## Les règles en bref

short-aim = Vide ta main avant les autres : chaque carte qui leur reste te donne un point. Il en faut 10 à deux, 15 à trois ou quatre, 20 à cinq ou six.
short-turn = Pose sur une pile une carte qui partage deux caractéristiques (forme, couleur, chiffre) avec celle du dessus, puis d’autres sur la même pile si tu veux. Rien ne va ? Pioche, et le tour passe. Un joker n’a qu’une caractéristique : une en commun suffit.
short-end = La manche finit dès qu’une main est vide. Si la pioche s’épuise avant, chacun perd un point par carte en main.
