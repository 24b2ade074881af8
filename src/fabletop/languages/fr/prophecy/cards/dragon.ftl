# Prophecy, French: the Dragon Realm; the name of each card, what it does in our words, and a note.

# Abilities
dragonslaying = Chasse aux dragons
    .text = +2 en combat de Force contre les créatures du royaume des dragons ; un jet perdu contre elles d'exactement 1 compte comme un match nul.
dragon_psychology = Psychologie des dragons
    .text = +3 en combat de Volonté contre les créatures du royaume des dragons ; quand vous en gagnez un, rechargez 1 Magie.
    .note = La version publique en C l'enseigne à la Tour magique, qui a déjà Magie des dragons ; nous en supposons une par guilde.
dragon_magic = Magie des dragons
    .text = Dans le royaume des dragons, les sorts vous coûtent 1 Magie de moins, tout comme engager un combat de Volonté.
drake_riding = Monte des drakes
    .text = Entrer dans le royaume des dragons ne vous coûte rien, et vous pouvez y rester après un combat perdu.
dragon_realm_geography = Géographie du royaume des dragons
    .text = En entrant dans le royaume des dragons, vous pouvez regarder jusqu'à 2 de ses cartes face cachée. Là-bas, vous pouvez payer 1 Magie pour passer un obstacle.
dragonlore_tongue = Savoir des dragons : langue des dragons
    .text = +1 en combat de Volonté, sur tous les plateaux.
    .note = De nous, à la place d'une carte qu'aucune source ne nomme sûrement.
dragonlore_hide = Savoir des dragons : peau de dragon
    .text = Une fois par manche, quand vous perdez un combat contre une créature, vous perdez 1 Santé de moins.
    .note = De nous, à la place d'une carte qu'aucune source ne nomme sûrement.
dragonlore_breath = Savoir des dragons : souffle de dragon
    .text = Payez 1 Magie avant un jet en combat de Force : +2 à ce jet.
    .note = De nous, à la place d'une carte qu'aucune source ne nomme sûrement.

# Chance
legends_of_dragons = Légendes des dragons
    .text = Dévoilez la prochaine capacité de tueur de dragons dans sa guilde ; s'il y a déjà deux capacités, la plus ancienne va d'abord sous sa pioche. Puis dévoilez deux cartes du royaume des dragons, où vous voulez.

# Creatures
wild_baby_dragons = Bébés dragons sauvages
    .text = Une bande à trois vies. Une fois vaincus, la Mère dragon a 1 Force de plus jusqu'à la fin de la partie.
    .note = Le nom et l'idée viennent de la version publique en C, dont l'auteur a fixé les nombres.
mother_dragon = Mère dragon
    .text = +1 Force une fois les Bébés dragons sauvages vaincus.
    .note = Le nom et l'idée viennent de la version publique en C, dont l'auteur a fixé les nombres.
golden_dragon = Dragon doré
    .text = Un combat en deux étapes : un combat de Volonté puis, si vous le gagnez, un combat de Force. Choisissez vos objets une fois pour les deux ; vous pouvez lancer des sorts entre les étapes.
    .note = Le nom et l'idée viennent de la version publique en C, dont l'auteur a fixé les nombres.
phantom_dragon = Dragon fantôme
    .text = Combat de Volonté. Son dé est lancé deux fois et le meilleur résultat compte.
    .note = Le nom et l'idée (plus fort d'esprit qu'il n'en a l'air) viennent de la version publique en C, dont l'auteur a fixé les nombres.
dragon_of_the_pass = Dragon du col
    .text = Vous pouvez renoncer au lieu de le combattre : vous êtes chassé du royaume des dragons, mais ne perdez pas de Santé.
    .note = Le nom et l'idée (le combat peut être refusé) viennent de la version publique en C, dont l'auteur a fixé les nombres.
steel_skinned_drake = Drake à peau d'acier
    .text = Une arme utilisée contre lui est endommagée après le combat.
    .note = Le nom et l'idée viennent de la version publique en C, dont l'auteur a fixé les nombres.
dragon_sorceror = Sorcier des dragons
    .text = Combat de Volonté. Son dé est lancé deux fois et le meilleur résultat compte.
    .note = Le nom et l'idée viennent de la version publique en C, dont l'auteur a fixé les nombres.
terror_of_the_deeps = Terreur des profondeurs
    .text = Payez 1 Magie avant le combat, ou combattez à -2.
    .note = Le nom et l'idée (la Magie vainc la peur) viennent de la version publique en C, dont l'auteur a fixé les nombres.
anti_magic_wyrm = Ver antimagie
    .text = Aucun sort ne peut être lancé dans ce combat ; les autres capacités et les objets agissent.
    .note = Le nom et l'idée viennent de la version publique en C, dont l'auteur a fixé les nombres.

# Gates
gate_to_the_dragon_realm = Portail du royaume des dragons
    .text = Il prend la place d'un petit gardien. Dévoilé, il reste ; le grand gardien et l'artefact de son plan vont au lac de feu. Depuis les deux cases voisines du plan, vous pouvez payer 3 Or pour un drake et entrer dans le royaume des dragons au lieu de vous déplacer. Trois chemins en partent.

# Items
dragontooth = Dent de dragon
    .text = +2 en combat de Force. Une arme longue à une main.
    .note = La version publique en C dit seulement que c'est une arme pour les combats de Force.
dragon_crown = Couronne des dragons
    .text = Portée sur la tête : +1 Volonté. Ne donne pas de Magie et peut dépasser 10.
    .note = La version publique en C dit seulement qu'elle se porte sur la tête et concerne la Volonté.
bottomless_satchel = Besace sans fond
    .text = Vous pouvez avoir 3 objets de plus.
    .note = La version publique en C dit seulement qu'elle permet de porter plus.

# Obstacles
fire_geyser = Geyser de feu
    .text = Lancez un dé. 1-5 : perdez 1 Santé et passez. 6 : passez sans dommage.
    .note = La version publique en C dit seulement qu'un dé décide et que 1-5 blesse.
labyrinth_of_stone = Labyrinthe de pierre
    .text = Payez 1 Magie pour passer. Sinon, vous restez ici et pouvez réessayer à votre prochain tour.
    .note = La version publique en C dit seulement qu'il coûte de la Magie.
curse_of_the_crossroads = Malédiction du carrefour
    .text = Un autre joueur pose un dé en secret ; dites pair ou impair. Juste : passez. Faux : perdez 2 Magie et restez ici.
    .note = La version publique en C dit seulement que quelqu'un cache la valeur d'un dé.
cloud_of_forgetfulness = Nuage de l'oubli
    .text = Lancez un dé. 1-2 : renoncez à une de vos capacités. 3-6 : passez sans dommage.
    .note = La version publique en C dit seulement qu'un lancer raté coûte une capacité.
ancient_statue = Statue antique
    .text = Choisissez un nombre de 1 à 6 et lancez un dé. À 1 près au plus : gagnez 2 Expérience et passez. Sinon : perdez 1 Santé et passez.
    .note = La version publique en C dit seulement que l'on choisit un nombre et lance un dé.
eyes_of_fire = Yeux de feu
    .text = Perdez 1 Santé et passez, ou restez ici ce tour-ci.
    .note = La version publique en C dit seulement que l'on choisit entre passer et rester.

# Opportunities
guardian_of_the_realm = Gardien du royaume
    .text = Gagnez 1 Force.
    .note = La version publique en C dit seulement qu'il donne de la Force.
pool_of_secret_wishes = Bassin des vœux secrets
    .text = Choisissez : gagnez 3 Expérience, gagnez 4 Or ou prenez un objet commun.
    .note = La version publique en C parle seulement d'un vœu.
boiling_pool = Bassin bouillonnant
    .text = Sacrifiez 1 Santé : gagnez 1 Force.
    .note = La version publique en C dit seulement qu'il échange de la Santé contre de la Force.
dragon_pool_of_forgetfulness = Bassin de l'oubli
    .text = Renoncez à une de vos capacités : guérissez toute votre Santé et rechargez toute votre Magie.
    .note = La version publique en C dit seulement qu'il guérit.
dragon_hoard = Trésor oublié
    .text = Gagnez 5 Or.
    .note = De nous, à la place d'une carte qu'aucune source ne nomme sûrement.
dragon_spring = Source chaude
    .text = Guérissez jusqu'à 2 Santé et rechargez jusqu'à 2 Magie.
    .note = De nous, à la place d'une carte qu'aucune source ne nomme sûrement.

# Prizes
dragon_heart = Cœur de dragon
    .text = Ni objet ni capacité ; il ne se perd jamais, et chaque joueur n'en prend qu'un. En le prenant, retrouvez toute votre Santé et votre Magie. +1 dans tous les combats contre un personnage qui n'en a pas. Tant que vous détenez le cinquième artefact, qui possède les quatre autres doit le gagner en combat.
