# Prophecy, French: the Dragon Realm; the name of each card, what it does in our words, and a note.

# Abilities
dragonslaying = Chasse aux dragons
    .text = +2 en combat de Force contre les créatures du royaume des dragons ; un jet perdu contre elles d'exactement 1 compte comme un match nul.
dragon_psychology = Psychologie des dragons
    .text = +3 en combat de Volonté contre les créatures du royaume des dragons ; quand vous en gagnez un, rechargez 1 Magie.
dragon_magic = Magie des dragons
    .text = Dans le royaume des dragons, les sorts vous coûtent 1 Magie de moins, tout comme engager un combat de Volonté.
drake_riding = Monte des drakes
    .text = Entrer dans le royaume des dragons ne vous coûte rien, et vous pouvez y rester après un combat perdu.
dragon_realm_geography = Géographie du royaume des dragons
    .text = En entrant dans le royaume des dragons, vous pouvez regarder jusqu'à 2 de ses cartes face cachée. Là-bas, vous pouvez payer 1 Magie pour passer un obstacle.
dragonlore_tongue = Savoir des dragons : langue des dragons
    .text = +1 en combat de Volonté, sur tous les plateaux.
dragonlore_hide = Savoir des dragons : peau de dragon
    .text = Une fois par manche, quand vous perdez un combat contre une créature, vous perdez 1 Santé de moins.
dragonlore_breath = Savoir des dragons : souffle de dragon
    .text = Payez 1 Magie avant un jet en combat de Force : +2 à ce jet.

# Chance
legends_of_dragons = Légendes des dragons
    .text = Dévoilez la prochaine capacité de tueur de dragons dans sa guilde ; s'il y a déjà deux capacités, la plus ancienne va d'abord sous sa pioche. Puis dévoilez deux cartes du royaume des dragons, où vous voulez.

# Creatures
wild_baby_dragons = Bébés dragons sauvages
    .text = Une bande à trois vies. Une fois vaincus, la Mère dragon a 1 Force de plus jusqu'à la fin de la partie.
mother_dragon = Mère dragon
    .text = +1 Force une fois les Bébés dragons sauvages vaincus.
golden_dragon = Dragon doré
    .text = Un combat en deux étapes : un combat de Volonté puis, si vous le gagnez, un combat de Force. Choisissez vos objets une fois pour les deux ; vous pouvez lancer des sorts entre les étapes.
phantom_dragon = Dragon fantôme
    .text = Combat de Volonté. Son dé est lancé deux fois et le meilleur résultat compte.
dragon_of_the_pass = Dragon du col
    .text = Vous pouvez renoncer au lieu de le combattre : vous êtes chassé du royaume des dragons, mais ne perdez pas de Santé.
steel_skinned_drake = Drake à peau d'acier
    .text = Une arme utilisée contre lui est endommagée après le combat.
dragon_sorceror = Sorcier des dragons
    .text = Combat de Volonté. Son dé est lancé deux fois et le meilleur résultat compte.
terror_of_the_deeps = Terreur des profondeurs
    .text = Payez 1 Magie avant le combat, ou combattez à -2.
anti_magic_wyrm = Ver antimagie
    .text = Aucun sort ne peut être lancé dans ce combat ; les autres capacités et les objets agissent.

# Gates
gate_to_the_dragon_realm = Portail du royaume des dragons
    .text = Il prend la place d'un petit gardien. Dévoilé, il reste ; le grand gardien et l'artefact de son plan vont au lac de feu. Depuis les deux cases voisines du plan, vous pouvez payer 3 Or pour un drake et entrer dans le royaume des dragons au lieu de vous déplacer. Trois chemins en partent.

# Items
dragontooth = Dent de dragon
    .text = +2 en combat de Force. Une arme longue à une main.
dragon_crown = Couronne des dragons
    .text = Portée sur la tête : +1 Volonté. Ne donne pas de Magie et peut dépasser 10.
bottomless_satchel = Besace sans fond
    .text = Vous pouvez avoir 3 objets de plus.

# Obstacles
fire_geyser = Geyser de feu
    .text = Lancez un dé. 1-5 : perdez 1 Santé et passez. 6 : passez sans dommage.
labyrinth_of_stone = Labyrinthe de pierre
    .text = Payez 1 Magie pour passer. Sinon, vous restez ici et pouvez réessayer à votre prochain tour.
curse_of_the_crossroads = Malédiction du carrefour
    .text = Un autre joueur pose un dé en secret ; dites pair ou impair. Juste : passez. Faux : perdez 2 Magie et restez ici.
cloud_of_forgetfulness = Nuage de l'oubli
    .text = Lancez un dé. 1-2 : renoncez à une de vos capacités. 3-6 : passez sans dommage.
ancient_statue = Statue antique
    .text = Choisissez un nombre de 1 à 6 et lancez un dé. À 1 près au plus : gagnez 2 Expérience et passez. Sinon : perdez 1 Santé et passez.
eyes_of_fire = Yeux de feu
    .text = Perdez 1 Santé et passez, ou restez ici ce tour-ci.

# Opportunities
guardian_of_the_realm = Gardien du royaume
    .text = Gagnez 1 Force.
pool_of_secret_wishes = Bassin des vœux secrets
    .text = Choisissez : gagnez 3 Expérience, gagnez 4 Or ou prenez un objet commun.
boiling_pool = Bassin bouillonnant
    .text = Sacrifiez 1 Santé : gagnez 1 Force.
dragon_pool_of_forgetfulness = Bassin de l'oubli
    .text = Renoncez à une de vos capacités : guérissez toute votre Santé et rechargez toute votre Magie.
dragon_hoard = Trésor oublié
    .text = Gagnez 5 Or.
dragon_spring = Source chaude
    .text = Guérissez jusqu'à 2 Santé et rechargez jusqu'à 2 Magie.

# Prizes
dragon_heart = Cœur de dragon
    .text = Ni objet ni capacité ; il ne se perd jamais, et chaque joueur n'en prend qu'un. En le prenant, retrouvez toute votre Santé et votre Magie. +1 dans tous les combats contre un personnage qui n'en a pas. Tant que vous détenez le cinquième artefact, qui possède les quatre autres doit le gagner en combat.
