"""Simulation: many games between bots on the fast path, and their summary.

Game number i has a seed of its own, drawn from the seed of the run and i, so the results do not
depend on how the games are spread over processes.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from random import Random
from statistics import mean, median
from typing import Any

from fabletop.bots.bot import make_bot
from fabletop.core.chance import mix
from fabletop.core.errors import BadSetup
from fabletop.core.game import Game, Options, T, settle
from fabletop.core.playout import Chooser, playout
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.lab.workers import Progress, spread

MOST_DECISIONS = 100_000

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated. Small and picklable: every process gets one."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int
    most: int = MOST_DECISIONS


@dataclass(frozen=True, slots=True)
class Outcome:
    decisions: int
    rounds: int
    finished: bool = False
    winners: tuple[int, ...] = ()
    ended_by: str = ""


def make_plan(
    game: str, given: Options, players: int, bots: Sequence[str], seed: int, most: int
) -> Plan:
    """A checked plan; one bot name stands for all seats."""
    chosen = settle(find(game), given, players)
    find(game).data_hash(chosen)
    seated = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(seated) != players:
        raise BadSetup(f"{len(seated)} bots are named for {players} players; name one for all")
    for name in dict.fromkeys(seated):
        make_bot(name, game, 0)
    return Plan(game, chosen, seated, seed, most)


def simulate(
    plan: Plan, games: int, *, workers: int = 1, progress: Progress = lambda _done: None
) -> dict[str, Any]:
    """Play the games and sum them up. All but `seconds` depends on the plan alone."""
    begun = time.perf_counter()
    outcomes = spread(partial(play_games, plan), range(games), workers, progress)
    return _summary(plan, outcomes, time.perf_counter() - begun)


def play_games(plan: Plan, numbers: range) -> list[Outcome]:
    game = find(plan.game)
    return [_play(game, plan, own_seed(plan.seed, number)) for number in numbers]


def own_seed(seed: int, number: int) -> int:
    """The seed of game number so-and-so of a run."""
    return mix((mix(seed) + number) % 2**64) >> 1


def _play(game: Game[T], plan: Plan, seed: int) -> Outcome:
    table = game.new(plan.options, len(plan.bots), seed)
    decisions = playout(game, table, chooser(game, table, plan, seed), most=plan.most)
    result, rounds = game.result(table), game.rounds(table)
    if result is None:
        return Outcome(decisions, rounds)
    return Outcome(decisions, rounds, True, result.winners, result.ended_by)


def chooser(game: Game[T], table: T, plan: Plan, seed: int) -> Chooser:
    """The bots of a plan at their table."""
    if set(plan.bots) == {RANDOM}:
        luck = Random(seed).random

        def pick(question: Question) -> Option:
            options = question.options
            return options[int(luck() * len(options))]

        return pick
    bots = [make_bot(name, plan.game, own_seed(seed, n)) for n, name in enumerate(plan.bots)]

    def ask(question: Question) -> Option:
        seat = question.seat
        return bots[seat].choose(question, partial(game.view, table, seat))

    return ask


def _summary(plan: Plan, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    ended = [outcome for outcome in outcomes if outcome.finished]
    wins = _wins(ended, len(plan.bots))
    endings = [outcome.ended_by for outcome in ended]
    by_bot = dict.fromkeys(plan.bots, Fraction(0))
    for name, won in zip(plan.bots, wins, strict=True):
        by_bot[name] += won
    return {
        "game": plan.game,
        "options": plan.options,
        "players": len(plan.bots),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": len(outcomes),
        "finished": len(ended),
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "seconds": round(seconds, 3),
        "wins_by_seat": [float(won) for won in wins],
        "wins_by_bot": {name: float(won) for name, won in by_bot.items()},
        "ties": sum(len(outcome.winners) > 1 for outcome in ended),
        "ended_by": {ending: endings.count(ending) for ending in sorted(set(endings))},
        "rounds": _spread_of([outcome.rounds for outcome in ended]),
        "decisions_per_game": _spread_of([outcome.decisions for outcome in ended]),
    }


def _wins(ended: list[Outcome], seats: int) -> list[Fraction]:
    """A shared first place counts as a share for each, so that the wins add up to the games."""
    wins = [Fraction(0)] * seats
    for outcome in ended:
        for seat in outcome.winners:
            wins[seat] += Fraction(1, len(outcome.winners))
    return wins


def _spread_of(numbers: list[int]) -> dict[str, float] | None:
    if not numbers:
        return None
    return {
        "mean": round(mean(numbers), 3),
        "min": min(numbers),
        "max": max(numbers),
        "median": median(numbers),
    }
