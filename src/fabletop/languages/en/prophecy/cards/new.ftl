# Prophecy, English: the new cards; the name of each card, what it does in our words, and a note.

# Artifacts
bronze_steed = Bronze Steed
    .text = As your movement, ride up to 4 spaces for free. You meet nothing on the way, and in this turn you have +1 in a Battle of Strength.
    .note = From the rulebook come the name, the numeral and that it is a way of travelling of its own.
royal_signet_ring = Royal Signet Ring
    .text = You may have 3 more Items and 3 more Abilities. +1 Willpower. It gives no Magic and may exceed 10.
    .note = The numeral comes from the rulebook, the limits from the public C implementation.
ritual_scepter = Ritual Scepter
    .text = Held in one hand: +2 in a Battle of Wills. When you attack a character who owns an Artifact, you may first make her lose 1 Health or 2 Magic, as she chooses, even if you do not hold the Scepter. Her Mirrored Shield may throw this back at you.
amulet_of_untouchability = Amulet of Untouchability
    .text = You may leave any Creatures in your space alone and use its possibilities first. When another player turns an Item or an Adventure on you, you may roll a die: on 4-6 it does nothing and is wasted.
kingslayer = Kingslayer
    .text = +3 in a Battle of Strength, +4 against a character who owns an Artifact. Two-handed; edged, crushing and long at the same time.
    .note = The rulebook names four of the five new Artifacts. The public C implementation calls the Kingslayer an Artifact that is long, crushing and edged. A comment there also names a "Banner of Destruction"; nothing else is known of it.

# Creatures
beast = Beast
    .text = Win: you become the Beast. Keep this card, which is neither Item nor Ability: +1 Strength and +1 Willpower, which give no Health or Magic and may exceed the maximum; you are an animal and a demon, too. A character who beats you may take the card instead of the usual spoils.
    .note = Ours: that its bonuses are no cubes, and how the card is passed on outside the cooperative game.
returned = Returned
    .text = Win: instead of taking the Experience, you may spare him and look at all face-down cards of one Astral Plane.
    .note = It is not certain whether you see one card of the plane or all.
doppelganger = Doppelganger
    .text = Choose another character: her copy attacks you with all that she has, and her player decides for it. She herself loses nothing, and what she does to those she beats does not count. Win: 1 Strength if she has more Strength cubes than you, 1 Willpower if she has more Willpower cubes.
    .note = The public C implementation gives it twice your Health as Strength, which is the Alter Ego; the rulebook makes it the copy of a character. The reward follows from the rulebook's advice on whom to choose.
demon_of_greed = Demon of Greed
    .text = Win: you may give up any amount of Health and draw as many Rare Items.
    .note = The public C implementation lists it a second time as The Greedy One.
weird_sisters = Weird Sisters
    .text = A band with three lives. Win: instead of taking the Experience, you may spare them; at the start of your next round look at the top 3 Chance cards, carry out one of your choice and put the others back in any order.
    .note = The public C implementation only says that a character who spares them chooses her next turn of fate; its Standing Spinners seem to be the same card.
soul_collector = Soul Collector
    .text = Battle of Wills. Win: you may make another character lose up to 2 Magic; you recharge as much. If you lose, lose 3 Magic instead of 1 Health.
    .note = The rulebook says that a player can turn it on another; the public C implementation marks it as a card of an expansion without saying which.

# Items
commodity_purchase_order = Commodity Purchase Order
    .text = In the City or the Village: discard the Items for sale there and lay out new ones, as the City Merchant or the Tradesman would.
ball_and_chain = Ball-and-Chain
    .text = +1 in a Battle of Strength, +2 against a Creature with several lives.
    .note = Probably the Flail of the public C implementation, which costs 3 Gold and gives +1 against undead; the bonus against several lives follows from the rulebook.
falchion = Falchion
    .text = No bonus until it is adjusted, which is done like a repair and as often as you like. Choose animals, humanoids and characters, undead or demons: +2 in a Battle of Strength against them.
unmarked_potion = Unmarked Potion
    .text = Roll a die. Odd: heal all your Health. Even: recharge all your Magic.
alder_wand = Alder Wand
    .text = +1 in a Battle of Wills.
    .note = The public C implementation marks it as a card of an expansion, with two copies. Here there is one, for the seven Common Items that it counts.
silver_statuette = Silver Statuette
    .text = Of no use, but it sells for its full price.
gauntlets_of_battle = Gauntlets of Battle
    .text = No bonus until they are adjusted, which is done like a repair and as often as you like. Choose edged, crushing or long weapons: +1 in a Battle of Strength with one of them. Your hands stay free; wear only one pair.
    .note = They are the Combat Gauntlets of the public C implementation, which fit one sort of weapon for +1.
astral_lawstone = Astral Lawstone
    .text = Astral Stone for a weapon. Set into it, like a repair and for good, it gives +2 in a Battle of Strength against undead and demons. Loose, it does nothing.
    .note = It is the Astral Stone of Order of the public C implementation.
astral_chaos_stone = Astral Chaos Stone
    .text = Astral Stone for a weapon. Set into it, like a repair and for good, it gives +2 in a Battle of Strength against whoever is neither undead nor a demon. Loose, it does nothing.
    .note = It is the Astral Stone of Chaos of the public C implementation.
whipsword = Whipsword
    .text = +1 in a Battle of Strength, +3 against a Creature with several lives.
    .note = We take it for the Extendable Sword of the public C implementation: 9 Gold, edged, +1.
radiant_spear = Radiant Spear
    .text = +1 in a Battle of Strength for each kind that your opponent is: animal, humanoid, undead, demon. Characters are humanoids. Throw it before a roll for +2 more; it is then damaged.
    .note = It is the Rainbow Spear of the public C implementation, which has another +1 of its own there. The rulebook says that the bonus is at least +1; we read this as +1 for each kind and no more.
scroll_of_entrancement = Scroll of Entrancement
    .text = Secretly take one Item, but no Artifact and no loose Astral Stone, from a character in your space. Then she says which card is gone; if she is right, she gets it back.
    .note = It is the Scroll of Enchantment of the public C implementation. Ours: that both must be in one space, and how the guess is made.
scroll_of_exchanging_fates = Scroll of Exchanging Fates
    .text = After a roll in your battle, exchange one of your dice for one of your opponent's. Only then is the best or the worst chosen where several were rolled.
    .note = It is the Scroll of Exchange of Fate of the public C implementation. Ours: that a defender may read it.
astral_luckstone = Astral Luckstone
    .text = Astral Stone for a shield or a staff. Once it is set, like a repair and for good, roll your die twice in the first roll of each battle in which you use that Item, and keep the better. Loose, it does nothing.
    .note = It is the Astral Stone of Fortune of the public C implementation; the name follows the other stones of the rulebook. Ours: that it helps in only one roll of each battle.
golden_statuette = Golden Statuette
    .text = Of no use, but it sells for its full price.

# Opportunities
mad_riddler = Mad Riddler
    .text = Another player draws a Rare Item that you do not see. Ask up to 5 questions about it, to be answered by yes or no, then name it. Right: the Item is yours. Wrong: lose 1 Health; the Item goes back into the deck and the Riddler stays.
    .note = Only for players who know the cards well. The rulebook prints it among the Creatures but calls it an Opportunity.
gifts_of_the_gods = Gifts of the Gods
    .text = Roll a die for every player. 1-4: a Common Item is drawn; 5-6: a Rare Item. When all have been seen, you decide whether everybody keeps theirs or nobody.
exchange = Exchange
    .text = Pay 1 Gold: discard any number of your Items (no Artifacts, no Treasures) and draw as many Common and as many Rare Items as you discarded.
    .note = Ours: that Common Items bring Common ones, and Rare Items Rare ones.
unlicensed_alchemist = Unlicensed Alchemist
    .text = Pay 2 Gold: this card becomes a second copy of one of your Potions or Scrolls, an Item like any other. Used or discarded, it goes to the Adventure discards.
path_of_the_dead = Path of the Dead
    .text = Leave the board until your next turn: nothing affects you there and you are not counted. Then come back to this space, recover all Health and Magic and gain 1 Willpower. Keep this card: you are undead, too, for the rest of the game.
    .note = The rulebook only says that the character comes back alive and changed; where, and with what, is ours.
