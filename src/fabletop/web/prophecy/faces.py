"""How the cards of Prophecy look on pages: their icons, the numbers in a corner, and the line under
the name."""

from fabletop.web.plugin import DeckLook

MIGHT = {"strength": "mark.strength", "willpower": "mark.willpower"}

DECKS = {
    "characters": DeckLook(icons="character", badges=MIGHT, line=("guilds",)),
    "creatures": DeckLook(
        icons="creature",
        badges=MIGHT | {"lives": "mark.health", "experience": "mark.experience"},
        line=("types",),
    ),
    "guardians": DeckLook(
        icons="guardian", badges=MIGHT | {"lives": "mark.health"}, line=("rank", "types")
    ),
    "items": DeckLook(
        icons="item", badges={"price": "mark.gold"}, line=("items_of_the_deck", "kind", "weapon")
    ),
    "abilities": DeckLook(
        icons="ability",
        badges={"experience": "mark.experience"},
        line=("guild", "abilities_of_the_deck"),
    ),
    "artifacts": DeckLook(icons="artifact", line=("kind", "weapon")),
    "obstacles": DeckLook(icons="obstacle", line=("part",)),
    "gates": DeckLook(icons="gate", line=("part",)),
    "prizes": DeckLook(icons="prize", line=("part",)),
    "fragments": DeckLook(icons="fragment", line=("space",)),
    "opportunities": DeckLook(icons="opportunity"),
    "races": DeckLook(icons="race"),
}
