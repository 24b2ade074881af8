# Seasons in the terminal, French.

seasons-labelled = { $label } : { $value }
seasons-letter-water = E
seasons-letter-earth = T
seasons-letter-fire = F
seasons-letter-air = A
seasons-moment = Année { $year }, manche { $n }
seasons-rates = Un jeton rapporte
seasons-dice = Dés
seasons-to-take = à prendre
seasons-left-over = restant
seasons-legend = { $star } la jauge monte, { $card } piocher, { $ring } transmuter, { $crystal } cristaux, { $dot } pas si le dé reste

# The rows of the sorcerers
seasons-column-crystals = cristaux
seasons-column-reserve = réserve
seasons-column-gauge = jauge
seasons-column-bonus = bonus
seasons-column-hand = main
seasons-column-later = II+III
seasons-token = jeton { $name }
seasons-known = connues en main : { $things }
seasons-turned = activée
seasons-second = { $name } (2)
seasons-mimics = { $name } en { $item }

# Cards
seasons-card-legend = (coût : { $letters } ; prestige)
seasons-card = { $name }, { $category }, { $cost }, prestige { $prestige } : { $text }
seasons-unknown = une carte que vous ne voyez pas
seasons-own-hand = Votre main
seasons-own-library-two = Bibliothèque de l'année II
seasons-own-library-three = Bibliothèque de l'année III
seasons-own-token = Votre jeton { $name } : { $text }
seasons-enchantment = Enchantement { $name } : { $text }
seasons-piles = Pioche { $deck }, défausse { $discard }.
seasons-open = Visibles sur la pioche : { $things }.
seasons-top = Ensuite dans la pioche, que vous seul connaissez : { $things }.
seasons-entering = En cours d'invocation : { $name }.
seasons-aside = Devant vous :

# The Prelude
seasons-watched-draft = Le prélude : chacun choisit des cartes ({ $n } par paquet).
seasons-watched-reject = Le prélude : chacun défausse une carte.
seasons-watched-sort = Le prélude : chacun répartit ses cartes sur { $years ->
    [3] trois
   *[other] { $years }
} années.
seasons-watched-token = Le prélude : chacun choisit un jeton.
seasons-packet = À choisir
seasons-picks = Choisies
seasons-to-sort = Encore à répartir
seasons-offered = { $n ->
    [one] Votre jeton :
    [3] Vos trois jetons :
   *[other] Vos { $n } jetons :
}

# In sentences
seasons-wheel = { $moment } : { $season }, case { $space } sur { $spaces }. Un jeton transmuté rapporte : { $rates }.
seasons-took = { $who } a le dé : { $face }.
seasons-dice-to-take = Dés à prendre
seasons-dice-left = Le dé restant
seasons-nothing = rien
seasons-holds = porte { $tokens }
seasons-sorcerer = { $who } : { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}. Réserve : { $held } ; { $tokens } sur { $limit }. Jauge d'invocation { $gauge }, cartes en jeu { $cards }. Bonus utilisés { $bonuses } sur { $most }{ $penalty ->
    [0] .
   *[other] , moins { $penalty } à la fin.
}
seasons-cards = Cartes en main { $hand }, pour l'année II { $two }, pour l'année III { $three }.
seasons-count = { $label }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} :
seasons-cost = coût { $cost }

# The end
seasons-ended-three-years = Au bout de { $years ->
    [3] trois
   *[other] { $years }
} ans, le plus haut total l'emporte ; à égalité, qui a plus de cartes en jeu.
