## Les commandes en une ligne

about-open = ouvrir la ludothèque dans le navigateur (la commande par défaut)
about-serve = servir la ludothèque à d’autres, sur le réseau
about-play = jouer au terminal contre la machine
about-games = ce qu’il y a sur l’étagère
about-rules = les règles complètes d’un jeu
about-record = des parties au hasard, notées en JSON Lines
about-replay = une partie enregistrée, racontée
about-verify = contrôler des parties enregistrées
about-simulate = des milliers de parties au hasard, et ce qui en sort
about-signature = une empreinte par jeu ; elle change quand une règle change
about-prepare = compiler tous les jeux, pour que le premier coup soit rapide
about-new-game = commencer un jeu à soi : un paquet qui marche déjà
about-check = ce qui manque à un jeu, en phrases

## Les commandes en détail

help-open = Démarre Tablée sur cet ordinateur et ouvre la ludothèque dans le navigateur. Les parties sont gardées dans ton dossier de données.
help-serve = Démarre Tablée pour d’autres : sur le réseau de la maison, ou derrière un serveur mandataire (voir docs/deploy.md). SIGTERM l’arrête sans rien perdre.
serving-here = Tablée est ouverte : { $address } (Ctrl+C pour fermer)
serving-near = Les amis sur le même réseau : { $address }
bad-database = « { $database } » n’est pas une base connue : donne un fichier, sqlite:///… ou postgresql://…
bad-url = « { $url } » n’est pas une adresse : elle commence par http:// ou https://.
help-play = Joue au terminal contre des programmes de quatre niveaux (--bots). Sans nom de jeu, on te demande lequel. Pendant la partie, tape un numéro, le texte d’une action, ou ? pour les règles.
help-games = Montre les jeux : nombre de joueurs, âge, auteurs et éditeurs.
help-rules = Affiche les règles complètes d’un jeu avec le repère de chaque clause, ses options et ses crédits.
help-record = Joue des parties au hasard et note chacune en JSON Lines. La même graine donne les mêmes parties ; sans graine, elles sont nouvelles.
help-replay = Rejoue un enregistrement et le raconte, avec la table et toutes les mains. Un fichier peut contenir plusieurs parties à la suite.
help-verify = Contrôle la graine, chaque action et le résultat de chaque partie, ainsi que les actions permises et les états là où ils sont notés.
help-simulate = Joue des parties au hasard sur tous les cœurs et affiche leur durée, les gagnants, les points et les façons de finir.
help-signature = Affiche une empreinte par jeu, prise sur un ensemble fixe de parties avec toutes les options. Elle est la même sur toutes les machines.
help-prepare = Compile les règles de tous les jeux. Les autres commandes le font d’elles-mêmes quand il le faut.
help-new-game = Écrit un paquet Python avec un tout petit jeu complet et ses tests, pour commencer le tien.
help-check = Regarde si un jeu a tout ce qu’il doit apporter, et dit en phrases ce qui manque ou ne va pas. Sans jeu, les regarde tous.

help-usage = Utilisation :
metavar-host = ADRESSE
metavar-database = BASE
metavar-url = URL
metavar-game = JEU
metavar-file = FICHIER
metavar-number = N
metavar-seed = TEXTE
metavar-option = NOM=VALEUR
metavar-picture = FICHIER.png
metavar-name = NOM
metavar-lang = fr|en

arg-host = l’adresse où écouter ; 0.0.0.0 pour tout le réseau (127.0.0.1)
arg-port = le port (7777)
arg-database = un fichier SQLite, ou postgresql://… ; sinon un fichier de ton dossier de données
arg-alone = n’ouvrir qu’à cet ordinateur, pas au réseau
arg-no-browser = ne pas ouvrir le navigateur
arg-public-url = l’adresse que voient les joueurs, pour les liens d’invitation
arg-workers = combien de processus font réfléchir les programmes
arg-game = le nom ou le titre du jeu, comme dans « tablee games »
arg-signature-game = seulement ce jeu ; sinon tous
arg-file = le fichier de l’enregistrement ; - lit l’entrée standard
arg-seats = combien de joueurs ; sinon le nombre habituel
arg-games = combien de parties (1)
arg-simulate-games = combien de parties (1000)
arg-seed = un texte quelconque ; le même texte donne les mêmes parties
arg-play-seed = un texte quelconque ; le même texte, la même donne
arg-option = une option du jeu, par exemple turbo=on ; peut être répété
arg-limit = arrêter une partie après tant de décisions (sinon jamais ; après { $endless } là où le hasard peut ne jamais finir)
arg-full = noter aussi les actions permises et toute la table avant chaque décision
arg-output = écrire dans ce fichier plutôt que sur la sortie standard
arg-upto = s’arrêter après tant de décisions
arg-plot = dessiner aussi les répartitions dans une image (.png ou .svg)
arg-json = écrire un objet JSON, pour les programmes
arg-seat = ta place, à partir de 0 (0)
arg-name = ton nom à la table
arg-new-game-name = le nom du jeu, en minuscules, comme un nom de Python : mon_jeu
arg-new-game-out = le dossier à écrire (tablee-NOM)
arg-check-game = seulement ce jeu ; sinon tous
arg-save = écrire la partie dans ce fichier quand tu quittes la table
arg-lang = la langue ; par défaut celle de ton système
arg-help = afficher cette aide

## Accueil, étagère et règles

overview-what = une ludothèque ouverte jour et nuit
overview-hint = Pour commencer : tablee play. Pour en savoir plus : tablee COMMANDE --help. In English: tablee --lang en.
games-hint = Les règles d’un jeu : tablee rules JEU. Une partie tout de suite : tablee play JEU.
card-players = { $low } à { $high } joueurs
card-age = dès { $age } ans
card-minutes = environ { $minutes } min
rules-options = Options
options-name = nom
options-default = défaut
options-allowed = valeurs
options-what = sens
options-follows = selon l’autre
rules-credits = Crédits
rules-tribute = Ceci est un hommage non officiel, dans nos propres mots. Si le jeu te plaît, achète-le et joues-y aussi pour de vrai.

## Préparer et signer

preparing = Préparation des règles : { $title } (la première fois seulement)…
preparing-all = Préparation des règles
preparing-failed = Les règles n’ont pas pu être compilées : un processus a été arrêté de l’extérieur.
prepared = { $title } : { $now ->
    [yes] compilé.
   *[no] déjà prêt.
  }
signing = Parties de la signature

## Enregistrements

seats = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }
record-cut = { $cut } { $cut ->
    [one] partie
   *[other] parties
  } sur { $games } { $cut ->
    [one] ne s’est pas terminée
   *[other] ne se sont pas terminées
  } en { $limit } { $limit ->
    [one] décision
   *[other] décisions
  } et { $cut ->
    [one] s’arrête
   *[other] s’arrêtent
  } là, sans résultat.
verified = { $games ->
    [one] { $games } partie est valide
   *[other] { $games } parties sont valides
  }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } en tout.
verified-unfinished = { $unfinished ->
    [one] { $unfinished } d’entre elles est inachevée : son enregistrement n’a pas de résultat.
   *[other] { $unfinished } d’entre elles sont inachevées : leurs enregistrements n’ont pas de résultat.
  }
replay-unfinished = L’enregistrement s’arrête ici, après { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } ; la partie n’est pas finie.
replay-stopped = Arrêt après { $shown } { $shown ->
    [one] décision
   *[other] décisions
  } sur { $decisions }.
ended = La partie est finie : { $end }.
end-unfinished = inachevée
standings-rank = rang
standings-name = joueur

## Simulation

at-work = { $title }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }
plot-written = Image : { $file }

## À table

which-game = Quel jeu ?
which-leave = (numéro ou nom ; q pour partir)
which-game-again = Tape un nombre de 1 à { $high } ou le nom d’un jeu ; q pour partir.
which-seats = Combien de joueurs, de { $low } à { $high } ? (Entrée : { $usual })
which-again = Tape un nombre de { $low } à { $high }.
you-are = Tu es { $name }, place { $seat }.
guest-name = Invité
choose-hint = numéro ou texte · h conseil · ? règles · log journal · u annuler · q quitter
choose-back = revenir
choose-pass = laisser faire les autres
choose-out-of-turn = Hors de ton tour, tu peux :
choose-range = Il n’y a pas de choix { $number } ici : tape un nombre de { $low } à { $high }.
keys-rules = ? aide règles regles
keys-log = log l journal
keys-undo = u undo annuler
keys-quit = q quitter quit exit
keys-yes = o oui y yes
nothing-told = Il ne s’est encore rien passé.
nothing-to-take-back = Tu n’as encore rien décidé.
taken-back = Repris : choisis à nouveau.
quit-sure = Quitter au milieu de la partie ? (o/n)
goodbye = À la prochaine !
save-where = Garder la partie ? Nom du fichier (Entrée : non)
save-exists = { $file } existe déjà ; choisis un autre nom.
saved = Enregistré : { $file }

## Ennuis

unknown-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $known }.
unknown-argument = « { $argument } » n’a rien à faire ici ; essaie --help.
argument-needed = « tablee { $command } » demande { $name } ; essaie --help.
value-needed = { $name } demande une valeur.
no-value-taken = { $name } ne prend pas de valeur.
bad-arguments = Ces arguments ne se comprennent pas : { $reason }.
bad-language = La langue peut être { $known }, pas « { $lang } ».
bad-number = { $name } doit être un nombre entier d’au moins { $low }, pas « { $value } ».
bad-number-between = { $name } doit être un nombre entier de { $low } à { $high }, pas « { $value } ».
bad-option-form = Une option s’écrit NOM=VALEUR, pas « { $text } ».
no-record = { $standard ->
    [yes] L’entrée standard ne contient aucune partie.
   *[no] Le fichier « { $file } » ne contient aucune partie.
  }
cut-off = Ligne { $line } : elle s’interrompt au milieu ; la fin du fichier semble manquer.
cannot-read = { $why ->
    [missing] Le fichier « { $file } » n’existe pas.
    [folder] « { $file } » est un dossier, pas un fichier.
    [denied] Le fichier « { $file } » ne peut pas être lu : accès refusé.
   *[other] Le fichier « { $file } » ne peut pas être lu.
  }
cannot-write = { $why ->
    [missing] « { $file } » ne peut pas être écrit : son dossier n’existe pas.
    [folder] « { $file } » ne peut pas être écrit : c’est un dossier.
    [denied] « { $file } » ne peut pas être écrit : accès refusé.
   *[other] « { $file } » ne peut pas être écrit.
  }
output-failed = { $why ->
    [ENOSPC] La sortie n’a pas pu être écrite : il n’y a plus de place.
   *[other] La sortie n’a pas pu être écrite ({ $why }).
  }
bad-picture = Le nom de l’image doit finir par .png ou .svg, pas « { $file } ».
bad-game-name = « { $name } » ne convient pas : un nom de jeu n’a que des lettres minuscules, des chiffres et _, et commence par une lettre.
game-name-taken = Il y a déjà un jeu nommé « { $name } ».
folder-exists = Le dossier « { $folder } » existe déjà.
new-game-made = Écrit : { $folder }. Essaie : cd { $folder } && pip install -e ".[test]" && pytest
no-matplotlib = Les images demandent matplotlib : installe-le avec pip install "tablee[plot]".

## Programmes

about-arena = des programmes face à face : qui joue le mieux
help-arena = Fait jouer des programmes entre eux, chaque placement aussi souvent que les autres, sur tous les cœurs, et donne les taux de victoire avec leur intervalle à 95 %, les cotes et les temps de réflexion.
metavar-bots = BOT,BOT…
arg-bots = les programmes : débutant, amateur, confirmé, maître, hasard, net, search-16000, un programme installé, ou module:Classe
arg-arena-games = nombre de parties (100)
arg-arena-plot = dessiner aussi les taux de victoire, ou la matrice (.png ou .svg)
arg-arena-save = écrire aussi les parties dans un fichier
arg-sprt = s’arrêter dès qu’on sait si le premier programme est meilleur que le second
arg-matrix = faire jouer chaque paire de programmes, et montrer chacun contre chacun
arg-strict = s’arrêter au premier programme qui plante, traîne ou répond n’importe quoi
arg-clock = laisser les niveaux réfléchir à la pendule, comme aux tables vivantes ; sinon un nombre fixe d’essais, les mêmes à chaque fois
arg-play-bots = à qui sont les autres places : un niveau pour toutes, ou un pour chacune (amateur)
two-bots-needed = Il faut au moins deux programmes différents (--bots amateur,confirmé).
in-the-arena = { $title } : dans l’arène
hint-title = Conseil de niveau « { $name } », d’après ce que tu vois :
hint-line = { $action } : { $value } ± { $error } ({ $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
  })
hint-pass = Laisser passer
hint-none = Rien à conseiller pour l’instant : tu ne peux que laisser faire les autres.
others-play = Les autres : { $bots }.
no-haste = Ici, personne n’est pressé par le temps : chaque personne qui peut intervenir est interrogée, toi en premier.
thinking = { $name } réfléchit…
keys-hint = h conseil indice
bots-for-seats = Nomme un programme pour toutes les autres places, ou un pour chacune des { $others }, pas { $given }.

## Laboratoire

about-lab = le comportement d’un jeu : un rapport avec tableaux, dessins et page
help-lab = Fait jouer beaucoup de parties à des programmes et dit combien elles durent, si commencer aide, comment la tête change de mains, quand tout est joué, combien de fois chaque clause des règles intervient et ce que change chaque option, le tout avec des intervalles à 95 %. Écrit une page et ses dessins dans un dossier.
metavar-vary = NOM[=VALEUR,…]
metavar-folder = DOSSIER
metavar-ray = ADRESSE
arg-lab-games = nombre de parties (400)
arg-lab-bots = qui joue : un programme pour toutes les places, ou un pour chacune : hasard, débutant, amateur, confirmé, maître, ou un programme installé (amateur)
arg-lab-limit = laisser une partie inachevée après tant d’actions (5000 ; là où le hasard peut ne jamais finir, { $endless })
arg-vary = une option à faire varier et les valeurs à essayer ; peut être répété ; « aucune » pour aucune (toutes les options, avec les valeurs sensées)
arg-out = le dossier de la page et des dessins (lab-JEU)
arg-ray = jouer sur une grappe Ray : auto, local ou HÔTE:PORT
lab-at-work = { $title } : au laboratoire
lab-written = Page et dessins : { $file }

## Apprendre

about-learn = un réseau apprend un jeu en jouant contre lui-même, sur carte graphique ou processeur
help-learn = Laisse un réseau apprendre un jeu à partir de rien, en jouant contre lui-même à beaucoup de tables à la fois. Dit quelle force il a prise, dessine sa courbe, garde des points de reprise et écrit ses poids avec une fiche qui dit ce qu’ils sont. Avec --against, une place apprend à battre des poids donnés : ce qu’elle gagne au-delà de sa juste part dit combien on peut les exploiter.
metavar-device = cpu|cuda
metavar-weights = POIDS
arg-minutes = combien de temps apprendre, en tout (15)
arg-learn-out = le dossier des poids, de la courbe et des points de reprise (learn-JEU)
arg-device = où : cpu ou cuda (la carte graphique s’il y en a une)
arg-learn-seed = un nombre ; le même apprend la même chose sur la même machine, autant que ses bibliothèques le font (0)
arg-resume = reprendre au point de reprise du dossier
arg-against = les poids contre lesquels jouer, un fichier ou le nom du jeu pour les siens
arg-begin = les poids d’où partir, un fichier ou le nom du jeu pour les siens
arg-tables = tables côte à côte (selon les réglages du jeu)
arg-learn-json = écrire une ligne de JSON pour chaque chose à dire
no-torch = Apprendre demande PyTorch : installe-le avec pip install "tablee[learn]".
bad-minutes = --minutes attend un nombre au-dessus de 0, comme 0,5 ou 15, pas « { $value } ».
bad-device = --device attend cpu ou cuda, pas « { $value } ».
learn-begins = { $title } s’apprend sur { $device } ; poids, courbe et points de reprise vont dans { $folder }.
learn-look = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min, { $decisions ->
    [one] { NUMBER($decisions) } décision
   *[other] { NUMBER($decisions) } décisions
  }
learn-line = { $share } des parties gagnées à { $seats } places contre { $who }
learn-title = { $title } : parties gagnées en apprenant
learn-plot-minutes = minutes
learn-who-amateur = des amateurs
learn-who-random = le hasard
learn-who-weights = les poids donnés
learn-won = { $share } ± { $error } de { $games } parties gagnées à une place sur { $seats } contre { $who }.
learn-gain = { $share } ± { $error } de { $games } parties gagnées à une place sur { $seats } contre { $who } : { $gain } points au-delà de la juste part.
learn-written = Poids : { $file }

## Tenir une maison

about-backup = une copie de tout ce que le serveur garde, faite pendant qu’il tourne
about-restore = remettre une telle copie en place
about-prune = enlever ce qui est ancien : invités, dépôts, tables vides, propos
about-doctor = regarder tout ce dont un serveur a besoin, et dire quoi faire
about-house = pour l’hôte : ce qui se passe, signalements, exclusions, annonces
help-backup = Copie tout dans un nouveau fichier que toi seul peux lire. C’est sans danger pendant que le serveur tourne. Cela marche pour SQLite et PostgreSQL, et ce qui vient de l’un peut être remis dans l’autre.
help-restore = Rend la base telle qu’elle était au moment de la copie. Arrête d’abord le serveur : tant qu’il est ouvert, rien n’est touché. Avec SQLite, l’ancien fichier reste à côté, sous un autre nom ; une base PostgreSQL qui contient quelque chose est laissée telle quelle, sauf avec --replace.
help-prune = Enlève ce qui a plus de tant de jours, pour chaque sorte nommée ; rien d’autre, et rien sans qu’on le demande. Les parties jouées restent, sans le nom de ceux qu’on oublie.
help-doctor = Regarde la base, son schéma, les règles compilées, l’horloge, le disque, les processus et, avec --public-url, ce que dit le serveur mandataire, et dit quoi faire. Statut 1 si quelque chose va mal.
help-house = Sans rien d’autre : tables, personnes, processus, pannes et signalements. On peut : show, link (vers la page de l’hôte), remove-table TABLE, remove-game PARTIE, remove-saying TABLE N, rename JOUEUR NOM, bar JOUEUR|ADRESSE, unbar JOUEUR|ADRESSE, answer SIGNALEMENT [MOTS], announce [MINUTES [MOTS]] (que la maison ferme dans tant de minutes ; sans elles, qu’elle ne ferme pas), notice [FICHIER]. Le N d’un propos est à côté de sa table sous Signalements. Un serveur en marche suit en quelques secondes.
metavar-network = RÉSEAU
metavar-days = JOURS
metavar-deed = ACTION
metavar-whom = QUI
metavar-more = PLUS
metavar-words = MOTS
arg-metrics-from = les machines qui, avec celle-ci, peuvent lire /metrics ; peut être répété
arg-backup-file = le nouveau fichier
arg-restore-file = le fichier fait par « tablee backup »
arg-replace = avec PostgreSQL : laisser perdre tout ce que la base contient
arg-prune-tables = enlever les tables où aucune partie n’a commencé et où rien ne s’est passé depuis tant de jours
arg-guests = oublier les joueurs qui n’ont été à aucune table vivante depuis tant de jours
arg-uploads = enlever les enregistrements déposés il y a tant de jours
arg-chat = enlever ce qui a été dit il y a tant de jours
arg-dry-run = seulement dire combien ce serait
arg-what = ce qu’il faut faire (show)
arg-whom = une table, une partie, un joueur, une adresse, un signalement, les minutes avant la fermeture, ou un fichier
arg-more = un nouveau nom, le numéro d’un propos, ou des mots
arg-days = pour combien de jours (pour toujours)
arg-why = pourquoi, pour t’en souvenir
arg-house-public-url = l’adresse que voient les joueurs, pour le lien
arg-doctor-public-url = l’adresse que voient les joueurs, pour regarder le serveur mandataire
url-with-path = Tablée vit à la racine d’un hôte, pas sous un chemin : « { $better } » irait, « { $url } » ne va pas.
bad-network = « { $network } » n’est ni une adresse ni un réseau : 10.0.0.7 ou 10.0.0.0/8 en sont.
backed-up = Tout est dans { $file } ({ $size } Mo).
restored = Tout est de nouveau comme dans { $file }.
restored-aside = Ce qu’il y avait avant est dans { $file } ; efface-le quand tu es content.
backup-failed = { $why ->
    [exists] « { $what } » existe déjà : donne un nouveau nom.
    [missing] Il n’y a pas de « { $what } ».
    [damaged] « { $what } » est abîmé, ou n’est pas un fichier SQLite.
    [in-use] « { $what } » est ouvert : arrête le serveur, puis recommence. Rien n’a été changé.
    [unwritable] « { $what } » ne peut pas être écrit : regarde le dossier et ses droits.
    [unreadable] « { $what } » ne peut pas être lu par cet utilisateur.
    [unreachable] « { $what } » ne répond pas : { $reason }.
    [refused] « { $what } » a refusé : { $reason }.
    [full] « { $what } » contient déjà quelque chose, qui serait perdu : fais d’abord une copie (tablee backup), puis ajoute --replace. Rien n’a été changé.
   *[other] « { $what } » n’est pas une copie de Tablée.
  }
no-house = Il n’y a pas de maison dans « { $database } » : nomme la base du serveur (--database). Rien n’a été créé.
database-refused = « { $database } » a refusé : { $why }. Vérifie l’utilisateur, le mot de passe et le nom de la base.
database-paused = « { $database } » ne répond pas pour l’instant : recommence dans un moment.
prune-what = Dis ce qu’il faut enlever, et après combien de jours : --guests, --uploads, --tables, --chat.
pruned = { $kind ->
    [chat] Propos
    [tables] Tables vides
    [uploads] Enregistrements déposés
   *[guests] Invités
  } : { $dry ->
    [yes] { $count } à enlever.
   *[no] { $count } en moins.
  }
doctor-database-none = Il n’y a pas encore de base : « { $file } » est fait au premier démarrage.
doctor-database-damaged = « { $file } » est abîmé : arrête le serveur et remets une copie (tablee restore).
doctor-database-open = « { $file } » peut être lu par d’autres sur cette machine, mains et graines comprises : fais chmod 600.
doctor-database-owner = « { $file } » est à un autre utilisateur : lance ceci comme celui qui sert.
doctor-database-ill = « { $database } » ne peut pas être écrite ({ $why }) : vois si elle est là, si son utilisateur peut écrire, et si rien ne la retient.
doctor-database-well = Base : { $database } répond et peut être écrite.
doctor-schema-old = Il manque au schéma : { $missing }. Il est complété au prochain démarrage.
doctor-schema-well = Schéma : tel que cette version le veut.
doctor-clock-late = L’horloge de cette machine retarde de { $seconds } s sur ce qui est déjà écrit : règle-la (systemd-timesyncd, chrony).
doctor-clock-well = Horloge : d’accord avec ce qui est écrit.
doctor-cache-open = D’autres pourraient écrire dans « { $folder } », et ce qui s’y trouve est exécuté : fais chmod 700, ou règle TABLEE_CACHE.
doctor-cache-unready = Pas encore compilés pour cet utilisateur : { $games }. Lance « tablee prepare ».
doctor-cache-well = Règles compilées : complètes dans { $folder }.
doctor-disk = { $how ->
    [well] Disque : { $free } Go libres.
    [care] Disque : seulement { $free } Go libres : fais bientôt de la place.
   *[ill] Disque : { $free } Go libres, c’est trop peu : quand il est plein, aucun coup ne peut être gardé. Fais de la place.
  }
doctor-workers-well = Processus : l’un d’eux s’est mis au travail en { $seconds } s ; il y a { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
  }.
doctor-workers-ill = Un processus n’a pas pu démarrer : regarde la mémoire et les limites sur les processus.
doctor-proxy-silent = { $url } ne répond pas comme il faut ({ $why }) : le serveur tourne-t-il, sur cette base ?
doctor-proxy-name = Le nom de { $url } n’est pas connu ({ $why }) : vois s’il est bien écrit, et s’il mène à cette machine dans le DNS.
doctor-proxy-certificate = Le certificat de { $url } n’est pas accepté ({ $why }) : vois s’il est encore valable, s’il est fait pour ce nom, et si le serveur mandataire l’a relu.
doctor-proxy-unasked = { $url } n’a pas été interrogé : il faut d’abord une base qui réponde.
doctor-proxy-unjudged = { $url } mène d’ici à cette machine même : on ne peut pas juger d’ici si le serveur mandataire dit qui demande.
doctor-proxy-scheme = Le serveur mandataire dit « { $seen } » là où les joueurs viennent par « { $wanted } » : transmets X-Forwarded-Proto.
doctor-proxy-host = Le serveur mandataire dit l’hôte « { $seen } » au lieu de « { $wanted } » : transmets l’en-tête Host, avec son port.
doctor-proxy-address = { $said ->
    [yes] Le serveur mandataire dit qui demande, et n’est pas cru : donne son adresse dans FORWARDED_ALLOW_IPS.
   *[no] Toutes les requêtes semblent venir de cette machine : que le serveur mandataire dise X-Forwarded-For.
  }
doctor-proxy-well = Serveur mandataire : { $url } arrive tel qu’on l’a demandé, depuis { $address }.
house-unknown = « { $what } » n’est rien qu’on puisse faire dans la maison ; il y a : { $known }.
house-needs = « tablee house { $what } » veut autre chose encore : voir « tablee house --help ».
bad-announcement = Annonce dans combien de minutes la maison ferme, un nombre entier de 1 à { $high }, pas « { $value } ».
house-totals = Joueurs connus : { $players }, parties terminées : { $finished }
house-process = { $process } – tables en mémoire : { $tables }, en cours : { $playing }, personnes : { $people }, spectateurs : { $watchers }, réflexions en attente : { $queue }
house-no-process = Aucun serveur n’a donné signe de vie depuis une minute.
house-trouble = { $when } panne { $number } : { $kind } à { $where }
house-tables = Tables du dernier jour
house-people = Personnes du dernier jour
house-reports = Signalements
house-report-kind = { $kind ->
    [name] nom
   *[saying] propos
  }
house-bars = Exclus
house-aside = Tables mises de côté, qu’on n’a pas pu lire
house-closing = Annoncé : la maison ferme à { $when }. { $words }
house-link = À ouvrir d’ici { $minutes } minutes ; il sert une fois : { $link }
house-done = C’est fait.
house-barred = Exclu : { $whom }
house-announced = { $minutes ->
    [0] Aucune fermeture n’est plus annoncée.
    [one] Annoncé : la maison ferme dans { $minutes } minute.
   *[other] Annoncé : la maison ferme dans { $minutes } minutes.
  }
house-noticed = { $kept ->
    [yes] Le texte est montré à /notice et lié depuis les pages.
   *[no] Il n’y a plus de texte.
  }

## Leçons et analyse

about-lessons = les leçons d’un jeu, pas à pas
about-analyse = revoir une partie : chances, erreurs, hasard et choix
help-lessons = Énumère les leçons d’un jeu : ce qu’on y fait et ce qui est juste ; avec --json, aussi les positions et tout ce qui est dit.
help-analyse = Revoit une partie enregistrée : les chances de gagner de chacun à chaque moment, ce que les choix ont coûté, et ce qui vient des cartes, des choix et de ce que les autres tenaient.
arg-analyse-plot = dessiner aussi le cours de la partie dans une image (.png ou .svg)
no-lessons = { $title } n’a pas encore de leçons.
one-game-to-draw = Une image montre une seule partie, et ce fichier en contient { $games }.
analysis-slips = Erreurs vérifiées
analysis-slip = { $name }, { $word } : { $action }. Mieux : { $best } ({ $cost }).
analysis-very-bad = grosse erreur
analysis-bad = erreur
analysis-doubtful = petite erreur
analysis-player = joueur
analysis-decisions = décisions
analysis-mattered = qui comptaient
analysis-slip-count = erreurs
analysis-cost = coût
analysis-accuracy = précision
analysis-part-start = départ
analysis-part-cards = cartes
analysis-part-held = mains des autres
analysis-part-choices = ses choix
analysis-part-others = choix des autres
analysis-part-result = résultat
analysis-course = Les chances de gagner, telles que chacun pouvait les connaître (%)
analysis-accounts = D’où vient le résultat (points de chance)
analysis-step = action

about-puzzles = les énigmes d’un jeu ; en chercher de nouvelles
help-puzzles = Liste les énigmes d’un jeu : des positions où un choix est nettement le meilleur, et où la règle simple de l’amateur le manque ; avec --json, les positions aussi et toutes les chances. Avec --mine, en cherche de nouvelles dans des parties de programmes forts ; avec --pick, choisit celles qui méritent d’être livrées.
arg-puzzles-mine = chercher tant d’énigmes ; chaque partie examinée devient une ligne du fichier, et ce qui y est déjà compte
arg-puzzles-minutes = cesser de chercher après tant de minutes
arg-puzzles-seed = la graine des parties examinées
arg-puzzles-workers = les processus qui cherchent ; autant que de cœurs, sauf mention
arg-puzzles-pick = écrire les meilleurs de ceux trouvés dans ce fichier comme le dossier d’un jeu les contient
arg-puzzles-out = le fichier à écrire : JEU-puzzles.jsonl en cherchant, sinon la sortie standard
no-puzzles = { $title } n’a pas encore d’énigmes.
puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-best = { $action } : { $best } %, le deuxième de { $choices } choix { $second } %
mining = Recherche dans { $title } ({ $games } parties)
mined = { $found ->
    [one] { $found } énigme
   *[other] { $found } énigmes
} dans { $file }.
not-mined = « { $file } » ne contient pas d’énigmes trouvées ; « tablee puzzles JEU --mine N --out FICHIER » fait un tel fichier.
