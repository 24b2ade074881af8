"""The cards, lands and rules of Wizards as entries to browse. The rules of the game do not use this
module. The text of a Task or an Event says what it does; its facts are only the numbers."""

import re
from collections import Counter
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
from fabletop.core.texts.languages import ENGLISH
from fabletop.games.wizards.box import PACKAGE, Box
from fabletop.games.wizards.isles import LETTERS, TERRAIN
from fabletop.games.wizards.printed import EventCard, Land, TaskCard

NAME = "wizards"

UNTOLD = PRINTED | {"parts", "effect", "terrain", "sites", "walls"}

FACT_NAMES = {
    "ordered": "in_this_order",
    "opening": "first_part_before_the_others",
    "count": "how_many",
    "held": "keep",
    "dice": "dice_rolled",
    "charges": "uses",
    "spells": "spells_work_up_to",
    "roll": "movement_roll",
    "trap": "row_of_the_traps",
    "site": "place",
    "rank": "rank_among_high_wizards",
    "low": "lowest_roll",
    "high": "highest_roll",
    "to": "leads_to",
}

VALUES = {
    "common": "common_land",
    "elven": "elven_land",
    "magic": "magic_land",
    "movement": "swift_or_slow_movement",
}
"""Replacements for words that mean something else in another game."""

BY_NUMBER = {"tasks": r"\bTasks? (\d+(?: and \d+)?)", "events": r"\bEvents? (\d+(?: and \d+)?)"}
"""How rules mention cards: "Task 30", "Events 21 and 37"."""


@cached_boxes
def library(box: Box) -> tuple[LibraryCard, ...]:
    rules = rules_by_name(english_names(NAME, (card for _, card in box.decks())), rulebook())
    entries = Entries(NAME, box.corrections)
    return tuple(
        entries.entry(deck, card, _facts(card), _rules(deck, card, rules[card.id]))
        for deck, card in box.decks()
    )


def _rules(deck: str, card: PrintedCard, named: tuple[str, ...]) -> tuple[str, ...]:
    """The rules that mention a card by its name or its number."""
    if not isinstance(card, TaskCard | EventCard):
        return named
    return tuple(
        rule.id
        for rule in rulebook()
        if rule.id in named or str(card.number) in _numbers(deck, rule.texts[ENGLISH])
    )


def _numbers(deck: str, text: str) -> list[str]:
    return " ".join(re.findall(BY_NUMBER[deck], text)).split()


def _facts(card: PrintedCard) -> Iterator[Fact]:
    yield from facts_of(card, skip=UNTOLD, names=FACT_NAMES, bare=(), say=_say)
    if isinstance(card, TaskCard):
        yield "parts", (str(len(card.parts)),)
    if isinstance(card, Land):
        yield from _land(card)


def _say(value: object) -> str:
    return VALUES.get(str(value), str(value))


def _land(land: Land) -> Iterator[Fact]:
    """How many spaces of each terrain a land has, and in which spaces its sites lie."""
    spaces = Counter(land.terrain)
    for letter, terrain in LETTERS.items():
        if spaces[letter]:
            yield f"spaces_of_{TERRAIN[terrain]}", (str(spaces[letter]),)
    if land.walls:
        yield "walls", (str(len(land.walls)),)
    for kind in dict.fromkeys(site.kind for site in land.sites):
        yield kind, tuple(str(site.space) for site in land.sites if site.kind == kind)


@cache
def rulebook() -> tuple[Rule, ...]:
    """The rulebook index."""
    return read_rules(PACKAGE, NAME)
