"""One look at a table builds the view of it once: a scene of the page, what the terminal shows
before a question, and a decision of a bot."""

from collections.abc import Callable
from typing import Any

import pytest

from fabletop.bots.greedy import Greedy
from fabletop.bots.search.budget import Budget
from fabletop.bots.search.search import Search
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.server.storage.saved import SavedSeat, SavedTable
from fabletop.server.tables.live import LiveTable
from fabletop.web.table.scene import live_scene
from tests.cli.drawn import session_of

GAMES = ("prophecy", "seasons", "wizards")
LATER = 30
"""How many answers are given before anybody looks."""


class Builds:
    """Hears of which tables a view is built."""

    def __init__(self, game: str, patch: pytest.MonkeyPatch) -> None:
        self.built = list[tuple[object, int | None]]()
        view: Callable[..., Any] = find(game).view

        def counted(table: object, seat: int | None) -> Any:
            self.built.append((table, seat))
            return view(table, seat)

        patch.setattr(type(find(game)), "view", staticmethod(counted))

    def of(self, match: Match[Any], look: Callable[[], object]) -> list[int | None]:
        """For whom a look builds views of the table itself, not of worlds that are imagined."""
        self.built.clear()
        look()
        return [seat for table, seat in self.built if table is match.position.table]


def a_match(game: str) -> Match[Any]:
    match = Match.new(find(game), seats=("Ada", "Ben"), seed=3)
    for number in range(LATER):
        question = match.position.open[0]
        match.answer(question.options[number % len(question.options)], question.seat)
    return match


def table_of(match: Match[Any]) -> LiveTable:
    header = match.header
    seats = tuple(SavedSeat(name, "", "", person=True) for name in header.seats)
    kept = (header.game, header.ruleset, header.data, header.options, header.seed)
    return LiveTable(SavedTable("table", *kept, 1, 0, match.over, seats), match)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("asked", [True, False])
def test_a_page_is_drawn_from_one_view(
    game: str, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(game)
    live, seat = table_of(match), match.position.open[0].seat
    seats = [seat if asked else 1 - seat]
    builds = Builds(game, monkeypatch)
    assert builds.of(match, lambda: live_scene(live, seats, "en", "wide")) == seats


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plain", [True, False])
def test_the_terminal_presents_a_question_from_one_view(
    game: str, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(game)
    session, decision = session_of(match, plain=plain), match.decisions()[0]
    monkeypatch.setattr("builtins.input", lambda *_: "")
    builds = Builds(game, monkeypatch)
    with session.screen.console.capture():
        built = builds.of(match, lambda: session.present(decision))
    assert built == [decision.seat, None], "the spectator's view tells what is secret"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_bot_decides_from_one_view(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(game)
    question = match.position.open[0]
    greedy, search = Greedy(game, 1), Search(game, Budget(iterations=20), 1)
    decide = greedy.choose if level == "greedy" else search.think
    look = match.glimpse(question.seat)
    builds = Builds(game, monkeypatch)
    assert builds.of(match, lambda: decide(question, look)) == [question.seat]
