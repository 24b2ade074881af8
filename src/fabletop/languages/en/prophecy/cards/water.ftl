# Prophecy, English: the Water Realm; the name of each card, what it does in our words, and a note.

# Abilities
swimming = Swimming
    .text = In the Water Realm: once a round, at the end of your turn, pay 1 Bubble for another turn. Every time you give up your movement, regain 1 Bubble.
underwater_combat = Underwater Combat
    .text = In the Water Realm, what you hold in your hands does not hinder you in a Battle of Strength.
    .note = Whether the card does anything more is not known.
commune_with_water = Commune with Water
    .text = In the Water Realm, +2 in a Battle of Wills; when you win one, regain 2 Bubbles.
    .note = It is not certain that only Battles of Wills bring Bubbles back.
underwater_contacts = Underwater Contacts
    .text = Every bag of Bubbles that you buy holds 3 more. When you enter the Water Realm, you may look at up to 2 of its face-down cards.
    .note = Ours: how many cards you may look at, and when.
water_breathing_spell = Water Breathing Spell
    .text = When you enter the Water Realm, pay 1 Magic: your bag of Bubbles costs 2 Gold less. For 2 Magic, you also heal 1 Health.
    .note = The public C implementation says that 1 Magic makes the bag cheaper and 2 Magic also give a Health. Ours: how much cheaper, and that the Health is healed at once.
summon_storm = Summon Storm
    .text = Once a round, in your turn, pay 1 Magic: until your next turn, every other character who travels by boat or horse pays 1 Gold more for the ride or loses 1 Health.
    .note = The rulebook says whom it concerns and that it counts once for each ride; no source gives the amounts.
voice_of_the_deep = Voice of the Deep
    .text = Pay 1 Magic before a roll in a Battle of Wills: +2 on that roll, +3 in the Water Realm.
    .note = Ours: the rulebook speaks of several Waterlore Abilities and names only Summon Storm.
dolphin_friend = Dolphin Friend
    .text = In the Water Realm, running away from a Creature costs you no Bubbles, and where you could go two spaces you may go three. On the main board, boats cost you 1 Gold less.
    .note = Ours: the rulebook speaks of several Waterlore Abilities and names only Summon Storm.

# Chance
legends_of_the_deeps = Legends of the Deeps
    .text = Turn up the next Underwater Ability in its guild; if two Abilities lie there already, the older one goes under its deck first. Then turn up two cards of the Water Realm, wherever you like.

# Creatures
skeletal_shark = Skeletal Shark
    .text = Battle of Strength. Before the roll, pay any amount of Magic, or none: what your die comes to in the end cannot exceed it.
giant_squid = Giant Squid
    .text = It has four lives. Once they are beaten, let it flee or hold it for one more roll, as often as you like. Win: a Rare Item for each extra roll. A roll lost at any time makes the whole battle a defeat.
    .note = The rulebook's example gives 2 Rare Items and 6 Experience for two extra rolls. The public C implementation calls it the Ancient Squid.
undersea_patrol = Undersea Patrol
    .text = A band with three lives. When two are beaten, the last one offers to surrender. If you accept, you win, but with 2 Experience instead of 4, and you may turn up to two face-down cards of the Water Realm.
dark_siren = Dark Siren
    .text = Battle of Wills. If you lose, give up one of your Abilities instead of losing Health; without one, lose 1 Health. Win: you may turn her song on another character, who gives up an Ability or loses 1 Health, as she chooses.
    .note = The rulebook shows that a player can turn her on another; the public C implementation only knows the loss of an Ability.
sea_witch = Sea Witch
    .text = Battle of Wills. Win: you may exchange 1 Strength for 2 Willpower, or 2 Willpower for 1 Strength.
drowned_sailors = Drowned Sailors
    .text = A band with three lives. If you lose, you lose 1 Health and are carried 2 spaces in a random direction.
    .note = It is not certain that you lose the Health as well as being carried off.
carnivorous_fish = Carnivorous Fish
    .text = A band with three lives. Before the battle you may pay 1 Health to enrage them: they have 1 Strength more, and a victory brings 1 Willpower.
leviathan = Leviathan
    .text = If you do not win, but come within 2 of its total, its Strength is 1 less for the rest of the game. Win: choose two different rewards among 1 Strength, 1 Willpower, 6 Experience, 6 Gold and a Rare Item.
    .note = The public C implementation shows no Experience. It says that near misses weaken the Leviathan and that beating it brings a free choice.
lord_of_the_sea = Lord of the Sea
    .text = His waves cost you 2 Bubbles before the battle. Win: a Rare Item.
    .note = In the rulebook he is among the Water Realm cards; the public C implementation counts him as the fifteenth negative card. In the game named after him he waits in the Palace instead.

# Gates
gate_to_the_water_realm = Gate to the Water Realm
    .text = It takes the place of a Lesser Guardian. Turned up, it stays; the Greater Guardian and the Artifact of its plane go to the Undersea Palace. From the two spaces beside the plane you may enter the Water Realm instead of moving, and buy one bag of Bubbles: 3 for 1 Gold, 6 for 3, 9 for 6, 12 for 10. The compass of its board says where a current carries you: 1 or 2 north, 3 east, 4 west, 5 or 6 south.
    .note = The rulebook names one price, 3 Bubbles for 1 Gold. The public C implementation sells all bags at that rate; here the larger ones cost more. The directions of the compass are ours.

# Items
sea_lords_trident = Sea Lord's Trident
    .text = +1 in a Battle of Strength, +2 in the Water Realm, where the hand that holds it does not hinder you. Throw it before a roll for +1 more; it is then damaged.
    .note = The name comes from the public C implementation, whose author set what it does there.
coral_tiara = Coral Tiara
    .text = Worn on the head: as soon as you are forced into a Battle of Wills, recharge up to 2 Magic. Not if it was your choice.
    .note = In the public C implementation it makes Battles of Wills cheaper; we follow the rulebook.
giant_pearl = Giant Pearl
    .text = Discard it to pay the whole Gold price of one purchase or fee, however high. It is not Gold in any other respect.
    .note = Ours: that no price is too high for it.
flask_of_living_air = Flask of Living Air
    .text = In the Water Realm, regain all your used Bubbles. Elsewhere, heal up to 2 Health.
    .note = Ours, in place of one of the thirteen positive cards that no source names reliably.

# Obstacles
reefs = Reefs
    .text = Nobody can enter this space. A hero who steps onto the face-down card goes back, and her movement ends; a hero who is carried towards it stops before it.
    .note = Ours: what happens when you step onto the face-down card, or when a current runs into it.
whirlpool = Whirlpool
    .text = It costs you 2 Bubbles and brings 2 Experience. If the other Whirlpool lies face up, you come out there, at no further cost.
    .note = The public C implementation says that you come out elsewhere, not where.
strong_current = Strong Current
    .text = It carries you 2 spaces in a random direction. After the die you may pay 1 Bubble to roll it again, as often as you like.
    .note = It is not certain how often you may roll the die again.
very_strong_current = Very Strong Current
    .text = You lose 1 Bubble and gain 1 Experience. Then it carries you 2 spaces in a random direction.
    .note = The rulebook gives both currents 2 spaces; what makes this one very strong is not known. The Bubble comes from the public C implementation.

# Opportunities
air_pocket = Air Pocket
    .text = Regain all your used Bubbles.
the_little_mermaid = The Little Mermaid
    .text = Heal up to 2 Health, recharge up to 2 Magic and roll a die. 4-6: she falls in love. Keep this card while you are in the Water Realm: once a round you may ignore the loss of 1 Bubble.
    .note = The rulebook only says that she can fall in love, the public C implementation that she heals and recharges.
cavern_of_thoughts = Cavern of Thoughts
    .text = Every other player secretly chooses Experience, Gold or Magic. Then name one of the three: for each player who chose another, gain 2 Experience or 2 Gold, or recharge up to 2 Magic.
    .note = The public C implementation only says that every opponent chooses in secret.
undersea_library = Undersea Library
    .text = Spend 3 Experience: look at the top 3 Abilities of a guild's deck or of the Underwater deck and learn one of them at no other cost. The others go under the deck.
    .note = The price comes from the public C implementation.
school_of_golden_fish = School of Golden Fish
    .text = Every wish in which you alone are last comes true: 1 Strength (fewest Strength cubes), 1 Willpower (fewest Willpower cubes) and 1 Rare Item (fewest Rare Items, Artifacts and Treasures included).
    .note = The public C implementation says up to three wishes. Cubes on both sides are counted.
sunken_wreck = Sunken Wreck
    .text = Pay 1 Bubble and roll a die. 1-2: 4 Gold. 3-4: a Common Item. 5: a Rare Item. 6: a Rare Item and 4 Gold.
    .note = The public C implementation says that the wreck can be explored, and gives 5 Gold for it.

# Prizes
pearl_of_the_abyss = Pearl of the Abyss
    .text = Neither Item nor Ability; it is never lost, and every player takes only one. Taking it, recover all Health and Magic. +1 in every battle against a character who has none. While you hold the fifth Artifact, the owner of the other four must win it in battle.
