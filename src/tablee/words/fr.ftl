## Erreurs

unknown-game = Aucun jeu ne s’appelle « { $name } ». Les jeux sont : { $known }.
unknown-option = { $title } n’a pas d’option « { $option } ». Ses options sont : { $known }.
unknown-term = { $title } n’a pas d’option « { $option } », et cet appel ne la prend pas non plus. Les options du jeu sont : { $known }. L’appel prend : { $terms }.
unknown-term-near = { $title } n’a pas d’option « { $option } », et cet appel ne la prend pas non plus : voulais-tu dire « { $near } » ? Les options du jeu sont : { $known }. L’appel prend : { $terms }.
bad-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
option-twice = L’option { $option } est donnée deux fois.
bad-seats = { $title } se joue de { $low } à { $high } joueurs, pas à { $seats }.
bad-names = Il faut un nom d’au plus { $longest } caractères pour chacun des { $seats } joueurs.
bad-seed-kind = Une graine est un texte, un entier ou des octets, pas { $seed }.
bad-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
bad-learner-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }, et "random" en tire une à chaque donne.
game-over = La partie est finie.
nothing-to-decide = La place { $seat } n’a rien à décider maintenant.
unknown-action = « { $action } » n’est pas une action de ce jeu ({ $title }).
not-yet = « { $action } » te revient : la table n’était pas prête. Réessaie dans un instant.
not-your-turn = Ce n’est pas ton tour ({ $clause }).
nothing-to-undo = Il n’y a rien à reprendre.
bad-step = Il n’y a pas de coup { $n } : ils vont de 0 à { $last }.

not-an-object = { $key } doit être un objet.
missing-key = Il manque à la position la clé « { $key } ».
unknown-key = La position a une clé inconnue, « { $key } ». Les clés sont : { $known }.
not-in-range = « { $key } » vaut { $given } ; il faut un entier de { $low } à { $high }.
not-one-of = « { $key } » vaut { $given } ; il faut une de ces valeurs : { $known }.
not-a-list = « { $key } » doit être une liste.
wrong-length = « { $key } » a { $given } éléments ; il en faut { $right }.
no-such-card = « { $key } » cite { $given }, qui n’est pas une carte de ce jeu.
too-many-of-card = « { $key } » : le jeu n’a pas autant de cartes { $given }.
bad-position = Un nombre de la position est trop grand.
bad-record = La fiche de la partie { $place } ne se peut pas : { $reason } Rien n’a changé.
not-a-record = Ce n’est pas une fiche de { $title }, comme l’est `batch.states[0]` : { $given }.
unreadable-record = Aucune table ne pourrait montrer cette fiche : un de ses nombres est hors limites.
unfit-key = « { $key } » vaut { $given }, mais le reste de la position veut { $right }.

at-line = Ligne { $line } : { $reason }
empty-record = Il n’y a aucune partie ici : donne le texte d’une partie, pas le nom d’un fichier.
not-json = Ce n’est pas une ligne de partie enregistrée (un objet JSON).
unknown-format = L’enregistrement annonce le format { $format } ; ce programme lit { $known }.
unknown-version = La partie suit la version { $version } des règles, que ce programme ne connaît plus ou pas encore : il joue la version { $known }. Elle ne peut être ni rejouée ni vérifiée ici.
past-rules = Cette partie { $title_of } suit la version { $version } des règles, qui ont changé depuis : on peut la revoir, mais les programmes ne jouent plus ainsi.
missing-option = L’en-tête ne donne pas l’option { $option }.
no-seed = L’en-tête n’a pas de graine : la partie est encore en cours.
bad-seed = La graine doit compter 64 chiffres hexadécimaux.
wrong-seed = La graine ne correspond pas à son empreinte.
bad-lots = Le sort d’un événement est fait de quatre mots de 32 bits (dans un enregistrement, 32 chiffres hexadécimaux), et non : { $value }.
wrong-number = La décision porte le numéro { $n } ; on attendait { $expected }.
wrong-legal = Les actions permises indiquées ne sont pas celles des règles.
wrong-state = L’état n’est pas celui auquel mène cette partie.
wrong-result = Le résultat n’est pas celui auquel mène cette partie.
early-result = Il y a un résultat, mais la partie n’est pas finie.
after-the-end = Il y a une décision après le résultat.
bad-key = « { $key } » manque ou n’est pas { $kind ->
    [str] un texte
    [int] un nombre entier
    [list] une liste
   *[dict] un objet
  }.

needs-package = Il faut ici { $package } : installe-le avec pip install "tablee[{ $extra }]".
unknown-reset-option = `reset` ne connaît pas l’option « { $name } » ; elle connaît : { $known }.
no-perfect-recall = Une observation contient ce qui se voit maintenant, pas tout ce qui s’est vu : elle n’a pas de mémoire parfaite. Le texte de l’état d’information en a une ; pour apprendre, tablee.envs.history garde les dernières actions en nombres.
bad-actions = Les actions doivent être des nombres entiers dans un tableau de { $games }, un par partie.
bad-rows = Un réseau de { $title } prend des lignes de { $size } nombres et des masques de { $actions } drapeaux, autant de l’un que de l’autre ; il a reçu { $rows } et { $masks }.
row-not-finite = La ligne { $row } n’est pas faite que de nombres, comme l’est ce qu’une place observe.
row-without-choice = Le masque de la ligne { $row } ne permet rien : laisse de côté les parties finies.
row-of-no-table = La ligne { $row } n’est pas ce qu’une place observe : sa partie « table » doit avoir un 1 pour chacune des { $low } à { $high } places.
no-gpu = Il n’y a pas ici de carte graphique utilisable par CUDA. Sans `device="cuda"`, le processeur fait le travail.
not-interpreted-on-gpu = Des règles interprétées ne tournent pas sur une carte graphique : prends `compiled=True`, ou le processeur.
no-numba-cuda = La carte graphique demande numba-cuda. Installe-le : pip install "tablee[gpu]"
illegal-in-batch = « { $action } » n’est pas permis dans la partie { $place } du lot, où la place { $seat } décide. Rien n’a changé.
no-such-code = { $code } n’est pas une action (partie { $place } du lot) : les codes vont de 0 à { $last }. Rien n’a changé.
bad-viewers = Donne une place pour toutes les parties, ou un tableau de { $games }, une par partie.
bad-marks = Les parties concernées se marquent dans un tableau de { $games } drapeaux, un par partie.
bad-positions = Donne une position pour les { $places } parties, ou une pour chacune, pas { $given }.
bad-positions-kind = Donne une position ou une liste de positions, des états dans la notation du jeu ou des parties, pas { $kind } : { $given }. Les fiches d’un lot se mettent en place par `batch.load(saved)`, ou se lisent par `game.state_of(batch.states[0])`.
bad-load = Une seule partie gardée peut remplir toutes les places ; sinon il en faut { $places }, et { $given } ont été gardées.
bad-saved-index = { $which } ne désigne rien parmi les parties gardées ({ $games }) : prends un numéro, une tranche ou une liste de numéros.
another-game = Ces parties sont d’un autre genre : { $given } au lieu de { $own }.
not-followed = Aucune partie n’est encore suivie : appelle d’abord `follow`, et ce qui arrive sera noté.
history-behind = { $games } parties ont avancé sans être vues (la première à la place { $place }) : joue par `history.step`, et appelle `forget` après `reset`, `load` et leurs semblables.
seed-for-some = Une graine vaut pour toutes les parties : pour n’en redistribuer que quelques-unes, n’en donne pas.
arrays-overlap = Les tableaux « { $one } » et « { $other } » partagent leur mémoire. Donne à chacun la sienne.
bots-of-many-tables = À beaucoup de tables à la fois, les autres sont joués par l’un de : { $known }, ou par une politique qu’on appelle avec des lignes d’observations et de masques, pas par « { $name } ». `gymnasium.make` accepte tous les programmes.
self-at-one-table = À une seule table, tu ne joues pas les autres places : avec tablee.envs.pettingzoo tu les joues toutes, et gymnasium.make_vec connaît bots="self".
unknown-array = Il n’y a pas de tableau « { $name } ». Les tableaux sont : { $known }.
bad-array = Le tableau « { $name } » doit être modifiable, en ordre C, de forme { $shape } et de type { $kind }.

unknown-bot = Aucun programme ne s’appelle « { $name } ». Les programmes sont : { $known }.
bot-crashes = { $bot } s’est arrêté ({ $reason }) : la règle simple joue à sa place.
bot-stalls = { $bot } n’a pas répondu en { $seconds } s : la règle simple joue à sa place.
bot-nonsense = { $bot } a répondu « { $answer } », qui n’est pas permis : la règle simple joue à sa place.
bot-wrong = { $bot } a répondu ce qui ne peut être joué ({ $why }) : la règle simple joue à sa place.
answer-shape = { $given } au lieu de { $rows } × { $actions } probabilités ou de { $rows } nombres entiers
answer-code = le code { $code } de la ligne { $row } n’y est pas permis
answer-not-finite = la ligne { $row } n’est pas faite que de nombres
answer-negative = la ligne { $row } a une probabilité négative
answer-nothing-legal = la ligne { $row } ne donne rien à aucune action permise
fault-crashes = { $bot } s’est arrêté ({ $reason }).
fault-stalls = { $bot } n’a pas répondu en { $seconds } s.
fault-nonsense = { $bot } a répondu « { $answer } », qui n’est pas permis.
fault-wrong = { $bot } a répondu ce qui ne peut être joué : { $why }.
no-such-class = Il n’y a pas de programme « { $name } » : un programme à toi se nomme module:Classe, et Python doit trouver son module, au besoin dans { $folder }.
no-class-in-module = Le module { $module } n’a pas de { $name } : un programme à soi se nomme module:Classe.
class-fails = Le programme « { $name } » ne peut être créé : { $reason }
class-late = Le programme « { $name } » n’a pas été chargé en { $seconds } s.
policy-of-another-game = Ce réseau joue à { $other }, et le jeu est { $title }.
faults-told = { $bot } a failli dans { $faults } décisions sur { $moves }. La règle simple y a joué à sa place : ce qu’il a gagné n’est pas tout à lui.
no-bot = { $name } n’est pas un programme : il lui faut une méthode `choose(look, legal, clock)` ou `act(observation, mask, clock)`, ou qu’on puisse l’appeler avec des lignes d’observations et de masques.
no-main-guard = Chaque processus lancé par ce script le relirait depuis le début. Mets ce qu’il fait sous : if __name__ == "__main__":
two-bots = Un concours oppose au moins deux programmes de noms différents, dans une liste ou un dictionnaire, et non : { $value }.
sprt-two = Le test séquentiel départage deux programmes, pas { $given }.
no-workers = Les programmes ne peuvent pas être envoyés à d’autres processus ({ $reason }) : prends workers=1, ou des classes qu’on peut importer.

bots-at-table = Nomme un programme pour toutes les places, ou un pour chacune des { $seats }, pas { $given }.
varied-by-itself = L’option { $option } vaut déjà { $value } ; fais-la varier par une autre valeur.
no-ray = Ray n’est pas installé ici : installe-le avec pip install "tablee[ray]".
cluster-wants-token = La grappe Ray à « { $address } » n’accepte que ceux qui ont son jeton : donne RAY_AUTH_MODE=token, et RAY_AUTH_TOKEN si le jeton n’est pas dans ~/.ray/auth_token.
no-cluster = Aucune grappe Ray n’est joignable à « { $address } » ({ $reason }).

## Programmes

level-beginner = débutant
level-amateur = amateur
level-skilled = confirmé
level-master = maître
level-random = hasard
score-name = points

## Options

option-first = Qui commence ?
option-first-about = Le hasard, ou une place.
rules-tags = R : une règle de la feuille imprimée. D : une décision de notre part, là où la feuille se tait ou peut se lire de deux façons. Sans repère : une remarque de notre part.

## Crédits

credit = { $role } : { $name }
credit-author = Auteur
credit-art = Direction artistique
credit-design = Conception graphique
credit-proofreading = Relecture
credit-publisher = Éditeur
credit-online = Feuille mise en ligne par la ludothèque
credit-former = Ancien nom

## Ce qu’un jeu doit apporter

contract-no-file = Le fichier { $file } manque dans le dossier du jeu.
contract-no-module = Le module { $module } manque. { $what }
contract-import = Le module { $module } ne se charge pas : { $reason }
contract-no-name = Le module { $module } n’a pas { $name }.
contract-parameters = { $name } du module { $module } doit pouvoir être appelée ainsi : { $expected }.
contract-not-a-rule = { $name } du module { $module } doit porter @rule, pour être compilée.
contract-no-field = L’option { $option } n’a pas de champ dans l’enregistrement : ajoute { $option } à State.
contract-codes = rules.ACTIONS vaut { $codes }, mais notation.ACTIONS a { $texts } textes : il en faut autant.
contract-texts-alike = Deux actions s’écrivent « { $text } » : chacune doit avoir son texte.
contract-too-many-codes = Il y a { $codes } codes ; un lot sur carte graphique en porte { $most } au plus.
contract-record = Un enregistrement compte { $bytes } octets ; une carte graphique en porte { $most } au plus.
contract-no-part = LAYOUT doit avoir une partie « { $part } », avec une place pour chacun des { $size } joueurs.
contract-no-word = Il manque le message { $key } dans { $lang }.ftl.
contract-unread = La ligne { $line } de { $lang }.ftl est illisible : { $text }
contract-no-rules = { $lang }.ftl ne raconte pas les règles : il faut des messages heading-… et R1, R2 …
contract-fails = « { $what } » échoue : { $reason }
contract-lesson = La leçon « { $lesson } » ne dit pas ce que font les règles : { $reason }
contract-kept = { $title } a tout ce qu’il faut.
broken-game = Le jeu « { $name } » du paquet { $package } est laissé de côté : { $reason }

weights-none = Aucun poids ne vient avec { $title }. Apprends-en avec `tablee learn`, ou nomme un fichier de poids.
weights-unreadable = { $file } n’est pas un fichier de poids lisible.
weights-no-file = Il n’y a pas de fichier { $file }.
weights-of-another-game = Ces poids sont pour « { $other } », pas pour { $title }.
weights-of-other-rules = Ces poids ont été appris avec la version { $theirs } des règles de { $title } ; elles en sont à la version { $ours }. Apprends-les de nouveau.
weights-of-another-layout = Ces poids ne vont pas avec les observations, les actions ou le réseau de { $title } tels qu’ils sont. Apprends-les de nouveau.
