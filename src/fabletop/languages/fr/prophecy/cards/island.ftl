# Prophecy, French: Treasure Island; the name of each card, what it does in our words, and a note.

# Chance
treasure_map = Carte au trésor
    .text = Dévoilez un fragment de carte et posez-le sur sa case, sous les Aventures. S'il n'en reste pas, rien ne se passe.
treasure_maps = Cartes au trésor
    .text = Dévoilez 2 fragments de carte et posez chacun sur sa case, sous les Aventures. S'il n'en reste pas, rien ne se passe.

# Fragments
map_fragment_forest_1 = Fragment de carte : Forêt près du désert
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_mountains_1 = Fragment de carte : Montagne du camp
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_plains_1 = Fragment de carte : Plaine au-delà du camp
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_forest_2 = Fragment de carte : Forêt des voleurs
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_plains_2 = Fragment de carte : Plaine du village
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_mountains_2 = Fragment de carte : Montagne du village
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_forest_3 = Fragment de carte : Forêt de la tour
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_plains_3 = Fragment de carte : Plaine entre les forêts
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_forest_4 = Fragment de carte : Forêt du monastère
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_plains_4 = Fragment de carte : Plaine de la ville
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_mountains_3 = Fragment de carte : Montagne de la forteresse
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.
map_fragment_plains_5 = Fragment de carte : Plaine près du désert
    .text = Ni objet ni capacité. Il se trouve sur sa case, sous les Aventures ; quand il n'en reste plus, un personnage sur la case peut le prendre.

# Items
holy_grail = Saint Graal
    .text = Au début de votre manche, guérissez 1 Santé.
    .note = Le livret ne donne que le nom et le moment.
magic_pouch = Bourse magique
    .text = Au début de votre manche, gagnez 1 Or.
    .note = Le livret ne donne que le nom et le moment.
tome_of_wisdom = Tome de sagesse
    .text = Au début de votre manche, gagnez 1 Expérience.
    .note = Le livret ne donne que le nom et le moment.
father_times_clock = Horloge du Père Temps
    .text = Au début de votre manche, lancez un dé : sur 5-6, vous jouez un tour de plus dans cette manche.
    .note = Le livret ne donne que le nom et le moment.
crystal_ball_of_fate = Boule de cristal du destin
    .text = Au début de votre manche, lancez les deux dés ; rien ne peut modifier ce lancer. Dans le premier combat de la manche, les dés du premier jet tombent ainsi, et peuvent alors être modifiés comme d'habitude. Sans combat dans la manche, le lancer est perdu.
    .note = Le livret l'appelle aussi « Crystal Sphere of Fate ».
astral_mindstone = Pierre astrale de l'esprit
    .text = Pierre astrale pour un objet porté sur la tête, un bâton, une baguette ou un anneau. Sertie, comme une réparation et pour de bon, elle donne +2 en combat de Volonté. Seule, elle ne fait rien.
    .note = Ses trois fragments de carte et son prix viennent d'un exemple du livret.
astral_satchel = Besace astrale
    .text = Vous pouvez avoir autant d'objets que voulu, et aucun, sauf la besace elle-même, ne peut être volé ni détruit. Si vous la perdez, vous gardez les autres ; le surplus part à la fin de votre manche.
    .note = On ne sait pas combien d'objets de plus elle permet ; ici, il n'y a pas de limite.
tome_of_magic = Tome de magie
    .text = Pendant votre tour, lancez un sort de n'importe quel personnage comme si vous le connaissiez, pour sa Magie et dans ses limites. Vous pouvez copier un de vos sorts, mais pas pour le lancer deux fois dans la même situation, ni dans le même tour de table s'il ne sert qu'une fois par tour de table. Après une copie de Boucle du temps, il se repose à votre prochain tour, après Arrêt du temps, jusqu'au mélange de la pioche Chance.
    .note = Le livret ne dit pas de qui l'on peut copier les sorts ; ici, de tous.
mantle_of_the_sages = Manteau des sages
    .text = +1 Volonté. Ne donne pas de Magie et peut dépasser 10.
    .note = Le livret compte dix trésors et en nomme huit ; celui-ci est l'un des deux qui sont de nous.
sunblade_of_the_kings = Lame solaire des rois
    .text = +3 en combat de Force. Elle ne peut pas être endommagée.
    .note = Le livret compte dix trésors et en nomme huit ; celui-ci est l'un des deux qui sont de nous.
