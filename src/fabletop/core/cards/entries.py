"""Entries of a game's library, made from what is printed on its cards and from the rulebook index
in its data; nothing here is used in play."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from fabletop.core.cards.build import ALL
from fabletop.core.cards.decks import read_data
from fabletop.core.cards.library import Fact, LibraryCard, Rule
from fabletop.core.cards.printed import PrintedCard

PRINTED = frozenset(field.name for field in fields(PrintedCard))
"""What an entry says elsewhere than among its facts."""

INDEX = ("groups", "scenarios")
"""Tables of an index that are no rules."""


def entry(
    deck: str, card: PrintedCard, facts: Iterable[Fact], rules: tuple[str, ...]
) -> LibraryCard:
    return LibraryCard(
        card.id,
        deck,
        {"en": card.name.en, "fr": card.name.fr},
        {"en": card.text.en, "fr": card.text.fr} if card.text else {},
        tuple(facts),
        card.provenance,
        card.reconstructed,
        card.sources,
        card.note,
        rules,
        card,
    )


def facts_of(
    thing: Any,
    *,
    skip: Collection[str] = (),
    names: Mapping[str, str],
    bare: Collection[str],
    say: Callable[[object], str] = str,
) -> Iterator[Fact]:
    """The fields that say something. Nested ones are told under the name of the field that holds
    them, unless that is bare."""
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name in skip or value in (None, "", field.default):
            continue
        if is_dataclass(value):
            prefix = "" if field.name in bare else f"{field.name} "
            nested = facts_of(value, names=names, bare=bare, say=say)
            yield from ((f"{prefix}{name}", text) for name, text in nested)
        else:
            yield names.get(field.name, field.name.replace("_", " ")), _value(value, say)


def _value(value: object, say: Callable[[object], str]) -> str:
    if isinstance(value, tuple):
        return ", ".join(_value(part, say) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "all" if value == ALL else say(value).replace("_", " ")


def rules_by_name(
    cards: Iterable[PrintedCard], rules: Iterable[Rule]
) -> dict[str, tuple[str, ...]]:
    """The rules that name a card, by its name. Longer names first: a Vampire Lord is no Vampire."""
    names = sorted({card.name.en for card in cards}, key=len, reverse=True)
    named = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
    found: dict[str, tuple[str, ...]] = {}
    for rule in rules:
        for name in dict.fromkeys(named.findall(rule.texts["en"])):
            found[name] = (*found.get(name, ()), rule.id)
    return found


def read_rules(
    package: str,
    notes: Callable[[Mapping[str, Any]], tuple[Fact, ...]] = lambda _: (),
    names: Sequence[str] = ("rules",),
) -> tuple[Rule, ...]:
    """The rulebook index of a game, from the files of its data with these names."""
    return tuple(rule for name in names for rule in _index(package, name, notes))


def _index(
    package: str, name: str, notes: Callable[[Mapping[str, Any]], tuple[Fact, ...]]
) -> Iterator[Rule]:
    plain = read_data(package, name)
    for rule, table in plain.items():
        if rule not in INDEX:
            yield Rule(
                rule,
                table["group"],
                {"en": table["en"], "fr": table["fr"]},
                table["source"],
                plain["groups"][table["group"]],
                notes(table),
            )
