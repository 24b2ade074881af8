"""A game that nobody has drawn is played all the same: the session knows the protocol only."""

import pytest

from fabletop.cli.commands.play import run_session
from fabletop.cli.shared.seats import seats_from
from fabletop.cli.table.drawing import PlainTerminal
from fabletop.cli.table.screen import Screen
from fabletop.cli.table.session import Session
from fabletop.core.errors import RulesError
from fabletop.core.match import Match
from tests.high_card import HIGH_CARD


def high_card(*seats: str) -> Session:
    match = Match.new(HIGH_CARD, seats=seats, seed=1)
    return Session(match, seats_from(seats, "Player"), Screen("en", plain=True))


def test_an_unknown_game_is_shown_field_by_field(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "1")
    session = high_card("human:Ann", "random")
    session.draw(0)
    run_session(session)
    out = capsys.readouterr().out
    assert isinstance(session.drawing, PlainTerminal)
    assert "coins: [0, 0]" in out
    assert "Lay a card." in out
    assert "last trick" in out


def test_bots_answer_before_people_where_all_are_asked_at_once() -> None:
    session = high_card("human:Ann", "random")
    assert session.waiting().seat == 1
    assert session.bot_answers(session.waiting())
    assert session.waiting().seat == 0


def test_a_failure_of_the_rules_is_not_blamed_on_the_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = high_card("human:Ann", "human:Bob")
    lines = iter(["", "1", "q"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(lines))

    def fail(*_: object) -> None:
        raise RulesError("two moons")

    monkeypatch.setattr(session.match, "answer", fail)
    run_session(session)
    assert "Our fault, not yours: two moons." in capsys.readouterr().out
