# L’histoire d’une partie terminée, en français.
story = Histoire
story-title = L’histoire d’une partie de { $game }
story-not-yet = Une partie a son histoire quand elle est terminée.
story-result = Résultat
story-length = { $rounds ->
    [one] Un tour
   *[other] { $rounds } tours
}, { $answers } réponses.
story-ended = Fin : { $how }.
story-score = { $n } points
story-course = Le cours de la partie
story-all = Tout le monde
story-moment = Moment
story-chance = Chance de gagner
story-chance-more = Selon les bots, d’après ce que chacun pouvait voir à ce moment ; les courbes ne font donc pas forcément 100 % ensemble. Le dernier point est le résultat. Un clic mène à ce moment.
story-chance-together = Selon les bots, d’après ce que les joueurs pouvaient voir à ce moment. Le dernier point est le résultat. Un clic mène à ce moment.
story-prophecy-might = Force et Volonté
story-prophecy-might-more = Additionnées, sans l’équipement.
story-prophecy-certificates = Certificats
story-prophecy-certificates-more = Il en faut cinq pour gagner.
story-prophecy-artifacts = Artefacts
story-prophecy-artifacts-more = Pris dans les plans astraux.
story-seasons-crystals = Cristaux
story-seasons-crystals-more = Ce que chaque sorcier avait à ce moment.
story-seasons-prestige = Prestige en jeu
story-seasons-prestige-more = Imprimé sur les cartes en jeu.
story-wizards-points = Points
story-wizards-points-more = Savoir, Perception et Pouvoir ensemble.
story-wizards-rank = Rang
story-wizards-rank-more = Dans l’Ordre ; le cinquième fait gagner.
story-turns = Tournants
story-turn = Moment { $moment }, tour { $round }
story-swing = { $before } → { $after }
story-unseen = Quelque chose que tous n’ont pas vu.
story-annotations = Ce que le conseiller aurait fait
story-annotations-more = L’Expert peut repenser la partie et trouver les trois décisions qui ont coûté le plus à chaque personne. Il lui faut une minute ou deux, une seule fois pour tout le monde.
story-annotations-how = Les décisions les plus coûteuses de chaque personne. Le conseiller a jugé d’après ce que le joueur pouvait savoir ; la réponse donnée et la sienne ont été essayées dans les mêmes mondes imaginés.
story-ask = Repenser la partie
story-thinking = Le conseiller repense la partie …
story-progress = Ce qui est fait
story-done = { $done } décisions sur environ { $all }
story-look-again = Regarder encore
story-failed = Cela n’a pas marché ; on peut réessayer.
story-busy = Trop de parties sont en train d’être repensées ; réessayez dans quelques minutes.
story-nobody = Seuls des bots ont joué jusqu’au bout : il n’y a la décision de personne à regarder.
story-no-timeline = Le cours de cette partie n’a pas pu être calculé ; réessayez.
story-choices = { $n ->
    [one] un vrai choix
   *[other] { $n } vrais choix
}
story-at = Moment { $moment } :
story-answered = Réponse :
story-better = Le conseiller :
story-loss = { $points ->
    [one] un point de pourcentage perdu
   *[other] { $points } points de pourcentage perdus
}
story-no-loss = Aucune décision n’a rien coûté que le conseiller puisse voir.

# Comment les parties finissent
ended-prophecy-certificates = cinq certificats
ended-prophecy-artifacts = les artefacts
ended-prophecy-survivor = dernier en vie
ended-prophecy-apocalypse = l’apocalypse
ended-prophecy-fame = la Renommée
ended-prophecy-sea-lord = le Seigneur de la mer
ended-prophecy-fellowship = tous les artefacts ensemble
ended-prophecy-too-late = le temps écoulé
ended-prophecy-fallen = un ami n’est plus
ended-seasons-three-years = trois années
ended-wizards-fifth-rank = le cinquième rang
ended-wizards-gems = six Gemmes sacrées
ended-wizards-evil = le Mal a gagné
