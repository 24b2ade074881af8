# Prophecy, English: artifacts; the name of each card, what it does in our words, and a note.

crown_of_the_ancient_kings = Crown of the Ancient Kings
    .text = Worn on the head: +1 Strength. It gives no Health and may exceed 8. Training costs you no Gold in any guild.
astral_sword = Astral Sword
    .text = +2 in a Battle of Strength, +3 against humanoids and characters. If you beat a character with it, she loses 1 Magic and you recharge 1.
mirrored_shield = Mirrored Shield
    .text = Held in one hand, in either kind of battle. When you lose, roll a die: on 5-6 it is a draw, and a character who fought you loses 1 Health and 1 Magic. It throws the Ritual Scepter's harm back, too.
    .note = That it also works outside battle follows from what the Water Realm rulebook says of the Ritual Scepter; the card's own words are not known.
banner_of_hope = Banner of Hope
    .text = At the start of your round you may roll a die. 1-3: +1 in your battles this turn. 4: recharge up to 2 Magic. 5: heal 1 Health. 6: every character heals 1 Health and recharges up to 2 Magic.
    .note = In the public C implementation the +1 lasts for the round; the rulebook's example says the turn.
royal_cape = Royal Cape
    .text = +1 Willpower. It gives no Magic and may exceed 10. As your movement, pay 2 Magic and go to any space of the ring; this is not a Spell. You choose where the Final Battle takes place.
