# Wizards in the terminal, French. Names of players, places and cards follow no "de".

wizards-labelled = { $label } : { $value }
wizards-semicolon = {" ; "}
wizards-here = ici
wizards-bearing = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} { $way }
wizards-wind-east = à l'est
wizards-wind-north-east = au nord-est
wizards-wind-north = au nord
wizards-wind-north-west = au nord-ouest
wizards-wind-west = à l'ouest
wizards-wind-south-west = au sud-ouest
wizards-wind-south = au sud
wizards-wind-south-east = au sud-est

# What lies on the map
wizards-site = { $name } ({ $kind })
wizards-kind-common-town = bourg
wizards-kind-elven-dwelling = demeure elfique
wizards-kind-master-sorcerer = Maître Sorcier
wizards-kind-ruktal = Mentor des Druides
wizards-own-marker = marqueur : { $name }
wizards-marker = marqueur ({ $who }) : { $name }
wizards-boat = barque { $n }
wizards-boat-with-demons = barque { $n } avec des Démons
wizards-beneath = { $name } (cartes en dessous : { $n })
wizards-known-beneath = { $name } (en dessous : { $cards })
wizards-walls = (murs { $ways })

# The lands
wizards-lands-common = Contrées communes
wizards-lands-elven = Contrées elfiques
wizards-lands-magic = Contrées magiques
wizards-load = { $n ->
    [one] { $n } marqueur ou Démon
   *[other] { $n } marqueurs et Démons
}
wizards-foreseen = sa chute est prévue
wizards-chart = Les nombres sont ceux des contrées ci-dessous ; d'une case, seul le plus important est montré ici.

# The calendar
wizards-calendar = Quinzaine { $fortnight }, Jour { $day } sur { $days }.
wizards-evil-carries = À la fin, le Mal disperse tous les joueurs sur les îles, sans prendre encore de contrée ; Quêtes accomplies : { $completed }, et { $needed } sauveront une contrée.
wizards-evil = À la fin, le Mal prend { $n ->
    [one] { $n } contrée
   *[other] { $n } contrées
} ; Quêtes accomplies : { $completed }, et { $needed } en sauvent une.
wizards-decks = Restent à piocher : { $wizards } cartes Mage, { $tasks } Quêtes, { $events } Événements.
wizards-deck-cards = Les cartes Mage de la pioche : { $things }.
wizards-drawn-wizards = Cartes Mage déjà piochées : { $things }.
wizards-honest = Ont donné une Gemme : { $things }.
wizards-false-wizard = Le Faux Mage est { $name }.
wizards-lost-lands = Prises par le Mal : { $lands }.
wizards-no-lost-lands = Le Mal n'a pris aucune contrée.

# What the marks mean
wizards-legend-lost = contrée perdue
wizards-legend-town = bourg ou demeure
wizards-legend-stone = Pierre
wizards-legend-place = autre lieu
wizards-legend-boat = barque
wizards-legend-demons = Démons
wizards-legend-dragon = Dragon
wizards-legend-mage = Haut Mage
wizards-legend-secret = Mage secret
wizards-legend-marker = votre marqueur de Quête
wizards-legend-others-marker = marqueur d'un autre
wizards-legend-load = nombre de marqueurs et de Démons, qui attirent le Mal
wizards-legend-foreseen = contrée dont la chute est prévue

# The players
wizards-column-order = Ordre
wizards-order-none = pas encore
wizards-order-wizards = Mages
wizards-order-sorcerers = Sorciers
wizards-order-druids = Druides
wizards-at = case : { $place }
wizards-in-boat = dans la barque { $n }, { $place }
wizards-aloft = emporté par un Transport
wizards-aloft-to = emporté par un Transport : { $place }
wizards-days = { $n ->
    [one] { $n } Jour
   *[other] { $n } Jours
}
wizards-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
wizards-charges = { $n } fois
wizards-stay-town = reste pour les gens du bourg
wizards-stay-dragon = reste avec le Dragon
wizards-lair-time = temps d'Antre { $n ->
    [one] { $n } Jour
   *[other] { $n } Jours
}
wizards-extra = encore { $n ->
    [one] { $n } tour supplémentaire
   *[other] { $n } tours supplémentaires
}
wizards-swift = rapide pendant ce tour
wizards-crest = peut revenir à la Cime étoilée
wizards-gems = Gemmes sacrées : { $n }
wizards-seeks-mentor = cherche un Mentor : un Maître Sorcier, Rüktal ou un Haut Mage
wizards-ready = prêt pour le prochain rang
wizards-not-ready = pas prêt pour le prochain rang : { $why }
wizards-spells = sorts (réussis sur 1-{ $n })
wizards-range = jusqu'à { $n }
wizards-works = 1-{ $n }
wizards-cast = tenté
wizards-own-cards = Vos Quêtes et Événements :
wizards-mandatory = Quête obligatoire
wizards-optional = Quête facultative
wizards-part-stay = un tour sur place, { $place }
wizards-mentor-wizards = un Haut Mage, votre Mentor
wizards-mentor-sorcerers = un Maître Sorcier, votre Mentor
wizards-mentor-druids = Rüktal, votre Mentor
wizards-any-wizard = n'importe quel Haut Mage
wizards-to-be-chosen = encore à choisir

# In sentences
wizards-of = {" "}sur{" "}
wizards-player = { $who } : { $order }, rang { $rank }. { $points }.
wizards-task = { $kind } { $name }, pour { $points }.{ $done } Reste, dans n'importe quel ordre : { $left }.
wizards-task-ordered = { $kind } { $name }, pour { $points }.{ $done } Reste, dans cet ordre : { $left }.
wizards-task-opening = { $kind } { $name }, pour { $points }.{ $done } Reste, le premier avant les autres : { $left }.
wizards-done = {" "}Fait : { $things }.
wizards-you-are = Vous êtes ici : { $place }.
wizards-somebody-is = { $who } est ici : { $place }.
wizards-in-sight = En vue

# Laying the lands
wizards-laying = Contrées sur la mer : { $laid } sur { $lands } ; encore à piocher : { $stack }.
wizards-legend-laying = Les nombres sont les centres des contrées, dans l'ordre où elles ont été placées ; { $back } face cachée, { $water } eau, { $free } où un centre est possible. Les colonnes sont numérotées en haut, les rangées à gauche.
wizards-face-down = { $n } { $who }, face cachée (colonne { $column }, rangée { $row })
wizards-own-land = { $n } la vôtre : { $land } (colonne { $column }, rangée { $row } ; { $turns ->
    [0] comme imprimée
    [one] tournée d'un sixième
   *[other] tournée de { $turns } sixièmes
})
wizards-own-lands = Vos contrées, comme imprimées :
wizards-turned = { $turns ->
    [0] Comme imprimée
    [one] D'un sixième
   *[other] De { $turns } sixièmes
}
wizards-stones = { $n } Pierres
wizards-land-common = Contrée commune
wizards-land-elven = Contrée elfique
wizards-land-magic = Contrée magique
wizards-hand-land = Dans votre main : { $land }, { $kind }. Cases : { $terrain }. Lieux : { $sites }.

# The end
wizards-ended-fifth-rank = Le cinquième rang d'un Ordre est atteint.
wizards-ended-gems = Six Gemmes sacrées sont parvenues à Rüktal.
wizards-ended-evil = Le Cercle sacré est tombé : le Mal a gagné.
wizards-scored = Points
