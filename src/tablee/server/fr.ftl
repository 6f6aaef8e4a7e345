## Toutes les pages

tagline = Des jeux de société à ouvrir jour et nuit, entre amis ou avec des programmes qui jouent bien.
skip = Aller au contenu
other-language = In English
theme = Jour ou nuit
to-the-shelf = Tous les jeux
tribute = Hommage non officiel : ces jeux appartiennent à leurs auteurs et éditeurs. S’ils te plaisent, achète-les et joues-y pour de vrai !
dream = Un collectionneur a mis en ligne les feuilles de règles de ses jeux et a rêvé qu’on puisse ouvrir ces jeux et s’en servir jour et nuit. Cette ludothèque suit son rêve.
trouble = Quelque chose ne va pas

## L’étagère

shelf-title = La ludothèque ouverte
your-name = Ton nom
name-given = donné au hasard
keep-name = Garder ce nom
name-kept = C’est noté, { $name }.
play = Jouer
play-now = Jouer tout de suite
set-a-table = Ouvrir une table
read-rules = Les règles
fact-players = { $seats } joueurs
fact-age = dès { $age } ans
fact-minutes = { $minutes } min
open-tables = Tables ouvertes
no-open-tables = Aucune table publique pour l’instant : ouvres-en une !
continue = Continuer
my-corner = Mon nom et mes parties
finished-games = Parties terminées
no-finished-games = Aucune partie terminée pour l’instant.
join = rejoindre
watch = regarder
turn-yours = à toi de jouer
turn-others = en cours
turn-of = au tour { $name_of }
turn-open = on s’assoit
turn-lent = un programme joue pour toi
left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
  }
left-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
  }
left-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
  }
more-games = { $count ->
    [one] Encore une partie
   *[other] Encore { $count } parties
  }
upload-record = Revoir un enregistrement
open-record = Ouvrir
choose-record = Choisir un fichier
record-chosen = fichier choisi

## La boîte

how-many = Combien de places ?
who-plays = Qui joue ?
seat-you = Place 1 : toi
seat-number = Place { $number }
a-person = une personne
a-program = programme, { $level }
options = Règles de la maison
by-lot = au hasard
bad-place = « { $label } » : il n’y a pas de place { $place } à cette table. Prends-en une autre, ou plus de places.
bad-number = « { $label } » : { $value } ne va pas. Il faut un nombre entier ({ $allowed }).
bad-choice = « { $label } » : prends une des réponses proposées.
as-usual = comme d’habitude
flag-on = oui
flag-off = non
manners = La table
pace = Rythme des programmes
pace-slow = posé
pace-usual = habituel
pace-fast = vif
pace-instant = immédiat
clock = Temps par décision
clock-answer = Temps pour ce qui est demandé à tous
clock-none = sans limite
clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
clock-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
public-table = Table publique : tout le monde la voit et peut s’asseoir
change-settings = Changer de jeu ou de réglages
keep-settings = Garder ces réglages
statistics = Les parties jouées ici
games-played = { $count ->
    [one] Une partie terminée.
   *[other] { $count } parties terminées.
  }
stat-lengths = Longueur des parties, en décisions
stat-scores = Score des gagnants
no-statistics = Pas encore de partie terminée : la première est pour toi.
rules-of = { $title } : les règles
find-rule = Chercher dans les règles
no-rule-found = Aucune règle ne contient ces mots.
print-rules = Imprimer
still-you = Toi

## S’asseoir

invite-friends = Invite des amis avec ce lien :
link-here-only = Ce lien ne s’ouvre que sur l’ordinateur où tourne Tablée. Qui l’a lancée peut l’ouvrir aux autres appareils : le mode d’emploi de Tablée dit comment.
copy-link = Copier le lien
link-copied = Lien copié : il n’y a plus qu’à l’envoyer.
lobby-wait = La partie commence quand toutes les places sont prises.
lobby-ready = La partie commence quand tout le monde est prêt.
lobby-stopped = La partie a été arrêtée : personne n’a gagné.
lobby-what-now = Rejoue ici avec le bouton plus bas.
you = (toi)
free-chair = place libre
sit-here = S’asseoir ici
add-bot = Un programme…
send-away = Retirer
begin = Commencer

## La table

table-felt = La table
table-over = La partie est finie.
table-round-over = La manche est finie.
table-watching-all = Tu regardes : on attend une réponse.
table-watching = Tu regardes : c’est au tour { $name_of }.
table-waiting-all = On attend une réponse.
table-waiting = On attend { $name }.
asked-then = Ensuite, c’est à { $name }.
clock-running = Le temps qu’il reste pour décider
clock-warning = Plus que { $seconds } s : ensuite, un programme jouera pour toi.
handed-clock = { $you ->
    [yes] Ton temps est écoulé : un programme joue pour toi, jusqu’à ton retour.
   *[no] Le temps { $name_of } est écoulé : un programme joue à sa place.
  }
handed-late = { $you ->
    [yes] Ton temps est écoulé.
   *[no] Le temps { $name_of } est écoulé : un programme a joué à sa place.
  }
handed-done = Un programme a joué pour toi. { $told }
handed-asked = { $you ->
    [yes] On t’attendait : un programme joue pour toi, jusqu’à ton retour.
   *[no] { $name } n’est plus là : un programme joue à sa place.
  }
handed-left = { $you ->
    [yes] Tu quittes la table : un programme joue pour toi, jusqu’à ton retour.
   *[no] { $name } quitte la table : un programme joue à sa place.
  }
handed-back = { $you ->
    [yes] Ta place est de nouveau à toi.
   *[no] { $name } est de retour et reprend sa place.
  }
rest-waiting = { $count ->
    [0] La manche suivante arrive.
    [one] { $names } lit encore la feuille de score.
   *[other] { $names } lisent encore la feuille de score.
  }
rest-ring = Le temps qu’il reste jusqu’à la manche suivante
rest-time = On t’attend tant que ce cercle n’est pas vide.
rest-alone = Rien ne presse : la suite t’attend.
rest-over = La manche suivante a commencé : continue quand tu veux, ce qui s’est passé te sera montré.
seat-lent = un programme joue à sa place
seat-reading = lit encore la feuille de score
seat-turn = c’est son tour
seat-turn-own = c’est ton tour
seat-since = On l’attend depuis { $time }.
seat-away = loin de la table
closing-ring = Le temps qu’il reste pour répondre
prompt-waits = Ton choix attend…
prompt-waits-why = Les autres peuvent encore intervenir.
withdraw = Reprendre
choice-returned = Ton choix te revient : la table a changé entre-temps. Choisis de nouveau.
confirm = Confirmer
cancel = Annuler
see-the-end = Voir la fin
lend = Faire jouer un programme pour { $name }
undo = Reprendre le dernier coup
hint = Un conseil
hint-pass = Laisser passer
hint-why = { $choice } : { $why }. Tes chances de gagner : { $about ->
    [yes] environ { "" }
   *[no] { "" }
  }{ $value } % (part égale : { $share } %).
hint-told = { $choice }. Tes chances de gagner : { $about ->
    [yes] environ { "" }
   *[no] { "" }
  }{ $value } % (part égale : { $share } %).
hint-least = { $evil ->
    [yes] C’est le moindre mal
   *[no] C’est pourtant ce qui promet le plus
  } : « { $choice } » n’en laisse { $less ->
    [yes] que { $value } %.
   *[no] pas plus.
  }
tap-again = C’est petit ici : touche encore au même endroit, ou confirme.
hint-thinking = Un programme très fort réfléchit…
hint-late = La table a changé : redemande un conseil si tu en veux un.
hint-none = Pas de conseil cette fois : trop de monde réfléchit en même temps. Redemande dans un instant.
choose-on = { $piece } : et ensuite ?
why-not-now = On attend une réponse : ce n’est pas encore à toi.
why-not-that = Ce n’est pas possible maintenant : choisis ce qui s’éclaire.
why-not-yours = Ce n’est pas à toi : on attend { $name }.
table-pace = Rythme
pace-step = pas à pas
next-beat = Continuer
next-tap = Pour voir la suite : ce bouton, ou la table.
meanwhile = Un instant…
switch-alone = Jouer mes coups obligés à ma place
alone-told = Désormais, un coup obligé se joue tout seul. Tu préfères le jouer ? C’est dans les Réglages, au menu.
alone-first = C’est ton seul coup possible. Plus tard, un tel coup se jouera tout seul.
alone-did = Il n’y avait rien d’autre à faire.
switch-notify = Notification à mon tour
your-turn-call = C’est à toi de jouer.
answer-call = La table attend ta réponse.
notify-denied = Ton navigateur ne permet pas les notifications ici ; ses réglages pour cette page le changent.
keys = Tab ou flèches : aller d’un choix à l’autre. Entrée : choisir. 1 à 9 : le premier, le deuxième… des choix possibles. Échap : annuler, ou revenir à la table. H : un conseil. U : reprendre. ? : ces touches. Appui long ou clic droit sur une pièce : ce que c’est.
keys-many = Il y a trop de choix pour les chiffres : les flèches vont de l’un à l’autre, Entrée choisit.
hint-steps = d’abord puis ensuite après enfin
score-sheet = Feuille de score
rail = Journal, règles et bavardage
rail-close = Retour à la partie
tab-log = Journal
log-none = Rien ne s’est encore passé.
tab-rules = Règles
tab-talk = Parler
tab-more = Réglages
say-something = Dire quelque chose
send = Dire
mute = Masquer
hear-again = Entendre de nouveau { $name }
volume = Volume des sons
switch-sound = Sons
switch-voice = Voix
switch-large = Grand texte
switch-calm = Moins de mouvement
switch-confirm = Confirmer mes coups
invite = Inviter
qr-code = Code QR du lien vers cette table
leave = Quitter la table
go-on = Continuer
close-sheet = Fermer
close-scene = Revoir la table
sheet-earlier = { $count ->
    [one] Montrer aussi la manche d’avant
   *[other] Montrer aussi les { $count } manches d’avant
  }
offline = La connexion est perdue ; on réessaie…
unsent = Ton coup n’est pas parti : la connexion est perdue.
gone = { $name } n’est plus là (page fermée ou connexion perdue).
answer-late = Trop tard : le temps pour répondre est passé.
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thanks = Merci
phrase-oops = Aïe…
phrase-thinking = Je réfléchis
phrase-hurry = À toi !
phrase-rematch = On rejoue ?
phrase-bye = À bientôt !
switch-company = Les programmes réagissent et commentent
emotes = Dire quelque chose d’un geste
remark-hello-beginner = Bonjour { $name } ! C’est ma première fois…
remark-hello-amateur = Bonjour { $name } !
remark-hello-skilled = Bonjour { $name }, belle partie à tous.
remark-hello-master = Bonjour { $name }.
remark-bye-beginner = Oh, déjà ? Salut { $name } !
remark-bye-amateur = Salut { $name } !
remark-bye-skilled = À bientôt, { $name }.
remark-bye-master = À la prochaine, { $name }.
remark-pleased-beginner-1 = Oh, j’ai réussi !
remark-pleased-beginner-2 = Youpi !
remark-pleased-amateur-1 = Pas mal, non ?
remark-pleased-amateur-2 = Ça, c’est pour moi.
remark-pleased-skilled-1 = Comme prévu.
remark-pleased-skilled-2 = Voilà qui m’arrange.
remark-pleased-master-1 = Hm.
remark-pleased-master-2 = Bien.
remark-caught-beginner-1 = Aïe aïe aïe…
remark-caught-beginner-2 = Oups, c’est pour moi ?
remark-caught-amateur-1 = Aïe.
remark-caught-amateur-2 = Ça, je l’ai senti passer.
remark-caught-skilled-1 = Je m’y attendais un peu.
remark-caught-skilled-2 = Bon. On continue.
remark-caught-master-1 = Soit.
remark-caught-master-2 = Noté.

## La feuille de score

round = Manche
round-over = Fin de la manche { $round }
sheet-total = Total
sheet-over = Fin de la partie
sheet-won = { $you ->
    [yes] { $count ->
        [0] Tu as gagné !
       *[other] Égalité : tu gagnes avec { $names } !
      }
   *[no] { $count ->
        [0] Fin de la partie
        [one] { $names } gagne
       *[other] Égalité : { $names }
      }
  }
taken-back-mark = des coups ont été repris
score-curve = Les scores au fil de la partie
rematch = Rejouer
look-back = Revoir la partie
step-back = Un pas en arrière
step-on = Un pas en avant
round-back = La manche précédente
round-on = La manche suivante
run = Lecture
run-stop = Pause
scrubber = Moment de la partie
seen-by = Vu par
seen-by-all = tout le monde
download-record = Télécharger l’enregistrement

## Un départ qui échoue

port-busy = Le port { $port } est pris par un autre programme : arrête-le, ou choisis un autre port avec --port.
cannot-listen = Tablée ne peut pas écouter à l’adresse { $host }, port { $port } : { $why }.
database-newer = Cette base a été préparée par une version plus récente de Tablée (schéma { $found } ; celle-ci connaît jusqu’à { $known }) : mets Tablée à jour, ou prends une autre base.
database-driver = Il manque le module « { $module } » pour cette base : installe tablee[postgres].
database-unreachable = La base ne répond pas : { $why }. Vérifie qu’elle tourne et que son adresse est juste.
database-unwritable = On ne peut pas écrire dans la base : { $why }. Vérifie qui a le droit d’y écrire et si le disque est plein.

## Refus

no-table = Cette table n’existe pas : vérifie le lien, ou ouvres-en une autre.
set-aside = Cette table ne peut pas être lue : elle est mise de côté. La maison en a pris note ; ouvres-en une autre en attendant.
paused = La maison reprend son souffle : rien n’est perdu, réessaie dans un instant.
no-record = Cette partie n’est pas gardée ici.
past-record-actions = Ses actions
past-version = Jouée selon la version { $version } des règles.
outdated = Cette partie a commencé sous d’anciennes règles et ne peut pas continuer. La table reste ouverte : commencez une autre partie.
no-page = Cette page n’existe pas.
wrong-method = Cette adresse n’accepte pas ce type de requête.
bad-request-plain = Cette demande n’a pas pu être lue.
bad-request = Le champ « { $field } » n’est pas valable : { $reason }.
our-mistake = C’est notre faute, pas la tienne. Rien n’a été perdu ; dis-nous ce numéro : { $number }.
who-are-you = On ne sait pas qui tu es : rejoins d’abord la table.
cross-site = Cette demande vient d’un autre site : elle est refusée.
no-length = Il manque la longueur de la demande.
too-large = C’est trop gros : { $most } ko au plus.
too-fast = Doucement ! Attends une seconde, puis réessaie.
too-many-tables = Tu as déjà { $most } tables en cours : finis une partie avant d’en ouvrir une autre.
hint-one-at-a-time = Un conseil à la fois : le précédent arrive.
record-too-long = Cet enregistrement est trop long : on garde ceux de { $most } coups au plus.
too-slow = Ta demande n’est pas arrivée à temps : réessaie.
too-many-streams = Trop de tables ouvertes à la fois : ferme une page, puis réessaie.
bad-name = Un nom a entre 1 et { $longest } caractères visibles.
no-match = Aucune partie n’est en cours ici.
stale = La table a changé entre-temps : ton coup te revient.
busy = Trop de choses à la fois à cette table : réessaie.
started-already = La partie a déjà commencé.
seats-empty = Il reste des places libres : invite quelqu’un ou assieds un programme.
table-full = Toutes les places sont prises : tu peux regarder.
seat-taken = Cette place est prise : choisis-en une autre.
not-seated = Tu n’as pas de place à cette table.
only-the-host = Seule la personne qui tient la table peut faire cela.
not-away = Cette personne est là : laisse-la jouer.
too-many-bots = Trop de programmes : il reste { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }.
too-many-people = Il y a plus { $seats ->
    [one] d’une personne
   *[other] de { $seats } personnes
  } à la table.
bad-pace = Cette allure n’existe pas ; il y a : { $known }.
bad-clock = Ce temps n’existe pas ; il y a (en secondes) : { $known }.
bad-phrase = Cette phrase n’existe pas ; il y a : { $known }.
bad-saying = Dis quelque chose, en { $longest } caractères au plus.
hint-not-now = Ce n’est pas à toi de jouer : pas de conseil maintenant.
hint-one-choice = Tu n’as qu’un choix.
hint-only = Tu n’as qu’un choix : « { $choice } ».
not-lasting = Cette réponse ne peut pas être donnée une fois pour toutes.
undo-not-now = Rien ne peut être repris maintenant.
undo-nothing = Tu n’as encore rien joué.
undo-others-acted = Quelqu’un a joué depuis : ton coup reste.
undo-turn-passed = Ton tour est passé : ton coup reste.
undo-something-shown = Ce coup a dévoilé une chose cachée ou fait intervenir le hasard : il reste.
undo-far = Ton dernier choix était dans la manche { $round }. Y revenir ? Tout ce qui a suivi, fin de manche comprise, sera rejoué.
undo-refuse = Rester ici
undo-agree = Revenir à ce choix

## La maison et sa tenue

preview-table = Une table de { $title } : assieds-toi, ou regarde.
preview-game = Une partie terminée de { $title }, à revoir.
device-title = Sur un autre appareil
device-about = Emmène ton nom, tes places et tes parties sur ton téléphone ou un autre ordinateur : rien à retenir, pas de mot de passe.
device-link = Montrer le lien et le code QR
device-count = { $count ->
    [one] Tu es connu sur { $count } appareil.
   *[other] Tu es connu sur { $count } appareils.
  }
device-only = N’en garder que celui-ci
passage-about = { $minutes ->
    [one] Ouvre ce lien sur l’autre appareil, ou photographie le code. Il sert une seule fois, pendant { $minutes } minute.
   *[other] Ouvre ce lien sur l’autre appareil, ou photographie le code. Il sert une seule fois, pendant { $minutes } minutes.
  }
passage-private = Ne le montre à personne : qui l’ouvre joue à ta place.
passage-spent = Ce lien a déjà servi, ou il est trop ancien : demandes-en un autre sur l’appareil où tu joues.
arrival-title = C’est toi, { $name } ?
arrival-about = Ton nom, tes places et tes parties seront aussi sur cet appareil.
arrival-instead = Ici, on te connaît sous le nom de { $name } : ce que { $name } a joué restera à { $name }, et tu ne pourras plus y revenir.
arrival-go = Oui, je suis { $name }

kept-title = Ce qui est gardé ici
kept-intro = Tablée garde ce qu’il faut pour jouer, et rien d’autre. Il n’y a pas de publicité, personne n’est compté ni suivi, et rien n’est transmis sans que tu le demandes.
kept-name = Ton nom et le jour de ton arrivée
kept-name-why = Pour que les autres sachent qui est assis là. N’importe quel nom convient, et tu peux en changer à tout moment.
kept-secret = Un cookie avec un secret
kept-secret-why = C’est la clé de tes places : grâce à lui, ta place est de nouveau à toi quand tu reviens. Nous n’en gardons qu’une empreinte, une par appareil relié. Il dure un an, à compter de ta dernière visite.
kept-table = Ce qui s’est passé à tes tables
kept-table-why = Une partie est la liste de ce qu’on y a fait : ainsi aucun coup n’est perdu, et toute partie peut être revue.
kept-record = Les enregistrements des parties terminées
kept-record-why = Avec le nom de ceux qui ont joué. Ceux des tables publiques sont montrés à tous ; les autres ne se trouvent que par leur lien.
kept-talk = Ce que tu dis à une table
kept-talk-why = Pour que ceux qui arrivent plus tard puissent suivre. Seuls ceux qui ont le lien de la table le voient.
kept-report = Ce que tu signales
kept-report-why = Pour que l’hôte de cette maison puisse s’en occuper. Personne d’autre ne le lit.
kept-push = L’adresse de ton navigateur chez son service de messages, si tu veux être prévenu
kept-push-why = Pour te dire que c’est à toi quand la page est fermée. Le message passe chiffré par le service de ton navigateur et ne dit que la table. Un clic à la table l’efface.
kept-choices = Des cookies pour la langue, le thème, la taille, les sons et les personnes que tu fais taire
kept-choices-why = Pour que la page soit comme tu la veux. Ils ne disent rien de toi.
kept-address = Ton adresse sur le réseau : pas gardée
kept-address-why = Elle sert un instant, pour que personne ne demande plus que sa part, et n’est dans aucun journal ni aucune base à nous, sauf si l’hôte a dû l’exclure.
kept-how-long = Combien de temps : jusqu’à ce que tu le fasses effacer, ou que l’hôte range ce qui est ancien.
kept-yours = { $name }, ce qui est à toi
kept-take-along = Tout emporter (JSON)
kept-forget-about = Tu peux tout faire effacer : ton nom, ta clé et ce que tu as dit. Les parties que tu as jouées restent sans ton nom ; aux tables en cours, un programme continue.
kept-forget-sure = Oui, pour de bon : c’est définitif.
kept-forget = Effacer tout ce qui me concerne
kept-nobody = Nous ne savons encore rien de toi.
kept-reports = Ce que tu as signalé
report-something = Signaler un nom ou un propos
report-about = L’hôte de cette maison le lit. La personne que tu signales ne sait pas qui l’a fait. Tu peux aussi faire taire quelqu’un tout de suite : × à côté de ce qu’il a dit.
report-a-name = Un nom
report-a-saying = Quelque chose qui a été dit
report-why = Qu’est-ce qui ne va pas ? (si tu veux)
report-send = Signaler
report-thanks = Merci : l’hôte de cette maison le lira.
report-waits = L’hôte n’a pas encore répondu.
report-answered = L’hôte s’en est occupé.
report-kind-name = nom
report-kind-saying = propos
notice-title = Mentions légales
keeper-title = L’hôte de la maison
keeper-door = Ce lien s’ouvre une seule fois. Entre pour voir ce qui se passe.
keeper-enter = Entrer
keeper-reports = Signalements
keeper-no-reports = Rien n’est signalé.
keeper-processes = Processus
keeper-no-processes = Aucun processus n’a donné signe de vie depuis une minute.
keeper-process = Tables en mémoire : { $tables }, en cours : { $playing }, personnes : { $people }, spectateurs : { $watchers }, réflexions en attente : { $queue }
keeper-totals = Joueurs connus : { $players }, parties terminées : { $finished }
keeper-tables = Tables du dernier jour
keeper-people = Personnes du dernier jour
keeper-barred = Exclus
keeper-remove-table = Enlever la table
keeper-remove-game = Enlever la partie
keeper-remove-saying = Enlever le propos
keeper-rename = Renommer
keeper-bar = Exclure
keeper-unbar = Laisser revenir
keeper-days = jours
keeper-answer = Répondre et clore
keeper-game = Lien ou identifiant d’une partie terminée
keeper-address = Adresse, réseau ou identifiant d’un joueur
keeper-announce = Annoncer une fermeture
keeper-minutes = Dans combien de minutes ? (rien pour l’annuler)
keeper-words = Avec tes mots
keeper-notice = Qui est responsable de cette maison, et comment le joindre. Montré à tous ; une ligne vide commence un paragraphe.
keeper-keep = Garder
closing-soon = La maison ferme dans environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }. Rien n’est perdu : les parties continuent à la réouverture. { $words }
barred = L’hôte de cette maison ne te laisse plus faire cela.
keepers-only = Seul l’hôte entre ici, par le lien que donne « tablee house link ».
keeper-link-spent = Ce lien a déjà servi, ou il est trop ancien : « tablee house link » en donne un autre.
no-saying = Il n’y a pas de tel propos à cette table.
no-player = Personne ici n’a cet identifiant.
no-bar = Personne de cet identifiant ou de cette adresse n’est exclu.
no-report = Il n’y a pas de tel signalement.
report-nobody = Personne n’est assis à cette place.
report-what = Choisis ce que tu veux signaler.
forget-sure = Dis d’abord que tu le veux vraiment : rien n’a été effacé.
notice-too-long = Le texte est trop long : { $most } caractères au plus.

## Leçons et retour sur la partie

never-played = Jamais joué ?
two-minutes = Deux minutes pour apprendre
two-minutes-about = { $first } petites leçons suffisent pour jouer ; les autres viennent quand tu veux.
play-at-once = Jouer sans leçon
play-with = Jouer tout de suite, c’est à { $seats } : toi et { $seats ->
    [2] un programme
   *[other] { $programs } programmes
  }.
play-other = Pour un autre nombre :
rule-link = règle { $clause }
name-by-chance = À table, tu portes un prénom donné au hasard. Pour le changer :
lessons-done = Leçons : { $done } sur { $total }
lesson-number = Leçon { $number } sur { $total }
lesson-steps = Les leçons
lesson-start = Pour commencer
lesson-further = Ensuite, quand tu veux
lesson-step-done = faite
lesson-next = Leçon suivante
lesson-again = Recommencer
lesson-skip = Quitter
lesson-other = C’est permis, mais ce n’est pas ce que cette leçon demande.
lesson-lost = Cette leçon a repris du début : essaie encore.
no-lessons-yet = { $title } n’a pas encore de leçons.
no-such-lesson = { $title } n’a pas cette leçon.
lesson-keys = Tab ou flèches : aller d’un choix à l’autre. Entrée : choisir. 1 à 9 : le premier, le deuxième… Échap : annuler. ? : ces touches.
lesson-offline = Pas de réponse : vérifie la connexion, puis essaie encore.
course-title = Les chances de gagner
course-about = Les chances de chaque personne, telles qu’elle pouvait les connaître à ce moment. Touche la courbe pour y aller.
course-growing = Un programme très fort regarde la partie : { $percent } %
course-legend = De gauche à droite la partie, de bas en haut les chances de gagner (le trait du milieu : 50 %). Rond : une erreur ; losange : un tournant.
course-impossible = Cette partie est trop longue, ou d’anciennes règles : elle n’est pas analysée.
course-decisions = Les choix
course-no-slips = Aucune erreur certaine.
course-accounts = D’où vient le résultat
course-luck = Chance et choix, qu’est-ce que c’est ?
course-accounts-about = Chaque carte et chaque choix change les chances de gagner ; ici, tout est additionné pour chacun (100 points : une victoire), à droite du trait ce qui l’a aidé, à gauche ce qui lui a coûté. La chance, ce sont les cartes, les siennes et celles que les autres se trouvaient tenir ; le reste, quelqu’un l’a choisi.
course-moment = Coup { $step }
course-moment-round = Manche { $round }, coup { $step }
part-cards = ses cartes (chance)
part-held = cartes des autres (chance)
part-choices = ses choix
part-others = choix des autres
slip-very-bad = grosse erreur
slip-bad = erreur
slip-doubtful = petite erreur
slip-told = { $name }, { $word } (−{ $cost } %) : { $action }. Mieux : { $best }.
slip-told-elsewhere = { $name }, { $word } (−{ $cost } %) : { $action }. Mieux : ailleurs, la table le montre.
summary-told = { $mattered ->
    [one] { $mattered } choix sur { $decisions } comptait
   *[other] { $mattered } choix sur { $decisions } comptaient
  } ; { $slips ->
    [0] aucune erreur certaine
    [one] { $slips } erreur certaine
   *[other] { $slips } erreurs certaines
  }.
summary-nothing = { $decisions ->
    [0] Rien à décider.
    [one] Peu à décider : un seul choix, et il ne changeait presque rien.
   *[other] Peu à décider : { $decisions } choix, dont aucun ne changeait grand-chose aux chances de gagner.
  }
analysis-busy = Trop de parties attendent d’être analysées : réessaie dans un moment.

## Entre amis

hints = Conseils
hints-usual = quand une seule personne joue
hints-off = Pas de conseils à cette table : qui la tient peut le changer entre deux parties.
voices = Les spectateurs peuvent parler
voices-allowed = Les spectateurs peuvent parler
voices-named = Les spectateurs peuvent parler : dis d’abord ton nom.
voices-off = Tu regardes : à cette table, seuls ceux qui sont assis parlent.
who-may-come = Qui peut venir
for-all = tout le monde
for-friends = ceux qui ont le lien
this-table = Cette table
as-asked = ami ou programme
open-friends = Inviter des amis
open-alone = Jouer avec des programmes
get-up = Quitter ta place
is-host = tient la table
make-host = Confier la table
free-the-chair = Libérer la place
change-chair = Venir ici
be-ready = Je suis prêt·e
is-ready = prêt·e
not-ready = pas encore prêt·e
not-ready-after-all = Pas encore, attendez-moi
ready-anew = { $name } vient de changer les réglages : il faut de nouveau l’accord de tout le monde.
next-game = { $name } a choisi : { $title }.
next-set = { $name } a changé les réglages de la table.
next-lobby = La table attend la partie suivante.
next-begun = La partie suivante a commencé.
next-go = Y aller
ready-soon = La partie commence quand tout le monde est prêt, ou dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
ready-choosing = { $name } choisit d’autres réglages : la partie attend, { $minutes ->
    [one] { $minutes } minute au plus
   *[other] { $minutes } minutes au plus
  }.
ready-all = La partie commence quand tout le monde est prêt.
ready-waiting = { $count ->
    [0] La partie suivante arrive.
   *[other] Tu es prêt·e ; on attend { $names }.
  }
take-chair = Prendre la place { $name_of }
chair-promised = La place est à toi dès la prochaine manche.
back-to-the-table = Retour à la table
seats-resized = { $title } se joue de { $low } à { $high } : la table aura { $seats } places au lieu de { $old }.
settings-too-late = La partie a commencé entre-temps : rien n’a été changé. Ce que tu as choisi reste ici ; garde-le quand elle sera finie.
stop-game = Arrêter la partie
stop-really = Vraiment arrêter la partie ?
stop-really-alone = Elle finit ici, sans gagnant, et ne se reprend pas. La table reste : tu pourras rejouer.
stop-really-others = Les autres devront être d’accord. La partie finit alors ici, sans gagnant ; la table reste.
leave-really = Quitter la partie ?
leave-really-alone = Elle s’arrête là et t’attend : la page d’accueil t’y ramène quand tu veux.
leave-really-others = Un programme jouera pour toi jusqu’à ton retour ; ta place reste à toi. La page d’accueil t’y ramène.
leave-refuse = Rester
leave-agree = Quitter
stop-asked = { $count ->
    [one] { $names } propose d’arrêter la partie. D’accord ?
   *[other] { $names } proposent d’arrêter la partie. D’accord ?
  }
stop-waits = On attend l’accord des autres pour arrêter.
stop-agree = Oui, arrêter
stop-refuse = Non, continuer
stop-withdraw = Continuer
nobody-there = Personne n’est assis à cette place.
free-later = La partie est en cours : un programme peut jouer pour cette personne ; sa place se libère après.
unread = à lire
spectators = { $count ->
    [one] Regarde : { $names }.
   *[other] Regardent ({ $count }) : { $names }.
  }
spectators-unknown = { $count ->
    [one] quelqu’un
   *[other] { $count } personnes
  }
helped-hint = { $you ->
    [yes] Tu as demandé { $count ->
        [one] un conseil.
       *[other] { $count } conseils.
      }
   *[no] { $name } a demandé { $count ->
        [one] un conseil.
       *[other] { $count } conseils.
      }
  }
helped-program = { $you ->
    [yes] Un programme a joué pour toi.
   *[no] Un programme a joué pour { $name }.
  }
told-sits = { $name } s’assoit.
told-takes = { $name } prend la place { $other_of }.
told-claim = { $name } prendra la place { $other_of } à la prochaine manche.
told-rise = { $name } quitte la table.
told-freed = { $name } est loin de la table : sa place est libre.
told-lend = Un programme s’est mis à jouer pour { $name }.
told-back = { $name } est de retour.
told-undo = { $name } reprend son dernier coup.
undone = { $you ->
    [yes] Tu reprends ton dernier coup{ $round ->
        [0] .
       *[other]  : retour à la manche { $round }.
      }
   *[no] { $name } reprend son dernier coup{ $round ->
        [0] .
       *[other]  : retour à la manche { $round }.
      }
  }
told-move = { $name } change de place.
told-host = { $name } tient la table maintenant.
told-name = { $old } s’appelle maintenant { $name }.
told-ready = { $name } est prêt·e pour la prochaine partie.
told-stop = { $name } propose d’arrêter la partie.
told-go-on = { $name } veut continuer la partie.
told-end = La partie est arrêtée, d’un commun accord.
told-end-alone = La partie est arrêtée.
told-set = Les réglages de la table ont changé.
told-set-game = On change de jeu : { $title }, { $seats } places.
told-set-seats = Les réglages de la table ont changé : { $seats } places.
told-choosing = { $name } choisit d’autres réglages.

## Jouer la suite

seen-open = mains ouvertes
share-moment = Le lien de ce moment :
play-on = Et si… ? Jouer la suite d’ici
on-seat = À la place de
on-asked = qui doit jouer
on-cards = Les cartes
on-cards-lay = comme elles étaient
on-cards-anew = mélangées et redonnées, sauf celles que cette place voyait
on-level = Contre des programmes de niveau
on-go = Jouer la suite
on-over = La partie est finie à ce moment : recule d’un pas pour jouer la suite.
on-past-rules = Cette partie suit d’anciennes règles : elle se regarde, mais ne se joue plus.
on-no-seat = Il n’y a pas cette place à la table : il y en a { $seats }.
course-round = Manche { $round }
course-turns = Les tournants
course-no-turns = Aucun tournant net.
turn-told = { $told } { $name } passe de { $before } % à { $after } % de chances de gagner.
turn-done = { $name } : { $action }.

## L’entraîneur

switch-coach = M’avertir d’un choix faible (contre des programmes)
coach-alone = L’entraîneur ne parle que dans les parties où tu joues contre des programmes.
coach-made = Ton choix : { $choice } ({ $value } % de chances de gagner).
coach-better = Mieux : { $choice } ({ $value } %).
coach-better-why = Mieux : { $choice } ({ $value } %) : { $why }.
coach-ask = Reprendre ton choix ?
coach-asks = L’entraîneur te demande : reprendre ce choix, ou le garder ?
coach-back = Reprendre
coach-keep = Garder mon choix

## Une première partie

switch-gentle = Expliquer la première partie
news-fine = Compris
news-stop = Ne plus expliquer

## Les règles en bref

short-aim = Le but
short-turn = Ton tour
short-end = La fin

## Pour les curieux

findings = Pour les curieux
findings-made = { $games } parties à { $seats }, jouées par des programmes de niveau { $level }.
findings-long = Combien de coups ? En général { $median } (neuf parties sur dix : { $q05 } à { $q95 }).
findings-begin-helps = Commencer aide : { $percent } % de victoires.
findings-begin-hurts = Commencer n’aide pas : { $percent } % de victoires.
findings-begin-same = Commencer ou non, on ne voit pas de différence ({ $percent } % de victoires).
findings-places = Les victoires selon la place, à partir de la personne qui commence
findings-span = Victoires selon la place, à partir de la personne qui commence. Le trait noir dit ce que le hasard explique, la ligne rouge une part égale.
findings-rules = Quelles règles servent
findings-met = { $percent } % des parties, { $times } fois par partie
findings-how = Comment cela a été compté
findings-again = Pour refaire ces chiffres :

## Mon coin : résultats et progrès

my-results = Mes résultats
my-no-results = Tes parties finies à une table d’ici apparaîtront ici.
my-game = Jeu
my-against = Contre
my-played = Parties
my-won = Gagnées
my-percent = { $percent } %
against-people = des personnes
against-mixed = des programmes de plusieurs niveaux
my-over-time = Choix et chance au fil des parties
my-accuracy = Choix qui comptaient : 100 quand aucun n’a rien coûté, 0 quand tout ce qui s’y jouait est perdu
my-no-accuracy = Rien à dessiner encore : dans les parties analysées, aucun choix ne comptait vraiment.
my-curve-ends = À gauche, le plus ancien : { $first } ; à droite, le plus récent : { $last }. En bas { $low }, en haut { $high }.
my-luck = Chance, en points de victoire (au milieu : ni chance ni malchance)
my-not-weighed = Ouvre une de tes parties finies : une fois analysée, sa précision et sa chance se dessinent ici.
my-lessons = { $done } sur { $total }
my-kept = Emporter ou effacer tout ce qui est gardé de toi

## Puzzles

puzzles-title = Énigmes
puzzles-motto = Un coup à trouver
puzzles-daily = chaque jour
puzzles-about = Une position d’une vraie partie, un choix nettement meilleur que les autres : trouve-le. Chaque jour, une énigme par jeu, la même pour tout le monde.
puzzles-rating = Ta cote dit ton niveau : 1200 au départ, plus haute après une énigme trouvée du premier coup, plus basse après une manquée.
puzzle-daily = Énigme du jour
puzzle-daily-done = Énigme du jour : trouvée
puzzle-title = Énigme
puzzle-another = Une autre
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-task = Une partie à { $seats }, et c’est ton tour. Un seul choix est nettement le meilleur : lequel ?
puzzle-wrong = { $choice } : { $chance } % de chances de gagner. Un autre choix en donne { $best } % : essaie encore.
puzzle-right = Bien vu ! { $choice } : { $best } % de chances de gagner, { $second } % avec le deuxième choix.
puzzle-shown = Le meilleur choix : { $choice }, { $best } % de chances de gagner, { $second } % avec le deuxième.
puzzle-choice = { $choice } : { $chance } % de chances de gagner, { $best } % avec le meilleur choix.
puzzle-why = Pourquoi : { $why }.
puzzle-worths = Chances de gagner avec chaque choix
puzzle-mark-best = le meilleur
puzzle-mark-yours = essayé
puzzle-tap = Touche un choix : la table le montre.
puzzle-next = Énigme suivante
puzzle-give-up = Montre-moi
puzzle-give-up-about = L’énigme comptera comme non trouvée.
puzzle-streak = { $streak ->
    [0] Pas de série en cours : trouve l’énigme du jour d’un jeu.
    [1] Série : { $streak } jour
   *[other] Série : { $streak } jours de suite
}
puzzle-rating-same = Ta cote : { $rating }{ $streak ->
    [0] { "" }
    [1] {" "}· série : { $streak } jour
   *[other] {" "}· série : { $streak } jours
}
puzzle-rating-up = Ta cote : { $rating } (+{ $change }){ $streak ->
    [0] { "" }
    [1] {" "}· série : { $streak } jour
   *[other] {" "}· série : { $streak } jours
}
puzzle-rating-down = Ta cote : { $rating } (−{ $change }){ $streak ->
    [0] { "" }
    [1] {" "}· série : { $streak } jour
   *[other] {" "}· série : { $streak } jours
}
my-puzzles = { $done } sur { $total } · ta cote : { $rating }
my-rating = { $title } : ta cote au fil des énigmes
no-puzzles-yet = { $title } n’a pas encore d’énigmes.
no-such-puzzle = { $title } n’a pas cette énigme.
puzzle-lost = Ce choix n’est pas permis dans cette énigme : recharge la page et essaie encore.
kept-learning = Les leçons faites et les énigmes essayées
kept-learning-why = Pour reprendre où tu en étais, et pour ta série et ta cote. Toi seul les vois.
