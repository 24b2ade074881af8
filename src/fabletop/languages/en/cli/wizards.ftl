# Wizards in the terminal, English.

wizards-labelled = { $label }: { $value }
wizards-semicolon = {"; "}
wizards-here = here
wizards-bearing = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} { $way }
wizards-wind-east = east
wizards-wind-north-east = north-east
wizards-wind-north = north
wizards-wind-north-west = north-west
wizards-wind-west = west
wizards-wind-south-west = south-west
wizards-wind-south = south
wizards-wind-south-east = south-east

# What lies on the map
wizards-site = { $name } ({ $kind })
wizards-kind-common-town = Common Town
wizards-kind-elven-dwelling = Elven Dwelling
wizards-kind-master-sorcerer = Master Sorcerer
wizards-kind-ruktal = Mentor of the Druids
wizards-own-marker = marker: { $name }
wizards-marker = marker of { $who }: { $name }
wizards-boat = boat { $n }
wizards-boat-with-demons = boat { $n } with Demons
wizards-beneath = { $name } (cards beneath: { $n })
wizards-known-beneath = { $name } (beneath: { $cards })
wizards-walls = (walls { $ways })

# The lands
wizards-lands-common = Common Lands
wizards-lands-elven = Elven Lands
wizards-lands-magic = Magic Lands
wizards-load = { $n ->
    [one] { $n } marker or Demon
   *[other] { $n } markers and Demons
}
wizards-foreseen = its fall is foreseen
wizards-chart = The numbers are those of the lands below; here only the first thing in a space is shown.

# The calendar
wizards-calendar = Fortnight { $fortnight }, Day { $day } of { $days }.
wizards-evil-carries = At its end Evil scatters everybody over the isles, but claims no land yet; Tasks completed: { $completed }, and every { $needed } will save a land.
wizards-evil = At its end Evil claims { $n ->
    [one] { $n } land
   *[other] { $n } lands
}; Tasks completed: { $completed }, and every { $needed } save one.
wizards-decks = Left in the decks: { $wizards } Wizard Cards, { $tasks } Tasks, { $events } Events.
wizards-deck-cards = The Wizard Cards in the deck: { $things }.
wizards-drawn-wizards = Wizard Cards that have been drawn: { $things }.
wizards-honest = These have given a Gem: { $things }.
wizards-false-wizard = The False Wizard is { $name }.
wizards-lost-lands = Lost to Evil: { $lands }.
wizards-no-lost-lands = No land was lost to Evil.

# What the marks mean
wizards-legend-lost = lost land
wizards-legend-town = town or dwelling
wizards-legend-stone = Stone
wizards-legend-place = other place
wizards-legend-boat = boat
wizards-legend-demons = Demons
wizards-legend-dragon = Dragon
wizards-legend-mage = High Wizard
wizards-legend-secret = Secret Wizard
wizards-legend-marker = your Task marker
wizards-legend-others-marker = marker of another
wizards-legend-load = how many markers and Demons draw Evil to a land
wizards-legend-foreseen = a land whose fall is foreseen

# The players
wizards-column-order = Order
wizards-order-none = none yet
wizards-order-wizards = Wizards
wizards-order-sorcerers = Sorcerers
wizards-order-druids = Druids
wizards-at = at { $place }
wizards-in-boat = in boat { $n } at { $place }
wizards-aloft = being transported
wizards-aloft-to = being transported: { $place }
wizards-days = { $n ->
    [one] { $n } Day
   *[other] { $n } Days
}
wizards-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
wizards-charges = { $n } times
wizards-stay-town = stays for the people of the town
wizards-stay-dragon = stays with the Dragon
wizards-lair-time = Lair Time { $n ->
    [one] { $n } Day
   *[other] { $n } Days
}
wizards-extra = { $n ->
    [one] { $n } extra turn
   *[other] { $n } extra turns
} to come
wizards-swift = swift in this turn
wizards-crest = may come back to the Star Crest
wizards-gems = Sacred Gems: { $n }
wizards-seeks-mentor = seeks a Mentor: a Master Sorcerer, Rüktal or a High Wizard
wizards-ready = ready for the next rank
wizards-not-ready = not ready for the next rank: { $why }
wizards-spells = spells (work on 1-{ $n })
wizards-range = within { $n }
wizards-works = 1-{ $n }
wizards-cast = tried
wizards-own-cards = Your Tasks and Events:
wizards-mandatory = Mandatory Task
wizards-optional = Optional Task
wizards-part-stay = a turn at { $place }
wizards-mentor-wizards = a High Wizard, your Mentor
wizards-mentor-sorcerers = a Master Sorcerer, your Mentor
wizards-mentor-druids = Rüktal, your Mentor
wizards-any-wizard = any High Wizard
wizards-to-be-chosen = still to be chosen

# In sentences
wizards-of = {" "}of{" "}
wizards-player = { $who }: { $order }, rank { $rank }. { $points }.
wizards-task = { $kind } { $name }, for { $points }.{ $done } Left, in any order: { $left }.
wizards-task-ordered = { $kind } { $name }, for { $points }.{ $done } Left, in this order: { $left }.
wizards-task-opening = { $kind } { $name }, for { $points }.{ $done } Left, the first one before the others: { $left }.
wizards-done = {" "}Done: { $things }.
wizards-you-are = You are here: { $place }.
wizards-somebody-is = { $who } is here: { $place }.
wizards-in-sight = In sight

# Laying the lands
wizards-laying = Lands on the sea: { $laid } of { $lands }; to be drawn still: { $stack }.
wizards-legend-laying = Numbers are the centres of lands in the order in which they were laid; { $back } face down, { $water } water, { $free } where a centre can lie. Columns are numbered above, rows on the left.
wizards-face-down = { $n } { $who }, face down (column { $column }, row { $row })
wizards-own-land = { $n } yours: { $land } (column { $column }, row { $row }; { $turns ->
    [0] as printed
    [one] turned by a sixth
   *[other] turned by { $turns } sixths
})
wizards-own-lands = Your lands, as printed:
wizards-turned = { $turns ->
    [0] As printed
    [one] By one sixth
   *[other] By { $turns } sixths
}
wizards-stones = { $n } Stones
wizards-land-common = Common Land
wizards-land-elven = Elven Land
wizards-land-magic = Magic Land
wizards-hand-land = In your hand: { $land }, { $kind }. Spaces: { $terrain }. Places: { $sites }.

# The end
wizards-ended-fifth-rank = The Fifth Rank of an Order is reached.
wizards-ended-gems = Six Sacred Gems have come to Rüktal.
wizards-ended-evil = The Sacred Circle has fallen: Evil has won.
wizards-scored = Points
