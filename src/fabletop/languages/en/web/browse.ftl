# Cards, rules and credits to browse, English. Names of facts and values follow the cards' data:

# spaces and points become hyphens.

lib-cards = Cards
lib-rules = Rules
lib-cards-of = The cards of { $game }
lib-rules-of = The rules of { $game }
lib-search = Search
lib-search-cards = Search the cards
lib-search-rules = Search the rules
lib-search-cards-how = A name, or words of the text
lib-search-rules-how = Words, or the number of a rule
lib-deck = Deck
lib-every-deck = Every deck
lib-only-reconstructed = Only with numbers that are not from print
lib-cards-found = { $n ->
    [0] No card matches.
    [one] 1 card
   *[other] { $n } cards
}
lib-rules-found = { $n ->
    [0] No rule matches.
    [one] 1 rule
   *[other] { $n } rules
}
lib-groups = Chapters
lib-all-cards = All cards
lib-all-rules = All rules
lib-facts = On the card
lib-rules-of-card = Rules that speak of it
lib-no-rules-of-card = No rule names this card; its text says it all.
lib-cards-of-rule = Cards that it names
lib-previous-rule = Before it
lib-next-rule = After it
lib-where-from = How sure is this?
lib-sources = Sources
lib-source = Source
lib-note = Note
lib-reconstructed = reconstructed
lib-from-printed = Everything here is as printed on the card, as far as the sources tell.
lib-from-corrected = Corrected by your own file of cards.
lib-from-rulebook = Everything here follows the rulebook.
lib-from-reconstructed = Not known from print, and reconstructed: { $fields }. The rest comes from the sources.
lib-from-us = Only this is our own: { $fields }.
lib-note-basic-yes = Played in the Basic version
lib-note-basic-no = Not in the Basic version: { $why }

# Help at the table
lib-help = Help
lib-help-now = What may I do now?
lib-back = Back
lib-close = Close

# What is not there
lib-missing = Not on the shelf
lib-missing-game = There is no game called “{ $name }” here.
lib-missing-card = { $game } has no card called “{ $name }”.
lib-missing-rule = { $game } has no rule “{ $name }”.
lib-did-you-mean = Did you mean one of these?

# Credits
lib-credits = Credits
lib-credits-more = Fabletop's own code is free under the MIT licence. These works of others are part of the pages; we thank their makers.
lib-credits-missing = The list of packages and icons is not here: it is written by `make assets`.
lib-credits-packages = Packages
lib-package = Package
lib-version = Version
lib-author = By
lib-licence = Licence
lib-licence-text = Text of the licence of { $name }
lib-credits-icons = Icons
lib-credits-icons-more = Silhouettes from game-icons.net under the licence CC BY 3.0, in our colours, otherwise unchanged. Where two authors have a drawing of the same name, both are named.
lib-not-affiliated = Fabletop is neither made nor endorsed by the authors and publishers of the games it plays. Names belong to their owners; rules and cards are told in our own words.

# Decks
lib-deck-characters = Characters
lib-deck-chance = Chance cards
lib-deck-creatures = Creatures
lib-deck-opportunities = Opportunities
lib-deck-items = Items
lib-deck-abilities = Abilities
lib-deck-guardians = Guardians
lib-deck-artifacts = Artifacts
lib-deck-fragments = Map Fragments
lib-deck-gates = Gates of the Realms
lib-deck-obstacles = Obstacles
lib-deck-prizes = Prizes of the Realms
lib-deck-races = Races
lib-deck-power = Power cards
lib-deck-enchantments = Enchantments
lib-deck-tokens = Special Ability tokens
lib-deck-tasks = Tasks
lib-deck-events = Events
lib-deck-wizards = Wizard Cards
lib-deck-lands = Lands
