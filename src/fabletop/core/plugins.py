"""What installed packages announce for a game, found by entry-point group and the game's name.

The games themselves are in the group `fabletop.games`. Each room (a folder of the source, such as
`bots`) has its own group, such as `fabletop.bots`, with at most one object per game. An object is
loaded when it is first requested. If it cannot be loaded, the error names the package; the objects
of other games are not affected.
"""

import logging
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import invalidate_caches
from importlib.metadata import EntryPoint, entry_points
from typing import ParamSpec, TypeVar, cast

from fabletop.core.errors import BadSetup

P = ParamSpec("P")
R = TypeVar("R")

logger = logging.getLogger(__name__)

_caches: list[Callable[[], None]] = []


def cached(function: Callable[P, R]) -> Callable[P, R]:
    """Cache the result of a function that reads installed packages, until `clear_caches`."""
    kept = cache(function)
    clear_too(kept.cache_clear)
    return cast(Callable[P, R], kept)


MOST_BOXES = 32
"""How many boxes of cards of each game are cached. Every set of corrections makes one, and they may
come from strangers."""


def cached_boxes(function: Callable[P, R]) -> Callable[P, R]:
    """Cache what a function makes of a player's corrections, within limits."""
    kept = lru_cache(maxsize=MOST_BOXES)(function)
    clear_too(kept.cache_clear)
    return cast(Callable[P, R], kept)


def clear_too(clear: Callable[[], None]) -> None:
    """Register another cache that `clear_caches` clears."""
    _caches.append(clear)


def clear_caches() -> None:
    """Look for installed packages again, after one was added or removed."""
    invalidate_caches()
    for clear in _caches:
        clear()


def announced(group: str) -> tuple[str, ...]:
    """The names in a group, whether their objects can be loaded or not."""
    return tuple(_entries(group))


def find(group: str, name: str, kind: type[R]) -> R | None:
    """The object of a group with this name, or None. Names that are not announced may come from
    strangers, so they are not cached."""
    found = _load(group, name) if name in _entries(group) else None
    if isinstance(found, BadSetup):
        raise BadSetup(str(found))
    if found is None or isinstance(found, kind):
        return found
    wanted = f"{kind.__module__}.{kind.__qualname__}"
    raise BadSetup(f"{told(group, name)} must be a {wanted}, not a {type(found).__qualname__}")


def told(group: str, name: str) -> str:
    """How an error message names an entry point, with its package."""
    entry = _entries(group)[name]
    package = entry.dist.name if entry.dist else "an unknown package"
    return f"{package}: the entry point {name} = {entry.value} in {group}"


def every(group: str, kind: type[R]) -> dict[str, R]:
    """All objects of a group that can be loaded, sorted by name. The others are logged."""
    found: dict[str, R] = {}
    for name in sorted(announced(group)):
        try:
            one = find(group, name, kind)
        except BadSetup as error:
            log_once(str(error))
            continue
        if one is not None:
            found[name] = one
    return found


@cached
def log_once(problem: str) -> None:
    logger.error(problem)


@cached
def _entries(group: str) -> dict[str, EntryPoint]:
    """Entry points by name. If two packages announce the same name, the first one counts."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, entry)
    return found


@cached
def _load(group: str, name: str) -> object:
    """The object with this name, or the error raised; a package may fail in any way."""
    try:
        return _entries(group)[name].load()
    except Exception as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        return BadSetup(f"{told(group, name)} cannot be loaded: {reason}")
