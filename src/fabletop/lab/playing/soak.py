"""The soak test: games with every player count and every setting under the conformance checks, from
the start or from rich positions.

The seed determines everything about a game, also its number of players and its settings, so
`--seed N --games 1` plays the same game again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from fabletop.bots.outside.secret import run_secret
from fabletop.core.any_options import any_options
from fabletop.core.chance import DEAL, Chance
from fabletop.core.conformance.checks import Sight
from fabletop.core.conformance.games import Chooser, check_game
from fabletop.core.conformance.late import Late, Varied
from fabletop.core.errors import BadSetup
from fabletop.core.game import Game, Options, T, settle, why_not_choose
from fabletop.core.registry import find
from fabletop.core.seeds import LAST_SEED
from fabletop.lab.playing.sitting import invited
from fabletop.lab.playing.workers import Chunk, Progress, spread

RANDOM = "random"

ENOUGH = 80
"""For how many decisions a rich position is played on."""


@dataclass(frozen=True, slots=True)
class SoakPlan:
    """How games are soaked: the given options, the bot, the slow checks at one decision in `every`,
    and whether games begin in rich positions."""

    given: Options
    bot: str
    every: int
    rich: bool
    secret: bytes
    """The secret of the run, for the seeds of bots from outside."""
    sight: Sight | None = None
    """What else a seat sees that the leak test compares; it must be picklable."""


@dataclass(frozen=True, slots=True)
class Soaked:
    """One game of the soak test: what was played, and what went wrong."""

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
    bot: str = RANDOM,
    every: int = 1,
    rich: bool = False,
    sight: Sight | None = None,
    workers: int = 1,
    progress: Progress = lambda _done: None,
) -> list[Soaked]:
    plan = SoakPlan(given, bot, every, rich, run_secret(), sight)
    game = _game(name, plan)
    game.data_hash(settle(game, given, _possible_seats(game, given)[0]))
    if seed + games - 1 > LAST_SEED:
        raise BadSetup(f"the seeds of {games} games from {seed} on go past {LAST_SEED}")
    with invited(bot, name, 0):
        pass
    return spread(partial(soak_seeds, name, plan), range(seed, seed + games), workers, progress)


def soak_seeds(name: str, plan: SoakPlan, seeds: Chunk) -> list[Soaked]:
    game = _game(name, plan)
    return [_soak(game, plan, seed) for seed in seeds]


def _game(name: str, plan: SoakPlan) -> Game:
    return Late(find(name)) if plan.rich else find(name)


def _possible_seats(game: Game[T], given: Options) -> list[int]:
    """The player counts that are possible with the given options."""
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


def _soak(game: Game, plan: SoakPlan, seed: int) -> Soaked:
    possible = _possible_seats(game, plan.given)
    seats = possible[seed % len(possible)]
    luck = Chance.seeded(seed)
    options = any_options(game, seats, partial(luck.below, DEAL), plan.given)
    try:
        with _player(game, plan, seed) as choose:
            report = check_game(
                game,
                options=options,
                seats=seats,
                seed=seed,
                choose=choose,
                every=plan.every,
                enough=ENOUGH if plan.rich else None,
                sight=plan.sight,
            )
    except Exception as error:
        # Any exception of the rules is a finding; the other games go on.
        crash = f"{type(error).__name__}: {error}"
        return Soaked(seed, seats, options, 0, (crash,), "")
    violations = tuple(report.violations)
    return Soaked(seed, seats, options, report.decisions, violations, report.ended_by)


@contextmanager
def _player(game: Game, plan: SoakPlan, seed: int) -> Iterator[Chooser]:
    """The bot; in rich positions the random bot takes rare options as often as usual ones."""
    if plan.rich and plan.bot == RANDOM:
        yield Varied(seed).choose
    else:
        with invited(plan.bot, game.name, seed, secret=plan.secret) as player:
            yield player.choose


def go_together(game: Game[T], options: Options, seats: int) -> bool:
    return not any(
        why_not_choose(setting, str(options[setting.name]), options, seats)
        for setting in game.settings
    )
