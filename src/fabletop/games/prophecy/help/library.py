"""Prophecy's cards and rules as entries to browse; nothing here is used in play."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from fabletop.core.cards.entries import Entries, english_names, facts_of, read_rules, rules_by_name
from fabletop.core.cards.library import Fact, LibraryCard, Phrase, Rule
from fabletop.core.plugins import cached_boxes
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import Ability, Card, ChanceCard, Gate, Item, Race
from fabletop.games.prophecy.printed.numbers import Bag, Bonus
from fabletop.games.prophecy.printed.sets import PACKAGE

FACT_NAMES: dict[type[Card], dict[str, str]] = {
    Item: {"deck": "items_of_the_deck", "stone": "set_into"},
    ChanceCard: {"deck": "items_of_the_deck"},
    Ability: {"deck": "abilities_of_the_deck"},
    Gate: {"gold": "to_enter"},
    Race: {"experience": "starting_experience", "shield": "with_a_shield"},
}
"""Fact names for fields whose own name is not clear on such a card. An Item's own deck, Common or
Rare, is not the deck it is listed under."""

NAME = "prophecy"

INDEXES = ("rules", "rules_expansions")

COMMON = frozenset(field.name for field in fields(Card)) - {"part"}


@cached_boxes
def library(box: Box) -> tuple[LibraryCard, ...]:
    rules = rules_by_name(english_names(NAME, (card for _, card in box.cards())), rulebook())
    entries = Entries(NAME, box.corrections)
    return tuple(
        entries.entry(deck, card, _facts(card), rules[card.id]) for deck, card in box.cards()
    )


def _facts(card: Card) -> Iterator[Fact]:
    names = FACT_NAMES.get(type(card), {})
    return facts_of(card, skip=COMMON, names=names, bare=("params", "special"), say=_say)


def _say(value: object) -> str | Phrase:
    match value:
        case Bonus():
            return _bonus(value)
        case Bag():
            words = {"bubbles": (str(value.bubbles),), "gold": (str(value.gold),)}
            return Phrase("bag", words)
        case _:
            return str(value)


def _bonus(bonus: Bonus) -> Phrase:
    """How much, in which battles, against which opponents, where, with what."""
    clauses = {
        "foes": bonus.vs,
        "spared": bonus.not_vs,
        "facing": ("band",) * bonus.bands + ("owner_of_an_artifact",) * bonus.crowned,
        "per": ("type",) * bonus.per_type,
        "realm": (bonus.world,),
        "terrain": (bonus.terrain,),
        "n": (str(bonus.hands or ""),),
        "weapon": (bonus.weapon,),
    }
    words = {"value": (f"{bonus.value:+}",), "battle": (bonus.battle,)}
    return Phrase("bonus", words, {name: ids for name, ids in clauses.items() if any(ids)})


@cache
def rulebook() -> tuple[Rule, ...]:
    """The rulebook index; a note on each rule says whether the Basic version has it, or why not."""
    return read_rules(PACKAGE, NAME, _in_basic, INDEXES)


def _in_basic(rule: Mapping[str, Any]) -> tuple[Fact, ...]:
    return (("basic", ("yes",) if rule["basic"] else ("no", rule["why"])),)
