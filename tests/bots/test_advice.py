"""What the adviser says never contradicts the numbers beside it, in any game and by any budget."""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

import pytest

from fabletop.bots.advice import advise
from fabletop.bots.bot import make_bot
from fabletop.bots.levels import adviser, budget_of
from fabletop.bots.reasons import Reasons, reasons
from fabletop.bots.search.search import Search
from fabletop.bots.thought import ENOUGH, Candidate, Thought
from fabletop.core.match import Match
from fabletop.core.registry import find, names


def moments(game: str, *, seats: int = 2, wanted: int = 6) -> list[Match[Any]]:
    """Moments with a real choice, a few answers apart."""
    match = Match.new(find(game), seats=["greedy"] * seats, seed=8)
    bot = make_bot("greedy", game, 1)
    found: list[Match[Any]] = []
    while not match.over and len(found) < wanted:
        decision = match.decisions()[0]
        if len(decision.options) > 2 and len(match.entries) % 3 == 0:
            found.append(match.branch(len(match.entries)))
        match.answer(bot.choose(decision.question, match.glimpse(decision.seat)), decision.seat)
    assert len(found) == wanted
    return found


def advised(match: Match[Any], tries: int | None) -> Thought:
    decision = match.decisions()[0]
    look = match.glimpse(decision.seat)
    return advise(match.game, decision.question, look, 3, iterations=tries, tell=False)


def hint(match: Match[Any], thought: Thought, language: str = "en") -> Reasons:
    decision = match.decisions()[0]
    return reasons(
        thought, match.game.name, decision.question, decision.labels(language), language, most=9
    )


Advice = list[tuple[Match[Any], Thought]]


@pytest.fixture(scope="module")
def advice() -> Callable[[str, int], Advice]:
    """The advice at some moments of a game with this many tries; computed once."""
    return cache(lambda game, tries: [(one, advised(one, tries)) for one in moments(game)])


@pytest.mark.xdist_group("advice")
@pytest.mark.parametrize("tries", [2, 8, 33, 64, 90])
@pytest.mark.parametrize("game", names())
def test_no_hint_advises_what_it_shows_as_worse(
    game: str, tries: int, advice: Callable[[str, int], Advice]
) -> None:
    for (match, thought), language in product(advice(game, tries), ("en", "fr")):
        told = hint(match, thought, language)
        assert told.best.chosen
        shown = [one.percent for one in told.options if one.percent is not None]
        assert told.best.percent == max(shown, default=None)
        assert told.best.better or not told.best.worse
        assert all(one.worse or not one.better for one in told.options[1:])


@pytest.mark.xdist_group("advice")
@pytest.mark.parametrize("tries", [2, 8, 33, 64, 90])
@pytest.mark.parametrize("game", names())
def test_no_percentage_comes_from_fewer_than_thirty_tries(
    game: str, tries: int, advice: Callable[[str, int], Advice]
) -> None:
    for match, thought in advice(game, tries):
        for one in hint(match, thought).options:
            assert (one.percent is None) == (one.visits < ENOUGH == 30)
            assert ("%" in one.chance) == (one.visits >= ENOUGH)


@pytest.mark.parametrize("game", names())
def test_a_hint_of_the_usual_length_has_a_number_for_the_best_two(game: str) -> None:
    (match,) = moments(game, wanted=1)
    told = hint(match, advised(match, None)).options
    assert [one.percent is not None for one in told[:2]] == [True, True]
    assert adviser(game).iterations >= budget_of("expert", game).iterations


def thought(*tried: tuple[int, float]) -> Thought:
    """A thought that chose the first option; each option has its tries and its chance to win."""
    options = [
        Candidate((f"o{n}",), chance, tries, (), {}) for n, (tries, chance) in enumerate(tried)
    ]
    return Thought(0, options[0].option, tuple(options), 100, 0)


@pytest.mark.parametrize(
    ("tried", "advised"),
    [
        (((45, 0.48), (45, 0.51), (15, 0.6)), "o1"),
        (((45, 0.5), (45, 0.5)), "o0"),
        (((15, 0.7), (45, 0.5), (45, 0.6)), "o2"),
        (((6, 0.4), (6, 0.5), (2, 1.0)), "o0"),
    ],
)
def test_the_highest_of_the_chances_that_are_told_is_advised(
    tried: tuple[tuple[int, float], ...], advised: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Search, "think", lambda *_given, **_wishes: thought(*tried))
    (match,) = moments("seasons", wanted=1)
    question = match.position.open[0]
    found = advise(match.game, question, match.glimpse(question.seat), 1)
    assert found.chosen == found.candidates[0].option == (advised,)
    assert len(found.candidates) == len(tried)
