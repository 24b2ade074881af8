"""Pairwise testing: option sets that combine every two compatible choices at least once."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

from fabletop.core.any_options import any_options
from fabletop.core.chance import DEAL, Chance
from fabletop.core.game import SEVERAL, Game, Options, Setting, T
from fabletop.lab.playing.soak import go_together

SettingChoice = tuple[str, str]
"""A setting and one choice of it."""

TRIES = 6
"""How many sets are drawn for a pair, of which the best is kept."""

REPAIRS = 100
"""How often a set is repaired before an attempt counts as failed."""


def pairwise(
    game: Game[T], *, seed: int, given: Options | None = None
) -> list[tuple[Options, int]]:
    """Sets of options, each with a number of players. Every two choices that can be combined are in
    one of them, and so is every choice with every number of players that it allows."""
    below = partial(Chance.seeded(seed).below, DEAL)
    missing = dict.fromkeys(_pairs(game, given or {}))
    rows: list[tuple[Options, int]] = []
    while missing:
        wanted = next(iter(missing))
        found = list(_draws(game, wanted, given or {}, below))
        if not found:
            del missing[wanted]
            continue
        row, seats = max(found, key=lambda one: sum(p in missing for p in _covered(game, *one)))
        rows.append((row, seats))
        for pair in _covered(game, row, seats):
            missing.pop(pair, None)
    return rows


def _pairs(game: Game[T], given: Options) -> Iterator[tuple[SettingChoice, SettingChoice]]:
    choices = [
        [(setting.name, choice) for choice in setting.choices]
        for setting in game.settings
        if setting.name not in given
    ]
    choices.append([(SEATS, str(seats)) for seats in game.seats])
    for one, other in combinations(choices, 2):
        yield from ((first, second) for first in one for second in other)


SEATS = "players"
"""The number of players counts as a setting."""


def _draws(
    game: Game[T],
    wanted: tuple[SettingChoice, SettingChoice],
    given: Options,
    below: Callable[[int], int],
) -> Iterator[tuple[Options, int]]:
    """Sets that contain a pair of choices. After two failed attempts no more are tried: if there
    is none until then, the pair counts as impossible."""
    failed = 0
    for _ in range(TRIES):
        row, seats = _draw(game, wanted, given, below)
        if go_together(game, row, seats):
            yield row, seats
        else:
            failed += 1
        if failed > 1:
            return


def _draw(
    game: Game[T],
    wanted: tuple[SettingChoice, SettingChoice],
    given: Options,
    below: Callable[[int], int],
) -> tuple[Options, int]:
    """Draw a set that contains a pair of choices; the caller checks whether it can be played."""
    fixed = dict(wanted)
    seats = int(fixed.pop(SEATS, game.seats[below(len(game.seats))]))
    return any_options(game, seats, below, {**given, **fixed}, attempts=REPAIRS), seats


def _covered(
    game: Game[T], row: Options, seats: int
) -> Iterator[tuple[SettingChoice, SettingChoice]]:
    made = [_made(setting, str(row[setting.name])) for setting in game.settings]
    made.append([(SEATS, str(seats))])
    for one, other in combinations(made, 2):
        yield from ((first, second) for first in one for second in other)


def _made(setting: Setting, value: str) -> list[SettingChoice]:
    values = value.split(SEVERAL) if setting.most else [value]
    return [(setting.name, choice) for choice in values]
