# Prophecy on the pages, English.
edition-basic = Basic
edition-standard = Standard
face-down = face down
back-adventure = an Adventure card, face down
taught = { $name }, taught here
abilities-left = { $n ->
    [one] one more Ability
   *[other] { $n } more Abilities
}
relic = { $name }, an Artifact lying here
holds = holding { $things }
plane-beside = beside { $places }
plane-closed = closed
plane-attacked = under attack
plane-gone = { $sort }: beaten
plane-hidden = { $sort }, face down
stage-summoned = Final Battle
stage-final = Final Battle
stage-countdown = The Apocalypse draws near
stage-apocalypse = Apocalypse

# Heroes
choosing = chooses a character
choosing-race = chooses a Race
hero-out = out of the game
hero-dead = dead
hero-lodging = safe in bed
hero-partner = with { $name }
state-damaged = damaged
state-used = used
state-asleep = { $n ->
    [one] sleeps one more round
   *[other] sleeps { $n } rounds
}
state-face-down = sleeps until the Chance deck is shuffled
now-bonus-strength = +{ $n } Strength this turn
now-bonus-willpower = +{ $n } Willpower this turn
now-bonus-battle = +{ $n } in battle this turn
now-credit = { $n } Gold counterfeit
now-movements = { $n ->
    [one] one more move
   *[other] { $n } moves left
}

# The Island and the Realms
boards = Boards
board-main = Ring
board-lit = something can be chosen here
realm-gate = Gate: { $place }
realm-hidden = Nobody knows yet where the Gate lies
realm-closed = The Gate has closed
compass = Compass of the currents
compass-north = die { $faces } north
compass-east = die { $faces } east
compass-south = die { $faces } south
compass-west = die { $faces } west
realm-markers = { $name }: { $n ->
    [one] one near miss
   *[other] { $n } near misses
}
ability-board = Ability decks:
back-positive = a light card, face down
back-negative = a dark card, face down
peeked = lies face down, only you have seen it
map-here = a Map Fragment lies here
dig-price = { $n } Map Fragments to dig it up
deck-fragments = Map Fragments
deck-treasures = Treasures
plane-gate = Gate to the { $realm }
plane-stronger = Guardians +{ $n }
plane-waiting = no Gate yet
bubbles = { $n ->
    [one] one Bubble
   *[other] { $n } Bubbles
}, { $used } used
maps = { $n ->
    [one] one Map Fragment
   *[other] { $n } Map Fragments
}
fame = { $n } Fame
hoard = { $n } Gold in a hoard that nothing can take
hero-away = away
hero-away-more = on the Path of the Dead, back at { $place }
hero-stuck = held up
foretold = Foretold:
foretold-more = the dice of the first battle of this round: own, opponent
grudge = Revenge on { $names }
with-stone = with { $name }
items-of = { $n } of { $most } Items
abilities-of = { $n } of { $most } Abilities
kind-of-animal = animal
kind-of-undead = undead
kind-of-demon = demon
kind-of-humanoid = humanoid
kind-of-edged = edged
kind-of-crushing = crushing
kind-of-long = long
kind-of-dwarven = dwarven

# What goes on
draft = Your characters
trade = Trade
trade-gives = { $name } gives
trade-nothing = nothing yet
trade-add = Add
trade-tells = what lies in { $place }
amount-gold = { $n } Gold
amount-map = { $n ->
    [one] one Map Fragment
   *[other] { $n } Map Fragments
}
amount-magic = { $n } Magic
amount-experience = { $n } Experience
amounts-gold = Gold
amounts-map = Map Fragments
amounts-magic = Magic
amounts-experience = Experience
riddle = What the Riddler has answered
riddle-yes = yes
riddle-no = no
battle-awaited = to announce
battle-last = Last roll:

# Many options of a sort
many-walk = Walk
many-ride = Ride
many-sail = Sail
many-gate = Magic Gate
many-teleport = Teleport
many-royal-cape = Royal Cape
many-stamina = Stamina
many-horsemanship = Pegasus
many-spirit-of-forest-trails = Forest trails
many-spirit-of-mountain-paths = Mountain paths
many-rune-of-homecoming = Rune of Homecoming
many-reach = Be sent to
many-battlefield = Battlefield
many-cast = Cast a Spell
many-read = Read
many-drink = Drink
many-use = Use
many-pay = Pay for an Item
many-buy = Buy
many-sell = Sell
many-offer = Sell to the Collector
many-repair = Repair
many-learn = Learn
many-heal = Heal
many-recharge = Recharge
many-instead = Instead of moving
many-take = Take
many-give = Give
many-destroy = Destroy
many-remove = Remove
many-discard = Throw away
many-forget = Forget
many-sacrifice = Give Health
many-return-gold = Give up Gold
many-gold-for-experience = Gold for Experience
many-experience-for-gold = Experience for Gold
many-reveal = Turn up
many-it-is = Name the Item
many-bronze-steed = Bronze Steed
