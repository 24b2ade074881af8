"""The fields of a card that a change modifies, one by one: `params.crystals`, `price`. Each can be
applied to the base separately."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from fabletop.core.cards.library import LibraryCard
from fabletop.core.cards.printed import PrintedCard
from fabletop.core.game import Options
from fabletop.core.registry import find
from fabletop.lab.trial.arms import CARDS, Trial, laid_over

ALWAYS = ("provenance",)
"""Fields that every correction changes."""

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChangedField:
    """A field of a card, and the options of the base with only this field changed."""

    card: str
    field: str
    options: Options

    @property
    def name(self) -> str:
        return f"{self.card}: {self.field}"


def moved_fields(trial: Trial, card: str, arm: int = 1) -> list[ChangedField]:
    base, changed = (_printed(trial, each.options, card) for each in (trial.base, trial.arms[arm]))
    return [
        ChangedField(card, ".".join(path), _alone(trial, base, path, value))
        for path, value in _differing(base, changed)
        if path[0] not in ALWAYS
    ]


def _printed(trial: Trial, options: Options, card: str) -> PrintedCard:
    library: dict[str, LibraryCard] = {c.id: c for c in find(trial.base.game).library(options)}
    found = library[card].printed
    assert found is not None, "a card that can be corrected is printed"
    return found


def _differing(base: Any, changed: Any) -> Iterator[tuple[Path, Any]]:
    """The innermost fields that differ, with their changed values."""
    for field in fields(base):
        old, new = getattr(base, field.name), getattr(changed, field.name)
        if old == new:
            continue
        if is_dataclass(old) and type(old) is type(new):
            yield from (((field.name, *path), value) for path, value in _differing(old, new))
        else:
            yield (field.name,), new


def _alone(trial: Trial, base: PrintedCard, path: Path, value: object) -> Options:
    whole = _with(base, path, value)
    correction = {path[0]: _plain(getattr(whole, path[0]))}
    return laid_over(trial.base.options, {CARDS: {base.id: correction}})


def _with(thing: Any, path: Path, value: object) -> Any:
    name, *inner = path
    new = _with(getattr(thing, name), tuple(inner), value) if inner else value
    return replace(thing, **{name: new})


def _plain(value: Any) -> Any:
    """The value as it would be written in a file of corrections."""
    if is_dataclass(value):
        named = {field.name: getattr(value, field.name) for field in fields(value)}
        return {name: _plain(each) for name, each in named.items() if each is not None}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value
