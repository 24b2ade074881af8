"""Merges several parts of the game into one, once for each set of parts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from fabletop.core.errors import RulesError
from fabletop.games.prophecy.parts import Part

JOINED: Final[tuple[str, ...]] = ("refusals", "named", "ways_from", "offers_in")
"""Mappings to lists; the lists are joined key by key."""


def merge(parts: Iterable[Part]) -> Part:
    """Merge all parts in play. Lists are joined, and mappings, too, if no key is in two of them. Of
    everything else at most one part may have an answer."""
    chosen = list(parts)
    answers = {one.name: [getattr(part, one.name) for part in chosen] for one in fields(Part)}
    return Part(**{name: _merged(name, given) for name, given in answers.items()})


def _merged(name: str, answers: Sequence[Any]) -> Any:
    """Merge the answers to one question."""
    default = getattr(Part(), name)
    if isinstance(default, tuple):
        return tuple(one for answer in answers for one in answer)
    if name in JOINED:
        return _joined(answers)
    if isinstance(default, Mapping):
        return _disjoint(name, answers)
    given = [answer for answer in answers if answer != default]
    if len(given) > 1:
        raise RulesError(f"two parts of the game answer {name!r}, but only one may")
    return given[0] if given else default


def _joined(answers: Sequence[Mapping[str, tuple[Any, ...]]]) -> dict[str, tuple[Any, ...]]:
    kinds = dict.fromkeys(kind for answer in answers for kind in answer)
    return {kind: tuple(x for answer in answers for x in answer.get(kind, ())) for kind in kinds}


def _disjoint(name: str, answers: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for answer in answers:
        for key, value in answer.items():
            if key in merged:
                raise RulesError(f"two parts of the game answer {name!r} for {key!r}")
            merged[key] = value
    return merged
