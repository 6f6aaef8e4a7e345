## La fiche

about = Se débarrasser de ses cartes : chaque carte posée partage deux caractéristiques avec le dessus d’une pile.
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
card-symbol = { $number } { $number ->
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
   *[other] { $shape ->
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
log-out = { $you ->
    [yes] Tu as posé ta dernière carte : { $points } { $points ->
        [one] point
       *[other] points
      }.
   *[no] { $who } a posé sa dernière carte : { $points } { $points ->
        [one] point
       *[other] points
      }.
  }
log-loss = { $name } −{ $points }
log-used-up = La pioche est épuisée. Chacun perd un point par carte : { $losses }.
log-round = La manche { $round } commence ; { $name } ouvre.
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

table-round = Manche { $round } · but : { $goal } { $goal ->
    [one] point
   *[other] points
  }
table-left = gauche
table-right = droite
table-pile = pioche
table-hand = Ta main
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-last-card = plus qu’une carte !
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
table-bound = pile de ce tour
prompt-start = À toi : pose sur une pile, ou pioche.
prompt-draw = Rien ne convient : pioche une carte.
prompt-stop = Rien d’autre ne convient : arrête-toi.
question-stack = Sur quelle pile ?
prompt-more = Pose encore { $stack ->
    [left] à gauche
   *[right] à droite
  }, ou arrête-toi.

## Refus

no-draw-after-a-card = Tu as déjà posé une carte ce tour-ci : poses-en une autre ou arrête-toi ({ $clause }).
no-stop-before-a-card = Pose une carte ou pioche : un tour sans carte finit par une pioche ({ $clause }).
not-in-hand = Tu n’as pas cette carte en main : { $card } ({ $clause }).
bound-to-stack = Ce tour-ci, toutes tes cartes vont { $stack ->
    [left] à gauche
   *[right] à droite
  } ({ $clause }).
does-not-fit = Il faut deux points communs avec { $top }. Ici, { $card } : { $shared ->
    [0] aucun
   *[other] un seul
  } ({ $clause }).
joker-does-not-fit = Un joker va sur les cartes qui ont ce qu’il montre, et elles sur lui ; { $card } ne va pas sur { $top } ({ $clause }).

## Fins

end-target = but atteint

## Exemples

example-match = Deux piles de part et d’autre de la pioche, sept cartes en main.
example-turn = À gauche, 3 carrés rouges conviennent (rouge, 3) ; ensuite 4 carrés rouges (rouge, carré), puis 4 carrés verts (4, carré) : trois cartes en un tour.
example-fitting = Au joker « rouge » convient la croix rouge. À droite, sur 3 ronds verts : 4 ronds verts (vert, rond), 3 ronds jaunes (3, rond) et le joker « rond » ; le joker « 2 », non.
example-end = Ta dernière carte convient : Ada tient encore trois cartes, tu marques 3 points.

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
