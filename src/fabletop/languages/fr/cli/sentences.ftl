# La ligne de commande, en français.

yes = o oui y yes
you = Joueur

# Mise en place
ask-seats = Combien de joueurs ({ $least } à { $most }) ? [{ $default }]
ask-people = Noms des personnes, séparés par des virgules ? [Vous]
ask-bots = Des robots occupent les autres places :
bot-easy = easy : prend ce qui paraît le mieux, et se trompe souvent
bot-normal = normal : prévoit un peu, et se trompe parfois
bot-hard = hard : prévoit mieux, et se trompe rarement
bot-expert = expert : prend son temps à chaque décision, sans étourderie
bot-random = random : fait n’importe quoi
bot-greedy = greedy : prend ce qui paraît le mieux
default-person = Vous
ask-mixture = Mélanges tout prêts ; pour d’autres, `fabletop games` dit ce que prend --set :
ask-setting = Lequel ? [{ $default }]
not-a-number = Tapez un nombre de { $least } à { $most }.
too-many-people = Il n’y a que { $seats } places.
started = { $game }, graine { $seed }. La même partie : { $command }
seated = { $hero } : { $name }.
loaded = { $file } : { $answers } réponses jusqu’ici.
notice = Remarque : { $notice }.

# À la table
pass-keyboard = Passez le clavier à { $name }.
curtain = La suite ne regarde que { $name }. { $name }, appuyez sur Entrée :
happened = Ce qui s’est passé
left-out = ({ $n } lignes antérieures sont omises.)
ask-answer = >
many-options = { $n } choix. Tapez / et des mots de celui que vous cherchez, par exemple : / { $example }
no-such-option = Aucun choix ne dit « { $text } ».
hint = Un nombre ; ? pourquoi pas, ? MOTS chercher, hint conseil, u annuler, s sauver, h aide, q quitter
no-such-number = Il n’y a pas de choix { $number } ; tapez un nombre de 1 à { $most }.
not-understood = « { $text } » n’est pas une commande ici. Tapez un nombre de 1 à { $most }, ou h pour l’aide.
undone = Repris.
redone = Refait.
no-undo = Rien ne peut être repris : depuis, un dé, une carte ou la réponse d’une autre place est intervenue.
no-redo = Il n’y a rien à refaire.
rules-failed = C’est notre faute, pas la vôtre : { $message }. La partie reste comme avant cette réponse.
bot-fault = { $name }, décision { $n } : { $kind ->
    [timeout] il a mis trop de temps
    [crash] il s’est arrêté
    [illegal] il n’a nommé aucune option
   *[garbage] sa réponse n’avait pas de sens
} ({ $message }). Une option a été tirée au sort.

hint-one-option = Il n’y a rien à choisir ici.
hint-thinking = Réflexion …
hint-option = { $label } : { $chance }, { $tries }
hint-expected = Suite attendue : { $line }.
hint-step = { $hero } : { $label }
thought = { $hero } pèse ses chances : { $options }.
thought-option = { $label }, { $chance } ({ $tries })
thought-chosen = { $label }, { $chance } ({ $tries }, choisi)
thought-between = {" ; "}
thoughts-on = Les robots pensent désormais tout haut. Cela trahit aussi leurs cartes cachées.
thoughts-off = Les robots gardent leurs pensées pour eux.
thoughts-not-understood = Tapez thoughts on ou thoughts off.
level-changed = À la place { $seat } joue désormais : { $bot }.
level-no-bots = Aucun robot n’est à cette table.
level-not-understood = Tapez level, le numéro de la place d’un robot et un robot, par exemple : level 2 hard. Places de robots : { $seats }. Robots : { $bots }.

why-not = Impossible en ce moment :
why-not-line = { $what } : { $why } ({ $rule }).
nothing-refused = Il n’y a rien d’autre à tenter ici.
no-card-in-option = Le choix { $number } ne nomme aucune carte : { $label }.
nothing-found = Rien ne s’appelle « { $text } ».
found-in-texts = Rien ne s’appelle « { $text } », mais ceci en parle :
found-more = { $n } de plus.
several-found = Plusieurs correspondent :

ask-overwrite = { $file } existe et n’est pas de cette partie. L’écraser (o/N) ?
saved = Sauvé : { $file }. Pour continuer : fabletop play --load { $file }
not-saved = Pas sauvé.
ask-save = La partie n’est pas sauvée. La sauver dans { $file } (o/N) ?
ask-save-log = Sauver le journal dans { $file } (o/N) ?
goodbye = Au revoir.

help =
    Tapez le numéro de ce que vous voulez faire. En outre :
    ?            ce qui est impossible en ce moment, pourquoi, et par quelle règle
    ? 3          la carte dont parle le choix 3
    { $card } une carte par son nom
    { $rule } le texte d’une règle
    { $word } seulement les choix qui le disent
    u, r         annuler, refaire (tant que rien n’est révélé)
    s [fichier]  sauver la partie
    l            toute la chronique
    b            le plateau
    hint         les trois meilleurs choix, selon le conseiller
    level 2 hard le robot de la place 2 joue désormais en hard
    thoughts on  les robots pensent tout haut, cartes cachées comprises (ou off)
    h            cette aide
    q            quitter

# La fin
over = La partie est terminée.
result-place = Place
result-seat = Qui
result-hero = Joue
result-score = Score
result-line = Place { $place } : { $name }, { $hero }, { $scored } { $score }.

# Revoir
moment = Moment { $n } sur { $most }
asked-next = { $prompt } (À { $hero } de décider.)
ask-replay = Entrée suivant, p précédent, g N aller à, e fin, b [graine] bifurquer, q quitter >
no-such-moment = Il y a les moments 0 à { $most }.
branched = Une partie qui continue depuis le moment { $n } : { $file }
filmed = Toute la partie en une page, pour n’importe quel navigateur : { $file }
replay-not-understood = « { $text } » n’est pas une commande ici : Entrée, p, g N, e, b [graine] ou q.
at-the-end = C’est le dernier moment.
at-the-start = C’est le premier moment.

# Outils
cards-found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cards-besides = D’autres qui contiennent les mots :
no-cards = Aucune carte ne correspond.
no-rules = Aucune règle ne correspond.
rules-in-group = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
fact = {"  "}{ $name } : { $value }
word-deck = paquet
word-provenance = provenance
word-sources = sources
word-rules = règles
word-note = note
word-source = source
word-players = { $least } à { $most } joueurs
word-clashes = pas avec { $setting } à { $n } joueurs
word-needs = seulement avec { $setting }
word-or = ou
word-several = jusqu'à { $n } de ceux-ci, séparés par { $sign } : { $choices }
word-seats = { $n } joueurs
word-default = par défaut
simulating = Simulation
soaking = Épreuve
simulate-title = { $game }, { $players } joueurs, { $bots }, graine { $seed }
simulate-games = parties
simulate-finished = terminées
simulate-decisions = décisions
simulate-speed = décisions par seconde
simulate-rounds = manches
simulate-per-game = décisions par partie
simulate-wins = victoires par place
simulate-wins-by-bot = victoires par robot
simulate-ties = égalités
simulate-ended = fins
simulate-seconds = secondes
spread = moyenne { $mean }, médiane { $median }, { $min } à { $max }
soak-endings = Fins de partie : { $endings }
soak-clean = { $games } parties, { $decisions } décisions : aucune infraction.
soak-broken = { $games } parties, { $decisions } décisions : { $broken } avec infractions.
soak-line = graine { $seed } ({ $seats } joueurs, { $options }) : { $violation }
soak-again = Encore : { $command }

# Une partie revue
annotating = Réflexion
annotated-seat = { $name } ({ $hero }) : { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}.
annotated-no-loss = Aucune décision n’a rien coûté que le conseiller ait pu voir.
annotated-moment = Moment { $moment } : { $question }
annotated-answered = Réponse : { $option }
annotated-best = Le conseiller : { $option }
annotated-loss = Perte : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de pourcentage
annotated-look = Pour le voir : { $command }
annotated-title = { $file }, revu après coup
