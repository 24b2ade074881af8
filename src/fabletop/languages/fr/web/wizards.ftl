# Wizards on the pages, French.
wizards-players = Joueurs
wizards-together = Ensemble

# The map
wizards-map = Carte des îles
wizards-sea = La carte, qui peut défiler
wizards-closer = Plus près
wizards-farther = Plus loin
wizards-find = Là où il se passe quelque chose
wizards-kind-common = Contrée commune
wizards-kind-elven = Contrée elfique
wizards-kind-magic = Contrée magique
wizards-land = { $name }, { $kind }
wizards-land-lost = { $name }, { $kind }, tombée aux mains du Mal
wizards-laid = Contrée numéro { $n }, face cachée, posée par { $who }
wizards-laid-own = Contrée numéro { $n }, posée par vous : { $land }
wizards-boat = barque { $n }
wizards-boat-demons = barque { $n } avec des Démons
wizards-marker = marqueur { $letter } de { $who } : { $task }
wizards-leaves = laisse { $n } de déplacement
wizards-hint-left = Les nombres des cases éclairées donnent le déplacement qui reste après le pas.
wizards-own-lands = Vos contrées
wizards-picture = { $name }, { $kind }, comme elle serait posée
wizards-many-step = Pas
wizards-many-sail = En barque
wizards-many-swim = À la nage
wizards-many-centre = Où peut être le centre
wizards-many-near = Près de quelle contrée
wizards-many-land = Contrées
wizards-many-waters = Eaux
wizards-many-space = Cases
wizards-many-come = Comment la barque s'approche
wizards-many-drift = Où la barque peut dériver
wizards-many-wizard = Hauts Mages
wizards-many-lead = Chemins
wizards-many-hand = Quêtes à transmettre

# The legend
wizards-legend = Signes de la carte
wizards-cost-plains = plaine : un pas coûte { $n }
wizards-cost-woods = bois : un pas coûte { $n }
wizards-cost-mountains = montagne : un pas coûte { $n }
wizards-cost-water = eau : { $sail } en barque, { $swim } à la nage
wizards-legend-marker = un marqueur de Quête, par la lettre de la Quête
wizards-legend-boat = une barque ; « ! » : elle porte des Démons
wizards-legend-wall = un mur : on ne passe pas

# The calendar
wizards-calendar = Calendrier
wizards-fortnight = Quinzaine
wizards-days = Jours de la Quinzaine
wizards-lair-time = Temps d'Antre de { $name }
wizards-due = { $n ->
    [0] Le Mal ne prend encore aucune contrée
    [one] Le Mal prend { $n } contrée
   *[other] Le Mal prend { $n } contrées
}
wizards-due-more = À la fin de cette Quinzaine, sauf si des Quêtes accomplies sauvent des contrées
wizards-thwart = Quêtes
wizards-thwart-more = Quêtes accomplies ; toutes les { $n }, une contrée est sauvée
wizards-saves = { $n ->
    [one] sauve { $n } contrée
   *[other] sauve { $n } contrées
}
wizards-lost = Contrées perdues

# The sheets
wizards-first = premier joueur
wizards-rank = Rang
wizards-in-hand = Contrées en main
wizards-points = { $name } : { $n } sur { $need } pour le rang suivant
wizards-ready = Prêt pour le rang { $n } : voyez votre Mentor
wizards-not-ready = Rang { $n } : { $why }
wizards-turns = { $what }, { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
wizards-days-left = { $what }, { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
wizards-charges = { $what }, { $n } fois
wizards-number = { $what } : { $n }
wizards-stay-town = doit rencontrer la ville encore une fois
wizards-stay-dragon = doit rencontrer le Dragon encore une fois
wizards-aloft = en chemin
wizards-crest = peut revenir une fois à la Cime étoilée
wizards-works = réussit avec un jet de 1 à { $n }
wizards-cast = tenté pendant ce tour
wizards-range = une barque à { $n } cases au plus
wizards-far = une barque, d'où que ce soit
wizards-on-common = sur les Contrées communes
wizards-on-elven = sur les Contrées elfiques
wizards-on-magic = sur les Contrées magiques
wizards-in-terrain = terrain : { $terrain }
wizards-form-random = vers une case au hasard
wizards-form-territory = vers une case au hasard d'une contrée que vous nommez
wizards-form-circle-to-stone = du Cercle sacré vers une Pierre
wizards-form-any-to-stone = de n'importe où vers une Pierre
wizards-form-stone-to-random = d'une Pierre vers une case au hasard
wizards-form-stone-to-territory = d'une Pierre vers une contrée que vous nommez
wizards-gems = { $n ->
    [one] { $n } Gemme sacrée
   *[other] { $n } Gemmes sacrées
}
wizards-n-tasks = { $n ->
    [one] { $n } Quête
   *[other] { $n } Quêtes
}
wizards-n-spells = { $n ->
    [one] { $n } sort
   *[other] { $n } sorts
}
wizards-n-cards = { $n ->
    [one] { $n } Événement
   *[other] { $n } Événements
}
wizards-done = fait
wizards-part-at = { $place }
wizards-part-stay = un tour à { $place }
wizards-part-from = être emporté à { $place }
wizards-part-to = puis { $place }
wizards-part-mentor = le Mentor
wizards-part-high-wizard = un Haut Mage
wizards-part-named-wizard = un Haut Mage à nommer
wizards-part-same = de nouveau au même endroit
wizards-part-unsettled = le lieu n'est pas encore fixé

# The stage
wizards-news = Ce qui vient d'arriver
