# Prophecy, French: the game on the shelf, its settings and its aims.

# Le jeu sur l'étagère, et les options de sa table
game-title = Prophecy
game-blurb = Parcourez un anneau de vingt cases, combattez, commercez et apprenez. Base : soyez le premier à tenir un certificat des cinq guildes, environ une heure. Standard : gagnez les artefacts des plans astraux, deux heures et plus. De 1 à 5 joueurs, avec l'île au trésor, le royaume des eaux et celui des dragons si vous voulez.
setting-version = Règles : la part du jeu que l'on joue.
setting-chance = Pioche Chance : le nombre d'exemplaires de chaque événement. Les éditions diffèrent ; le premier choix suit le livret.
choice-version-basic = De base : ni capacités ni Plans astraux ; les Certificats décident
choice-version-standard = Standard : capacités, plans astraux, artefacts et combat final
setting-ending = Fin : ce qui décide quand tous les artefacts sont pris, ou un autre but (Standard seulement).
choice-ending-final-battle = Combat final de tous ceux qui ont un artefact
choice-ending-two-artifacts = Pas de combat final : le premier à deux artefacts gagne (plus court)
choice-ending-apocalypse = Apocalypse : on joue contre un compte à rebours (plus long)
setting-teams = Équipes : deux contre deux, à quatre joueurs (Standard seulement).
choice-teams-no = Chacun pour soi
choice-teams-pairs = Les joueurs assis face à face jouent ensemble
setting-trade = Commerce entre joueurs au lieu de se déplacer (Standard seulement).
choice-trade-no = Pas de commerce
choice-trade-yes = L'or et les objets s'échangent
setting-routine = Décisions à réponse habituelle : prendre un nouveau personnage après une mort, lancer le dé de son bouclier.
choice-routine-ask = On demande au joueur (habituel)
choice-routine-automatic = Prises automatiquement, pour aller vite : le personnage arrive, le dé du bouclier est lancé
choice-chance-complete-24 = 24 cartes, toutes les sortes (courant)
choice-chance-complete-22 = 22 cartes, toutes les sortes : le monde se peuple plus lentement
choice-chance-scan-22 = 22 cartes, comptées sur des images d'une boîte
choice-chance-altar-19 = 19 cartes, une édition plus ancienne pour 2 ou 3 joueurs
choice-chance-altar-25 = 25 cartes, une édition plus ancienne pour 4 ou 5 joueurs
setting-crisis = Crise économique : un dé peut-il épargner tout le monde ? Des programmes publics en lancent un ; ce qu'en dit la carte imprimée n'est pas connu.
choice-crisis-always = Elle frappe toujours, selon la règle (habituel)
choice-crisis-die = On lance un dé ; un 6 épargne tout le monde
choice-ending-treasure-hunters = Chasseurs de trésors : sans artefacts ; le joueur qui gagne le plus de renommée en creusant l'emporte
choice-ending-lord-of-the-sea = Seigneur des mers : sans artefacts ; le premier à le battre dans son palais l'emporte
choice-ending-cooperative = Tous ensemble contre le jeu, ou en solitaire
setting-island = Île au trésor : des fragments de carte apparaissent dans la nature et paient des trésors au milieu de l'anneau.
choice-island-no = Sans île
choice-island-yes = Avec l'île au trésor
setting-maps = Combats pour les fragments de carte (avec l'île).
choice-maps-declared = Annoncés d'avance, entre deux qui en ont (courant)
choice-maps-peaceful = Paisible : personne ne se bat pour les cartes
choice-maps-aggressive = Féroce : après tout combat, le vainqueur peut en prendre un
setting-treasures = Trésors de l'île.
choice-treasures-open = Trois sont visibles, creusez pour ceux que vous voyez (courant)
choice-treasures-random = Tous sont cachés, creusez et voyez
setting-hunt = Durée de la partie des chasseurs de trésors.
choice-hunt-usual = Courante
choice-hunt-short = Courte : moins de trésors
choice-hunt-long = Longue : plus de trésors
setting-realms = Royaumes : des mondes derrière un portail caché parmi les gardiens.
choice-realms-none = Sans royaume
choice-realms-water = Royaume des eaux : nagez jusqu'au palais avec des bulles d'air
choice-realms-dragon = Royaume des dragons : trois sentiers vers le lac de feu
setting-mermaid = L'amour de la petite sirène (avec le royaume des eaux).
choice-mermaid-no = Elle reste seule
choice-mermaid-yes = Un héros qu'elle aime et qui bat la sorcière des mers peut quitter la partie pour la suivre
setting-new-items = Nouveaux objets.
choice-new-items-no = Les objets du jeu de base
choice-new-items-yes = Les nouveaux objets aussi
setting-new-adventures = Nouvelles aventures.
choice-new-adventures-no = Les aventures du jeu de base
choice-new-adventures-yes = Les nouvelles aventures aussi
choice-new-adventures-riddler = Les nouvelles aventures, avec l'énigmiste fou et ses devinettes
setting-artifacts = Artefacts : lesquels des dix sont en jeu.
choice-artifacts-base = Les cinq du jeu de base (courant)
choice-artifacts-new = Les cinq nouveaux
choice-artifacts-mixed = Cinq des dix, au hasard
choice-artifacts-chosen = Choisis à la main, le reste au hasard
choice-artifacts-ten = Les dix : deux par plan, le conquérant en garde un
setting-keep = Artefacts sûrement en jeu.
setting-banish = Artefacts sûrement écartés.
setting-dragon-cards = Cartes du royaume des dragons qui se passent de royaume : gardiens, objets, le chroniqueur.
choice-dragon-cards-no = Sans elles
choice-dragon-cards-yes = Avec elles
setting-races = Races : chaque personnage est aussi un elfe, un nain, un humain …
choice-races-no = Sans races
choice-races-yes = Chacun reçoit une race
setting-ability-board = Plateau des capacités : où sont les pioches des guildes.
choice-ability-board-as-needed = À côté de la table seulement quand l'île prend leur place
choice-ability-board-yes = Toujours à côté de la table
setting-difficulty = Difficulté, quand tous jouent ensemble.
choice-difficulty-easy = Facile
choice-difficulty-normal = Normale
choice-difficulty-hard = Difficile

# Le but
aim-basic = Soyez le premier à détenir un certificat des cinq guildes. Chacun coûte 5 Expérience, et 5 Or en plus si la guilde n'est pas l'une de vos deux guildes. Combattez et explorez pour gagner de l'Expérience et de l'Or.
aim-standard = Possédez quatre des cinq artefacts que les gardiens protègent dans les plans astraux. Apprenez des capacités dans les guildes, gagnez en Force et en Volonté, et préparez-vous au combat final.
aim-two-artifacts = Soyez le premier à posséder deux des cinq artefacts que les gardiens protègent dans les plans astraux. Apprenez des capacités dans les guildes, et gagnez en Force et en Volonté.
aim-next-name = { $names }, { $name }
aim-last-name = { $names } et { $name }
aim-realms = { $n ->
    [1] L'un des artefacts se trouve dans { $realms }, derrière un portail caché parmi les gardiens : personne ne gagne avant que quelqu'un l'en ait rapporté.
    [2] Deux des artefacts se trouvent dans { $realms }, derrière des portails cachés parmi les gardiens : personne ne gagne avant que quelqu'un les en ait rapportés.
   *[other] { $n } des artefacts se trouvent dans { $realms }, derrière des portails cachés parmi les gardiens : personne ne gagne avant que quelqu'un les en ait rapportés.
}

# Les royaumes, seuls et dans une phrase
realm-water = Royaume des eaux
    .the = le royaume des eaux
    .abilities = Capacités sous-marines
realm-dragon = Royaume des dragons
    .the = le royaume des dragons
    .abilities = Capacités de tueur de dragons
