# Cartes, règles et crédits à feuilleter, français. Les noms des caractéristiques et des valeurs

# suivent les données des cartes : espaces et points deviennent des traits d'union.

lib-cards = Cartes
lib-rules = Règles
lib-cards-of = Les cartes de { $game }
lib-rules-of = Les règles de { $game }
lib-search = Chercher
lib-search-cards = Chercher dans les cartes
lib-search-rules = Chercher dans les règles
lib-search-cards-how = Un nom, ou des mots du texte
lib-search-rules-how = Des mots, ou le numéro d'une règle
lib-deck = Pioche
lib-every-deck = Toutes les pioches
lib-only-reconstructed = Seulement celles dont un nombre n'est pas imprimé
lib-cards-found = { $n ->
    [0] Aucune carte ne correspond.
    [one] { $n } carte
   *[other] { $n } cartes
}
lib-rules-found = { $n ->
    [0] Aucune règle ne correspond.
    [one] { $n } règle
   *[other] { $n } règles
}
lib-groups = Chapitres
lib-all-cards = Toutes les cartes
lib-all-rules = Toutes les règles
lib-facts = Sur la carte
lib-rules-of-card = Les règles qui en parlent
lib-no-rules-of-card = Aucune règle ne nomme cette carte ; son texte dit tout.
lib-cards-of-rule = Les cartes qu'elle nomme
lib-previous-rule = La précédente
lib-next-rule = La suivante
lib-where-from = Est-ce bien sûr ?
lib-sources = Sources
lib-source = Source
lib-note = Remarque
lib-reconstructed = reconstitué
lib-from-printed = Tout est ici comme imprimé sur la carte, autant que les sources le disent.
lib-from-corrected = Corrigé par votre propre fichier de cartes.
lib-from-rulebook = Tout suit ici le livret de règles.
lib-from-reconstructed = Inconnu de l'imprimé, et reconstitué : { $fields }. Le reste vient des sources.
lib-from-us = Seul ceci est de nous : { $fields }.
lib-note-basic-yes = Se joue dans la version de base
lib-note-basic-no = Pas dans la version de base : { $why }

# L'aide à la table
lib-help = Aide
lib-help-now = Que puis-je faire maintenant ?
lib-back = Retour
lib-close = Fermer

# Ce qui n'existe pas
lib-missing = Pas sur l'étagère
lib-missing-game = Il n'y a pas ici de jeu nommé « { $name } ».
lib-missing-card = { $game } n'a pas de carte nommée « { $name } ».
lib-missing-rule = { $game } n'a pas de règle « { $name } ».
lib-did-you-mean = Pensiez-vous à l'une de celles-ci ?

# Crédits
lib-credits = Crédits
lib-credits-more = Le code de Fabletop est libre, sous licence MIT. Ces œuvres d'autrui font partie des pages ; merci à celles et ceux qui les ont faites.
lib-credits-missing = La liste des paquets et des icônes n'est pas là : `make assets` l'écrit.
lib-credits-packages = Paquets
lib-package = Paquet
lib-version = Version
lib-author = De
lib-licence = Licence
lib-licence-text = Texte de la licence de { $name }
lib-credits-icons = Icônes
lib-credits-icons-more = Silhouettes de game-icons.net sous licence CC BY 3.0, à nos couleurs, sans autre changement. Où deux auteurs ont un dessin du même nom, les deux sont nommés.
lib-not-affiliated = Fabletop n'est ni fait ni approuvé par les auteurs et les éditeurs des jeux qu'il propose. Les noms appartiennent à leurs propriétaires ; règles et cartes sont dites avec nos propres mots.

# Pioches
lib-deck-characters = Personnages
lib-deck-chance = Cartes Chance
lib-deck-creatures = Créatures
lib-deck-opportunities = Opportunités
lib-deck-items = Objets
lib-deck-abilities = Capacités
lib-deck-guardians = Gardiens
lib-deck-artifacts = Artefacts
lib-deck-fragments = Fragments de carte
lib-deck-gates = Portails des royaumes
lib-deck-obstacles = Obstacles
lib-deck-prizes = Prix des royaumes
lib-deck-races = Races
lib-deck-power = Cartes Pouvoir
lib-deck-enchantments = Enchantements
lib-deck-tokens = Jetons Capacité spéciale
lib-deck-tasks = Quêtes
lib-deck-events = Événements
lib-deck-wizards = Cartes Mage
lib-deck-lands = Contrées
