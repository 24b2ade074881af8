high_card-players = Card players
high_card-purse = { $name } has { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
feature-high_card-coins = coins in the purse
feature-high_card-cards-left = cards left
story-high_card-coins = Coins
story-high_card-coins-more = What each purse held.
report-number-coins = Coins
lib-deck-cards = Playing cards
lib-fact-rank = Rank
ended-high_card-last-trick = the last trick
