"""Prophecy's cards and rules as entries to browse; nothing here is used in play."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from fabletop.core.entries import Entries, english_names, facts_of, read_rules, rules_by_name
from fabletop.core.library import Fact, LibraryCard, Rule
from fabletop.games.prophecy.box import PACKAGE, Box
from fabletop.games.prophecy.numbers import Bag, Bonus
from fabletop.games.prophecy.printed import Ability, Card, ChanceCard, Gate, Item, Race

FACT_NAMES: dict[type[Card], dict[str, str]] = {
    Item: {"deck": "items of the deck", "stone": "set into"},
    ChanceCard: {"deck": "items of the deck"},
    Ability: {"deck": "abilities of the deck"},
    Gate: {"gold": "to enter"},
    Race: {"experience": "starting experience", "shield": "with a shield"},
}
"""Where the name of a field does not say what it is on such a card. An Item's own deck, Common or
Rare, is not the deck it is listed under."""

NAME = "prophecy"

WEAPONS = ("crushing", "edged", "long")

INDEXES = ("rules", "rules_expansions")

COMMON = frozenset(field.name for field in fields(Card)) - {"part"}


def library(box: Box) -> tuple[LibraryCard, ...]:
    rules = rules_by_name(english_names(NAME, (card for _, card in box.cards())), rulebook())
    entries = Entries(NAME, box.corrections)
    return tuple(
        entries.entry(deck, card, _facts(card), rules[card.id]) for deck, card in box.cards()
    )


def _facts(card: Card) -> Iterator[Fact]:
    names = FACT_NAMES.get(type(card), {})
    return facts_of(card, skip=COMMON, names=names, bare=("params", "special"), say=_say)


def _say(value: object) -> str:
    match value:
        case Bonus():
            return _bonus(value)
        case Bag():
            return f"{value.bubbles} bubbles for {value.gold} gold"
        case _:
            return str(value)


def _bonus(bonus: Bonus) -> str:
    """How much, in which battles, against whom, where, with what."""
    weapon = f"{bonus.weapon} weapon" if bonus.weapon in WEAPONS else bonus.weapon
    told = (
        (bonus.vs, f"against {', '.join(bonus.vs)}"),
        (bonus.not_vs, f"except against {', '.join(bonus.not_vs)}"),
        (bonus.bands, "facing a band"),
        (bonus.crowned, "facing an owner of an Artifact"),
        (bonus.per_type, "for each type of the opponent"),
        (bonus.world, f"in the {bonus.world} realm"),
        (bonus.terrain, f"in {bonus.terrain}"),
        (bonus.hands, f"with a weapon in {bonus.hands} hands"),
        (bonus.weapon, f"for each {weapon}"),
    )
    parts = [f"{bonus.value:+} in {bonus.battle}", *(words for said, words in told if said)]
    return " ".join(parts)


@cache
def rulebook() -> tuple[Rule, ...]:
    """The rulebook index, with what the Basic version leaves out."""
    return read_rules(PACKAGE, NAME, _in_basic, INDEXES)


def _in_basic(rule: Mapping[str, Any]) -> tuple[Fact, ...]:
    return (("Basic", "yes" if rule["basic"] else f"no ({rule['why']})"),)
