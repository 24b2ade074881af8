# Wizards on the pages, English.
wizards-players = Players
wizards-together = Together

# The map
wizards-map = Map of the isles
wizards-sea = The map, which can be scrolled
wizards-closer = Closer
wizards-farther = Farther away
wizards-find = To where something happens
wizards-kind-common = Common Land
wizards-kind-elven = Elven Land
wizards-kind-magic = Magic Land
wizards-land = { $name }, { $kind }
wizards-land-lost = { $name }, { $kind }, lost to Evil
wizards-laid = Land number { $n }, face down, laid by { $who }
wizards-laid-own = Land number { $n }, laid by you: { $land }
wizards-boat = boat { $n }
wizards-boat-demons = boat { $n } with Demons
wizards-marker = marker { $letter } of { $who }: { $task }
wizards-leaves = leaves { $n } movement
wizards-hint-left = The numbers on lit spaces are the movement that is left after the step.
wizards-own-lands = Your lands
wizards-picture = { $name }, { $kind }, as it would lie
wizards-many-step = Steps
wizards-many-sail = By boat
wizards-many-swim = Swimming
wizards-many-centre = Where the centre may lie
wizards-many-near = Near which land
wizards-many-land = Lands
wizards-many-waters = Waters
wizards-many-space = Spaces
wizards-many-come = How the boat comes closer
wizards-many-drift = Where the boat may drift
wizards-many-wizard = High Wizards
wizards-many-lead = Ways
wizards-many-hand = Tasks to hand on

# The legend
wizards-legend = Signs of the map
wizards-cost-plains = plains, a step costs { $n }
wizards-cost-woods = woods, a step costs { $n }
wizards-cost-mountains = mountains, a step costs { $n }
wizards-cost-water = water: { $sail } by boat, { $swim } swimming
wizards-legend-marker = a Task Marker, by the letter of the Task
wizards-legend-boat = a boat; “!” means Demons in it
wizards-legend-wall = a wall: no way through

# The calendar
wizards-calendar = Calendar
wizards-fortnight = Fortnight
wizards-days = Days of the Fortnight
wizards-lair-time = Lair Time of { $name }
wizards-due = { $n ->
    [0] Evil claims no land yet
    [one] Evil claims { $n } land
   *[other] Evil claims { $n } lands
}
wizards-due-more = At the end of this Fortnight, unless completed Tasks save lands
wizards-thwart = Tasks
wizards-thwart-more = Completed Tasks; every { $n } of them save a land
wizards-saves = { $n ->
    [one] saves { $n } land
   *[other] saves { $n } lands
}
wizards-lost = Lands lost

# The sheets
wizards-first = first player
wizards-rank = Rank
wizards-in-hand = Lands in hand
wizards-points = { $name }: { $n } of { $need } for the next rank
wizards-ready = Ready for rank { $n }: see your Mentor
wizards-not-ready = Rank { $n }: { $why }
wizards-turns = { $what }, { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
wizards-days-left = { $what }, { $n ->
    [one] { $n } day
   *[other] { $n } days
}
wizards-charges = { $what }, { $n } times
wizards-number = { $what }: { $n }
wizards-stay-town = must meet the town again
wizards-stay-dragon = must meet the Dragon again
wizards-aloft = on the way
wizards-crest = may return to the Star Crest once
wizards-works = works with a roll of 1 to { $n }
wizards-cast = attempted in this turn
wizards-range = a boat within { $n } spaces
wizards-far = a boat from anywhere
wizards-on-common = on Common Lands
wizards-on-elven = on Elven Lands
wizards-on-magic = on Magic Lands
wizards-in-terrain = in { $terrain }
wizards-form-random = to a RANDOM space
wizards-form-territory = to a random space of a land you name
wizards-form-circle-to-stone = from the Sacred Circle to a Stone
wizards-form-any-to-stone = from anywhere to a Stone
wizards-form-stone-to-random = from a Stone to a RANDOM space
wizards-form-stone-to-territory = from a Stone to a land you name
wizards-gems = { $n ->
    [one] { $n } Sacred Gem
   *[other] { $n } Sacred Gems
}
wizards-n-tasks = { $n ->
    [one] { $n } Task
   *[other] { $n } Tasks
}
wizards-n-spells = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
wizards-n-cards = { $n ->
    [one] { $n } Event
   *[other] { $n } Events
}
wizards-done = done
wizards-part-at = { $place }
wizards-part-stay = a turn at { $place }
wizards-part-from = be carried off at { $place }
wizards-part-to = then { $place }
wizards-part-mentor = the Mentor
wizards-part-high-wizard = a High Wizard
wizards-part-named-wizard = a High Wizard to be named
wizards-part-same = the same place again
wizards-part-unsettled = where is not settled yet

# The stage
wizards-news = What just happened
