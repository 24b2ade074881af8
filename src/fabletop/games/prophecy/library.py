"""Prophecy's cards and rules as entries to browse; nothing here is used in play."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from fabletop.core.library import Fact, LibraryCard, Rule
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.numbers import Bonus
from fabletop.games.prophecy.printed import ALL, Card

FACT_NAMES = {"deck": "items of the deck"}
"""An Item's own deck, Common or Rare, is not the deck it is listed under."""


def library(box: Box) -> tuple[LibraryCard, ...]:
    rules = _rules_of_cards(box)
    return tuple(_entry(deck, card, rules.get(card.name.en, ())) for deck, card in box.cards())


def _rules_of_cards(box: Box) -> dict[str, tuple[str, ...]]:
    """The rules that name a card. Longer names first: the War Axe is not the Axe."""
    names = sorted({card.name.en for _, card in box.cards()}, key=len, reverse=True)
    named = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
    found: dict[str, tuple[str, ...]] = {}
    for rule in rulebook():
        for name in dict.fromkeys(named.findall(rule.texts["en"])):
            found[name] = (*found.get(name, ()), rule.id)
    return found


def _entry(deck: str, card: Card, rules: tuple[str, ...]) -> LibraryCard:
    return LibraryCard(
        card.id,
        deck,
        {"en": card.name.en, "fr": card.name.fr},
        {"en": card.text.en, "fr": card.text.fr} if card.text else {},
        tuple(_facts(card, skip=frozenset(field.name for field in fields(Card)))),
        card.provenance,
        card.reconstructed,
        card.sources,
        card.note,
        rules,
    )


def _facts(thing: Any, skip: frozenset[str] = frozenset()) -> Iterator[Fact]:
    """The fields that say something, nested ones under their own names."""
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name in skip or value is None or value == field.default:
            continue
        if is_dataclass(value):
            prefix = "" if field.name in ("params", "special") else f"{field.name} "
            yield from ((f"{prefix}{name}", text) for name, text in _facts(value))
        else:
            yield FACT_NAMES.get(field.name, field.name.replace("_", " ")), _value(value)


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_value, value))
    if isinstance(value, Bonus):
        return _bonus(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "all" if value == ALL else str(value).replace("_", " ")


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
    data = files("fabletop.games.prophecy") / "data" / "rules.toml"
    plain = tomllib.loads(data.read_text(encoding="utf-8"))
    headings = plain.pop("groups")
    return tuple(
        Rule(
            rule,
            entry["group"],
            {"en": entry["en"], "fr": entry["fr"]},
            entry["source"],
            headings[entry["group"]],
            (("Basic", _in_basic(entry)),),
        )
        for rule, entry in plain.items()
    )


def _in_basic(entry: dict[str, Any]) -> str:
    return "yes" if entry["basic"] else f"no ({entry['why']})"
