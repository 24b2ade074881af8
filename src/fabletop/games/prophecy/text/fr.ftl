# Prophecy, français. Un message par ligne ; { $name } est une carte ou une case, { $n } un nombre.

# Le jeu sur l'étagère, et les options de sa table
game-title = Prophecy
game-blurb = Parcourez un anneau de vingt cases, combattez ce que vous croisez, commercez, apprenez, et soyez le premier à tenir un Certificat des cinq guildes. De 2 à 5 joueurs, une heure environ.
setting-version = Règles : la part du jeu que l'on joue.
setting-chance = Pioche Chance : le nombre d'exemplaires de chaque événement. Les éditions diffèrent ; le premier choix suit le livret.
choice-version-basic = De base : ni capacités ni Plans astraux ; les Certificats décident
choice-chance-complete-24 = 24 cartes, toutes les sortes (courant)
choice-chance-complete-22 = 22 cartes, toutes les sortes : le monde se peuple plus lentement
choice-chance-scan-22 = 22 cartes, comptées sur des images d'une boîte
choice-chance-altar-19 = 19 cartes, une édition plus ancienne pour 2 ou 3 joueurs
choice-chance-altar-25 = 25 cartes, une édition plus ancienne pour 4 ou 5 joueurs

# Le but
aim-basic = Soyez le premier à détenir un certificat des cinq guildes. Chacun coûte 5 Expérience, et 5 Or en plus si la guilde n'est pas l'une de vos deux guildes. Combattez et explorez pour gagner de l'Expérience et de l'Or.

# Questions
ask-move = { $hero } : déplacez-vous ou restez sur place.
ask-fight = { $hero } : une créature barre la route.
ask-kind = { $name } : quel combat choisissez-vous ?
ask-declare = { $name } : quels objets utilisez-vous dans ce combat ?
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

# Choix
do-stay = Rester ici
do-walk = À pied : { $name }
do-ride = À cheval : { $name } (1 Or)
do-sail = En bateau : { $name } (1 Or)
do-gate = Par la porte magique : { $name } (2 Or)
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
do-reroll-foe = Relancer le dé de la créature
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
do-certificate-letter = Acheter le certificat avec la Lettre (5 Expérience)
do-done = Rien de plus
do-willpower-for-strength = 1 Volonté contre 1 Force
do-strength-for-willpower = 1 Force contre 3 Volonté
do-return-gold = Abandonner { $n } Or
do-discard = Jeter : { $name }
do-reach = { $name }
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
told-shown = Le Marché noir propose : { $name }.
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
term-deck-creatures = Créatures
term-deck-opportunities = Opportunités
term-deck-items = Objets
term-deck-abilities = Capacités

# Options d'une table
setting-version = Version des règles
setting-version-basic = De base : cinq certificats des guildes
setting-chance = Pioche Chance
setting-chance-complete-24 = toutes les cartes citées dans les règles, deux par terrain
setting-chance-complete-22 = toutes les cartes citées dans les règles, 22 cartes, peu de terrains
setting-chance-scan-22 = 22 cartes vues sur des scans de la pioche imprimée
setting-chance-altar-19 = ancienne édition pour 2 et 3 joueurs
setting-chance-altar-25 = ancienne édition pour 4 et 5 joueurs
ended-certificates = Cinq certificats : la partie est gagnée.
ended-survivor = Il ne reste qu'un personnage en vie.
