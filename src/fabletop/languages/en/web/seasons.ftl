# Seasons on the pages, English.
seasons-enchanted = Enchanted Kingdom
seasons-sorcerers = Sorcerers

# Wheel and dice
seasons-year = Year { $year }
seasons-wheel = Season wheel: year { $year }, { $season }, space { $n } of { $last }.
seasons-coming = At the end of the round the marker goes to space { $n }.
seasons-space = Space { $n }, { $season }
seasons-rates = Crystals for energy
seasons-rate = { $energy }: { $n ->
    [one] { $n } crystal each
   *[other] { $n } crystals each
}
seasons-more = { $n } more each in this turn
seasons-dice = Season dice
seasons-taken-by = taken by { $name }
seasons-left-over = left over, moves the marker by { $n }
seasons-moves = marker +{ $n }

# Cards
seasons-card = { $name }, { $category }, cost: { $cost }, prestige { $n }. { $text }
seasons-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
seasons-back = a card face down
seasons-mimics = mimics { $name }
seasons-turned = activated
seasons-tokens-on-it = { $n ->
    [one] one token on it
   *[other] { $n } tokens on it
}
seasons-piles = Piles
seasons-top = { $n ->
    [1] top of the draw pile
   *[other] { $n } from the top of the draw pile
}
seasons-all-see = all see it
seasons-all-know = the others know it
seasons-only-you = only you know it
seasons-in-hand = Known in hand
seasons-your-hand = Your hand ({ $n })
seasons-your-play = Your cards in play
seasons-play-of = { $name }'s cards in play
seasons-your-libraries = Your libraries
seasons-library = Library of year { $year }
seasons-entering = enters play
seasons-looking = Cards in question

# Boards
seasons-your-board = Your board
seasons-board-of = { $name }'s board
seasons-reserve = { $n } of { $most }
seasons-added = a space of the grimoire
seasons-covered = covered: holds no energy
seasons-in-play = { $n ->
    [0] no card in play
    [one] one card in play
   *[other] { $n } cards in play
}
seasons-bonus = { $n } of { $most }, costs { $cost } in the end

# Prelude
seasons-packet = Pick one of these { $n }
seasons-picks = You keep ({ $n })
seasons-to-sort = To be sorted ({ $n })
seasons-first-hand = Your hand of year I
seasons-tokens = Special Ability tokens: one is yours to keep
seasons-draft-watched = The sorcerers choose their cards in secret. { $n ->
    [0] {""}
    [one] One card each is left to choose from.
   *[other] { $n } cards each are left to choose from.
}

# The end
seasons-scores = Final scores
seasons-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}

# Many options of a sort
seasons-many-pick = Keep
seasons-many-reject = Throw away
seasons-many-hand = Into the hand of year I
seasons-many-library-two = Into the library of year II
seasons-many-summon = Summon
seasons-many-activate = Activate
seasons-many-transmute = Transmute
seasons-many-sacrifice = Sacrifice
seasons-many-discard = Discard
seasons-many-return = Take back
seasons-many-mimic = Mimic
seasons-many-put = Put into play
seasons-many-elements = Pay with
seasons-many-mirror = Change
seasons-many-resolve = First
