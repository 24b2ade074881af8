# Seasons, English. { $who } is a sorcerer, { $name } a card, { $energy } an energy, { $tokens } a
# number of them, { $n } a number. Reasons follow a colon and precede the number of a rule.

game-title = Seasons
game-blurb = Three years of rivalry between sorcerers: draft power cards, take season dice, gather energy, summon items and familiars. With all of Enchanted Kingdom: 20 cards, enchantments, Special Ability tokens. 2 to 4 players, about an hour.
game-aim = Have the highest total after three years: crystals, and the prestige of your cards in play. Cards left in hand and used bonuses cost points.
setting-pool = Cards: which power cards are in the draw pile.
setting-start = Prelude: how everybody gets nine cards.
setting-enchantment = Enchantment: a rule of Enchanted Kingdom that binds everybody.
setting-tokens = Special Ability tokens of Enchanted Kingdom: one for each sorcerer.
choice-pool-30 = Cards 1 to 30, for a first game
choice-pool-50 = Cards 1 to 50, the whole base game
choice-pool-30-enchanted = Cards 1 to 30 and the 20 of Enchanted Kingdom
choice-pool-50-enchanted = Cards 1 to 50 and the 20 of Enchanted Kingdom
choice-start-draft = Draft: pick one card, pass the rest to the left
choice-start-sets = Ready-made sets, for beginners (cards 1 to 30)
choice-enchantment-none = No enchantment
choice-enchantment-random = One of the ten, at random
choice-enchantment = { $name }: { $text }
choice-tokens-no = No tokens
choice-tokens-yes = Three are dealt, one is kept, used once

# Who and what
sorcerer-0 = Ruby
sorcerer-1 = Cobalt
sorcerer-2 = Jade
sorcerer-3 = Amber
energy-water = water
energy-earth = earth
energy-fire = fire
energy-air = air
tokens-water = { $n } water
tokens-earth = { $n } earth
tokens-fire = { $n } fire
tokens-air = { $n } air
season-winter = winter
season-spring = spring
season-summer = summer
season-fall = fall
face-energy = { $n } { $energy }
face-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
face-star = star
face-card = card
face-ring = ring
face-dots = { $n ->
    [one] { $n } dot
   *[other] { $n } dots
}
term-crystals = crystals
term-gauge = summoning gauge
term-bonuses = bonuses used
term-reserve = reserve
term-hand = hand
term-play = in play
term-prestige = prestige
term-deck = draw pile
term-discard = discard pile
term-item = magic item
term-familiar = familiar
term-first = first player
term-used = used
term-play-effect = on entering play
term-permanent = permanent
term-activation = activation
term-free = free
term-elements = any different energies
term-total = total
score-crystals = Crystals
score-prestige = Prestige of cards in play
score-hand = Cards left in hand
score-bonuses = Bonuses used
score-token = Special Ability token

# Questions
ask-pick = { $who }: choose a card to keep.
ask-reject = { $who }: choose a card to discard.
ask-reject-one = { $who }: discard one of your ten cards.
ask-hand = { $who }: choose a card for your hand in year I.
ask-library-two = { $who }: choose a card for the library of year II. What is left is for year III.
ask-token = { $who }: keep one Special Ability token.
ask-take = { $who }: take a season die.
ask-die = { $who }: your die, before its actions.
ask-turn = { $who }: summon, activate, transmute, use a bonus, or end your turn.
ask-draw = { $who }: your die lets you draw a card.
ask-keep-or-discard = Keep this card, or discard it?
ask-keep-one = Which card do you keep?
ask-bury = In which order do the others go to the discard pile? Choose what goes next.
ask-under = In which order do the others go under the discard pile? Choose what goes next.
ask-energy = { $n ->
    [one] Choose an energy.
   *[other] Choose an energy ({ $n } to come).
}
ask-fill = { $n ->
    [one] Choose an energy for the amulet.
   *[other] Choose an energy for the amulet ({ $n } to come).
}
ask-overflow = { $n ->
    [one] Your reserve is too full. Which energy goes?
   *[other] Your reserve is too full by { $n }. Which energy goes first?
}
ask-drop = { $n ->
    [one] { $who }: give up an energy of your reserve.
   *[other] { $who }: give up { $n } energies of your reserve. Which first?
}
ask-pay = { $n ->
    [one] Pay one more energy. Which?
   *[other] Pay { $n } more energies. Which first?
}
ask-elements = Which energies do you pay for the Elemental Amulet?
ask-sacrifice = { $n ->
    [one] { $who }: sacrifice one of your cards in play.
   *[other] { $who }: sacrifice { $n } of your cards in play. Which first?
}
ask-discard = { $who }: discard a card from your hand.
ask-give-up = { $name } must be sacrificed.
ask-embrace = { $who }: Argos's Embrace wants one of your cards, as you lack the crystals.
ask-token-gives = Which of your cards do you give up?
ask-drought = { $who }: the Drought strikes you, the richest.
ask-marker = Move the season marker.
ask-chalice = Which card does the chalice put into play?
ask-dream = Which card enters play in your dream?
ask-orb = You know the top card of the draw pile. Put it into play for 4 energies?
ask-naria = Which card do you hand on?
ask-return = { $who }: which magic item returns to your hand?
ask-lewis = Whose reserve do you copy?
ask-crown = Discard a card or draw one: its prestige becomes energy.
ask-raven = Which magic item does Raven mimic? You pay its summoning cost.
ask-warden = What must everybody give up?
ask-ratty = { $n ->
    [one] Take one more energy of this reserve?
   *[other] Take up to { $n } energies of this reserve. Which first?
}
ask-name-energy = Name an energy: you look for a magic item that costs it.
ask-found = Keep this card, or discard it and look for another that you must keep?
ask-throne = Discard a card for the throne.
ask-exchange-cards = { $n ->
    [0] Discard any number of cards; you draw as many.
   *[other] { $n } discarded. Another one?
}
ask-arrange = { $n ->
    [1] Which card lies on top?
   *[other] Which card comes next?
}
ask-resurrect = Which of these discards comes to your hand?
ask-which-first = { $who }: several of your cards take effect. Which first?
ask-horn = The Horn of Plenty takes an energy. Earth earns crystals.
ask-monolith = Store an energy on the Fairy Monolith?
ask-unstore = Which energies return to your reserve?
ask-statue = The season changes. What does the Statue of Eolis bring?
ask-kriss = Which familiar do you give up?
ask-mirror = Which energies do you change, for a crystal each?
ask-mirror-into = What does the { $energy } become?

# Options
do-pick = { $name }
do-reject = Discard { $name }
do-hand = { $name }
do-library-two = { $name }
do-token = { $name }
do-take = Take: { $face }
do-apply = Apply the die: { $face }
do-reroll = Reroll the die with { $name }
do-steadfast-energy = Steadfast Die: an energy of your choice instead
do-steadfast-transmute = Steadfast Die: transmute this turn instead
do-steadfast-gauge = Steadfast Die: summoning gauge +1 instead
do-summon = Summon { $name }
do-activate = Activate { $name }
do-activate-energy = Activate { $name }: { $energy }
do-activate-gain = Activate { $name }: crystals for an energy
do-activate-transmute = Activate { $name }: an energy to transmute this turn
do-activate-look = Activate { $name }: look at the top card
do-activate-discard = Activate { $name }: discard the top card
do-transmute = Transmute { $tokens } into { $gain ->
    [one] { $gain } crystal
   *[other] { $gain } crystals
}
do-transmute-from = Transmute { $tokens } from { $name } into { $gain ->
    [one] { $gain } crystal
   *[other] { $gain } crystals
}
do-bonus-transmute = Bonus: transmute this turn, each energy for one crystal more
do-bonus-exchange = Bonus: exchange 2 energies
do-bonus-gauge = Bonus: summoning gauge +1
do-bonus-draw = Bonus: draw a card
do-ability = Special Ability: { $name }
do-vision = Discard the top card
do-end = End your turn
do-draw = Draw a card
do-draw-two = Bonus: draw 2 cards, keep 1
do-keep = Keep { $name }
do-discard = Discard { $name }
do-bury = { $name } next
do-under = { $name } next
do-any-order = Any order will do
do-gain = Take { $energy }
do-drop = Give up { $energy }
do-pay = Pay with { $energy }
do-pay-from = Pay with { $energy } from { $name }
do-elements = Pay { $energies }
do-sacrifice = Sacrifice { $name }
do-shield = Sacrifice { $name } instead
do-cover = Lose one space of your reserve for good
do-give-card = Sacrifice a card
do-on-top = { $name }
do-forward = { $n ->
    [one] { $n } space forward
   *[other] { $n } spaces forward
}
do-back = { $n ->
    [one] { $n } space back
   *[other] { $n } spaces back
}
do-put = Put { $name } into play
do-leave = Leave { $name } on the pile
do-give = { $name } to { $who }
do-return = Take back { $name }
do-copy = Copy the reserve of { $who }
do-mimic = Mimic { $name } ({ $who })
do-decline = Mimic nothing
do-warden-energy = Everybody gives up 4 energies
do-warden-card = Everybody discards a card
do-rob = Take { $energy } from { $who }
do-enough = Nothing more
do-name = Name { $energy }
do-resolve = { $name }
do-horn = Discard { $energy }
do-horn-from = Discard { $energy } from { $name }
do-store = Store { $energy }
do-unstore = Take back { $energy }
do-statue-energy = An energy of your choice
do-statue-look = Crystals and a look at the top card
do-mirror = Change { $tokens }
do-into = Into { $energy }

# The chronicle
told-passed = Everybody has picked; the packets go to the left.
told-drafted = The draft is over.
told-last-pick = The last card is yours: { $name }.
told-token = { $who } keeps the token { $name }.
told-round = Round { $n }. { $who } begins.
told-rolled = A die shows: { $face }.
told-took-die = { $who } takes: { $face }.
told-turn = { $who }'s turn.
told-rerolled = { $who } rerolls: { $face }.
told-steadfast = { $who } ignores the die for the Steadfast Die.
told-gained = { $who } gains { $tokens }.
told-dropped = { $who } gives up { $tokens }.
told-dropped-all = { $n ->
    [0] { $who } has no energy to lose.
    [one] { $who } loses the only energy of the reserve.
   *[other] { $who } loses all { $n } energies of the reserve.
}
told-spent = { $who } pays { $tokens }.
told-earned = { $who } gains { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}.
told-lost = { $who } loses { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}.
told-stole = { $who } takes { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
} from { $other }.
told-gauge = { $who }'s summoning gauge stands at { $n }.
told-bonus = { $who } uses a bonus ({ $n } of 3).
told-bonus-back = { $who } gets a bonus back ({ $n } used).
told-ability = { $who } uses the token { $name }.
told-summons = { $who } summons { $name }.
told-put-into-play = { $who } puts { $name } into play.
told-activates = { $who } activates { $name }.
told-sacrificed = { $who } sacrifices { $name }.
told-shielded = { $who } gives { $name } as a shield.
told-took-back = { $who } takes { $name } back into the hand.
told-filled = { $who } lays { $tokens } on { $name }.
told-stored = { $who } lays { $tokens } on { $name }.
told-unstored = { $who } takes { $tokens } back from { $name }.
told-discarded = { $who } discards a card.
told-discarded-card = You discard { $name }.
told-discarded-openly = { $who } discards { $name }.
told-kept = { $who } keeps a card.
told-kept-card = { $who } keeps { $name }.
told-drew-card = { $who } draws a card.
told-drew = You draw { $name }.
told-looked = You look at { $name }.
told-saw = You see { $name } in { $other }'s hand.
told-visible = { $name } lies open on the draw pile.
told-reshuffled = The discard pile becomes a new draw pile ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}).
told-swept = { $who } sends { $name } to the discard pile.
told-swept-unseen = { $who } sends the top card to the discard pile.
told-given = { $who } hands a card to { $other }.
told-received = You receive { $name }.
told-crown = { $who } shows { $name } for the Vampiric Crown.
told-turned-to-air = All energy of { $who } turns to air.
told-named = { $who } names { $energy }.
told-revealed = { $who } reveals { $name }.
told-not-found = { $who } finds nothing.
told-mimics = Raven of { $who } mimics { $name }.
told-warden = The Warden of { $who } demands { $what ->
    [energy] four energies
   *[other] a card
} from everybody.
told-robbed = { $who } takes { $tokens } from { $other }.
told-mirrored = { $who } changes { $tokens } into { $into }.
told-handed-on = { $who } hands { $name } to { $other }.
told-marker = { $year ->
    [over] The marker passes the end of year III, to space { $n }: { $season }.
   *[other] The marker moves to space { $n }: { $season }, year { $year }.
}
told-season = It is { $season } now.
told-year = Year { $year } begins; everybody takes the cards of the library.
told-drought-spares = The Drought finds no single leader.
told-drought-strikes = The Drought strikes { $who }.
told-covered = { $who } loses a space of the reserve for good.
told-round-ends = The round ends.
told-over = Three years have passed.

# Why not
why-entangled = only one card from your hand a turn (Entangling Roots)
why-no-slot = no room, your summoning gauge stands at { $n }
why-crystals = needs { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}, you have { $have }
why-toll = needs { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
} more for Arcano Leech
why-energy = you lack the energy it costs
why-before-die = only before the actions of your die
why-turned = already activated this turn
why-three-alike = needs three energies of the same kind
why-no-energy = you lack the energy it takes
why-nothing-to-dream = needs a card to put into play, and room for it
why-no-energy-no-crystals = you lack the crystals or the energy it takes
why-no-pile = there are no cards to draw
why-three-cards = needs three cards in play
why-no-familiar = you have no familiar in hand or in play
why-no-water = you have no water
why-nothing-stored = no energy lies on it
why-no-crystals = you lack the crystals, or there are no cards to look at
why-no-ring = no ring on your die, and nothing else lets you transmute
why-no-bonus-left = you have used all three bonuses
why-two-tokens = needs two energies to exchange
why-gauge-full = your summoning gauge stands at 15, its end
why-ability-permanent = this token works by itself at the end of the game
why-ability-used = you have used your token
why-ability-no-card = you have no card to give up
why-ability-gauge = the gauge may not fall below the number of your cards in play
why-ability-water = needs 4 water
why-ability-no-pile = there are no cards to draw
why-envisioned = only once a turn
why-only-summoned = this card can only be summoned from the hand
why-cannot-mimic = you cannot pay its summoning cost

# What an option surely costs and brings, besides what its label says
surely-label = { $what } ({ $changes })
surely-crystal = { $sign }{ $n } { $n ->
    [one] crystal
   *[other] crystals
}
surely-water = { $sign }{ $n } water
surely-earth = { $sign }{ $n } earth
surely-fire = { $sign }{ $n } fire
surely-air = { $sign }{ $n } air
