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
several-found = Plusieurs portent ce nom :

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

# Prophecy
prophecy-letter-plains = P
prophecy-letter-forest = F
prophecy-letter-mountains = M
prophecy-letter-guild = G
prophecy-letter-village = V
prophecy-letter-city = C
prophecy-letter-enchanted-wilderness = D
prophecy-terrain-plains = plaine
prophecy-terrain-forest = forêt
prophecy-terrain-mountains = montagne
prophecy-terrain-guild = guilde
prophecy-terrain-village = village
prophecy-terrain-city = ville
prophecy-terrain-enchanted-wilderness = désert
prophecy-legend = { $port } port, { $gate } portail magique, F Force, V Volonté ; 20 touche à 1
prophecy-short-strength = F{ $n }
prophecy-short-willpower = V{ $n }
prophecy-short-per-health = F{ $n }×Santé
prophecy-long-per-health = Force { $n } fois votre Santé
prophecy-short-lives = ({ $n } vies)
prophecy-long-strength = Force { $n }
prophecy-long-willpower = Volonté { $n }
prophecy-long-lives = { $n } vies
prophecy-holds = avec { $things }
prophecy-sells = à vendre : { $things }
prophecy-certificates = Certificats { $n } sur 5 : { $things }
prophecy-kept = Gardé : { $things }
prophecy-battle = { $hero } contre { $foe }
prophecy-lives-left = { $n ->
    [one] { $n } vie restante
   *[other] { $n } vies restantes
}
prophecy-hero = { $who }, { $space } : Force { $strength }, Volonté { $willpower }, Santé { $health } sur { $most_health }, Magie { $magic } sur { $most_magic }, Or { $gold }, Expérience { $experience }.
prophecy-labelled = { $label } : { $value }
prophecy-team = équipe { $n }
prophecy-dove = colombe
prophecy-guilds = Guildes : { $things }
prophecy-legend-standard = { $hidden } carte cachée, { $dove } colombe : seul qui a un artefact y est attaqué
prophecy-short-both = F+V{ $n }
prophecy-long-both = Force et Volonté ensemble { $n }
prophecy-used = utilisé
prophecy-asleep = en sommeil
prophecy-lesson = { $name } ({ $n } Exp.)
prophecy-teaches = enseigne { $things }
prophecy-relics = artefact à prendre : { $things }
prophecy-hidden-card = Une carte cachée.
prophecy-artifacts = Artefacts { $n } sur { $needed } : { $things }
prophecy-battle-bonus = Ce tour-ci +{ $n } dans chaque combat
prophecy-lodging = En sécurité dans un lit de la taverne
prophecy-planes = Plans astraux (depuis) : { $met } ; { $beaten } vaincu
prophecy-met = petit gardien > grand gardien > artefact
prophecy-all-closed = Tous les plans astraux sont fermés.
prophecy-plane = { $name }, depuis les cases { $first } et { $second } :
prophecy-beaten = vaincu
prophecy-round = Manche { $n } : { $hero }
prophecy-turn = Tour { $n } de cette manche{ $more ->
    [0] .
    [one] , et encore un.
   *[other] , et encore { $more }.
}
prophecy-movements = { $n ->
    [one] Pied léger : encore un déplacement.
   *[other] Pied léger : { $n } déplacements.
}
prophecy-credit = Fausse monnaie : jusqu’à { $n } Or de moins au prochain paiement.
prophecy-stage-summoned = Le dernier artefact est pris : après cette manche, la fin commence.
prophecy-stage-final = Le combat final : qui perd un combat cède un artefact.
prophecy-stage-countdown = Compte à rebours de l’apocalypse : { $n ->
    [0] plus aucune carte Chance.
    [one] encore { $n } carte Chance.
   *[other] encore { $n } cartes Chance.
}
prophecy-stage-apocalypse = L’apocalypse : à chaque manche, chacun perd 1 Santé et 1 Magie.
prophecy-draft = Vos cartes de personnage :
prophecy-draft-watched = Les personnages sont en train d’être choisis.
prophecy-character = { $name } : Force { $strength }, Volonté { $willpower } ; { $first }, { $second }.
prophecy-gives = { $hero } donne : { $things }.
prophecy-nothing-yet = rien encore
prophecy-kind-strength = Combat de Force
prophecy-kind-wills = Combat de Volonté
prophecy-kind-both = Force et Volonté ensemble
prophecy-then = puis { $kind }
prophecy-dice = dés { $all } ({ $die } compte)
prophecy-uses = avec { $things }

# Prophecy : île, royaumes, et ce que les héros ont des extensions
prophecy-letter-island = Î
prophecy-terrain-island = île
prophecy-map-here = fragment de carte
prophecy-to-dig = à déterrer : { $things }
prophecy-treasure = { $name } ({ $n } fragments)
prophecy-dug-up = déterrés jusqu’ici : { $things }
prophecy-buried = { $n ->
    [one] 1 trésor face cachée
   *[other] { $n } trésors face cachée
}
prophecy-cache = caché ici : { $things }
prophecy-power-up = Tous leurs gardiens ont +{ $n } en Force et +{ $n } en Volonté.
prophecy-realm-water = Royaume des eaux
prophecy-realm-dragon = Royaume des dragons
prophecy-realm = { $realm } : portail ({ $guild }) près des cases { $first } et { $second }
prophecy-realm-hidden = { $realm } : personne ne sait encore où est son portail.
prophecy-realm-closed = { $realm } : son portail s’est fermé.
prophecy-prizes-left = { $name } : reste { $n }
prophecy-compass = Boussole, pour un dé : { $ways }.
prophecy-compass-north = { $faces } nord
prophecy-compass-east = { $faces } est
prophecy-compass-south = { $faces } sud
prophecy-compass-west = { $faces } ouest
prophecy-legend-realm = { $light } carte claire, { $dark } carte sombre, face cachée ; { $good } utile, { $bad } gênante, face visible
prophecy-back-positive = une carte claire, face cachée
prophecy-back-negative = une carte sombre, face cachée
prophecy-empty = vide
prophecy-copy = copie
prophecy-set-animal = contre les animaux
prophecy-set-humanoid = contre les humanoïdes
prophecy-set-undead = contre les morts-vivants
prophecy-set-demon = contre les démons
prophecy-set-edged = armes tranchantes
prophecy-set-crushing = armes contondantes
prophecy-set-long = armes longues
prophecy-set-dwarven = naine
prophecy-of-animal = animal
prophecy-of-undead = mort-vivant
prophecy-of-demon = démon
prophecy-weakened = (-{ $n })
prophecy-race = Race
prophecy-nowhere = un autre monde
prophecy-bubbles = Bulles { $n } sur { $most }
prophecy-maps = { $n ->
    [one] 1 fragment de carte
   *[other] { $n } fragments de carte
}
prophecy-fame = Renommée
prophecy-fame-of = Renommée { $n }
prophecy-victories = Victoires
prophecy-hoard = { $n } Or dans un trésor
prophecy-of-most = { $what } ({ $n } sur { $most })
prophecy-of-most-with-artifacts = { $what } ({ $n } sur { $most }, artefacts compris)
prophecy-prizes = Gagné dans les royaumes : { $things }
prophecy-kinds = Pas seulement humanoïde : { $things }
prophecy-grudges = +1 contre { $things }
prophecy-foretold = Prédit pour le prochain combat : votre dé { $own }, dé adverse { $foe }
prophecy-stuck = Retenu sur le sentier
prophecy-away = Sur le chemin des morts, de retour au prochain tour : { $space }
prophecy-time = La pioche Chance s’est épuisée { $n ->
    [0] 0 fois
    [one] une fois
   *[other] { $n } fois
}, il y reste { $cards } cartes ; la troisième fois, il est trop tard.
prophecy-storms = Plusieurs tempêtes font rage : bateaux et chevaux coûtent plus à tous.
prophecy-storm = Une tempête fait rage : bateaux et chevaux coûtent plus à tous, sauf : { $hero }.
prophecy-frozen = Le temps est figé : encore { $n ->
    [one] un tour
   *[other] { $n } tours
} sans carte Chance.
prophecy-met-treasure-hunters = petit gardien > grand gardien
prophecy-met-lord-of-the-sea = petit gardien
prophecy-draft-races-watched = On choisit les races.
prophecy-draft-races = Vos cartes Race :
prophecy-secret = ce que cache { $name }
prophecy-for-maps = pour un fragment de carte
prophecy-posing = { $foe } ({ $hero })
