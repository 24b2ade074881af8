"""The box: every card, token and die, read from the data files, with a player's corrections on
top."""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from typing import Final

from fabletop.core.cards.corrections import Corrections, correct
from fabletop.core.cards.decks import build_deck, read_data
from fabletop.core.cards.printed import PrintedCard
from fabletop.core.errors import BadData
from fabletop.core.plugins import cached_boxes
from fabletop.games.seasons.printed import (
    ENERGIES,
    SEASONS,
    Cost,
    DieFace,
    Enchantment,
    PowerCard,
    Token,
)

FACE: Final = re.compile(r"([wefa]*)(?:\+(\d))?(\*?)(c?)(T?)(\.{1,3})")
LETTERS: Final = "wefa"

PLAYERS: Final = range(2, 5)

POOLS: Final = {
    "30": ("beginner",),
    "50": ("beginner", "advanced"),
    "30_enchanted": ("beginner", "enchanted"),
    "50_enchanted": ("beginner", "advanced", "enchanted"),
}
"""The sets of cards in each pool (S-023, S-024)."""


def has_enchanted(pool: str) -> bool:
    """Whether a pool has cards of Enchanted Kingdom."""
    return "enchanted" in POOLS[pool]


Price = tuple[tuple[int, int, int, int], int]
"""Energies and crystals."""

PACKAGE: Final = "fabletop.games.seasons"


FIXED_FIELDS: Final = {
    "cards": ("number", "set"),
    "enchantments": ("number", "changes"),
    "tokens": ("number",),
}
"""The fields that no correction may change: the ready-made sets know cards by their numbers."""


class Box:
    """Everything in the box. Shared by all tables that play with the same cards."""

    def __init__(self, corrections: Corrections) -> None:
        self.corrections = corrections
        plain = {deck: read_data(PACKAGE, deck) for deck in ("cards", "enchantments", "tokens")}
        correct(plain, corrections, FIXED_FIELDS)
        dice = read_data(PACKAGE, "dice")
        self.hash = hashlib.sha256(json.dumps([plain, dice], sort_keys=True).encode()).hexdigest()[
            :16
        ]
        self.cards = build_deck(PowerCard, plain["cards"])
        for card in self.cards.values():
            _check_amounts(card)
        self.enchantments = build_deck(Enchantment, plain["enchantments"])
        _check_deal(self.enchantments)
        self.tokens = build_deck(Token, plain["tokens"])
        self.faces = {
            f"{die}-{number}": _face(f"{die}-{number}", text)
            for die, faces in dice["dice"].items()
            for number, text in enumerate(faces, start=1)
        }
        """Every face of every die: "winter_1-4" is the fourth of the first winter die."""
        self.dice = [[die for die in dice["dice"] if die.startswith(name)] for name in SEASONS]
        self.rates: list[list[int]] = [dice["seasons"][name] for name in SEASONS]
        self.prices: list[dict[str, Price]] = [
            {card.id: _price(card.cost, players) for card in self.cards.values()}
            for players in range(PLAYERS[-1] + 1)
        ]
        """The price of summoning each card, by the number of players (S-102)."""
        self.named = frozenset(card.id for _, card in self.decks())
        """The ids of all things that have a name."""

    def decks(self) -> Iterator[tuple[str, PrintedCard]]:
        """Every card, enchantment and token with the name of its deck."""
        decks: dict[str, Mapping[str, PrintedCard]] = {
            "power": self.cards,
            "enchantments": self.enchantments,
            "tokens": self.tokens,
        }
        for deck, cards in decks.items():
            for card in cards.values():
                yield deck, card


def open_box(corrections: Corrections | None = None) -> Box:
    """The box with these corrections; the same corrections share one box."""
    return _open(json.dumps(corrections, sort_keys=True) if corrections else "{}")


@cached_boxes
def _open(corrections: str) -> Box:
    return Box(json.loads(corrections))


def _face(face: str, text: str) -> DieFace:
    match = FACE.fullmatch(text)
    if match is None:
        raise BadData(f"dice.toml: {face} cannot be read: {text!r}")
    energies, crystals, star, card, ring, dots = match.groups()
    return DieFace(
        id=face,
        shows=text,
        energies=tuple(energies.count(letter) for letter in LETTERS),
        crystals=int(crystals or 0),
        star=len(star),
        card=bool(card),
        ring=bool(ring),
        dots=len(dots),
    )


def _check_amounts(card: PowerCard) -> None:
    """What depends on the number of players has an amount for every number."""
    wanted = len(PLAYERS) if card.cost.each else 0
    if len(card.cost.amounts) != wanted:
        raise BadData(
            f"{card.id}: cost: amounts should have {wanted} parts, it has {len(card.cost.amounts)}"
        )


def _check_deal(enchantments: Mapping[str, Enchantment]) -> None:
    for one in enchantments.values():
        if one.keep > one.deal:
            raise BadData(f"{one.id}: keep should be at most {one.deal}, as many as it deals")


def _price(cost: Cost, players: int) -> Price:
    amount = cost.amounts[players - PLAYERS[0]] if cost.amounts and players in PLAYERS else 0
    water, earth, fire, air = (
        getattr(cost, energy) + (amount if cost.each == energy else 0) for energy in ENERGIES
    )
    crystals = cost.crystals + (amount if cost.each == "crystals" else 0)
    return (water, earth, fire, air), crystals
