# Prophecy, French: the new cards; the name of each card, what it does in our words, and a note.

# Artifacts
bronze_steed = Coursier de bronze
    .text = En guise de déplacement, chevauchez jusqu'à 4 cases gratuitement. Vous ne rencontrez rien en chemin, et vous avez +1 en combat de Force pendant ce tour.
    .note = Du livret viennent le nom, le numéro et le fait que c'est une façon de voyager à part.
royal_signet_ring = Chevalière royale
    .text = Vous pouvez avoir 3 objets et 3 capacités de plus. +1 Volonté. Ne donne pas de Magie et peut dépasser 10.
    .note = Le numéro vient du livret, les limites de la version publique en C.
ritual_scepter = Sceptre rituel
    .text = Tenu d'une main : +2 en combat de Volonté. Si vous attaquez un personnage qui possède un artefact, vous pouvez d'abord lui faire perdre 1 Santé ou 2 Magie, à son choix, même sans tenir le sceptre. Son Bouclier miroir peut vous renvoyer cet effet.
amulet_of_untouchability = Amulette d'intangibilité
    .text = Vous pouvez laisser en paix n'importe quelle créature de votre case et profiter d'abord de ses possibilités. Si un autre joueur dirige un objet ou une Aventure contre vous, vous pouvez lancer un dé : sur 4-6, l'effet est perdu.
kingslayer = Régicide
    .text = +3 en combat de Force, +4 contre un personnage qui possède un artefact. À deux mains ; tranchante, contondante et longue à la fois.
    .note = Le livret nomme quatre des cinq nouveaux artefacts. La version publique en C fait de Régicide un artefact long, contondant et tranchant. Un commentaire y nomme aussi une « Banner of Destruction », dont on ne sait rien d'autre.

# Creatures
beast = Bête
    .text = Victoire : vous devenez la Bête. Gardez cette carte, ni objet ni capacité : +1 Force et +1 Volonté, qui ne donnent ni Santé ni Magie et peuvent dépasser le maximum ; vous êtes aussi un animal et un démon. Un personnage qui vous bat peut prendre la carte au lieu du butin habituel.
    .note = De nous : que ses bonus ne sont pas des cubes, et comment la carte change de mains hors du jeu coopératif.
returned = Revenant
    .text = Victoire : au lieu de prendre l'Expérience, vous pouvez l'épargner et regarder toutes les cartes face cachée d'un plan astral.
    .note = On ne sait pas au juste si l'on voit une carte du plan ou toutes.
doppelganger = Sosie
    .text = Choisissez un autre personnage : sa copie vous attaque avec tout ce qu'il possède, et son joueur décide pour elle. Lui-même ne perd rien, et ce qu'il fait subir aux vaincus ne compte pas. Victoire : 1 Force s'il a plus de cubes de Force que vous, 1 Volonté s'il a plus de cubes de Volonté.
    .note = La version publique en C lui donne pour Force le double de votre Santé, ce qui est l'Alter ego ; le livret en fait la copie d'un personnage. La récompense découle du conseil du livret sur le personnage à choisir.
demon_of_greed = Démon de l'avidité
    .text = Victoire : vous pouvez sacrifier autant de Santé que voulu et piocher autant d'objets rares.
    .note = La version publique en C le cite une seconde fois sous le nom « The Greedy One ».
weird_sisters = Sœurs du destin
    .text = Une bande à trois vies. Victoire : au lieu de prendre l'Expérience, vous pouvez les épargner ; au début de votre prochaine manche, regardez les 3 premières cartes Chance, appliquez-en une au choix et remettez les autres dans l'ordre voulu.
    .note = La version publique en C dit seulement qu'un personnage qui les épargne choisit son prochain coup du sort ; ses « Standing Spinners » semblent être la même carte.
soul_collector = Collecteur d'âmes
    .text = Combat de Volonté. Victoire : vous pouvez faire perdre jusqu'à 2 Magie à un autre personnage ; vous en rechargez autant. Si vous perdez, perdez 3 Magie au lieu de 1 Santé.
    .note = Le livret dit qu'un joueur peut le tourner contre un autre ; la version publique en C en fait une carte d'extension sans dire laquelle.

# Items
commodity_purchase_order = Bon de commande
    .text = En ville ou au village : défaussez les objets qui y sont en vente et disposez-en de nouveaux, comme le feraient le Marchand de la ville ou le Négociant.
ball_and_chain = Boulet à chaîne
    .text = +1 en combat de Force, +2 contre une créature à plusieurs vies.
    .note = Sans doute le « Flail » de la version publique en C, qui coûte 3 Or et donne +1 contre les morts-vivants ; le bonus contre plusieurs vies découle du livret.
falchion = Fauchon
    .text = Aucun bonus tant qu'il n'est pas ajusté, ce qui se fait comme une réparation et aussi souvent que voulu. Choisissez les animaux, les humanoïdes et les personnages, les morts-vivants ou les démons : +2 en combat de Force contre eux.
unmarked_potion = Breuvage sans étiquette
    .text = Lancez un dé. Impair : guérissez toute votre Santé. Pair : rechargez toute votre Magie.
alder_wand = Baguette d'aulne
    .text = +1 en combat de Volonté.
    .note = La version publique en C en fait une carte d'extension, en deux exemplaires. Ici, il y en a un, pour arriver aux sept objets communs qu'elle compte.
silver_statuette = Statuette d'argent
    .text = Sans usage, mais elle se vend à son prix entier.
gauntlets_of_battle = Gantelets de combat
    .text = Aucun bonus tant qu'ils ne sont pas ajustés, ce qui se fait comme une réparation et aussi souvent que voulu. Choisissez les armes tranchantes, contondantes ou longues : +1 en combat de Force avec l'une d'elles. Vos mains restent libres ; n'en portez qu'une paire.
    .note = Ce sont les « Combat Gauntlets » de la version publique en C, qui conviennent à une sorte d'arme pour +1.
astral_lawstone = Pierre astrale de la loi
    .text = Pierre astrale pour une arme. Sertie, comme une réparation et pour de bon, elle donne +2 en combat de Force contre les morts-vivants et les démons. Seule, elle ne fait rien.
    .note = C'est l'« Astral Stone of Order » de la version publique en C.
astral_chaos_stone = Pierre astrale du chaos
    .text = Pierre astrale pour une arme. Sertie, comme une réparation et pour de bon, elle donne +2 en combat de Force contre qui n'est ni mort-vivant ni démon. Seule, elle ne fait rien.
    .note = C'est l'« Astral Stone of Chaos » de la version publique en C.
whipsword = Épée-fouet
    .text = +1 en combat de Force, +3 contre une créature à plusieurs vies.
    .note = Nous y voyons l'« Extendable Sword » de la version publique en C : 9 Or, tranchante, +1.
radiant_spear = Lance radieuse
    .text = +1 en combat de Force pour chaque sorte à laquelle appartient l'adversaire : animal, humanoïde, mort-vivant, démon. Les personnages sont des humanoïdes. Lancez-la avant un jet pour +2 de plus ; elle est alors endommagée.
    .note = C'est la « Rainbow Spear » de la version publique en C, qui y a encore +1 par elle-même. Le livret dit que le bonus est d'au moins +1 ; nous lisons +1 par sorte et pas plus.
scroll_of_entrancement = Parchemin d'envoûtement
    .text = Prenez en secret un objet, mais ni artefact ni pierre astrale seule, à un personnage sur votre case. Il dit ensuite quelle carte a disparu ; s'il a raison, il la récupère.
    .note = C'est le « Scroll of Enchantment » de la version publique en C. De nous : que les deux doivent être sur la même case, et comment on devine.
scroll_of_exchanging_fates = Parchemin des destins échangés
    .text = Après un jet de votre combat, échangez un de vos dés contre un dé de l'adversaire. C'est ensuite seulement que le meilleur ou le pire est choisi parmi plusieurs dés.
    .note = C'est le « Scroll of Exchange of Fate » de la version publique en C. De nous : qu'un défenseur peut le lire.
astral_luckstone = Pierre astrale de la chance
    .text = Pierre astrale pour un bouclier ou un bâton. Une fois sertie, comme une réparation et pour de bon, lancez votre dé deux fois au premier jet de chaque combat où vous utilisez cet objet, et gardez le meilleur. Seule, elle ne fait rien.
    .note = C'est l'« Astral Stone of Fortune » de la version publique en C ; le nom suit les autres pierres du livret. De nous : qu'elle n'aide qu'à un jet de chaque combat.
golden_statuette = Statuette d'or
    .text = Sans usage, mais elle se vend à son prix entier.

# Opportunities
mad_riddler = Énigmiste fou
    .text = Un autre joueur pioche un objet rare que vous ne voyez pas. Posez jusqu'à 5 questions auxquelles il répond par oui ou non, puis nommez-le. Juste : l'objet est à vous. Faux : perdez 1 Santé ; l'objet retourne dans la pioche et l'énigmiste reste.
    .note = Seulement pour les joueurs qui connaissent bien les cartes. Le livret l'imprime parmi les créatures, mais l'appelle une opportunité.
gifts_of_the_gods = Dons des dieux
    .text = Lancez un dé pour chaque joueur. 1-4 : un objet commun est pioché ; 5-6 : un objet rare. Quand tous sont visibles, vous décidez si chacun garde le sien ou si personne ne le garde.
exchange = Échange
    .text = Payez 1 Or : défaussez autant d'objets que voulu (ni artefacts ni trésors) et piochez autant d'objets communs et autant d'objets rares que vous en avez défaussé.
    .note = De nous : que des objets communs en apportent de communs, et des objets rares, de rares.
unlicensed_alchemist = Alchimiste clandestin
    .text = Payez 2 Or : cette carte devient un second exemplaire d'un de vos breuvages ou parchemins, un objet comme un autre. Utilisée ou défaussée, elle va à la défausse des Aventures.
path_of_the_dead = Chemin des morts
    .text = Quittez le plateau jusqu'à votre prochain tour : rien ne vous y atteint et vous ne comptez pas. Revenez alors sur cette case, retrouvez toute votre Santé et votre Magie et gagnez 1 Volonté. Gardez cette carte : vous êtes aussi un mort-vivant jusqu'à la fin de la partie.
    .note = Le livret dit seulement que le personnage revient vivant et changé ; où, et avec quoi, est de nous.
