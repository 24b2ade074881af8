"""The soak: games of every player count and every setting under the conformance checks.

A game of the soak is its seed: the seed also chooses the number of players and the settings, so
`--seed N --games 1` plays the same game again.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial

from fabletop.bots.bot import Bot
from fabletop.bots.outside.secret import run_secret
from fabletop.core.chance import DEAL, Chance
from fabletop.core.conformance import check_game
from fabletop.core.errors import BadSetup
from fabletop.core.game import Game, Options, T, any_options, settle, why_not_choose
from fabletop.core.match import LAST_SEED
from fabletop.core.registry import find
from fabletop.lab.sitting import invited
from fabletop.lab.workers import Chunk, Progress, spread

Guest = Callable[[str, int], AbstractContextManager[Bot]]
"""Whoever plays, for a game and a seed."""


@dataclass(frozen=True, slots=True)
class Soaked:
    """One game of the soak: what was played, and what went wrong."""

    seed: int
    seats: int
    options: Options
    decisions: int
    violations: tuple[str, ...]
    ended_by: str


def soak(
    name: str,
    games: int,
    *,
    seed: int,
    given: Options,
    bot: str = "random",
    every: int = 1,
    workers: int = 1,
    progress: Progress = lambda _done: None,
) -> list[Soaked]:
    game = find(name)
    game.data_hash(settle(game, given, _possible_seats(game, given)[0]))
    if seed + games - 1 > LAST_SEED:
        raise BadSetup(f"the seeds of {games} games from {seed} on go past {LAST_SEED}")
    with invited(bot, name, 0):
        pass
    play = partial(soak_seeds, name, given, bot, every, run_secret())
    return spread(play, range(seed, seed + games), workers, progress)


def soak_seeds(
    name: str, given: Options, bot: str, every: int, secret: bytes, seeds: Chunk
) -> list[Soaked]:
    game = find(name)
    guest = partial(invited, bot, secret=secret)
    return [_soak(game, given, guest, every, seed) for seed in seeds]


def _possible_seats(game: Game[T], given: Options) -> list[int]:
    """The player counts for which what was given can be played."""
    possible = []
    for seats in game.seats:
        try:
            settle(game, given, seats)
        except BadSetup as error:
            problem = error
        else:
            possible.append(seats)
    if not possible:
        raise problem
    return possible


def _soak(game: Game[T], given: Options, guest: Guest, every: int, seed: int) -> Soaked:
    possible = _possible_seats(game, given)
    seats = possible[seed % len(possible)]
    luck = Chance.seeded(seed)
    options = any_options(game, seats, partial(luck.below, DEAL), given)
    try:
        with guest(game.name, seed) as player:
            report = check_game(
                game, options=options, seats=seats, seed=seed, choose=player.choose, every=every
            )
    except Exception as error:
        # Whatever the rules raise is a finding; the other games go on.
        crash = f"{type(error).__name__}: {error}"
        return Soaked(seed, seats, options, 0, (crash,), "")
    violations = tuple(report.violations)
    return Soaked(seed, seats, options, report.decisions, violations, report.ended_by)


def go_together(game: Game[T], options: Options, seats: int) -> bool:
    return not any(
        why_not_choose(setting, str(options[setting.name]), options, seats)
        for setting in game.settings
    )
