# Les statistiques d’un serveur, en français.
statistics = Statistiques
statistics-more = Les parties jouées sur ce serveur, comptées d’après leurs résultats. Aucun nom n’est gardé ici.
statistics-nothing = Aucune partie n’a encore été terminée ici. Jouez-en une !
statistics-begun = Tables ouvertes
statistics-finished = Terminées
statistics-running = En cours
statistics-resting = Au repos depuis une semaine
statistics-abandoned = Abandonnées
statistics-decisions = Réponses par partie
statistics-rounds = Tours par partie
statistics-days = Parties terminées par jour
statistics-days-more = Jours en temps universel.
statistics-weeks = Parties terminées par semaine
statistics-weeks-more = Semaines qui finissent le jour indiqué.
statistics-day = Jour
statistics-week = Semaine
statistics-all = Tous les jeux
statistics-players = Qui gagne
statistics-players-more = Part des victoires, une victoire partagée comptant en parts, avec l’intervalle à 95 %. « Égalité » est la part si tous étaient aussi forts.
statistics-kind = Joueur
statistics-person = Personnes
statistics-against = Les personnes contre les bots
statistics-against-more = Combien de fois les personnes gagnent aux tables où tous les bots sont de cette sorte.
statistics-seats = Qui gagne, par place, à { $n } joueurs
statistics-seats-more = Quel que soit qui s’y trouvait.
statistics-turns = Qui gagne, par rang de jeu, à { $n } joueurs
statistics-turns-more = Compté à partir de qui a joué en premier.
statistics-seat = Place { $n }
statistics-turn = { $n ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Sixième
}
statistics-even = égalité
statistics-basis = { $n ->
    [one] une partie
   *[other] { $n } parties
}
statistics-fair = juste : { $share }
statistics-lengths = La longueur des parties
statistics-lengths-more = Les parties selon le nombre de réponses.
statistics-mean = moyenne
statistics-endings = Comment les parties finissent
statistics-endings-more = Sur toutes les parties terminées.
statistics-numbers = À combien on joue
statistics-numbers-more = Sur toutes les parties terminées.
statistics-number = { $n ->
    [one] un joueur
   *[other] { $n } joueurs
}
statistics-together = Gagnées ensemble : { $wins } sur { $n } parties où tous gagnent ou perdent ensemble ({ $share }, intervalle à 95 % { $interval }).
statistics-others = D’autres nombres de joueurs
statistics-left-out = Les parts des victoires ne comptent pas les parties reprises d’une autre, ni celles où tous gagnent ou perdent ensemble, ni les places passées d’une personne à un robot ou l’inverse.
statistics-api = La même chose en JSON
statistics-shown = Jeux
