## La fiche

about = Monter sur les cartes impaires, descendre sur les paires, et couper la route avec la carte Miroir : moins on garde de cartes, mieux on se porte.
motto = Monte, puis descends
score-name = points de pénalité
option-target = Fin de partie
option-target-about = Total qui met fin à la partie (le plus petit total gagne).
option-reactions = Les Miroirs
option-reactions-about = Au calme, la table demande à la personne qui a le Miroir en main si elle veut le poser. À la rapidité, on ne demande rien : qui le pose en premier l’emporte.
value-ask = au calme, la table demande
value-race = à la rapidité, sans rien demander
option-faults = Pénalité pour une carte erronée
option-faults-about = Une carte erronée coûte une carte piochée au lieu d’être simplement refusée. Si rien n’est choisi : oui à une table rapide, non à une table calme.

## Mots

card = { $card }

## Choix

choice-lay = Poser le { $card }
choice-mirror = Poser le { $card } en Miroir
choice-aside = Défausser le { $card }, face cachée
choice-fault = Poser le { $card } à tort
choice-draw = Piocher une carte
choice-others = Faire piocher tous les autres
choice-others-one = Faire piocher { $other }
choice-decline = Laisser passer
choice-decline-now = Le garder
choice-decline-turn = Jouer mon tour
choice-decline-lasting = Ne plus demander pour cette carte
choice-close = Finir le temps de réponse

## Journal

log-lay = { $you ->
    [yes] Tu poses le { $card }.
   *[no] { $who } pose le { $card }.
  }
log-again = { $you ->
    [yes] Tu poses le { $card } et tu rejoues.
   *[no] { $who } pose le { $card }, multiple de 11, et rejoue.
  }
log-no-end = { $you ->
    [yes] Un multiple de 11 ne peut pas finir la main : tu pioches.
   *[no] Un multiple de 11 ne peut pas finir la main : { $who } pioche.
  }
log-lay-again = { $you ->
    [yes] Après le { $first }, tu rejoues et poses le { $card }.
   *[no] Après le { $first }, { $who } rejoue et pose le { $card }.
  }
log-mirror = { $you ->
    [yes] Miroir ! Tu poses le { $card } sur le { $top }.
   *[no] Miroir ! { $who } pose le { $card } sur le { $top }.
  }
log-mirror-cut = { $you ->
    [yes] Miroir ! Tu poses le { $card } sur le { $top } et coupes le tour { $name_of }.
   *[no] Miroir ! { $who } pose le { $card } sur le { $top } et coupe { $name_you ->
        [yes] ton tour.
       *[no] le tour { $name_of }.
      }
  }
log-goes-on = On reprend après { $you ->
    [yes] toi
   *[no] { $who }
  } : c’est à { $name_you ->
    [yes] toi
   *[no] { $name }
  }.
log-not-out = { $you ->
    [yes] Ta dernière carte est coupée : tu pioches le { $card }.
   *[no] La dernière carte { $who_of } est coupée : { $who } pioche.
  }
log-aside = Avec le Miroir { $mirror }, { $who } défausse une carte.
log-aside-card = Tu défausses le { $card }, face cachée.
log-others = { $you ->
    [yes] Tu fais piocher { $names }.
   *[no] Avec le Miroir { $mirror }, { $who } fait piocher { $names }.
  }
log-others-all = { $you ->
    [yes] Tu fais piocher tous les autres.
   *[no] Avec le Miroir { $mirror }, { $who } fait piocher tous les autres.
  }
log-decline = Tu laisses passer le Miroir.
log-decline-now = Tu gardes le { $card } : si { $name } pose, c’est trop tard.
log-decline-still = Tu laisses passer le Miroir, mais c’est ton tour : tu peux encore poser le { $card }.
log-fault = { $you ->
    [yes] Tu poses le { $card } à tort : il revient dans ta main et te coûte une carte.
   *[no] { $who } pose le { $card } à tort : il retourne dans sa main et coûte une carte.
  }
log-draw = { $who } pioche une carte.
log-draw-card = Tu pioches le { $card }.
log-last-card = { $you ->
    [yes] C’était ta dernière carte. Seul son Miroir peut empêcher la fin de la manche.
   *[no] { $who } n’a plus de carte. Seul le Miroir peut empêcher la fin de la manche.
  }
log-free = { $you ->
    [yes] Personne n’a pu suivre ta carte : c’est de nouveau ton tour, et toute carte convient.
   *[no] Personne n’a pu suivre : c’est de nouveau le tour { $who_of }, et toute carte convient.
  }
round-out = { $you ->
    [yes] Tu gagnes la manche !
   *[no] { $who } gagne la manche
  }
round-out-again = { round-out }
round-out-aside = { round-out }
round-out-after = { round-out }
log-out = { $you ->
    [yes] Tu poses ta dernière carte, le { $card } : la manche est finie.
   *[no] { $who } pose sa dernière carte, le { $card } : la manche est finie.
  }
log-out-again = { $you ->
    [yes] C’était ta dernière carte : la manche est finie.
   *[no] C’était sa dernière carte : la manche est finie.
  }
log-out-aside = { $you ->
    [yes] Tu défausses ta dernière carte, face cachée : la manche est finie.
   *[no] { $who } défausse sa dernière carte, face cachée : la manche est finie.
  }
log-out-after = { $you ->
    [yes] Le { $card } était ta dernière carte : la manche est finie.
   *[no] Le { $card } était la dernière carte { $who_of } : la manche est finie.
  }
log-used-up = { $you ->
    [yes] Tu dois piocher, mais la pioche est vide : la manche est finie.
   *[no] { $who } doit piocher, mais la pioche est vide : la manche est finie.
  }
log-gain = { $name_you ->
    [yes] toi
   *[no] { $name }
  } +{ $points }
log-gain-doubles = { log-gain } ({ $count ->
    [one] dont { $count } multiple de 11, qui compte deux
   *[other] dont { $count } multiples de 11, qui comptent deux
  })
log-gain-named = { log-gain } ({ $count ->
    [one] le { $cards } compte deux
   *[other] { $cards } comptent deux
  })
log-points = Points : { $points }.
log-round = Manche { $round } : { $dealer_you ->
    [yes] tu distribues et retournes le { $card }
   *[no] { $dealer } distribue et retourne le { $card }
  } ; { $name_you ->
    [yes] à toi de commencer.
   *[no] { $name } commence.
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
log-shared = Partie nulle ({ $names }), avec { $points } { $points ->
    [one] point
   *[other] points
  } par personne. À quand la revanche ?

## À table

table-round = Manche { $round } · la partie s’arrête à { $target } points
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-barred = { $count ->
    [one] { $count } bloquée
   *[other] { $count } bloquées
  }
table-higher = plus haut
table-lower = plus bas
table-mirror = miroir { $card }
table-no-mirror = sans miroir
table-laid-by = posé par { $name }
table-pile = pioche { $count }
table-aside = défausse { $count }
table-closing = dernière carte posée : seul son Miroir peut répondre
table-hand = Ta main
table-own-aside = Tu as défaussé
table-head = Manche { $round } · fin à { $target } pénalités
table-card = { $card }, { $way ->
    [up] impair : plus haut
   *[down] pair : plus bas
  }, miroir { $mirror }
table-double = { $card }, { $way ->
    [up] impair : plus haut
   *[down] pair : plus bas
  }, multiple de 11 : on rejoue, 2 points en main
table-card-barred = bloquée jusqu’à la prochaine carte posée
table-card-glint = Miroir du dessus, à poser maintenant si tu veux
table-top = Carte du dessus : { $card }
table-want = { $way ->
    [up] plus haut que
   *[down] plus bas que
  } { $top }
table-want-again = encore : { $way ->
    [up] plus haut que
   *[down] plus bas que
  } { $top }
table-want-any = n’importe quelle carte
table-want-effect = { $you ->
    [yes] Miroir !
   *[no] { $who } choisit l’effet
  }
table-want-mirror = seul le { $mirror } peut répondre
table-by = { $you ->
    [yes] posé par toi
   *[no] posé par { $who }
  }
table-turned = { $you ->
    [yes] carte de départ (tu donnes)
   *[no] carte de départ ({ $who } donne)
  }
table-turned-again = { $you ->
    [yes] carte de départ (tu donnes et commences)
   *[no] carte de départ ({ $who } donne et commence)
  }
table-again = multiple de 11 : { $who } rejoue
table-pile-name = pioche
table-pile-label = { $count ->
    [0] Pioche vide : devoir piocher finit la manche
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
  }
table-draw = piocher : { $count ->
    [0] la pioche est vide, et la manche finit
    [one] il reste { $count } carte
   *[other] pioche de { $count } cartes
  }
table-put-aside = défausser { $card }
table-put-aside-double = défausser { $card }, multiple de 11
table-aside-name = défausse
table-aside-label = { $count ->
    [0] Aucune carte défaussée
    [one] { $count } carte défaussée, face cachée
   *[other] { $count } cartes défaussées, face cachée
  }
table-aside-yours = par toi : { $cards }
table-last-card = { $own ->
    [yes] plus qu’une carte !
   *[no] plus qu’une carte ! (d’où le cadre autour de son nom)
  }
table-points = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
  }
question-how = Comment poses-tu le { $card } ?
prompt-wait = Attends les autres.
prompt-turn = C’est au tour { $name_of }.
prompt-waits = Ta carte attend…
prompt-higher = À toi : une carte plus haute que { $top }.
prompt-lower = À toi : une carte plus basse que { $top }.
prompt-draw = Rien ne convient : tu dois piocher.
prompt-mirror-or-draw = Rien ne convient : pose le { $card }, Miroir du { $top }, ou pioche.
prompt-first = Multiple de 11 : tu commences, { $way ->
    [up] plus haut que
   *[down] plus bas que
  } { $top }.
prompt-again = Multiple de 11 : rejoue, { $way ->
    [up] plus haut que
   *[down] plus bas que
  } { $top }.
prompt-free = À toi : pose la carte que tu veux.
prompt-mirror = { $left ->
    [0] Poser ta dernière carte, le { $card }, Miroir { table-mirror-of } : faire piocher { table-others } et finir ?
   *[other] Poser le { $card }, Miroir { table-mirror-of }, pour défausser une carte ou faire piocher { table-others } ?
  } { $name_you ->
    [yes] Rien ne presse : c’est ton tour.
   *[no] Si { $name } pose, c’est trop tard.
  }
table-others = { $alone ->
    [yes] { $other }
   *[no] les autres
  }
table-mirror-of = { $own ->
    [yes] de ton propre { $top }
   *[no] du { $top }
  }
prompt-save = Pose le { $card }, Miroir du { $top }, pour que la manche continue, ou laisse-la finir.
prompt-effect = L’effet de ton Miroir : défausse une carte, face cachée, ou fais piocher { table-others }.

## Pourquoi : ce qu’un conseil dit d’une action

reason-last = c’est ta dernière carte
reason-again = c’est un multiple de 11, et tu rejoues
reason-hard = { $count ->
    [0] aucune carte que tu n’as pas vue ne peut la suivre
    [one] { $count } seule carte que tu n’as pas vue peut la suivre
   *[other] seules { $count } cartes que tu n’as pas vues peuvent la suivre
  }
reason-keeps = tes autres cartes seront plus faciles à poser
reason-mirror = { $closing ->
    [yes] sans ce Miroir, la manche est finie
   *[no] tu peux ensuite défausser une autre carte, ou faire piocher tous les autres
  }
reason-keeps-mirror = tu gardes ton Miroir en main
reason-one-less = c’est une carte de moins dans ta main
reason-sheds-multiple = tu te débarrasses d’un multiple de 11, qui ne peut pas finir
reason-others = { $count ->
    [one] { $count } carte de plus chez les autres
   *[other] { $count } cartes de plus chez les autres
  }
reason-nothing-fits = aucune de tes cartes ne convient

## Moments

beat-mirror = Miroir !
beat-last-card = Dernière carte !
beat-one-left = { $you ->
    [yes] Plus qu’une carte pour toi !
   *[no] { $who } : plus qu’une !
  }
ending-won = Au sec ! Ton total est le plus bas : les autres prennent l’eau.
ending-lost = Tes points prennent un bain. Au sec, cette fois : { $names }.
ending-shared = Même rocher pour { $names } : serrez-vous, il y a de la place.
ending-watched = Au sec : { $names }.

## Refus

only-the-table-closes = Seule la table met fin au temps de réponse ({ $clause }).
no-faults-here = À cette table, une carte erronée est simplement refusée ({ $clause }).
effect-comes-first = La personne qui a posé le Miroir choisit d’abord son effet ({ $clause }).
choose-an-effect = Choisis d’abord l’effet de ton Miroir : défausse une carte, ou fais piocher les autres ({ $clause }).
nothing-to-put-aside = Tu n’as plus de carte à défausser : fais piocher les autres ({ $clause }).
no-effect-now = C’est un effet de Miroir : il se choisit juste après en avoir posé un ({ $clause }).
nothing-to-decline = On ne te demande pas de Miroir ({ $clause }).
must-lay = Tu peux poser une carte, donc tu le dois ({ $clause }).
only-mirrors-now = Quelqu’un vient de poser sa dernière carte : seul le Miroir de celle-ci peut encore être joué ({ $clause }).
answer-first = Réponds d’abord : pose le { $card }, la carte qui brille, ou laisse-la passer avec un bouton ({ $clause }).
has-no-mirror = Le { $card } est un multiple de 11 et n’est le Miroir d’aucune carte ({ $clause }).
not-the-mirror = Le { $card } n’est pas le Miroir du { $top } ({ $clause }).
not-in-hand = Tu n’as pas le { $card } en main ({ $clause }).
barred-card = Tu as pioché le { $card } en pénalité : il reste bloqué jusqu’à ce que quelqu’un pose une carte ({ $clause }).
mirror-passed = Tu viens de laisser passer le { $card } : on te le redemandera après la prochaine carte piochée, et tu peux le jouer à ton tour ({ $clause }).
not-a-fault = Le { $card } n’est pas une carte erronée en ce moment ({ $clause }).
lay-as-mirror = Le { $card } est le Miroir du { $top } et ne se pose que comme tel ({ $clause }).
too-low = Le { $card } est trop bas : le { $top } est impair et veut une carte plus haute ({ $clause }).
too-high = Le { $card } est trop haut : le { $top } est pair et veut une carte plus basse ({ $clause }).

## Fins

end-target = limite de points atteinte

## Exemples

example-deal = 44 est retourné, un multiple de 11 : Ada, qui a donné, joue la première, plus bas que 44.
example-turn = 38 est pair : il faut plus bas. 22 et 33 conviennent, et comme ce sont des multiples de 11, tu rejoues ensuite.
example-mirror = Tu tiens 73, le Miroir de 37 : tu peux couper, même si ce n’est pas ton tour.
example-reactions = Au calme, la table te le demande, et les autres n’en savent rien.
example-faults = Le 45, pioché en pénalité, reste bloqué jusqu’à la prochaine carte posée.
example-end = Blaise a posé sa dernière carte, 52. Avec 25, tu empêches la fin de la manche.

## Leçons

lesson-up = Impair : plus haut
lesson-up-task = La carte du dessus est 37. Sur une carte impaire (+), pose une carte plus haute. (Le petit nombre, en bas, est le Miroir : leçon 5.)
lesson-up-done = Plus haut que 37 : une carte de moins en main, et c’est à Ada.
lesson-up-too-low = Trop bas : 37 est impair et veut plus haut.
lesson-up-must = On ne pioche pas par choix : si tu peux poser, tu dois poser.
lesson-down = Pair : plus bas
lesson-down-task = Maintenant 38. Sur une carte paire (−), pose une carte plus basse.
lesson-down-done = Plus bas que 38. C’est la carte du dessus qui décide : paire (2, 4, 6, 8, 0 à la fin), on descend ; impaire (1, 3, 5, 7, 9), on monte.
lesson-down-too-high = Trop haut : 38 est pair et veut plus bas.
lesson-down-must = Une de tes cartes convient : tu dois la poser.
lesson-draw = Rien à poser
lesson-draw-task = 18 veut plus bas, et tu n’as rien de plus petit. Touche la pioche.
lesson-draw-done = Le 64 servira plus tard. Personne n’a suivi : Ada pose ce qu’elle veut (leçon 7). Une main vide finit la manche : chaque carte qui reste coûte un point, et le plus petit total gagne. Parfois, quelqu’un crie « Miroir ! » et pose 81 sur 18 hors de son tour : on reprend après lui (leçon 5). Tu en sais assez !
lesson-draw-too-high = Trop haut : il faut plus bas que 18. Rien ne convient, pioche.
lesson-again = Multiples de 11
lesson-again-task = Après un multiple de 11, tu rejoues aussitôt. Deux cartes conviennent sur 40 : pars de celle qui t’en fait poser deux.
lesson-again-done = Deux cartes en un tour. Garder un multiple coûte deux points, et on ne finit jamais sur lui : pose-les tôt.
lesson-again-once-more = 22 est un multiple de 11 : rejoue, plus bas que 22.
lesson-again-one-card = 13 convient, mais ton tour serait fini. Le 22 d’abord, et les deux partent.
lesson-again-too-high = Trop haut : 40 est pair et veut plus bas.
lesson-again-still-lower = 22 est pair lui aussi : plus bas que 22.
lesson-again-must = Tu peux poser, donc tu le dois.
lesson-mirror = Le Miroir
lesson-mirror-task = C’est le tour de Blaise, mais tu tiens 73, le Miroir de 37. Coupe-lui la route : pose-le, puis défausse une carte.
lesson-mirror-done = Deux cartes de moins, hors de ton tour. Le jeu reprend à ta gauche. Une carte défaussée ne te coûte plus rien : un multiple de 11 t’aurait coûté deux points.
lesson-mirror-effect = Miroir ! Choisis l’effet : cette fois, défausse une carte.
lesson-mirror-let-pass = Permis : si Blaise doit piocher, tu pourras encore le poser. Mais s’il pose une carte, il sera trop tard. Joue-le.
lesson-mirror-not-the-mirror = Hors de ton tour, seul le Miroir de la carte du dessus peut être posé.
lesson-mirror-next-lesson = C’est l’autre effet, celui de la leçon suivante. Ici, défausse une carte.
lesson-others = Faire piocher
lesson-others-task = Ada n’a plus qu’une carte. Pose ton Miroir, et choisis l’effet qui l’éloigne de la sortie.
lesson-others-done = Ada et Blaise ont pioché : Ada a de nouveau deux cartes.
lesson-others-effect = Et maintenant, l’effet.
lesson-others-let-pass = Ada finira bientôt : le Miroir peut la freiner.
lesson-others-one-left = Une carte de moins pour toi, mais Ada garderait une seule carte, et c’est à elle de jouer.
lesson-free = Personne n’a suivi
lesson-free-task = Ada et Blaise n’avaient rien de plus haut que ton 95 : ils ont pioché, et c’est de nouveau à toi. Pose n’importe quelle carte.
lesson-free-done = Quand le tour te revient sur ta propre carte, tout est permis : c’est le moment de te défaire d’une carte difficile à poser.
lesson-free-must = Tu dois poser une carte, mais n’importe laquelle.
lesson-last = La dernière carte
lesson-last-task = Blaise pose sa dernière carte, 52. Tu tiens 25, son Miroir : pose-le pour que la manche continue, puis choisis un effet.
lesson-last-done = Blaise a dû piocher, et la manche continue.
lesson-last-effect = Blaise a dû piocher une carte. Si tu fais piocher les autres, il n’en prend pas une deuxième. Choisis ton effet.
lesson-last-over = La manche finirait là, et tu marquerais quatre points : deux pour le 66, un pour chacune des deux autres cartes.

## Les règles

heading-material = Dans la boîte
R1 = Il y a 98 cartes, de 01 à 98. Un nombre impair porte un plus, un nombre pair un moins, et chaque carte te rappelle son Miroir.
R2 = Échange les deux chiffres d’une carte et tu as sa carte Miroir : 38 et 83 se répondent, 01 et 10 aussi. Les huit multiples de 11, de 11 à 88, n’en ont pas.

heading-match = La partie
R3 = On joue plusieurs manches, et chaque point est une pénalité. Si quelqu’un en compte 25 ou plus à la fin d’une manche, la partie s’arrête et le plus petit total l’emporte. Le réglage « { option-target } » change ce 25.
D1 = À égalité pour le plus petit total, la partie est nulle entre ces joueurs ; une revanche les départagera.

heading-deal = La donne
R4 = À deux ou trois, chacun reçoit six cartes ; à quatre ou cinq, cinq cartes ; de six à huit, quatre cartes. Le reste forme la pioche.
R5 = La personne à gauche du donneur commence. La personne qui a posé la dernière carte d’une manche donne pour la suivante.
note-first = Le hasard désigne le premier donneur, à moins que la table n’ait choisi qui commence (réglage « { option-first } »).
R6 = Quand chacun a ses cartes, on retourne celle du dessus de la pioche : elle ouvre la zone de jeu, et à tous égards c’est comme si le donneur venait de la jouer. Si c’est un multiple de 11, le donneur enchaîne avec le premier tour ; le Miroir de cette carte peut y répondre ; et si tout un tour passe sans qu’on pose rien dessus, c’est le donneur qui joue librement.

heading-turn = Ton tour
R7 = Sur une carte impaire, pose plus haut ; sur une carte paire, pose plus bas. Si tu peux poser, tu le dois : on ne pioche pas par choix.
R8 = Si rien ne convient, prends une carte à la pioche, et ton tour est fini. La nouvelle carte ne se pose pas dans ce tour, sauf si elle est le Miroir de la carte du dessus.
R9 = Après un multiple de 11, tu rejoues : pose encore une carte qui lui convienne. Si c’est de nouveau un multiple, rejoue encore. Si rien ne convient ou si ta main est vide, tu pioches une carte et ton tour s’arrête ; on ne sort donc jamais sur un multiple de 11.
D11 = Une seule exception : si ta dernière carte est un multiple de 11 et que la pioche est vide quand tu dois piocher, la manche est finie et ta main vide ne coûte rien.
R10 = On joue dans le sens horaire.
R11 = Tour sans nouvelle carte : si tous les autres ont dû piocher et que le tour te revient alors que ta carte est toujours au-dessus, pose la carte que tu veux, haute ou basse. Tu dois en poser une tant que tu en as. Avoir pioché toi-même après un multiple de 11 n’y change rien.

heading-mirror = Les Miroirs
R12 = Le Miroir de la carte du dessus peut venir à tout moment et de n’importe qui : de quelqu’un dont ce n’est pas le tour, de la personne qui vient de poser cette carte, de celle qui vient de piocher. Plus haut ou plus bas, peu importe, et il coupe le tour en cours.
D2 = Une carte posée sur son Miroir compte toujours comme Miroir, même si elle convenait de toute façon. Si c’est la seule carte qui convienne à ton tour, tu dois la jouer ; si elle ne convient pas, tu peux piocher à la place. À ton propre tour, elle t’est toujours permise, même si tu viens de la laisser passer.
R13 = Après avoir posé un Miroir, choisis un effet. Ou bien tu défausses une carte de ta main, face cachée : elle quitte la manche, et si c’était la dernière, la manche est finie. Ou bien tous les autres piochent aussitôt une carte.
D3 = Si le Miroir était ta dernière carte, il ne te reste qu’à faire piocher les autres. Ils le font, puis la manche s’achève, puisque ta main est vide.
D4 = Les autres piochent l’un après l’autre, dans le sens horaire, à partir de ta gauche.
R14 = Après l’effet, c’est au voisin de gauche de la personne qui a posé le Miroir. Le Miroir est la nouvelle carte du dessus, posée par cette personne. Rien ne peut lui répondre : son propre Miroir est juste en dessous.
R15 = Si quelqu’un d’autre a posé plus vite que toi une carte valable, reprends ton Miroir ; il ne se passe rien d’autre.
note-late = En ligne, tout ce que tu joues sur une carte qui n’est plus au-dessus te revient de même, sans pénalité.
D12 = Demande-t-on un Miroir, et à qui ? Cela reste secret : pour les autres, le tour suit son cours, et à une table en direct une courte pause, la même après chaque carte posée ou piochée, ne trahit rien.

heading-reactions = Deux façons de réagir
note-calm = Au calme : avant que le tour continue, la table interroge la personne qui tient le Miroir de la carte du dessus, après chaque carte posée, la carte retournée comprise, et après chaque carte piochée, peu importe par qui. « { choice-decline-now } » (ou « { choice-decline-turn } ») vaut jusqu’à la prochaine carte posée ou piochée : tu peux donc laisser piocher ton voisin, puis couper. À une table en direct, « { choice-decline-lasting } » répond pour toi tant que la carte du dessus reste la même.
note-speed = À la rapidité : on ne demande rien à personne, et le premier à poser le Miroir l’emporte.

heading-faults = Les cartes erronées
R16 = Une carte qui ne convient pas, ou que tu poses hors de ton tour, est erronée si ce n’est pas un Miroir : elle revient dans ta main, et tu en pioches une autre en pénalité. Celle-là ne se pose pas tout de suite, mais une autre carte valable, oui, si c’est ton tour. Le jeu continue là où il en était.
D5 = Sans le réglage « { option-faults } », une carte erronée est simplement refusée, et on te dit pourquoi. Avec lui, tu paies la pénalité, et rien ne signale plus ce qui peut être posé. Tant que tu n’en dis rien, il vaut à une table rapide et pas à une table calme. La carte de pénalité reste bloquée pour toi, même comme Miroir, jusqu’à ce que quelqu’un pose une carte : on ne te la demande pas, la poser est une nouvelle faute, et si tout ce qui convient est bloqué, tu pioches. Chacun peut se tromper à tout moment, sauf pendant le choix de l’effet d’un Miroir. Mais une bonne carte posée un peu trop tôt, à ton tour, pendant que la table attend quelqu’un, te revient sans pénalité.

heading-end = La fin d’une manche
R17 = La manche est finie quand quelqu’un termine son tour en posant la dernière carte de sa main. Un multiple de 11 n’y suffit pas.
R18 = Si le Miroir répond à cette dernière carte, la personne qui l’avait posée doit piocher, et la manche continue.
D6 = Elle prend une seule carte, dès que le Miroir est posé. Si l’effet fait ensuite piocher tous les autres, pour elle c’est déjà fait. S’il n’y a plus de carte à prendre, la manche est finie.
D7 = Une dernière carte ouvre donc un temps de réponse, où seul son Miroir peut être joué. À une table calme, il n’existe que si quelqu’un tient ce Miroir, et il finit quand cette personne le laisse passer. À une table rapide, il existe toujours, et c’est la table qui y met fin : en direct, après 3 secondes, que quelqu’un puisse répondre ou non.
R19 = La manche s’arrête aussi sur-le-champ quand quelqu’un doit piocher, pour quelque raison que ce soit, et que la pioche n’a plus de carte.
R20 = Compte alors ta main : deux points par multiple de 11, un point pour toute autre carte.

heading-seen = Qui voit quoi
note-seen = Tout le monde voit les cartes posées, les points, les fautes et le nombre de cartes de chaque main, de la pioche et de la défausse. Ta main, tes cartes bloquées et celles que tu as défaussées ne sont visibles que de toi ; la pioche, de personne.

## Ce qu’une première partie explique

new-eleven = Un multiple de 11 (11, 22 … 88) : on rejoue aussitôt. Il ne peut pas être la dernière carte d’une main, et y coûte deux points.
new-mirror = Un Miroir (83 sur 38) se pose à tout moment et coupe le tour en cours. On défausse alors une carte, ou les autres piochent, et le jeu reprend après qui l’a posé.
new-aside = Après un Miroir, on peut défausser une carte, face cachée : une de moins en main.
new-others = Après un Miroir, on peut aussi faire piocher tous les autres.
new-free = Quand personne n’a pu suivre, c’est de nouveau le tour de la personne qui a posé la carte du dessus, et elle pose celle qu’elle veut.
new-last-card = Quand quelqu’un pose la dernière carte de sa main, seul le Miroir de celle-ci peut encore empêcher la fin de la manche.
new-draw = Quand rien ne convient, on pioche, et le tour passe. Qui peut poser doit poser.
new-points = À la fin d’une manche, chaque carte en main coûte un point, un multiple de 11 deux. Ce sont des pénalités : le plus petit total gagne.

## Les règles en bref

short-aim = Garde peu de cartes : chaque carte en main à la fin d’une manche coûte un point, un multiple de 11 deux. Quand quelqu’un atteint 25, le plus petit total gagne.
short-turn = Sur une carte impaire, monte ; sur une paire, descends. Qui peut poser doit poser, sinon pioche. Un multiple de 11 fait rejouer. Le Miroir (38 sur 83) se pose à tout moment : défausse ensuite une carte, ou fais piocher les autres.
short-end = La manche finit quand quelqu’un pose sa dernière carte, qui ne peut pas être un multiple de 11. Si on y répond par le Miroir de cette carte, la manche continue. Elle finit aussi quand il faut piocher et que la pioche est vide.
