# Ce que dit le laboratoire : nombres, simulations, arènes et études.

sim-title = { $title } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } au hasard à { $seats } joueurs
sim-speed = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } en { $seconds } s : { $gamesrate } parties/s, { $movesrate } coups/s sur { $threads ->
    [one] { $threads } cœur
   *[other] { $threads } cœurs
  }
sim-unfinished = { $unfinished ->
    [one] { $unfinished } partie a été coupée
   *[other] { $unfinished } parties ont été coupées
  } après { $limit } { $limit ->
    [one] coup
   *[other] coups
  } ; { $finished ->
    [0] aucune partie n’est arrivée à son terme.
    [one] durées, gagnants et points sont ceux de la seule partie finie.
   *[other] durées, gagnants et points sont ceux des { $finished } parties finies.
  }
figure = { $places ->
    [0] { NUMBER($value, maximumFractionDigits: 0) }
    [1] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
  }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-whole = { NUMBER($value, maximumFractionDigits: 0) } %
sim-length = Durée (coups)
sim-of-seat = { $score }, place { $seat }
sim-line = { $name } : { $figures }
sim-mean = moyenne
sim-sd = écart-type
sim-min = min
sim-q1 = Q1
sim-median = médiane
sim-q3 = Q3
sim-max = max
sim-seat = Place
sim-wins = Victoires
sim-interval = intervalle à 95 %
sim-fair = part égale { $share }
sim-end = Fin
sim-games = Parties
sim-share = Part
plot-lengths = Durée d’une partie
plot-lengths-axis = coups
plot-lengths-cut = jusqu’à { $high } ({ $share } des parties)
plot-finished-only = seulement les parties finies : { $finished } sur { $games }
plot-scores = { $score } par place
plot-wins = Qui gagne
plot-wins-axis = part des victoires, égalités partagées
plot-ends = Comment la partie finit
plot-games-axis = parties
plot-seat-axis = place
plot-none = aucune partie n’est arrivée à son terme
sprt-needs-two = --sprt départage exactement deux programmes.
arena-title = { $title } · arène de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à { $seats } joueurs
arena-unfinished = { $games ->
    [one] { $games } autre partie ne s’est pas terminée et ne compte pas.
   *[other] { $games } autres parties ne se sont pas terminées et ne comptent pas.
  }
arena-bot = Programme
arena-games = Parties
arena-wins = Victoires
arena-interval = Intervalle à 95 %
arena-rating = Cote
arena-ms = ms/coup
arena-fair = La part égale est de { $share }. Chaque place occupée compte pour une partie ; une égalité se partage.
arena-plot = Part des victoires
arena-plot-fair = part égale
arena-faults = { $bot } a failli dans { $faults ->
    [one] { $faults } décision
   *[other] { $faults } décisions
  } sur { $moves } : là, c’est la règle simple qui a joué, et les chiffres sont en partie les siens.
matrix-title = { $title } · chacun contre chacun, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } par paire, à { $seats }
matrix-fair = Ce que le programme d’une ligne a gagné contre celui d’une colonne, avec l’intervalle à 95 % ; la part équitable est de moitié. Chacun a la moitié des places ; toutes les paires reçoivent les mêmes donnes.
matrix-plot = Victoires de la ligne contre la colonne
matrix-plot-against = contre
sprt-or-matrix = --sprt et --matrix sont deux questions différentes : choisis.
sprt-asks = La question, avant la première partie : { $first } marque-t-il { $low } d’une donne contre { $second }, ou { $high } ? Chaque réponse peut être fausse dans { $doubt } des cas. On compte les donnes, chacune jouée de tous les côtés.
sprt-better = C’est décidé : { $first } l’emporte sur { $second }.
sprt-not-better = C’est décidé : { $first } ne l’emporte pas sur { $second }.
sprt-open = Pas encore décidé : il faut plus de parties.
lab-title = { $title } au laboratoire, à { $seats }
lab-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, dont { $finished } { $finished ->
    [one] finie
   *[other] finies
  }
lab-bots = jouées par : { $bots }
lab-seed = graine { $seed }
lab-place = { $place ->
    [0] la personne qui commence
    [1] à sa gauche
   *[other] { $place } à gauche
  }
lab-seat = place { $seat }, { $bot }
lab-head-what = Mesure
lab-head-mean = Moyenne
lab-head-interval = Intervalle à 95 %
lab-head-median = Médiane
lab-head-most = 90 % des cas
lab-head-seat = Place
lab-head-wins = Victoires
lab-head-payoff = Gain
lab-head-moment = Après
lab-head-led = Quelqu’un mène
lab-head-won = La tête gagne
lab-head-clause = Clause
lab-head-fires = Parties
lab-head-times = Fois par partie
lab-head-option = Option
lab-head-effect-actions = Actions
lab-head-effect-opener = Victoires de la personne qui commence (points)
lab-head-effect-lead_changes = Changements de tête
lab-of-actions = Actions dans une partie
lab-of-rounds = Manches dans une partie
lab-of-choices = Actions permises par décision
lab-of-lead_changes = Changements de tête par partie
lab-of-lead_taken = Tête prise pour de bon après
lab-of-margin = Avance sur le deuxième ({ $score })
lab-of-unfinished = Parties laissées inachevées
lab-of-forced = Décisions sans choix
lab-of-never_changed = Parties où la tête ne change jamais de mains
lab-of-tied = Parties à victoire partagée
lab-length = Durée et choix
lab-length-note = Sauf la part des parties inachevées, tout porte sur les parties finies. La dernière colonne contient 90 % des cas, du 5e au 95e centile.
lab-seats = Commencer aide-t-il ?
lab-seats-note = La part des victoires selon la place à table, comptée depuis la personne qui commence ; une égalité se partage, et { $share } serait la part égale. Le gain est de 1 pour le premier rang, de −1 pour le dernier, à intervalles égaux entre les deux.
lab-lead = La tête
lab-lead-note = Mène la personne qui devance toutes les autres selon le classement du jeu lui-même. La tête change quand elle passe à quelqu’un d’autre, par une égalité ou non.
lab-leaders = Quand est-ce joué ?
lab-leaders-note = Combien de fois quelqu’un mène seul après une partie des actions, et combien de fois cette personne finit par gagner.
lab-clauses = Quelles règles interviennent ?
lab-clauses-note = Sur { $games } parties, rejouées dans des règles qui comptent : dans combien d’actions d’une partie (la donne en est une) l’endroit qui applique une clause est atteint, et dans combien de parties il l’est au moins une fois. { $count ->
    [0] Chaque clause a un tel endroit.
   *[other] Aucun endroit n’est marqué pour { $unseen } : la plupart disent ce qui est permis ou ce que contient la boîte.
  }
lab-effects = Que changent les options ?
lab-effects-note = Chaque option seule, face au jeu ci-dessus et sur les mêmes donnes (les parties qui finissent dans les deux cas) : la différence moyenne et son intervalle à 95 %. Là où l’intervalle contient 0, le hasard peut suffire à l’expliquer.
lab-axis-actions = actions dans une partie
lab-axis-choices = actions permises
lab-axis-decisions = décisions
lab-axis-games = part des parties
lab-axis-moment = part des actions de la partie
lab-axis-changes = changements de tête dans une partie
lab-axis-fires = part des parties où la clause intervient
lab-axis-effect-actions = différence en actions
lab-axis-effect-opener = différence en points de pourcentage
lab-axis-effect-lead_changes = différence par partie
lab-plot-choices = Le nombre de choix
lab-plot-by-place = Qui gagne, selon l’ordre de jeu
lab-plot-by-seat = Qui gagne, selon la place
lab-plot-taken = Quand la tête est prise pour de bon
lab-plot-changes = Combien de fois la tête change
lab-plot-leaders = La tête mène-t-elle à la victoire ?
lab-plot-clauses = Combien de fois chaque clause intervient
lab-plot-effect-actions = Durée
lab-plot-effect-opener = Victoires de la personne qui commence
lab-plot-effect-lead_changes = Changements de tête
lab-line-won = la personne en tête finit par gagner
lab-line-led = quelqu’un mène seul
lab-line-fair = part égale
lab-times = { $times } fois par partie
lab-never = jamais
