## La fiche

about = Se débarrasser de ses cartes : chaque carte posée partage deux caractéristiques avec le dessus d’une pile.
option-turbo = Turbo-Duo : ajouter les quatre turbo-jokers, qui vont partout.
option-target = Points qui gagnent la partie (0 : selon le nombre de joueurs).

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
card-joker = joker « { $feature } »
card-turbo = turbo-joker

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
    [yes] Tu gagnes la partie avec { $points } points !
   *[no] { $who } gagne la partie avec { $points } points !
  }

## À table

table-round = Manche { $round } · la partie va à { $goal }
table-left = gauche
table-right = droite
table-pile = pioche
table-hand = Ta main
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-bound = pile de ce tour
prompt-start = À toi : pose sur une pile, ou pioche.
prompt-more = Pose encore { $stack ->
    [left] à gauche
   *[right] à droite
  }, ou arrête-toi.

## Refus

no-draw-after-a-card = Tu as déjà posé une carte ce tour-ci : poses-en une autre ou arrête-toi ({ $clause }).
no-stop-before-a-card = Pose une carte ou pioche : un tour sans carte finit par une pioche ({ $clause }).
not-in-hand = Tu n’as pas { $card } en main ({ $clause }).
bound-to-stack = Ce tour-ci, toutes tes cartes vont { $stack ->
    [left] à gauche
   *[right] à droite
  } ({ $clause }).
does-not-fit = { $card } ne va pas sur { $top } ({ $clause }).

## Fins

end-target = but atteint

## Les règles

heading-material = Dans la boîte
R1 = Il y a 64 cartes à symboles, une pour chaque combinaison d’une couleur (bleu, rouge, jaune, vert), d’un nombre (1 à 4) et d’une forme (rond, carré, triangle, croix).
R2 = Il y a 12 jokers. Chacun n’a qu’une caractéristique : une des quatre couleurs, un des quatre nombres ou une des quatre formes.
R3 = Quatre turbo-jokers ont toutes les caractéristiques à la fois. Ils ne servent que dans la variante Turbo-Duo (option turbo).

heading-match = La partie
R4 = Une partie compte plusieurs manches. Le premier qui atteint le but gagne : 10 points à deux, 15 à trois ou quatre, 20 à cinq ou six. L’option target en fixe un autre.
R5 = La plus jeune personne ouvre la première manche ; à cette table, on peut réclamer le premier tour (option first), sinon le sort décide. Ensuite, chaque manche est ouverte par le voisin de gauche de qui a ouvert la précédente.
R6 = Chacun reçoit sept cartes. Les autres forment la pioche ; ses deux premières cartes sont retournées de part et d’autre et commencent deux piles.
D1 = Si c’est un joker ou un turbo-joker qui apparaît là, on joue avec.

heading-turn = Ton tour
R7 = Pose autant de cartes que tu veux, l’une après l’autre, toutes sur une seule et même pile ; chacune doit aller sur la carte qui s’y trouve à ce moment. Puis le tour passe à gauche.
R8 = Si tu ne peux ou ne veux rien poser, pioche une carte, et le tour passe. Une carte tout juste piochée attend ton prochain tour.
D2 = Tu choisis donc d’abord : une carte et une pile, ou la pioche. Après chaque carte, tu peux en poser une autre sur la même pile ou t’arrêter, et tu le dis même si rien d’autre n’irait.

heading-fitting = Ce qui va ensemble
R9 = Une carte à symboles va sur une autre quand au moins deux de leurs trois caractéristiques sont les mêmes.
R10 = Sur un joker, une carte à symboles va si elle a la caractéristique du joker.
R11 = Un joker va sur une carte à symboles qui a sa caractéristique.
R12 = Un joker ne va jamais sur un autre joker : il n’y en a pas deux pareils.
R13 = Un turbo-joker va sur tout, et tout va sur un turbo-joker, les jokers et les autres turbo-jokers aussi.

heading-end = La fin
R14 = La manche s’arrête dès qu’un joueur a posé la dernière carte de sa main. Il marque un point par carte que les autres tiennent encore.
R15 = Si la pioche s’épuise avant, la manche s’arrête aussi, et chacun perd un point par carte en main. Un total peut passer sous zéro.
D3 = La pioche est épuisée au moment où sa dernière carte est tirée ; cette carte compte dans la main où elle arrive. La manche suivante est quand même ouverte par le joueur suivant.
R16 = Qui atteint ou dépasse le but gagne la partie. Un seul joueur marque dans une manche, la victoire n’est donc jamais partagée ; les places suivantes peuvent l’être.
