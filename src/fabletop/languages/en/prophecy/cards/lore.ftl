# Prophecy, English: the Dragon Realm without its board; the name of each card, what it does in our words, and a note.

# Guardians
insane_mystic = Insane Mystic
    .text = Battle of Wills. His ravings cost you 2 Magic before the battle.
    .note = What you gain for beating him, besides Experience, is not known.
cerberus = Cerberus
    .text = It has three lives. Before every roll the player to your left guesses whether your die will be odd or even; a right guess costs you 1 Magic.
    .note = The public C implementation makes it a humanoid.
the_nameless = The Nameless
    .text = Battle of Wills. Before it you may guess the name, as often as you can pay: 1 Health and a die each; a 6 lowers its Willpower to 5.

# Items
dragonscale_shield = Dragonscale Shield
    .text = +1 in a Battle of Strength against animals. When you lose a Battle of Strength, roll a die: on 4-6 it is a draw and the Shield is damaged.
dragontooth_dagger = Dragontooth Dagger
    .text = +1 in a Battle of Strength, +2 against demons. Throw it before a roll for +1 more; it is then damaged.

# Opportunities
chronicler = Chronicler
    .text = Pay 1 Gold: turn up the next face-down card of an Astral Plane. Two Artifacts in one plane count as one card.
    .note = The rulebook names it together with the Prophetic Dream; what it costs is not known.
