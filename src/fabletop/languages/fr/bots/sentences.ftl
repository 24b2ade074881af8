# Ce que les robots disent de leurs réflexions, en français.

# Traits communs à tous les jeux ; ceux d’un jeu ont leur propre fichier.
feature-end = la fin de la partie

# Raisons. Ce qui est mieux ou moins bien l’est pour le joueur, dans les parties imaginées.
reason-chance = { $percent } % de chances de gagner
reason-few = chances incertaines
reason-tries = { $n ->
    [one] { $n } essai
   *[other] { $n } essais
}
reason-better = mieux : { $features }
reason-worse = moins bien : { $features }
reason-both = { $better } ; { $worse }
reason-alike = à peu près pareil
reason-than-next = Par rapport au suivant, { $difference }.
reason-than-best = Par rapport au meilleur, { $difference }.
