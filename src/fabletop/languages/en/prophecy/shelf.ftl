# Prophecy, English: the game on the shelf, its settings and its aims.

# The game on the shelf, and the options of its table
game-title = Prophecy
game-blurb = Travel a ring of twenty spaces, fight what you meet, trade and learn. Basic: be the first with a Certificate of all five guilds, about an hour. Standard: win the Artifacts of the Astral Planes, two hours and more. 1 to 5 players, with Treasure Island, the Water Realm and the Dragon Realm if you like.
setting-version = Rules: how much of the game is played.
setting-chance = Chance deck: how many copies of each event lie in the deck. Printings differ; the first choice follows the rulebook.
choice-version-basic = Basic: no abilities, no Astral Planes; the Certificates decide
choice-version-standard = Standard: Abilities, Astral Planes, Artifacts and the Final Battle
setting-ending = Ending: what decides once all Artifacts are taken, or another goal (Standard only).
choice-ending-final-battle = Final Battle of all who own an Artifact
choice-ending-two-artifacts = No Final Battle: the first with two Artifacts wins (shorter)
choice-ending-apocalypse = Apocalypse: play on against a countdown (longer)
setting-teams = Teams: two against two, for four players (Standard only).
choice-teams-no = Everybody for themselves
choice-teams-pairs = Players who sit opposite each other play together
setting-trade = Trade between players instead of moving (Standard only).
choice-trade-no = No trade
choice-trade-yes = Gold and Items may be traded
setting-routine = Decisions with a usual answer: whether you take a new character after a death, whether you roll for your shield.
choice-routine-ask = The player is asked (usual)
choice-routine-automatic = Made automatically, for speed: the new character comes, the shield is rolled for
choice-chance-complete-24 = 24 cards, every kind there is (usual)
choice-chance-complete-22 = 22 cards, every kind: the world fills more slowly
choice-chance-scan-22 = 22 cards, as counted from pictures of a box
choice-chance-altar-19 = 19 cards, an older edition for 2 or 3 players
choice-chance-altar-25 = 25 cards, an older edition for 4 or 5 players
setting-crisis = Economic Crisis: whether a die may spare everybody. Public programs roll one; what the printed card says is not known.
choice-crisis-always = It always strikes, as the rulebook says (usual)
choice-crisis-die = A die is rolled; a 6 spares all
choice-ending-treasure-hunters = Treasure Hunters: no Artifacts; the player who gains the most Fame by digging wins
choice-ending-lord-of-the-sea = Lord of the Sea: no Artifacts; the first to beat him in his Palace wins
choice-ending-cooperative = All together against the game, or one alone
setting-island = Treasure Island: Map Fragments turn up in the wilderness and pay for Treasures in the middle of the ring.
choice-island-no = No Island
choice-island-yes = With Treasure Island
setting-maps = Battles for Map Fragments (with the Island).
choice-maps-declared = Announced beforehand, between two who have some (usual)
choice-maps-peaceful = Peaceful: nobody fights for maps
choice-maps-aggressive = Aggressive: after any battle the winner may take one
setting-treasures = Treasures of the Island.
choice-treasures-open = Three lie open, dig for those you see (usual)
choice-treasures-random = All lie hidden, dig and see what you find
setting-hunt = Length of the game of Treasure Hunters.
choice-hunt-usual = Usual
choice-hunt-short = Short: fewer Treasures
choice-hunt-long = Long: more Treasures
setting-realms = Realms: worlds behind a Gate that hides among the Guardians.
choice-realms-none = No Realm
choice-realms-water = Water Realm: swim to the Palace on Bubbles of air
choice-realms-dragon = Dragon Realm: three paths to the Lake of Fire
setting-mermaid = The Little Mermaid's love (with the Water Realm).
choice-mermaid-no = She stays alone
choice-mermaid-yes = A hero whom she loves and who beats the Sea Witch may leave the game to follow her
setting-new-items = New Items.
choice-new-items-no = Items of the base game
choice-new-items-yes = New Items as well
setting-new-adventures = New Adventures.
choice-new-adventures-no = Adventures of the base game
choice-new-adventures-yes = New Adventures as well
choice-new-adventures-riddler = New Adventures with the Mad Riddler and his guessing game
setting-artifacts = Artifacts: which of the ten are played for.
choice-artifacts-base = The five of the base game (usual)
choice-artifacts-new = The five new ones
choice-artifacts-mixed = Five of all ten, by chance
choice-artifacts-chosen = Chosen by hand, the rest by chance
choice-artifacts-ten = All ten: two in each plane, the conqueror keeps one
setting-keep = Artifacts that are certainly in the game.
setting-banish = Artifacts that are certainly left out.
setting-dragon-cards = Cards of the Dragon Realm that need no Realm: Guardians, Items, the Chronicler.
choice-dragon-cards-no = Without them
choice-dragon-cards-yes = With them
setting-races = Races: every character is an Elf, a Dwarf, a Human … as well.
choice-races-no = No Races
choice-races-yes = Everybody gets a Race
setting-ability-board = Ability board: where the decks of the guilds lie.
choice-ability-board-as-needed = Beside the table only when the Island takes their place
choice-ability-board-yes = Always beside the table
setting-difficulty = Difficulty, when all play together.
choice-difficulty-easy = Easy
choice-difficulty-normal = Normal
choice-difficulty-hard = Hard

# The aim
aim-basic = Be the first to hold a Certificate of all five guilds. Each costs 5 Experience, and 5 Gold as well where the guild is not one of your two. Fight and explore for Experience and Gold.
aim-standard = Own four of the five Artifacts that lie in the Astral Planes behind their Guardians. Learn Abilities in the guilds, grow in Strength and Willpower, and be ready for the Final Battle.
aim-two-artifacts = Be the first to own two of the five Artifacts that lie in the Astral Planes behind their Guardians. Learn Abilities in the guilds, and grow in Strength and Willpower.
aim-next-name = { $names }, { $name }
aim-last-name = { $names } and { $name }
aim-realms = { $n ->
    [1] One of the Artifacts lies in { $realms }, behind a Gate that is hidden among the Guardians: nobody wins before somebody has fetched it.
    [2] Two of the Artifacts lie in { $realms }, behind Gates that are hidden among the Guardians: nobody wins before somebody has fetched them.
   *[other] { $n } of the Artifacts lie in { $realms }, behind Gates that are hidden among the Guardians: nobody wins before somebody has fetched them.
}

# The Realms, by themselves and in a sentence
realm-water = Water Realm
    .the = the Water Realm
    .abilities = Underwater Abilities
realm-dragon = Dragon Realm
    .the = the Dragon Realm
    .abilities = Dragonslayer Abilities
