# Seasons, English: the rulebook index; headings of groups, then each rule.

group-A = Components
group-B = Setup
group-C = Prelude
group-D = Course of a round
group-E = A player's turn
group-F = Actions of the die
group-G = Energy and the reserve
group-H = Transmutation
group-I = Bonuses
group-J = Summoning
group-K = Activation
group-L = Sacrificing, discarding, taking back
group-M = Draw pile and discard pile
group-N = Change of season and year
group-O = Enchantments and Special Ability tokens
group-P = End of the game and scoring

S-001 = Seasons is played by 2 to 4 players.
S-002 = The season wheel has 12 spaces: 1 to 3 are winter (blue), 4 to 6 spring (green), 7 to 9 summer (yellow), 10 to 12 fall (red). The board also shows the years I, II and III and what each energy is worth in each season.
S-003 = There are 20 season dice: each season has five in its colour, no two of them alike.
S-004 = The base game has 100 power cards: 50 different ones, each twice. Cards 1 to 30 are for beginners, 31 to 50 are advanced.
S-005 = The base game holds 64 energy tokens, 16 of each kind: water (blue), earth (green), fire (yellow) and air (red).
S-006 = Crystals are counted on a track, with one marker for units and tens and another for hundreds; you may own any number of them.
S-007 = You have a board of your own with an energy reserve of 7 spaces, a summoning gauge from 0 to 15 and a bonus track from 0 to 3; besides, 4 sorcerer tokens and the tokens Library II and Library III.
S-008 = Every power card is either a magic item (purple) or a familiar (orange).
S-009 = A power card shows its prestige points (which may be negative), name, summoning cost, effect, number, and the symbols of its kinds of effect.
S-010 = A card works in one of three ways, or in several of them: once and at once as it enters play; permanently, until it leaves play; or by activation (gear symbol), when its owner wishes.
S-011 = Enchanted Kingdom adds 40 power cards (20 different ones, each twice), 10 enchantments, 12 Special Ability tokens, 16 energy tokens, 2 Raven tokens, a First Player token, 7 tokens that cover a space of a reserve, and 2 extensions of the reserve for the Bespelled Grimoire.
S-012 = Balance of Ishtar and Idol of the Familiar are played as reprinted with Enchanted Kingdom: the Balance costs 2 crystals and turns 3 tokens into 9 crystals, the Idol brings 10 crystals when it enters play.
S-013 = The stockpile of energy never runs out.

S-020 = At the start the year marker is on I and the season marker on space 1.
S-021 = Of each colour one die more than there are players is chosen at random: 3 with two players, 4 with three, 5 with four. The other dice stay in the box for the whole game.
S-022 = Everybody starts with 0 crystals, gauge and bonus track at 0, an empty reserve and no card in play.
S-023 = The level decides about the cards: apprentices get ready-made sets of cards 1 to 30, magicians draft cards 1 to 30, archmages draft cards 1 to 50.
S-024 = With Enchanted Kingdom its 40 power cards are shuffled into cards 1 to 30 or 1 to 50. Its cards, enchantments and tokens may each be used without the others.
S-025 = The cards are shuffled and 9 dealt face down to each player, unless the enchantment says otherwise. The rest is the draw pile; the discard pile, face down, has its own agreed place.
S-026 = The youngest player begins as first player; as nobody is asked their age here, it is drawn by lot who takes the First Player token of Enchanted Kingdom.
S-027 = When playing with enchantments, one of the ten is turned up at random or by agreement before the Prelude; it changes the rules for everybody until the end.
S-028 = When playing with Special Ability tokens, everybody is dealt 3 of the 12 at random before the Prelude; four players thus receive them all.

S-030 = In the draft all players secretly choose one card of their packet, keep it and pass the others to the left at the same time, until every card is taken.
S-031 = You then sort your 9 cards into three sets of 3: your first hand, the cards under Library II and those under Library III.
S-032 = Apprentices do not draft: each receives one of four sets, cards 1, 2, 7, 17, 18, 20, 26, 29, 30; or 3, 5, 9, 14, 15, 21, 23, 25, 28; or 4, 6, 7, 9, 12, 16, 22, 24, 30; or 1, 2, 3, 11, 13, 15, 18, 25, 27. Everybody still sorts theirs by year.
S-033 = Three enchantments change the Prelude: Elemental Construction, Extended Experience and Natural Selection.
S-034 = Between Prelude and Tournament you keep one of your 3 Special Ability tokens and lay it in the cut-out of your board; the other two are out of the game.
S-035 = All players sort their cards and choose their token at the same time; after that everybody may see which token was kept.
S-036 = You know the cards under your libraries; the other players do not.

S-040 = The Tournament takes three years of 12 spaces; how many rounds that makes depends on the dice.
S-041 = A round starts with the first player rolling all dice in play of the current season; every one of a die's six faces is equally likely.
S-042 = From the first player on, clockwise, everybody takes one die; a single die is left.
S-043 = After that the players take their whole turns one after another, in the same order.
S-044 = You act only in your own turn; outside it you make just the choices that an effect demands of you.
S-045 = A round ends in four steps: first everybody's effects of the end of the round, in turn order, each owner arranging their own; then the season marker moves on by the dots of the die left over; then come the changes of season and year; last, the left neighbour of the first player takes over as first player.
S-046 = Turn order is clockwise, beginning with the current first player.
S-047 = An activated card is upright again by the time its owner's next turn begins.

S-050 = Before your die is applied you may activate the Die of Malice and roll your die again; after that you may use the Steadfast Die in place of your die's actions.
S-051 = Your die gives what it shows: energy, crystals, a star, a card; a ring lets you transmute.
S-052 = In your turn you may summon, activate your cards, use bonuses and, where allowed, transmute: in whatever order you like, and as often as the limits permit.
S-053 = You may use your Special Ability token once in the game, in your turn, after your die was applied.
S-054 = You may pay for the Vision of Destiny once per turn, after the actions of your die.
S-055 = If your die shows a card, you draw it before you summon, activate or end your turn.
S-056 = Once your die is applied you may end your turn without doing anything else.

S-060 = For each energy symbol you put one token of that energy into your reserve.
S-061 = A number, which is 1, 2, 3 or 6, gives you that many crystals.
S-062 = A star moves your summoning gauge forward by 1, up to 15.
S-063 = For a card symbol you draw a power card and either keep or discard it.
S-064 = A ring around the face lets you transmute this turn.
S-065 = The 1 to 3 dots of a die mean nothing to whoever took it; those of the die left over move the season marker.

S-070 = Your reserve has room for 7 energy tokens.
S-071 = If you gain more energy than fits, you take all of it and at once discard down to the limit, whichever tokens you like.
S-072 = With the Bespelled Grimoire your limit is 10, not more with a second one. The three extra spaces belong to your reserve, and are lost when the Grimoire leaves play or gets another owner.
S-073 = An effect that makes your reserve smaller covers one of its spaces: Mesodae's Lantern and the Statue of Eolis as long as you have them in play, Drought for the rest of the game.
S-074 = The limit is 10 with a Bespelled Grimoire and 7 without, less 1 for each Mesodae's Lantern, each Statue of Eolis and each space given up to Drought; what Raven the Usurper mimics counts too.
S-075 = When your limit falls, you discard at once the tokens for which there is no room.
S-076 = Tokens on a card are not in your reserve. Those on the Amulet of Water can be spent all the same; those on the Glutton Cauldron, Jewel of the Ancients, Fairy Monolith and Heart of Argos cannot.
S-077 = Where an effect gives energy and names no kind, you choose the tokens, mixed as you like.

S-080 = Whoever may transmute turns as many energy tokens as wished into crystals, each at what the current season pays for it, and may do so several times in the turn.
S-081 = Rates: in winter water and air are worth 1, fire 2, earth 3; in spring earth and water 1, air 2, fire 3; in summer fire and earth 1, water 2, air 3; in fall air and fire 1, earth 2, water 3.
S-082 = You may transmute in a turn thanks to a ring on your die, the transmutation bonus, the Tree of Light, the Steadfast Die, Io's Transmuter if your die shows crystals, or the Special Ability token Rich Transmutation (6).
S-083 = The Balance of Ishtar and the Potion of Life transmute by themselves; nothing else has to allow it.
S-084 = What is added to every transmuted token adds up: 1 crystal for each transmutation bonus used this turn, 1 for each Purse of Io, 1 for Io's Bounty, 1 for the Special Ability token Rich Transmutation (6).
S-085 = If the season changes within a round, its rate holds from that moment; the dice that were rolled stay.

S-090 = You may use 3 bonuses in the whole game, also several in one turn.
S-091 = Each bonus moves your token on by one on the bonus track; in the end 1, 2 or 3 spaces cost you 5, 12 or 20 prestige points in all.
S-092 = Exchange bonus: you give back 2 energy tokens, those on an Amulet of Water included, and take 2 of your choice from the stockpile.
S-093 = Transmutation bonus: this turn you may transmute, with 1 crystal more per token; used again in the same turn, it adds 1 more each time.
S-094 = Gauge bonus: your summoning gauge moves forward by 1; not possible at 15.
S-095 = Card bonus: if your die shows a card, you draw 2 cards for it; one you keep, the other is discarded.
S-096 = There is a fifth bonus only with the enchantment Olaf's Knowledge.
S-097 = The Throne of Renewal takes your token one space back on the bonus track, but not below 0: one bonus more to use, and a smaller loss in the end.

S-100 = You summon from your hand, and only while your cards in play are fewer than your summoning gauge shows; once its cost is paid in full, the new card joins them face up.
S-101 = You may summon as many cards in a turn as you can pay and place, unless Entangling Roots are in force.
S-102 = A cost consists of energy of the kinds shown, of crystals, or of both; some cards cost nothing. For Figrim the Avaricious, Arcano Leech, Titus Deepgaze, Thieving Fairies, Sid Nightshade and Ratty Nightshade it depends on the number of players.
S-103 = Summoning goes in this order: there is a free place; the cost is paid, as changed by Hand of Fortune and Nature Spirit; each opponent's Arcano Leech is paid; the card enters play; Staff of Spring and Yjang's Forgotten Vase give their gain; the card has its effect on entering play.
S-104 = Nobody has fewer than 0 crystals; to pay crystals you must have them.
S-105 = A card put into play by the Divine Chalice, Crystal Orb or Potion of Dreams is not summoned: it costs nothing and concerns neither Arcano Leech, Staff of Spring, Yjang's Forgotten Vase, Nature Spirit nor Entangling Roots. It needs a free place all the same, and has its effect on entering play.
S-106 = The summoning gauge runs from 0 to 15; what would go beyond 15 is lost.
S-107 = If your gauge falls below the number of your cards in play, you keep them all; you just cannot summon until you have fewer cards than the gauge shows.
S-108 = A card that another player hands you, the Damned Soul of Onys, comes into play even if your gauge has no room for it.
S-109 = A card that is sacrificed or taken back makes its place free at once.

S-110 = To activate a card you turn it sideways; each card can be activated once per turn.
S-111 = What stands after the gear symbol is the price of the activation; whoever cannot pay it cannot activate.
S-112 = A card may be activated in the very turn it came into play, if it is not too late for it: the Die of Malice comes too late once the die is applied.
S-113 = If a card has two gear lines, each activation uses one of them, whichever you choose.
S-114 = Only effects with a gear are activations; only they concern Thieving Fairies and the Heart of Argos.
S-115 = A card that is turned sideways keeps its permanent effect.

S-120 = A card from play that goes to the discard pile is sacrificed; a card from the hand that goes there is discarded.
S-121 = Whoever has to sacrifice or discard chooses the card, unless the effect says otherwise.
S-122 = A card taken back into the hand is neither sacrificed nor discarded.
S-123 = When a card leaves play, the energy on it is discarded, and so is a Raven token; the link to Raven the Usurper ends.
S-124 = If a power card, anybody's, or an enchantment makes you discard or sacrifice one of your power cards, you may sacrifice the Shield of Zira in its place and gain 10 crystals. It also stands in for a card that is sacrificed for its own effect, such as a potion: the effect happens, then the Shield goes.

S-130 = The discard pile lies face down and keeps its order, the latest card on top; nobody looks through it during the game.
S-131 = The draw pile is never left empty: whenever its last card goes, all discarded cards are shuffled at once and replace it.
S-132 = If draw pile and discard pile are both empty, nothing is drawn.
S-133 = A card that is revealed may be read by everybody; a card that is looked at, only by those whom the effect entitles to it.
S-134 = The cards that the Potion of Resurrection sends back go to the bottom of the discard pile.
S-135 = If you discard several cards together, you decide in which order they lie on the discard pile.

S-140 = The season changes when the marker goes from 3 to 4, from 6 to 7, from 9 to 10 or from 12 to 1, or back; a single move, of 3 spaces at most, changes it no more than once.
S-141 = A change of season sets off Figrim the Avaricious, the Hourglass of Time and the Statue of Eolis, mimicked ones too: after the move at the end of a round, or at once if a card or token moves the marker within a round.
S-142 = If the season sets off several effects, they happen player by player in turn order, and in the order each owner likes.
S-143 = When the marker moves forward from 12 to 1, the next year begins; as year II or III begins, everybody takes the cards of that library into the hand, each library only once in the game.
S-144 = When the marker goes back from 1 to 12, the year goes back by one; hands stay as they are, and when the year comes again, nobody receives those cards a second time.
S-145 = Argos's Embrace asks nothing for the cards of a new year.
S-146 = The marker cannot go back beyond space 1 of year I.

S-150 = Elemental Construction: everybody is dealt 18 cards and keeps 9, without passing any; the others are shuffled into the draw pile.
S-151 = Extended Experience: everybody is dealt 12 cards; after the usual draft they are sorted into three sets of 4.
S-152 = Natural Selection: everybody is dealt 11 cards and discards the first one chosen; 10 are drafted, one of them is discarded, 9 remain.
S-153 = Entangling Roots: in a turn you may summon one card from your hand, no more.
S-154 = Nature Spirit: every card summoned from the hand costs 1 energy of your choice more, even one that costs only crystals or nothing; the Hand of Fortune may save this token too.
S-155 = Argos's Embrace: an effect by which you keep one or more new cards in hand costs you 5 crystals. With 4 or fewer you sacrifice or discard a card instead, and if you have no other, the new one.
S-156 = Io's Bounty: every transmuted token brings 1 crystal more, on top of everything else.
S-157 = Olaf's Knowledge: a fifth bonus lets you draw a power card, which you may discard at once; there are still no more than 3 bonuses.
S-158 = Drought: when the marker moves forward from 6 to 7, once a year at most, whoever alone has the most crystals sacrifices a card or gives up one space of the reserve for good; without a card in play it must be the space. If several lead, nothing happens.
S-159 = Vision of Destiny: the two top cards of the draw pile lie open; once per turn, after your die, you may pay 5 crystals to discard the top one.
S-160 = You may use your Special Ability token once, and need not. When used it is turned over, and at the end it counts the prestige points on its back; an unused one counts nothing. The Precious Hand (5) always works and is never turned over.
S-161 = The Special Ability token Lower Your Gauge (4) may not take your gauge below the number of your cards in play.
S-162 = The 4 water for the Special Ability token Water Offering (8) may come from an Amulet of Water.
S-163 = A Raven token marks the magic item that Raven the Usurper mimics; when that item leaves play, the token is removed and Raven is sacrificed.
S-164 = The First Player token goes to the left whenever the first player changes.

S-170 = Year III is the last: the round in which the season marker goes beyond its space 12 is played to its end, effects of the end of the round and of the season included, and then the game is over.
S-171 = If Temporal Boots or the Special Ability token Turn the Wheel (10) push the marker past the end within a round, the round is finished first.
S-172 = Ragfield's Helm, the Lantern of Xidit, the Sealed Chest of Urm and the Jewel of the Ancients change their owner's crystals at the end of the game, mimicked ones too.
S-173 = Your score is your crystals, plus the prestige points of your cards in play, negative ones included, minus 5 for each card in hand (plus 3 with the Special Ability token Precious Hand), minus 0, 5, 12 or 20 for your bonuses, plus or minus your used token.
S-174 = Energy that you still have is worth no points.
S-175 = Losing crystals stops at 0. The effects at the end of the game change the crystals first; prestige points are added after that.
S-176 = The highest score wins; if scores are equal, having more power cards in play decides; if that is equal too, the victory is shared.
