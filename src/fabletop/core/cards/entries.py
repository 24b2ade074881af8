"""Entries of a game's library, made from what is printed on its cards and from the rulebook index
in its data; nothing here is used in play."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from fabletop.core.cards.build import ALL
from fabletop.core.cards.corrections import Corrections
from fabletop.core.cards.decks import read_data
from fabletop.core.cards.library import Fact, LibraryCard, Phrase, Rule, Texts
from fabletop.core.cards.printed import PrintedCard
from fabletop.core.texts.card_texts import card_text, cards_of, in_every_language, rules_of
from fabletop.core.texts.catalogue import catalogue
from fabletop.core.texts.languages import ENGLISH

PRINTED = frozenset(field.name for field in fields(PrintedCard))
"""The fields of a card that an entry does not list among its facts."""

SCENARIOS = "scenarios"
"""The table in an index that is not a rule."""


@dataclass(frozen=True, slots=True)
class Entries:
    """Makes the entries of a game's cards, with a player's own texts."""

    game: str
    corrections: Corrections

    def entry(
        self, deck: str, card: PrintedCard, facts: Iterable[Fact], rules: tuple[str, ...]
    ) -> LibraryCard:
        return LibraryCard(
            card.id,
            deck,
            in_every_language(cards_of(self.game), lambda said: said.say(card.id)),
            self._told(card.id, "text"),
            tuple(facts),
            card.provenance,
            card.reconstructed,
            card.sources,
            self._told(card.id, "note"),
            rules,
            card,
        )

    def _told(self, card: str, field: str) -> Texts:
        return in_every_language(
            cards_of(self.game), lambda said: card_text(said, card, field, self.corrections)
        )


def facts_of(
    thing: Any,
    *,
    skip: Collection[str] = (),
    names: Mapping[str, str],
    bare: Collection[str],
    say: Callable[[object], str | Phrase] = str,
) -> Iterator[Fact]:
    """The fields with a value, under their own names or those in `names`. Fields of a nested object
    are prefixed with the name of the field that holds it, unless it is in `bare`."""
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name in skip or value in (None, "", field.default):
            continue
        if is_dataclass(value):
            prefix = "" if field.name in bare else f"{field.name}_"
            nested = facts_of(value, names=names, bare=bare, say=say)
            yield from ((f"{prefix}{name}", values) for name, values in nested)
        else:
            yield names.get(field.name, field.name), tuple(_values(value, say))


def _values(value: object, say: Callable[[object], str | Phrase]) -> Iterator[str | Phrase]:
    if isinstance(value, tuple):
        for part in value:
            yield from _values(part, say)
    elif isinstance(value, bool):
        yield "yes" if value else "no"
    else:
        yield "all" if value == ALL else say(value)


def english_names(game: str, cards: Iterable[PrintedCard]) -> dict[str, str]:
    said = catalogue(cards_of(game), ENGLISH)
    return {card.id: said.say(card.id) for card in cards}


def rules_by_name(names: Mapping[str, str], rules: Iterable[Rule]) -> dict[str, tuple[str, ...]]:
    """For each card, the rules that use its English name. Longer names are matched first: a Vampire
    Lord is not a Vampire."""
    longest = sorted(set(names.values()), key=len, reverse=True)
    named = re.compile(rf"\b({'|'.join(map(re.escape, longest))})\b")
    found: dict[str, tuple[str, ...]] = {}
    for rule in rules:
        for name in dict.fromkeys(named.findall(rule.texts[ENGLISH])):
            found[name] = (*found.get(name, ()), rule.id)
    return {card: found.get(name, ()) for card, name in names.items()}


def read_rules(
    package: str,
    game: str,
    notes: Callable[[Mapping[str, Any]], tuple[Fact, ...]] = lambda _: (),
    names: Sequence[str] = ("rules",),
) -> tuple[Rule, ...]:
    """The rulebook index of a game, from its data files with these names."""
    return tuple(rule for name in names for rule in _index(package, game, name, notes))


def _index(
    package: str, game: str, name: str, notes: Callable[[Mapping[str, Any]], tuple[Fact, ...]]
) -> Iterator[Rule]:
    for rule, table in read_data(package, name).items():
        if rule != SCENARIOS:
            texts, heading = (_told(game, message) for message in (rule, f"group-{table['group']}"))
            yield Rule(rule, table["group"], texts, table["source"], heading, notes(table))


def _told(game: str, message: str) -> Texts:
    return in_every_language(rules_of(game), lambda said: said.say(message))
