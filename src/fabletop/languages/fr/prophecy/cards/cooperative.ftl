# Prophecy, French: the cooperative game; the name of each card, what it does in our words, and a note.

# Abilities
power_handling = Maîtrise du pouvoir
    .text = Quand vous faites du commerce, la Magie et l'Expérience peuvent être données tout comme l'Or et les objets.
    .note = La version publique en C l'enseigne à la Tour magique, qui a déjà Arrêt du temps. Aucune capacité du Camp de la forêt n'agit contre les seuls personnages ; de ses façons de voyager, celle qui est remplacée atteint le moins de cases.
shield_to_shield = Bouclier contre bouclier
    .text = Un autre personnage qui combat sur votre case a +1, ou +2 si vous utilisez tous deux un bouclier.
    .note = Elle remplace Duel, la seule capacité de la Forteresse faite pour les combats entre personnages.
miracle_of_healing = Miracle de guérison
    .text = Au lieu de vous déplacer, payez 1 Magie et guérissez jusqu'à 2 Santé pour vous ou 1 Santé pour un autre personnage.
    .note = Elle fait pour tous ce que la capacité remplacée fait pour un seul.
secret_hideouts = Cachettes secrètes
    .text = Faites du commerce, ou laissez des objets sur votre case et reprenez-les, sans renoncer à votre déplacement.
    .note = La capacité remplacée n'agit que contre des personnages.
time_freeze = Arrêt du temps
    .text = Payez 1 Magie pour chaque autre personnage : chacun joue un tour sans carte Chance. Ensuite, cette carte se repose jusqu'au mélange de la pioche Chance.
    .note = Elle fait pour tous ce que la capacité remplacée fait pour un seul. Le prix imprimé dépend du nombre de personnages.
