"""The cards, enchantments, tokens and rules of Seasons as entries to browse. The rules of the game
do not use this module."""

from collections.abc import Iterator
from functools import cache

from fabletop.core.cards.entries import (
    PRINTED,
    Entries,
    english_names,
    facts_of,
    read_rules,
    rules_by_name,
)
from fabletop.core.cards.library import Fact, LibraryCard, Rule
from fabletop.core.cards.printed import PrintedCard
from fabletop.core.plugins import cached_boxes
from fabletop.games.seasons.box import PACKAGE, PLAYERS, Box
from fabletop.games.seasons.printed import ENERGIES, Cost, PowerCard

FACT_NAMES = {
    "kinds": "effects",
    "price": "crystals_to_activate",
    "energy": "energy_gained",
    "tokens": "energy_tokens",
    "gauge": "spaces_of_the_gauge",
    "spaces": "spaces_of_the_wheel",
    "limit": "limit_of_the_reserve",
    "less": "less_energy_or_room",
    "at_most": "reserve_at_most",
    "deal": "cards_dealt",
    "keep": "cards_kept",
}

NAME = "seasons"

SEATS = "_".join(map(str, PLAYERS))


@cached_boxes
def library(box: Box) -> tuple[LibraryCard, ...]:
    rules = rules_by_name(english_names(NAME, (card for _, card in box.decks())), rulebook())
    entries = Entries(NAME, box.corrections)
    return tuple(
        entries.entry(deck, card, _facts(card), rules[card.id]) for deck, card in box.decks()
    )


def _facts(card: PrintedCard) -> Iterator[Fact]:
    if isinstance(card, PowerCard):
        yield from list(_cost(card.cost)) or [("cost", ("nothing",))]
    yield from facts_of(card, skip=PRINTED | {"cost"}, names=FACT_NAMES, bare=("params",))


def _cost(cost: Cost) -> Iterator[Fact]:
    """Each part of the price; if it depends on the number of players, all amounts (S-102)."""
    if cost.elements:
        yield "cost", ("different_energies",)
    for part in (*ENERGIES, "crystals"):
        amount: int = getattr(cost, part)
        if amount:
            yield f"cost_{part}", (str(amount),)
        if cost.each == part:
            yield f"cost_{part}_for_{SEATS}_players", tuple(map(str, cost.amounts))


@cache
def rulebook() -> tuple[Rule, ...]:
    """The rulebook index."""
    return read_rules(PACKAGE, NAME)
