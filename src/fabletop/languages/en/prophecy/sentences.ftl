# Prophecy, English. One message a line; { $name } is a card or a space, { $n } a number.

# The game on the shelf, and the options of its table
game-title = Prophecy
game-blurb = Travel a ring of twenty spaces, fight what you meet, trade and learn. Basic: be the first with a Certificate of all five guilds, about an hour. Standard: win the Artifacts of the Astral Planes, two hours and more. 1 to 5 players, with Treasure Island, the Water Realm and the Dragon Realm if you like.
setting-version = Rules: how much of the game is played.
setting-chance = Chance deck: how many copies of each event lie in the deck. Printings differ; the first choice follows the rulebook.
choice-version-basic = Basic: no abilities, no Astral Planes; the Certificates decide
choice-version-standard = Standard: Abilities, Astral Planes, Artifacts and the Final Battle
setting-ending = Ending: what decides once all Artifacts are taken, or another goal (Standard only).
choice-ending-final-battle = Final Battle of all who own an Artifact
choice-ending-two-artifacts = none needed: the first with two Artifacts wins (shorter)
choice-ending-apocalypse = Apocalypse: play on against a countdown (longer)
setting-teams = Teams: two against two, for four players (Standard only).
choice-teams-no = Everybody for themselves
choice-teams-pairs = Who sits opposite each other play together
setting-trade = Trade between players instead of moving (Standard only).
choice-trade-no = No trade
choice-trade-yes = Gold and Items may be traded
setting-routine = Decisions with a usual answer: whether you take a new character after a death, whether you roll for your shield.
choice-routine-ask = The player is asked (usual)
choice-routine-automatic = Made by themselves, for speed: the new character comes, the shield is rolled for
choice-chance-complete-24 = 24 cards, every kind there is (usual)
choice-chance-complete-22 = 22 cards, every kind: the world fills more slowly
choice-chance-scan-22 = 22 cards, as counted from pictures of a box
choice-chance-altar-19 = 19 cards, an older edition for 2 or 3 players
choice-chance-altar-25 = 25 cards, an older edition for 4 or 5 players
setting-crisis = Economic Crisis: whether a die may spare everybody. Public programs roll one; how the printed card does is not known.
choice-crisis-always = It always strikes, as the rulebook says (usual)
choice-crisis-die = A die is rolled; a 6 spares all
choice-ending-treasure-hunters = Treasure Hunters: no Artifacts; who gains the most Fame by digging wins
choice-ending-lord-of-the-sea = Lord of the Sea: no Artifacts; who beats him in his Palace wins
choice-ending-cooperative = All together against the game, or one alone
setting-island = Treasure Island: Map Fragments turn up in the wilderness and pay for Treasures in the middle of the ring.
choice-island-no = No Island
choice-island-yes = With Treasure Island
setting-maps = Battles for Map Fragments (with the Island).
choice-maps-declared = Announced beforehand, between two who have some (usual)
choice-maps-peaceful = Peaceful: nobody fights for maps
choice-maps-aggressive = Aggressive: after any battle the winner may take one
setting-treasures = Treasures of the Island.
choice-treasures-open = Three lie open, dig for those you see (usual)
choice-treasures-random = All lie hidden, dig and see what you find
setting-hunt = Length of the game of Treasure Hunters.
choice-hunt-usual = Usual
choice-hunt-short = Short: fewer Treasures
choice-hunt-long = Long: more Treasures
setting-realms = Realms: worlds behind a Gate that hides among the Guardians.
choice-realms-none = No Realm
choice-realms-water = Water Realm: swim to the Palace on Bubbles of air
choice-realms-dragon = Dragon Realm: three paths to the Lake of Fire
choice-realms-both = Both Realms, for the experienced
setting-mermaid = The Little Mermaid's love (with the Water Realm).
choice-mermaid-no = She is left behind
choice-mermaid-yes = Who beats the Sea Witch for her may leave the game to follow her
setting-new-items = New Items.
choice-new-items-no = Items of the base game
choice-new-items-yes = New Items as well
setting-new-adventures = New Adventures.
choice-new-adventures-no = Adventures of the base game
choice-new-adventures-yes = New Adventures as well
choice-new-adventures-riddler = New Adventures with the Mad Riddler and his guessing game
setting-artifacts = Artifacts: which of the ten are played for.
choice-artifacts-base = The five of the base game (usual)
choice-artifacts-new = The five new ones
choice-artifacts-mixed = Five of all ten, by chance
choice-artifacts-chosen = Chosen by hand, the rest by chance
choice-artifacts-ten = All ten: two in each plane, the conqueror keeps one
setting-keep = Artifacts that are surely in the game.
setting-banish = Artifacts that are surely left out.
setting-dragon-cards = Cards of the Dragon Realm that need no Realm: Guardians, Items, the Chronicler.
choice-dragon-cards-no = Without them
choice-dragon-cards-yes = With them
setting-races = Races: every character is an Elf, a Dwarf, a Human … as well.
choice-races-no = No Races
choice-races-yes = Everybody gets a Race
setting-ability-board = Ability board: where the decks of the guilds lie.
choice-ability-board-as-needed = Beside the table only when the Island takes their place
choice-ability-board-yes = Always beside the table
setting-difficulty = Difficulty, when all play together.
choice-difficulty-easy = Easy
choice-difficulty-normal = Normal
choice-difficulty-hard = Hard

# The aim
aim-basic = Be the first to hold a Certificate of all five guilds. Each costs 5 Experience, and 5 Gold as well where the guild is not one of your two. Fight and explore for Experience and Gold.
aim-standard = Own four of the five Artifacts that lie in the Astral Planes behind their Guardians. Learn Abilities in the guilds, grow in Strength and Willpower, and be ready for the Final Battle.
aim-two-artifacts = Be the first to own two of the five Artifacts that lie in the Astral Planes behind their Guardians. Learn Abilities in the guilds, and grow in Strength and Willpower.
aim-realm-water = One of the Artifacts lies in the Water Realm, behind a Gate that is hidden among the Guardians: nobody wins before somebody has fetched it.
aim-realm-dragon = One of the Artifacts lies in the Dragon Realm, behind a Gate that is hidden among the Guardians: nobody wins before somebody has fetched it.
aim-realm-both = Two of the Artifacts lie in the Water Realm and the Dragon Realm, behind Gates that are hidden among the Guardians: nobody wins before somebody has fetched them.

# Questions
ask-move = { $hero }: move, or stay where you are.
ask-fight = { $hero }: a Creature bars the way.
ask-kind = How will you fight { $name }?
ask-declare = What do you use against { $name }?
ask-roll = Roll the dice against { $name }?
ask-rolled = The dice lie. Change the fate of one of them?
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
do-meet = Face who is here
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
why-no-work-here = only City, Thieves' Guild and Fortress offer work, to who starts there
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
term-lives = lives
term-port-mark = port
term-gate-mark = gate
term-dead = dead
term-damaged = damaged
term-deck-characters = Characters
term-deck-chance = Chance
term-deck-adventure = Adventure
term-deck-common = Common Items
term-deck-rare = Rare Items
term-deck-guardians = Guardians
term-deck-artifacts = Artifacts
term-seat = Player { $n }
term-both = Strength and Willpower
term-artifacts = Artifacts
term-abilities = Abilities
term-face-down = face down
term-plane = Astral Plane
term-lesser = Lesser Guardian
term-greater = Greater Guardian
term-artifact = Artifact
term-closed = closed
term-taught = taught here
term-relic = lying here
term-lodging = safe in bed
term-out = out of the game
term-credit = counterfeit
term-deck-creatures = Creatures
term-deck-opportunities = Opportunities
term-deck-items = Items
term-deck-abilities = Abilities

# Endings
ended-certificates = Five Certificates: the game is won.
ended-artifacts = The prophecy is fulfilled: the Artifacts have found their king.
ended-apocalypse = The Apocalypse has taken everybody. Nobody wins.
ended-survivor = Only one adventurer is left alive.

# Dragon Realm
ask-climb = { $hero } is in the Dragon Realm. Which way?
ask-climb-on = Nothing holds you here. Another step?
ask-trial = In your way: { $name }
ask-labyrinth-of-stone = Labyrinth of Stone: pay for the way through, or wait?
ask-crossroads = Curse of the Crossroads: what does the hidden die show?
ask-hide-die = Curse of the Crossroads: which die do you hide?
ask-give-up-ability = { $name }: which Ability do you give up?
ask-ancient-statue = Ancient Statue: name a number. A die at most 1 away from it is good.
ask-eyes-of-fire = Eyes of Fire: go through, or wait?
ask-thrown-out = You are thrown out of the Realm. Where to?
ask-fear = { $name }: conquer your fear, or fight with it?
ask-peek = Look at a face-down card of the Realm?
ask-pool-of-secret-wishes = What do you wish for?
do-climb = Go on: { $name }
do-stop = Stay here
do-face = Face it
do-around = Find a way around: { $name }
do-wait = Wait
do-pay-magic = Pay { $n } Magic
do-burn = Go through ({ $n } Health)
do-odd = Odd
do-even = Even
do-number = { $n }
do-hold-on = Stay in the Realm
do-courage = Conquer your fear
do-fear = Fight afraid (-2)
do-peek = { $name }
do-enough = That is enough
do-wish-experience = { $n } Experience
do-wish-gold = { $n } Gold
do-wish-common = A Common Item
told-climbed = { $hero } goes on: { $space }.
told-passed = { $hero } passes { $name }.
told-held-up = { $name } does not let { $hero } pass.
told-held-on = { $hero } stays in the Realm.
told-peeked = { $hero } looks at what lies face down: { $space }.
told-seen = { $hero } sees { $name } in { $space }.
told-crossroads = { $other } has hidden an { $hidden ->
    [odd] odd
   *[even] even
} die, { $hero } says { $named ->
    [odd] odd
   *[even] even
}.
told-statue-die = { $hero } says { $n } and rolls { $die }.
told-spared = { $name } saves { $hero } { $n } Health.
why-not-passed = you have not passed the Obstacle
why-creature-bars = a Creature bars the path
why-no-ability = you have no Ability
term-fear = afraid
term-vengeance = for her young ones

# Cards of the Dragon Realm box
ask-guess = Cerberus: will the die be odd or even?
ask-naming = { $name }: guess its name, or fight?
ask-chronicler = The Chronicler turns up a card of an Astral Plane. Of which?
do-guess-name = Guess its name
told-guessed = { $hero } guesses { $what ->
    [odd] odd
   *[even] even
}.
told-name-die = { $hero } guesses the name and rolls { $die }.
term-named = its name is known

# Treasure Island
aim-treasure-hunters = Become the most famous treasure hunter. Collect Map Fragments in the wilderness and from Greater Guardians, sail to Treasure Island and dig: every Fragment that a Treasure costs is a point of Fame. The last Treasure ends the game.
ask-dig = { $name }: what do you dig up?
ask-dig-more = You dig up { $name }. What else?
ask-booty = You have beaten { $name }. What do you take?
ask-dawn = { $hero }: use a Treasure before the Chance card?
do-collect = Take the Map Fragment
do-attack-maps = Attack { $name } for a Map Fragment
do-dig = Dig up { $name }
do-dig-blindly = Dig for an unknown Treasure
do-dug = Dig for nothing more
do-deeper = Draw another Treasure
do-keep-treasure = Keep { $name }
do-take-map = Take a Map Fragment
do-usual = Let the loser choose between Health and an Item
do-later = Not yet: the Chance card first
do-treasure = Use { $name }
do-give-map = You give { $n ->
    [one] a Map Fragment
   *[other] { $n } Map Fragments
}
do-ask-map = You ask for { $n ->
    [one] a Map Fragment
   *[other] { $n } Map Fragments
}
told-map-appears = A Map Fragment appears: { $space }.
told-collected = { $hero } takes a Map Fragment.
told-at-stake = { $hero } fights for { $what ->
   *[maps] a Map Fragment
}.
told-took-map = { $hero } takes a Map Fragment from { $other }.
told-treasure-open = To be dug up on the Island: { $name }.
told-dug-up = { $hero } digs up { $name }.
told-spent-maps = { $hero } gives up { $n ->
    [one] a Map Fragment
   *[other] { $n } Map Fragments
}.
told-digs = { $hero } digs and looks at a Treasure.
told-treasure-seen = You have found { $name }.
told-treasure-works = { $name } helps { $hero }.
told-clock-die = Father Time's Clock: { $hero } rolls { $die }.
told-foretold = The Crystal Ball shows { $hero } a { $own_die }, and a { $foe_die } for the other side.
told-fame = { $hero } gains { $n } Fame.
told-guardian-map = { $hero } finds a map in the plane: { $name } counts as a Map Fragment.
told-traded-maps = { $hero } gives { $n ->
    [one] a Map Fragment
   *[other] { $n } Map Fragments
} to { $other }.
why-adventures-left = Adventures still lie above the Map Fragment
why-both-need-maps = both need a Map Fragment
why-no-treasure-left = no Treasure is left
why-needs-maps = needs { $needed } Map Fragments, you have { $owned }
ended-fame = The hunt is over: the most famous treasure hunter wins.

# New Items and Artifacts
ask-choose-artifact = Two Artifacts lie here. Which one do you keep?
ask-scepter = The Ritual Scepter: hurt { $name } before the battle?
ask-scepter-loss = { $name } strikes { $hero }. What do you lose?
ask-entrance = { $name }: whom do you entrance?
ask-missing = You wake from a trance. Which Item has been taken?
do-integrate = Set { $name } into an Item
do-integrate-with = Set { $name } into { $on } for good
do-instead-integrate-with = Set { $name } into { $on } for good, instead of moving
do-adjust = Adjust { $name }
do-adjust-with = Adjust { $name } { $what ->
    [animal] against animals
    [humanoid] against humanoids
    [undead] against undead
    [demon] against demons
    [edged] to edged weapons
    [crushing] to crushing weapons
    [dwarven] into a dwarven weapon
   *[long] to long weapons
}
do-instead-adjust-with = Adjust { $name } { $what ->
    [animal] against animals
    [humanoid] against humanoids
    [undead] against undead
    [demon] against demons
    [edged] to edged weapons
    [crushing] to crushing weapons
    [dwarven] into a dwarven weapon
   *[long] to long weapons
}, instead of moving
do-swap = Exchange your { $own } for the other side's { $other }
do-strike = Strike with the Scepter
do-spare = Leave the Scepter alone
do-lose-magic = Lose { $n } Magic
do-entrance = { $name }
do-name = { $name }
do-bronze-steed = Bronze Steed to { $name }
do-keep-artifact = Keep { $name }
try-bronze-steed = Bronze Steed
try-royal-cape = Royal Cape
told-resisted = { $hero } rolls { $die } and shakes off { $name }.
told-not-resisted = { $hero } rolls { $die }: { $name } works.
told-integrated = { $hero } has { $name } set into { $host }.
told-adjusted = { $hero } has { $name } adjusted { $what ->
    [animal] against animals
    [humanoid] against humanoids
    [undead] against undead
    [demon] against demons
    [edged] to edged weapons
    [crushing] to crushing weapons
    [dwarven] into a dwarven weapon
   *[long] to long weapons
}.
told-strikes = { $hero } strikes { $other } with { $name }.
told-reflected = { $name } of { $hero } throws it back.
told-swapped = { $hero } reads { $name } and gives a { $own_die } for a { $foe_die }.
told-noticed = { $hero } notices that { $name } is missing, and { $other } has to give it back.
told-missed = { $hero } misses { $name }, but is wrong.
why-no-host = you have no Item that can take { $item }
why-nobody-to-entrance = nobody in your space owns two Items that could be taken

# New Adventures
ask-pose = Whose shape does { $name } take?
ask-beast = You have beaten the Beast, { $name }. Become the Beast yourself?
ask-spare = { $name }: take the Experience, or show mercy?
ask-greed = { $name } sells Rare Items, one for each Health. How much do you give?
ask-soul = { $name }: whose Magic do you steal?
ask-fate = Which of the next Chance cards is turned up now?
ask-fate-later = Which of the others comes next?
ask-riddler = { $name } holds a Rare Item. Ask about it, or name it?
ask-riddle-name = Which Rare Item is it?
ask-gifts = Who keeps the gifts?
ask-trade-in = Which Items do you exchange?
ask-whose = Whose { $name }?
ask-duplicate = Which potion or scroll is copied?
do-copy = { $name }
do-become = Take { $name } and become it
do-usual-spoils = Take the usual spoils
do-take-experience = Take the Experience
do-let-go = Spare them and choose your next Chance card
do-look = Spare him and look into: { $name }
do-drain = Drain { $name } of up to 2 Magic
do-next-card = { $name }
do-name-it = Name the Item
do-it-is = { $name }
do-all-keep = Everybody keeps their gift
do-none-keeps = Nobody keeps a gift
do-one-keeps = { $name } keeps the gift
do-from = That of { $name }
do-duplicate = { $name }
do-ask-weapon = Is it a weapon?
do-ask-edged = Is it an edged weapon?
do-ask-crushing = Is it a crushing weapon?
do-ask-long = Is it a long weapon?
do-ask-two-handed = Does it need both hands?
do-ask-thrown = Can it be thrown?
do-ask-shield = Is it a shield?
do-ask-worn = Is it worn on the body?
do-ask-potion = Is it a potion?
do-ask-scroll = Is it a scroll?
do-ask-stone = Is it an Astral Stone?
do-ask-strength = Does it give a bonus in Battles of Strength?
do-ask-wills = Does it give a bonus in Battles of Wills?
do-ask-against = Is it better against some kinds of opponents?
do-ask-travel = Is it used for travelling?
do-ask-dear = Does it cost more than 9 Gold?
do-ask-dearest = Does it cost more than 11 Gold?
told-posed = The Doppelganger takes the shape of { $hero } and attacks { $other }.
told-became = { $hero } becomes the { $name }.
told-mercy = { $hero } spares { $name }.
told-foresaw = { $hero } foresees a Chance card: { $name }.
told-soul-stolen = { $hero } reaches for the soul of { $other }.
told-set-out = { $hero } walks the Path of the Dead.
told-came-back = { $hero } is back from the dead: { $space }.
told-gift = A gift for { $hero } (die { $die }): { $name }.
told-duplicated = { $hero } has { $name } copied.
told-riddle-answer = { $what ->
    [weapon] { do-ask-weapon }
    [edged] { do-ask-edged }
    [crushing] { do-ask-crushing }
    [long] { do-ask-long }
    [two_handed] { do-ask-two-handed }
    [thrown] { do-ask-thrown }
    [shield] { do-ask-shield }
    [worn] { do-ask-worn }
    [potion] { do-ask-potion }
    [scroll] { do-ask-scroll }
    [stone] { do-ask-stone }
    [strength] { do-ask-strength }
    [wills] { do-ask-wills }
    [against] { do-ask-against }
    [travel] { do-ask-travel }
    [dear] { do-ask-dear }
   *[dearest] { do-ask-dearest }
} { $answer ->
    [yes] Yes.
   *[no] No.
}
told-riddle-guess = { $hero } guesses: { $name }.
why-no-item-to-exchange = you have no Common or Rare Item
why-no-potion-or-scroll = you have no potion and no scroll

# Races
ask-race-draft = Keep one Race; the other goes to the player on your left.
ask-race-pick = Of which Race is your character?
do-be = { $name }
do-regenerate = Heal as a Troll
told-of-race = { $hero } is of this Race: { $name }.
why-no-luck = luck does not touch a Troll

# The cooperative game
aim-cooperative = Together, bring all five Artifacts into the hands of characters before the Chance deck has been used up three times. Share what you have: whoever holds an Artifact holds it for all. You lose, too, if a character dies and nobody is left to come.
do-stash = Hide { $name } here
do-fetch = Fetch { $name } from its hiding place
do-miracle-of-healing = Miracle of Healing, instead of moving: Health for { $name }
do-give-magic = You give { $n } Magic
do-ask-magic = You ask for { $n } Magic
do-give-experience = You give { $n } Experience
do-ask-experience = You ask for { $n } Experience
do-tell = You tell what you have seen: { $name }
do-hear = You ask what was seen: { $name }
told-time-frozen = Time stands still: { $n ->
    [one] one round
   *[other] { $n } rounds
} without a Chance card.
told-stashed = { $hero } hides { $name }: { $space }.
told-fetched = { $hero } fetches { $name } from hiding: { $space }.
told-traded-power = { $hero } gives { $n } { $what ->
    [magic] Magic
   *[experience] Experience
} to { $other }.
told-told-of = { $hero } tells { $other } in secret what lies there: { $space }.
told-deck-used-up = The Chance deck has been used up. { $n ->
    [one] Once more, and it is too late.
   *[other] { $n } times more, and it is too late.
}
told-fellowship = All Artifacts are in your hands.
told-too-late = The Chance deck has been used up for the last time.
told-fallen = Nobody is left to come in place of { $hero }.
why-rests-until-shuffled = it rests until the Chance deck is shuffled anew
ended-fellowship = Together you have all the Artifacts: you win.
ended-too-late = Time has run out. You have lost together.
ended-fallen = A friend is gone and nobody comes. You have lost together.
why-friends-do-not-fight = among friends only the Beast may be attacked

# Realms: their Gates, and the way in and out
ask-gate = { $hero }: this is the { $name }. Enter at once?
ask-triumph = { $name }: to which side of the Gate do you return?
ask-legends = Which card of the Realm is turned up?
ask-expelled = { $hero }: the Realm closes. To which side of the Gate do you return?
do-enter-water = Enter the Water Realm
do-enter-dragon = Enter the Dragon Realm
do-turn-back = Turn back and end your turn
do-surface = Leave the Realm: { $name }
do-pick-up = Pick up { $name }
do-study = Learn { $name }
told-gate-opened = { $name }: the Greater Guardian and the Artifact of this plane now wait at the far end of the Realm ({ $space }).
told-entered = { $hero } passes through a Gate: { $name }.
told-surfaced = { $hero } is back from the Realm: { $space }.
told-prize = { $hero } wins { $name }.

# The Water Realm
aim-lord-of-the-sea = Be the first to beat the Lord of the Sea in his Palace at the far end of the Water Realm. Its Gate lies hidden among the Guardians of the Astral Planes. Grow strong, buy Bubbles, dive.
ask-bag = { $hero }: buy a bag of Bubbles before you dive?
ask-breathe = Breathe deeply, for 1 Magic more, and heal 1 Health?
ask-swim = { $hero }: swim, or stay where you are.
ask-swim-on = { $hero }: swim on, or stay here.
ask-current = { $name }: go along with it?
ask-washed-out = { $hero }: you are carried out of the Realm. Where do you come ashore?
ask-enrage = { $name }: enrage them before you fight?
ask-hold = { $name } is beaten. Let it go, or fight on?
ask-surrender = The last of the { $name } offers to surrender.
ask-patrol-talks = Which card of the Realm do you hear about?
ask-enchanted = The song of the { $name }: what do you give up?
ask-song = On whom do you turn the song of the { $name }?
ask-bargain = What do you exchange with the { $name }?
ask-fairy-tale = The Sea Witch could give you fins. Stay with { $name } for ever?
ask-rewards = What do you take from { $name }?
ask-storm = A storm is raging. What does the ride cost you?
ask-thought = { $hero }: think of one of the three, in secret.
ask-cavern = Which of the three do you name? You gain it once for every player who thought of another.
do-swim = Swim to { $name }
do-flee = Run away: { $name }
do-bag = A bag of Bubbles
do-no-bag = No bag
do-breathe-deep = Breathe deeply
do-breathe-flat = No more Magic
do-go-along-north = Let it carry you north{ $ends ->
    [out] , out of the Realm
    [here] : Reefs hold you here
   *[there] , to { $place }
}
do-go-along-east = Let it carry you east{ $ends ->
    [out] , out of the Realm
    [here] : Reefs hold you here
   *[there] , to { $place }
}
do-go-along-south = Let it carry you south{ $ends ->
    [out] , out of the Realm
    [here] : Reefs hold you here
   *[there] , to { $place }
}
do-go-along-west = Let it carry you west{ $ends ->
    [out] , out of the Realm
    [here] : Reefs hold you here
   *[there] , to { $place }
}
do-struggle = Struggle against it: another die
do-enrage = Enrage them
do-let-be = Leave them as they are
do-let-escape = Let it go and take the reward
do-keep-hold = Hold it for one more roll
do-accept-surrender = Accept the surrender
do-fight-on = Fight on
do-sing-to = { $name }
do-no-song = Nobody
do-bargain-willpower = Strength into Willpower
do-bargain-strength = Willpower into Strength
do-no-bargain = Nothing
do-remain = Remain an adventurer
do-follow-her = Follow her and leave the game
do-reward-strength = Strength
do-reward-willpower = Willpower
do-reward-experience = { $n } Experience
do-reward-gold = { $n } Gold
do-reward-rare = A Rare Item
do-pay-gold = Pay { $n } Gold
do-think-experience = Experience
do-think-gold = Gold
do-think-magic = Magic
do-guild-underwater = The Underwater Abilities
do-extra-turn = Another turn by { $name }
do-feed = Feed it { $n } Magic: your die counts up to { $n } instead of 0
do-lay-down = Lay down the { $name } for your next payment
told-used-bubbles = { $hero } uses { $n ->
    [one] a Bubble
   *[other] { $n } Bubbles
}.
told-spared-bubble = { $name } spares { $hero } a Bubble.
told-drowning = { $hero } has no air left.
told-regained-bubbles = { $hero } regains { $n ->
    [one] a Bubble
   *[other] { $n } Bubbles
}.
told-bought-bag = { $hero } buys a bag of { $n } Bubbles.
told-obstacle = { $hero } gets into this: { $name }.
told-current-die = The compass points { $where ->
    [north] north
    [east] east
    [south] south
   *[west] west
} for { $hero } (die { $die }).
told-carried = { $hero } is carried off: { $space }.
told-swam = { $hero } swims: { $space }.
told-sent-back = Reefs! { $hero } goes back: { $space }.
told-enraged = { $hero } enrages the { $name }.
told-held = { $hero } does not let the { $name } go.
told-surrendered = The { $name } surrender to { $hero }.
told-sang-to = { $hero } turns the song on { $other }.
told-followed-her = { $hero } stays with { $name } and is happy ever after.
told-fed = { $hero } feeds the shark { $n } Magic.
told-weakened = { $name } is weakened for the rest of the game.
told-new-lord = { $hero } is the new Lord of the Sea.
told-in-love = { $name } has fallen in love with { $hero }.
told-thought-of = { $hero } thought of { $what ->
    [experience] Experience
    [gold] Gold
   *[magic] Magic
}.
told-lays-down = { $hero } lays down the { $name }.
told-paid-with = { $hero } pays with the { $name }.
why-reefs = Reefs: nobody can enter
why-gate-instead = a Gate lies there instead of Guardians
why-gate-closed = the Gate has closed
why-gate-elsewhere = its Gate does not lie beside your space
why-tiara-has-worked = { $item } has given you Magic for this Battle of Wills
why-needs-bubbles = needs { $needed } Bubbles, you have { $owned }
term-underwater = hands full under water
term-weakened = weakened
term-enraged = enraged
term-power-up = powered up
ended-sea-lord = The Lord of the Sea is beaten: the sea has a new one.

# What an option surely costs and brings, besides what its label says
surely-label = { $what } ({ $changes })
surely-fatal = { $what } (fatal: you die)
surely-gold = { $sign }{ $n } Gold
surely-experience = { $sign }{ $n } Experience
surely-health = { $sign }{ $n } Health
surely-magic = { $sign }{ $n } Magic
surely-strength = { $sign }{ $n } Strength
surely-willpower = { $sign }{ $n } Willpower
surely-bubble = { $sign }{ $n } { $n ->
    [one] Bubble
   *[other] Bubbles
}
surely-map-fragment = { $sign }{ $n } { $n ->
    [one] Map Fragment
   *[other] Map Fragments
}
