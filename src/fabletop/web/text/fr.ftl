# Les pages, français.
skip = Vers la table
languages = Langue
tools = Cette table
credits = Crédits
not-affiliated = Fabletop n'est pas affilié aux éditeurs des jeux auxquels il joue.

# Page d'accueil
welcome = Une aventure ce soir ?
welcome-more = Choisissez un jeu, dites qui joue, et commencez. Aucun compte : chaque place a son propre lien secret.
games = Jeux
your-tables = Vos tables
your-turn = à vous de jouer
not-your-turn = les autres réfléchissent
finished = terminée
free-seats = Tables avec une place libre
sit-down = S'asseoir
who-plays = Qui joue ? (de { $least } à { $most })
seat-number = Place { $number }
name = Nom
you = Vous
play = Jouer
surprise = Surprenez-moi
options = Options de la table
more-options = D'autres options ({ $n })
rules = Règles
cards = Cartes
nobody = personne
here = quelqu'un sur cet écran
by-link = un ami, par lien
anybody = n'importe qui, depuis l'accueil
bot-random = robot : vagabond (joue au hasard)
bot-greedy = robot : aventurier (voit un coup d'avance)
bot-name = Robot { $number }
player-name = Joueur { $number }
no-table = Cette table n'existe pas.
no-seat = Ce lien n'ouvre aucune place ; demandez-en un autre.
wrong-number = Ce jeu ne se joue pas à ce nombre ; choisissez d'autres places.
unfit-choice = « { $choice } » demande « { $needed } ».
unfit-together = « { $choice } » ne va pas avec « { $other } » à { $seats } joueurs.
unfit-seats = « { $choice } » est pour { $n } joueurs, pas pour { $seats }.
veil = À l'écran maintenant : { $name }
unveil = Montrer ma table
seat-taken = Quelqu'un d'autre a pris cette place.

# Table
round = · Tour { $n }
board = Le plateau
around = Joueurs et chronique
heroes = Héros
chronicle = Chronique
your-decision = Votre décision
kind-bot = robot
kind-resigned = a abandonné
kind-free = place libre
lives = encore { $n } vies
battle = Combat
port = port
gate = Porte magique
strength = Force
willpower = Volonté
short-strength = F
short-willpower = V
deck-left = { $name } : { $n } cartes restantes
last-discarded = Dernière défausse : { $name }
die = Dé de { $whose } : { $n }
for-sale = En vente, { $place } :
health = Santé { $n } sur { $most }
magic = Magie { $n } sur { $most }
gold = { $n } Or
experience = { $n } Expérience
word-gold = Or
word-experience = Expérience
certificates = Certificats : { $n } sur 5
only-on-the-table = Choisissez sur la table.
or-on-the-table = Choisissez sur la table, ou :
on-the-table = { $n ->
    [one] Un choix est sur la table
   *[other] { $n } choix sont sur la table
}
undo = Annuler
redo = Rétablir
hint = Conseil
replay = Revoir
share = Partager
talk = Parler
settings = Réglages
close = Fermer
choose = Choisir
why-not = Pourquoi pas … ?
waiting = On attend { $names }.
over = La partie est finie.
closed = Tout le monde est parti ; la partie est abandonnée.
since = { $n ->
    [one] Depuis votre dernier tour : un événement
   *[other] Depuis votre dernier tour : { $n } événements
}
playing-back = Voici ce qui s'est passé …
skip-animation = Passer
lost = Pas de liaison avec la table ; nouvel essai.
nothing-here = Ceci ne fait pas partie de la question présente.
turn-notice = Fabletop : à vous de jouer.

# Feuilles
links-more = Qui ouvre le lien d'une place joue cette place, sur tout appareil : gardez le vôtre pour continuer ailleurs, et n'envoyez celui d'un ami qu'à une personne.
spectators = Pour regarder
copy = Copier
mute = taire
unmute = écouter
nothing-said = Rien n'a encore été dit.
your-words = Vos mots
send = Envoyer
speed = Ce que font les robots et les autres est montré
speed-instant = tout de suite
speed-normal = pas à pas
speed-slow = lentement
notify = M'avertir quand c'est à moi
notify-yes = Ce navigateur vous avertira.
notify-no = Ce navigateur ne le permet pas.
rename = Renommer
webhook = Adresse web à appeler quand c'est à cette place (Discord, Slack, la vôtre)
webhook-set = Une adresse est gardée ; une adresse vide la retire.
keep = Garder
bot-plays = Laisser un robot jouer cette place un moment
hand-over = Confier
take-back = Rejouer soi-même
resign = Abandonner
resign-more = Un robot continue ; vous ne pourrez pas revenir.
resign-sure = Abandonner pour de bon ? Un robot jouera cette place jusqu'à la fin.
leave = Quitter
leave-more = Ce navigateur oublie la place ; son lien l'ouvre toujours.
keys = Clavier
keys-more = Les chiffres choisissent ; b va au plateau, les flèches s'y promènent, Entrée choisit ; u annule, r rétablit, h conseille, ? règles, Échap passe ce qui est montré.
