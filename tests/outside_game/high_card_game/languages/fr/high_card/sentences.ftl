high_card-players = Joueurs de cartes
high_card-purse = { $name } a { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
feature-high_card-coins = pièces dans la bourse
feature-high_card-cards-left = cartes restantes
story-high_card-coins = Pièces
story-high_card-coins-more = Ce que contenait chaque bourse.
report-number-coins = Pièces
lib-deck-cards = Cartes à jouer
lib-fact-rank = Valeur
ended-high_card-last-trick = la dernière levée
