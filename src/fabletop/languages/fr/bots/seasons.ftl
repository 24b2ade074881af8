# Seasons : ce qui rend une position bonne ou mauvaise.

feature-seasons-crystals = les cristaux
feature-seasons-prestige = le prestige des cartes en jeu
feature-seasons-harvest = les cristaux des cartes en fin de partie
feature-seasons-engines = les cartes qui rapportent à chaque manche
feature-seasons-potions = les potions à boire
feature-seasons-hand = les cartes en main
feature-seasons-library = les cartes des années à venir
feature-seasons-leftover = les cartes qui risquent de rester en main
feature-seasons-energy = les énergies
feature-seasons-slots = les places libres de la jauge d'invocation
feature-seasons-die = le dé à venir
feature-seasons-bonuses = les bonus utilisés
feature-seasons-token = le jeton Capacité spéciale
