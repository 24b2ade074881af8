"""The box: lands, cards, charts and spell lists, read from the data files, with a player's
corrections on top."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Any, Final

from fabletop.core.cards.build import build
from fabletop.core.cards.corrections import Corrections, correct
from fabletop.core.cards.decks import build_deck, read_data
from fabletop.core.cards.printed import PrintedCard
from fabletop.core.plugins import cached_boxes
from fabletop.games.wizards.isles import Isles, Placement
from fabletop.games.wizards.printed import (
    ORDERS,
    Animal,
    ChartRow,
    EventCard,
    Land,
    Spell,
    TaskCard,
    WizardCard,
)

PLAYERS: Final = range(2, 7)

PACKAGE: Final = "fabletop.games.wizards"

HIGH_WIZARD: Final = "high_wizard"
PHANTASM: Final = "phantasm"
TRAP: Final = "trap"

ANIMALS: Final[dict[str, Animal]] = {
    "horse": Animal(name="horse", days=3, movement=4, shuns=("mountains", "ruktal", "water")),
    "hound": Animal(name="hound", days=4, movement=2, shuns=("ruktal", "dragons_lair", "water")),
    "winged_horse": Animal(
        name="winged_horse", turns=2, shuns=("star_crest", "ruktal", "dragons_lair", "water")
    ),
    "unicorn": Animal(name="unicorn", turns=1),
}
"""The animals that accompany a player (Z-030 to Z-033)."""


FIXED_FIELDS: Final = {
    "events": ("kind", "effect", "held", "site", "animal"),
    "lands": ("number", "sites"),
    "wizard_cards": ("number", "kind", "to"),
}
"""The fields that no correction may change: by which rule a card works, and where."""


class Box:
    """Everything in the box. Shared by all tables that play with the same cards."""

    def __init__(self, corrections: Corrections) -> None:
        self.corrections = corrections
        decks = ("lands", "tasks", "events", "wizard_cards")
        plain = {deck: read_data(PACKAGE, deck) for deck in decks}
        correct(plain, corrections, FIXED_FIELDS)
        tables = {name: read_data(PACKAGE, name) for name in ("charts", "orders", "layouts")}
        text = json.dumps([plain, tables], sort_keys=True)
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:16]
        self.lands = build_deck(Land, plain["lands"])
        self.tasks = build_deck(TaskCard, plain["tasks"])
        self.events = build_deck(EventCard, plain["events"])
        self.wizards = build_deck(WizardCard, plain["wizard_cards"])
        self.charts = {
            chart: [build(ChartRow, row, f"charts.toml: {chart}") for row in rows]
            for chart, rows in tables["charts"].items()
        }
        self.levels: dict[str, list[list[int]]] = {
            order: tables["orders"][order]["levels"] for order in ORDERS
        }
        self.spells = {order: _spells(tables["orders"][order], order) for order in ORDERS}
        self.layouts: dict[str, Mapping[str, list[int]]] = tables["layouts"]
        self.sites = {site.id: site for land in self.lands.values() for site in land.sites}
        self.high_wizards = [card.id for card in self.wizards.values() if card.kind == HIGH_WIZARD]
        self.named = frozenset([*(card.id for _, card in self.decks()), *self.sites])
        """The ids of all things that have a name: cards, lands and sites."""
        self.isles: Callable[[tuple[Placement, ...]], Isles] = lru_cache(maxsize=64)(
            partial(Isles, list(self.lands.values()))
        )

    def decks(self) -> Iterator[tuple[str, PrintedCard]]:
        """Every card and land with the name of its deck."""
        decks: dict[str, Mapping[str, PrintedCard]] = {
            "tasks": self.tasks,
            "events": self.events,
            "wizards": self.wizards,
            "lands": self.lands,
        }
        for deck, cards in decks.items():
            for card in cards.values():
                yield deck, card


def _spells(order: Mapping[str, Any], name: str) -> list[dict[str, Spell]]:
    """The spells of ranks 0 to 4, by name."""
    known: list[dict[str, Spell]] = [{}]
    for plain in order["spells"]:
        spells = [build(Spell, spell, f"orders.toml: {name}") for spell in plain]
        known.append({spell.name: spell for spell in spells})
    return known


def open_box(corrections: Corrections | None = None) -> Box:
    """The box with these corrections; the same corrections share one box."""
    return _open(json.dumps(corrections, sort_keys=True) if corrections else "{}")


@cached_boxes
def _open(corrections: str) -> Box:
    return Box(json.loads(corrections))
