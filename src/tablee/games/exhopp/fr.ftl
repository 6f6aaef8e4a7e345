## La fiche

about = Quatre suites pour tout le monde : pose et échange des cartes pour que ta couleur prenne les cartes à points positives (noires, +), et laisse les négatives (rouges, −) aux autres.
motto = Des rangs à partager
score-name = points
option-lay_after_exchange = Poser après un échange
option-lay_after_exchange-about = Après un échange réussi, on pose encore une carte dans le même tour.

## Mots

colour = { $colour ->
    [r] rouge
    [g] vert
    [b] bleu
    [y] jaune
    [o] orange
   *[v] violet
  }
some-colour = { $colour ->
    [r] du rouge
    [g] du vert
    [b] du bleu
    [y] du jaune
    [o] de l’orange
   *[v] du violet
  }
card-number = { $value } { $colour ->
    [r] rouge
    [g] vert
    [b] bleu
    [y] jaune
    [o] orange
   *[v] violet
  }
card-point = carte à points { $sign ->
    [plus] +{ $points }
   *[minus] −{ $points }
  }

## Choix

choice-lay = Poser le { $card } dans la suite { $row }
choice-offer = Proposer le { $card } contre { $want }
choice-accept = Accepter et donner le { $card }
choice-decline = Non merci

## Journal

log-lay = { $you ->
    [yes] Tu poses le { $card } dans la suite { $row }.
   *[no] { $who } pose le { $card } dans la suite { $row }.
  }
log-win = { $you ->
    [yes] Suite complète : avec { $sum }, tu gagnes { $head }
   *[no] Suite complète : avec { $sum }, { $who } gagne { $head }
  }{ $next ->
    [none] .
   *[other]  ; à sa place vient { $next }.
  }
log-loss = { $you ->
    [yes] Suite complète : avec { $sum }, tu prends { $head }
   *[no] Suite complète : avec { $sum }, { $who } prend { $head }
  }{ $next ->
    [none] .
   *[other]  ; à sa place vient { $next }.
  }
log-tie = Suite complète, égalité à { $sum } : { $head } reste, la suite recommence.
log-closed = La suite { $row } ferme.
log-offer = { $you ->
    [yes] Tu proposes { $give } contre { $want }.
   *[no] { $who } propose { $give } contre { $want }.
  }
log-exchange = { $who } et { $name } échangent { $want } contre { $give }.
log-gave = Tu donnes le { $card } à { $name } contre { $give }.
log-got = { $name } te donne le { $card } contre ton { $own }.
log-decline = Tu laisses passer l’échange.
log-no-deal = Personne n’accepte : le tour est fini.
log-new = Tu pioches { $cards }.
log-received = Tu reçois { $cards }.
this-card = le { $card }
log-reshuffle = La défausse est mélangée et devient le talon.
log-passed = { $you ->
    [yes] Tu n’as pas de carte et tu passes ton tour.
   *[no] { $who } n’a pas de carte et passe son tour.
  }
log-won = { $you ->
    [yes] La partie est finie : tu gagnes avec { $points } { $points ->
        [one] point
       *[other] points
      } !
   *[no] La partie est finie : { $who } gagne avec { $points } { $points ->
        [one] point
       *[other] points
      } !
  }
log-shared = La partie est finie et la victoire est partagée ({ $names }), avec { $points } { $points ->
    [one] point
   *[other] points
  } !

## À table

table-piles = talon { $stock } · défausse { $discard } · cartes à points cachées { $heads }
table-hand = Ta main
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
table-left = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
table-closed = fermée
table-offer = { $name } propose { $give } contre { $want }
table-offer-short = contre
table-title = { $count ->
    [0] Tout est pris
    [one] Encore { $count } carte à points
   *[other] Encore { $count } cartes à points
  }
table-stock = Talon
table-discard = Défausse
table-heads = Cartes à points
table-stock-words = Talon : { $cards } à piocher ; quand il est vide, la défausse mélangée le remplace
table-discard-words = Défausse : { $cards } des suites complètes ; elles reviennent quand le talon est vide
table-heads-words = Cartes à points à prendre : encore { $cards }{ $count ->
    [0] , plus aucune cachée ; une suite dont la carte est prise ferme, et la dernière prise finit la partie
   *[other] , dont { $count } cachées ici ; chaque carte prise en fait retourner une, et la partie finit quand toutes sont prises
  }
table-row = Suite { $row } : carte à points { $head }
table-row-closed = Suite { $row } : fermée
table-row-cards = Cartes : { $cards }
table-sums = Sommes : { $sums }
table-sum = { $colour } { $sum }
table-leads = En tête : { $colours }
table-tied = À égalité en tête : { $colours }. Si l’égalité reste, personne ne prend { $head } : elle attend, et la suite recommence vide
table-free = { $count ->
    [one] Encore { $count } place
   *[other] Encore { $count } places
  }
table-takes = { $name } prend { $head } dans la suite { $row }, avec { $sum }
table-nobody = Suite { $row } : égalité à { $sum }, personne ne prend la carte à points
table-before = Juste avant : { $told }
table-plays = joue { $colour ->
    [r] les cœurs rouges
    [g] les feuilles vertes
    [b] les gouttes bleues
    [y] les soleils jaunes
    [o] les tulipes orange
   *[v] les fleurs violettes
  }
table-plays-you = tu joues { $colour ->
    [r] les cœurs rouges
    [g] les feuilles vertes
    [b] les gouttes bleues
    [y] les soleils jaunes
    [o] les tulipes orange
   *[v] les fleurs violettes
  }
table-near = mène
table-own-colour = { $colour } (toi)
table-you = Toi : { $colour ->
    [r] cœurs rouges
    [g] feuilles vertes
    [b] gouttes bleues
    [y] soleils jaunes
    [o] tulipes orange
   *[v] fleurs violettes
  }
table-leads-last = en tête, et il ne reste qu’une carte à points !
table-won = cartes à points prises : { $heads }
table-offered = proposée
table-pass = Passer
table-propose = Proposer un échange
warning-offer = Les autres ne verront que les couleurs, pas la valeur.
warning-end = { $you ->
    [yes] Tu prends { $head } et la partie finit
   *[no] { $who } prend { $head } et la partie finit
  }
question-give = Couleur contre couleur : choisis la carte que tu donnes. { $lay ->
    [yes] Si personne n’accepte, ton tour est fini.
   *[no] L’échange prend tout ton tour.
  }
question-want = Que veux-tu contre ton { $card } ? Les autres ne verront que les couleurs, pas la valeur.
question-row = Choisis la suite où poser le { $card }.
prompt-turn = À toi : pose une carte ou échange.
prompt-must-lay = L’échange est fait : pose maintenant une carte.
prompt-lay-only = Assez marchandé : pose une carte.
prompt-answer = Choisis la carte que tu donnes pour recevoir { $give }, ou refuse.
prompt-pass = On demande { $want }, et tu n’en as pas : passe.
prompt-wait = Ta proposition est sur la table : attends une réponse.

## Pourquoi : ce qu’un conseil dit d’une action

reason-takes = la suite est complète et tu prends { $head }
reason-wins = la partie finit : { $mine ->
    [yes] tu prends { $head }
   *[no] { $name } prend { $head }
  }, et tu gagnes
reason-takes-red = attention, la suite est complète et tu prends { $head }{ $comfort ->
    [ahead] , mais tu gardes la tête de la partie
    [fresh] , mais la suite repart avec une autre carte à points
   *[closed] { "" }
  }
reason-hands = la suite est complète et { $name } doit prendre { $head }
reason-gives = la suite est complète et { $name } prend { $head }{ $led ->
    [yes] , sa couleur menait déjà
   *[no] { "" }
  }
reason-tie = égalité : personne ne prend { $head }
reason-leads = tu passes en tête de cette suite, qui vaut { $head }
reason-stays-ahead = tu restes en tête de cette suite, qui vaut { $head }
reason-evens = { $name } ne mène plus sans partage cette suite, qui vaut { $head }
reason-level = plusieurs couleurs sont à égalité en tête de cette suite, qui vaut { $head }
reason-burdens = { $name } passe en tête de cette suite, qui vaut { $head }
reason-stays-burdened = { $name } reste en tête de cette suite, qui vaut { $head }
reason-exposes = { $comfort ->
    [rival] { $name } monte à { $sum } dans cette suite, qui vaut { $head } ; tu la mènes encore avec { $best }, mais { $left } places restent pour que cela change
   *[other] attention, tu mènes { $comfort ->
        [led] toujours
       *[other] alors
      } cette suite, qui vaut { $head }{ $left ->
        [one]  : la prochaine carte la complète, et tu prends { $head }{ $caught ->
            [yes] , sauf si une autre couleur y rattrape la tienne
           *[no] , quelle qu’elle soit
          }
       *[other] , mais { $left } places restent libres
      }
  }{ $comfort ->
    [none]  ; toute autre pose te coûte, t’expose ou donne des points à un autre
   *[other] { "" }
  }
reason-nears = ta couleur monte à { $sum } dans cette suite, qui vaut { $head } ; { $name } mène encore avec { $best }
reason-sheds = cette carte ne compte pas pour toi ; { $name } { $led ->
    [yes] reste en tête
   *[no] passe en tête
  } de cette suite, qui vaut { $head }
reason-wants-own = tu cherches { $colour }, ta couleur
reason-offers-own = tu donnes { $colour }, ta couleur, mais les suites ne changent pas
reason-rows-stay = cela ne change aucune suite
reason-gets-own = tu reçois { $colour }, ta couleur{ $fair ->
    [yes] , et { $name } la sienne
   *[no] { "" }
  }
reason-gives-own = tu donnes { $colour }, ta couleur, et tu reçois { $give }
reason-neither = tu reçois { $give }{ $fair ->
    [little] , et { $name } n’a qu’un { $value } de sa couleur
    [much]  ; attention, { $name } a un { $value } de sa couleur
   *[no] { " " }contre { $want }
  }
reason-keeps-own = tu gardes { $colour }, ta couleur
reason-denies = tu refuses { $colour } à { $name }, dont c’est la couleur
reason-keeps-hand = tu gardes tes cartes

## Moments

beat-row = { $head } pour { $name_you ->
    [yes] toi
   *[no] { $name }
  } !
beat-nobody = Égalité : pour personne !
ending-won = Ton panier déborde : la plus belle récolte du jardin !
ending-lost = Le panier le plus plein : { $names }. Le tien sera plus léger à porter !
ending-shared = Des paniers aussi pleins l’un que l’autre : { $names }.
ending-watched = Le panier le plus plein : { $names }.

## Refus

not-in-hand = Tu n’as pas le { $card } en main ({ $clause }).
card-first = Choisis d’abord une carte de ta main ({ $clause }). Suite { $row }, { $head } : { $lead ->
    [one] { $colours } en tête avec { $sum }, encore
    [many] égalité à { $sum }, encore
   *[none] encore
  } { $left } { $left ->
    [one] place
   *[other] places
  }.{ $lead ->
    [many] { " " }Si l’égalité reste, personne ne prend { $head } : elle attend, et la suite recommence vide.
   *[other] { "" }
  }
give-first = Tu proposes un échange : choisis d’abord dans ta main la carte que tu donnes. Les suites n’y changent pas ({ $clause }).
want-first = Tu proposes un échange : choisis la couleur que tu veux contre le { $card }. Les suites n’y changent pas ({ $clause }).
row-closed = La suite { $row } est fermée : il n’y avait plus de carte à points pour elle ({ $clause }).
offer-stands = Ta proposition est sur la table : attends que quelqu’un l’accepte ou que personne n’en veuille ({ $clause }).
lay-after-exchange = Tu as échangé une carte : maintenant, poses-en une ({ $clause }).
bargaining-is-over = Personne n’a posé de carte pendant tout un tour de table : poses-en une ({ $clause }).
colour-not-in-play = Personne ne joue cette couleur, ses cartes ne sont pas dans la partie ({ $clause }).
no-offer = Il n’y a pas de proposition à laquelle répondre ({ $clause }).
own-offer = C’est ta propre proposition : la réponse vient des autres ({ $clause }).
already-declined = Tu as déjà refusé cette proposition ({ $clause }).
colour-not-held = On demande { $want ->
    [r] du rouge
    [g] du vert
    [b] du bleu
    [y] du jaune
    [o] de l’orange
   *[v] du violet
  }, et tu n’en as pas ({ $clause }).
wrong-colour = On demande { $want } : donne une carte de cette couleur ({ $clause }).

## Positions

no-card-to-play = C’est le tour de la place { $seat }, mais sa main est vide.
closed-too-early = La suite { $row } est fermée alors qu’il reste des cartes à points cachées.
offer-not-in-hand = « offer » cite { $given }, que la place { $seat }, dont c’est le tour, n’a pas en main.
cannot-have-declined = « declined » cite la place { $seat }, qui ne peut pas répondre à une proposition demandant { $want }.
nobody-to-answer = Plus personne ne peut répondre à la proposition demandant { $want } : elle aurait échoué.

## Fins

end-heads = toutes les cartes à points sont prises

## Exemples

example-start = Tu joues le rouge. Quatre cartes à points commencent quatre suites.
example-turn = Ada propose du vert contre du rouge : tu peux donner l’une de tes cartes rouges.
example-rows = Avec ton 6 rouge, la première suite est complète : rouge 18, vert 7, bleu 4. Tu prends la carte +5.
example-end = À la fin : tu as +10, Ada −1, Blaise −4.

## Leçons

lesson-lead = Ta couleur
lesson-lead-task = Tu joues les cœurs. Dans chaque suite, la couleur qui a la plus forte somme prendra les points : pose un cœur dans une suite aux points positifs (+).
lesson-lead-done = Ta couleur compte dans cette suite, et tu as pioché une nouvelle carte.
lesson-lead-red-row = Cette suite a des points négatifs (−4) : les prendre te les coûterait. Choisis une suite aux points positifs (+).
lesson-lead-not-yours = Toutes les couleurs sont permises, mais celle-ci compte pour quelqu’un d’autre. Pose un cœur.
lesson-lead-later = Les échanges viennent plus tard. Pose d’abord un cœur.
lesson-full = La suite complète
lesson-full-task = La suite 1 vaut 5 points : elle sera complète à la cinquième carte. Elle en a quatre, et tes cœurs mènent avec 12. Complète-la pour prendre les points.
lesson-full-done = Tes cœurs ont la plus forte somme : +5 pour toi. Une nouvelle carte à points prend la place.
lesson-full-helps-blue = Le bleu passerait devant tes cœurs, et Blaise prendrait les 5 points.
lesson-full-other-row = Coup permis, mais la suite 1 n’attend plus qu’une carte : quelqu’un d’autre la compléterait à son avantage.
lesson-full-later = Pas d’échange maintenant : il y a 5 points à prendre.
lesson-red = Points négatifs
lesson-red-task = La suite 2 vaut −4 : qui a la plus forte somme perd 4 points. Complète-la pour qu’une autre couleur que la tienne les prenne.
lesson-red-done = Le bleu avait la plus forte somme : Blaise perd 4 points. Tu en sais assez pour commencer !
lesson-red-yours = Tes cœurs auraient la plus forte somme : −4 pour toi.
lesson-red-other-row = Coup permis, mais si quelqu’un pose un cœur ici, les −4 sont pour toi. Règle cela tout de suite.
lesson-red-later = Pose plutôt une carte dans la suite 2.
lesson-tie = Égalité
lesson-tie-task = Blaise mène la suite 1 avec 10, et il ne manque qu’une carte. Tu ne peux pas le dépasser, mais tu peux l’égaler : alors personne ne prend les points.
lesson-tie-done = 10 partout en tête : personne ne prend la carte à points, et sa suite recommence.
lesson-tie-blue-wins = Le bleu garderait la plus forte somme : Blaise prendrait les 4 points.
lesson-tie-open = Coup permis, mais Blaise mène encore la suite 1. Trouve le cœur qui mène à 10.
lesson-length = La longueur d’une suite
lesson-length-task = 4 points, 4 cartes ; 6 points, 6 cartes : la carte à points dit la longueur de sa suite. Trouve celle qu’une seule carte complète, et prends ses points.
lesson-length-done = Quatre cartes pour une carte à points de 4 : la suite est complète, et les points sont à toi.
lesson-length-green-wins = La suite serait complète, mais le vert aurait la plus forte somme.
lesson-length-blue-wins = La suite serait complète, mais le bleu aurait la plus forte somme.
lesson-length-not-full = Aucune suite ne serait complète. Compte : à la suite 2, qui vaut 4, il ne manque qu’une carte.
lesson-offer = Proposer un échange
lesson-offer-task = Au lieu de poser, tu peux proposer une couleur contre une autre, jamais une valeur. Demande du rouge, tes cœurs, contre une autre couleur.
lesson-offer-done = Ada accepte : tu as un cœur de plus, et ton tour est fini, comme si personne n’acceptait. Cela vaut un tour quand ta couleur te manque.
lesson-offer-own-colour = Tu donnerais ta propre couleur. Donne du vert ou du bleu, et demande du rouge.
lesson-offer-not-red = C’est du rouge qu’il te faut : c’est ta couleur.
lesson-offer-lay = Coup permis, mais essaie ici « Proposer un échange ».
lesson-answer = Répondre
lesson-answer-task = Ada propose du rouge contre du vert. Accepte, en donnant la carte verte qui l’aide le moins.
lesson-answer-done = Un 8 rouge contre un 2 vert : les valeurs restent entre Ada et toi.
lesson-answer-too-good = Coup permis, mais un 11 vert est un cadeau pour Ada, qui joue le vert.
lesson-answer-wanted = On te demande du vert.
lesson-answer-no-gain = Tu peux refuser, mais du rouge contre un petit vert, c’est tout bénéfice.
lesson-end = La fin
lesson-end-task = C’est la dernière carte à points. Tu as 11 points, Ada 9. Complète la suite pour tes cœurs : la partie sera finie.
lesson-end-done = 15 points à 9 : la partie est à toi. Vers la fin, surveille les suites aux points négatifs (−) presque complètes.
lesson-end-ada-wins = Le vert aurait la plus forte somme : Ada finirait à 13 contre 11, et gagnerait.
lesson-end-later = Pas d’échange : une carte suffit pour gagner.

## Les règles

heading-material = Dans la boîte
R1 = Il y a 72 cartes numérotées : six couleurs, avec dans chacune les valeurs de 1 à 12.
D1 = À cette table, les couleurs sont le rouge, le vert, le bleu, le jaune, l’orange et le violet.
R2 = Il y a 18 cartes à points, de 4, 5 ou 6. Douze sont positives (noires, +) et te rapportent leurs points ; six sont négatives (rouges, −) et te les coûtent.
D2 = Chaque valeur positive existe en quatre exemplaires, chaque valeur négative en deux.

heading-start = Avant de commencer
R3 = Chacun reçoit au hasard une carte de couleur et la pose devant soi, face visible : c’est pour cette couleur que l’on joue. Si personne ne joue une couleur, toutes ses cartes numérotées quittent la partie.
R4 = Mélangez les cartes numérotées et donnez-en quatre à chacun ; le reste forme le talon. Mélangez aussi les cartes à points et retournez-en quatre : chacune commence une suite. Les autres restent cachées.
R5 = La personne qui préfère le lait à toute autre boisson commence.
note-first = Ici, on peut réclamer le premier tour avant la partie (réglage « { option-first } ») ; sinon, le hasard décide.

heading-turn = Ton tour
R6 = On joue dans le sens horaire. À ton tour, pose une carte ou propose un échange. Pour poser, ajoute une carte de ta main au bout d’une suite ouverte, n’importe laquelle. Toutes les valeurs et toutes les couleurs y sont permises, celles de tes rivaux aussi. Puis remplace-la par une carte du talon.
R7 = Pour échanger, annonce une couleur que tu donnes et une couleur que tu aimerais, mais jamais de valeur : « du rouge contre du vert ». Si quelqu’un accepte, vous échangez une carte de l’une contre une carte de l’autre. Les valeurs restent entre vous deux.
note-exchange = Les autres apprennent que l’échange s’est fait, et avec qui.
R8 = Si personne ne veut de ta proposition, ton tour s’arrête là et tu ne poses rien.
D3 = Un échange réussi occupe lui aussi tout le tour. Avec le réglage « { option-lay_after_exchange } », tu poses encore une carte ensuite.
D4 = Tu choisis la carte que tu donnes au moment de proposer, et tu demandes une couleur différente, qui soit celle d’une personne à la table. Toutes les autres personnes qui ont la couleur demandée peuvent accepter et choisissent la carte qu’elles donnent ; la plus rapide conclut l’affaire, et les programmes répondent dans l’ordre, à partir de ta gauche. Les personnes qui pouvaient accepter et celles qui ont dit non restent secrètes. Tu peux même demander une couleur que personne d’autre n’a : la proposition échoue, tout simplement. À une table en direct, chaque proposition reste ouverte un court moment, que quelqu’un puisse l’accepter ou non : son échec ne trahit rien.
D5 = On ne marchande pas sans fin. Échanges, propositions manquées, mains vides : quand il y a eu, coup sur coup, autant de tours sans carte posée qu’il y a de joueurs, on ne propose plus rien jusqu’à ce que quelqu’un ait posé une carte.

heading-rows = Les suites
R9 = Une suite est complète quand elle compte autant de cartes numérotées que sa carte à points vaut de points. Additionne chaque couleur à part. La personne dont la couleur atteint la plus forte somme prend la carte à points, de gré ou de force.
R10 = Si plusieurs couleurs se partagent la plus forte somme, personne ne prend la carte à points. Les cartes numérotées sont défaussées et une nouvelle suite commence derrière la même carte à points.
R11 = Quand une carte à points a été prise, ses cartes numérotées sont défaussées et la carte à points suivante est retournée à cette place. Quand il n’en reste plus, la place est fermée.
R12 = Si tu dois piocher et que le talon est vide, on mélange la défausse : c’est le nouveau talon.
D6 = À deux, il arrive que talon et défausse soient vides en même temps. On joue alors avec une main plus petite. Après avoir posé une carte, et de nouveau au début de ton tour, tu pioches jusqu’à en avoir quatre, tant qu’il y en a. Si tu n’en as toujours aucune au début de ton tour, tu le passes.
D7 = Quand ta carte complète une suite, tout se passe dans cet ordre : on compte la suite, on défausse ses cartes, on retourne une nouvelle carte à points, et seulement alors tu pioches. Une fois la dernière carte à points prise, plus personne ne pioche.

heading-end = La fin
R13 = La partie est finie quand les 18 cartes à points ont été prises. Ton résultat, ce sont les points de tes cartes positives (noires, +) moins ceux de tes cartes négatives (rouges, −), et le plus haut résultat gagne.
D8 = À résultats égaux, on partage la place, la victoire comprise.

heading-seen = Qui voit quoi
note-seen = Ta main n’est visible que de toi ; le talon et les cartes à points cachées, de personne. Tout le reste est à découvert, la défausse et les cartes à points gagnées aussi, et l’on peut compter les cartes de chaque main et de chaque tas.

## Ce qu’une première partie explique

new-win = Suite complète : la couleur qui a la plus forte somme gagne la carte à points. Une nouvelle la remplace, et la suite repart vide.
new-loss = Suite complète : qui a la plus forte somme doit prendre la carte à points négative (−), et perd autant de points. Une nouvelle carte à points la remplace.
new-tie = Égalité en tête : personne ne prend la carte, et la suite recommence vide.
new-closed = Plus de carte à points ici : la suite est fermée. Quand toutes le sont, c’est la fin.
new-turn = Pose une carte au bout d’une suite. Ou propose un échange, couleur contre couleur : chacun donne une carte de l’une pour une carte de l’autre, sans en dire la valeur.
new-offer = Une proposition d’échange : couleur contre couleur, sans dire les valeurs. Personne n’est obligé d’accepter.
new-reshuffle = Le talon était vide : la défausse, mélangée, le remplace.
new-no-deal = Personne n’a voulu échanger : proposer, c’est déjà jouer son tour.

## Les règles en bref

short-aim = Tu joues pour une couleur. Prends les cartes à points positives (noires, +) et laisse les négatives (rouges, −) aux autres : le plus grand total gagne.
short-turn = Pose une carte de ta main, de n’importe quelle couleur, au bout d’une suite, puis pioche. Ou propose un échange, couleur contre couleur : c’est alors tout ton tour. Une suite complète va à la couleur qui a la plus forte somme ; à égalité, à personne.
short-end = Le nombre sur la carte à points dit combien de cartes complètent sa suite. La partie finit quand la dernière carte à points est prise.
