# Prophecy, français. Un message par ligne ; { $name } est une carte ou une case, { $n } un nombre.

# Questions
ask-move = { $hero } : déplacez-vous ou restez sur place.
ask-fight = { $hero } : une créature barre la route.
ask-kind = { $name } : quel combat choisissez-vous ?
ask-declare = { $name } : qu'utilisez-vous dans ce combat ?
ask-roll = { $name } : lancer les dés ?
ask-rolled = Les dés sont jetés. Changer le sort de l'un d'eux ?
ask-curse = Le trésor de la Momie est maudit. Le prenez-vous ?
ask-robbed = { $name } : il faut céder un de vos objets.
ask-space = { $hero } : profitez de ce lieu ou terminez votre tour.
ask-wind = { $hero } : Bon vent vous apporte de la Santé ou de la Magie.
ask-spiral = { $hero } : votre tour est fini.
ask-exchange = Qu'échangez-vous ?
ask-steal = Quel objet prenez-vous ?
ask-decay = Quel objet tombe en poussière ?
ask-destroy = Quelle créature retirez-vous ?
ask-wish = Quel objet rare souhaitez-vous ?
ask-golden-fish = Le Poisson doré exauce un vœu.
ask-cleansing-fire = Combien de Santé donnez-vous au feu ?
ask-master-wizard = Où le Maître sorcier vous envoie-t-il ?
ask-black-market = Qu'achetez-vous au Marché noir ?
ask-apothecary = Que vous rend l'apothicaire ?
ask-alchemist = Qu'échangez-vous avec l'Alchimiste ?
ask-hermit-gives = Vous possédez encore trop. Que jetez-vous ?
ask-hermit = Que vous enseigne l'Ermite ?
ask-collector = Quel objet vendez-vous au Collectionneur ?
ask-draft = Gardez un personnage ; l'autre va à votre voisin de gauche.
ask-pick = Quel personnage jouerez-vous ?
ask-banner = { $hero } : lever la Bannière de l'espoir avant votre manche ?
ask-open-training = Dans quelle guilde enseigne-t-on une nouvelle capacité ?
ask-dream = Votre rêve montre une carte d'un plan astral. Lequel ?
ask-attack = { $hero } : attaquer un autre personnage ici ?
ask-duel-kind = Comment attaquez-vous { $name } ?
ask-reply = { $name } vous attaque par la Force. Votre réponse ?
ask-announce = Vos annonces pour ce jet contre { $name }
ask-riddle = Le Sphinx propose des énigmes. En tenter une, ou combattre ?
ask-pray = Un dé pour vous ({ $name }). Prier pour lui ?
ask-keep-die = Quel dé gardez-vous ?
ask-drawn = Match nul avec { $name }. Continuer le combat ?
ask-mend = { $hero } : vous êtes blessé. Lancer les Arts de guérison ?
ask-shield = Vous avez perdu ce jet. Lancer le dé ({ $name }) ?
ask-new-character = { $hero } n'est plus. Prendre un nouveau personnage ?
ask-hoard = Choisissez un objet du trésor du dragon.
ask-ransom = { $name } vous a battu. Que donnez-vous ?
ask-plunder = Quel objet prenez-vous à { $name } ?
ask-thievery = Voler un objet à { $name } ?
ask-hand-over = { $name } vous a battu. Quel artefact remettez-vous ?
ask-limits = { $hero } : vous possédez trop. Que laissez-vous ?
ask-battlefield = Où aura lieu le combat final ?
ask-library-guild = Les livres de quelle guilde fouillez-vous ?
ask-library = Quelle capacité apprenez-vous ?
ask-compose = Composez votre offre à { $name }.
ask-consent = { $name } vous propose un échange.

# Choix
do-stay = Rester ici
do-walk = À pied : { $name }
do-ride = À cheval : { $name }
do-sail = En bateau : { $name }
do-voyage = En bateau : { $name }, retour compris
do-gate = Par la porte magique : { $name }
do-boots = Avec les Bottes de rôdeur : { $name }
do-carpet = Sur le Tapis volant : { $name }
do-teleport = Se téléporter : { $name }
do-work-city = Travailler ici
do-work-thieves-guild = Travailler ici
do-work-fortress = S'entraîner ici
do-work-nowhere = Travailler ici
do-drink = Boire : { $name }
do-read = Lire : { $name }
do-fight = Combattre : { $name }
do-decline = Laisser en paix : { $name }
do-give-way = Céder ({ $name }) : vous êtes chassé du royaume
do-by-strength = Combat de Force
do-by-strength-alive = Combat de Force, pour le prendre vivant
do-by-wills = Combat de Volonté
do-use = Utiliser : { $name }
do-ready = C'est prêt
do-throw = Lancer : { $name }
do-ignite = Enflammer : { $name }
do-pay = { $name } : payer { $n }
do-roll = Lancer les dés
do-accept = Accepter les dés
do-reroll-own = Relancer votre dé
do-reroll-foe = Relancer le dé de l'autre camp
do-keep = Prendre : { $name }
do-leave = Laisser sur place : { $name }
do-give = Donner : { $name }
do-health = Guérir jusqu'à 1 Santé
do-magic = Recharger jusqu'à 2 Magie
do-pass = Terminer votre tour
do-end = Terminer votre tour
do-gold-for-experience = { $n } Or contre { $n } Expérience
do-experience-for-gold = { $n } Expérience contre { $n } Or
do-take = Prendre : { $name }
do-destroy = Détruire : { $name }
do-remove = Retirer : { $name }
do-strength = Force
do-willpower = Volonté
do-rare = 1 objet rare
do-sacrifice = Donner { $n } Santé
do-buy = Acheter : { $name }
do-sell = Vendre : { $name }
do-offer = Vendre : { $name }
do-repair = Réparer : { $name }
do-heal = Guérir { $n } Santé
do-recharge = Recharger { $n } Magie
do-lodge = Loger à la taverne
do-certificate = Acheter le certificat
do-certificate-with = Acheter le certificat avec la Lettre
do-done = Rien de plus
do-willpower-for-strength = Changer de la Volonté en Force
do-strength-for-willpower = Changer de la Force en Volonté
do-return-gold = Céder de l'or : { $n }
do-discard = Jeter : { $name }
do-reach = { $name }
do-hold = Garder { $name }
do-play = Jouer { $name }
do-raise-banner = Lever la Bannière
do-no-banner = La laisser roulée
do-guild = { $name }
do-reveal = { $name }
do-plane = Attaquer : { $name }
do-royal-cape = Cape royale vers : { $name }
do-stamina = Endurance, marcher vers : { $name }
do-horsemanship = Pégase vers : { $name }
do-spirit-of-forest-trails = Pistes de la forêt vers : { $name }
do-spirit-of-mountain-paths = Chemins de montagne vers : { $name }
do-rune-of-homecoming = Rune du retour vers : { $name }
do-instead = { $name }, au lieu de vous déplacer
do-instead-with = { $name }, au lieu de vous déplacer : réparer { $on }
do-cast = Lancer { $name }
do-cast-with = Lancer { $name } sur : { $on }
do-cast-copied-with = Copier { $name } avec le Tome de magie, retourné à sa place
do-cheaper = { $what }, grâce à : { $name }
do-counterfeit = Payer en fausse monnaie : jusqu'à 3 Or de moins
do-attack = Attaquer : { $name }
do-peace = Rester en paix
do-stand = Accepter le combat de Force
do-withdraw = Se retirer sans combattre
do-riddle = Tenter une énigme
do-to-battle = Combattre
do-keep-die = Garder le { $n }
do-again = Combattre encore
do-part = En rester au match nul
do-endure = Endurer
do-try-shield = Lancer le dé du bouclier ; s'il tient, match nul, et il est endommagé
do-no-shield = Accepter la défaite
do-take-character = Tirer un nouveau personnage, qui a perdu 1 Santé et 2 Magie en route
do-leave-game = Quitter la partie pour de bon
do-reroll-own-with = Relancer votre dé n° { $n }
do-reroll-foe-with = Relancer le dé n° { $n } de l'autre camp
do-lose-health = Perdre de la Santé
do-offer-items = Offrir vos objets : le vainqueur en prend un
do-no-theft = Ne pas voler ; laisser le choix au perdant
do-forget = Oublier : { $name }
do-battlefield = { $name }
do-learn = Apprendre : { $name }
do-learn-with = Apprendre avec la Lettre : { $name }
do-meet = Affronter ceux qui sont là
do-claim = Prendre : { $name }
do-trade = Proposer un échange : { $name }
do-give-item = Vous donnez : { $name }
do-ask-item = Vous demandez : { $name }
do-give-gold = Vous donnez { $n } Or
do-ask-gold = Vous demandez { $n } Or
do-propose = Faire cette offre
do-cancel = Pas d'échange
do-agree = Accepter
do-refuse = Refuser
do-counter = Proposer autre chose
try-cast = Lancer un sort
try-sail = Prendre le bateau
try-gate = Porte magique
try-boots = Bottes de rôdeur
try-teleport = Parchemin de téléportation
try-carpet = Tapis volant

# Chronique
told-plays = { $hero } entre en jeu.
told-first-die = { $hero } lance le dé pour le premier tour : { $die }.
told-begins = { $hero } commence.
told-round = Manche { $n } : { $hero }.
told-extra-turn = { $hero } joue un autre tour.
told-chance = { $hero } pioche : { $name }.
told-laid = Nouvelle carte ({ $space }) : { $name }.
told-for-sale = En vente ({ $space }) : { $name }.
told-moved = { $hero } rejoint { $space } { $way ->
    [walk] à pied
    [ride] à cheval
    [sail] en bateau
    [gate] par une porte magique
    [boots] à grandes enjambées
    [carpet] par les airs
    [royal_cape] grâce à la Cape royale
    [bronze_steed] sur le Coursier de bronze
    [stamina] à marche forcée
    [horsemanship] sur un Pégase
    [spirit_of_forest_trails] par les pistes de la forêt
    [spirit_of_mountain_paths] par les chemins de montagne
    [rune_of_homecoming] par la Rune du retour
   *[teleport] par téléportation
}.
told-worked = { $hero } travaille : { $space }.
told-healed = { $hero } guérit { $n } Santé.
told-recharged = { $hero } recharge { $n } Magie.
told-lost-health = { $hero } perd { $n } Santé.
told-lost-magic = { $hero } perd { $n } Magie.
told-lost-gold = { $hero } perd { $n } Or.
told-lost-strength = { $hero } abandonne { $n } Force.
told-lost-willpower = { $hero } abandonne { $n } Volonté.
told-gained-gold = { $hero } gagne { $n } Or.
told-gained-experience = { $hero } gagne { $n } Expérience.
told-gained-strength = { $hero } gagne { $n } Force.
told-gained-willpower = { $hero } gagne { $n } Volonté.
told-found = { $hero } trouve : { $name }.
told-damaged = Objet endommagé : { $name }.
told-died = { $hero } meurt.
told-left-the-game = Pas de nouveau personnage après { $hero } : la place quitte la partie.
told-fights = Combat : { $hero } contre { $name }.
told-declined = { $hero } laisse en paix : { $name }.
told-starts-wills = { $hero } paie de la Magie pour un combat de Volonté.
told-starts-strength = { $hero } paie de la Magie pour un combat de Force.
told-uses = { $hero } utilise : { $name }.
told-throws = { $hero } lance : { $name }.
told-ignites = { $hero } enflamme : { $name }.
told-paid = { $hero } paie { $n } { $what ->
    [gold] Or
    [experience] Expérience
    [health] Santé
   *[magic] Magie
}.
told-pays = { $hero } paie { $n } : { $name }.
told-read = { $hero } lit : { $name }.
told-drank = { $hero } boit : { $name }.
told-rolled = { $hero } { $own } (dé { $own_die }) contre { $name } { $foe } (dé { $foe_die }).
told-shielded = { $name } (dé { $die }) : la défaite devient un match nul.
told-not-shielded = { $name } (dé { $die }) : aucune protection.
told-won = { $hero } gagne contre { $name }.
told-drew = { $hero } contre { $name } : match nul.
told-lost = { $hero } perd contre { $name }.
told-left = { $hero } laisse sur place : { $name }.
told-robbed = { $hero } cède un objet ({ $foe }) : { $name }.
told-treasure-die = { $hero } lance le dé pour le trésor : { $die }.
told-fortune-die = { $hero } tente sa chance : { $die }.
told-opportunity = { $hero } utilise : { $name }.
told-shown = Dévoilé : { $name }.
told-bought = { $hero } achète pour { $n } Or : { $name }.
told-sold = { $hero } vend pour { $n } Or : { $name }.
told-repaired = { $hero } fait réparer : { $name }.
told-lodged = { $hero } loge à la taverne.
told-certificate = { $hero } obtient le certificat : { $name }.
told-stole = { $hero } vole { $other } et prend : { $name }.
told-destroyed = { $hero } détruit un objet. { $other } perd : { $name }.
told-removed = { $hero } fait disparaître : { $name }.
told-threw-away = { $hero } jette : { $name }.
told-woke = Dans la ruine, { $hero } réveille : { $name }.
told-passed-on = Vous gardez { $kept } et passez { $name } à gauche.
told-received = De la droite arrive { $name }.
told-first-terrain = Le premier terrain garni : { $name }.
told-laid-face-down = Quelque chose se cache sous la carte : { $space }.
told-uncovered = Dévoilé ({ $space }) : { $name }.
told-taught = Enseigné ({ $space }) : { $name }.
told-withdrawn = N'est plus enseigné ({ $space }) : { $name }.
told-learned = { $hero } apprend : { $name }.
told-forgot = { $hero } oublie : { $name }.
told-over-the-limit = { $hero } rend { $n } { $what ->
    [gold] Or
   *[experience] Expérience
} : on n'en garde pas plus de 15.
told-cast = { $hero } lance { $name } ({ $n } Magie).
told-forged = { $hero } économise { $n } Or en fausse monnaie.
told-counterfeits = { $hero } prépare de la fausse monnaie.
told-decayed = Tombe en poussière ({ $hero }) : { $name }.
told-instead = { $hero } utilise { $name } au lieu de se déplacer.
told-prayed-dice = { $hero } prie : { $die } ou { $second }.
told-storms = { $hero } attaque : { $space }.
told-revealed = Révélé ({ $space }) : { $name }.
told-riddle-die = { $hero } tente une énigme et obtient { $die }.
told-withdrew = { $hero } se retire devant { $name }.
told-artifact = { $hero } prend un artefact : { $name }.
told-relic = Reste là où son porteur est mort ({ $space }) : { $name }.
told-burnt = Brûle ({ $hero }) : { $name }.
told-dissolved = Se dissout ({ $hero }) : { $name }.
told-tough = { $hero } résiste : la courte défaite est un match nul.
told-cheated-death = { $hero } s'accroche à la vie pour { $n } Magie.
told-fanatic = { $hero } continue le combat.
told-attacks = { $hero } attaque { $other }.
told-duel-drawn = { $hero } et { $other } se séparent sur un match nul.
told-beat = { $hero } bat { $other }.
told-offers-items = { $hero } offre tous ses objets.
told-took = { $hero } prend à { $other } : { $name }.
told-inherited = { $hero } prend l'Or et les objets que laisse { $other }.
told-crowned = { $hero } possède assez d'artefacts et reçoit la couronne.
told-eliminated = { $hero } est hors jeu.
told-all-taken = Le dernier artefact a quitté les plans astraux.
told-final-battle = Le combat final commence : { $space }.
told-countdown = La pioche Chance compte les jours avant l'apocalypse.
told-apocalypse = L'apocalypse est là.
told-banner-die = { $hero } lève la Bannière de l'espoir et obtient { $die }.
told-crisis-die = { $hero } lance { $die } pour la crise économique.
told-crisis-spares = La crise épargne tout le monde.
told-proposes = { $hero } propose un échange à { $other }.
told-trade-refused = { $hero } refuse l'échange.
told-counters = { $hero } répond à { $other } par une autre proposition.
told-traded = { $hero } donne à { $other } : { $name }.
told-traded-gold = { $hero } donne { $n } Or à { $other }.

# Raisons
why-needs-gold = il faut { $needed } Or, vous avez { $owned }
why-needs-experience = il faut { $needed } Expérience, vous avez { $owned }
why-needs-health = il faut { $needed } Santé, vous avez { $owned }
why-needs-magic = il faut { $needed } Magie, vous avez { $owned }
why-no-work-here = seules la Ville, la Guilde des voleurs et la Forteresse offrent du travail, si vous y commencez votre tour
why-too-far = trop loin : à pied on atteint une case voisine, à cheval la deuxième
why-no-port-here = il n'y a pas de port sur cette case
why-no-gate-here = il n'y a pas de porte magique sur cette case
why-caught = la toile de l'Araignée géante vous retient jusqu'à votre victoire
why-damaged = { $item } : objet endommagé
why-nothing-to-restore = { $item } : cela ne changerait rien
why-nothing-to-exchange = vous n'avez ni Or ni Expérience
why-nobody-with-items-here = aucun autre personnage avec des objets n'est sur votre case
why-no-creature-here = il n'y a pas de créature sur votre case
why-no-rare-item-left = il ne reste aucun objet rare
why-useless-in-this-battle = { $item } : aucun effet dans ce combat
why-one-weapon-only = vous utilisez déjà une arme
why-two-handed = une arme à deux mains occupe les deux mains
why-one-shield-only = vous utilisez déjà un bouclier
why-hands-full = vos deux mains sont prises
why-one-head-only = vous portez déjà : { $item }
why-not-during-battle = pas pendant un combat
why-throw-needs-strength = une arme ne se lance qu'en combat de Force
why-no-effect = cela ne changerait rien
why-no-wish = il faut la dernière place, sans égalité, en Force, en Volonté ou en objets rares
why-no-cube-to-trade = vous n'avez aucun cube à donner
why-not-poorest = un autre personnage ne possède rien : impossible d'avoir moins
why-no-item-to-sell = vous n'avez aucun objet intact
why-has-certificate = vous avez déjà le certificat de cette guilde
why-own-guild = dans votre propre guilde, vous ne payez déjà pas d'Or
why-once-a-turn = une seule fois par tour
why-nothing-missing = il ne vous manque rien
why-repair-first = { $item } : à réparer d'abord
why-no-leaving = les champions ne peuvent pas quitter le champ de bataille
why-no-plane-here = ce plan astral n'est pas à côté de votre case
why-plane-closed = son artefact est parti, le plan est fermé
why-not-met = après l'attaque d'un plan, les aventures de votre case ne se rencontrent pas
why-no-spells-here = aucun sort ne peut être lancé dans ce combat
why-single-roll-only = seulement dans un combat décidé par un seul jet
why-safe-here = ce personnage est en sécurité ici
why-wrong-place = pas sur cette case
why-fight-first = il faut d'abord battre les créatures présentes
why-artifact = { $item } : c'est un artefact
why-both-must-give = chacun doit donner quelque chose
why-asked-enough = vous avez déjà sollicité ce personnage trois fois ce tour-ci
why-nothing-to-trade = il faut avoir quelque chose à donner des deux côtés
why-once-a-round = une seule fois par manche
why-already-cast = ce sort a déjà été lancé
why-other-kind-of-battle = pas dans cette sorte de combat
why-no-weapon-in-use = vous n'utilisez pas d'arme
why-no-movement = cela remplace un déplacement
why-second-movement-only = seulement comme second déplacement

# Mots
term-strength = Force
term-wills = Volonté
term-throw = lancer
term-ignite = flammes
term-pay = paiement
term-alive = pour le prendre vivant
term-home = sur son terrain
term-port = près de la mer
term-fresh = vient d'apparaître
term-health = Santé
term-magic = Magie
term-gold = Or
term-experience = Expérience
term-certificates = Certificats
term-items = Objets
term-die = dé
term-port-mark = port
term-gate-mark = porte
term-dead = a péri
term-damaged = à réparer
term-deck-chance = Chance
term-deck-adventure = Aventure
term-deck-common = Objets communs
term-deck-rare = Objets rares
term-seat = Joueur { $n }
term-both = Force et Volonté
term-artifacts = Artefacts
term-fame = Renommée
term-victories = Victoires
term-abilities = Capacités
term-face-down = face cachée
term-lesser = Petit gardien
term-greater = Grand gardien
term-artifact = Artefact
term-closed = fermé
term-out = hors jeu

# Fins de partie
ended-certificates = Cinq certificats : la partie est gagnée.
ended-artifacts = La prophétie s'accomplit : les artefacts ont trouvé leur roi.
ended-apocalypse = L'apocalypse a emporté tout le monde. Personne ne gagne.
ended-survivor = Il ne reste qu'un personnage en vie.

# Ce qu'un choix coûte et apporte à coup sûr, outre ce que dit son libellé
surely-label = { $what } ({ $changes })
surely-fatal = { $what } (mortel : vous mourez)
surely-gold = { $sign }{ $n } Or
surely-experience = { $sign }{ $n } Expérience
surely-health = { $sign }{ $n } Santé
surely-magic = { $sign }{ $n } Magie
surely-strength = { $sign }{ $n } Force
surely-willpower = { $sign }{ $n } Volonté
surely-item = { $sign }{ $n } { $n ->
    [one] objet
   *[other] objets
}
surely-bubble = { $sign }{ $n } { $n ->
    [one] bulle
   *[other] bulles
}
surely-map-fragment = { $sign }{ $n } { $n ->
    [one] fragment de carte
   *[other] fragments de carte
}

# Les chances d'un combat
odds-yours = Vos chances
odds-of = Chances : { $hero }
odds-by-strength = combat de Force
odds-by-wills = combat de Volonté
odds-by-both = Force et Volonté réunies
odds-told = { $what } : { $ends }.
odds-win = victoire { $n } %
odds-draw = égalité { $n } %
odds-lose = défaite { $n } %
odds-you-start = si vous l’engagez
odds-fatal = { $what } (mortel)
odds-copy = s’il prend les traits de : { $hero }
odds-not-counted = Sans compter : { $things }.
odds-with = { $name } (avec : { $win }, { $lose })
odds-questions = D’autres choix, avant le combat, pendant ou après une égalité, peuvent changer cela.
