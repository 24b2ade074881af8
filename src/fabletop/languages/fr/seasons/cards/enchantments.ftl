# Seasons, French: enchantments; the name of each card, what it does in our words, and a note.

elemental_construction = Construction élémentaire
    .text = Chaque joueur reçoit 18 cartes Pouvoir et en garde 9, sans en faire passer. Les autres sont remélangées à la pioche.
extended_experience = Expérience étendue
    .text = Chaque joueur reçoit 12 cartes Pouvoir, choisies comme d'habitude puis réparties en trois groupes de 4.
natural_selection = Sélection naturelle
    .text = Chaque joueur reçoit 11 cartes Pouvoir. La première choisie est défaussée ; des 10 choisies ensuite, une est défaussée à la fin.
entangling_roots = Racines entravantes
    .text = Personne ne peut invoquer plus de 1 carte Pouvoir de sa main par tour.
nature_spirit = Esprit de la nature
    .text = Chaque carte Pouvoir invoquée de la main coûte 1 énergie de plus, de votre choix.
argoss_embrace = Étreinte d'Argos
    .text = Qui prend des cartes Pouvoir en main et les garde perd 5 cristaux ou, avec moins de 5, sacrifie ou défausse une carte Pouvoir.
ios_bounty = Largesse d'Io
    .text = Chaque énergie transmutée, par qui que ce soit, rapporte 1 cristal de plus.
olafs_knowledge = Savoir d'Olaf
    .text = Il y a un cinquième bonus : piochez une carte Pouvoir, à garder ou à défausser.
drought = Sécheresse
    .text = Quand l'été commence, le joueur qui a le plus de cristaux sacrifie une carte Pouvoir ou perd définitivement 1 case de sa réserve.
vision_of_destiny = Vision du destin
    .text = Les 2 premières cartes de la pioche sont visibles. Une fois par tour, après votre dé, vous pouvez payer 5 cristaux pour défausser la première.
