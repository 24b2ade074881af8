# Prophecy, English: Treasure Island; the name of each card, what it does in our words, and a note.

# Chance
treasure_map = Treasure Map
    .text = Turn up a Map Fragment and lay it in its space, beneath the Adventures there. If none is left, nothing happens.
treasure_maps = Treasure Maps
    .text = Turn up 2 Map Fragments and lay each in its space, beneath the Adventures there. If none is left, nothing happens.

# Fragments
map_fragment_forest_1 = Map Fragment: Forest by the Wilderness
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_mountains_1 = Map Fragment: Mountains by the Camp
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_plains_1 = Map Fragment: Plains beyond the Camp
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_forest_2 = Map Fragment: Forest by the Thieves
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_plains_2 = Map Fragment: Plains by the Village
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_mountains_2 = Map Fragment: Mountains by the Village
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_forest_3 = Map Fragment: Forest by the Tower
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_plains_3 = Map Fragment: Plains between Forests
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_forest_4 = Map Fragment: Forest by the Monastery
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_plains_4 = Map Fragment: Plains by the City
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_mountains_3 = Map Fragment: Mountains by the Fortress
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.
map_fragment_plains_5 = Map Fragment: Plains by the Wilderness
    .text = Neither Item nor Ability. It lies in its space beneath the Adventures; once none is left there, a character in the space may take it.

# Items
holy_grail = Holy Grail
    .text = At the start of your round, heal 1 Health.
    .note = The rulebook gives only the name and the moment.
magic_pouch = Magic Pouch
    .text = At the start of your round, gain 1 Gold.
    .note = The rulebook gives only the name and the moment.
tome_of_wisdom = Tome of Wisdom
    .text = At the start of your round, gain 1 Experience.
    .note = The rulebook gives only the name and the moment.
father_times_clock = Father Time's Clock
    .text = At the start of your round, roll a die: on 5-6 you take one more turn in this round.
    .note = The rulebook gives only the name and the moment.
crystal_ball_of_fate = Crystal Ball of Fate
    .text = At the start of your round, roll both dice; nothing can change this roll. In the first battle of the round the dice of the first roll fall like this, and can then be changed as usual. Without a battle in the round, the roll is void.
    .note = The rulebook also calls it the Crystal Sphere of Fate.
astral_mindstone = Astral Mindstone
    .text = Astral Stone for something worn on the head, a staff, a wand or a ring. Set into it, like a repair and for good, it gives +2 in a Battle of Wills. Loose, it does nothing.
    .note = Its three Map Fragments and its price come from an example in the rulebook.
astral_satchel = Astral Satchel
    .text = You may have any number of Items, and none of them but the Satchel itself can be stolen or destroyed. If you lose it, you keep the others; the surplus goes at the end of your round.
    .note = How many more Items it allows is not known; here there is no limit.
tome_of_magic = Tome of Magic
    .text = In your turn, cast a Spell of any character as if you knew it, for its Magic and within its limits. You may copy a Spell of your own, but not to cast it twice in the same situation, nor in the same round if it works once a round. After a copy of Time Loop it rests for your next turn, after Time Freeze until the Chance deck is shuffled.
    .note = The rulebook does not say whose Spells can be copied; here everybody's can.
mantle_of_the_sages = Mantle of the Sages
    .text = +1 Willpower. It gives no Magic and may exceed 10.
    .note = The rulebook counts ten Treasures and names eight; this is one of the two that are ours.
sunblade_of_the_kings = Sunblade of the Kings
    .text = +3 in a Battle of Strength. It cannot be damaged.
    .note = The rulebook counts ten Treasures and names eight; this is one of the two that are ours.
