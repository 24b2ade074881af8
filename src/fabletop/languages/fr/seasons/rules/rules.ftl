# Seasons, French: the rulebook index; headings of groups, then each rule.

group-A = Matériel
group-B = Mise en place
group-C = Prélude
group-D = Déroulement d'une manche
group-E = Tour d'un joueur
group-F = Actions du dé
group-G = Énergie et réserve
group-H = Transmutation
group-I = Bonus
group-J = Invocation
group-K = Activation
group-L = Sacrifier, défausser, reprendre
group-M = Pioche et défausse
group-N = Changement de saison et d'année
group-O = Enchantements et jetons Capacité spéciale
group-P = Fin de partie et décompte

S-001 = Seasons se joue de 2 à 4 joueurs.
S-002 = La roue des saisons compte 12 cases : 1 à 3 pour l'hiver (bleu), 4 à 6 pour le printemps (vert), 7 à 9 pour l'été (jaune), 10 à 12 pour l'automne (rouge). Le plateau montre aussi les années I, II et III et la valeur de chaque énergie selon la saison.
S-003 = Il y a 20 dés saison : chaque saison en a cinq à sa couleur, tous différents.
S-004 = Le jeu de base contient 100 cartes Pouvoir : 50 différentes, chacune en double. Les cartes 1 à 30 sont pour débutants, les cartes 31 à 50 sont avancées.
S-005 = Le jeu de base contient 64 jetons énergie, 16 de chaque sorte : eau (bleu), terre (vert), feu (jaune) et air (rouge).
S-006 = Les cristaux se comptent sur une piste, avec un marqueur pour les unités et dizaines et un autre pour les centaines ; vous pouvez en avoir autant que vous voulez.
S-007 = Vous avez votre propre plateau avec une réserve d'énergie de 7 cases, une jauge d'invocation de 0 à 15 et une piste de bonus de 0 à 3 ; en plus, 4 jetons sorcier et les jetons Bibliothèque II et Bibliothèque III.
S-008 = Chaque carte Pouvoir est soit un objet magique (violet), soit un familier (orange).
S-009 = Une carte Pouvoir indique ses points de prestige (parfois négatifs), son nom, son coût d'invocation, son effet, son numéro et les symboles de ses types d'effet.
S-010 = Une carte agit de l'une de ces trois façons, ou de plusieurs : une fois, aussitôt, à son entrée en jeu ; en permanence, jusqu'à ce qu'elle quitte le jeu ; ou par activation (symbole d'engrenage), quand son propriétaire le souhaite.
S-011 = Enchanted Kingdom ajoute 40 cartes Pouvoir (20 différentes, chacune en double), 10 enchantements, 12 jetons Capacité spéciale, 16 jetons énergie, 2 jetons Raven, un jeton Premier joueur, 7 jetons qui couvrent une case de réserve et 2 extensions de réserve pour le Grimoire ensorcelé.
S-012 = La Balance d'Ishtar et l'Idole du familier se jouent dans leur version réimprimée avec Enchanted Kingdom : la Balance coûte 2 cristaux et change 3 jetons en 9 cristaux, l'Idole rapporte 10 cristaux en entrant en jeu.
S-013 = Le stock d'énergie ne s'épuise jamais.

S-020 = Au départ, le marqueur d'année est sur I et le marqueur de saison sur la case 1.
S-021 = On tire au hasard, pour chaque couleur, un dé de plus que le nombre de joueurs : 3 à deux joueurs, 4 à trois, 5 à quatre. Les autres dés restent dans la boîte toute la partie.
S-022 = Chacun commence avec 0 cristal, la jauge et la piste de bonus à 0, une réserve vide et aucune carte en jeu.
S-023 = Le niveau décide des cartes : les apprentis reçoivent des lots tout prêts de cartes 1 à 30, les magiciens draftent les cartes 1 à 30, les archimages les cartes 1 à 50.
S-024 = Avec Enchanted Kingdom, ses 40 cartes Pouvoir sont mélangées aux cartes 1 à 30 ou 1 à 50. Ses cartes, ses enchantements et ses jetons peuvent s'utiliser les uns sans les autres.
S-025 = On mélange les cartes et on en distribue 9 à chacun, face cachée, sauf si l'enchantement en décide autrement. Le reste forme la pioche ; la défausse, face cachée, a sa place convenue.
S-026 = Le plus jeune commence comme premier joueur ; comme personne n'indique ici son âge, on tire au sort qui prend le jeton Premier joueur d'Enchanted Kingdom.
S-027 = Si l'on joue avec les enchantements, l'un des dix est révélé avant le Prélude, au hasard ou d'un commun accord ; il change les règles pour tous jusqu'à la fin.
S-028 = Si l'on joue avec les jetons Capacité spéciale, chacun en reçoit 3 des 12 au hasard avant le Prélude ; à quatre joueurs, tous sont donc distribués.

S-030 = Au draft, tous les joueurs choisissent en secret une carte de leur paquet, la gardent et passent en même temps les autres à gauche, jusqu'à ce que toutes soient prises.
S-031 = Vous répartissez ensuite vos 9 cartes en trois lots de 3 : votre première main, les cartes sous Bibliothèque II et celles sous Bibliothèque III.
S-032 = Les apprentis ne draftent pas : chacun reçoit l'un de quatre lots, les cartes 1, 2, 7, 17, 18, 20, 26, 29, 30 ; ou 3, 5, 9, 14, 15, 21, 23, 25, 28 ; ou 4, 6, 7, 9, 12, 16, 22, 24, 30 ; ou 1, 2, 3, 11, 13, 15, 18, 25, 27. Chacun le répartit tout de même par année.
S-033 = Trois enchantements modifient le Prélude : Construction élémentaire, Expérience étendue et Sélection naturelle.
S-034 = Entre le Prélude et le Tournoi, vous gardez un de vos 3 jetons Capacité spéciale et le placez dans l'encoche de votre plateau ; les deux autres quittent la partie.
S-035 = Tous les joueurs répartissent leurs cartes et choisissent leur jeton en même temps ; ensuite, chacun peut voir quel jeton a été gardé.
S-036 = Vous connaissez les cartes de vos bibliothèques ; les autres joueurs non.

S-040 = Le Tournoi dure trois années de 12 cases ; le nombre de manches dépend des dés.
S-041 = Une manche commence quand le premier joueur lance tous les dés en jeu de la saison en cours ; les six faces d'un dé ont toutes la même chance.
S-042 = En commençant par le premier joueur et dans le sens horaire, chacun prend un dé ; il en reste un seul.
S-043 = Ensuite les joueurs jouent leur tour complet l'un après l'autre, dans le même ordre.
S-044 = Vous n'agissez que pendant votre tour ; en dehors, vous faites seulement les choix qu'un effet vous impose.
S-045 = Une manche finit en quatre temps : d'abord les effets de fin de manche de chacun, dans l'ordre du tour, chacun ordonnant les siens à sa guise ; puis le marqueur de saison avance des points du dé restant ; puis viennent les changements de saison et d'année ; enfin, le voisin de gauche du premier joueur devient premier joueur.
S-046 = L'ordre du tour suit le sens horaire à partir du premier joueur en cours.
S-047 = Une carte activée est redressée au plus tard au début du prochain tour de son propriétaire.

S-050 = Avant d'appliquer votre dé, vous pouvez activer le Dé de la malice et relancer votre dé ; après quoi vous pouvez utiliser le Dé immuable à la place des actions de votre dé.
S-051 = Votre dé donne ce qu'il montre : énergies, cristaux, étoile, carte ; un anneau permet de transmuter.
S-052 = Pendant votre tour, vous pouvez invoquer, activer vos cartes, utiliser des bonus et, si c'est permis, transmuter : dans l'ordre que vous voulez et aussi souvent que les limites le permettent.
S-053 = Vous pouvez utiliser votre jeton Capacité spéciale une fois dans la partie, pendant votre tour, une fois votre dé appliqué.
S-054 = Vous pouvez payer pour la Vision du destin une fois par tour, après les actions de votre dé.
S-055 = Si votre dé montre une carte, vous la piochez avant d'invoquer, d'activer ou de finir votre tour.
S-056 = Une fois votre dé appliqué, vous pouvez finir votre tour sans rien faire d'autre.

S-060 = Pour chaque symbole d'énergie, vous placez un jeton de cette énergie dans votre réserve.
S-061 = Un nombre, soit 1, 2, 3 ou 6, vous rapporte autant de cristaux.
S-062 = Une étoile fait avancer votre jauge d'invocation de 1, jusqu'à 15.
S-063 = Pour un symbole carte, vous piochez une carte Pouvoir et vous la gardez ou la défaussez.
S-064 = Un anneau autour de la face vous permet de transmuter pendant ce tour.
S-065 = Les 1 à 3 points d'un dé ne comptent pas pour celui qui l'a pris ; ceux du dé restant font avancer le marqueur de saison.

S-070 = Votre réserve peut contenir 7 jetons énergie.
S-071 = Si vous gagnez plus d'énergie qu'il n'y a de place, vous prenez tout puis défaussez aussitôt l'excédent, en choisissant librement les jetons.
S-072 = Avec le Grimoire ensorcelé, votre limite est de 10, pas plus avec un second. Les trois cases en plus font partie de votre réserve ; elles disparaissent quand le Grimoire quitte le jeu ou change de propriétaire.
S-073 = Un effet qui réduit votre réserve en couvre une case : la Lanterne de Mésodae et la Statue d'Eolis tant que vous les avez en jeu, la Sécheresse pour le reste de la partie.
S-074 = La limite est de 10 avec un Grimoire ensorcelé et de 7 sans, moins 1 par Lanterne de Mésodae, par Statue d'Eolis et par case cédée à la Sécheresse ; ce que Raven l'usurpateur imite compte aussi.
S-075 = Quand votre limite baisse, vous défaussez aussitôt les jetons qui n'ont plus de place.
S-076 = Les jetons posés sur une carte ne sont pas dans votre réserve. Ceux de l'Amulette d'eau peuvent tout de même se dépenser ; ceux du Chaudron glouton, du Joyau des anciens, du Monolithe féerique et du Cœur d'Argos non.
S-077 = Quand un effet donne de l'énergie sans en préciser la sorte, vous choisissez les jetons, mélangés à votre gré.

S-080 = Qui peut transmuter change autant de jetons énergie que voulu en cristaux, chacun à ce que la saison en cours en donne, et peut le faire plusieurs fois pendant son tour.
S-081 = Taux : en hiver, l'eau et l'air valent 1, le feu 2, la terre 3 ; au printemps, la terre et l'eau 1, l'air 2, le feu 3 ; en été, le feu et la terre 1, l'eau 2, l'air 3 ; en automne, l'air et le feu 1, la terre 2, l'eau 3.
S-082 = Vous pouvez transmuter pendant un tour grâce à un anneau sur votre dé, au bonus de transmutation, à l'Arbre de lumière, au Dé immuable, au Transmuteur d'Io si votre dé montre des cristaux, ou au jeton Capacité spéciale Riche transmutation (6).
S-083 = La Balance d'Ishtar et la Potion de vie transmutent par elles-mêmes, sans autre permission.
S-084 = Ce qui s'ajoute à chaque jeton transmuté se cumule : 1 cristal par bonus de transmutation utilisé ce tour, 1 par Bourse d'Io, 1 pour la Largesse d'Io, 1 pour le jeton Capacité spéciale Riche transmutation (6).
S-085 = Si la saison change en cours de manche, son taux vaut dès ce moment ; les dés déjà lancés restent.

S-090 = Vous pouvez utiliser 3 bonus dans toute la partie, même plusieurs pendant un tour.
S-091 = Chaque bonus fait avancer votre jeton d'une case sur la piste de bonus ; à la fin, 1, 2 ou 3 cases vous coûtent 5, 12 ou 20 points de prestige en tout.
S-092 = Bonus d'échange : vous rendez 2 jetons énergie, y compris ceux d'une Amulette d'eau, et en prenez 2 au choix dans le stock.
S-093 = Bonus de transmutation : pendant ce tour, vous pouvez transmuter, avec 1 cristal de plus par jeton ; utilisé encore pendant le même tour, il ajoute à chaque fois 1 de plus.
S-094 = Bonus de jauge : votre jauge d'invocation avance de 1 ; impossible à 15.
S-095 = Bonus de carte : si votre dé montre une carte, vous en piochez 2 ; vous en gardez une, l'autre est défaussée.
S-096 = Il n'y a de cinquième bonus qu'avec l'enchantement Savoir d'Olaf.
S-097 = Le Trône du renouveau fait reculer votre jeton d'une case sur la piste de bonus, sans passer sous 0 : un bonus de plus à utiliser et une perte moindre à la fin.

S-100 = Vous invoquez depuis votre main, et seulement tant que vos cartes en jeu sont moins nombreuses que ne l'indique votre jauge d'invocation ; une fois son coût entièrement payé, la nouvelle carte les rejoint face visible.
S-101 = Vous pouvez invoquer pendant un tour autant de cartes que vous pouvez en payer et en placer, sauf sous l'effet des Racines entravantes.
S-102 = Un coût se compose d'énergies des sortes indiquées, de cristaux, ou des deux ; quelques cartes ne coûtent rien. Pour Figrim l'avaricieux, Arcano Sangsue, Titus Regard-Profond, les Fées voleuses, Sid Ombrenuit et Ratty Ombrenuit, il dépend du nombre de joueurs.
S-103 = L'invocation suit cet ordre : il y a une place libre ; on paie le coût, modifié par la Main de la fortune et l'Esprit de la nature ; on paie chaque Arcano Sangsue adverse ; la carte entre en jeu ; le Bâton du printemps et le Vase oublié d'Yjang rapportent leur gain ; la carte produit son effet d'entrée en jeu.
S-104 = Personne n'a moins de 0 cristal ; pour payer des cristaux, il faut les avoir.
S-105 = Une carte mise en jeu par le Calice divin, l'Orbe de cristal ou la Potion de rêves n'est pas invoquée : elle ne coûte rien et ne concerne ni Arcano Sangsue, ni le Bâton du printemps, ni le Vase oublié d'Yjang, ni l'Esprit de la nature, ni les Racines entravantes. Il lui faut tout de même une place libre, et son effet d'entrée en jeu a lieu.
S-106 = La jauge d'invocation va de 0 à 15 ; ce qui dépasserait 15 est perdu.
S-107 = Si votre jauge descend sous le nombre de vos cartes en jeu, vous les gardez toutes ; vous ne pouvez simplement plus invoquer tant que vous n'avez pas moins de cartes que ne l'indique la jauge.
S-108 = Une carte qu'un autre joueur vous remet, l'Âme damnée d'Onys, arrive en jeu même si votre jauge n'a plus de place.
S-109 = Une carte sacrifiée ou reprise libère aussitôt sa place.

S-110 = Pour activer une carte, vous la tournez sur le côté ; chaque carte peut être activée une fois par tour.
S-111 = Ce qui suit le symbole d'engrenage est le prix de l'activation ; qui ne peut pas le payer ne peut pas activer.
S-112 = Une carte peut être activée dès le tour où elle entre en jeu, s'il n'est pas trop tard pour elle : le Dé de la malice arrive trop tard une fois le dé appliqué.
S-113 = Si une carte a deux lignes à engrenage, chaque activation en utilise une, à votre choix.
S-114 = Seuls les effets à engrenage sont des activations ; eux seuls concernent les Fées voleuses et le Cœur d'Argos.
S-115 = Une carte tournée sur le côté garde son effet permanent.

S-120 = Une carte en jeu qui va à la défausse est sacrifiée ; une carte de la main qui y va est défaussée.
S-121 = Celui qui doit sacrifier ou défausser choisit la carte, sauf si l'effet en décide autrement.
S-122 = Une carte reprise en main n'est ni sacrifiée ni défaussée.
S-123 = Quand une carte quitte le jeu, l'énergie qu'elle porte est défaussée, ainsi qu'un jeton Raven ; le lien avec Raven l'usurpateur prend fin.
S-124 = Si une carte Pouvoir, de qui que ce soit, ou un enchantement vous fait défausser ou sacrifier une de vos cartes Pouvoir, vous pouvez sacrifier le Bouclier de Zira à la place et gagner 10 cristaux. Il remplace aussi une carte sacrifiée pour son propre effet, comme une potion : l'effet a lieu, puis le Bouclier part.

S-130 = La défausse est face cachée et garde son ordre, la dernière carte au-dessus ; personne ne la consulte pendant la partie.
S-131 = La pioche ne reste jamais vide : dès que sa dernière carte part, toutes les cartes défaussées sont mélangées et la remplacent.
S-132 = Si la pioche et la défausse sont toutes deux vides, on ne pioche rien.
S-133 = Une carte révélée peut être lue par tous ; une carte regardée, seulement par ceux que l'effet désigne.
S-134 = Les cartes que la Potion de résurrection renvoie vont sous la défausse.
S-135 = Si vous défaussez plusieurs cartes ensemble, vous décidez de leur ordre sur la défausse.

S-140 = La saison change quand le marqueur passe de 3 à 4, de 6 à 7, de 9 à 10 ou de 12 à 1, ou en sens inverse ; un seul mouvement, de 3 cases au plus, ne la change qu'une fois.
S-141 = Un changement de saison déclenche Figrim l'avaricieux, le Sablier du temps et la Statue d'Eolis, même imités : après le mouvement en fin de manche, ou aussitôt si une carte ou un jeton déplace le marqueur en cours de manche.
S-142 = Si la saison déclenche plusieurs effets, ils ont lieu joueur par joueur dans l'ordre du tour, et dans l'ordre voulu par chacun.
S-143 = Quand le marqueur avance de 12 à 1, l'année suivante commence ; au début de l'année II ou III, chacun prend en main les cartes de cette bibliothèque, chaque bibliothèque une seule fois dans la partie.
S-144 = Quand le marqueur recule de 1 à 12, on revient d'une année ; les mains ne changent pas et, quand l'année revient, personne ne reçoit ces cartes une seconde fois.
S-145 = L'Étreinte d'Argos ne demande rien pour les cartes d'une nouvelle année.
S-146 = Le marqueur ne peut pas reculer au-delà de la case 1 de l'année I.

S-150 = Construction élémentaire : chacun reçoit 18 cartes et en garde 9, sans rien passer ; les autres sont mélangées à la pioche.
S-151 = Expérience étendue : chacun reçoit 12 cartes ; après le draft habituel, elles sont réparties en trois lots de 4.
S-152 = Sélection naturelle : chacun reçoit 11 cartes et défausse la première choisie ; 10 sont draftées, une d'elles est défaussée, il en reste 9.
S-153 = Racines entravantes : pendant un tour, vous pouvez invoquer une seule carte de votre main.
S-154 = Esprit de la nature : toute carte invoquée de la main coûte 1 énergie au choix de plus, même si elle ne coûte que des cristaux ou rien ; la Main de la fortune peut aussi épargner ce jeton.
S-155 = Étreinte d'Argos : un effet qui vous fait garder en main une ou plusieurs nouvelles cartes vous coûte 5 cristaux. Avec 4 ou moins, vous sacrifiez ou défaussez une carte à la place et, si vous n'en avez pas d'autre, la nouvelle.
S-156 = Largesse d'Io : chaque jeton transmuté rapporte 1 cristal de plus, en plus de tout le reste.
S-157 = Savoir d'Olaf : un cinquième bonus vous fait piocher une carte Pouvoir, que vous pouvez défausser aussitôt ; on reste limité à 3 bonus.
S-158 = Sécheresse : quand le marqueur avance de 6 à 7, au plus une fois par an, celui qui a seul le plus de cristaux sacrifie une carte ou cède pour toujours une case de sa réserve ; sans carte en jeu, ce sera la case. S'ils sont plusieurs en tête, rien ne se passe.
S-159 = Vision du destin : les deux premières cartes de la pioche sont visibles ; une fois par tour, après votre dé, vous pouvez payer 5 cristaux pour défausser la première.
S-160 = Vous pouvez utiliser votre jeton Capacité spéciale une fois, sans y être obligé. Utilisé, il est retourné et compte à la fin les points de prestige de son dos ; inutilisé, il ne compte rien. La Main précieuse (5) agit toujours et n'est jamais retournée.
S-161 = Le jeton Capacité spéciale Baisser la jauge (4) ne peut pas faire descendre votre jauge sous le nombre de vos cartes en jeu.
S-162 = Les 4 énergies d'eau du jeton Capacité spéciale Offrande d'eau (8) peuvent venir d'une Amulette d'eau.
S-163 = Un jeton Raven marque l'objet magique que Raven l'usurpateur imite ; quand cet objet quitte le jeu, le jeton est retiré et Raven est sacrifié.
S-164 = Le jeton Premier joueur passe à gauche chaque fois que le premier joueur change.

S-170 = L'année III est la dernière : la manche où le marqueur de saison dépasse sa case 12 se joue jusqu'au bout, effets de fin de manche et de saison compris, puis la partie est finie.
S-171 = Si les Bottes temporelles ou le jeton Capacité spéciale Tourner la roue (10) poussent le marqueur au-delà de la fin en cours de manche, on termine d'abord la manche.
S-172 = Le Heaume de Ragfield, la Lanterne de Xidit, le Coffre scellé d'Urm et le Joyau des anciens changent les cristaux de leur propriétaire en fin de partie, même imités.
S-173 = Votre score est le nombre de vos cristaux, plus les points de prestige de vos cartes en jeu, même négatifs, moins 5 par carte en main (plus 3 avec le jeton Capacité spéciale Main précieuse), moins 0, 5, 12 ou 20 pour vos bonus, plus ou moins votre jeton utilisé.
S-174 = L'énergie qui vous reste ne vaut aucun point.
S-175 = Une perte de cristaux s'arrête à 0. Les effets de fin de partie changent d'abord les cristaux ; les points de prestige s'ajoutent ensuite.
S-176 = Le plus haut score gagne ; à égalité, celui qui a le plus de cartes Pouvoir en jeu ; si l'égalité demeure, la victoire est partagée.
