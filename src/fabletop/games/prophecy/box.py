"""The box: every card, read from the data files, with a player's corrections on top."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache

from fabletop.core.cards.build import build
from fabletop.core.cards.corrections import Corrections, correct
from fabletop.core.cards.decks import build_deck, has_data, read_data
from fabletop.core.codec import JsonObject
from fabletop.core.question import Option
from fabletop.games.prophecy.printed.board import Board
from fabletop.games.prophecy.printed.cards import (
    Ability,
    AstralPlane,
    Card,
    ChanceCard,
    Character,
    Creature,
    Fragment,
    Gate,
    Item,
    Obstacle,
    Opportunity,
    Prize,
    Race,
    Space,
)
from fabletop.games.prophecy.printed.numbers_met import Special

DECKS: dict[str, type[Card]] = {
    "characters": Character,
    "chance": ChanceCard,
    "creatures": Creature,
    "opportunities": Opportunity,
    "items": Item,
    "abilities": Ability,
    "guardians": Creature,
    "artifacts": Item,
    "obstacles": Obstacle,
    "gates": Gate,
    "prizes": Prize,
    "fragments": Fragment,
    "races": Race,
}

REALMS = ("water", "dragon")

BOARDS = ("island", *REALMS)
"""The parts that add spaces."""

PARTS = ("new", *BOARDS, "lore", "races", "cooperative")
"""The parts of the game that bring cards of their own: a directory of data for each."""

PACKAGE = "fabletop.games.prophecy"


def _read_deck(deck: str) -> JsonObject:
    """The cards of the base game and of all parts, each with the part it belongs to."""
    plain = read_data(PACKAGE, deck) if has_data(PACKAGE, deck) else {}
    for part in PARTS:
        if has_data(PACKAGE, f"{part}/{deck}"):
            for card, entry in read_data(PACKAGE, f"{part}/{deck}").items():
                plain[card] = {**entry, "part": part}
    return plain


class Box:
    """Every card there is, and the boards of the parts in play. Shared by all tables that play
    with the same cards on the same boards."""

    def __init__(self, corrections: Corrections, boards: Sequence[str] = BOARDS) -> None:
        self.corrections = corrections
        plain = {deck: _read_deck(deck) for deck in DECKS}
        correct(plain, corrections)
        printed = [read_data(PACKAGE, "board")]
        printed += [read_data(PACKAGE, f"{part}/board") for part in boards]
        self.hash = hashlib.sha256(
            json.dumps([plain, printed], sort_keys=True).encode()
        ).hexdigest()[:16]
        self.characters = build_deck(Character, plain["characters"])
        self.chance = build_deck(ChanceCard, plain["chance"])
        self.creatures = build_deck(Creature, plain["creatures"])
        self.opportunities = build_deck(Opportunity, plain["opportunities"])
        self.abilities = build_deck(Ability, plain["abilities"])
        self.guardians = build_deck(Creature, plain["guardians"])
        self.artifacts = build_deck(Item, plain["artifacts"])
        self.items = build_deck(Item, plain["items"]) | self.artifacts
        """All cards that count as a hero's Items, including Artifacts and Treasures."""
        self.obstacles = build_deck(Obstacle, plain["obstacles"])
        self.gates = build_deck(Gate, plain["gates"])
        self.prizes = build_deck(Prize, plain["prizes"])
        self.fragments = build_deck(Fragment, plain["fragments"])
        self.races = build_deck(Race, plain["races"])
        self.foes = self.creatures | self.guardians
        """All cards that are fought like a Creature."""
        self.traits = {
            foe.id: tuple(one.name for one in fields(Special) if getattr(foe.special, one.name))
            for foe in self.foes.values()
        }
        """The special rules of each of them."""
        self.kinds_of_foe = {
            foe.id: (*foe.types, "guardian") if foe.rank else foe.types
            for foe in self.foes.values()
        }
        self.board = _lay_boards(printed)
        self.uses: dict[str, Option] = {
            item.id: ("drink" if item.kind == "potion" else "read", item.id)
            for item in self.items.values()
            if item.timing == "own_turn"
        }
        """How potions and scrolls are used in the hero's own turn, outside battle."""
        self.passing = frozenset(
            item.id for item in self.items.values() if item.params.passes_creatures
        )
        """Items whose owner need not fight Creatures."""
        groups = [card for _, card in self.cards()], self.board.spaces, self.board.planes
        self.named = frozenset(thing.id for group in groups for thing in group)
        """The ids of everything that has a name: cards, spaces and planes."""

    def cards(self) -> Iterator[tuple[str, Card]]:
        """Every card, with the name of its deck."""
        for deck in DECKS:
            cards: Mapping[str, Card] = getattr(self, deck)
            for card in cards.values():
                if deck != "items" or card.id not in self.artifacts:
                    yield deck, card


def _lay_boards(printed: list[JsonObject]) -> Board:
    """The main board, the Island in its middle, and the boards of the Realms."""
    ring = len(printed[0]["space"])
    return Board(
        [
            build(Space, entry, f"board.toml: {entry['id']}")
            for board in printed
            for entry in board["space"]
        ],
        [
            build(AstralPlane, entry, f"board.toml: {entry['id']}")
            for board in printed
            for entry in board.get("plane", ())
        ],
        ring,
    )


def open_box(corrections: Corrections | None = None, boards: Sequence[str] = BOARDS) -> Box:
    """The box with these corrections and boards; equal arguments share one box."""
    return _open(json.dumps(corrections, sort_keys=True) if corrections else "{}", tuple(boards))


@cache
def _open(corrections: str, boards: tuple[str, ...]) -> Box:
    return Box(json.loads(corrections), boards)
