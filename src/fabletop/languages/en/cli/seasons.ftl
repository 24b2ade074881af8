# Seasons in the terminal, English.

seasons-labelled = { $label }: { $value }
seasons-letter-water = W
seasons-letter-earth = E
seasons-letter-fire = F
seasons-letter-air = A
seasons-moment = Year { $year }, round { $n }
seasons-rates = A token brings now
seasons-dice = Dice
seasons-to-take = to take
seasons-left-over = left over
seasons-legend = { $star } the gauge rises, { $card } draw a card, { $ring } transmute, { $crystal } crystals, { $dot } steps if left over

# The rows of the sorcerers
seasons-column-crystals = crystals
seasons-column-reserve = reserve
seasons-column-gauge = gauge
seasons-column-bonus = bonus
seasons-column-hand = hand
seasons-column-later = II+III
seasons-token = token { $name }
seasons-known = known in hand: { $things }
seasons-turned = activated
seasons-second = { $name } (2)
seasons-mimics = { $name } as { $item }

# Cards
seasons-card-legend = (cost: { $letters }; prestige)
seasons-card = { $name }, { $category }, { $cost }, prestige { $prestige }: { $text }
seasons-unknown = a card that you do not see
seasons-own-hand = Your hand
seasons-own-library-two = Library of year II
seasons-own-library-three = Library of year III
seasons-own-token = Your token { $name }: { $text }
seasons-enchantment = Enchantment { $name }: { $text }
seasons-piles = Draw pile { $deck }, discard pile { $discard }.
seasons-open = Open on top of the draw pile: { $things }.
seasons-top = Next in the draw pile, only you know: { $things }.
seasons-entering = Being summoned: { $name }.
seasons-aside = Before you lie:

# The Prelude
seasons-watched-draft = The Prelude: everybody is choosing cards ({ $n } in each packet).
seasons-watched-reject = The Prelude: everybody is discarding a card.
seasons-watched-sort = The Prelude: everybody is sorting cards for { $years ->
    [3] three
   *[other] { $years }
} years.
seasons-watched-token = The Prelude: everybody is choosing a token.
seasons-packet = To pick from
seasons-picks = Picked
seasons-to-sort = Still to sort
seasons-offered = { $n ->
    [one] Your token:
    [3] Your three tokens:
   *[other] Your { $n } tokens:
}

# In sentences
seasons-wheel = { $moment }: { $season }, space { $space } of { $spaces }. A token transmuted now brings: { $rates }.
seasons-took = { $who } has the die: { $face }.
seasons-dice-to-take = Dice to take
seasons-dice-left = The die left over
seasons-nothing = nothing
seasons-holds = holds { $tokens }
seasons-sorcerer = { $who }: { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}. Reserve: { $held }; { $tokens } of { $limit }. Summoning gauge { $gauge }, cards in play { $cards }. Bonuses used { $bonuses } of { $most }{ $penalty ->
    [0] .
   *[other] , minus { $penalty } at the end.
}
seasons-cards = Cards in hand { $hand }, for year II { $two }, for year III { $three }.
seasons-count = { $label }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}:
seasons-cost = cost { $cost }

# The end
seasons-ended-three-years = After { $years ->
    [3] three
   *[other] { $years }
} years the highest total wins; on a tie, the sorcerer with more cards in play.
