"""Typed values from plain data, with an error that names the card and the field."""

import types
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from typing import (
    Annotated,
    Literal,
    NewType,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

from fabletop.core.errors import BadData
from fabletop.core.field_types import field_types
from fabletop.core.texts.foreign import harmless

V = TypeVar("V")

ALL = 99
"""Stands for "all" in amounts."""

LARGEST = 999
"""The largest number on a card, unless its field sets a lower limit."""

LONGEST_TEXT = 2_000
LONGEST_LIST = 50
SHOWN = 60
"""How many characters of a wrong value an error message shows."""

Signed = NewType("Signed", int)
"""A number that may be negative, down to minus its limit; other numbers of cards may not."""


@dataclass(frozen=True, slots=True)
class Most:
    """The largest number that makes sense in a field, `copies: Annotated[int, Most(2)]`, and the
    smallest, if it is not 0."""

    number: int
    least: int = 0


@dataclass(frozen=True, slots=True)
class WordFrom:
    """A field whose words are known only when the data are read: `realm: Annotated[str,
    WordFrom(realms)]`."""

    words: Callable[[], tuple[str, ...]]


def build(kind: type[V], plain: object, where: str) -> V:
    """A value of a dataclass from a TOML table."""
    if not isinstance(plain, dict):
        raise BadData(f"{where} should be a table of fields, not {plain!r:.{SHOWN}}")
    form: object = kind
    hints = field_types(form)
    unknown = sorted(set(plain) - set(hints))
    if unknown:
        known = ", ".join(sorted(hints))
        raise BadData(f"{where}: there is no field {unknown[0]!r:.{SHOWN}}; there is: {known}")
    values = {name: _value(hints[name], plain[name], f"{where}: {name}") for name in plain}
    for name, required in hints.items():
        if name not in values and _is_required(kind, name):
            raise BadData(f"{where}: the field {name!r} ({required}) is missing")
    return kind(**values)


def _is_required(kind: object, name: str) -> bool:
    assert is_dataclass(kind), "cards are dataclasses"
    spec = next(spec for spec in fields(kind) if spec.name == name)
    return spec.default is MISSING and spec.default_factory is MISSING


def _value(kind: object, plain: object, where: str, most: int = LARGEST) -> object:
    origin = get_origin(kind)
    if origin is Annotated:
        inner, note = get_args(kind)
        return _noted(inner, note, plain, where)
    if origin is Literal:
        return _word(get_args(kind), plain, where)
    if origin in (Union, types.UnionType):
        return _value(next(part for part in get_args(kind) if part is not type(None)), plain, where)
    if origin is tuple:
        return _list(get_args(kind), plain, where, most)
    if isinstance(kind, type) and is_dataclass(kind):
        return build(kind, plain, where)
    if kind in (int, Signed):
        return _number(kind, plain, where, most)
    if type(plain) is not kind:
        raise BadData(f"{where} should be {_words(kind)}, not {plain!r:.{SHOWN}}")
    if isinstance(plain, str):
        check_text(plain, where)
    return plain


def _noted(inner: object, note: WordFrom | Most, plain: object, where: str) -> object:
    """A value of a field with a note about what makes sense in it."""
    if isinstance(note, WordFrom):
        return _word(note.words(), plain, where)
    least, most = note.least, note.number
    if least and type(plain) is int and not least <= plain <= most:
        raise BadData(f"{where} should be from {least} to {most}, it is {plain!r:.{SHOWN}}")
    return _value(inner, plain, where, most)


def check_text(text: str, where: str) -> None:
    """Raise BadData for a text that is too long, or that would do something to its readers."""
    if len(text) > LONGEST_TEXT:
        raise BadData(f"{where} should have at most {LONGEST_TEXT} letters, it has {len(text)}")
    if not harmless(text, lines=True):
        raise BadData(f"{where} should have no control characters or invisible signs")


def _word(known: tuple[str, ...], plain: object, where: str) -> object:
    if plain not in known:
        listed = ", ".join(word or "nothing" for word in known)
        raise BadData(f"{where} should be one of: {listed}; not {plain!r:.{SHOWN}}")
    return plain


def _list(kinds: tuple[object, ...], plain: object, where: str, most: int) -> tuple[object, ...]:
    """A list of any length, or of as many parts as the type has."""
    if not isinstance(plain, list):
        raise BadData(f"{where} should be a list, not {plain!r:.{SHOWN}}")
    if Ellipsis not in kinds and len(plain) != len(kinds):
        raise BadData(f"{where} should have {len(kinds)} parts, it has {len(plain)}")
    if len(plain) > LONGEST_LIST:
        raise BadData(f"{where} should have at most {LONGEST_LIST} parts, it has {len(plain)}")
    return tuple(_value(kinds[0], part, where, most) for part in plain)


def _number(kind: object, plain: object, where: str, most: int) -> int:
    number = ALL if kind is int and plain == "all" else plain
    if type(number) is not int:
        raise BadData(f"{where} should be {_words(kind)}, not {plain!r:.{SHOWN}}")
    least = -most if kind is Signed else 0
    if number < 0 == least:
        raise BadData(f"{where} should not be negative, it is {number!r:.{SHOWN}}")
    if not least <= number <= most:
        raise BadData(f"{where} should be from {least} to {most}, it is {plain!r:.{SHOWN}}")
    return number


def _words(kind: object) -> str:
    names: dict[object, str] = {
        **{int: "a whole number", Signed: "a whole number"},
        **{str: "a text", bool: "true or false"},
    }
    return names.get(kind, str(kind))
