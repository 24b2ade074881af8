"""The box: every card, read from the data files, with a player's corrections on top."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Final

from fabletop.core.cards.build import build
from fabletop.core.cards.corrections import Corrections, correct
from fabletop.core.cards.decks import build_deck, has_data, read_data
from fabletop.core.codec import JsonObject
from fabletop.core.plugins import cached_boxes
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
from fabletop.games.prophecy.printed.effects import Effects
from fabletop.games.prophecy.printed.numbers import RaceNumbers
from fabletop.games.prophecy.printed.numbers_met import Special
from fabletop.games.prophecy.printed.sets import PACKAGE, CardSet, card_sets
from fabletop.games.prophecy.printed.sets import boards as all_boards

DECKS: Final[dict[str, type[Card]]] = {
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


_FIXED: Final = {
    "abilities": ("guild", "deck", "world"),
    "chance": ("kind",),
    "creatures": ("rank",),
    "fragments": ("space",),
    "gates": ("realm",),
    "guardians": ("rank",),
}
FIXED_FIELDS: Final = {deck: ("basic", *_FIXED.get(deck, ())) for deck in DECKS}
"""The fields that no correction may change: in which games and where a
card lies, and by which rule it works."""


def _read_deck(deck: str, sets: Iterable[CardSet] | None = None) -> JsonObject:
    """The cards of the base game and of these sets (by default all), each with its part."""
    plain = read_data(PACKAGE, deck) if has_data(PACKAGE, deck) else {}
    for one in card_sets() if sets is None else sets:
        if has_data(one.package, f"{one.name}/{deck}"):
            for card, entry in read_data(one.package, f"{one.name}/{deck}").items():
                plain[card] = {**entry, "part": one.name}
    return plain


class Box:
    """All our cards, and the boards of the parts in play; of other packages, only the cards of
    parts in play, so that an installed package changes no table without it. Shared by all tables
    that play with the same cards on the same boards."""

    def __init__(self, corrections: Corrections, boards: Sequence[str]) -> None:
        self.corrections = corrections
        self.boards = tuple(boards)
        """The boards besides the main one."""
        sets = [one for one in card_sets() if one.ours or one.name in boards]
        plain = {deck: _read_deck(deck, sets) for deck in DECKS}
        correct(plain, corrections, FIXED_FIELDS)
        printed = [read_data(PACKAGE, "board")]
        printed += [
            read_data(one.package, f"{one.name}/board") for one in sets if one.name in boards
        ]
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
        self.realms = tuple(one.name for one in sets if one.realm)
        """The Realms whose cards are in the box."""
        self.prize_of = {prize.part: prize.id for prize in self.prizes.values()}
        """The prize of each Realm."""
        self.gate_of = {gate.realm: gate for gate in self.gates.values()}
        """The Gate of each Realm."""
        self.fragments = build_deck(Fragment, plain["fragments"])
        self.races = build_deck(Race, plain["races"])
        self.race_numbers = {race.id: race.params for race in self.races.values()}
        self.race_numbers[""] = RaceNumbers()
        """What each Race changes; "" stands for none."""
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
        self.effects = Effects(self.items.values(), self.abilities.values())
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


def open_box(corrections: Corrections | None = None, boards: Sequence[str] | None = None) -> Box:
    """The box with these corrections and boards, by default all boards; equal arguments share one
    box."""
    lying = all_boards() if boards is None else tuple(boards)
    return _open(json.dumps(corrections, sort_keys=True) if corrections else "{}", lying)


@cached_boxes
def _open(corrections: str, boards: tuple[str, ...]) -> Box:
    return Box(json.loads(corrections), boards)
