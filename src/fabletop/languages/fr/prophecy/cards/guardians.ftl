# Prophecy, French: guardians; the name of each card, what it does in our words, and a note.

sphinx = Sphinx
    .text = Avant le combat, vous pouvez tenter des énigmes tant que vous pouvez payer : 1 Magie et un dé chacune ; un 6 gagne sans combat. Victoire : 2 Volonté. Si vous perdez, vous perdez la moitié de votre Santé, arrondie au supérieur.
tortured_souls = Âmes tourmentées
    .text = Une bande à trois vies. Leur désespoir vous coûte 1 Magie avant chaque jet. Victoire : 1 Volonté, et rechargez toute votre Magie.
undead_knight = Chevalier mort-vivant
    .text = Victoire : 1 Force, puis dévoilez des objets rares jusqu'à une arme ou un bouclier ; prenez-le et défaussez les autres.
vampire_lord = Seigneur des vampires
    .text = Un combat en deux étapes : un combat de Volonté puis, si vous le gagnez, un combat de Force. Choisissez vos objets une fois pour les deux ; vous pouvez lancer des sorts entre les étapes. Victoire : 1 Force et 1 Volonté. Si vous perdez, vous perdez aussi 1 Magie.
fire_breathing_dragon = Dragon cracheur de feu
    .text = Aucun sort ne peut être lancé dans ce combat ; les autres capacités et les objets agissent. Victoire : piochez 3 objets rares et gardez-en un, avant de dévoiler le gardien suivant. Si vous perdez, vous perdez 1 Santé et tous vos parchemins brûlent.
storm_queen = Reine des tempêtes
    .text = Sa foudre vous coûte 2 Santé avant le combat.
shadow_of_death = Ombre de la mort
    .text = Le froid vous coûte 2 Magie avant le combat. C'est un combat de Force, mais vous y engagez votre Volonté au lieu de votre Force : les armes et ce qui augmente la Volonté aident, pas ce qui augmente la Force ni ce qui s'ajoute en combat de Volonté.
scaled_monster = Monstre à écailles
    .text = Son sang détruit l'arme que vous utilisez contre lui, quel que soit le résultat ; les artefacts résistent. Si vous combattez sans arme, vous perdez 1 Santé.
shapeless_things = Choses difformes
    .text = Une bande à trois vies. Choisissez le combat et payez-le : 4 Magie pour un combat de Force, 2 Santé pour un combat de Volonté. Sans l'un ni l'autre, vous ne pouvez pas combattre.
master_of_pain = Maître de la douleur
    .text = L'agonie vous coûte 1 Santé et 2 Magie avant le combat. Un seul jet décide : ajoutez votre Force, votre Volonté et vos bonus des deux sortes de combat. Un objet utile dans les deux compte pour les deux, une capacité une seule fois.
