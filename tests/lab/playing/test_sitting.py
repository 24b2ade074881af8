"""Bots at a table: quick ones and slow ones play the same game, and all are sent home."""

from typing import Any

import pytest

from fabletop.bots.bot import make_bot
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.lab.playing import sitting
from fabletop.lab.playing.simulate import make_plan, play_games
from fabletop.lab.playing.sitting import Sitting, play_table
from fabletop.lab.playing.totals import simulate

SEASONS = find("seasons")


def played(names: list[str], seed: int = 3) -> tuple[Sitting, object]:
    options = make_plan("seasons", {}, len(names), ["random"], 0, 1).options
    table = SEASONS.new(options, len(names), seed)
    sat = play_table(SEASONS, table, names, range(len(names)), options=options, most=10_000)
    return sat, SEASONS.dump(table)


def test_a_driven_game_is_the_same_as_a_playout(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = played(["greedy", "random"])
    monkeypatch.setattr(sitting, "QUICK", {})
    assert played(["greedy", "random"]) == quick


class Guest:
    """Takes the first option, looks into another world, and wants to be sent home."""

    home = 0

    def __init__(self) -> None:
        self.faults = ["it stumbled"]

    def choose(self, question: Question, look: Glimpse[Any]) -> Option:
        assert look.seat == question.seat
        assert look.imagine(1).asked is not None
        return question.options[0]

    def close(self) -> None:
        Guest.home += 1


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    def invite(name: str, game: str, seed: int, *, seconds: float) -> object:
        return Guest() if name == "guest" else make_bot(name, game, seed, seconds=seconds)

    monkeypatch.setattr(sitting, "make_bot", invite)
    monkeypatch.setattr(Guest, "home", 0)


@pytest.mark.usefixtures("guests")
def test_one_who_needs_glimpses_gets_them_and_is_sent_home() -> None:
    sat, _ = played(["guest", "random"])
    assert Guest.home == 1
    assert sat.faults == (1, 0)
    assert sat.choices > 20


@pytest.mark.usefixtures("guests")
def test_a_simulation_seats_bots_that_need_glimpses() -> None:
    plan = make_plan("seasons", {}, 2, ["guest", "greedy"], 3, 10_000)
    summary = simulate(plan, 2)
    assert summary["finished"] == 2
    assert summary["faults_by_bot"] == {"guest": 2}
    assert Guest.home == 3
    assert play_games(plan, range(2)) == play_games(plan, range(2))


@pytest.mark.usefixtures("guests")
def test_everybody_is_sent_home_when_a_game_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Option:
        raise ZeroDivisionError

    monkeypatch.setattr(Guest, "choose", broken)
    with pytest.raises(ZeroDivisionError):
        played(["guest", "guest"])
    assert Guest.home == 2


def test_a_witness_is_told_of_every_real_choice() -> None:
    told: list[tuple[int, bool, bool]] = []

    def witness(question: Question, option: Option, seconds: float) -> None:
        told.append((len(question.options), option in question.options, seconds >= 0))

    options = make_plan("seasons", {}, 2, ["random"], 0, 1).options
    table = SEASONS.new(options, 2, 5)
    bots = ["greedy", "reference"]
    sat = play_table(SEASONS, table, bots, [1, 2], options=options, most=50, witness=witness)
    assert len(told) == sat.choices >= 50
    assert all(options > 1 and offered and timed for options, offered, timed in told)
