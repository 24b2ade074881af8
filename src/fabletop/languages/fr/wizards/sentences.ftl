# Wizards, French. { $who } and { $other } are players, { $name } a card, a wizard or a place,
# { $place } a space, { $land } a land, { $kind } a type of points, { $n } a number. { $way } begins a
# label. Reasons follow a colon and precede the number of a rule. Names of players, places and cards
# follow no "de" and need no article.

game-title = Wizards
game-blurb = Quinzaine après Quinzaine, le Mal engloutit les îles. Trouvez un Mentor, accomplissez des Quêtes, apprenez des sorts et atteignez le cinquième rang de votre Ordre avant que tombe le Cercle sacré. Chacun pour soi ou tous ensemble ; de 2 à 6 joueurs, deux heures et plus.
game-aim = Soyez le premier à atteindre le cinquième rang de votre Ordre, toutes vos Quêtes obligatoires accomplies. Si le Cercle sacré tombe, tous perdent.
game-aim-together = Menez l'un de vous au cinquième rang, tous les autres étant au quatrième et sans Quête obligatoire. Si le Cercle sacré tombe, tous perdent.

setting-play = Partie : les uns contre les autres, ou tous ensemble contre le Mal.
setting-layout = Carte : comment les contrées se placent sur la mer.
setting-escape = Esquive du Transport : qui l'apprend au rang 4.
setting-taming = Apprivoisement du Dragon : qui l'apprend au rang 4.
setting-trap = Piège 5 : quand peut bouger un joueur qui s'en libère.
setting-hamdrel = Hamdrel : son don aux rangs 0 et 4 sur un dé de 1 ou 2.
setting-thwart = Déjouer le Mal : quelles Quêtes accomplies sauvent une contrée.
setting-demonday = Le quatorzième jour : qui y agit.
setting-winning = Victoire : comment on gagne la partie.
setting-druids = Druides de rang 3 : où ils vont depuis une Pierre.
setting-unicorn = Licorne : où elle porte son cavalier.
setting-demons = Démons : combien de marqueurs par case.
setting-encounters = Rencontres aléatoires : ce qui en permet une.
setting-circle = Le Cercle sacré : quand le Mal peut s'en emparer.
choice-play-competitive = Chacun pour soi : le premier au cinquième rang gagne
choice-play-cooperative = Ensemble : tous gagnent ou tous perdent, et le Mal va plus vite
choice-layout-laid = Placée par les joueurs, face cachée, puis retournée
choice-layout-random = Au hasard
choice-layout-sample-a = La première carte toute prête
choice-layout-sample-b = La seconde carte toute prête
choice-escape-sheet = Comme sur la feuille : Sorciers et Druides
choice-escape-wizards = Les Mages à la place des Druides
choice-taming-sheet = Comme sur la feuille : Mages et Druides
choice-taming-sorcerers = Les Sorciers à la place des Druides ; ils n'apprennent jamais l'Appel d'animal
choice-trap-next-turn = Au tour suivant, comme sur la feuille
choice-trap-at-once = Aussitôt, avec le dé qui l'a libéré
choice-hamdrel-unicorn = Une Licorne, comme sur la feuille
choice-hamdrel-nothing = Rien, comme sur la table imprimée
choice-hamdrel-wizard = Un Haut Mage vient à la chaumière, comme les auteurs l'ont proposé plus tard
choice-thwart-running = Trois par joueur, comptées sur toute la partie
choice-thwart-fortnight = Trois par joueur, comptées à neuf chaque Quinzaine
choice-thwart-ten = Dix en une Quinzaine, comme dans le jeu de base
choice-demonday-players = Les joueurs, puis le Mal
choice-demonday-evil = Le Mal seul, comme dans le jeu de base
choice-winning-fifth-rank = Par le cinquième rang
choice-winning-gems = Par six Gemmes sacrées apportées à Rüktal, comme dans le jeu de base
choice-druids-territory = Sur une case au hasard de la contrée qu'ils nomment, comme sur la feuille
choice-druids-random = Sur une case au hasard de toute la carte, comme sur une feuille plus récente
choice-unicorn-anywhere = Partout ; la Cime étoilée demande une permission
choice-unicorn-barred = Ni à la Cime étoilée, ni dans l'Antre du Dragon
choice-demons-one = Un seul
choice-demons-stacked = Autant qu'il en vient
choice-encounters-movement = Un dé de déplacement de 5 ou 6
choice-encounters-die = Un dé à part, qui doit donner 5 ou 6
choice-circle-sheet = Comme toute contrée magique, selon la feuille
choice-circle-last = En tout dernier : quand il ne reste à côté de lui que l'Antre du Dragon

# Who, what and where
player-0 = Cramoisi
player-1 = Azur
player-2 = Émeraude
player-3 = Ambre
player-4 = Violet
player-5 = Argent
points-knowledge = Savoir
points-perception = Perception
points-power = Pouvoir
order-wizards = Ordre des Mages
order-sorcerers = Ordre des Sorciers
order-druids = Ordre des Druides
order-none = pas encore d'Ordre
animal-horse = Cheval
animal-hound = Chien
animal-winged-horse = Cheval ailé
animal-unicorn = Licorne
spell-boat-summoning = Appel de barque
spell-swiftness = Célérité
spell-demon-dispelling = Bannissement des Démons
spell-animal-summoning = Appel d'animal
spell-escape-traps = Esquive des Pièges
spell-escape-traps-transport = Esquive des Pièges / du Transport
spell-dragon-taming = Apprivoisement du Dragon
spell-telepathy = Télépathie
spell-transport = Transport
terrain-plains = plaine
terrain-woods = bois
terrain-mountains = montagne
terrain-water = eau
trap-held = retenu jusqu'à sa délivrance
trap-turns = privé de tours
trap-stuck = bloqué jusqu'à un 5 ou un 6
place-land = { $land } { $n } ({ $terrain })
place-sea = la mer côté { $land } ({ $column }, { $row })
place-open-sea = colonne { $column }, rangée { $row }
place-dead = une contrée disparue
way-east = Est
way-north-east = Nord-est
way-north-west = Nord-ouest
way-west = Ouest
way-south-west = Sud-ouest
way-south-east = Sud-est
term-rank = rang
term-mandatory = obligatoire
term-optional = facultative
term-dazed = Hébété
term-bound = Envoûté
term-stunned = étourdi
term-lair-time = temps d'Antre
term-events = Événements
term-demons = Démons
term-dragon = Dragon
term-secret = Mage secret
term-dead = prise par le Mal
term-extra = tours supplémentaires

# Questions
ask-lay = Quelle contrée placez-vous, face cachée ?
ask-lay-first = Où sera le centre de la première contrée ?
ask-lay-near = Près de quelle contrée ?
ask-lay-centre = Où sera son centre ?
ask-lay-turn = Comment est-elle tournée ?
ask-turn = À vous de jouer. Comment vous déplacez-vous ?
ask-walk = Où allez-vous ? { $mount ->
    [0] { $sail ->
        [0] Déplacement restant : { $n }.
       *[other] Déplacement restant : { $n }, et { $sail } en barque.
    }
   *[other] Déplacement restant : { $n }, et { $mount } avec votre animal.
}
ask-trapped = Vous êtes dans un Piège.
ask-pay-for-help = Quels points donnez-vous pour de l'aide ? Elle coûte { $n }.
ask-escape = Un Transport va vous emporter : { $place }.
ask-trap = Vous voilà dans un Piège : { $n ->
    [1] il vous retient jusqu'à ce qu'on vous délivre
    [3] il vous coûte un dé de tours
    [4] il vous emporte dans l'Antre du Dragon
    [5] il vous retient jusqu'à ce que vous fassiez 5 ou 6
   *[6] il vous emporte sur une case au hasard
}.
ask-demons = Des Démons : { $place }.
ask-dragon = Le Dragon !
ask-gain = { $n ->
    [one] { $n } point à gagner. De quel type ?
   *[other] { $n } points à gagner. De quel type ?
}
ask-lose = { $n ->
    [one] { $n } point à perdre. De quel type ?
   *[other] { $n } points à perdre. De quel type ?
}
ask-markers = Un de vos marqueurs de Quête est ici ({ $name }). Que choisissez-vous ?
ask-marker = { $name } : un lieu de votre choix. Où ?
ask-marker-space = { $name } : sur quelle case ?
ask-name-wizard = { $name } : pour quel Haut Mage ?
ask-initiation = { $name } veut bien vous prendre pour élève.
ask-mentor = { $name }, votre Mentor, a du temps pour vous.
ask-stranger = { $name } est d'un autre Ordre.
ask-hamdrel = Vous êtes encore chez Hamdrel.
ask-random = Il n'y a personne ici. Cherchez-vous une rencontre ?
ask-friend = Un ami au bourg : choisissez-vous ce qui arrive ?
ask-offer = Vous êtes le Meneur. Que donnez-vous à { $other } ?
ask-accept = On vous propose une Quête au lieu de points : { $name }.
ask-exchange = Cédez-vous une Quête facultative ?
ask-call-boat = Quelle barque vient, et jusqu'où ? Vous l'appelez ici : { $place }.
ask-drift = La barque { $n } dérive. Jusqu'où ?
ask-territory = Sur une case au hasard de quelle contrée ?
ask-flight-fly = Où vous mène le Cheval ailé ?
ask-flight-ride = Où vous porte la Licorne ?
ask-flight-wish = Où souhaitez-vous être ?
ask-flight-space-fly = Sur quelle case ?
ask-flight-space-ride = Sur quelle case ?
ask-flight-space-wish = Sur quelle case ?
ask-follow = Un rouge-gorge veut vous mener chez Hamdrel.
ask-lead = Vous égarez { $other }. Vers où ?

# Options
do-lay = Placer : { $land }
do-near = Près de la { $n ->
    [1] première
   *[other] { $n }e
} contrée
do-centre = Centre : { $place }
do-turn = { $n ->
    [0] Comme imprimée
    [one] Tournée d'un sixième
   *[other] Tournée de { $n } sixièmes
}
do-roll = Lancer le dé
do-transport-random = Lancer Transport : sur une case au hasard
do-transport-territory = Lancer Transport : sur une case au hasard de la contrée que vous nommez
do-transport-circle-to-stone = Lancer Transport : à une Pierre au hasard
do-transport-any-to-stone = Lancer Transport : à une Pierre au hasard
do-transport-stone-to-random = Lancer Transport : sur une case au hasard, avec un tour supplémentaire
do-transport-stone-to-territory = Lancer Transport : sur une case au hasard de la contrée que vous nommez, avec un tour supplémentaire
do-transport = Lancer Transport
do-fly = Voler sur le Cheval ailé
do-ride = Monter la Licorne
do-wish = Utiliser : { $name }
do-telepathy = Lancer Télépathie : demander le prochain rang à votre Mentor
do-call = Appel à l'aide
do-wait = Attendre
do-step = { $way } : { $place }, coûte { $n }, reste { $left }
do-step-barred = { $way } : { $place }
do-board = { $way } : monter en barque, { $place }, coûte { $n }, reste { $left }
do-board-barred = { $way } : monter en barque, { $place }
do-sail = { $way } : naviguer, { $place }, coûte { $n }, reste { $left }
do-sail-barred = { $way } : naviguer, { $place }
do-swim = { $way } : nager, { $place }, coûte { $n }, reste { $left }
do-swim-barred = { $way } : nager, { $place }
do-swiftness = Lancer Célérité
do-boat = Lancer Appel de barque : { $place }
do-boat-spell = Lancer Appel de barque
do-whistle = Siffler une barque (Sifflet d'argent) : { $place }
do-stop = S'arrêter ici
do-come = La barque { $n } vient : { $place }
do-none = Aucune barque ne peut venir
do-go = Se laisser emporter
do-escape = Lancer Esquive
do-ring = Renoncer à l'Anneau du retour
do-submit = Laisser faire
do-face = Faire face sans magie
do-dispel = Lancer Bannissement des Démons
do-lantern = Renoncer à la Lanterne de l'aube : les Démons sont vaincus
do-tame = Lancer Apprivoisement du Dragon
do-gain = { $kind }
do-lose = { $kind }
do-tasks = La Quête
do-place = Le lieu
do-land = { $land }
do-waters = La mer côté { $land }
do-space = { $place }
do-wizard = { $name }
do-join = Devenir élève : rang 1 de l'Ordre
do-decline = Décliner
do-report = Rendre compte : { $name }
do-advance = Monter au prochain rang
do-task = Demander une Quête
do-switch = Passer à cet Ordre : rang 1, vos Quêtes obligatoires sont perdues
do-leave = Prendre congé
do-visit = Rester chez Hamdrel
do-rest = Se reposer
do-encounter = Chercher : une rencontre aléatoire
do-summon = Lancer Appel d'animal
do-result = Choisir { $n ->
    [1] 1 : vos objets magiques sont volés
    [2] 2 : perdre un dé de points
    [3] 3 : rester et rencontrer de nouveau les gens du commun
    [4] 4 : piocher une Quête
    [5] 5 : un tour supplémentaire
   *[6] 6 : un lit pour la nuit
}
do-points = Des points
do-offer = Proposer : { $name }
do-accept = Accepter
do-refuse = Refuser : plutôt des points
do-hand = Céder à { $who } : { $name }
do-done = Rien de plus
do-drift = { $place }
do-follow = Le suivre
do-stay = Rester
do-halt = S'arrêter ici
do-lead = { $way } : { $place }

# The chronicle
told-laid = { $who } place la contrée numéro { $n }, face cachée.
told-drew-land = Vous piochez : { $land }.
told-map = Les contrées sont retournées.
told-begins = { $who } commence ici : { $place }.
told-day = Jour { $n }, Quinzaine { $fortnight }.
told-turn = À { $who } de jouer.
told-extra-turn = { $who } joue un tour supplémentaire.
told-loses-turn = { $who } perd un tour.
told-rolls = { $who } fait { $n } pour se déplacer.
told-still-stuck = { $who } reste bloqué.
told-step = { $who } avance : { $place }.
told-board = { $who } monte en barque : { $place }.
told-sail = { $who } navigue : { $place }.
told-swim = { $who } nage : { $place }.
told-rides = { $who } change de lieu avec son animal : { $place }.
told-led = On mène { $who } ici : { $place }.
told-carried = Un Transport va emporter { $who } : { $place }.
told-lands = { $who } arrive : { $place }.
told-stays = { $who } esquive le Transport et reste.
told-must-stay = { $who } doit rester au cœur de l'Antre.
told-boat = Une barque vient : { $place }.
told-drifts = La barque { $boat } dérive de { $n }.
told-cast-works = { $who } lance un sort, { $spell }, et fait { $n } : il réussit.
told-cast-fails = { $who } lance un sort, { $spell }, et fait { $n } : il échoue.
told-uses = { $who } utilise une carte : { $name }.
told-gained = { $who } gagne { $n } de { $kind }.
told-lost = { $who } perd { $n } de { $kind }.
told-stolen = On vole à { $who } : { $name }.
told-animal-comes = Un animal rejoint { $who } : { $animal }.
told-animal-leaves = { $who } n'a plus d'animal ({ $animal }).
told-dove = Une Colombe apporte à { $who } un message de Hamdrel.
told-dazed = { $who } est Hébété.
told-bound = { $who } est Envoûté.
told-healed = { $who } est guéri.
told-stunned = { $n ->
    [one] { $who } est étourdi et perd { $n } tour.
   *[other] { $who } est étourdi et perd { $n } tours.
}
told-free = { $who } est libre du Piège.
told-trap = { $who } tombe dans un Piège : { $n ->
    [1] retenu jusqu'à sa délivrance
    [2] emporté au cœur de l'Antre du Dragon
    [3] retenu quelques tours
    [4] emporté dans l'Antre du Dragon
    [5] bloqué jusqu'à un 5 ou un 6
   *[6] emporté sur une case au hasard
}.
told-caught = { $n ->
    [0] { $who } est { $trap }.
    [one] { $who } est { $trap } : { $n } tour.
   *[other] { $who } est { $trap } : { $n } tours.
}
told-rescued = { $other } délivre { $who }.
told-task-mandatory = { $who } reçoit une Quête obligatoire : { $name }.
told-task-optional = { $who } reçoit une Quête facultative : { $name }.
told-no-task = Il n'y a pas de Quête pour { $who }.
told-impossible-task = Cette Quête n'est plus possible : { $name }. On en pioche une autre.
told-marker = { $name } : { $who } a un marqueur ici : { $place }.
told-named = { $name } : { $who } désigne { $wizard }.
told-part = { $who } accomplit une partie ({ $n } sur { $of }) : { $name }.
told-completed = { $who } accomplit une Quête : { $name }.
told-task-lost = { $who } perd une Quête : { $name }.
told-handed = { $who } cède une Quête à { $other } : { $name }.
told-offers = { $who } propose une Quête à { $other } : { $name }.
told-gift = Un don pour { $who } : le dé donne { $n }.
told-visits = { $who } est en visite : { $name }.
told-meets = { $who } rencontre { $name }.
told-joins = { $who } entre dans l'{ $order }.
told-advances = { $who } monte au rang { $n }.
told-contact = { $who } parle de loin avec { $name }.
told-cleared = { $who } est lavé de tout soupçon.
told-chart-hamdrel = Don de Hamdrel à { $who } : { $n }.
told-chart-hamdrel-others = Don de Hamdrel à { $who } : { $n }.
told-chart-high-hollow = Haut Creux, { $who } : { $n }.
told-chart-star-crest = Cime étoilée, { $who } : { $n }.
told-chart-abbey = Abbaye de Shrineheart, { $who } : { $n }.
told-chart-elves = Elfes, { $who } : { $n }.
told-chart-towns = Gens du commun, { $who } : { $n }.
told-nothing = Il n'arrive rien à { $who }.
told-extra = { $who } gagne { $n ->
    [one] un tour supplémentaire
   *[other] { $n } tours supplémentaires
}.
told-random-demons = Rencontre aléatoire pour { $who }, { $n } : des Démons.
told-random-trap = Rencontre aléatoire pour { $who }, { $n } : un Piège.
told-random-animal = Rencontre aléatoire pour { $who }, { $n } : un animal.
told-random-event = Rencontre aléatoire pour { $who }, { $n } : un Événement.
told-random-town = Rencontre aléatoire pour { $who }, { $n } : les gens du commun.
told-random-wizard-card = Rencontre aléatoire pour { $who }, { $n } : une carte Mage.
told-lurks = Y a-t-il une rencontre pour { $who } ? Le dé donne { $n }.
told-animal-roll = Quel animal vient à { $who } ? Le dé donne { $n }.
told-company = { $who } rencontre d'autres joueurs : { $n ->
    [1] on les attaque
    [2] ils sont dispersés
    [3] chacun pioche un Événement
    [4] on pioche des cartes Mage
    [5] le Meneur donne
   *[6] ils apprennent les uns des autres
}.
told-meets-bound = { $who } rencontre { $other }, Envoûté.
told-wizard-card = Une carte Mage : { $name }.
told-no-wizard = On ne trouve aucun Haut Mage.
told-not-at-ruktal = { $name } ne vient pas chez Rüktal.
told-produced = { $name } apparaît : { $place }.
told-secret = Un Mage secret apparaît : { $place }.
told-secret-is = C'est { $name }.
told-unmasked = Le Mage secret est { $name }.
told-mage-leaves = { $name } quitte la carte.
told-beneath = Dessous se trouvait : { $name }.
told-demons = Des Démons ici : { $place }.
told-meets-demons = { $who } rencontre des Démons.
told-demon-roll-stunned = Les Démons, { $n } : { $who } est étourdi.
told-demon-roll-steal = Les Démons, { $n } : { $who } perd ses objets magiques.
told-demon-roll-lose-fewest = Les Démons, { $n } : { $who } perd des points.
told-demon-roll-dazed = Les Démons, { $n } : { $who } devient Hébété.
told-demon-roll-transport = Les Démons, { $n } : { $who } est emporté dans l'Antre du Dragon.
told-demon-roll-beaten = Les Démons, { $n } : { $who } leur résiste.
told-beats-demons = { $who } vainc les Démons.
told-dragon = Le Dragon est ici : { $place }.
told-dragon-moves = Le Dragon avance de { $n }.
told-meets-dragon = { $who } rencontre le Dragon.
told-dragon-roll-bound = Le Dragon, { $n } : { $who } tombe sous son emprise.
told-dragon-roll-stunned = Le Dragon, { $n } : { $who } est étourdi.
told-dragon-roll-steal = Le Dragon, { $n } : { $who } perd ses objets magiques.
told-dragon-roll-lose-fewest = Le Dragon, { $n } : { $who } perd des points.
told-dragon-roll-transport = Le Dragon, { $n } : { $who } est traîné au cœur de son Antre.
told-dragon-roll-nothing = Le Dragon, { $n } : { $who } est épargné.
told-tamed = { $who } apprivoise le Dragon.
told-help = { $who } lance un Appel à l'aide : { $n }.
told-no-help = Personne ne répond à { $who }.
told-event = { $who } pioche un Événement : { $name }.
told-event-over = { $name } : c'est fini pour { $who }.
told-foresees = { $who } prévoit la chute d'une contrée : { $land }.
told-evil = Le Mal se lève à la fin de la Quinzaine { $n }.
told-saved = Des Quêtes accomplies sauvent une contrée.
told-thwarted = Le Mal est déjoué : aucune contrée n'est perdue.
told-dies = Une contrée meurt : { $land }.
told-all-lost = Le Cercle sacré est tombé. Tout est perdu.
told-gem = { $name } donne à { $who } une Gemme sacrée.
told-false-wizard = { $name } est le Faux Mage : { $who } perd toutes ses Gemmes.
told-wins = { $who } a gagné.

# Why not
why-dead = le Mal a pris cette contrée
why-left = vous en venez à ce tour, et devriez y rencontrer ce que vous avez quitté
why-bound = aucun joueur Envoûté ne peut y entrer
why-crest = il vous faut une permission pour entrer à la Cime étoilée
why-visited = finissez d'abord un tour ailleurs, et avant une troisième rencontre hors de cette contrée
why-movement = cela coûte { $n }, et il vous reste { $have }
why-cast = vous avez déjà tenté ce sort à ce tour
why-dazed = tant que vous êtes Hébété, seuls l'Appel de barque, le Transport et l'Esquive sont permis
why-no-magic = tant que vous êtes Envoûté, vous n'avez aucune magie
why-in-boat = pas depuis une barque
why-inland = vous n'êtes pas sur une côte
why-no-boat = il y a quelqu'un dans chaque barque
why-not-from-here = ce n'est pas possible depuis cette case
why-stuck = un Piège vous retient
why-wizard-on-map = un Haut Mage ou un Mage secret est sur la carte
why-not-ready = vous n'êtes pas prêt pour le prochain rang
why-has-animal = vous avez déjà un animal
why-advance-suspected = on vous soupçonne d'intention malveillante
why-advance-points = vos points ne suffisent pas encore
why-advance-mandatory = vous n'avez pas accompli toutes vos Quêtes obligatoires
why-advance-gems = on gagne cette partie par les Gemmes, non par le cinquième rang
why-advance-others-rank = quelqu'un a un rang inférieur au vôtre
why-advance-others-mandatory = quelqu'un a encore une Quête obligatoire
why-advance-others-points = quelqu'un n'a plus les points du quatrième rang

# Ce qu'un choix coûte et apporte à coup sûr, outre ce que dit son libellé
surely-label = { $what } ({ $changes })
surely-fatal = { $what } (fatal : vous serez Envoûté)
surely-knowledge = { $sign }{ $n } Savoir
surely-perception = { $sign }{ $n } Perception
surely-power = { $sign }{ $n } Pouvoir
