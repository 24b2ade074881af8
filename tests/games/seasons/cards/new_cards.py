"""Cards that a test writes: they are unregistered afterwards."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fabletop.games.seasons.cards import power
from fabletop.games.seasons.rules.moments import MOMENTS


@contextmanager
def forgotten() -> Iterator[None]:
    """Within this block cards may be written with `Power`."""
    rules: list[Any] = [*vars(power).values(), *MOMENTS.values()]
    before = [(rule, rule.copy()) for rule in rules if isinstance(rule, dict | set)]
    try:
        yield
    finally:
        for rule, kept in before:
            rule.clear()
            rule.update(kept)
