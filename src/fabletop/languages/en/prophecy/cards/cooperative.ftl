# Prophecy, English: the cooperative game; the name of each card, what it does in our words, and a note.

# Abilities
power_handling = Power Handling
    .text = When you trade, Magic and Experience may be given as well as Gold and Items.
    .note = The public C implementation teaches it in the Magic Tower, which has Time Freeze already. No Ability of the Forest Camp works against characters alone; of its ways of travelling, the one replaced reaches the fewest spaces.
shield_to_shield = Shield to Shield
    .text = Another character who fights in your space has +1, or +2 if you both use a Shield.
    .note = It replaces Duelling, the one Ability of the Fortress made for fights between characters.
miracle_of_healing = Miracle of Healing
    .text = Instead of moving, pay 1 Magic and heal up to 2 Health of your own or 1 Health of any other character.
    .note = It does for all what the replaced Ability does for one.
secret_hideouts = Secret Hideouts
    .text = Trade, or leave Items in your space and fetch them there, without giving up your movement.
    .note = The replaced Ability works only against characters.
time_freeze = Time Freeze
    .text = Pay 1 Magic for each other character: every character takes a turn without a Chance card. Then this card rests until the Chance deck is shuffled.
    .note = It does for all what the replaced Ability does for one. The printed price depends on the number of characters.
