# Seasons sur les pages, français.
seasons-enchanted = Enchanted Kingdom
seasons-sorcerers = Sorciers

# La roue et les dés
seasons-year = Année { $year }
seasons-wheel = Roue des saisons : année { $year }, { $season }, case { $n } sur { $last }.
seasons-coming = À la fin de la manche, le marqueur ira à la case { $n }.
seasons-space = Case { $n }, { $season }
seasons-rates = Cristaux par énergie
seasons-rate = { $energy } : { $n ->
    [one] { $n } cristal par jeton
   *[other] { $n } cristaux par jeton
}
seasons-more = { $n } de plus par jeton ce tour
seasons-dice = Dés de saison
seasons-taken-by = pris par { $name }
seasons-left-over = laissé de côté, avance le marqueur de { $n }
seasons-moves = marqueur +{ $n }

# Cartes
seasons-card = { $name }, { $category }, coût : { $cost }, prestige { $n }. { $text }
seasons-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
seasons-back = une carte face cachée
seasons-mimics = imite { $name }
seasons-turned = activée
seasons-tokens-on-it = { $n ->
    [one] un jeton dessus
   *[other] { $n } jetons dessus
}
seasons-piles = Pioche et défausse
seasons-top = { $n ->
    [1] sur le dessus de la pioche
   *[other] carte n° { $n } de la pioche
}
seasons-all-see = tous la voient
seasons-all-know = les autres la connaissent
seasons-only-you = vous seul la connaissez
seasons-in-hand = Connues en main
seasons-your-hand = Votre main ({ $n })
seasons-your-play = Vos cartes en jeu
seasons-play-of = Cartes en jeu : { $name }
seasons-your-libraries = Vos bibliothèques
seasons-library = Bibliothèque de l'année { $year }
seasons-entering = entre en jeu
seasons-looking = Cartes en question

# Plateaux
seasons-your-board = Votre plateau
seasons-board-of = Plateau : { $name }
seasons-reserve = { $n } sur { $most }
seasons-added = une case du grimoire
seasons-covered = recouverte : ne contient pas d'énergie
seasons-in-play = { $n ->
    [0] aucune carte en jeu
    [1] une carte en jeu
   *[other] { $n } cartes en jeu
}
seasons-bonus = { $n } sur { $most }, coûte { $cost } à la fin

# Prélude
seasons-packet = Choisissez parmi ces { $n } cartes
seasons-picks = Vous gardez ({ $n })
seasons-to-sort = À répartir ({ $n })
seasons-first-hand = Votre main de l'année I
seasons-tokens = Jetons de capacité spéciale : gardez-en un
seasons-draft-watched = Les sorciers choisissent leurs cartes en secret. { $n ->
    [0] {""}
    [1] Il reste une carte à chacun.
   *[other] Il reste { $n } cartes à chacun.
}

# La fin
seasons-scores = Décompte final
seasons-place = { $n ->
    [1] 1re place
   *[other] { $n }e place
}

# Beaucoup d'options d'une sorte
seasons-many-pick = Garder
seasons-many-reject = Écarter
seasons-many-hand = Dans la main de l'année I
seasons-many-library-two = Dans la bibliothèque de l'année II
seasons-many-summon = Invoquer
seasons-many-activate = Activer
seasons-many-transmute = Transmuter
seasons-many-sacrifice = Sacrifier
seasons-many-discard = Défausser
seasons-many-return = Reprendre
seasons-many-mimic = Imiter
seasons-many-put = Mettre en jeu
seasons-many-elements = Payer avec
seasons-many-mirror = Changer
seasons-many-resolve = D'abord
