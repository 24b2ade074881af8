"""The box: every card, read from the data files, with a player's corrections on top."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import cache

from fabletop.core.build import build
from fabletop.core.corrections import Corrections, correct
from fabletop.core.decks import build_deck, read_data
from fabletop.core.question import Option
from fabletop.games.prophecy.board import Board
from fabletop.games.prophecy.printed import (
    Ability,
    AstralPlane,
    Card,
    ChanceCard,
    Character,
    Creature,
    Item,
    Opportunity,
    Space,
)

DECKS: dict[str, type[Card]] = {
    "characters": Character,
    "chance": ChanceCard,
    "creatures": Creature,
    "opportunities": Opportunity,
    "items": Item,
    "abilities": Ability,
    "guardians": Creature,
    "artifacts": Item,
}

PACKAGE = "fabletop.games.prophecy"


class Box:
    """Everything in the box. Shared by all tables that play with the same cards."""

    def __init__(self, corrections: Corrections) -> None:
        self.corrections = corrections
        plain = {deck: read_data(PACKAGE, deck) for deck in DECKS}
        correct(plain, corrections)
        self.hash = hashlib.sha256(
            json.dumps([plain, read_data(PACKAGE, "board")], sort_keys=True).encode()
        ).hexdigest()[:16]
        self.characters = build_deck(Character, plain["characters"])
        self.chance = build_deck(ChanceCard, plain["chance"])
        self.creatures = build_deck(Creature, plain["creatures"])
        self.opportunities = build_deck(Opportunity, plain["opportunities"])
        self.abilities = build_deck(Ability, plain["abilities"])
        self.guardians = build_deck(Creature, plain["guardians"])
        self.artifacts = build_deck(Item, plain["artifacts"])
        self.items = build_deck(Item, plain["items"]) | self.artifacts
        """Everything that counts among a hero's Items, the Artifacts included."""
        self.foes = self.creatures | self.guardians
        """Everything that is fought like a Creature."""
        self.kinds_of_foe = {
            foe.id: (*foe.types, "guardian") if foe.rank else foe.types
            for foe in self.foes.values()
        }
        board = read_data(PACKAGE, "board")
        self.board = Board(
            [build(Space, entry, f"board.toml: {entry['id']}") for entry in board["space"]],
            [build(AstralPlane, entry, f"board.toml: {entry['id']}") for entry in board["plane"]],
        )
        self.uses: dict[str, Option] = {
            item.id: ("drink" if item.kind == "potion" else "read", item.id)
            for item in self.items.values()
            if item.timing == "own_turn"
        }
        """How potions and scrolls are used in one's own turn, outside battle."""
        self.names = {card.id: card.name for _, card in self.cards()}
        self.names |= {space.id: space.name for space in self.board.spaces}
        self.names |= {plane.id: plane.name for plane in self.board.planes}

    def cards(self) -> Iterator[tuple[str, Card]]:
        """Every card with the name of its deck."""
        for deck in DECKS:
            cards: Mapping[str, Card] = getattr(self, deck)
            for card in cards.values():
                if deck != "items" or card.id not in self.artifacts:
                    yield deck, card


def open_box(corrections: Corrections | None = None) -> Box:
    """The box with these corrections; the same corrections share one box."""
    return _open(json.dumps(corrections, sort_keys=True) if corrections else "{}")


@cache
def _open(corrections: str) -> Box:
    return Box(json.loads(corrections))
