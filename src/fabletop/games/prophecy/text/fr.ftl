# Prophecy, français. Un message par ligne ; { $name } est une carte ou une case, { $n } un nombre.

# Le jeu sur l'étagère, et les options de sa table
game-title = Prophecy
game-blurb = Parcourez un anneau de vingt cases, combattez, commercez et apprenez. Base : soyez le premier à tenir un certificat des cinq guildes, environ une heure. Standard : gagnez les artefacts des plans astraux, deux heures et plus. De 2 à 5 joueurs.
setting-version = Règles : la part du jeu que l'on joue.
setting-chance = Pioche Chance : le nombre d'exemplaires de chaque événement. Les éditions diffèrent ; le premier choix suit le livret.
choice-version-basic = De base : ni capacités ni Plans astraux ; les Certificats décident
choice-version-standard = Standard : capacités, plans astraux, artefacts et combat final
setting-ending = Fin : que se passe-t-il quand tous les artefacts sont pris et que personne n'en a quatre (Standard seulement).
choice-ending-final-battle = Combat final de tous ceux qui ont un artefact
choice-ending-two-artifacts = aucun besoin : le premier à deux artefacts gagne (plus court)
choice-ending-apocalypse = Apocalypse : on joue contre un compte à rebours (plus long)
setting-teams = Équipes : deux contre deux, à quatre joueurs (Standard seulement).
choice-teams-no = Chacun pour soi
choice-teams-pairs = Les joueurs assis face à face jouent ensemble
setting-trade = Commerce entre joueurs au lieu de se déplacer (Standard seulement).
choice-trade-no = Pas de commerce
choice-trade-yes = L'or et les objets s'échangent
choice-chance-complete-24 = 24 cartes, toutes les sortes (courant)
choice-chance-complete-22 = 22 cartes, toutes les sortes : le monde se peuple plus lentement
choice-chance-scan-22 = 22 cartes, comptées sur des images d'une boîte
choice-chance-altar-19 = 19 cartes, une édition plus ancienne pour 2 ou 3 joueurs
choice-chance-altar-25 = 25 cartes, une édition plus ancienne pour 4 ou 5 joueurs

# Le but
aim-basic = Soyez le premier à détenir un certificat des cinq guildes. Chacun coûte 5 Expérience, et 5 Or en plus si la guilde n'est pas l'une de vos deux guildes. Combattez et explorez pour gagner de l'Expérience et de l'Or.
aim-standard = Possédez quatre des cinq artefacts que les gardiens protègent dans les plans astraux. Apprenez des capacités dans les guildes, gagnez en Force et en Volonté, et préparez-vous au combat final.

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
do-ride = À cheval : { $name } { $price ->
    [0] (gratuit)
   *[other] ({ $price } Or)
}
do-sail = En bateau : { $name } { $price ->
    [0] (gratuit)
   *[other] ({ $price } Or)
}
do-gate = Par la porte magique : { $name } { $price ->
    [0] (gratuit)
   *[other] ({ $price } Or)
}
do-boots = Avec les Bottes de rôdeur : { $name }
do-carpet = Sur le Tapis volant : { $name } (1 Magie)
do-teleport = Se téléporter : { $name }
do-work-city = Travailler ici : 1 Magie contre 2 Or
do-work-thieves-guild = Travailler ici : 1 Santé contre 3 Or
do-work-fortress = S'entraîner ici : 1 Santé contre 2 Expérience
do-work-nowhere = Travailler ici
do-drink = Boire : { $name }
do-read = Lire : { $name }
do-fight = Combattre : { $name }
do-decline = Laisser en paix : { $name }
do-by-strength = Combat de Force{ $price ->
    [0] {""}
   *[other] {" "}({ $price } { $paid ->
        [health] Santé
       *[magic] Magie
    })
}
do-by-strength-alive = Combat de Force, pour le prendre vivant
do-by-wills = Combat de Volonté{ $price ->
    [0] {""}
   *[other] {" "}({ $price } { $paid ->
        [health] Santé
       *[magic] Magie
    })
}
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
do-health = 1 Santé
do-magic = 2 Magie
do-pass = Terminer votre tour
do-end = Terminer votre tour
do-gold-for-experience = { $n } Or contre { $n } Expérience
do-experience-for-gold = { $n } Expérience contre { $n } Or
do-take = Prendre : { $name }
do-destroy = Détruire : { $name }
do-remove = Retirer : { $name }
do-strength = 1 Force
do-willpower = 1 Volonté
do-rare = 1 objet rare
do-sacrifice = Donner { $n } Santé
do-buy = Acheter : { $name } ({ $price } Or)
do-sell = Vendre : { $name } ({ $price } Or)
do-offer = Vendre : { $name } ({ $price } Or)
do-repair = Réparer : { $name } (1 Or)
do-heal = Guérir { $n } Santé { $price ->
    [0] (gratuit)
   *[other] ({ $price } Or)
}
do-recharge = Recharger { $n } Magie { $price ->
    [0] (gratuit)
   *[other] ({ $price } Or)
}
do-lodge = Loger à la taverne (1 Or) : 1 Santé et 1 Magie
do-certificate = Acheter le certificat { $price ->
    [0] (5 Expérience)
   *[other] (5 Expérience, 5 Or)
}
do-certificate-with = Acheter le certificat avec la Lettre (5 Expérience)
do-done = Rien de plus
do-willpower-for-strength = 1 Volonté contre 1 Force
do-strength-for-willpower = 1 Force contre 3 Volonté
do-return-gold = Abandonner { $n } Or
do-discard = Jeter : { $name }
do-reach = { $name }
do-hold = Garder { $name }
do-play = Jouer { $name }
do-raise-banner = Lever la Bannière
do-no-banner = La laisser roulée
do-guild = { $name }
do-reveal = { $name }
do-plane = Attaquer : { $name }
do-royal-cape = Cape royale vers : { $name } ({ $price } Magie)
do-stamina = Endurance, marcher vers : { $name } ({ $price } Magie)
do-horsemanship = Pégase vers : { $name } ({ $price } Magie)
do-spirit-of-forest-trails = Pistes de la forêt vers : { $name } ({ $price } Magie)
do-spirit-of-mountain-paths = Chemins de montagne vers : { $name } ({ $price } Magie)
do-rune-of-homecoming = Rune du retour vers : { $name } ({ $price } Magie)
do-instead = { $name }, au lieu de vous déplacer
do-instead-with = { $name }, au lieu de vous déplacer : réparer { $on }
do-cast = Lancer { $name } ({ $price } Magie)
do-cast-with = Lancer { $name } sur : { $on } ({ $price } Magie)
do-cheaper = { $what }, grâce à : { $name }
do-counterfeit = Payer en fausse monnaie : jusqu'à 3 Or de moins
do-attack = Attaquer : { $name }
do-peace = Rester en paix
do-stand = Accepter le combat de Force
do-withdraw = Se retirer sans combattre
do-riddle = Tenter une énigme (1 Magie)
do-to-battle = Combattre
do-keep-die = Garder le { $n }
do-again = Combattre encore
do-part = En rester au match nul
do-endure = Endurer
do-reroll-own-with = Relancer votre dé n° { $n }
do-reroll-foe-with = Relancer le dé n° { $n } de l'autre camp
do-lose-health = Perdre 1 Santé
do-offer-items = Offrir vos objets : le vainqueur en prend un
do-no-theft = Ne pas voler ; laisser le choix au perdant
do-forget = Oublier : { $name }
do-battlefield = { $name }
do-learn = Apprendre : { $name } ({ $price } Expérience{ $gold ->
    [0] )
   *[other] , { $gold } Or)
}
do-learn-with = Apprendre avec la Lettre : { $name } ({ $price } Expérience)
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
told-inherited = { $hero } prend tout ce que possédait { $other }.
told-crowned = { $hero } possède assez d'artefacts et reçoit la couronne.
told-eliminated = { $hero } est hors jeu.
told-all-taken = Le dernier artefact a quitté les plans astraux.
told-final-battle = Le combat final commence : { $space }.
told-countdown = La pioche Chance compte les jours avant l'apocalypse.
told-apocalypse = L'apocalypse est là.
told-banner-die = { $hero } lève la Bannière de l'espoir et obtient { $die }.
told-proposes = { $hero } propose un échange à { $other }.
told-trade-refused = { $hero } refuse l'échange.
told-traded = { $hero } donne à { $other } : { $name }.
told-traded-gold = { $hero } donne { $n } Or à { $other }.

# Raisons
why-needs-gold = il faut { $needed } Or, vous avez { $owned }
why-needs-experience = il faut { $needed } Expérience, vous avez { $owned }
why-needs-health = il faut { $needed } Santé, vous avez { $owned }
why-needs-magic = il faut { $needed } Magie, vous avez { $owned }
why-no-work-here = seules la Ville, la Guilde des voleurs et la Forteresse offrent du travail, à qui y commence son tour
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
why-no-spells-here = aucun sort ne peut être lancé dans ce combat
why-single-roll-only = seulement dans un combat décidé par un seul jet
why-safe-here = ce personnage est en sécurité ici
why-wrong-place = pas sur cette case
why-fight-first = il faut d'abord battre les créatures présentes
why-artifact = { $item } : c'est un artefact
why-both-must-give = chacun doit donner quelque chose
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
term-lives = vies
term-port-mark = port
term-gate-mark = porte
term-dead = a péri
term-damaged = à réparer
term-deck-characters = Personnages
term-deck-chance = Chance
term-deck-adventure = Aventure
term-deck-common = Objets communs
term-deck-rare = Objets rares
term-deck-guardians = Gardiens
term-deck-artifacts = Artefacts
term-seat = Joueur { $n }
term-both = Force et Volonté
term-artifacts = Artefacts
term-abilities = Capacités
term-face-down = face cachée
term-plane = Plan astral
term-lesser = Petit gardien
term-greater = Grand gardien
term-artifact = Artefact
term-closed = fermé
term-taught = enseigné ici
term-relic = posé ici
term-lodging = à l'abri
term-out = hors jeu
term-credit = fausse monnaie
term-deck-creatures = Créatures
term-deck-opportunities = Opportunités
term-deck-items = Objets
term-deck-abilities = Capacités

# Fins de partie
ended-certificates = Cinq certificats : la partie est gagnée.
ended-artifacts = La prophétie s'accomplit : les artefacts ont trouvé leur roi.
ended-apocalypse = L'apocalypse a emporté tout le monde. Personne ne gagne.
ended-survivor = Il ne reste qu'un personnage en vie.
