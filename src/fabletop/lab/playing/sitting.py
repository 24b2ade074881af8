"""Bots at a table: made by name, asked in their turn, and closed when the game is over.

If all bots are quick, the game is a playout; if one of them needs glimpses, `drive` plays it.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from fabletop.bots.bot import QUICK, Bot, Closing, Faulty, Look, QuickBot, make_bot
from fabletop.bots.outside.guarded import SECONDS
from fabletop.bots.outside.secret import run_secret, told_seed
from fabletop.bots.plugin import glance_of
from fabletop.core.drive import drive
from fabletop.core.game import Game, Options, T
from fabletop.core.glimpse import Glimpse
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question

AnswerListener = Callable[[Question, Option, float], None]
"""A callback for every real choice: the question, the answer, and the seconds it took."""

L = TypeVar("L")


@dataclass(frozen=True, slots=True)
class Sitting:
    """How many real choices a game had, and how many of them each seat's bot failed to make."""

    choices: int
    faults: tuple[int, ...]


@contextmanager
def invited(
    name: str, game: str, seed: int, seconds: float = SECONDS, *, secret: bytes | None = None
) -> Iterator[Bot]:
    """A bot for one game; a bot from outside gets another seed, made with the secret of the run."""
    told = told_seed(name, seed, run_secret() if secret is None else secret)
    bot = make_bot(name, game, told, seconds=seconds)
    try:
        yield bot
    finally:
        if isinstance(bot, Closing):
            bot.close()


def play_table(
    game: Game[T],
    table: T,
    names: Sequence[str],
    seeds: Sequence[int],
    *,
    options: Options,
    most: int,
    seconds: float = SECONDS,
    secret: bytes | None = None,
    witness: AnswerListener | None = None,
) -> Sitting:
    """Play a table to its end, or up to `most` real choices, with a bot and a seed per seat. A bot
    from outside has a time limit in seconds per choice, and gets a seed made with the secret."""
    if QUICK.keys() >= set(names):
        quick = [QUICK[name](game.name, seed) for name, seed in zip(names, seeds, strict=True)]
        choices = _quickly(game, table, quick, most, witness)
        return Sitting(choices, (0,) * len(names))
    with ExitStack() as stack:
        bots = [
            stack.enter_context(invited(name, game.name, seed, seconds, secret=secret))
            for name, seed in zip(names, seeds, strict=True)
        ]

        def ask(question: Question, look: Glimpse[T]) -> Option:
            return bots[question.seat].choose(question, look)

        choices = drive(game, table, witnessed(ask, witness), options=options, most=most)
        return Sitting(choices, tuple(map(_faults, bots)))


def _quickly(
    game: Game[T], table: T, bots: Sequence[QuickBot], most: int, witness: AnswerListener | None
) -> int:
    def ask(question: Question, look: Look) -> Option:
        return bots[question.seat].choose(question, look)

    watched, glance = witnessed(ask, witness), glance_of(game)

    def choose(question: Question) -> Option:
        return watched(question, partial(glance, table, question.seat))

    return playout(game, table, choose, most=most)


def _faults(bot: Bot) -> int:
    return len(bot.faults) if isinstance(bot, Faulty) else 0


def witnessed(
    choose: Callable[[Question, L], Option], witness: AnswerListener | None
) -> Callable[[Question, L], Option]:
    if witness is None:
        return choose

    def watched(question: Question, look: L) -> Option:
        begun = time.perf_counter()
        option = choose(question, look)
        witness(question, option, time.perf_counter() - begun)
        return option

    return watched
