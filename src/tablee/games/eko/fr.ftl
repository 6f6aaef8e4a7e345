## La fiche

about = Rassembler ses pions en piles, chasser les autres, bâtir sur leurs terres et tenir un palais.
motto = Des piles et un palais
score-name = points
option-target = But
option-target-about = Points à réunir pour gagner, avec un palais.
option-turn_limit = Tours de chacun
option-turn_limit-about = Nombre de tours de chaque personne avant que la partie s’arrête.
option-own_upgrade_only = Rebâtir à l’identique chez soi interdit
option-own_upgrade_only-about = Sur ses propres bâtiments, on ne peut bâtir que plus haut, jamais le même encore une fois.

## Mots

building = { $kind ->
    [village] un village
    [tower] une tour
   *[castle] un château
  }
terrain = { $terrain ->
    [rice] la rizière
    [forest] la forêt
    [mountain] la montagne
   *[palace] le palais
  }

## Choix

choice-move = Déplacer { $start } → { $goal }
choice-build = Bâtir depuis { $stack } : { $building } en { $site }{ $emperor ->
    [yes] , en payant avec l’Empereur
   *[no] { "" }
  }
choice-reinforce = Renforcer { $stack } avec { $emperor ->
    [yes] { $pawns ->
        [1] l’Empereur
       *[other] { $pawns } pions, dont l’Empereur
      }
   *[no] { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
      }
  }
choice-swap = Échanger l’Empereur avec le pion en { $space }
choice-keep = Laisser l’Empereur où il est
choice-march = Marche forcée, au prix de trois pions de la réserve
choice-rest = Passer aux renforts
choice-exchange = Donner l’Empereur { $victim_of } pour retrouver le tien

## Journal

log-keep = { $you ->
    [yes] Tu laisses ton Empereur où il est.
   *[no] { $who } laisse son Empereur où il est.
  }
log-swap = { $you ->
    [yes] Tu échanges ton Empereur avec le pion en { $space }.
   *[no] { $who } échange son Empereur avec le pion en { $space }.
  }
log-move = { $you ->
    [yes] Tu déplaces { $start } → { $goal }.
   *[no] { $who } déplace { $start } → { $goal }.
  }
log-join = { $you ->
    [yes] Tu déplaces { $start } → { $goal } et formes une pile de { $pawns }.
   *[no] { $who } déplace { $start } → { $goal } et forme une pile de { $pawns }.
  }
log-attack = { $you ->
    [yes] Tu attaques { $start } → { $goal } : { $victim } perd { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      }.
   *[no] { $who } attaque { $start } → { $goal } : { $victim_you ->
        [yes] tu perds
       *[no] { $victim } perd
      } { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      }.
  }
log-attack-equal = { $you ->
    [yes] Tu attaques { $start } → { $goal } : { $victim } perd { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      }, car avec ton Empereur, l’égalité te suffit.
   *[no] { $who } attaque { $start } → { $goal } : { $victim_you ->
        [yes] tu perds
       *[no] { $victim } perd
      } { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      }, car avec son Empereur, l’égalité lui suffit.
  }
log-kamikaze = { $you ->
    [yes] Kamikaze ! Depuis { $start }, tu détruis la pile de quatre en { $goal } ({ $victim }).
   *[no] Kamikaze ! Depuis { $start }, { $who } détruit { $victim_you ->
        [yes] ta pile de quatre
       *[no] la pile de quatre { $victim_of }
      } en { $goal }.
  }
log-capture = { $you ->
    [yes] Tu captures l’Empereur { $victim_of }.
   *[no] { $who } capture { $victim_you ->
        [yes] ton Empereur, qui vaut 3 points. Pour le ravoir, capture un Empereur adverse : vous les échangerez.
       *[no] l’Empereur { $victim_of }.
      }
  }
lost-captive = { $lost ->
    [yes] , et { $name_you ->
        [yes] tu perds
       *[no] { $name } perd
      } 3 points.
   *[no] .
  }
log-freed = { $you ->
    [yes] Échange : ton Empereur revient dans ta réserve{ lost-captive }
   *[no] Échange : l’Empereur { $who_of } revient dans sa réserve{ lost-captive }
  }
log-both-freed = Échange : les deux Empereurs reviennent en réserve{ lost-captive }
log-handed = { $you ->
    [yes] Échange : tu détiens maintenant l’Empereur { $victim_of }.
   *[no] Échange : { $who } détient maintenant { $victim_you ->
        [yes] ton Empereur.
       *[no] l’Empereur { $victim_of }.
      }
  }
log-exchange = { $you ->
    [yes] Tu donnes l’Empereur { $victim_of } pour retrouver le tien.
   *[no] { $who } donne { $victim_you ->
        [yes] ton Empereur
       *[no] l’Empereur { $victim_of }
      } pour retrouver le sien.
  }
log-build = { $you ->
    [yes] Tu bâtis { $building } sur { $terrain } { $site }
   *[no] { $who } bâtit { $building } sur { $terrain } { $site }
  }{ paid-with-him }
log-rebuild = { $you ->
    [yes] { $same ->
        [yes] Tu rebâtis { $building } sur { $terrain } { $site }
       *[no] Tu fais d’{ $old } { $building } sur { $terrain } { $site }
      }
   *[no] { $same ->
        [yes] { $who } rebâtit { $building } sur { $terrain } { $site }
       *[no] { $who } fait d’{ $old } { $building } sur { $terrain } { $site }
      }
  }{ paid-with-him }
log-conquer = { $you ->
    [yes] Tu bâtis { $building } sur { $terrain } { $site }, où { $victim } avait { $old }
   *[no] { $who } bâtit { $building } sur { $terrain } { $site }, où { $victim_you ->
        [yes] tu avais
       *[no] { $victim } avait
      } { $old }
  }{ paid-with-him }
paid-with-him = { $emperor ->
    [yes] . L’Empereur est l’un des pions payés : il attend en réserve et reviendra avec des renforts.
   *[no] .
  }
at-site = { $where ->
    [nw] , en haut à gauche
    [n] , en haut
    [ne] , en haut à droite
    [w] , à gauche
    [e] , à droite
    [sw] , en bas à gauche
    [s] , en bas
    [se] , en bas à droite
    [middle] , au milieu
   *[only] { "" }
  }{ among }
log-build-here = { $you ->
    [yes] Tu bâtis { $building } sur { $terrain }
   *[no] { $who } bâtit { $building } sur { $terrain }
  }{ at-site }{ paid-with-him }
log-rebuild-here = { $you ->
    [yes] { $same ->
        [yes] Tu rebâtis { $building } sur { $terrain }
       *[no] Tu fais d’{ $old } { $building } sur { $terrain }
      }
   *[no] { $same ->
        [yes] { $who } rebâtit { $building } sur { $terrain }
       *[no] { $who } fait d’{ $old } { $building } sur { $terrain }
      }
  }{ at-site }{ paid-with-him }
log-conquer-here = { $you ->
    [yes] Tu prends { taken } { $victim_of }
   *[no] { $who } prend { $victim_you ->
        [yes] { $taken ->
            [palace] ton palais
            [village] ton village
            [tower] ta tour
           *[castle] ton château
          }
       *[no] { taken } { $victim_of }
      }
  }{ $taken ->
    [palace] { "" }
   *[building] { "" } sur { $terrain }
  }{ at-site }{ $same ->
    [yes] { "" }
   *[no] , et en { $you ->
        [yes] fais
       *[no] fait
      } { $building }
  }{ $victim_you ->
    [yes]  : il te reste { $left ->
        [one] { $left } point
       *[other] { $left } points
      }
   *[no] { "" }
  }{ paid-with-him }
taken = { $taken ->
    [palace] le palais
    [village] le village
    [tower] la tour
   *[castle] le château
  }
log-reinforce-here = { $you ->
    [yes] Tu ajoutes
   *[no] { $who } ajoute
  } { $emperor ->
    [yes] { $pawns ->
        [1] l’Empereur
       *[other] { $pawns } pions, dont l’Empereur,
      }
   *[no] { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
      }
  }{ there }.
log-swap-here = { $you ->
    [yes] Tu abrites ton Empereur{ there }.
   *[no] { $who } abrite son Empereur{ there }.
  }
log-move-here = { $you ->
    [yes] Tu avances
   *[no] { $who } avance
  } { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
  }{ there }.
log-join-here = { $you ->
    [yes] Tu formes une pile de { $pawns }{ there }.
   *[no] { $who } forme une pile de { $pawns }{ there }.
  }
there = { $near ->
    [rice] { "" } près d’une rizière
    [forest] { "" } près d’une forêt
    [mountain] { "" } près d’une montagne
    [palace] { "" } près d’un palais
    [the-palace] { "" } près du palais
   *[none] { "" }
  }{ $where ->
    [nw] , en haut à gauche
    [n] , en haut
    [ne] , en haut à droite
    [w] , à gauche
    [e] , à droite
    [sw] , en bas à gauche
    [s] , en bas
    [se] , en bas à droite
   *[middle] , au milieu
  }
log-attack-here = { $you ->
    [yes] Tu attaques{ there } : { $victim } perd { $pawns ->
        [one] un pion.
       *[other] { $pawns } pions.
      }
   *[no] { $who } attaque{ there } : { $victim_you ->
        [yes] tu perds
       *[no] { $victim } perd
      } { $pawns ->
        [one] un pion.
       *[other] { $pawns } pions.
      }
  }
log-attack-equal-here = { $you ->
    [yes] Tu attaques{ there } : { $victim } perd { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      }, car avec ton Empereur, l’égalité te suffit.
   *[no] { $who } attaque{ there } : { $victim_you ->
        [yes] tu perds
       *[no] { $victim } perd
      } { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      }, car avec son Empereur, l’égalité lui suffit.
  }
log-kamikaze-here = { $you ->
    [yes] Kamikaze{ there } ! Tu détruis la pile de quatre { $victim_of }.
   *[no] Kamikaze{ there } ! { $who } détruit { $victim_you ->
        [yes] ta pile de quatre.
       *[no] la pile de quatre { $victim_of }.
      }
  }
choice-move-here = Aller ici
choice-swap-here = Mettre l’Empereur ici
not-your-stack-here = Aucun de tes pions n’est sur cette case ({ $clause }).
emperor-stands-there-here = Ton Empereur est déjà sur cette case ({ $clause }).
not-circled-here = C’est une case de construction : les pions n’y vont pas ({ $clause }).
no-way-here = Aucun chemin de cases cerclées vides n’y mène ({ $clause }).
not-a-site-here = On ne bâtit pas sur une case cerclée ({ $clause }).
hindered-here = Cette case touche un bâtiment adverse : pas de renforts ici ({ $clause }).
off-the-board-here = Cette case ne fait pas partie du plateau ({ $clause }).
choice-build-here = Bâtir ici : { $building }{ $emperor ->
    [yes] , en payant avec l’Empereur
   *[no] { "" }
  }
choice-reinforce-here = Poser ici { $emperor ->
    [yes] { $pawns ->
        [1] l’Empereur
       *[other] { $pawns } pions, dont l’Empereur
      }
   *[no] { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
      }
  }
log-march = { $you ->
    [yes] Marche forcée : trois de tes pions quittent le jeu, et tu agis encore une fois.
   *[no] Marche forcée : { $who } paie trois pions et agit encore.
  }
log-rest = { $you ->
    [yes] Tu passes aux renforts.
   *[no] { $who } passe aux renforts.
  }
log-no-room = Pas de renforts pour toi : { $why ->
    [full] toutes tes piles ont déjà quatre pions.
    [hindered] toutes tes piles touchent un bâtiment adverse.
   *[both] tes piles ont déjà quatre pions ou touchent un bâtiment adverse.
  }
log-reinforce = { $you ->
    [yes] Tu renforces { $stack } avec { $emperor ->
        [yes] { $pawns ->
            [1] l’Empereur.
           *[other] { $pawns } pions, dont l’Empereur.
          }
       *[no] { $pawns ->
            [one] { $pawns } pion.
           *[other] { $pawns } pions.
          }
      }
   *[no] { $who } renforce { $stack } avec { $emperor ->
        [yes] { $pawns ->
            [1] l’Empereur.
           *[other] { $pawns } pions, dont l’Empereur.
          }
       *[no] { $pawns ->
            [one] { $pawns } pion.
           *[other] { $pawns } pions.
          }
      }
  }
log-out = { $you ->
    [yes] Tu n’as plus de pions sur le plateau : pour toi, c’est fini.
   *[no] { $who } n’a plus de pions sur le plateau et quitte le jeu.
  }
log-pass = { $you ->
    [yes] Tu ne peux rien faire du tout : ton tour passe.
   *[no] { $who } ne peut rien faire du tout : son tour passe.
  }
log-no-action = { $you ->
    [yes] Tu n’as aucune action possible ; il te reste les renforts.
   *[no] { $who } n’a aucune action possible ; il reste les renforts.
  }
log-end-points = But atteint, { $goal } points et un palais : la partie est finie.
log-end-last = Une seule personne reste sur le plateau : la partie est finie.
log-end-nobody = Il ne reste personne sur le plateau : les points décident.
log-end-limit = Tous les tours sont joués : les palais décident, puis les points.
log-won = { $you ->
    [yes] Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      } !
   *[no] { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      } !
  }
log-drawn = Partie nulle ({ $names }).

## À table

table-head = But : { $goal } points et un palais · tour de jeu { $turn } sur { $limit }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-reserve = réserve { $pawns }
table-supply = reste { $village }v { $tower }t { $castle }c
table-gone = { $pawns ->
    [one] { $pawns } perdu
   *[other] { $pawns } perdus
  }
table-out = hors jeu
table-legend = ≈ rizière · ♣ forêt · ▲ montagne · ⌂ palais · v village · t tour · c château · ♔ Empereur
table-title = Tour { $turn }/{ $limit } · { $goal } points + palais
table-near = { $palace ->
    [yes] tout près de gagner !
   *[no] tout près du but : il ne manque qu’un palais !
  }
table-space = { $terrain ->
    [sand] case cerclée (les pions y vont)
    [rice] rizière
    [forest] forêt
    [mountain] montagne
   *[palace] palais
  }
table-site = { $terrain ->
    [rice] rizière (un village au plus)
    [forest] forêt (une tour au plus)
    [mountain] montagne (on peut y bâtir jusqu’à un château)
   *[palace] palais (il en faut un pour gagner)
  }
table-stack = { $pawns ->
    [one] un pion
   *[other] pile de { $pawns }
  }{ $who_you ->
    [yes] { "" } à toi
   *[no] { "" } ({ $who })
  }{ $emperor ->
    [yes] , avec l’Empereur (à l’attaque, l’égalité lui suffit)
   *[no] { "" }
  }
table-building = { $kind ->
    [village] village
    [tower] tour
   *[castle] château
  } ({ $who_you ->
    [yes] à toi
   *[no] { $who }
  }, { $kind ->
    [village] 1 point
    [tower] 2 points
   *[castle] 3 points
  })
table-last = joué à l’instant
table-lately = joué par { $who } depuis ton tour
table-beside = à côté : { $sites }
table-plays = { $seat ->
    [0] joue les ronds rouge orangé
    [1] joue les triangles bleu-vert
    [2] joue les carrés ocre
   *[3] joue les étoiles violettes
  }
table-plays-you = { $seat ->
    [0] tu joues les ronds rouge orangé
    [1] tu joues les triangles bleu-vert
    [2] tu joues les carrés ocre
   *[3] tu joues les étoiles violettes
  }
table-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } sur { $goal } (les pastilles)
table-palaces = { $count ->
    [0] aucun palais
    [one] { $count } palais
   *[other] { $count } palais
  } (la pagode)
table-in-reserve = en réserve : { $pawns ->
    [0] aucun pion
    [one] { $pawns } pion
   *[other] { $pawns } pions
  }{ $emperor ->
    [yes] , avec l’Empereur
   *[no] { "" }
  }
table-in-supply = à bâtir : villages (un toit) { $village }, tours (deux) { $tower }, châteaux (trois) { $castle }
table-in-stock = { $kind ->
    [village] villages à bâtir, 1 point chacun : { $count }
    [tower] tours à bâtir, 2 points chacune : { $count }
   *[castle] châteaux à bâtir, 3 points chacun : { $count }
  }
table-stock = { $kind ->
    [reserve] réserve
    [supply] à bâtir :
    [village] villages
    [tower] tours
   *[castle] châteaux
  }
table-robbed = Empereur captif chez { $keeper } : en capturer un permet l’échange
table-holds = détient l’Empereur { $victim_of }
table-captive = L’Empereur { $who_of }, ton captif (3 points)
table-lost = pions hors du jeu : { $pawns }
table-captured = L’Empereur { $victim_of } est pris.
table-do-build = { $kind ->
    [village] Village
    [tower] Tour
   *[castle] Château
  } : { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
  }, { $points ->
    [0] sans gain
    [one] +{ $points } point
   *[other] +{ $points } points
  }{ $wins ->
    [yes] { "" } et tu gagnes
   *[no] { "" }
  }
table-do-with = Payer avec lui
table-do-without = Sans lui
table-do-reinforce = { $emperor ->
    [yes] { $pawns ->
        [1] Empereur
        [2] Empereur + 1
       *[other] Empereur + 2
      }
   *[no] { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
      }
  }
table-do-keep = Le laisser là
table-do-march = Marche forcée
table-do-rest = Renforts
table-do-exchange = Échanger contre ton Empereur
question-where = { $pawns ->
    [one] Où va ce pion, ou que bâtit-il ?
   *[other] Où va ta pile de { $pawns }, ou que bâtit-elle ?
  }{ $joins ->
    [yes] { "" } Choisis un autre de tes pions, ou une de tes piles, pour les réunir.
    [feared] { "" } Choisis une autre de tes piles pour les réunir ; mais à quatre, gare au pion seul (kamikaze).
   *[no] { "" }
  }
question-build = { $steps ->
    [rice] Bâtir un village ici ? Il vaut 1 point ; une rizière ne porte rien de plus.
    [first] Bâtir un village ici ? Il vaut 1 point ; on commence toujours par un village.
    [highest] Rien de plus haut ne va ici : tu ne peux que rebâtir, sans y gagner.
    [taken] Que bâtis-tu ici ? Prendre la place d’un bâtiment adverse coûte un pion de plus.
   *[next] Que bâtis-tu ici ? Un village vaut 1 point, une tour 2, un château 3, un échelon à la fois.
  }
question-emperor = L’Empereur paie-t-il aussi ? Il irait en réserve et devrait revenir avec tes prochains renforts.
question-pawns = { $most ->
    [1] Poser { $why ->
        [alone] l’Empereur
        [emperor] l’Empereur
       *[pawn] un pion
      } ici ?{ $why ->
        [alone] { "" } Près d’un bâtiment adverse, il revient seul.
        [few] { "" } Ta réserve n’en a pas d’autre.
       *[none] { "" }
      }
   *[other] Combien de pions poses-tu ici ?{ $why ->
        [emperor] { "" } Ton Empereur en est.
        [few] { "" } Ta réserve n’en a que { $most }.
       *[none] { "" }
      }
  }{ $four ->
    [feared] { "" } À quatre, un pion adverse seul peut tout détruire (kamikaze).
    [full] { "" } Une pile a quatre pions au plus.
   *[no] { "" }
  }
question-captive = Le donner et perdre ses 3 points, pour retrouver ton Empereur ?
prompt-swap = Où ton Empereur (la couronne) sera-t-il à l’abri ? Échange-le avec un autre pion, ou laisse-le là.
prompt-act = À toi : { $tallest ->
    [one] déplace un pion
   *[other] déplace une pile
  }{ $build ->
    [yes] { "" } ou bâtis
   *[no] { "" }
  }.
prompt-act-exchange = { prompt-act } Avant, tu peux donner un captif (3 points) pour retrouver ton Empereur.
prompt-exchange = { $keeper } te rend ton Empereur. Quel captif lui donnes-tu ? Tu perds ses 3 points.
prompt-march = Marche forcée ? Agir une deuxième fois coûte trois pions de ta réserve, perdus pour de bon.
prompt-again = Marche forcée : { $tallest ->
    [one] déplace un pion
   *[other] déplace une pile
  }{ $build ->
    [yes] { "" } ou bâtis
   *[no] { "" }
  } encore une fois.
prompt-again-exchange = { prompt-again } Avant, tu peux donner un captif (3 points) pour retrouver ton Empereur.
prompt-reinforce = Renforts : pose { $emperor ->
    [yes] { $most ->
        [1] ton Empereur
        [2] ton Empereur, et un pion si tu veux,
       *[other] ton Empereur, et 1 ou 2 pions si tu veux,
      }
   *[no] { $most ->
        [1] un pion de ta réserve
        [2] 1 ou 2 pions de ta réserve
       *[other] 1 à { $most } pions de ta réserve
      }
  } sur une { $most ->
    [1] { "" }
   *[other] seule { "" }
  }de tes cases, et ton tour finit.

## Pourquoi : ce qu’un conseil dit d’une action

reason-captures = tu captures l’Empereur { $name_of }
reason-attacks = { $name } perd { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
  }
reason-safe = plus aucune pile à portée n’est assez forte pour attaquer { $own ->
    [one] ton pion
   *[other] ta pile
  }
reason-safe-emperor = plus aucune pile à portée n’est assez forte pour attaquer ton Empereur
reason-no-kamikaze = à quatre, ta pile pourrait être détruite par le pion adverse voisin (kamikaze)
reason-threatens = { $own ->
    [one] ton pion
   *[other] ta pile
  } pourra, de là, attaquer { $pawns ->
    [one] un pion
   *[other] une pile de { $pawns }
  } { $name_of }{ risk }
risk = { $risk ->
    [0] { "" }
    [one]  ; mais attention au pion { $feared_of }, juste à côté
   *[other]  ; mais attention à la pile de { $risk } { $feared_of }, juste à côté
  }
reason-threatens-emperor = { $own ->
    [one] ton pion
   *[other] ta pile
  } menacera, de là, l’Empereur { $name_of }{ risk }
reason-opens = cela ouvre le passage : { $by ->
    [one] ton pion
   *[other] ta pile de { $by }
  } pourra attaquer { $pawns ->
    [one] un pion
   *[other] une pile de { $pawns }
  } { $name_of }{ risk }
reason-opens-emperor = cela ouvre le passage : { $by ->
    [one] ton pion
   *[other] ta pile de { $by }
  } pourra prendre l’Empereur { $name_of }{ risk }
reason-beside = { $own ->
    [one] ton pion
   *[other] ta pile
  } touchera { $terrain }{ risk }
reason-grows = une pile de { $pawns }{ $emperor ->
    [yes] { "" } avec l’Empereur
   *[no] { "" }
  } bat { $beats ->
    [one] un pion seul
   *[other] une pile de { $beats }
  }{ $emperor ->
    [yes]  : avec lui, l’égalité suffit
   *[no] { "" }
  }
reason-wins = tu as alors les points et un palais
reason-palace = { $taken ->
    [yes] tu prends le palais { $name_of }, et il en faut un pour gagner
   *[no] tu as alors un palais, et il en faut un pour gagner
  }{ emperor-pays }
reason-conquers = tu prends { $building } { $name_of }{ emperor-pays }
reason-points = { $gain ->
    [0] tes points restent les mêmes
    [one] tu gagnes { $gain } point
   *[other] tu gagnes { $gain } points
  }, { $missing ->
    [0] et il ne manque plus qu’un palais
   *[other] et il en manque { $missing }
  }{ emperor-pays }
emperor-pays = { $emperor ->
    [back] { "" } ; l’Empereur va en réserve et revient avec les renforts
    [home] { "" } ; l’Empereur reste en réserve, faute de place sur tes piles
   *[no] { "" }
  }
reason-march = tu agis encore une fois ce tour-ci
reason-exchange = ton Empereur revient dans ta réserve
reason-shelter = { $count ->
    [0] il n’a plus aucune pile adverse à côté de lui
    [one] il n’a plus qu’une pile adverse à côté de lui{ $beats ->
        [yes] , qu’il peut battre à égalité
       *[no] { "" }
      }
   *[other] il n’a plus que { $count } piles adverses à côté de lui{ $beats ->
        [yes] , qu’il peut battre à égalité
       *[no] { "" }
      }
  }

reason-affords = { $own ->
    [one] ton pion pourra payer
   *[other] ta pile pourra payer
  } { $building } juste à côté
reason-keep = { $count ->
    [0] aucun pion adverse n’est à côté de lui
   *[other] aucun autre de tes pions n’a moins d’adversaires à côté de lui
  }
reason-four = { $has ->
    [yes] { $why } ; mais
   *[no] attention,
  } à quatre, un pion adverse seul pourrait détruire ta pile{ $emperor ->
    [yes] { "" } et prendre l’Empereur
   *[no] { "" }
  } (kamikaze)

## Moments

beat-emperor = { $victim_you ->
    [yes] Ton Empereur
   *[no] L’Empereur { $victim_of }
  } est pris !
beat-exchange = { $name_you ->
    [yes] Ton Empereur est libre !
   *[no] L’Empereur { $name_of } est libre !
  }
beat-attack = { $kamikaze ->
    [yes] Kamikaze ! { "" }
   *[no] { "" }
  }{ $victim_you ->
    [yes] Tu perds
   *[no] { $victim } perd
  } { $pawns } pions{ $kamikaze ->
    [yes] .
   *[no]  !
  }
beat-palace = { $only ->
    [yes] Le
   *[no] Un
  } palais est à { $name_you ->
    [yes] toi
   *[no] { $name }
  } !
beat-taken = { $name_you ->
    [yes] Tu prends
   *[no] { $name } prend
  } { $victim_you ->
    [yes] { $what ->
        [palace] ton palais
        [tower] ta tour
       *[castle] ton château
      }
   *[no] { $what ->
        [palace] le palais
        [tower] la tour
       *[castle] le château
      } { $victim_of }
  } !
ending-won = Ta bannière flotte sur le palais : le pays prend ta couleur.
ending-lost = La bannière sur le palais : { $names }. Tes pions prennent l’air au bord de l’eau.
ending-shared = Plusieurs bannières, un seul palais : { $names }.
ending-watched = La bannière sur le palais : { $names }.

## Refus

stack-first = Choisis d’abord un de tes pions, ou une de tes piles.
swap-own = L’Empereur ne prend la place que d’un de tes pions.
reinforce-own = Les renforts vont sur un de tes pions ou sur une de tes piles.
site-apart = On ne bâtit qu’à côté de la pile choisie.
captive-worth = Tant que tu le détiens, il te rapporte { $points } points{ $own ->
    [yes]  ; à ton tour, tu peux le rendre pour retrouver le tien.
   *[no] .
  }
due-swap = Décide d’abord pour ton Empereur : l’échanger ou le laisser ({ $clause }).
due-act = Il te faut une action : déplace une pile ou bâtis ({ $clause }).
due-exchange = Choisis d’abord le captif que tu donnes pour ton Empereur ({ $clause }).
due-march = Réponds d’abord : sacrifies-tu trois pions de ta réserve pour agir une deuxième fois ? ({ $clause })
due-again = Tu as payé une deuxième action : déplace une pile ou bâtis ({ $clause }).
due-reinforce = Les actions sont finies ; place maintenant tes renforts ({ $clause }).
own-emperor-free = Ton Empereur n’est pas captif : il n’y a rien à échanger ({ $clause }).
not-your-captive = Tu ne détiens pas cet Empereur ({ $clause }).
not-your-stack = Tu n’as pas de pions en { $space } ({ $clause }).
emperor-stands-there = Ton Empereur est déjà en { $space } ({ $clause }).
emperor-not-on-board = Ton Empereur n’est pas sur le plateau ({ $clause }).
no-move = Un déplacement doit mener sur une autre case ({ $clause }).
off-the-board = La case { $space } ne fait pas partie de ce plateau ({ $clause }).
not-circled = { $space } est une case de construction ; les pions n’y vont pas ({ $clause }).
too-tall = Cela ferait une pile de { $pawns } ; quatre est le maximum ({ $clause }).
too-strong = Il y a là { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
  } : pour { $pawns ->
    [one] le
   *[other] les
  } battre, il en faut { $pawns ->
    [4] quatre avec l’Empereur, ou un seul (kamikaze)
   *[other] { $enough }, ou { $pawns } avec l’Empereur
  } ({ $clause }).
no-way = Aucun chemin de cases cerclées vides ne mène de { $start } à { $goal } ({ $clause }).
not-a-site = { $space } n’est pas une case de construction ({ $clause }).
wrong-terrain = Impossible de bâtir { $building } sur { $terrain } ({ $clause }).
village-first = Là où rien n’est bâti, on commence par un village ({ $clause }).
wrong-step = On ne remplace { $old } que par un bâtiment de même valeur ou juste au-dessus ({ $clause }).
only-raise-own = À cette table, tu ne peux qu’améliorer tes propres bâtiments ({ $clause }).
none-left = Pour bâtir { $building }, il faut l’avoir dans ton stock ({ $clause }).
too-few-pawns = Il faut { $cost } pions d’une même pile ; celle-ci en a { $own } ({ $clause }).
no-emperor-in-stack = Ton Empereur n’est pas dans cette pile ({ $clause }).
emperor-included = Toute la pile serait sacrifiée : dis que l’Empereur en fait partie ({ $clause }).
reserve-too-small = Ta réserve ne compte que { $pawns } { $pawns ->
    [one] pion
   *[other] pions
  } ({ $clause }).
no-room = Cette pile { $room ->
    [0] a déjà quatre pions, et une pile n’en a pas plus
    [one] n’a de place que pour { $room } pion
   *[other] n’a de place que pour { $room } pions
  } ({ $clause }).
emperor-not-in-reserve = Ton Empereur n’est pas dans ta réserve ({ $clause }).
hindered = { $space } touche un bâtiment adverse ({ $clause }).
clear-stack-first = Une de tes piles a de la place sans toucher de bâtiment adverse : c’est là que va l’Empereur ({ $clause }).
emperor-first = Ton Empereur attend dans la réserve et doit être parmi les pions posés ({ $clause }).

wrong-space = « { $key } » : rien de tel ne peut se trouver en { $space }.
wrong-ground = Le terrain de { $space } ne porte pas ce bâtiment ({ $clause }).
two-emperors = La place { $seat } a plus d’un Empereur.
holds-himself = La place { $seat } ne peut pas détenir son propre Empereur.
too-many-pawns = La place { $seat } a plus de { $most } pions.
too-many-buildings = La place { $seat } a plus de { $most } bâtiments du genre { $kind }.
already-over = Dans cette position, la partie est déjà finie ({ $clause }).
nothing-to-do = La place { $seat } n’a rien à faire dans la phase « { $phase } ».

## Fins

end-points = points atteints
end-last = une seule personne reste
end-nobody = il ne reste personne
end-limit = limite de tours atteinte

## Exemples

example-setup = Chaque case cerclée a un pion ; les couronnes marquent les Empereurs.
example-moving = La pile de deux va par les cases vides, ou rejoint le pion seul, à gauche.
example-attack = Ta pile de trois, avec l’Empereur, peut battre la pile de deux ou l’un des deux pions seuls.
example-emperor = Ada détient ton Empereur. Si tu prends le sien, tu dois faire l’échange : les deux rentrent dans leurs réserves.
example-building = À côté de ta pile de trois : un village sur le palais (1 pion), ou à la place du village adverse sur la rizière (2 pions).
example-march = Quatre pions en réserve : trois paient une deuxième action, si tu veux.
example-reinforcements = La pile de deux et le pion seul peuvent être renforcés ; la pile près du village adverse, non.
example-end = Onze points et un palais à portée : un village de plus, et tu gagnes aussitôt.

## Leçons

lesson-join = Réunir, puis attaquer
lesson-join-task = Au début, le pays est plein : un pion ne bouge que pour en rejoindre un autre à toi, juste à côté. Tu as les ronds : touche un de tes pions près d’Ada, puis un pion voisin à toi.
lesson-join-done = Ta pile a pris la place. Le pion battu va dans la réserve d’Ada, qui pourra le reposer plus tard.
lesson-join-two = Voilà une pile de deux (quatre pions au plus) ; Ada en a formé une aussi. Une pile va d’un bloc, aussi loin que tu veux par les cases cerclées vides, et bat une pile plus petite : attaque un pion seul d’Ada.
lesson-join-crown = Coup permis, mais laisse ton Empereur (la couronne) où il est : il est bien gardé. Réunis deux autres pions.
lesson-join-far = Coup permis, mais cette pile n’aurait aucun pion d’Ada près d’elle. Réunis deux pions plus près d’Ada.
lesson-join-stuck = Ce pion ne peut pas bouger : aucun autre pion à toi n’est juste à côté. (Il pourrait bâtir, mais c’est pour la leçon 3.)
lesson-join-peaceful = Coup permis, mais cela ne bat personne. Touche ta pile de deux, puis un pion seul d’Ada.
lesson-join-later = Bâtir, c’est pour la leçon 3. Ici, ce sont les piles qui comptent.
lesson-shelter = L’Empereur à l’abri
lesson-shelter-task = La couronne marque ton Empereur. S’il est pris, Ada gagne 3 points. Avant le premier tour, tu peux l’échanger avec un autre de tes pions : choisis-en un qu’aucun triangle ne touche.
lesson-shelter-done = Bien à l’abri : aucune pile plus grande ne peut l’atteindre. Chaque partie commence par cet échange. L’Empereur sert aussi à attaquer : sa pile bat même une pile aussi grande.
lesson-shelter-exposed = Coup permis, mais trois pions d’Ada le touchent : il serait vite pris. Mets-le à l’abri.
lesson-shelter-touched = Coup permis, mais Ada le toucherait là aussi. Cherche plutôt en bas à gauche.
lesson-build = Bâtir et gagner
lesson-build-task = On gagne avec 12 points, dont un bâtiment sur le palais. Tu en as 10 (en bas de l’écran). Un pion donné fait un village : 1 point. Touche ta pile de droite, puis la rizière (le champ vert clair).
lesson-build-done = 12 points et le palais : gagné ! Tu en sais assez pour commencer. Un village peut devenir une tour, qui vaut 2 points : leçon 5.
lesson-build-back = 11 points. Le pion donné est dans ta réserve, et à la fin du tour il revient en renfort : touche la pile qui le reçoit.
lesson-build-palace = Ada a déplacé un pion. Il te manque 1 point et le palais : touche une pile à côté du palais, au milieu, puis le palais.
lesson-build-palace-last = Bonne idée, mais garde le palais pour la fin. D’abord, la rizière.
lesson-build-no-gain = Coup permis, mais tu aurais toujours 10 points. Bâtis un village dans la rizière.
lesson-build-move = Coup permis, mais rien n’est bâti. Touche ta pile de droite, puis la rizière à côté d’elle.
lesson-build-no-palace = Coup permis, mais ce n’est pas gagné : il te faut un village sur le palais, au milieu.
lesson-reinforce = Les renforts
lesson-reinforce-task = À la fin du tour, 1 à 3 pions de ta réserve reviennent, tous sur une même pile, mais jamais à côté d’un bâtiment adverse.
lesson-reinforce-done = Les pions donnés ou battus ne sont pas perdus : ils reviennent, s’il te reste une pile à l’abri.
lesson-reinforce-hindered = Cette pile touche le village d’Ada : pas de renforts là. Choisis l’autre.
lesson-tower = La tour
lesson-tower-task = Deux pions font d’un village une tour : 2 points au lieu d’un. La rizière ne porte qu’un village, la forêt une tour, la montagne un château. Bâtis une tour.
lesson-tower-done = Village, tour, château : 1, 2, 3 pions et autant de points, un échelon à la fois.
lesson-tower-rice = Une rizière ne porte qu’un village. La forêt, elle, porte une tour.
lesson-tower-no-gain = Un village de plus est permis, mais la leçon veut une tour sur ta forêt.
lesson-tower-elsewhere = Coup permis, mais pas ici : fais une tour du village de la forêt.
lesson-tower-move = Coup permis, mais rien n’est bâti : améliore le village de la forêt.
lesson-take-over = Prendre un bâtiment
lesson-take-over-task = Sur un bâtiment adverse, on bâtit avec un pion de plus. Remplace le village d’Ada par le tien : 2 pions d’une même pile.
lesson-take-over-done = Le point est à toi, et le village d’Ada retourne dans son stock. Mais elle peut le reprendre aussitôt : garde une pile à côté.
lesson-take-over-too-few = Il faut deux pions d’une même pile, et celle-ci n’en a qu’un.
lesson-take-over-rice = Une rizière ne porte qu’un village.
lesson-take-over-elsewhere = Coup permis, mais Ada garderait son village et son point.
lesson-palace = Le palais
lesson-palace-task = Un Empereur captif compte 3 points : avec celui d’Ada, tu en as 11. Il te manque 1 point et un palais : termine !
lesson-palace-done = 12 points et le palais : gagné sur-le-champ.
lesson-palace-no-palace = Coup permis, mais il te faut aussi un palais : bâtis un village sur celui du milieu.
lesson-emperor = Capturer un Empereur
lesson-emperor-task = Avec ton Empereur (la couronne), l’égalité suffit pour battre. Prends la pile de deux où se tient l’Empereur d’Ada.
lesson-emperor-done = L’Empereur d’Ada est ton captif : 3 points. Le tien est coincé ? Paie un bâtiment avec lui : il revient avec les renforts.
lesson-emperor-equal = Deux contre deux, sans l’Empereur : cela ne suffit pas.
lesson-emperor-no-crown = Coup permis, mais l’Empereur d’Ada est dans l’autre pile, et il vaut 3 points.
lesson-emperor-quiet = Coup permis, mais l’Empereur d’Ada est à ta portée.
lesson-kamikaze = Kamikaze
lesson-kamikaze-task = Un pion seul peut se jeter, de loin aussi par les cases vides, sur une pile de quatre : les cinq quittent le plateau. Essaie, l’Empereur d’Ada s’y trouve.
lesson-kamikaze-done = La case est vide, les pions sont dans les réserves, et son Empereur est ton captif. Une pile de trois, elle, ne craint pas un pion seul.
lesson-kamikaze-too-strong = Trois, même avec l’Empereur, ne battent pas quatre. Un pion seul, si.
lesson-kamikaze-three = Un pion seul ne bat que les piles de quatre, pas celle de trois.
lesson-kamikaze-quiet = Coup permis, mais la pile de quatre d’Ada est à portée de ton pion seul.
lesson-march = La marche forcée
lesson-march-task = Une fois par tour, après ton action, trois pions de la réserve, perdus pour de bon, paient une deuxième action. Paie, puis bats le pion seul d’Ada.
lesson-march-done = Deux actions en un tour, une seule fois par tour. Cher payé : trois pions de moins jusqu’à la fin.
lesson-march-again = C’est payé : agis encore. Bats le pion seul d’Ada.
lesson-march-rest = C’est le choix habituel, mais ici, essaie la marche forcée.
lesson-march-quiet = Coup permis, mais tu as payé cher : bats le pion seul d’Ada.

## Les règles

heading-board = Le pays
R1 = Le plateau s’assemble à partir de treize tuiles hexagonales qui portent deux, trois ou quatre étoiles. À deux, prends les tuiles à deux étoiles ; à trois, ajoute celles à trois étoiles ; à quatre, prends-les toutes. On mélange les tuiles, mais le contour qu’elles remplissent ne change pas.
D1 = Une tuile est une fleur de sept cases : un cœur et six pétales. Sept tuiles ont deux étoiles, trois en ont trois, trois en ont quatre. Le pays compte donc 49, 70 ou 91 cases, dont 11, 16 ou 23 pour construire.
D2 = Le plateau garde toujours le même contour : six tuiles entourent celle du milieu ; à trois joueurs, il y en a une de plus à trois des coins extérieurs ; à quatre, aux trois autres aussi.
D3 = Ce que portent les tuiles : à deux étoiles, un palais, une montagne ou une forêt au cœur ; montagne et rizière, ou forêt et rizière, sur des pétales opposés ; montagne et forêt, ou forêt et rizière, séparées par un pétale. À trois étoiles : un palais au cœur ; montagne et forêt opposées ; forêt et rizière séparées par un pétale. À quatre : forêt, rizière et montagne un pétale sur deux ; palais et rizière opposés ; montagne et forêt séparées par un pétale.
D4 = Le hasard décide de la place de chaque tuile et de son orientation. Quoi qu’il arrive, les cases cerclées restent d’un seul tenant.
R2 = Il y a deux sortes de cases. Les pions vivent sur les cases cerclées. Les autres, rizières, forêts, montagnes et palais, sont faites pour bâtir.

heading-setup = Avant de commencer
R3 = Tu as 19 pions à deux joueurs, 18 à trois, 17 à quatre ; l’un d’eux est ton Empereur. Les pions de tous sont mêlés dans le sac et en sortent un à un, jusqu’à ce que chaque case cerclée ait le sien.
R4 = Le hasard désigne la personne qui commence. Puis, à partir d’elle, chacun à son tour peut échanger son Empereur avec un autre de ses pions.
note-first = La table peut aussi choisir qui commence (réglage « { option-first } »).
R5 = Tu disposes aussi de 7 villages, 5 tours et 3 châteaux à bâtir.

heading-turn = Ton tour
R6 = D’abord une action, ensuite les renforts. L’action est un déplacement ou une construction, et elle est obligatoire.
D5 = Si aucune action n’est possible, passe directement aux renforts.

heading-moving = Se déplacer
R7 = D’un à quatre pions de ta couleur sur une case forment une pile. Une pile bouge tout entière ; un déplacement ne la partage jamais.
R8 = Une pile va aussi loin que tu veux par des cases cerclées vides, avec tous les détours que tu veux. Les pions, les tiens compris, et les cases de construction barrent le chemin. Elle s’arrête sur une case cerclée vide, sur une de tes piles si cela ne fait pas plus de quatre pions, ou sur une pile adverse qu’elle peut battre. Seule la dernière case peut être occupée.

heading-attack = Attaquer
R9 = Tu bats une pile qui a moins de pions que la tienne ; si ton Empereur participe à l’attaque, un nombre égal suffit. Les pions battus rentrent dans la réserve de leur propriétaire, et leur case est à toi.
R10 = Kamikaze : un pion seul peut se jeter sur une pile de quatre. Les cinq pions rentrent dans leurs réserves et la case reste vide.
D6 = Un Empereur seul peut lui aussi être kamikaze.

heading-emperor = Empereurs captifs
R11 = L’Empereur d’une pile battue ne rentre pas : l’attaquant, même kamikaze, le garde captif, et cela vaut 3 points.
R12 = Quand tu captures un Empereur alors que le tien est captif, tu dois échanger aussitôt, sans rien payer : tu donnes un Empereur que tu détiens, n’importe lequel, à la personne qui détient le tien. Elle ne peut pas refuser, et ton Empereur revient dans ta réserve. Un Empereur remis à son propre propriétaire va dans la réserve de celui-ci.
D15 = Si tu en détiens plusieurs, tu choisis celui que tu donnes ; s’il n’y en a qu’un, l’échange se fait tout seul. Il vient après le compte des points et avant tout le reste : même quand il n’y a plus que tes pions sur le plateau, ou qu’un kamikaze t’en a privé, tu échanges d’abord.
D17 = Ce que font les autres ne t’oblige jamais à échanger. Si l’on prend ton Empereur alors que tu détiens déjà un captif, tu gardes ce captif, avec ses points. À ton tour, avant une action, tu peux l’échanger contre le tien, gratuitement, et l’action reste à faire. Si aucune action n’est possible, l’échange ne l’est pas non plus.

heading-building = Bâtir
R13 = Choisis une de tes piles qui partage un côté avec la case de construction et sacrifies-en des pions : 1 pour un village, 2 pour une tour, 3 pour un château, et 1 de plus si un bâtiment adverse s’y trouve. Tous viennent de cette seule pile et vont dans ta réserve.
R14 = Une rizière ne porte qu’un village, une forêt ou un palais un village ou une tour, une montagne les trois.
R15 = Sur une case vide, commence par un village. Un bâtiment peut être remplacé par un autre de même valeur ou juste au-dessus. L’ancien retourne dans le stock de son propriétaire.
D7 = Cela vaut aussi pour tes propres bâtiments : tu peux en remplacer un par un autre de même valeur. Avec le réglage « { option-own_upgrade_only } », tu ne peux qu’améliorer les tiens.
R16 = Tu ne peux bâtir que ce que ton stock contient déjà.
R17 = L’Empereur est ici un pion comme un autre et peut être sacrifié ; il va dans ta réserve avec les autres.
D8 = Si tu ne sacrifies qu’une partie de la pile de l’Empereur, tu choisis s’il en fait partie.

heading-march = La marche forcée
R18 = Une fois dans ton tour, avant les renforts, tu peux t’offrir une deuxième action contre 3 pions ordinaires de ta réserve. Ils quittent le jeu pour de bon.
D9 = Tu décides après ta première action ; les pions qu’elle a fait rentrer dans ta réserve comptent. Il faut qu’une action soit possible, et l’Empereur ne paie jamais.

heading-reinforcements = Les renforts
R19 = Si ta réserve n’est pas vide, tu dois, si tu peux, poser 1 à 3 de ses pions sur une seule de tes piles : jamais sur une case vide, jamais au-delà de quatre, jamais sur une pile qui touche un bâtiment adverse, même si elle en touche aussi un des tiens. Ce qui compte, c’est le plateau après tes actions.
R20 = Si ton Empereur est dans ta réserve, il doit en faire partie quand c’est possible. Si toutes tes piles qui ont de la place touchent un bâtiment adverse, et alors seulement, il se pose sur l’une d’elles, mais lui seul.
D10 = Si rien ne peut être posé, il n’y a pas de renforts ce tour-ci.

heading-end = La fin
R21 = Tu gagnes sur-le-champ avec 12 points si l’un des palais porte un bâtiment à toi. Un village vaut 1 point, une tour 2, un château 3, chaque Empereur captif 3.
D11 = Les points sont comptés après chaque action, avec le captif tout juste pris, avant tout échange et avant toute autre chose : si une capture te donne les points qu’il faut et que tu as un palais, tu as gagné. Le tour s’arrête là. Tu peux avoir plus de points qu’il n’en faut. Le réglage « { option-target } » change ce 12.
R22 = Tu gagnes aussi sur-le-champ quand il n’y a plus que tes pions sur le plateau.
D12 = Sans pions sur le plateau, tu quittes le jeu pour de bon, puisque les renforts demandent une pile ; si tu sacrifies ta dernière pile, ton tour s’arrête là aussi. Tes bâtiments, points, réserve et captifs restent où ils sont : tes bâtiments gênent encore les autres, et les Empereurs que tu détiens peuvent encore être échangés.
D13 = Si un kamikaze ne laisse personne sur le plateau, on gagne aux points ; à égalité, la partie est nulle.
D14 = Pour qu’aucune partie ne soit sans fin, chacun a 60 tours (réglage « { option-turn_limit } »). Quand la personne suivante, encore en jeu, a épuisé les siens, la partie s’arrête : entre ceux qui restent, c’est d’abord un palais qui compte, puis les points ; si tout est égal, la partie est nulle entre eux.
D16 = La personne qui gagne est première ; les autres suivent selon leurs points et, à égalité, partagent leur place.

heading-seen = Qui voit quoi
note-seen = Rien n’est caché, et une fois la partie commencée, rien n’est laissé au hasard.

heading-records = Les parties notées
note-records = Dans une partie notée, chaque case a pour nom deux nombres, q,r. Le milieu du plateau est 0,0. Un pas vers la droite ajoute un à q ; un pas vers le bas à droite ajoute un à r ; un pas vers le bas à gauche ajoute un à r et retire un à q.

## Ce qu’une première partie explique

new-shelter = Mets ton Empereur loin des piles adverses : capturé, il vaut 3 points.
new-move = Une pile va aussi loin qu’elle veut par les cases vides marquées d’un cercle.
new-palace = Le palais ! Pour gagner, il faut 12 points et un bâtiment sur un palais.
new-join = Deux piles se réunissent, quatre pions au plus. Une pile bat les plus petites.
new-attack = Une pile en bat une plus petite (avec l’Empereur, une égale aussi). Les pions battus reviendront.
new-attack-equal = L’Empereur était de l’attaque : avec lui, une pile bat aussi une pile du même nombre.
new-capture = Un Empereur captif vaut 3 points. Capture un Empereur adverse pour récupérer le tien.
new-kamikaze = Kamikaze : un pion seul s’est jeté sur une pile de quatre. Les cinq vont en réserve.
new-kamikaze-near = Attention au kamikaze : un pion seul peut détruire une pile de quatre, même de loin.
new-build = Un village coûte 1 pion et vaut 1 point, une tour 2, un château 3. Ces pions vont en réserve.
new-conquer = Prendre la place d’un bâtiment adverse coûte un pion de plus.
new-reinforce = Renforts : 1 à 3 pions de la réserve, sur une pile qui ne touche aucun bâtiment adverse.
new-march = Marche forcée, une fois par tour : trois pions quittent le jeu, et tu agis encore.

## Les règles en bref

short-aim = Atteins 12 points avec un bâtiment sur un palais. Un village vaut 1 point, une tour 2, un château 3, un Empereur captif 3.
short-turn = Une action, puis des renforts. Déplace une pile par les cases vides, rejoins une des tiennes (quatre pions au plus), attaque une pile plus petite (ou égale, si ton Empereur en est), ou bâtis à côté d’une pile (village 1 pion, tour 2, château 3). Puis un à trois pions de ta réserve renforcent une de tes piles, loin des bâtiments adverses.
short-end = Tu gagnes aussitôt avec 12 points et un palais, ou s’il n’y a plus que tes pions sur le plateau.

## Une action dite par ce qu’il y a là

place = { $near ->
    [rice] près d’une rizière, { "" }
    [forest] près d’une forêt, { "" }
    [mountain] près d’une montagne, { "" }
    [palace] près d’un palais, { "" }
    [the-palace] près du palais, { "" }
   *[none] { "" }
  }{ $where ->
    [nw] en haut à gauche
    [n] en haut
    [ne] en haut à droite
    [w] à gauche
    [e] à droite
    [sw] en bas à gauche
    [s] en bas
    [se] en bas à droite
   *[middle] au milieu
  }{ among }
among = { $of ->
    [1] { "" }
   *[other] , { $one ->
        [yes] celui
       *[no] celle
      } { $row ->
        [none] { $column ->
            [left] de gauche
            [right] de droite
            [middle] du milieu
           *[counted] de la { nth-across } place depuis la gauche
          }
        [top] du haut{ in-row }
        [foot] du bas{ in-row }
        [middle] du milieu{ in-row }
       *[counted] de la { nth-down } rangée{ in-row }
      }
  }
in-row = { $column ->
    [none] { "" }
    [left] { "" } à gauche
    [right] { "" } à droite
    [middle] { "" } au milieu
   *[counted] { "" } à la { nth-across } place
  }
nth-across = { $across ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $across }e
  }
nth-down = { $down ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $down }e
  }
place-on-land = { $where ->
    [nw] , en haut à gauche du plateau
    [n] , en haut du plateau
    [ne] , en haut à droite du plateau
    [w] , à gauche du plateau
    [e] , à droite du plateau
    [sw] , en bas à gauche du plateau
    [s] , en bas du plateau
    [se] , en bas à droite du plateau
    [middle] , au milieu du plateau
   *[only] { "" }
  }{ among }
from-place = { $several ->
    [yes] { "" } ({ $from })
   *[no] { "" }
  }
named-advance = Avancer { $pawns ->
    [one] un pion
   *[other] ta pile de { $pawns }
  }{ $emperor ->
    [yes] { "" } avec l’Empereur
   *[no] { "" }
  }{ from-place } sur une case vide, { $place }
named-join = Joindre { $pawns ->
    [one] un pion
   *[other] ta pile de { $pawns }
  }{ $emperor ->
    [yes] { "" } avec l’Empereur
   *[no] { "" }
  }{ from-place } à { $there ->
    [one] un autre de tes pions
   *[other] ton autre pile de { $there }
  }, { $place }
named-attack = Attaquer { $there ->
    [one] un pion
   *[other] la pile de { $there }
  } { $victim_of }, { $place }, avec { $pawns ->
    [one] un pion
   *[other] ta pile de { $pawns }
  }{ from-place }
named-build = Bâtir { $building } sur { $terrain }{ at-site }{ $several ->
    [yes] , avec { $pawns ->
        [one] le pion
       *[other] la pile de { $pawns }
      } qui touche cette case { $side ->
        [e] à droite
        [se] en bas à droite
        [sw] en bas à gauche
        [w] à gauche
        [nw] en haut à gauche
       *[ne] en haut à droite
      }
   *[no] { "" }
  }{ $emperor ->
    [yes] , en payant avec l’Empereur
   *[no] { "" }
  }
named-reinforce = Ajouter { $emperor ->
    [yes] { $pawns ->
        [1] l’Empereur
       *[other] { $pawns } pions, dont l’Empereur,
      }
   *[no] { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      }
  } à { $there ->
    [one] un de tes pions
   *[other] ta pile de { $there }
  }, { $place }
named-swap = Mettre l’Empereur à la place d’un autre pion, { $place }
named-exchange = Donner l’Empereur { $victim_of } et ses 3 points, pour retrouver le tien
pointed-advance = Avancer { $pawns ->
    [one] ce pion
   *[other] cette pile de { $pawns }
  } ici
pointed-join = Joindre { $pawns ->
    [one] ce pion
   *[other] cette pile de { $pawns }
  } à { $there ->
    [one] cet autre pion
   *[other] cette autre pile de { $there }
  }
pointed-attack = Attaquer { $there ->
    [one] ce pion
   *[other] cette pile de { $there }
  } { $victim_of } avec { $pawns ->
    [one] le tien
   *[other] ta pile de { $pawns }
  }
pointed-build = Bâtir { $building } ici{ $emperor ->
    [yes] , en payant avec l’Empereur
   *[no] { "" }
  }
pointed-reinforce = Ajouter ici { $emperor ->
    [yes] { $pawns ->
        [1] l’Empereur
       *[other] { $pawns } pions, dont l’Empereur
      }
   *[no] { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      }
  }
pointed-swap = Mettre l’Empereur ici
cost-and-gain = Cela coûte { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
  }{ $more ->
    [yes] { "" } (dont un pour le bâtiment adverse)
   *[no] { "" }
  } et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $wins ->
    [yes] , et tu gagnes
   *[no] { "" }
  }
warning-kamikaze = Une pile de quatre craint un pion seul : kamikaze, il prendrait aussi ton Empereur.
warning-exchange = Tu perds ses 3 points, et ton Empereur revient dans ta réserve.
warning-swap = { $count ->
    [0] Aucun pion adverse n’y touche ton Empereur.
    [one] Un pion adverse y touche ton Empereur.
   *[other] { $count } pions adverses y touchent ton Empereur.
  }
warning-attack = { $how ->
    [kamikaze] Kamikaze : la pile de quatre { $victim_of } et ton pion vont en réserve
    [equal] { $victim } perd { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      } : avec ton Empereur, l’égalité suffit
   *[more] { $victim } perd { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
      }
  }{ $emperor ->
    [yes] , et tu captures son Empereur (3 points).
   *[no] .
  }
warning-march = Ils quittent le jeu pour de bon.
warning-costs = { cost-and-gain }{ $why ->
    [rice]  ; une rizière ne porte qu’un village
    [first]  ; on commence toujours par un village
   *[none] { "" }
  }.
warning-raises = { cost-and-gain } : { $old ->
    [village] ton village en valait déjà 1
   *[tower] ta tour en valait déjà 2
  }.
warning-replaces = { cost-and-gain } ; { $old ->
    [village] le village
    [tower] la tour
   *[castle] le château
  } { $victim_of } disparaît : { $victim } perd { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  }.
warning-idle = Tu y as déjà { $building } : ça ne te rapporte rien.{ $why ->
    [pawns] { "" } Pour { $higher }, il faut { $cost } pions d’une même pile.
    [supply] { "" } Pour { $higher }, il faut l’avoir dans ton stock.
    [rice] { "" } Une rizière ne porte rien de plus.
    [forest] { "" } Une forêt ne porte rien de plus.
    [mountain] { "" } Rien n’est plus haut.
    [palace] { "" } Un palais ne porte rien de plus qu’une tour.
   *[none] { "" }
  }
