# Prophecy, French: the Water Realm; the name of each card, what it does in our words, and a note.

# Abilities
swimming = Natation
    .text = Dans le royaume des eaux : une fois par manche, à la fin de votre tour, payez 1 bulle pour un autre tour. Chaque fois que vous renoncez à votre déplacement, récupérez 1 bulle.
underwater_combat = Combat sous-marin
    .text = Dans le royaume des eaux, ce que vous tenez en main ne vous gêne pas en combat de Force.
commune_with_water = Communion avec l'eau
    .text = Dans le royaume des eaux, +2 en combat de Volonté ; quand vous en gagnez un, récupérez 2 bulles.
underwater_contacts = Contacts sous-marins
    .text = Chaque sac de bulles que vous achetez en contient 3 de plus. En entrant dans le royaume des eaux, vous pouvez regarder jusqu'à 2 de ses cartes face cachée.
water_breathing_spell = Sort de respiration aquatique
    .text = En entrant dans le royaume des eaux, payez 1 Magie : votre sac de bulles coûte 2 Or de moins. Pour 2 Magie, vous guérissez aussi 1 Santé.
summon_storm = Invocation de la tempête
    .text = Une fois par manche, pendant votre tour, payez 1 Magie : jusqu'à votre prochain tour, chaque autre personnage qui voyage en bateau ou à cheval paie 1 Or de plus pour le trajet ou perd 1 Santé.
voice_of_the_deep = Voix des profondeurs
    .text = Payez 1 Magie avant un jet en combat de Volonté : +2 à ce jet, +3 dans le royaume des eaux.
dolphin_friend = Ami des dauphins
    .text = Dans le royaume des eaux, fuir une créature ne vous coûte pas de bulles, et là où vous pourriez avancer de deux cases, vous pouvez avancer de trois. Sur le plateau principal, les bateaux vous coûtent 1 Or de moins.

# Chance
legends_of_the_deeps = Légendes des abysses
    .text = Dévoilez la prochaine capacité sous-marine dans sa guilde ; s'il y a déjà deux capacités, la plus ancienne va d'abord sous sa pioche. Puis dévoilez deux cartes du royaume des eaux, où vous voulez.

# Creatures
skeletal_shark = Requin squelette
    .text = Combat de Force. Avant le jet, payez autant de Magie que voulu, ou pas du tout : le résultat final de votre dé ne peut pas la dépasser.
giant_squid = Calmar géant
    .text = Il a quatre vies. Une fois celles-ci vaincues, laissez-le fuir ou retenez-le pour un jet de plus, aussi souvent que voulu. Victoire : un objet rare par jet supplémentaire. Un jet perdu à tout moment fait du combat entier une défaite.
undersea_patrol = Patrouille sous-marine
    .text = Une bande à trois vies. Quand deux sont vaincus, le dernier offre de se rendre. Si vous acceptez, vous gagnez, mais avec 2 Expérience au lieu de 4, et vous pouvez dévoiler jusqu'à deux cartes face cachée du royaume des eaux.
dark_siren = Sirène noire
    .text = Combat de Volonté. Si vous perdez, renoncez à une de vos capacités au lieu de perdre de la Santé ; si vous n'en avez pas, perdez 1 Santé. Victoire : vous pouvez tourner son chant contre un autre personnage, qui renonce à une capacité ou perd 1 Santé, à son choix.
sea_witch = Sorcière des mers
    .text = Combat de Volonté. Victoire : vous pouvez échanger 1 Force contre 2 Volonté, ou 2 Volonté contre 1 Force.
drowned_sailors = Marins noyés
    .text = Une bande à trois vies. Si vous perdez, vous perdez 1 Santé et êtes emporté de 2 cases dans une direction au hasard.
carnivorous_fish = Poissons carnivores
    .text = Une bande à trois vies. Avant le combat, vous pouvez payer 1 Santé pour les enrager : ils ont 1 Force de plus, et la victoire rapporte 1 Volonté.
leviathan = Léviathan
    .text = Si vous ne gagnez pas, mais à 2 points au plus de son total, sa Force baisse de 1 jusqu'à la fin de la partie. Victoire : choisissez deux récompenses différentes parmi 1 Force, 1 Volonté, 6 Expérience, 6 Or et un objet rare.
lord_of_the_sea = Seigneur de la mer
    .text = Ses vagues vous coûtent 2 bulles avant le combat. Victoire : un objet rare.

# Gates
gate_to_the_water_realm = Portail du royaume des eaux
    .text = Il prend la place d'un petit gardien. Dévoilé, il reste ; le grand gardien et l'artefact de son plan vont au palais sous-marin. Depuis les deux cases voisines du plan, vous pouvez entrer dans le royaume des eaux au lieu de vous déplacer, et acheter un sac de bulles : 3 pour 1 Or, 6 pour 3, 9 pour 6, 12 pour 10. La boussole de son plateau dit où un courant vous porte : 1 ou 2 au nord, 3 à l'est, 4 à l'ouest, 5 ou 6 au sud.

# Items
sea_lords_trident = Trident du seigneur de la mer
    .text = +1 en combat de Force, +2 dans le royaume des eaux, où la main qui le tient ne vous gêne pas. Lancez-le avant un jet pour +1 de plus ; il est alors endommagé.
coral_tiara = Tiare de corail
    .text = Portée sur la tête : dès qu'un combat de Volonté vous est imposé, rechargez jusqu'à 2 Magie. Pas si vous l'avez choisi.
giant_pearl = Perle géante
    .text = Défaussez-la pour payer tout le prix en Or d'un seul achat ou droit, quel qu'il soit. Pour le reste, elle n'est pas de l'Or.
flask_of_living_air = Fiole d'air vivant
    .text = Dans le royaume des eaux, récupérez toutes vos bulles utilisées. Ailleurs, guérissez jusqu'à 2 Santé.

# Obstacles
reefs = Récifs
    .text = Personne ne peut entrer sur cette case. Qui dévoile la carte en y allant recule, et son déplacement s'arrête ; qui est emporté vers elle s'arrête devant.
whirlpool = Tourbillon
    .text = Il vous coûte 2 bulles et rapporte 2 Expérience. Si l'autre tourbillon est face visible, vous en ressortez là-bas, sans autre coût.
strong_current = Fort courant
    .text = Il vous emporte de 2 cases dans une direction au hasard. Après le dé, vous pouvez payer 1 bulle pour le relancer, aussi souvent que voulu.
very_strong_current = Très fort courant
    .text = Vous perdez 1 bulle et gagnez 1 Expérience. Puis il vous emporte de 2 cases dans une direction au hasard.

# Opportunities
air_pocket = Poche d'air
    .text = Récupérez toutes vos bulles utilisées.
the_little_mermaid = La petite sirène
    .text = Guérissez jusqu'à 2 Santé, rechargez jusqu'à 2 Magie et lancez un dé. 4-6 : elle tombe amoureuse. Gardez cette carte tant que vous êtes dans le royaume des eaux : une fois par manche, vous pouvez ignorer la perte de 1 bulle.
cavern_of_thoughts = Caverne des pensées
    .text = Chaque autre joueur choisit en secret l'Expérience, l'Or ou la Magie. Nommez ensuite l'un des trois : pour chaque joueur qui a choisi autre chose, gagnez 2 Expérience ou 2 Or, ou rechargez jusqu'à 2 Magie.
undersea_library = Bibliothèque sous-marine
    .text = Dépensez 3 Expérience : regardez les 3 premières capacités de la pioche d'une guilde ou de la pioche sous-marine et apprenez-en une sans autre coût. Les autres vont sous la pioche.
school_of_golden_fish = Banc de poissons dorés
    .text = Chaque vœu pour lequel vous êtes seul dernier se réalise : 1 Force (le moins de cubes de Force), 1 Volonté (le moins de cubes de Volonté) et 1 objet rare (le moins d'objets rares, artefacts et trésors compris).
sunken_wreck = Épave engloutie
    .text = Payez 1 bulle et lancez un dé. 1-2 : 4 Or. 3-4 : un objet commun. 5 : un objet rare. 6 : un objet rare et 4 Or.

# Prizes
pearl_of_the_abyss = Perle des abysses
    .text = Ni objet ni capacité ; elle ne se perd jamais, et chaque joueur n'en prend qu'une. En la prenant, retrouvez toute votre Santé et votre Magie. +1 dans tous les combats contre un personnage qui n'en a pas. Tant que vous détenez le cinquième artefact, qui possède les quatre autres doit le gagner en combat.
