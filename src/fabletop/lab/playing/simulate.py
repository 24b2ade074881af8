"""Simulation: games between bots, on the fast path if all bots are quick.

Game number i has its own seed, made from the seed of the run and i, so the results do not depend on
how the games are distributed over processes.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from random import Random

from fabletop.bots.outside.guarded import SECONDS
from fabletop.bots.outside.secret import run_secret
from fabletop.core.chance import mix
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSetup
from fabletop.core.game import Game, Options, T, settle
from fabletop.core.playout import QuickChooser, playout
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.core.seeds import derived
from fabletop.lab.playing.sitting import AnswerListener, invited, play_table
from fabletop.lab.playing.workers import Chunk

MOST_DECISIONS = 100_000

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated. Small and picklable: every process gets a copy."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int
    most: int = MOST_DECISIONS
    seconds: float = SECONDS
    """The time limit per choice of a bot from outside."""
    secret: bytes = field(default_factory=run_secret, repr=False, compare=False)
    """The key for the seeds that bots from outside receive; it is never stored."""

    def plain(self) -> JsonObject:
        """The plan as plain data, for storage."""
        own = {**asdict(self), "bots": list(self.bots), "players": len(self.bots)}
        del own["secret"]
        return own


@dataclass(frozen=True, slots=True)
class Outcome:
    decisions: int
    rounds: int
    finished: bool = False
    winners: tuple[int, ...] = ()
    ended_by: str = ""
    faults: tuple[int, ...] = ()
    """Per seat, how many choices its bot failed to make."""


def make_plan(
    game: str,
    given: Options,
    players: int,
    bots: Sequence[str],
    seed: int,
    most: int,
    *,
    seconds: float = SECONDS,
) -> Plan:
    """Make and check a plan; a single bot name is used for all seats."""
    chosen = settle(find(game), given, players)
    find(game).data_hash(chosen)
    seated = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(seated) != players:
        raise BadSetup(
            f"{len(seated)} bots are named for {players} players; "
            "name one per player, or one for all"
        )
    for name in dict.fromkeys(seated):
        with invited(name, game, 0):
            pass
    return Plan(game, chosen, seated, seed, most, seconds)


def play_games(plan: Plan, numbers: Chunk) -> list[Outcome]:
    game = find(plan.game)
    return [_play(game, plan, own_seed(plan.seed, number)) for number in numbers]


def own_seed(seed: int, number: int) -> int:
    """The seed of the game with this number in a run."""
    return mix((mix(seed) + number) % 2**64) >> 1


def seat_seeds(seed: int, seats: int) -> list[int]:
    """The seeds of the bots at a table, which reveal neither its own seed nor each other."""
    return [derived(seed, "bot", seat) for seat in range(seats)]


def _play(game: Game[T], plan: Plan, seed: int) -> Outcome:
    table = game.new(plan.options, len(plan.bots), seed)
    return play_plan(game, table, plan, seed)


def play_plan(
    game: Game[T], table: T, plan: Plan, seed: int, witness: AnswerListener | None = None
) -> Outcome:
    """Play a table with the bots of a plan. If all play at random, they share one generator."""
    if set(plan.bots) == {RANDOM}:
        decisions = playout(game, table, _at_random(seed, witness), most=plan.most)
        return outcome_of(game, table, decisions)
    seeds = seat_seeds(seed, len(plan.bots))
    sat = play_table(
        game,
        table,
        plan.bots,
        seeds,
        options=plan.options,
        most=plan.most,
        seconds=plan.seconds,
        secret=plan.secret,
        witness=witness,
    )
    return replace(outcome_of(game, table, sat.choices), faults=sat.faults)


def _at_random(seed: int, witness: AnswerListener | None) -> QuickChooser:
    luck = Random(seed).random

    def pick(question: Question) -> Option:
        options = question.options
        return options[int(luck() * len(options))]

    if witness is None:
        return pick

    def watched(question: Question) -> Option:
        """A random choice counts as taking no time."""
        option = pick(question)
        witness(question, option, 0.0)
        return option

    return watched


def outcome_of(game: Game[T], table: T, decisions: int) -> Outcome:
    result, rounds = game.result(table), game.rounds(table)
    if result is None:
        return Outcome(decisions, rounds)
    return Outcome(decisions, rounds, True, result.winners, result.ended_by)
