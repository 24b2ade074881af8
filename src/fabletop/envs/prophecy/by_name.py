"""The fields of a view by their names: entries of an observation are found by name."""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter

from fabletop.core.view import View

Getter = Callable[[View], tuple[object, ...]]


_GETTERS: dict[type[View], tuple[tuple[str, ...], Getter]] = {}


def _getter(kind: type[View]) -> tuple[tuple[str, ...], Getter]:
    """The names of the fields that are shown, and a function that reads them all."""
    found = _GETTERS.get(kind)
    if found is None:
        names = tuple(one.name for one in fields(kind) if one.name[0] != "_")
        found = _GETTERS[kind] = names, attrgetter(*names)
    return found


def by_name(view: View, prefix: str = "") -> dict[str, object]:
    """The fields that are not None; `prefix` is put before each name."""
    names, values = _getter(type(view))
    return {
        prefix + name: value
        for name, value in zip(names, values(view), strict=True)
        if value is not None
    }
