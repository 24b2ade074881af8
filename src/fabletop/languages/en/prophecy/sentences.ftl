# Prophecy, English. One message a line; { $name } is a card or a space, { $n } a number.

# Questions
ask-move = { $hero }: move, or stay where you are.
ask-fight = { $hero }: a Creature bars the way.
ask-kind = How will you fight { $name }?
ask-declare = What do you use against { $name }?
ask-roll = Roll the dice against { $name }?
ask-rolled = The dice are cast. Change one of them?
ask-curse = The Mummy's treasure is cursed. Take it?
ask-robbed = { $name } demands one of your Items.
ask-space = { $hero }: use what this place offers, or end your turn.
ask-wind = { $hero }: the Kindly Wind brings Health or Magic.
ask-spiral = { $hero }: your turn is over.
ask-exchange = What do you exchange?
ask-steal = Which Item do you take?
ask-decay = Which Item crumbles to dust?
ask-destroy = Which Creature do you remove?
ask-wish = Which Rare Item do you wish for?
ask-golden-fish = The Golden Fish grants one wish.
ask-cleansing-fire = How much Health do you give to the fire?
ask-master-wizard = Where does the Master Wizard send you?
ask-black-market = What do you buy on the Black Market?
ask-apothecary = What does the apothecary restore?
ask-alchemist = What do you trade with the Alchemist?
ask-hermit-gives = You are not the poorest yet. What do you throw away?
ask-hermit = What does the Hermit teach you?
ask-collector = Which Item do you sell to the Collector?

ask-draft = Keep one character; the other goes to the player on your left.
ask-pick = Which character will you play?
ask-banner = { $hero }: raise the Banner of Hope before your round?
ask-open-training = In which guild is a new Ability taught?
ask-dream = Your dream shows one card of an Astral Plane. Of which?
ask-attack = { $hero }: attack another character here?
ask-duel-kind = How do you attack { $name }?
ask-reply = { $name } attacks you by Strength. Your answer?
ask-announce = Your announcements for this roll against { $name }
ask-riddle = The Sphinx offers riddles. Solve one, or fight?
ask-pray = A die of your own ({ $name }). Pray for it?
ask-keep-die = Which die do you keep?
ask-drawn = A draw with { $name }. Fight on?
ask-mend = { $hero }: you were wounded. Cast Healing Arts?
ask-shield = You have lost this roll. Roll for { $name }?
ask-new-character = { $hero } is dead. Take a new character?
ask-hoard = Choose one Item from the Dragon's hoard.
ask-ransom = { $name } has beaten you. What do you give?
ask-plunder = Which Item do you take from { $name }?
ask-thievery = Steal an Item from { $name }?
ask-hand-over = { $name } has beaten you. Which Artifact do you hand over?
ask-limits = { $hero }: you own too much. What do you drop?
ask-battlefield = Where will the Final Battle be fought?
ask-library-guild = Which guild's books do you search?
ask-library = Which Ability do you learn?
ask-compose = Put your offer to { $name } together.
ask-consent = { $name } offers you a trade.

# Options
do-stay = Stay here
do-walk = Walk to { $name }
do-ride = Ride to { $name }
do-sail = Sail to { $name }
do-voyage = Sail to { $name }, the way back included
do-gate = Magic Gate to { $name }
do-boots = Ranger's Boots to { $name }
do-carpet = Flying Carpet to { $name }
do-teleport = Teleport to { $name }
do-work-city = Work here
do-work-thieves-guild = Work here
do-work-fortress = Train here
do-work-nowhere = Work here
do-drink = Drink { $name }
do-read = Read { $name }
do-fight = Fight { $name }
do-decline = Leave { $name } in peace
do-give-way = Give way to { $name }: you are thrown out of the Realm
do-by-strength = Battle of Strength
do-by-strength-alive = Battle of Strength, to take him alive
do-by-wills = Battle of Wills
do-use = Use { $name }
do-ready = Ready
do-throw = Throw { $name }
do-ignite = Ignite { $name }
do-pay = { $name }: pay { $n }
do-roll = Roll the dice
do-accept = Accept the dice
do-reroll-own = Reroll your die
do-reroll-foe = Reroll the other side's die
do-keep = Take { $name }
do-leave = Leave { $name } behind
do-give = Give { $name }
do-health = Heal up to 1 Health
do-magic = Recharge up to 2 Magic
do-pass = End your turn
do-end = End your turn
do-gold-for-experience = { $n } Gold for { $n } Experience
do-experience-for-gold = { $n } Experience for { $n } Gold
do-take = Take { $name }
do-destroy = Destroy { $name }
do-remove = Remove { $name }
do-strength = Strength
do-willpower = Willpower
do-rare = 1 Rare Item
do-sacrifice = Give { $n } Health
do-buy = Buy { $name }
do-sell = Sell { $name }
do-offer = Sell { $name }
do-repair = Repair { $name }
do-heal = Heal { $n } Health
do-recharge = Recharge { $n } Magic
do-lodge = Lodge at the tavern
do-certificate = Buy the Certificate
do-certificate-with = Buy the Certificate with the Letter
do-done = Nothing more
do-willpower-for-strength = Willpower into Strength
do-strength-for-willpower = Strength into Willpower
do-return-gold = Give up Gold: { $n }
do-discard = Throw away { $name }
do-reach = { $name }
do-hold = Keep { $name }
do-play = Play { $name }
do-raise-banner = Raise the Banner
do-no-banner = Leave it furled
do-guild = { $name }
do-reveal = { $name }
do-plane = Attack: { $name }
do-royal-cape = Royal Cape to { $name }
do-stamina = Stamina: march to { $name }
do-horsemanship = Pegasus to { $name }
do-spirit-of-forest-trails = Forest trails to { $name }
do-spirit-of-mountain-paths = Mountain paths to { $name }
do-rune-of-homecoming = Rune of Homecoming to { $name }
do-instead = { $name }, instead of moving
do-instead-with = { $name }, instead of moving: repair { $on }
do-cast = Cast { $name }
do-cast-with = Cast { $name } on { $on }
do-cast-copied-with = Copy { $name } with the Tome of Magic, which is turned over instead
do-cheaper = { $what }, by { $name }
do-counterfeit = Pay with counterfeit money: up to 3 Gold less
do-attack = Attack { $name }
do-peace = Keep the peace
do-stand = Stand by Strength
do-withdraw = Turn back without a fight
do-riddle = Try a riddle
do-to-battle = Fight
do-keep-die = Keep the { $n }
do-again = Fight again
do-part = Leave it at a draw
do-endure = Endure it
do-try-shield = Roll for the shield; if it holds, the battle is a draw and the shield is damaged
do-no-shield = Accept the defeat
do-take-character = Draw a new character, who enters with 1 Health and 2 Magic lost on the way
do-leave-game = Leave the game for good
do-reroll-own-with = Reroll your die no. { $n }
do-reroll-foe-with = Reroll the other side's die no. { $n }
do-lose-health = Lose Health
do-offer-items = Offer your Items: the winner takes one
do-no-theft = Do not steal; let the loser choose
do-forget = Forget { $name }
do-battlefield = { $name }
do-learn = Learn { $name }
do-learn-with = Learn { $name } with the Letter
do-meet = Face whoever is here
do-claim = Take { $name }
do-trade = Offer a trade to { $name }
do-give-item = You give { $name }
do-ask-item = You ask for { $name }
do-give-gold = You give { $n } Gold
do-ask-gold = You ask for { $n } Gold
do-propose = Make this offer
do-cancel = No trade
do-agree = Agree
do-refuse = Refuse
do-counter = Name your own terms
try-cast = Cast a Spell
try-sail = Sail
try-gate = Magic Gate
try-boots = Ranger's Boots
try-teleport = Scroll of Teleportation
try-carpet = Flying Carpet

# Chronicle
told-plays = { $hero } joins the game.
told-first-die = { $hero } rolls { $die } for the first turn.
told-begins = { $hero } begins.
told-round = Round { $n }: { $hero }.
told-extra-turn = { $hero } takes another turn.
told-chance = { $hero } draws { $name }.
told-laid = { $name } appears: { $space }.
told-for-sale = For sale in the { $space }: { $name }.
told-moved = { $hero } { $way ->
    [walk] walks
    [ride] rides
    [sail] sails
    [gate] steps through a Magic Gate
    [boots] strides
    [carpet] flies
    [royal_cape] travels by the Royal Cape
    [bronze_steed] rides the Bronze Steed
    [stamina] marches
    [horsemanship] rides a Pegasus
    [spirit_of_forest_trails] follows the forest trails
    [spirit_of_mountain_paths] follows the mountain paths
    [rune_of_homecoming] is called home
   *[teleport] is teleported
} to { $space }.
told-worked = { $hero } works: { $space }.
told-healed = { $hero } heals { $n } Health.
told-recharged = { $hero } recharges { $n } Magic.
told-lost-health = { $hero } loses { $n } Health.
told-lost-magic = { $hero } loses { $n } Magic.
told-lost-gold = { $hero } loses { $n } Gold.
told-lost-strength = { $hero } gives up { $n } Strength.
told-lost-willpower = { $hero } gives up { $n } Willpower.
told-gained-gold = { $hero } gains { $n } Gold.
told-gained-experience = { $hero } gains { $n } Experience.
told-gained-strength = { $hero } gains { $n } Strength.
told-gained-willpower = { $hero } gains { $n } Willpower.
told-found = { $hero } finds { $name }.
told-damaged = { $name } is damaged.
told-died = { $hero } is dead.
told-left-the-game = The player of { $hero } takes no new character and leaves the game.
told-fights = { $hero } fights { $name }.
told-declined = { $hero } leaves { $name } in peace.
told-starts-wills = { $hero } pays Magic for a Battle of Wills.
told-starts-strength = { $hero } pays Magic for a Battle of Strength.
told-uses = { $hero } uses { $name }.
told-throws = { $hero } throws { $name }.
told-ignites = { $hero } ignites { $name }.
told-paid = { $hero } pays { $n } { $what ->
    [gold] Gold
    [experience] Experience
    [health] Health
   *[magic] Magic
}.
told-pays = { $hero } pays { $n } for { $name }.
told-read = { $hero } reads { $name }.
told-drank = { $hero } drinks { $name }.
told-rolled = { $hero } { $own } (die { $own_die }) against { $name } { $foe } (die { $foe_die }).
told-shielded = { $name } holds (die { $die }): the defeat is a draw.
told-not-shielded = { $name } does not hold (die { $die }).
told-won = { $hero } beats { $name }.
told-drew = { $hero } and { $name } part in a draw.
told-lost = { $hero } is beaten by { $name }.
told-left = { $hero } leaves { $name } behind.
told-robbed = { $foe } takes { $name } from { $hero }.
told-treasure-die = { $hero } rolls { $die } for the treasure.
told-fortune-die = { $hero } tries fortune and rolls { $die }.
told-opportunity = { $hero } uses { $name }.
told-shown = Shown: { $name }.
told-bought = { $hero } buys { $name } for { $n } Gold.
told-sold = { $hero } sells { $name } for { $n } Gold.
told-repaired = { $hero } has { $name } repaired.
told-lodged = { $hero } lodges at the tavern.
told-certificate = { $hero } earns the Certificate: { $name }.
told-stole = { $hero } takes { $name } from { $other }.
told-destroyed = { $hero } destroys { $name } of { $other }.
told-removed = { $hero } makes { $name } vanish.
told-threw-away = { $hero } throws away { $name }.
told-woke = { $hero } wakes { $name } in the ruin.

told-passed-on = You keep { $kept } and pass { $name } to the left.
told-received = From the right comes { $name }.
told-first-terrain = The first land to be filled: { $name }.
told-laid-face-down = Something hides under the card: { $space }.
told-uncovered = Turned up in { $space }: { $name }.
told-taught = { $space } teaches { $name }.
told-withdrawn = { $space } no longer teaches { $name }.
told-learned = { $hero } learns { $name }.
told-forgot = { $hero } forgets { $name }.
told-over-the-limit = { $hero } returns { $n } { $what ->
    [gold] Gold
   *[experience] Experience
}: no more than 15 can be kept.
told-cast = { $hero } casts { $name } ({ $n } Magic).
told-forged = { $hero } saves { $n } Gold with counterfeit money.
told-counterfeits = { $hero } gets counterfeit money ready.
told-decayed = { $name } of { $hero } turns to dust.
told-instead = { $hero } uses { $name } instead of moving.
told-prayed-dice = { $hero } prays: { $die } or { $second }.
told-storms = { $hero } attacks: { $space }.
told-revealed = Revealed ({ $space }): { $name }.
told-riddle-die = { $hero } tries a riddle and rolls { $die }.
told-withdrew = { $hero } turns back from { $name }.
told-artifact = { $hero } takes an Artifact: { $name }.
told-relic = { $name } lies where its owner died: { $space }.
told-burnt = { $name } of { $hero } burns.
told-dissolved = { $name } of { $hero } dissolves.
told-tough = { $hero } is tough: the narrow defeat is a draw.
told-cheated-death = { $hero } clings to life for { $n } Magic.
told-fanatic = { $hero } fights on.
told-attacks = { $hero } attacks { $other }.
told-duel-drawn = { $hero } and { $other } part in a draw.
told-beat = { $hero } beats { $other }.
told-offers-items = { $hero } offers all Items.
told-took = { $hero } takes { $name } from { $other }.
told-inherited = { $hero } takes the Gold and the Items that { $other } leaves.
told-crowned = { $hero } owns enough Artifacts and is crowned.
told-eliminated = { $hero } is out of the game.
told-all-taken = The last Artifact has left the Astral Planes.
told-final-battle = The Final Battle begins: { $space }.
told-countdown = The Chance deck counts down to the Apocalypse.
told-apocalypse = The Apocalypse has come.
told-banner-die = { $hero } raises the Banner of Hope and rolls { $die }.
told-crisis-die = { $hero } rolls { $die } for the Economic Crisis.
told-crisis-spares = The crisis spares everybody.
told-proposes = { $hero } offers { $other } a trade.
told-trade-refused = { $hero } refuses the trade.
told-counters = { $hero } answers { $other } with other terms.
told-traded = { $hero } gives { $name } to { $other }.
told-traded-gold = { $hero } gives { $n } Gold to { $other }.

# Reasons
why-needs-gold = needs { $needed } Gold, you have { $owned }
why-needs-experience = needs { $needed } Experience, you have { $owned }
why-needs-health = needs { $needed } Health, you have { $owned }
why-needs-magic = needs { $needed } Magic, you have { $owned }
why-no-work-here = only the City, the Thieves' Guild and the Fortress offer work, if you start your turn there
why-too-far = too far: walking leads to a neighbouring space, a ride two spaces on
why-no-port-here = there is no port in this space
why-no-gate-here = there is no Magic Gate in this space
why-caught = the Giant Spider's web holds you until you beat it
why-damaged = { $item } is damaged
why-nothing-to-restore = { $item } would change nothing
why-nothing-to-exchange = you have neither Gold nor Experience
why-nobody-with-items-here = no other character with Items is in your space
why-no-creature-here = no Creature is in your space
why-no-rare-item-left = no Rare Item is left
why-useless-in-this-battle = { $item } gives nothing in this battle
why-one-weapon-only = you already use a weapon
why-two-handed = a two-handed weapon needs both hands
why-one-shield-only = you already use a shield
why-hands-full = both hands are full
why-one-head-only = you already wear { $item }
why-not-during-battle = not during a battle
why-throw-needs-strength = weapons are thrown in Battles of Strength only
why-no-effect = it would change nothing
why-no-wish = you are not alone in last place in Strength, Willpower or Rare Items
why-no-cube-to-trade = you have no cube to give
why-not-poorest = another character owns nothing, so you cannot be the poorest
why-no-item-to-sell = you have no undamaged Item
why-has-certificate = you already hold this guild's Certificate
why-own-guild = in your own guild no Gold is due anyway
why-once-a-turn = only once a turn
why-nothing-missing = nothing is missing
why-repair-first = { $item } must be repaired first

why-no-leaving = champions cannot leave the battlefield
why-no-plane-here = this Astral Plane does not lie beside your space
why-plane-closed = its Artifact is gone and the plane is closed
why-not-met = after an attack on a plane the Adventures of your space are not met
why-no-spells-here = no Spells can be cast in this battle
why-single-roll-only = only in a battle that one roll decides
why-safe-here = this character is safe here
why-wrong-place = not in this space
why-fight-first = the Creatures here must be beaten first
why-artifact = { $item } is an Artifact
why-both-must-give = both sides must give something
why-asked-enough = you have asked this character three times in this turn
why-nothing-to-trade = both need something to give
why-once-a-round = only once a round
why-already-cast = this Spell has been cast already
why-other-kind-of-battle = not in this kind of battle
why-no-weapon-in-use = you use no weapon
why-no-movement = this takes the place of a movement
why-second-movement-only = only as the second movement

# Words
term-strength = Strength
term-wills = Willpower
term-throw = thrown
term-ignite = ignited
term-pay = paid for
term-alive = to take him alive
term-home = on home ground
term-port = near the sea
term-fresh = newly appeared
term-health = Health
term-magic = Magic
term-gold = Gold
term-experience = Experience
term-certificates = Certificates
term-items = Items
term-die = die
term-port-mark = port
term-gate-mark = gate
term-dead = dead
term-damaged = damaged
term-deck-chance = Chance
term-deck-adventure = Adventure
term-deck-common = Common Items
term-deck-rare = Rare Items
term-seat = Player { $n }
term-both = Strength and Willpower
term-artifacts = Artifacts
term-fame = Fame
term-victories = Victories
term-abilities = Abilities
term-face-down = face down
term-lesser = Lesser Guardian
term-greater = Greater Guardian
term-artifact = Artifact
term-closed = closed
term-out = out of the game

# Endings
ended-certificates = Five Certificates: the game is won.
ended-artifacts = The prophecy is fulfilled: the Artifacts have found their king.
ended-apocalypse = The Apocalypse has taken everybody. Nobody wins.
ended-survivor = Only one adventurer is left alive.

# What an option surely costs and brings, besides what its label says
surely-label = { $what } ({ $changes })
surely-fatal = { $what } (fatal: you die)
surely-gold = { $sign }{ $n } Gold
surely-experience = { $sign }{ $n } Experience
surely-health = { $sign }{ $n } Health
surely-magic = { $sign }{ $n } Magic
surely-strength = { $sign }{ $n } Strength
surely-willpower = { $sign }{ $n } Willpower
surely-item = { $sign }{ $n } { $n ->
    [one] Item
   *[other] Items
}
surely-bubble = { $sign }{ $n } { $n ->
    [one] Bubble
   *[other] Bubbles
}
surely-map-fragment = { $sign }{ $n } { $n ->
    [one] Map Fragment
   *[other] Map Fragments
}

# The odds of battles
odds-yours = Your odds
odds-of = Odds of { $hero }
odds-by-strength = Battle of Strength
odds-by-wills = Battle of Wills
odds-by-both = Strength and Willpower together
odds-told = { $what }: { $ends }.
odds-win = win { $n }%
odds-draw = draw { $n }%
odds-lose = lose { $n }%
odds-you-start = if you start it
odds-fatal = { $what } (fatal)
odds-copy = if it copies { $hero }
odds-not-counted = Not counted: { $things }.
odds-with = { $name } (with it: { $win }, { $lose })
odds-questions = Other choices, before the battle, in it or after a draw, may change this.
