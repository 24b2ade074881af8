"""Games from the beginning, for tests of setup and Prelude."""

from collections.abc import Callable

from fabletop.core.match import Match
from fabletop.core.question import Option, Question
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.state import Table

Choose = Callable[[Question], Option]


def first_option(question: Question) -> Option:
    return question.options[0]


def begin(players: int = 3, *, seed: int = 1, **options: object) -> Match[Table]:
    """A match at its first question."""
    seats = [f"seat {seat}" for seat in range(players)]
    return Match.new(SEASONS, seats=seats, seed=seed, options=options)


def table_of(match: Match[Table]) -> Table:
    return match.position.table


def all_answer(match: Match[Table], choose: Choose = first_option) -> list[Option]:
    """Everybody who is asked answers; the answers by seat."""
    asked = match.position.open
    answers = [choose(question) for question in asked]
    for question, answer in zip(asked, answers, strict=True):
        match.answer(answer, question.seat)
    return answers


def until(match: Match[Table], phase: str, choose: Choose = first_option) -> Match[Table]:
    """Play on until the game reaches a phase."""
    while table_of(match).phase != phase:
        all_answer(match, choose)
    return match


def drafted(players: int = 3, *, seed: int = 1, **options: object) -> Match[Table]:
    """A match after its Prelude."""
    return until(begin(players, seed=seed, **options), "take")
