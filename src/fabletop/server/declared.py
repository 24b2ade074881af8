"""All settings as a host meets them, read from their declarations."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, get_args, get_type_hints

from pydantic import TypeAdapter

from fabletop.server.host_option import HostOption
from fabletop.server.settings import Settings


@dataclass(frozen=True, slots=True)
class Declared:
    name: str
    """Its name for hosts."""
    path: tuple[str, ...]
    """The fields that lead to it, from Settings on."""
    kind: object
    fitting: TypeAdapter[object]
    """Checks a value, the limits included."""
    about: HostOption
    default: object

    def fit(self, value: object) -> object:
        """The value; several in one text, with commas between them, become a tuple."""
        several = isinstance(self.default, tuple) and isinstance(value, str)
        return tuple(str(value).split(",")) if several else value

    @property
    def default_in_words(self) -> str:
        if self.about.default:
            return self.about.default
        if isinstance(self.default, bool):
            return "yes" if self.default else "no"
        if isinstance(self.default, float):
            return f"{self.default:g}"
        return str(self.default or "none" if self.default != 0 else 0)


def declared() -> dict[str, Declared]:
    """All settings by their names for hosts."""
    return {one.name: one for one in _declared(Settings(), ())}


def with_values(values: Mapping[str, object]) -> Settings:
    """The default settings, but for these values; they are named as hosts name them."""
    known = declared().items()
    told = [(one.path, one.fit(values[name])) for name, one in known if name in values]
    own: dict[str, Any] = {path[0]: value for path, value in told if len(path) == 1}
    settings = replace(Settings(), **own)
    limits: dict[str, Any] = {path[1]: value for path, value in told if len(path) == 2}
    return replace(settings, connections=replace(settings.connections, **limits))


def _declared(part: Any, path: tuple[str, ...]) -> Iterator[Declared]:
    hints = get_type_hints(type(part), include_extras=True)
    for one in fields(part):
        here, default, hint = (*path, one.name), getattr(part, one.name), hints[one.name]
        if is_dataclass(default):
            yield from _declared(default, here)
        else:
            kind, *marks = get_args(hint)
            (about,) = (mark for mark in marks if isinstance(mark, HostOption))
            yield Declared(about.name or one.name, here, kind, TypeAdapter(hint), about, default)
