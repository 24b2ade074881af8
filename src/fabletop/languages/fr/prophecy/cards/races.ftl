# Prophecy, French: Races; the name of each card, what it does in our words, and a note.

# Races
race_human = Humain
    .text = Vous commencez avec 2 Expérience de plus. Chaque capacité vous coûte 1 Expérience de moins, et vous pouvez en avoir une de plus.
race_elf = Elfe
    .text = +1 Volonté, et votre maximum augmente de 1. En forêt, les sorts vous coûtent 1 Magie de moins, tout comme engager un combat de Volonté. Vous mourez dès qu'il ne vous reste plus de Santé.
race_dwarf = Nain
    .text = Vous avez un magot de 3 Or que rien ne peut vous prendre. Vous pouvez faire retravailler une arme, comme une réparation, en arme naine : +1 en combat de Force.
    .note = De nous : comment une arme est retravaillée, et à quel prix.
race_troll = Troll
    .text = +1 Force, et votre maximum augmente de 1. Chaque capacité vous coûte 2 Expérience de plus, et vous pouvez en avoir deux de moins. Dans les montagnes, vous pouvez payer 1 Magie pour guérir 1 Santé. La chance ne vous touche pas : le Champ de trèfles vous est fermé et la malédiction de la Momie est sans effet.
race_goblin = Gobelin
    .text = -1 Volonté. +1 en combat de Force avec un bouclier. Chaque créature vaincue rapporte au moins 1 Or et 3 Expérience. Contre une créature qui vous a battu, vous avez +1 jusqu'à ce qu'elle soit vaincue.
    .note = La version publique en C connaît un jeton de rage, mais pas son effet.
race_halfling = Halfelin
    .text = -1 Force. Un 1 sur votre dé compte comme 8. -1 en combat de Force avec une arme longue, +1 pour une arme que vous lancez.
