# Prophecy, English: the Dragon Realm; the name of each card, what it does in our words, and a note.

# Abilities
dragonslaying = Dragonslaying
    .text = +2 in a Battle of Strength against Creatures of the Dragon Realm; a roll that you lose to them by exactly 1 counts as a draw.
dragon_psychology = Dragon Psychology
    .text = +3 in a Battle of Wills against Creatures of the Dragon Realm; when you win one, recharge 1 Magic.
    .note = The public C implementation teaches it in the Magic Tower, which has Dragon Magic already; we assume one in each guild.
dragon_magic = Dragon Magic
    .text = In the Dragon Realm, Spells and starting a Battle of Wills cost you 1 Magic less.
drake_riding = Drake Riding
    .text = Entering the Dragon Realm costs you nothing, and you may stay there after a lost battle.
dragon_realm_geography = Dragon Realm Geography
    .text = When you enter the Dragon Realm, you may look at up to 2 of its face-down cards. There you may pay 1 Magic to pass an Obstacle.
dragonlore_tongue = Dragonlore: Dragon Tongue
    .text = +1 in a Battle of Wills, on every board.
    .note = Ours, in place of a card that no source names reliably.
dragonlore_hide = Dragonlore: Dragon Hide
    .text = Once a round, when you lose a battle with a Creature, you lose 1 Health less.
    .note = Ours, in place of a card that no source names reliably.
dragonlore_breath = Dragonlore: Dragon Breath
    .text = Pay 1 Magic before a roll in a Battle of Strength: +2 on that roll.
    .note = Ours, in place of a card that no source names reliably.

# Chance
legends_of_dragons = Legends of Dragons
    .text = Turn up the next Dragonslayer Ability in its guild; if two Abilities lie there already, the older one goes under its deck first. Then turn up two cards of the Dragon Realm, wherever you like.

# Creatures
wild_baby_dragons = Wild Baby Dragons
    .text = A band with three lives. Once they are beaten, the Mother Dragon has 1 Strength more for the rest of the game.
    .note = The name and the idea come from the public C implementation, whose author set the numbers.
mother_dragon = Mother Dragon
    .text = +1 Strength once the Wild Baby Dragons have been beaten.
    .note = The name and the idea come from the public C implementation, whose author set the numbers.
golden_dragon = Golden Dragon
    .text = Two stages in one battle: a Battle of Wills, then, if you win it, a Battle of Strength. Choose your Items once for both; you may cast Spells between the stages.
    .note = The name and the idea come from the public C implementation, whose author set the numbers.
phantom_dragon = Phantom Dragon
    .text = Battle of Wills. Its die is rolled twice and the better result counts.
    .note = The name and the idea (stronger in mind than it looks) come from the public C implementation, whose author set the numbers.
dragon_of_the_pass = Dragon of the Pass
    .text = You may give up instead of fighting it: you are thrown out of the Dragon Realm, but lose no Health.
    .note = The name and the idea (the fight can be declined) come from the public C implementation, whose author set the numbers.
steel_skinned_drake = Steel-Skinned Drake
    .text = A weapon used against it is damaged after the battle.
    .note = The name and the idea come from the public C implementation, whose author set the numbers.
dragon_sorceror = Dragon Sorceror
    .text = Battle of Wills. His die is rolled twice and the better result counts.
    .note = The name and the idea come from the public C implementation, whose author set the numbers.
terror_of_the_deeps = Terror of the Deeps
    .text = Pay 1 Magic before the battle, or fight it at -2.
    .note = The name and the idea (Magic overcomes fear) come from the public C implementation, whose author set the numbers.
anti_magic_wyrm = Anti-magic Wyrm
    .text = You cannot cast Spells in this battle; other Abilities and Items still work.
    .note = The name and the idea come from the public C implementation, whose author set the numbers.

# Gates
gate_to_the_dragon_realm = Gate to the Dragon Realm
    .text = It takes the place of a Lesser Guardian. Turned up, it stays; the Greater Guardian and the Artifact of its plane go to the Lake of Fire. From the two spaces beside the plane you may pay 3 Gold for a drake and enter the Dragon Realm instead of moving. Three paths lead on from there.

# Items
dragontooth = Dragontooth
    .text = +2 in a Battle of Strength. A long weapon for one hand.
    .note = The public C implementation only says that it is a weapon for Battles of Strength.
dragon_crown = Dragon Crown
    .text = Worn on the head: +1 Willpower. It gives no Magic and may exceed 10.
    .note = The public C implementation only says that it is worn on the head and concerns Willpower.
bottomless_satchel = Bottomless Satchel
    .text = You may have 3 more Items.
    .note = The public C implementation only says that you can carry more with it.

# Obstacles
fire_geyser = Fire Geyser
    .text = Roll a die. 1-5: lose 1 Health and pass. 6: pass unharmed.
    .note = The public C implementation only says that a die decides and that 1-5 hurts.
labyrinth_of_stone = Labyrinth of Stone
    .text = Pay 1 Magic to pass. Otherwise you stay here and may try again in your next turn.
    .note = The public C implementation only says that it costs Magic.
curse_of_the_crossroads = Curse of the Crossroads
    .text = Another player secretly sets a die; say odd or even. Right: pass. Wrong: lose 2 Magic and stay here.
    .note = The public C implementation only says that somebody hides the value of a die.
cloud_of_forgetfulness = Cloud of Forgetfulness
    .text = Roll a die. 1-2: give up one of your Abilities. 3-6: pass unharmed.
    .note = The public C implementation only says that a failed roll costs an Ability.
ancient_statue = Ancient Statue
    .text = Choose a number from 1 to 6 and roll a die. At most 1 away from it: gain 2 Experience and pass. Otherwise: lose 1 Health and pass.
    .note = The public C implementation only says that you choose a number and roll a die.
eyes_of_fire = Eyes of Fire
    .text = Lose 1 Health and pass, or stay here this turn.
    .note = The public C implementation only says that you choose between passing and staying.

# Opportunities
guardian_of_the_realm = Guardian of the Realm
    .text = Gain 1 Strength.
    .note = The public C implementation only says that it gives Strength.
pool_of_secret_wishes = The Pool of Secret Wishes
    .text = Choose one: gain 3 Experience, gain 4 Gold or take a Common Item.
    .note = The public C implementation only speaks of one wish.
boiling_pool = Boiling Pool
    .text = Give up 1 Health: gain 1 Strength.
    .note = The public C implementation only says that it trades Health for Strength.
dragon_pool_of_forgetfulness = The Pool of Forgetfulness
    .text = Give up one of your Abilities: heal all your Health and recharge all your Magic.
    .note = The public C implementation only says that it heals.
dragon_hoard = Forgotten Hoard
    .text = Gain 5 Gold.
    .note = Ours, in place of a card that no source names reliably.
dragon_spring = Hot Spring
    .text = Heal up to 2 Health and recharge up to 2 Magic.
    .note = Ours, in place of a card that no source names reliably.

# Prizes
dragon_heart = Dragon Heart
    .text = Neither Item nor Ability; it is never lost, and every player takes only one. Taking it, recover all Health and Magic. +1 in every battle against a character who has none. While you hold the fifth Artifact, the owner of the other four must win it in battle.
