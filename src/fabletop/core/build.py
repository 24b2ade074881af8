"""Typed values from plain data, with an error that names the card and the field."""

import types
from collections.abc import Hashable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, NewType, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from fabletop.core.errors import BadData

V = TypeVar("V")

ALL = 99
"""Stands for "all" in amounts."""

Signed = NewType("Signed", int)
"""A number that may be negative; other numbers of cards may not."""


def build(kind: type[V], plain: object, where: str) -> V:
    """A value of a dataclass from a TOML table."""
    if not isinstance(plain, dict):
        raise BadData(f"{where} should be a table of fields, not {plain!r}")
    hints: dict[str, Any] = _hints(cast(Hashable, kind))
    unknown = sorted(set(plain) - set(hints))
    if unknown:
        known = ", ".join(sorted(hints))
        raise BadData(f"{where}: there is no field {unknown[0]!r}; there is: {known}")
    values = {name: _value(hints[name], plain[name], f"{where}: {name}") for name in plain}
    for name, required in hints.items():
        if name not in values and _is_required(kind, name):
            raise BadData(f"{where}: the field {name!r} ({required}) is missing")
    return kind(**values)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _is_required(kind: Any, name: str) -> bool:
    spec = next(spec for spec in fields(kind) if spec.name == name)
    return spec.default is MISSING and spec.default_factory is MISSING


def _value(kind: Any, plain: object, where: str) -> object:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _value(next(part for part in get_args(kind) if part is not type(None)), plain, where)
    if origin is tuple:
        if not isinstance(plain, list):
            raise BadData(f"{where} should be a list, not {plain!r}")
        return tuple(_value(get_args(kind)[0], part, where) for part in plain)
    if isinstance(kind, type) and is_dataclass(kind):
        return build(kind, plain, where)
    if kind is int and plain == "all":
        return ALL
    if kind is Signed and type(plain) is int:
        return plain
    if type(plain) is not kind:
        raise BadData(f"{where} should be {_words(kind)}, not {plain!r}")
    if kind is int and isinstance(plain, int) and plain < 0:
        raise BadData(f"{where} should not be negative, it is {plain}")
    return plain


def _words(kind: Any) -> str:
    names = {int: "a whole number", Signed: "a whole number", str: "a text", bool: "true or false"}
    return names.get(kind, str(kind))
