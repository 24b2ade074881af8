# Prophecy, French: the Water Realm; the name of each card, what it does in our words, and a note.

# Abilities
swimming = Natation
    .text = Dans le royaume des eaux : une fois par manche, à la fin de votre tour, payez 1 bulle pour un autre tour. Chaque fois que vous renoncez à votre déplacement, récupérez 1 bulle.
underwater_combat = Combat sous-marin
    .text = Dans le royaume des eaux, ce que vous tenez en main ne vous gêne pas en combat de Force.
    .note = On ne sait pas si la carte fait autre chose encore.
commune_with_water = Communion avec l'eau
    .text = Dans le royaume des eaux, +2 en combat de Volonté ; quand vous en gagnez un, récupérez 2 bulles.
    .note = Il n'est pas sûr que seuls les combats de Volonté rendent des bulles.
underwater_contacts = Contacts sous-marins
    .text = Chaque sac de bulles que vous achetez en contient 3 de plus. En entrant dans le royaume des eaux, vous pouvez regarder jusqu'à 2 de ses cartes face cachée.
    .note = De nous : combien de cartes vous pouvez regarder, et quand.
water_breathing_spell = Sort de respiration aquatique
    .text = En entrant dans le royaume des eaux, payez 1 Magie : votre sac de bulles coûte 2 Or de moins. Pour 2 Magie, vous guérissez aussi 1 Santé.
    .note = La version publique en C dit que 1 Magie rend le sac moins cher et que 2 Magie donnent aussi une Santé. De nous : le rabais, et que la Santé est guérie aussitôt.
summon_storm = Invocation de la tempête
    .text = Une fois par manche, pendant votre tour, payez 1 Magie : jusqu'à votre prochain tour, chaque autre personnage qui voyage en bateau ou à cheval paie 1 Or de plus pour le trajet ou perd 1 Santé.
    .note = Le livret dit qui elle touche et qu'elle compte une fois par trajet ; aucune source ne donne les montants.
voice_of_the_deep = Voix des profondeurs
    .text = Payez 1 Magie avant un jet en combat de Volonté : +2 à ce jet, +3 dans le royaume des eaux.
    .note = De nous : le livret parle de plusieurs capacités du savoir des eaux et ne nomme qu'Invocation de la tempête.
dolphin_friend = Ami des dauphins
    .text = Dans le royaume des eaux, fuir une créature ne vous coûte pas de bulles, et là où vous pourriez avancer de deux cases, vous pouvez avancer de trois. Sur le plateau principal, les bateaux vous coûtent 1 Or de moins.
    .note = De nous : le livret parle de plusieurs capacités du savoir des eaux et ne nomme qu'Invocation de la tempête.

# Chance
legends_of_the_deeps = Légendes des abysses
    .text = Dévoilez la prochaine capacité sous-marine dans sa guilde ; s'il y a déjà deux capacités, la plus ancienne va d'abord sous sa pioche. Puis dévoilez deux cartes du royaume des eaux, où vous voulez.

# Creatures
skeletal_shark = Requin squelette
    .text = Combat de Force. Avant le jet, payez autant de Magie que voulu, ou pas du tout : le résultat final de votre dé ne peut pas la dépasser.
giant_squid = Calmar géant
    .text = Il a quatre vies. Une fois celles-ci vaincues, laissez-le fuir ou retenez-le pour un jet de plus, aussi souvent que voulu. Victoire : un objet rare par jet supplémentaire. Un jet perdu à tout moment fait du combat entier une défaite.
    .note = L'exemple du livret donne 2 objets rares et 6 Expérience pour deux jets supplémentaires. La version publique en C l'appelle « Ancient Squid ».
undersea_patrol = Patrouille sous-marine
    .text = Une bande à trois vies. Quand deux sont vaincus, le dernier offre de se rendre. Si vous acceptez, vous gagnez, mais avec 2 Expérience au lieu de 4, et vous pouvez dévoiler jusqu'à deux cartes face cachée du royaume des eaux.
dark_siren = Sirène noire
    .text = Combat de Volonté. Si vous perdez, renoncez à une de vos capacités au lieu de perdre de la Santé ; si vous n'en avez pas, perdez 1 Santé. Victoire : vous pouvez tourner son chant contre un autre personnage, qui renonce à une capacité ou perd 1 Santé, à son choix.
    .note = Le livret montre qu'un joueur peut la tourner contre un autre ; la version publique en C ne connaît que la perte d'une capacité.
sea_witch = Sorcière des mers
    .text = Combat de Volonté. Victoire : vous pouvez échanger 1 Force contre 2 Volonté, ou 2 Volonté contre 1 Force.
drowned_sailors = Marins noyés
    .text = Une bande à trois vies. Si vous perdez, vous perdez 1 Santé et êtes emporté de 2 cases dans une direction au hasard.
    .note = Il n'est pas sûr que l'on perde la Santé en plus d'être emporté.
carnivorous_fish = Poissons carnivores
    .text = Une bande à trois vies. Avant le combat, vous pouvez payer 1 Santé pour les enrager : ils ont 1 Force de plus, et la victoire rapporte 1 Volonté.
leviathan = Léviathan
    .text = Si vous ne gagnez pas, mais à 2 points au plus de son total, sa Force baisse de 1 jusqu'à la fin de la partie. Victoire : choisissez deux récompenses différentes parmi 1 Force, 1 Volonté, 6 Expérience, 6 Or et un objet rare.
    .note = La version publique en C ne montre pas d'Expérience. Elle dit qu'un jet perdu de peu affaiblit le Léviathan et que le vaincre offre un libre choix.
lord_of_the_sea = Seigneur de la mer
    .text = Ses vagues vous coûtent 2 bulles avant le combat. Victoire : un objet rare.
    .note = Dans le livret, il est parmi les cartes du royaume des eaux ; la version publique en C en fait la quinzième carte négative. Dans le jeu qui porte son nom, il attend au palais.

# Gates
gate_to_the_water_realm = Portail du royaume des eaux
    .text = Il prend la place d'un petit gardien. Dévoilé, il reste ; le grand gardien et l'artefact de son plan vont au palais sous-marin. Depuis les deux cases voisines du plan, vous pouvez entrer dans le royaume des eaux au lieu de vous déplacer, et acheter un sac de bulles : 3 pour 1 Or, 6 pour 3, 9 pour 6, 12 pour 10. La boussole de son plateau dit où un courant vous porte : 1 ou 2 au nord, 3 à l'est, 4 à l'ouest, 5 ou 6 au sud.
    .note = Le livret ne nomme qu'un prix, 3 bulles pour 1 Or. La version publique en C vend tous les sacs à ce tarif ; ici, les plus grands coûtent plus. Les directions de la boussole sont de nous.

# Items
sea_lords_trident = Trident du seigneur de la mer
    .text = +1 en combat de Force, +2 dans le royaume des eaux, où la main qui le tient ne vous gêne pas. Lancez-le avant un jet pour +1 de plus ; il est alors endommagé.
    .note = Le nom vient de la version publique en C, dont l'auteur en a fixé l'effet.
coral_tiara = Tiare de corail
    .text = Portée sur la tête : dès qu'un combat de Volonté vous est imposé, rechargez jusqu'à 2 Magie. Pas si vous l'avez choisi.
    .note = Dans la version publique en C, elle rend les combats de Volonté moins chers ; nous suivons le livret.
giant_pearl = Perle géante
    .text = Défaussez-la pour payer tout le prix en Or d'un seul achat ou droit, quel qu'il soit. Pour le reste, elle n'est pas de l'Or.
    .note = De nous : qu'aucun prix n'est trop élevé pour elle.
flask_of_living_air = Fiole d'air vivant
    .text = Dans le royaume des eaux, récupérez toutes vos bulles utilisées. Ailleurs, guérissez jusqu'à 2 Santé.
    .note = De nous, à la place d'une des treize cartes positives, qu'aucune source ne nomme sûrement.

# Obstacles
reefs = Récifs
    .text = Personne ne peut entrer sur cette case. Un héros qui la dévoile en y allant recule, et son déplacement s'arrête ; un héros emporté vers elle s'arrête devant.
    .note = De nous : ce qui arrive quand on entre sur la carte face cachée, ou quand un courant y mène.
whirlpool = Tourbillon
    .text = Il vous coûte 2 bulles et rapporte 2 Expérience. Si l'autre tourbillon est face visible, vous en ressortez là-bas, sans autre coût.
    .note = La version publique en C dit que l'on ressort ailleurs, sans dire où.
strong_current = Fort courant
    .text = Il vous emporte de 2 cases dans une direction au hasard. Après le dé, vous pouvez payer 1 bulle pour le relancer, aussi souvent que voulu.
    .note = On ne sait pas au juste combien de fois le dé peut être relancé.
very_strong_current = Très fort courant
    .text = Vous perdez 1 bulle et gagnez 1 Expérience. Puis il vous emporte de 2 cases dans une direction au hasard.
    .note = Le livret donne 2 cases aux deux courants ; on ne sait pas ce qui rend celui-ci très fort. La bulle vient de la version publique en C.

# Opportunities
air_pocket = Poche d'air
    .text = Récupérez toutes vos bulles utilisées.
the_little_mermaid = La petite sirène
    .text = Guérissez jusqu'à 2 Santé, rechargez jusqu'à 2 Magie et lancez un dé. 4-6 : elle tombe amoureuse. Gardez cette carte tant que vous êtes dans le royaume des eaux : une fois par manche, vous pouvez ignorer la perte de 1 bulle.
    .note = Le livret dit seulement qu'elle peut tomber amoureuse, la version publique en C qu'elle guérit et recharge.
cavern_of_thoughts = Caverne des pensées
    .text = Chaque autre joueur choisit en secret l'Expérience, l'Or ou la Magie. Nommez ensuite l'un des trois : pour chaque joueur qui a choisi autre chose, gagnez 2 Expérience ou 2 Or, ou rechargez jusqu'à 2 Magie.
    .note = La version publique en C dit seulement que chaque adversaire choisit en secret.
undersea_library = Bibliothèque sous-marine
    .text = Dépensez 3 Expérience : regardez les 3 premières capacités de la pioche d'une guilde ou de la pioche sous-marine et apprenez-en une sans autre coût. Les autres vont sous la pioche.
    .note = Le prix vient de la version publique en C.
school_of_golden_fish = Banc de poissons dorés
    .text = Chaque vœu pour lequel vous êtes seul dernier se réalise : 1 Force (le moins de cubes de Force), 1 Volonté (le moins de cubes de Volonté) et 1 objet rare (le moins d'objets rares, artefacts et trésors compris).
    .note = La version publique en C dit jusqu'à trois vœux. Les cubes des deux côtés comptent.
sunken_wreck = Épave engloutie
    .text = Payez 1 bulle et lancez un dé. 1-2 : 4 Or. 3-4 : un objet commun. 5 : un objet rare. 6 : un objet rare et 4 Or.
    .note = La version publique en C dit que l'on peut explorer l'épave, et donne 5 Or pour cela.

# Prizes
pearl_of_the_abyss = Perle des abysses
    .text = Ni objet ni capacité ; elle ne se perd jamais, et chaque joueur n'en prend qu'une. En la prenant, retrouvez toute votre Santé et votre Magie. +1 dans tous les combats contre un personnage qui n'en a pas. Tant que vous détenez le cinquième artefact, qui possède les quatre autres doit le gagner en combat.
