# Prophecy sur les pages, français.
edition-basic = De base
edition-standard = Standard
face-down = face cachée
back-adventure = une carte Aventure, face cachée
taught = { $name }, enseignée ici
abilities-left = { $n ->
    [one] encore une capacité
   *[other] encore { $n } capacités
}
relic = { $name }, un artefact posé ici
holds = garde { $things }
plane-beside = près de { $places }
plane-closed = fermé
plane-attacked = attaqué
plane-gone = { $sort } : vaincu
plane-hidden = { $sort }, face cachée
stage-summoned = Combat final
stage-final = Combat final
stage-countdown = L'apocalypse approche
stage-apocalypse = Apocalypse

# Héros
choosing = choisit un personnage
choosing-race = choisit une race
hero-out = hors du jeu
hero-dead = mort
hero-lodging = à l'abri au lit
hero-partner = avec { $name }
state-damaged = abîmé
state-used = utilisé
state-asleep = { $n ->
    [one] dort encore un tour
   *[other] dort { $n } tours
}
state-face-down = dort jusqu'au mélange de la pioche Chance
now-bonus-strength = +{ $n } Force ce tour
now-bonus-willpower = +{ $n } Volonté ce tour
now-bonus-battle = +{ $n } au combat ce tour
now-credit = { $n } Or en fausse monnaie
now-movements = { $n ->
    [one] encore un déplacement
   *[other] encore { $n } déplacements
}

# L'île et les royaumes
boards = Plateaux
board-main = Anneau
board-lit = on peut choisir quelque chose ici
realm-gate = Portail : { $place }
realm-hidden = Nul ne sait encore où est le portail
realm-closed = Le portail s'est refermé
compass = Boussole des courants
compass-north = dé { $faces } : nord
compass-east = dé { $faces } : est
compass-south = dé { $faces } : sud
compass-west = dé { $faces } : ouest
realm-markers = { $name } : manqué de peu { $n } fois
ability-board = Pioches de capacités :
back-positive = une carte claire, face cachée
back-negative = une carte sombre, face cachée
peeked = face cachée, vous seul l'avez vue
map-here = un fragment de carte est ici
dig-price = { $n } fragments de carte pour le déterrer
deck-fragments = Fragments de carte
deck-treasures = Trésors
plane-gate = portail : { $realm }
plane-stronger = gardiens +{ $n }
plane-waiting = pas de portail
bubbles = { $n ->
    [one] une bulle
   *[other] { $n } bulles
}, { $used } utilisées
maps = { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
}
fame = { $n } de renommée
hoard = { $n } Or dans un magot que rien ne peut prendre
hero-away = absent
hero-away-more = sur le chemin des morts, retour : { $place }
hero-stuck = retenu
foretold = Prédit :
foretold-more = les dés du premier combat de cette manche : les siens, ceux de l'adversaire
grudge = Revanche sur { $names }
with-stone = avec { $name }
items-of = { $n } objets sur { $most }
abilities-of = { $n } capacités sur { $most }
kind-of-animal = animal
kind-of-undead = mort-vivant
kind-of-demon = démon
kind-of-humanoid = humanoïde
kind-of-edged = tranchante
kind-of-crushing = contondante
kind-of-long = longue
kind-of-dwarven = naine

# Ce qui se passe
draft = Vos personnages
trade = Échange
trade-gives = { $name } donne
trade-nothing = rien encore
trade-add = Ajouter
trade-tells = ce qu'il y a dans { $place }
amount-gold = { $n } Or
amount-map = { $n ->
    [one] un fragment de carte
   *[other] { $n } fragments de carte
}
amount-magic = { $n } Magie
amount-experience = { $n } Expérience
amounts-gold = Or
amounts-map = Fragments de carte
amounts-magic = Magie
amounts-experience = Expérience
riddle = Les réponses de l'énigmiste
riddle-yes = oui
riddle-no = non
battle-awaited = doit annoncer
battle-last = Dernier jet :

# Beaucoup d'options d'une sorte
many-walk = Marcher
many-ride = Chevaucher
many-sail = Naviguer
many-gate = Porte magique
many-teleport = Se téléporter
many-royal-cape = Cape royale
many-stamina = Endurance
many-horsemanship = Pégase
many-spirit-of-forest-trails = Sentiers de la forêt
many-spirit-of-mountain-paths = Sentiers de montagne
many-rune-of-homecoming = Rune de retour
many-reach = Être envoyé à
many-battlefield = Champ de bataille
many-cast = Lancer un sort
many-read = Lire
many-drink = Boire
many-use = Utiliser
many-pay = Payer pour un objet
many-buy = Acheter
many-sell = Vendre
many-offer = Vendre au collectionneur
many-repair = Réparer
many-learn = Apprendre
many-heal = Soigner
many-recharge = Recharger
many-instead = Au lieu de se déplacer
many-take = Prendre
many-give = Donner
many-destroy = Détruire
many-remove = Retirer
many-discard = Défausser
many-forget = Oublier
many-sacrifice = Donner de la Santé
many-return-gold = Rendre de l'or
many-gold-for-experience = De l'or contre de l'expérience
many-experience-for-gold = De l'expérience contre de l'or
many-reveal = Retourner
many-it-is = Nommer l'objet
many-bronze-steed = Coursier de bronze
