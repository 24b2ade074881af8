# Wizards, English. { $who } and { $other } are players, { $name } a card, a wizard or a place,
# { $place } a space, { $land } a land, { $kind } a type of points, { $n } a number. { $way } begins a
# label. Reasons follow a colon and precede the number of a rule.

game-title = Wizards
game-blurb = Fortnight by fortnight Evil swallows the isles. Find a Mentor, fulfil Tasks, learn spells, and rise to the Fifth Rank of your Order before the Sacred Circle falls. Against each other or all together; 2 to 6 players, two hours and more.
game-aim = Be the first to reach the Fifth Rank of your Order, with all Mandatory Tasks done. If the Sacred Circle falls, all lose.
game-aim-together = Bring one of you to the Fifth Rank, all others at the Fourth and free of Mandatory Tasks. If the Sacred Circle falls, all lose.

setting-play = Play: against each other, or all together against Evil.
setting-layout = Map: how the lands come to lie on the sea.
setting-escape = Escape Transport: who learns to escape Transports at rank 4.
setting-taming = Dragon Taming: who learns it at rank 4.
setting-trap = Trap 5: when a player who comes free of it may move.
setting-hamdrel = Hamdrel: her gift to ranks 0 and 4 on a roll of 1 or 2.
setting-thwart = Thwarting Evil: which completed Tasks save a land.
setting-demonday = The fourteenth day: who acts on it.
setting-winning = Winning: how the game is won.
setting-druids = Druids of rank 3: where they go from a Stone.
setting-unicorn = Unicorn: where it carries its rider.
setting-demons = Demons: how many markers lie in one space.
setting-encounters = Random Encounters: what allows one.
setting-circle = The Sacred Circle: when Evil can claim it.
choice-play-competitive = Each for themselves: the first to reach the Fifth Rank wins
choice-play-cooperative = Together: all win or all lose, and Evil is quicker
choice-layout-laid = Laid by the players, face down, and then turned up
choice-layout-random = At random
choice-layout-sample-a = The first ready-made map
choice-layout-sample-b = The second ready-made map
choice-escape-sheet = As on the sheet: Sorcerers and Druids
choice-escape-wizards = Wizards in place of Druids
choice-taming-sheet = As on the sheet: Wizards and Druids
choice-taming-sorcerers = Sorcerers in place of Druids; Sorcerers never learn Animal Summoning
choice-trap-next-turn = On the next turn, as on the sheet
choice-trap-at-once = At once, with the roll that brought freedom
choice-hamdrel-unicorn = A Unicorn, as on the sheet
choice-hamdrel-nothing = Nothing, as on the printed chart
choice-hamdrel-wizard = A High Wizard comes to the Cottage, as the designers proposed later
choice-thwart-running = Three for each player, counted through the whole game
choice-thwart-fortnight = Three for each player, counted anew each Fortnight
choice-thwart-ten = Ten in a Fortnight, as in the base game
choice-demonday-players = The players, and then Evil
choice-demonday-evil = Evil alone, as in the base game
choice-winning-fifth-rank = By the Fifth Rank
choice-winning-gems = By six Sacred Gems brought to Rüktal, as in the base game
choice-druids-territory = To a random space of a land they name, as on the sheet
choice-druids-random = To a RANDOM space, as on a later sheet
choice-unicorn-anywhere = Anywhere; the Star Crest needs permission
choice-unicorn-barred = Not to the Star Crest, nor into the Dragon's Lair
choice-demons-one = One at most
choice-demons-stacked = Any number
choice-encounters-movement = A movement roll of 5 or 6
choice-encounters-die = A die of its own that shows 5 or 6
choice-circle-sheet = As any Magic Land, as on the sheet
choice-circle-last = Last of all: when only the Dragon's Lair is left beside it

# Who, what and where
player-0 = Crimson
player-1 = Azure
player-2 = Emerald
player-3 = Amber
player-4 = Violet
player-5 = Silver
points-knowledge = Knowledge
points-perception = Perception
points-power = Power
order-wizards = Order of Wizards
order-sorcerers = Order of Sorcerers
order-druids = Order of Druids
order-none = no Order yet
animal-horse = Horse
animal-hound = Hound
animal-winged-horse = Winged Horse
animal-unicorn = Unicorn
spell-boat-summoning = Boat Summoning
spell-swiftness = Swiftness
spell-demon-dispelling = Demon Dispelling
spell-animal-summoning = Animal Summoning
spell-escape-traps = Escape Traps
spell-escape-traps-transport = Escape Traps or Transport
spell-dragon-taming = Dragon Taming
spell-telepathy = Telepathy
spell-transport = Transport
terrain-plains = plains
terrain-woods = woods
terrain-mountains = mountains
terrain-water = water
trap-held = held until rescued
trap-turns = losing turns
trap-stuck = stuck until a 5 or 6
place-land = { $land } { $n } ({ $terrain })
place-sea = the sea off { $land } ({ $column }, { $row })
place-open-sea = column { $column }, row { $row }
place-dead = a land that is gone
way-east = East
way-north-east = North-east
way-north-west = North-west
way-west = West
way-south-west = South-west
way-south-east = South-east
term-rank = rank
term-mandatory = Mandatory
term-optional = Optional
term-dazed = Demon Dazed
term-bound = Dragonbound
term-stunned = stunned
term-lair-time = Lair Time
term-events = Events
term-demons = Demons
term-dragon = Dragon
term-secret = Secret Wizard
term-dead = lost to Evil
term-extra = extra turns

# Questions
ask-lay = Which land do you lay, face down?
ask-lay-first = Where is the centre of the first land to lie?
ask-lay-near = Near which land?
ask-lay-centre = Where is its centre to lie?
ask-lay-turn = Which way is it turned?
ask-turn = Your turn. How do you move?
ask-walk = Where to? { $mount ->
    [0] { $sail ->
        [0] Movement left: { $n }.
       *[other] Movement left: { $n }, and { $sail } by boat.
    }
   *[other] Movement left: { $n }, and { $mount } with your animal.
}
ask-trapped = You are in a Trap.
ask-pay-for-help = Which points do you give for help? It costs { $n }.
ask-escape = You are being carried to { $place }.
ask-trap = You have walked into a Trap: { $n ->
    [1] it holds you until somebody rescues you
    [3] it costs you a die of turns
    [4] it carries you into the Dragon's Lair
    [5] it holds you until you roll a 5 or 6
   *[6] it carries you to a RANDOM space
}.
ask-demons = Demons at { $place }.
ask-dragon = The Dragon!
ask-gain = { $n ->
    [one] { $n } point
   *[other] { $n } points
} to gain. Of which type?
ask-lose = { $n ->
    [one] { $n } point
   *[other] { $n } points
} to lose. Of which type?
ask-markers = A Task Marker of yours lies at { $name }. What do you turn to?
ask-marker = { $name }: a place of your choice. Where?
ask-marker-space = { $name }: which space there?
ask-name-wizard = { $name }: to which High Wizard?
ask-initiation = { $name } would take you on as a pupil.
ask-mentor = { $name }, your Mentor, has time for you.
ask-stranger = { $name } belongs to another Order.
ask-hamdrel = You are still with Hamdrel.
ask-random = Nobody is here. Do you look around?
ask-friend = A friend in town: do you choose what happens?
ask-offer = You lead. What do you give { $other }?
ask-accept = You are offered { $name } in place of points.
ask-exchange = Do you hand on an Optional Task?
ask-call-boat = Which boat comes, and how far, towards { $place }?
ask-drift = Boat { $n } drifts. Where to?
ask-territory = To a random space of which land?
ask-flight-fly = Where does the Winged Horse fly you?
ask-flight-ride = Where does the Unicorn carry you?
ask-flight-wish = Where do you wish to be?
ask-flight-space-fly = To which space?
ask-flight-space-ride = To which space?
ask-flight-space-wish = To which space?
ask-follow = A robin wants to show you the way to Hamdrel.
ask-lead = You lead { $other } astray. Where to?

# Options
do-lay = Lay { $land }
do-near = Near the { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
} land
do-centre = Centre at { $place }
do-turn = { $n ->
    [0] As printed
    [one] Turned by one sixth
   *[other] Turned by { $n } sixths
}
do-roll = Roll the die
do-transport-random = Cast Transport: to a RANDOM space
do-transport-territory = Cast Transport: to a random space of a land you name
do-transport-circle-to-stone = Cast Transport: to a random Stone
do-transport-any-to-stone = Cast Transport: to a random Stone
do-transport-stone-to-random = Cast Transport: to a RANDOM space, and an extra turn
do-transport-stone-to-territory = Cast Transport: to a random space of a land you name, and an extra turn
do-transport = Cast Transport
do-fly = Fly on the Winged Horse
do-ride = Ride the Unicorn
do-wish = Use { $name }
do-telepathy = Cast Telepathy: ask your Mentor for the next rank
do-call = Call For Help
do-wait = Wait
do-step = { $way }: { $place }, costs { $n }, leaves { $left }
do-step-barred = { $way }: { $place }
do-board = { $way }: board the boat, { $place }, costs { $n }, leaves { $left }
do-board-barred = { $way }: board the boat, { $place }
do-sail = { $way }: sail to { $place }, costs { $n }, leaves { $left }
do-sail-barred = { $way }: sail to { $place }
do-swim = { $way }: swim to { $place }, costs { $n }, leaves { $left }
do-swim-barred = { $way }: swim to { $place }
do-swiftness = Cast Swiftness
do-boat = Cast Boat Summoning: a boat to { $place }
do-boat-spell = Cast Boat Summoning
do-whistle = Blow the Silver Whistle: a boat to { $place }
do-stop = Stop here
do-come = Boat { $n } comes to { $place }
do-none = No boat can come
do-go = Let yourself be carried
do-escape = Cast Escape
do-ring = Give up the Ring of Return
do-submit = Let it happen
do-face = Face it without magic
do-dispel = Cast Demon Dispelling
do-lantern = Give up the Lantern of Dawn: the Demons are beaten
do-tame = Cast Dragon Taming
do-gain = { $kind }
do-lose = { $kind }
do-tasks = To the Task
do-place = To the place
do-land = { $land }
do-waters = The sea off { $land }
do-space = { $place }
do-wizard = { $name }
do-join = Become a pupil: Rank 1 of the Order
do-decline = Decline
do-report = Report on { $name }
do-advance = Advance to the next rank
do-task = Ask for a Task
do-switch = Change to this Order: Rank 1, your Mandatory Tasks are lost
do-leave = Take your leave
do-visit = Stay with Hamdrel
do-rest = Rest
do-encounter = Look around: a Random Encounter
do-summon = Cast Animal Summoning
do-result = Choose { $n ->
    [1] 1: Magical Objects are stolen
    [2] 2: lose a die of points
    [3] 3: stay and meet them again
    [4] 4: draw a Task
    [5] 5: an extra turn
   *[6] 6: lodging for the night
}
do-points = Points
do-offer = Offer { $name }
do-accept = Accept
do-refuse = Refuse: points instead
do-hand = Hand { $name } to { $who }
do-done = No more
do-drift = To { $place }
do-follow = Follow it
do-stay = Stay
do-halt = Stop here
do-lead = { $way }: { $place }

# The chronicle
told-laid = { $who } lays land number { $n } face down.
told-drew-land = You draw { $land }.
told-map = The lands are turned up.
told-begins = { $who } begins at { $place }.
told-day = Day { $n } of Fortnight { $fortnight }.
told-turn = { $who }'s turn.
told-extra-turn = { $who } takes an extra turn.
told-loses-turn = { $who } loses a turn.
told-rolls = { $who } rolls { $n } for movement.
told-still-stuck = { $who } is still stuck.
told-step = { $who } goes to { $place }.
told-board = { $who } boards a boat: { $place }.
told-sail = { $who } sails to { $place }.
told-swim = { $who } swims to { $place }.
told-rides = { $who } is carried to { $place }.
told-led = { $who } is led to { $place }.
told-carried = { $who } is to be transported to { $place }.
told-lands = { $who } lands at { $place }.
told-stays = { $who } escapes the Transport and stays.
told-must-stay = { $who } must stay in the heart of the Lair.
told-boat = A boat comes to { $place }.
told-drifts = Boat { $boat } drifts { $n }.
told-cast-works = { $who } casts { $spell }, rolls { $n }: it works.
told-cast-fails = { $who } casts { $spell }, rolls { $n }: it fails.
told-uses = { $who } uses { $name }.
told-gained = { $who } gains { $n } { $kind }.
told-lost = { $who } loses { $n } { $kind }.
told-stolen = { $name } is stolen from { $who }.
told-animal-comes = A { $animal } joins { $who }.
told-animal-leaves = The { $animal } leaves { $who }.
told-dove = A Dove brings { $who } a message from Hamdrel.
told-dazed = { $who } is Demon Dazed.
told-bound = { $who } is Dragonbound.
told-healed = { $who } is healed.
told-stunned = { $who } is stunned and loses { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
told-free = { $who } is free of the Trap.
told-trap = { $who } walks into a Trap: { $n ->
    [1] held until rescued
    [2] carried to the heart of the Dragon's Lair
    [3] held for some turns
    [4] carried into the Dragon's Lair
    [5] stuck until a 5 or 6
   *[6] carried to a RANDOM space
}.
told-caught = { $n ->
    [0] { $who } is { $trap }.
    [one] { $who } is { $trap }: { $n } turn.
   *[other] { $who } is { $trap }: { $n } turns.
}
told-rescued = { $other } rescues { $who }.
told-task-mandatory = { $who } receives the Mandatory Task { $name }.
told-task-optional = { $who } receives the Optional Task { $name }.
told-no-task = There is no Task for { $who }.
told-impossible-task = { $name } can no longer be done; another Task is drawn.
told-marker = { $name }: a marker of { $who } at { $place }.
told-named = { $name }: { $who } names { $wizard }.
told-part = { $who } does part { $n } of { $of } of { $name }.
told-completed = { $who } completes { $name }.
told-task-lost = { $who } loses { $name }.
told-handed = { $who } hands { $name } to { $other }.
told-offers = { $who } offers { $name } to { $other }.
told-gift = A gift for { $who }: the die shows { $n }.
told-visits = { $who } visits { $name }.
told-meets = { $who } meets { $name }.
told-joins = { $who } joins the { $order }.
told-advances = { $who } rises to Rank { $n }.
told-contact = { $who } speaks with { $name } from afar.
told-cleared = { $who } is cleared of suspicion.
told-chart-hamdrel = Hamdrel's gift for { $who }: { $n }.
told-chart-hamdrel-others = Hamdrel's gift for { $who }: { $n }.
told-chart-high-hollow = High Hollow, { $who }: { $n }.
told-chart-star-crest = The Star Crest, { $who }: { $n }.
told-chart-abbey = Shrineheart Abbey, { $who }: { $n }.
told-chart-elves = The Elves, { $who }: { $n }.
told-chart-towns = The Common Folk, { $who }: { $n }.
told-nothing = Nothing happens to { $who }.
told-extra = { $who } gains { $n ->
    [one] an extra turn
   *[other] { $n } extra turns
}.
told-random-demons = Random Encounter for { $who }, { $n }: Demons.
told-random-trap = Random Encounter for { $who }, { $n }: a Trap.
told-random-animal = Random Encounter for { $who }, { $n }: an animal.
told-random-event = Random Encounter for { $who }, { $n }: an Event.
told-random-town = Random Encounter for { $who }, { $n }: Common Folk.
told-random-wizard-card = Random Encounter for { $who }, { $n }: a Wizard Card.
told-lurks = Does anything meet { $who }? The die shows { $n }.
told-animal-roll = Which animal comes to { $who }? The die shows { $n }.
told-company = { $who } meets other players: { $n ->
    [1] they are attacked
    [2] they are scattered
    [3] each draws an Event
    [4] Wizard Cards are drawn
    [5] the Leader gives
   *[6] they learn from each other
}.
told-meets-bound = { $who } meets { $other }, who is Dragonbound.
told-wizard-card = A Wizard Card: { $name }.
told-no-wizard = No High Wizard can be found.
told-not-at-ruktal = { $name } does not come to Rüktal.
told-produced = { $name } appears at { $place }.
told-secret = A Secret Wizard appears at { $place }.
told-secret-is = It is { $name }.
told-unmasked = The Secret Wizard is { $name }.
told-mage-leaves = { $name } leaves the map.
told-beneath = Beneath lay { $name }.
told-demons = Demons at { $place }.
told-meets-demons = { $who } meets Demons.
told-demon-roll-stunned = The Demons, { $n }: { $who } is stunned.
told-demon-roll-steal = The Demons, { $n }: Magical Objects are taken from { $who }.
told-demon-roll-lose-fewest = The Demons, { $n }: { $who } loses points.
told-demon-roll-dazed = The Demons, { $n }: { $who } is dazed.
told-demon-roll-transport = The Demons, { $n }: { $who } is carried to the Dragon's Lair.
told-demon-roll-beaten = The Demons, { $n }: { $who } withstands them.
told-beats-demons = { $who } beats the Demons.
told-dragon = The Dragon is at { $place }.
told-dragon-moves = The Dragon moves { $n }.
told-meets-dragon = { $who } meets the Dragon.
told-dragon-roll-bound = The Dragon, { $n }: { $who } falls under its spell.
told-dragon-roll-stunned = The Dragon, { $n }: { $who } is stunned.
told-dragon-roll-steal = The Dragon, { $n }: Magical Objects are taken from { $who }.
told-dragon-roll-lose-fewest = The Dragon, { $n }: { $who } loses points.
told-dragon-roll-transport = The Dragon, { $n }: { $who } is dragged to the heart of its Lair.
told-dragon-roll-nothing = The Dragon, { $n }: { $who } is spared.
told-tamed = { $who } tames the Dragon.
told-help = { $who } calls for help: { $n }.
told-no-help = Nobody answers { $who }.
told-event = { $who } draws the Event { $name }.
told-event-over = { $name } is over for { $who }.
told-foresees = { $who } foresees the fall of { $land }.
told-evil = Evil rises at the end of Fortnight { $n }.
told-saved = Completed Tasks save a land.
told-thwarted = Evil is thwarted: no land is lost.
told-dies = { $land } dies.
told-all-lost = The Sacred Circle has fallen. All is lost.
told-gem = { $name } gives { $who } a Sacred Gem.
told-false-wizard = { $name } is the False Wizard, and takes all the Gems of { $who }.
told-wins = { $who } has won.

# Why not
why-dead = that land has been lost to Evil
why-left = you came from there in this turn, and would have to meet what you left
why-bound = nobody who is Dragonbound may enter it
why-crest = you need permission to enter the Star Crest
why-visited = first end a turn in another space; before a third encounter, outside this land
why-movement = that costs { $n }, and you have { $have } left
why-cast = you have attempted this spell in this turn
why-dazed = while Demon Dazed you can cast only Boat Summoning, Transport and Escape
why-no-magic = while Dragonbound you have no magic
why-in-boat = not from within a boat
why-inland = you are not on a coast
why-no-boat = there is somebody in every boat
why-not-from-here = it does not work from this space
why-stuck = you are stuck in a Trap
why-wizard-on-map = a High Wizard or Secret Wizard is on the map
why-not-ready = you are not ready for the next rank
why-has-animal = you have an animal already
why-advance-suspected = you are suspected of malicious intent
why-advance-points = your points are not enough yet
why-advance-mandatory = you have not done all your Mandatory Tasks
why-advance-gems = this game is won by Gems, not by the Fifth Rank
why-advance-others-rank = somebody has a lower rank than you
why-advance-others-mandatory = somebody has a Mandatory Task left
why-advance-others-points = somebody no longer has the points of the Fourth Rank

# What an option surely costs and brings, besides what its label says
surely-label = { $what } ({ $changes })
surely-fatal = { $what } (fatal: you become Dragonbound)
surely-knowledge = { $sign }{ $n } Knowledge
surely-perception = { $sign }{ $n } Perception
surely-power = { $sign }{ $n } Power
