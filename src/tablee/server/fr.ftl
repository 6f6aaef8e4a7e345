## Toutes les pages

tagline = Cinq jeux de société à ouvrir jour et nuit, entre amis ou avec des programmes qui jouent bien.
skip = Aller au contenu
other-language = In English
theme = Jour ou nuit
to-the-shelf = L’étagère
tribute = Hommage non officiel : ces jeux appartiennent à leurs auteurs et éditeurs. S’ils te plaisent, achète-les et joues-y pour de vrai !
dream = Un collectionneur a mis en ligne les feuilles de règles de ses jeux et a rêvé qu’on puisse ouvrir ces jeux et s’en servir jour et nuit. Cette ludothèque suit son rêve.
trouble = Quelque chose ne va pas

## L’étagère

shelf-title = La ludothèque ouverte
your-name = Ton nom
name-given = on t’en donne un
keep-name = Garder ce nom
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
phase-open = on s’assoit
phase-playing = en cours
phase-over = finie
upload-record = Revoir un enregistrement
open-record = Ouvrir

## La boîte

how-many = Combien de places ?
who-plays = Qui joue ?
seat-you = Place 1 : toi
seat-number = Place { $number }
a-person = une personne
a-program = programme, { $level }
options = Règles de la maison
by-lot = au hasard
as-usual = comme d’habitude
flag-on = oui
flag-off = non
manners = La table
pace = Allure des programmes
pace-slow = posée
pace-usual = habituelle
pace-fast = vive
pace-instant = immédiate
clock = Temps par décision
clock-none = sans limite
clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
public-table = Table publique : tout le monde la voit et peut s’asseoir
open-table = Ouvrir la table
change-settings = Changer les réglages
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

lobby-title = On s’installe
invite-friends = Invite des amis avec ce lien :
copy-link = Copier le lien
link-copied = Lien copié : il n’y a plus qu’à l’envoyer.
lobby-wait = La partie commence quand toutes les places sont prises.
you = (toi)
free-chair = place libre
sit-here = S’asseoir ici
add-bot = Un programme…
send-away = Renvoyer
begin = Commencer

## La table

table-felt = La table
table-over = La partie est finie.
table-watching-all = Tu regardes : on attend une réponse.
table-watching = Tu regardes : c’est au tour { $name_of }.
table-waiting-all = On attend une réponse.
table-waiting = On attend { $name }.
clock-running = Le temps qu’il reste pour décider
seat-turn = c’est son tour
seat-away = loin de la table
closing-ring = Le temps qu’il reste pour répondre
confirm = Confirmer
cancel = Annuler
see-the-end = Voir la fin
lend = Faire jouer un programme pour { $name }
undo = Reprendre le dernier coup
hint = Un conseil
hint-pass = Laisser passer
hint-told = { $choice } : { $value } % de chances de gagner
hint-thinking = Le maître réfléchit…
choose-on = { $piece } : et ensuite ?
why-not-now = On attend une réponse : ce n’est pas encore à toi.
why-not-that = Ce n’est pas possible maintenant : choisis ce qui s’éclaire.
why-not-yours = Ce n’est pas à toi : on attend { $name }.
table-pace = Allure de la table
pace-step = pas à pas
next-beat = Suite
switch-alone = Jouer seul le seul coup possible
keys = Flèches : aller d’un choix à l’autre. Entrée : choisir. 1 à 9 : choisir par le rang. Échap : annuler. H : un conseil. U : reprendre. ? : ces touches.
score-sheet = Feuille de score
rail = Journal, règles et bavardage
tab-log = Journal
tab-rules = Règles
tab-talk = Parler
tab-more = Réglages
say-something = Dire quelque chose
send = Dire
mute = Masquer
switch-sound = Sons
switch-voice = Voix
switch-large = Grand texte
switch-confirm = Confirmer mes coups
invite = Inviter
qr-code = Code QR du lien vers cette table
leave = Quitter la table
go-on = Continuer
close-sheet = Fermer
offline = La connexion est perdue ; on réessaie…
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thanks = Merci
phrase-oops = Aïe…
phrase-thinking = Je réfléchis
phrase-hurry = À toi !
phrase-rematch = On rejoue ?
phrase-bye = À bientôt !

## La feuille de score

round = Manche
round-over = Fin de la manche { $round }
sheet-over = Fin de la partie
taken-back-mark = avec des coups repris
score-curve = Les scores au fil de la partie
rematch = Rejouer
look-back = Revoir la partie
step-back = Un pas en arrière
step-on = Un pas en avant
run = Lecture
scrubber = Moment de la partie
seen-by = Vu par
seen-by-all = tout le monde
share-link = Le lien de cette partie :
download-record = Télécharger l’enregistrement

## Refus

no-table = Cette table n’existe pas : vérifie le lien, ou ouvres-en une autre.
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
bad-name = Un nom a entre 1 et { $longest } caractères visibles.
no-match = Aucune partie n’est en cours ici.
stale = La table a changé entre-temps : ton coup te revient.
busy = Trop de choses à la fois à cette table : réessaie.
started-already = La partie a déjà commencé.
seats-empty = Il reste des places libres : invite quelqu’un ou assieds un programme.
table-full = Toutes les places sont prises : tu peux regarder.
seat-taken = Cette place est prise : choisis-en une autre.
not-seated = Tu n’as pas de place à cette table.
only-the-host = Seule la personne qui a ouvert la table peut faire cela.
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
not-lasting = Cette réponse ne peut pas être donnée une fois pour toutes.
undo-not-now = Rien ne peut être repris maintenant.
undo-nothing = Tu n’as encore rien joué.
undo-others-acted = Quelqu’un a joué depuis : ton coup reste.
undo-turn-passed = Ton tour est passé : ton coup reste.
undo-something-shown = Ce coup a dévoilé une chose cachée ou fait intervenir le hasard : il reste.
