# Prophecy, English: characters; the name of each card, what it does in our words, and a note.

mercenary = Mercenary
scout = Scout
ranger = Ranger
    .note = The Czech card title is feminine; the French text of the Standard rulebook says "il", as it does once for the Illusionist too.
spellblade = Spellblade
paladin = Paladin
illusionist = Illusionist
wandering_monk = Wandering Monk
mystic = Mystic
druid = Druid
enchantress = Enchantress
