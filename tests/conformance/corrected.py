"""Valid corrections of cards by chance: any field of any card that a player may correct."""

import random
import types
from collections.abc import Sequence
from dataclasses import is_dataclass
from typing import Annotated, Literal, NewType, Union, get_args, get_origin, get_type_hints

from fabletop.core.any_options import any_options
from fabletop.core.cards.build import LARGEST, Most, WordFrom
from fabletop.core.cards.corrections import FIXED
from fabletop.core.errors import BadData, BadSetup
from fabletop.core.game import Game, Options

SMALL = (0, 0, 1, 1, 2, 3, 4, 6, 9)
AMOUNTS = (*SMALL, *SMALL, 12, 20, 98, 99, 100, LARGEST - 1, LARGEST)
Table = dict[str, object]


class Corrector:
    """Makes corrections of one game's cards."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._luck = random.Random(seed)
        self._cards = [entry.printed for entry in game.library({}) if entry.printed]

    def wish(self) -> tuple[Options, int]:
        """Options with corrections that the game accepts, and a number of players."""
        while True:
            seats = self._luck.choice(self._game.seats)
            options = any_options(self._game, seats, self._luck.randrange)
            options["cards"] = self._corrections()
            try:
                self._game.new(options, seats, 1)
            except (BadData, BadSetup):
                continue
            return options, seats

    def _corrections(self) -> dict[str, Table]:
        cards = self._luck.sample(self._cards, self._luck.choice((1, 1, 2, 5, 20)))
        return {card.id: self._fields(card) for card in cards}

    def _fields(self, card: object) -> Table:
        hints = get_type_hints(type(card), include_extras=True)
        names = [name for name in hints if name not in FIXED]
        chosen = self._luck.sample(names, min(len(names), self._luck.choice((1, 1, 2, 3))))
        return {name: self._value(hints[name], getattr(card, name), name) for name in chosen}

    def _value(self, kind: object, old: object, name: str, most: int = LARGEST) -> object:
        origin, parts, luck = get_origin(kind), get_args(kind), self._luck
        if origin is Annotated:
            if isinstance(parts[1], WordFrom):
                return luck.choice(parts[1].words())
            assert isinstance(parts[1], Most)
            return self._value(parts[0], old, name, parts[1].number)
        if origin is Literal:
            return luck.choice(_words(kind))
        if origin in (Union, types.UnionType):
            return self._value(next(p for p in parts if p is not type(None)), old, name)
        if origin is tuple:
            return [self._value(parts[0], None, name, most) for _ in range(luck.randrange(5))]
        if isinstance(kind, type) and is_dataclass(kind):
            return self._table(kind, old)
        if kind is bool:
            return luck.random() < 0.5
        if kind is str:
            return self._word(name)
        number = min(luck.choice(AMOUNTS), most)
        return -number if isinstance(kind, NewType) and luck.random() < 0.3 else number

    def _table(self, kind: type, old: object) -> Table:
        """All of the old values, a few of them changed, or a few values only."""
        hints = get_type_hints(kind, include_extras=True)
        changed = set(self._luck.sample(list(hints), self._luck.randrange(min(4, len(hints))) + 1))
        whole = self._luck.random() < 0.5 or old is None
        return {
            name: self._value(hint, getattr(old, name, None), name)
            if name in changed or old is None
            else _plain(getattr(old, name))
            for name, hint in hints.items()
            if whole or name in changed
        }

    def _word(self, name: str) -> str:
        """A word that another card has in this field, wherever it is, or one that nobody knows."""
        known = sorted({word for card in self._cards for word in _said(card, name)})
        return self._luck.choice((*known, *known, "", "nowhere"))


def _words(kind: object) -> Sequence[str]:
    return get_args(kind)


def _said(thing: object, name: str) -> list[str]:
    if isinstance(thing, tuple):
        return [word for one in thing for word in _said(one, name)]
    if not is_dataclass(thing):
        return []
    value = getattr(thing, name, None)
    words = value if isinstance(value, tuple) else (value,)
    found = [word for word in words if isinstance(word, str)]
    for field in thing.__dataclass_fields__:
        found += _said(getattr(thing, field), name)
    return found


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if is_dataclass(value):
        fields = {name: getattr(value, name) for name in value.__dataclass_fields__}
        return {name: _plain(one) for name, one in fields.items() if one is not None}
    return value
