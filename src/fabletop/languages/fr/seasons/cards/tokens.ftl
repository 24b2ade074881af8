# Seasons, French: tokens; the name of each card, what it does in our words, and a note.

draw_card = Une carte de plus
    .text = Piochez une carte Pouvoir, à garder ou à défausser. Cela coûte 5 points de prestige.
sacrifice_or_discard = Renoncer à une carte
    .text = Sacrifiez une carte Pouvoir ou défaussez-en une de votre main. Cela vaut 6 points de prestige.
two_energy = Deux énergies
    .text = Gagnez 2 énergies de votre choix. Cela coûte 5 points de prestige.
gauge_back = Baisser la jauge
    .text = Votre jauge d'invocation descend de 1. Cela vaut 10 points de prestige.
hand_is_worth = Main précieuse
    .text = À la fin, chaque carte Pouvoir de votre main vaut 3 points de prestige au lieu d'en coûter 5.
transmute_plus_one = Riche transmutation
    .text = Vous pouvez transmuter ce tour-ci ; chaque énergie rapporte 1 cristal de plus. Aucun prestige gagné ni perdu.
twelve_crystals = Douze cristaux
    .text = Gagnez 12 cristaux. Cela coûte 6 points de prestige.
four_water = Offrande d'eau
    .text = Défaussez 4 énergies d'eau. Cela vaut 18 points de prestige.
gauge_plus_two = Monter la jauge
    .text = Votre jauge d'invocation monte de 2. Cela coûte 5 points de prestige.
move_season = Tourner la roue
    .text = Déplacez le marqueur de saison d'exactement 2 cases, en avant ou en arrière. Cela vaut 3 points de prestige.
see_hands = Voir les mains
    .text = Voyez ce que chaque autre joueur a en main. Cela vaut 9 points de prestige.
arrange_top_three = Ordonner la pioche
    .text = Regardez les 3 premières cartes de la pioche et rangez-les comme vous voulez. Aucun prestige gagné ni perdu.
