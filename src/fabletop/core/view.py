"""What a seat may see, as a class of its game; and the same as plain data for JSON.

A game makes a view by naming what may be seen. Readers (bots, pages, terminal, environments,
laboratory) use its fields, which the type checker knows; programs elsewhere get plain data.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, NoReturn, TypeAlias

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from fabletop.core.codec import JsonObject


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class View:
    """The base of a view and of its pieces. A subclass is `@dataclass(slots=True)`. Readers must
    not change it. A field whose name begins with "_" is not shown."""

    def __reduce__(self) -> NoReturn:
        raise TypeError("a view stays in its process; send plain(view) or a sealed glimpse")


OPTIONAL: Final = {"optional": True}
"""Metadata of a field that is left out of the plain data while it is None."""

V = TypeVar("V", bound=View, default=Any)
"""The class of a game's views. Code for all games need not name it."""

AnyView: TypeAlias = Any
"""The view of whatever game is played."""

V_contra = TypeVar("V_contra", bound=View, contravariant=True, default=Any)


def plain(view: View) -> JsonObject:
    """A view as lists, objects, texts and numbers, in the order of its fields."""
    shown: JsonObject = {}
    for name, optional in _shown(type(view)):
        value = getattr(view, name)
        if value is not None or not optional:
            shown[name] = _plain(value)
    return shown


_FIELDS: Final[dict[type[View], tuple[tuple[str, bool], ...]]] = {}


def _shown(kind: type[View]) -> tuple[tuple[str, bool], ...]:
    """The fields that are shown, and whether they are left out while they are None."""
    found = _FIELDS.get(kind)
    if found is None:
        shown = (one for one in fields(kind) if one.name[0] != "_")
        found = _FIELDS[kind] = tuple((one.name, "optional" in one.metadata) for one in shown)
    return found


def _plain(value: object) -> object:
    if isinstance(value, View):
        return plain(value)
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, Mapping):
        return {name: _plain(one) for name, one in value.items()}
    return value


def observers(seat: int | None) -> tuple[int, ...]:
    """Those who look: one seat, or nobody at the table for a spectator."""
    return () if seat is None else (seat,)
