# Prophecy, English: Races; the name of each card, what it does in our words, and a note.

# Races
race_human = Human
    .text = You start with 2 more Experience. Every Ability costs you 1 Experience less, and you may have one more.
race_elf = Elf
    .text = +1 Willpower, and your maximum is 1 higher. In a Forest, Spells and starting a Battle of Wills cost you 1 Magic less. You die as soon as you have no Health left.
race_dwarf = Dwarf
    .text = You have a hoard of 3 Gold that nothing can take. You may have a weapon reworked, like a repair, into a dwarven one: +1 in a Battle of Strength.
    .note = Ours: how a weapon is reworked, and for how much.
race_troll = Troll
    .text = +1 Strength, and your maximum is 1 higher. Every Ability costs you 2 Experience more, and you may have two fewer. In Mountains you may pay 1 Magic to heal 1 Health. Luck does not touch you: the Clover Meadow is closed to you and the Mummy's curse does nothing.
race_goblin = Goblin
    .text = -1 Willpower. +1 in a Battle of Strength with a Shield. Every Creature you beat brings at least 1 Gold and 3 Experience. Against a Creature that beat you, you have +1 until it is beaten.
    .note = The public C implementation knows a token of rage, but not what it does.
race_halfling = Halfling
    .text = -1 Strength. A 1 on your die counts as 8. -1 in a Battle of Strength with a long weapon, +1 for a weapon that you throw.
