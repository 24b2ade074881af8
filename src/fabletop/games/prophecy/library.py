"""Prophecy's cards and rules as entries to browse; nothing here is used in play."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from fabletop.core.entries import entry, facts_of, read_rules, rules_by_name
from fabletop.core.library import Fact, LibraryCard, Rule
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.numbers import Bonus
from fabletop.games.prophecy.printed import Card

FACT_NAMES = {"deck": "items of the deck"}
"""An Item's own deck, Common or Rare, is not the deck it is listed under."""

INDEXES = ("rules", "rules_expansions")

COMMON = frozenset(field.name for field in fields(Card))


def library(box: Box) -> tuple[LibraryCard, ...]:
    rules = rules_by_name((card for _, card in box.cards()), rulebook())
    return tuple(
        entry(deck, card, _facts(card), rules.get(card.name.en, ())) for deck, card in box.cards()
    )


def _facts(card: Card) -> Iterator[Fact]:
    return facts_of(card, skip=COMMON, names=FACT_NAMES, bare=("params", "special"), say=_say)


def _say(value: object) -> str:
    return _bonus(value) if isinstance(value, Bonus) else str(value)


def _bonus(bonus: Bonus) -> str:
    against = f" against {', '.join(bonus.vs)}" if bonus.vs else ""
    where = f" in {bonus.terrain}" if bonus.terrain else ""
    hands = f" with a weapon in {bonus.hands} hands" if bonus.hands else ""
    weapon = f" for each {bonus.weapon}" if bonus.weapon else ""
    weapon += " weapon" if bonus.weapon in ("crushing", "edged", "long") else ""
    return f"{bonus.value:+} in {bonus.battle}{against}{where}{hands}{weapon}"


@cache
def rulebook() -> tuple[Rule, ...]:
    """The rulebook index, with what the Basic version leaves out."""
    return read_rules("fabletop.games.prophecy", _in_basic, INDEXES)


def _in_basic(rule: Mapping[str, Any]) -> tuple[Fact, ...]:
    return (("Basic", "yes" if rule["basic"] else f"no ({rule['why']})"),)
