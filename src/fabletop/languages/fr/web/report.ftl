# Le rapport d'une série de parties, français.
report-where = Rapport
report-title = { $game } en { $games } parties
report-lead = Jouées par des robots, { $players ->
    [one] une place
   *[other] { $players } places
} à chaque table. Ce que font les robots dit comment les règles marchent, non comment jouent les gens.
report-contents = Sommaire
report-made = Fait par Fabletop { $version }.

report-glance-games = parties
report-glance-rounds = manches, en moyenne
report-glance-score = points d'une place, en moyenne
report-glance-first = des victoires vont à qui commence ; l'égalité serait { $even }
report-glance-cards = comparaisons de cartes sur { $n } tiennent après correction

report-played = Ce qui a été joué
report-how-to-read = Un point ou une barre est ce que ces parties ont donné. Le trait qui le traverse, ou la paire de petits nombres, est un intervalle qui contient la vraie valeur 19 fois sur 20. Les parties sont indépendantes entre elles, les places d'une même partie ne le sont pas ; chaque intervalle est donc calculé d'après les parties. À côté de chaque nombre se trouve de combien de parties ou de places il vient ; sous chaque image, on peut déplier ses nombres.
report-again = Les mêmes parties encore une fois, jusqu'à la dernière carte :
report-bots = Robots, place par place
report-seed = Graine
report-finished = Parties achevées
report-choices = Choix faits
report-faults = Choix qu'un robot n'a pas su faire
report-n-games = { $n } parties
report-n-seats = { $n } places

report-ends = Comment les parties finissent
report-ends-how = Parts de toutes les parties, aussi de celles qui furent abandonnées parce qu'elles duraient trop.
report-ends-bar-title = Les fins
report-ends-bar-reading = La barre entière est l'ensemble des parties.
report-ends-dots-title = Les fins avec leurs intervalles
report-ends-dots-reading = Victoires partagées et parties sans vainqueur sont des parts des parties achevées.
report-ended-otherwise = Autrement
report-ended-given-up = Abandonnée
report-ended-three-years = Trois années sont passées
report-ended-artifacts = Les Artefacts sont conquis
report-ended-certificates = Les Certificats sont réunis
report-ended-survivor = Il ne reste qu'un héros
report-ended-apocalypse = L'Apocalypse
report-ended-fellowship = La compagnie réussit
report-ended-too-late = Trop tard pour la compagnie
report-ended-fallen = La compagnie est tombée
report-ended-fame = Gloire des Chasseurs de trésors
report-ended-sea-lord = Le Seigneur des mers est vaincu
report-ended-fifth-rank = Le Cinquième Rang est atteint
report-ended-gems = Six Gemmes sacrées remises à Rüktal
report-ended-evil = Le Mal gagne
report-shared = Victoire partagée
report-unwon = Personne ne gagne

report-length = Combien durent les parties
report-length-how = Seules comptent les parties achevées. Un choix est une question qui a au moins deux réponses ; toutes les places ensemble.
report-rounds-title = Manches
report-rounds-reading = Combien de parties ont pris combien de manches.
report-decisions-title = Choix
report-decisions-reading = Combien de parties ont pris combien de choix.
report-median = médiane { $value }
report-quantiles = La moyenne, et les valeurs sous lesquelles se trouvent tant de parties sur cent
report-mean = Moyenne
report-quantile = { $part } %

report-scores = Scores
report-scores-how = Le score de chaque place à la fin, comme les règles le comptent.
report-score-title = Scores de toutes les places
report-score-reading = Combien de places ont fini avec combien de points.
report-margin-title = Avance
report-margin-reading = De combien le plus haut score dépasse le suivant.
report-places-title = Score selon le rang
report-places-reading = Le score moyen de ceux qui sont arrivés à chaque rang.
report-place = Rang { $n }
report-place-head = Rang
report-standings = À la fin
report-winners = Vainqueurs
report-others = Les autres
report-number-rounds = Manches
report-number-decisions = Choix
report-number-score = Score
report-number-margin = Avance
report-number-strength = Force
report-number-willpower = Volonté
report-number-items = Objets
report-number-abilities = Capacités
report-number-artifacts = Artefacts
report-number-certificates = Certificats
report-number-gold = Or
report-number-experience = Expérience
report-number-crystals = Cristaux
report-number-cards-in-play = Cartes en jeu
report-number-cards-in-hand = Cartes en main
report-number-gauge = Jauge d'invocation
report-number-bonuses-left = Bonus restants
report-number-rank = Rang
report-number-points = Points

report-wins = Qui gagne
report-wins-how = La part de victoire de chaque place : 1 pour une victoire, moins pour une victoire partagée. Si rien ne comptait, toutes auraient { $even }. Un point dont le trait ne touche pas la ligne pointillée n'est pas dû au hasard ; quand il y a beaucoup de points, un sur vingt l'est pourtant.
report-wins-mixed = Les robots gardent leur place, on ne peut donc pas séparer ici la place de son robot ; `fabletop arena` joue toutes les dispositions.
report-even = part égale { $share }
report-wins-seat-title = Selon la place
report-wins-seat-reading = Les places dans l'ordre où l'on est assis.
report-seat-head = Place
report-seat = Place { $n }
report-wins-turn-title = Selon l'ordre des tours
report-wins-turn-reading = Compté à partir de qui a eu le premier tour de la partie.
report-turn-head = Tour
report-turn = { $n ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Sixième
}
report-wins-bot-title = Selon le robot
report-wins-bot-reading = Toutes les places d'un robot ensemble.
report-bot-head = Robot
report-wins-beginning-title = Selon le personnage au début
report-wins-beginning-reading = Selon le personnage de la place au début de la partie.
report-beginning-head = Personnage
report-wins-part-title = Selon le personnage ou l'Ordre à la fin
report-wins-part-reading = Selon le dernier personnage ou l'Ordre de la place. Ce peut être la cause de la victoire, ou son effet.
report-part-head = Personnage ou Ordre
report-part-wizards = Ordre des Mages
report-part-sorcerers = Ordre des Sorciers
report-part-druids = Ordre des Druides
report-part-none = Pas encore d'Ordre

report-cards = Cartes
report-cards-how = Gain de victoires : dans les parties que quelqu'un a gagnées, et où des places ont pris une carte et d'autres non, combien de victoire ceux qui l'ont prise ont eu de plus que les autres de la même partie. Les places ne sont comparées qu'à celles de leur table, et chacune d'après ce que son robot et son tour obtiennent d'habitude ; un robot fort ou le premier tour ne prêtent donc pas leur force à une carte. Ce que cela ne peut pas ôter : qui mène peut prendre davantage, et une carte qui finit la partie est prise par qui mène. C'est un indice, non la preuve d'une cause.
report-cards-many = { $compared } comparaisons ont été faites. Si aucune carte ne comptait, environ { $chance } excluraient zéro par hasard ; { $found } le font. Après la correction de Benjamini et Hochberg, qui garde la part attendue de fausses trouvailles sous 5 %, { $standing } tiennent : elles sont colorées dans les tableaux, et elles seules sont dessinées.
report-cards-few = Il y a trop peu de parties à comparer : il en faut 30 que quelqu'un a gagnées, et où des places avaient la carte et d'autres non.
report-cards-taken-title = Gain de victoires à la prendre
report-cards-taken-reading = Les cartes qui ajoutent le plus et le moins, parmi celles qui tiennent.
report-cards-used-title = Gain de victoires à s'en servir
report-cards-used-reading = Le même pour qui s'est servi de la carte, là où c'est plus que de l'avoir.
report-no-difference = aucune différence
report-card-head = Carte
report-card-seen = Vue, des parties
report-card-taken = Prise, des parties
report-card-used = Utilisée, des parties
report-card-wanted = Choisie si offerte
report-card-by-taking = Gain à la prendre
report-card-by-using = Gain à s'en servir

report-luck = Le registre du hasard
report-luck-how = D'où viennent les différences entre les résultats. { $base } parties de cette série ont été rejouées chacune avec tout le hasard d'une autre, et quatre fois avec une seule source de hasard échangée : { $games } parties. La donne est tout ce qui est mélangé avant le premier tour, aussi l'ordre des pioches ; les tirages sont ce qui est mélangé ou tiré au sort plus tard ; les décisions sont le hasard des robots quand ils choisissent.
report-luck-more = « Seule » est ce qui reste des différences quand on ne partage que cette source ; « avec ce qu'elle entraîne » est ce qui naît quand on tient tout sauf elle. Les parts ne font pas forcément 100 % : les sources agissent ensemble, un bon dé vaut plus avec les bonnes cartes. Un peu au-dessous de zéro, c'est du bruit. Entre robots de même sorte, les décisions sont aussi du hasard : cela ne mesure pas combien le jeu récompense l'adresse.
report-source-head = Source
report-luck-deal = Donne
report-luck-dice = Dés
report-luck-draws = Tirages
report-luck-decisions = Décisions
report-luck-alone = { $source }, source seule
report-luck-with-all = { $source }, avec ce qu'elle entraîne
report-luck-of-share-title = De la victoire
report-luck-of-share-reading = Parts de la variance de ce que chaque place a de la victoire.
report-luck-of-score-title = Du score
report-luck-of-score-reading = Parts de la variance des scores des places.
