# Prophecy, French: artifacts; the name of each card, what it does in our words, and a note.

crown_of_the_ancient_kings = Couronne des rois antiques
    .text = Portée sur la tête : +1 Force. Ne donne pas de Santé et peut dépasser 8. La formation ne vous coûte d'Or dans aucune guilde.
astral_sword = Épée astrale
    .text = +2 en combat de Force, +3 contre les humanoïdes et les personnages. Si vous battez un personnage avec elle, il perd 1 Magie et vous en rechargez 1.
mirrored_shield = Bouclier miroir
    .text = Tenu d'une main, dans les deux sortes de combat. Si vous perdez, lancez un dé : sur 5-6, c'est un match nul, et le personnage adverse perd 1 Santé et 1 Magie. Il renvoie aussi le mal que fait le Sceptre rituel.
    .note = Qu'il agisse aussi hors combat découle de ce que le livret de Water Realm dit du Sceptre rituel ; les mots de la carte elle-même ne sont pas connus.
banner_of_hope = Bannière de l'espoir
    .text = Au début de votre manche, vous pouvez lancer un dé. 1-3 : +1 dans vos combats ce tour-ci. 4 : rechargez jusqu'à 2 Magie. 5 : guérissez 1 Santé. 6 : chaque personnage guérit 1 Santé et recharge jusqu'à 2 Magie.
    .note = Dans la version publique en C, le +1 dure toute la manche ; l'exemple du livret dit le tour.
royal_cape = Cape royale
    .text = +1 Volonté. Ne donne pas de Magie et peut dépasser 10. En guise de déplacement, payez 2 Magie et allez sur n'importe quelle case du plateau ; ce n'est pas un sort. Vous choisissez le lieu du combat final.
