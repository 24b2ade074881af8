"""Plays games under the conformance checks, and records what every seat did in them.

A deed is a card and the verb with which a seat chose it, or the verb of an event that only that
seat could see. Readers decide what counts as drafted or used.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from fabletop.core import plugins
from fabletop.core.codec import JsonObject
from fabletop.core.conformance.games import MOST_DECISIONS, Report, check_game
from fabletop.core.game import Options
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.core.view import plain
from fabletop.lab.playing.simulate import own_seed
from fabletop.lab.playing.sitting import invited
from fabletop.lab.playing.workers import Chunk, Progress, spread

Summarize = Callable[[Match], object]
"""A function that returns what to keep of a finished game; it must be picklable."""

UsedCard = tuple[str, str]
"""A verb and a card."""


@dataclass(frozen=True, slots=True)
class GameSort:
    """Games of one kind: all with the same options, number of seats and bot."""

    options: Options
    seats: int
    bot: str


@dataclass(frozen=True, slots=True)
class Watch:
    """How closely games are checked, and what is kept of them: the slow checks at one decision in
    `every`, those that replay a whole game in one game in `whole`; fields of the final view; and
    the result of a function of the finished game."""

    every: int
    whole: int = 1
    keep: tuple[str, ...] = ()
    summarize: Summarize | None = None
    most: int = MOST_DECISIONS
    """A game that has not ended after this many decisions counts as broken."""


@dataclass(slots=True)
class CheckedGame:
    """One game: how it was played, how it ended, and what each seat did."""

    sort: int
    seed: int
    decisions: int = 0
    rounds: int = 0
    violations: tuple[str, ...] = ()
    shares: tuple[float, ...] = ()
    """Each seat's share of the win: shared wins are split."""
    scores: tuple[int, ...] = ()
    deeds: tuple[frozenset[UsedCard], ...] = ()
    """Empty if the watch has a function that summarizes games."""
    final: JsonObject = field(default_factory=dict)
    """Fields of the public view at the end."""
    ended_by: str = ""
    summary: object = None
    """What the function of the watch returned for the game."""


def play(
    name: str,
    sorts: Sequence[GameSort],
    games: int,
    *,
    seed: int,
    watch: Watch,
    workers: int = 1,
    progress: Progress = lambda _done: None,
) -> list[CheckedGame]:
    """Play this many games in total, taking the kinds in turn."""
    work = partial(play_some, name, tuple(sorts), seed, watch)
    return spread(work, range(games), workers, progress)


def play_some(
    name: str, sorts: tuple[GameSort, ...], seed: int, watch: Watch, chunk: Chunk
) -> list[CheckedGame]:
    return [
        play_one(name, number % len(sorts), sorts, own_seed(seed, number), watch)
        for number in chunk
    ]


def play_one(
    name: str, which: int, sorts: Sequence[GameSort], seed: int, watch: Watch
) -> CheckedGame:
    sort, game = sorts[which], CheckedGame(which, seed)

    def witness(match: Match) -> None:
        result = match.result
        assert result is not None, "a game that has ended"
        share = 1 / len(result.winners) if result.winners else 0.0
        game.shares = tuple(share * (place == 1) for place in result.places)
        game.scores = result.scores
        game.ended_by = result.ended_by
        if watch.summarize is None:
            game.deeds = deeds(match)
        else:
            game.summary = watch.summarize(match)
        view = plain(match.view(None)) if watch.keep else {}
        game.final = {key: view[key] for key in watch.keep}

    with invited(sort.bot, name, seed) as bot:
        report: Report = check_game(
            find(name),
            options=sort.options,
            seats=sort.seats,
            seed=seed,
            choose=bot.choose,
            every=watch.every,
            whole=watch.whole,
            most=watch.most,
            witness=witness,
        )
    game.decisions, game.rounds = report.decisions, report.rounds
    game.violations = tuple(report.violations)
    return game


def deeds(match: Match) -> tuple[frozenset[UsedCard], ...]:
    cards = _cards(match.game.name)
    done: list[set[UsedCard]] = [set() for _ in match.header.seats]
    for entry in match.entries:
        verb, *words = entry.option
        done[entry.seat].update((str(verb), str(word)) for word in words if word in cards)
        for event in entry.events:
            if event.seats is not None and len(event.seats) == 1:
                told, *names = event.told
                done[event.seats[0]].update(
                    (str(told), str(word)) for word in names if word in cards
                )
    return tuple(map(frozenset, done))


@plugins.cached
def _cards(name: str) -> frozenset[str]:
    return frozenset(card.id for card in find(name).library({}))
