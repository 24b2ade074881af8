# Prophecy, français. Un message par ligne ; { $name } est une carte ou une case, { $n } un nombre.

# Le jeu sur l'étagère, et les options de sa table
game-title = Prophecy
game-blurb = Parcourez un anneau de vingt cases, combattez, commercez et apprenez. Base : soyez le premier à tenir un certificat des cinq guildes, environ une heure. Standard : gagnez les artefacts des plans astraux, deux heures et plus. De 1 à 5 joueurs, avec l'île au trésor, le royaume des eaux et celui des dragons si vous voulez.
setting-version = Règles : la part du jeu que l'on joue.
setting-chance = Pioche Chance : le nombre d'exemplaires de chaque événement. Les éditions diffèrent ; le premier choix suit le livret.
choice-version-basic = De base : ni capacités ni Plans astraux ; les Certificats décident
choice-version-standard = Standard : capacités, plans astraux, artefacts et combat final
setting-ending = Fin : ce qui décide quand tous les artefacts sont pris, ou un autre but (Standard seulement).
choice-ending-final-battle = Combat final de tous ceux qui ont un artefact
choice-ending-two-artifacts = aucun besoin : le premier à deux artefacts gagne (plus court)
choice-ending-apocalypse = Apocalypse : on joue contre un compte à rebours (plus long)
setting-teams = Équipes : deux contre deux, à quatre joueurs (Standard seulement).
choice-teams-no = Chacun pour soi
choice-teams-pairs = Les joueurs assis face à face jouent ensemble
setting-trade = Commerce entre joueurs au lieu de se déplacer (Standard seulement).
choice-trade-no = Pas de commerce
choice-trade-yes = L'or et les objets s'échangent
setting-routine = Décisions à réponse habituelle : prendre un nouveau personnage après une mort, lancer le dé de son bouclier.
choice-routine-ask = On demande au joueur (habituel)
choice-routine-automatic = Prises d'elles-mêmes, pour aller vite : le personnage arrive, le dé du bouclier est lancé
choice-chance-complete-24 = 24 cartes, toutes les sortes (courant)
choice-chance-complete-22 = 22 cartes, toutes les sortes : le monde se peuple plus lentement
choice-chance-scan-22 = 22 cartes, comptées sur des images d'une boîte
choice-chance-altar-19 = 19 cartes, une édition plus ancienne pour 2 ou 3 joueurs
choice-chance-altar-25 = 25 cartes, une édition plus ancienne pour 4 ou 5 joueurs
setting-crisis = Crise économique : un dé peut-il épargner tout le monde ? Des programmes publics en lancent un ; ce qu'en dit la carte imprimée n'est pas connu.
choice-crisis-always = Elle frappe toujours, selon la règle (habituel)
choice-crisis-die = On lance un dé ; un 6 épargne tout le monde
choice-ending-treasure-hunters = Chasseurs de trésors : sans artefacts ; qui gagne le plus de renommée en creusant l'emporte
choice-ending-lord-of-the-sea = Seigneur des mers : sans artefacts ; qui le bat dans son palais l'emporte
choice-ending-cooperative = Tous ensemble contre le jeu, ou en solitaire
setting-island = Île au trésor : des fragments de carte apparaissent dans la nature et paient des trésors au milieu de l'anneau.
choice-island-no = Sans île
choice-island-yes = Avec l'île au trésor
setting-maps = Combats pour les fragments de carte (avec l'île).
choice-maps-declared = Annoncés d'avance, entre deux qui en ont (courant)
choice-maps-peaceful = Paisible : personne ne se bat pour les cartes
choice-maps-aggressive = Féroce : après tout combat, le vainqueur peut en prendre un
setting-treasures = Trésors de l'île.
choice-treasures-open = Trois sont visibles, creusez pour ceux que vous voyez (courant)
choice-treasures-random = Tous sont cachés, creusez et voyez
setting-hunt = Durée de la partie des chasseurs de trésors.
choice-hunt-usual = Courante
choice-hunt-short = Courte : moins de trésors
choice-hunt-long = Longue : plus de trésors
setting-realms = Royaumes : des mondes derrière un portail caché parmi les gardiens.
choice-realms-none = Sans royaume
choice-realms-water = Royaume des eaux : nagez jusqu'au palais avec des bulles d'air
choice-realms-dragon = Royaume des dragons : trois sentiers vers le lac de feu
choice-realms-both = Les deux royaumes, pour les initiés
setting-mermaid = L'amour de la petite sirène (avec le royaume des eaux).
choice-mermaid-no = Elle reste seule
choice-mermaid-yes = Qui bat pour elle la sorcière des mers peut quitter la partie et la suivre
setting-new-items = Nouveaux objets.
choice-new-items-no = Les objets du jeu de base
choice-new-items-yes = Les nouveaux objets aussi
setting-new-adventures = Nouvelles aventures.
choice-new-adventures-no = Les aventures du jeu de base
choice-new-adventures-yes = Les nouvelles aventures aussi
choice-new-adventures-riddler = Les nouvelles aventures, avec l'énigmiste fou et ses devinettes
setting-artifacts = Artefacts : lesquels des dix sont en jeu.
choice-artifacts-base = Les cinq du jeu de base (courant)
choice-artifacts-new = Les cinq nouveaux
choice-artifacts-mixed = Cinq des dix, au hasard
choice-artifacts-chosen = Choisis à la main, le reste au hasard
choice-artifacts-ten = Les dix : deux par plan, le conquérant en garde un
setting-keep = Artefacts sûrement en jeu.
setting-banish = Artefacts sûrement écartés.
setting-dragon-cards = Cartes du royaume des dragons qui se passent de royaume : gardiens, objets, le chroniqueur.
choice-dragon-cards-no = Sans elles
choice-dragon-cards-yes = Avec elles
setting-races = Races : chaque personnage est aussi un elfe, un nain, un humain …
choice-races-no = Sans races
choice-races-yes = Chacun reçoit une race
setting-ability-board = Plateau des capacités : où sont les pioches des guildes.
choice-ability-board-as-needed = À côté de la table seulement quand l'île prend leur place
choice-ability-board-yes = Toujours à côté de la table
setting-difficulty = Difficulté, quand tous jouent ensemble.
choice-difficulty-easy = Facile
choice-difficulty-normal = Normale
choice-difficulty-hard = Difficile

# Le but
aim-basic = Soyez le premier à détenir un certificat des cinq guildes. Chacun coûte 5 Expérience, et 5 Or en plus si la guilde n'est pas l'une de vos deux guildes. Combattez et explorez pour gagner de l'Expérience et de l'Or.
aim-standard = Possédez quatre des cinq artefacts que les gardiens protègent dans les plans astraux. Apprenez des capacités dans les guildes, gagnez en Force et en Volonté, et préparez-vous au combat final.
aim-two-artifacts = Soyez le premier à posséder deux des cinq artefacts que les gardiens protègent dans les plans astraux. Apprenez des capacités dans les guildes, et gagnez en Force et en Volonté.
aim-realm-water = L'un des artefacts se trouve dans le royaume des eaux, derrière un portail caché parmi les gardiens : personne ne gagne avant que quelqu'un l'en ait rapporté.
aim-realm-dragon = L'un des artefacts se trouve dans le royaume des dragons, derrière un portail caché parmi les gardiens : personne ne gagne avant que quelqu'un l'en ait rapporté.
aim-realm-both = Deux des artefacts se trouvent dans le royaume des eaux et le royaume des dragons, derrière des portails cachés parmi les gardiens : personne ne gagne avant que quelqu'un les en ait rapportés.

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

# Dragon Realm
ask-climb = { $hero } est dans le royaume des dragons. Par où aller ?
ask-climb-on = Rien ne vous retient ici. Encore un pas ?
ask-trial = Sur votre chemin : { $name }
ask-labyrinth-of-stone = Labyrinthe de pierre : payer le passage, ou attendre ?
ask-crossroads = Malédiction du carrefour : que montre le dé caché ?
ask-hide-die = Malédiction du carrefour : quel dé cachez-vous ?
ask-give-up-ability = { $name } : à quelle capacité renoncez-vous ?
ask-ancient-statue = Statue antique : dites un nombre. Un dé à 1 près au plus est bon.
ask-eyes-of-fire = Yeux de feu : traverser, ou attendre ?
ask-thrown-out = Vous êtes chassé du royaume. Vers où ?
ask-fear = { $name } : vaincre votre peur, ou combattre avec elle ?
ask-peek = Regarder une carte face cachée du royaume ?
ask-pool-of-secret-wishes = Que souhaitez-vous ?
do-climb = Avancer : { $name }
do-stop = Rester ici
do-face = L'affronter
do-around = Trouver un détour : { $name }
do-wait = Attendre
do-pay-magic = Payer { $n } Magie
do-burn = Traverser ({ $n } Santé)
do-odd = Impair
do-even = Pair
do-number = { $n }
do-hold-on = Rester dans le royaume
do-courage = Vaincre votre peur
do-fear = Combattre malgré la peur (-2)
do-peek = { $name }
do-enough = Cela suffit
do-wish-experience = { $n } Expérience
do-wish-gold = { $n } Or
do-wish-common = Un objet commun
told-climbed = { $hero } avance : { $space }.
told-passed = { $hero } passe : { $name }.
told-held-up = { $name } ne laisse pas passer { $hero }.
told-held-on = { $hero } reste dans le royaume.
told-peeked = { $hero } regarde ce qui est face cachée : { $space }.
told-seen = { $hero } voit { $name } : { $space }.
told-crossroads = { $other } a caché un dé { $hidden ->
    [odd] impair
   *[even] pair
}, { $hero } dit { $named ->
    [odd] impair
   *[even] pair
}.
told-statue-die = { $hero } dit { $n } et obtient { $die }.
told-spared = { $name } épargne { $n } Santé à { $hero }.
why-not-passed = vous n'avez pas passé l'obstacle
why-creature-bars = une créature barre le sentier
why-no-ability = vous n'avez pas de capacité
term-fear = avec peur
term-vengeance = pour ses petits

# Cards of the Dragon Realm box
ask-guess = Cerbère : le dé sera-t-il pair ou impair ?
ask-naming = { $name } : deviner son nom, ou combattre ?
ask-chronicler = Le Chroniqueur dévoile une carte d'un plan astral. Lequel ?
do-guess-name = Deviner son nom
told-guessed = { $hero } devine { $what ->
    [odd] impair
   *[even] pair
}.
told-name-die = { $hero } cherche le nom et obtient { $die }.
term-named = son nom est connu

# Treasure Island
aim-treasure-hunters = Devenez le plus célèbre des chasseurs de trésors. Trouvez des fragments de carte dans la nature et auprès des Grands gardiens, embarquez pour l'île au trésor et creusez : chaque fragment que coûte un trésor rapporte un point de renommée. Le dernier trésor met fin à la partie.
ask-dig = { $name } : que déterrez-vous ?
ask-dig-more = Vous déterrez { $name }. Quoi encore ?
ask-booty = Vous avez vaincu { $name }. Que prenez-vous ?
ask-dawn = { $hero } : utiliser un trésor avant la carte Chance ?
do-collect = Prendre le fragment de carte
do-attack-maps = Attaquer pour un fragment de carte : { $name }
do-dig = Déterrer { $name }
do-dig-blindly = Creuser au hasard
do-dug = Ne plus creuser
do-deeper = Tirer un autre trésor
do-keep-treasure = Garder { $name }
do-take-map = Prendre un fragment de carte
do-usual = Laisser au vaincu le choix entre Santé et objet
do-later = Pas encore : la carte Chance d'abord
do-treasure = Utiliser { $name }
do-give-map = Vous donnez { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
}
do-ask-map = Vous demandez { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
}
told-map-appears = Un fragment de carte apparaît : { $space }.
told-collected = { $hero } prend un fragment de carte.
told-at-stake = { $hero } combat pour { $what ->
   *[maps] un fragment de carte
}.
told-took-map = { $hero } prend un fragment de carte à { $other }.
told-treasure-open = À déterrer sur l'île : { $name }.
told-dug-up = { $hero } déterre { $name }.
told-spent-maps = { $hero } rend { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
}.
told-digs = { $hero } creuse et regarde un trésor.
told-treasure-seen = Vous avez trouvé { $name }.
told-treasure-works = { $name } aide { $hero }.
told-clock-die = Horloge du Père Temps : { $hero } obtient { $die }.
told-foretold = La Boule de cristal montre { $own_die } pour { $hero } et { $foe_die } pour l'adversaire.
told-fame = { $hero } gagne { $n } Renommée.
told-guardian-map = { $hero } trouve une carte dans le plan : { $name } compte comme fragment de carte.
told-traded-maps = { $hero } donne { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
} à { $other }.
why-adventures-left = des Aventures recouvrent encore le fragment de carte
why-both-need-maps = il faut un fragment de carte à chacun
why-no-treasure-left = il ne reste aucun trésor
why-needs-maps = il faut { $needed } fragments de carte, vous en avez { $owned }
ended-fame = La chasse est finie : le plus célèbre chasseur de trésors gagne.

# New Items and Artifacts
ask-choose-artifact = Deux artefacts se trouvent ici. Lequel gardez-vous ?
ask-scepter = Le Sceptre rituel : blesser { $name } avant le combat ?
ask-scepter-loss = { $name } frappe { $hero }. Que perdez-vous ?
ask-entrance = { $name } : qui envoûtez-vous ?
ask-missing = Vous sortez d'une transe. Quel objet a disparu ?
do-integrate = Sertir { $name } dans un objet
do-integrate-with = Sertir { $name } pour de bon : { $on }
do-instead-integrate-with = Sertir { $name } pour de bon, au lieu de vous déplacer : { $on }
do-adjust = Ajuster { $name }
do-adjust-with = Ajuster { $name } { $what ->
    [animal] contre les animaux
    [humanoid] contre les humanoïdes
    [undead] contre les morts-vivants
    [demon] contre les démons
    [edged] aux armes tranchantes
    [crushing] aux armes contondantes
    [dwarven] en arme naine
   *[long] aux armes longues
}
do-instead-adjust-with = Ajuster { $name } { $what ->
    [animal] contre les animaux
    [humanoid] contre les humanoïdes
    [undead] contre les morts-vivants
    [demon] contre les démons
    [edged] aux armes tranchantes
    [crushing] aux armes contondantes
    [dwarven] en arme naine
   *[long] aux armes longues
}, au lieu de vous déplacer
do-swap = Échanger votre { $own } contre le { $other } de l'adversaire
do-strike = Frapper avec le sceptre
do-spare = Ne pas utiliser le sceptre
do-lose-magic = Perdre { $n } Magie
do-entrance = { $name }
do-name = { $name }
do-bronze-steed = Coursier de bronze : { $name }
do-keep-artifact = Garder { $name }
try-bronze-steed = Coursier de bronze
try-royal-cape = Cape royale
told-resisted = { $hero } obtient { $die } et échappe à l'effet : { $name }.
told-not-resisted = { $hero } obtient { $die } et n'échappe pas à l'effet : { $name }.
told-integrated = { $hero } fait sertir { $name } : { $host }.
told-adjusted = { $hero } fait ajuster { $name } { $what ->
    [animal] contre les animaux
    [humanoid] contre les humanoïdes
    [undead] contre les morts-vivants
    [demon] contre les démons
    [edged] aux armes tranchantes
    [crushing] aux armes contondantes
    [dwarven] en arme naine
   *[long] aux armes longues
}.
told-strikes = { $hero } frappe { $other } : { $name }.
told-reflected = { $hero } renvoie l'effet : { $name }.
told-swapped = { $hero } lit { $name } et donne un { $own_die } contre un { $foe_die }.
told-noticed = { $hero } s'aperçoit qu'il manque un objet ({ $name }) : { $other } doit le rendre.
told-missed = { $hero } croit à tort avoir perdu { $name }.
why-no-host = vous n'avez aucun objet qui puisse recevoir { $item }
why-nobody-to-entrance = personne sur votre case ne possède deux objets à prendre

# New Adventures
ask-pose = De qui { $name } prend-il l'apparence ?
ask-beast = Vous avez vaincu la Bête, { $name }. Devenir la Bête à votre tour ?
ask-spare = { $name } : prendre l'Expérience, ou faire grâce ?
ask-greed = { $name } vend des objets rares, chacun pour 1 Santé. Combien donnez-vous ?
ask-soul = { $name } : à qui volez-vous de la Magie ?
ask-fate = Laquelle des prochaines cartes Chance révélez-vous maintenant ?
ask-fate-later = Laquelle des autres vient ensuite ?
ask-riddler = { $name } tient un objet rare. L'interroger, ou nommer l'objet ?
ask-riddle-name = Quel est cet objet rare ?
ask-gifts = Qui garde les dons ?
ask-trade-in = Quels objets échangez-vous ?
ask-whose = De qui est l'objet : { $name } ?
ask-duplicate = Quel breuvage ou parchemin est copié ?
do-copy = { $name }
do-become = Prendre { $name } et la devenir
do-usual-spoils = Prendre le butin habituel
do-take-experience = Prendre l'Expérience
do-let-go = Les épargner et choisir votre prochaine carte Chance
do-look = L'épargner et regarder : { $name }
do-drain = Vider { $name } (jusqu'à 2 Magie)
do-next-card = { $name }
do-name-it = Nommer l'objet
do-it-is = { $name }
do-all-keep = Chacun garde son don
do-none-keeps = Personne ne garde de don
do-one-keeps = { $name } garde son don
do-from = Celui de : { $name }
do-duplicate = { $name }
do-ask-weapon = Est-ce une arme ?
do-ask-edged = Est-ce une arme tranchante ?
do-ask-crushing = Est-ce une arme contondante ?
do-ask-long = Est-ce une arme longue ?
do-ask-two-handed = Faut-il les deux mains ?
do-ask-thrown = Peut-on le lancer ?
do-ask-shield = Est-ce un bouclier ?
do-ask-worn = Se porte-t-il sur le corps ?
do-ask-potion = Est-ce un breuvage ?
do-ask-scroll = Est-ce un parchemin ?
do-ask-stone = Est-ce une pierre astrale ?
do-ask-strength = Donne-t-il un bonus dans les combats de Force ?
do-ask-wills = Donne-t-il un bonus dans les combats de Volonté ?
do-ask-against = Vaut-il mieux contre certains types d'adversaires ?
do-ask-travel = Sert-il à voyager ?
do-ask-dear = Coûte-t-il plus de 9 Or ?
do-ask-dearest = Coûte-t-il plus de 11 Or ?
told-posed = Le Sosie attaque { $other } sous cette apparence : { $hero }.
told-became = { $hero } devient : { $name }.
told-mercy = { $hero } épargne { $name }.
told-foresaw = { $hero } entrevoit une carte Chance : { $name }.
told-soul-stolen = { $hero } s'en prend à une âme : { $other }.
told-set-out = { $hero } s'engage sur le Chemin des morts.
told-came-back = { $hero } revient d'entre les morts : { $space }.
told-gift = Un don pour { $hero } (dé { $die }) : { $name }.
told-duplicated = { $hero } fait copier { $name }.
told-riddle-answer = { $what ->
    [weapon] { do-ask-weapon }
    [edged] { do-ask-edged }
    [crushing] { do-ask-crushing }
    [long] { do-ask-long }
    [two_handed] { do-ask-two-handed }
    [thrown] { do-ask-thrown }
    [shield] { do-ask-shield }
    [worn] { do-ask-worn }
    [potion] { do-ask-potion }
    [scroll] { do-ask-scroll }
    [stone] { do-ask-stone }
    [strength] { do-ask-strength }
    [wills] { do-ask-wills }
    [against] { do-ask-against }
    [travel] { do-ask-travel }
    [dear] { do-ask-dear }
   *[dearest] { do-ask-dearest }
} { $answer ->
    [yes] Oui.
   *[no] Non.
}
told-riddle-guess = { $hero } propose : { $name }.
why-no-item-to-exchange = vous n'avez ni objet commun ni objet rare
why-no-potion-or-scroll = vous n'avez ni breuvage ni parchemin

# Races
ask-race-draft = Gardez une race ; l'autre va au joueur à votre gauche.
ask-race-pick = De quelle race est votre personnage ?
do-be = { $name }
do-regenerate = Guérir en troll
told-of-race = { $hero } est de cette race : { $name }.
why-no-luck = la chance ne touche pas un troll

# The cooperative game
aim-cooperative = Ensemble, réunissez les cinq artefacts entre les mains de personnages avant que la pioche Chance ait été épuisée trois fois. Partagez ce que vous avez : qui tient un artefact le tient pour tous. Vous perdez aussi si un personnage meurt et que personne ne peut plus venir.
do-stash = Cacher { $name } ici
do-fetch = Reprendre { $name } dans sa cachette
do-miracle-of-healing = Miracle de guérison, au lieu de vous déplacer : de la Santé pour { $name }
do-give-magic = Vous donnez { $n } Magie
do-ask-magic = Vous demandez { $n } Magie
do-give-experience = Vous donnez { $n } Expérience
do-ask-experience = Vous demandez { $n } Expérience
do-tell = Vous racontez ce que vous avez vu : { $name }
do-hear = Vous demandez ce qui a été vu : { $name }
told-time-frozen = Le temps s'arrête : { $n ->
    [one] une manche
   *[other] { $n } manches
} sans carte Chance.
told-stashed = { $hero } cache { $name } : { $space }.
told-fetched = { $hero } reprend { $name } dans sa cachette : { $space }.
told-traded-power = { $hero } donne { $n } { $what ->
    [magic] Magie
   *[experience] Expérience
} à { $other }.
told-told-of = { $hero } confie à { $other } ce qui s'y trouve : { $space }.
told-deck-used-up = La pioche Chance est épuisée. { $n ->
    [one] Encore une fois, et il sera trop tard.
   *[other] Encore { $n } fois, et il sera trop tard.
}
told-fellowship = Tous les artefacts sont entre vos mains.
told-too-late = La pioche Chance est épuisée pour la dernière fois.
told-fallen = { $hero } n'est plus, et personne ne peut prendre sa place.
why-rests-until-shuffled = il se repose jusqu'au mélange de la pioche Chance
ended-fellowship = Ensemble, vous avez tous les artefacts : vous gagnez.
ended-too-late = Le temps est écoulé. Vous avez perdu ensemble.
ended-fallen = Un ami n'est plus et personne ne vient. Vous avez perdu ensemble.
why-friends-do-not-fight = entre amis, seule la Bête peut être attaquée

# Realms: their Gates, and the way in and out
ask-gate = { $hero } : voici le { $name }. Entrer tout de suite ?
ask-triumph = { $name } : de quel côté du portail revenez-vous ?
ask-legends = Quelle carte du royaume dévoilez-vous ?
ask-expelled = { $hero } : le royaume se ferme. De quel côté du portail revenez-vous ?
do-enter-water = Entrer dans le royaume des eaux
do-enter-dragon = Entrer dans le royaume des dragons
do-turn-back = Rebrousser chemin et terminer votre tour
do-surface = Quitter le royaume : { $name }
do-pick-up = Ramasser { $name }
do-study = Apprendre { $name }
told-gate-opened = { $name } : le Grand gardien et l'artefact de ce plan attendent désormais au bout du royaume ({ $space }).
told-entered = { $hero } passe un portail : { $name }.
told-surfaced = { $hero } revient du royaume : { $space }.
told-prize = { $hero } remporte { $name }.

# The Water Realm
aim-lord-of-the-sea = Soyez le premier à vaincre le Seigneur de la mer dans son palais, au bout du royaume des eaux. Son portail se cache parmi les gardiens des plans astraux. Devenez fort, achetez des bulles, plongez.
ask-bag = { $hero } : acheter un sac de bulles avant de plonger ?
ask-breathe = Respirer profondément, pour 1 Magie de plus, et guérir 1 Santé ?
ask-swim = { $hero } : nagez, ou restez où vous êtes.
ask-swim-on = { $hero } : nagez encore, ou restez ici.
ask-current = { $name } : vous laissez-vous emporter ?
ask-washed-out = { $hero } : le courant vous emporte hors du royaume. Où reprenez-vous pied ?
ask-enrage = { $name } : les enrager avant le combat ?
ask-hold = { $name } : vaincu. Le laisser partir, ou continuer ?
ask-surrender = { $name } : le dernier offre de se rendre.
ask-patrol-talks = De quelle carte du royaume vous parle-t-on ?
ask-enchanted = Un chant vous envoûte ({ $name }) : à quoi renoncez-vous ?
ask-song = Contre qui tournez-vous ce chant ({ $name }) ?
ask-bargain = { $name } : qu'échangez-vous ?
ask-fairy-tale = La sorcière des mers pourrait vous donner des nageoires. Rester pour toujours avec { $name } ?
ask-rewards = { $name } : que prenez-vous ?
ask-storm = La tempête fait rage. Que vous coûte le trajet ?
ask-thought = { $hero } : pensez en secret à l'un des trois.
ask-cavern = Lequel des trois nommez-vous ? Vous le gagnez une fois par joueur qui a pensé à un autre.
do-swim = Nager : { $name }
do-flee = Fuir : { $name }
do-bag = Un sac de bulles
do-no-bag = Pas de sac
do-breathe-deep = Respirer profondément
do-breathe-flat = Pas plus de Magie
do-go-along-north = Se laisser porter vers le nord{ $ends ->
    [out] , hors du royaume
    [here] {" "}: les récifs vous retiennent ici
   *[there] {" "}: { $place }
}
do-go-along-east = Se laisser porter vers l'est{ $ends ->
    [out] , hors du royaume
    [here] {" "}: les récifs vous retiennent ici
   *[there] {" "}: { $place }
}
do-go-along-south = Se laisser porter vers le sud{ $ends ->
    [out] , hors du royaume
    [here] {" "}: les récifs vous retiennent ici
   *[there] {" "}: { $place }
}
do-go-along-west = Se laisser porter vers l'ouest{ $ends ->
    [out] , hors du royaume
    [here] {" "}: les récifs vous retiennent ici
   *[there] {" "}: { $place }
}
do-struggle = Lutter : un autre dé
do-enrage = Les enrager
do-let-be = Les laisser tels quels
do-let-escape = Le laisser partir et prendre la récompense
do-keep-hold = Le retenir pour un jet de plus
do-accept-surrender = Accepter la reddition
do-fight-on = Continuer le combat
do-sing-to = { $name }
do-no-song = Personne
do-bargain-willpower = Changer de la Force en Volonté
do-bargain-strength = Changer de la Volonté en Force
do-no-bargain = Rien
do-remain = Continuer l'aventure
do-follow-her = La suivre et quitter la partie
do-reward-strength = Force
do-reward-willpower = Volonté
do-reward-experience = { $n } Expérience
do-reward-gold = { $n } Or
do-reward-rare = Un objet rare
do-pay-gold = Payer { $n } Or
do-think-experience = Expérience
do-think-gold = Or
do-think-magic = Magie
do-guild-underwater = Les capacités sous-marines
do-extra-turn = Un autre tour grâce à { $name }
do-feed = Le nourrir de { $n } Magie : votre dé compte jusqu'à { $n } au lieu de 0
do-lay-down = Poser { $name } pour votre prochain paiement
told-used-bubbles = { $hero } utilise { $n ->
    [one] une bulle
   *[other] { $n } bulles
}.
told-spared-bubble = { $name } épargne une bulle à { $hero }.
told-drowning = { $hero } n'a plus d'air.
told-regained-bubbles = { $hero } récupère { $n ->
    [one] une bulle
   *[other] { $n } bulles
}.
told-bought-bag = { $hero } achète un sac de { $n } bulles.
told-obstacle = { $hero } s'y trouve pris : { $name }.
told-current-die = La boussole indique { $where ->
    [north] le nord
    [east] l'est
    [south] le sud
   *[west] l'ouest
} pour { $hero } (dé { $die }).
told-carried = { $hero } est emporté : { $space }.
told-swam = { $hero } nage : { $space }.
told-sent-back = Des récifs ! { $hero } recule : { $space }.
told-enraged = { $hero } enrage { $name }.
told-held = { $hero } ne lâche pas { $name }.
told-surrendered = { $name } : reddition devant { $hero }.
told-sang-to = { $hero } tourne le chant contre { $other }.
told-followed-her = { $hero } reste avec { $name } et vit heureux à jamais.
told-fed = { $hero } nourrit le requin de { $n } Magie.
told-weakened = { $name } est affaibli jusqu'à la fin de la partie.
told-new-lord = { $hero } est le nouveau Seigneur de la mer.
told-in-love = { $hero } a conquis un cœur : { $name }.
told-thought-of = { $hero } a pensé à { $what ->
    [experience] l'Expérience
    [gold] l'Or
   *[magic] la Magie
}.
told-lays-down = { $hero } pose { $name }.
told-paid-with = { $hero } paie avec { $name }.
why-reefs = des récifs : personne ne peut entrer
why-gate-instead = un portail s'y trouve à la place des gardiens
why-gate-closed = le portail s'est fermé
why-gate-elsewhere = son portail n'est pas à côté de votre case
why-tiara-has-worked = { $item } vous a rendu de la Magie pour ce combat de Volonté
why-needs-bubbles = il faut { $needed } bulles, vous en avez { $owned }
term-underwater = mains prises sous l'eau
term-weakened = affaibli
term-enraged = enragé
term-power-up = renforcé
ended-sea-lord = Le Seigneur de la mer est vaincu : la mer en a un nouveau.

# Ce qu'un choix coûte et apporte à coup sûr, outre ce que dit son libellé
surely-label = { $what } ({ $changes })
surely-fatal = { $what } (mortel : vous mourez)
surely-gold = { $sign }{ $n } Or
surely-experience = { $sign }{ $n } Expérience
surely-health = { $sign }{ $n } Santé
surely-magic = { $sign }{ $n } Magie
surely-strength = { $sign }{ $n } Force
surely-willpower = { $sign }{ $n } Volonté
surely-bubble = { $sign }{ $n } { $n ->
    [one] bulle
   *[other] bulles
}
surely-map-fragment = { $sign }{ $n } { $n ->
    [one] fragment de carte
   *[other] fragments de carte
}
