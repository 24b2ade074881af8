"""Matches, decisions and cards are drawn by the painter that is installed."""

import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import pytest

from fabletop.core import painting, plugins
from fabletop.core.cards.library import LibraryCard
from fabletop.core.decision import Decision
from fabletop.core.errors import BadSetup
from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.core.registry import find
from tests.high_card import HIGH_CARD

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


class Scribbler:
    """A painter from another package."""

    def match(self, _match: Match[Any], seat: int | None, language: str) -> str:
        return f"match {seat} {language}"

    def board(self, _match: Match[Any], seat: int | None, language: str) -> str:
        return f"board {seat} {language}"

    def decision(self, decision: Decision[Any], language: str) -> str:
        return f"decision {decision.seat} {language}"

    def card(self, card: LibraryCard, language: str) -> str:
        return f"card {card.id} {language}"


class Helpless(Scribbler):
    """A painter that cannot draw a match."""

    def match(self, _match: Match[Any], seat: int | None, language: str) -> str:
        raise BadSetup(f"no brushes for {seat} {language}")


SCRIBBLER, HELPLESS = Scribbler(), Helpless()


@pytest.fixture(autouse=True)
def _cleared() -> Iterator[None]:
    """No painter is left over from before."""
    plugins.clear_caches()
    yield
    plugins.clear_caches()


def announce(monkeypatch: pytest.MonkeyPatch, *painters: str) -> None:
    """Only these painters are installed, in the order of their names."""
    entries = [
        EntryPoint(f"painter {number}", painter, painting.GROUP)
        for number, painter in enumerate(painters)
    ]
    known = {painting.GROUP: entries}
    monkeypatch.setattr(
        plugins, "entry_points", lambda group: known.get(group) or entry_points(group=group)
    )
    if not painters:
        monkeypatch.setattr(painting, "GROUP", "fabletop.nobody")


def a_match() -> Match[Any]:
    return Match.new(HIGH_CARD, seats=["Ann", "<b>Bob</b>"], seed=1)


def a_card() -> LibraryCard:
    return LibraryCard(
        "ace", "cards", {"en": "Ace <1>", "fr": "As"}, {}, (("suit", ("of & air",)),)
    )


def test_an_installed_painter_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, "tests.core.test_painting:SCRIBBLER")
    match = a_match()
    assert match._repr_html_() == "match None en"
    assert match.show(1, "fr").html == "match 1 fr"
    assert match.board(seat=0)._repr_html_() == "board 0 en"
    assert match.decisions()[0]._repr_html_() == f"decision {match.decisions()[0].seat} en"
    assert a_card()._repr_html_() == "card ace en"


def test_a_painter_that_cannot_be_loaded_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, "nowhere.at_all:PAINTER", "tests.core.test_painting:SCRIBBLER")
    assert a_match()._repr_html_() == "match None en"


def test_where_nobody_draws_there_are_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch)
    match = a_match()
    decision = match.decisions()[0]
    shown = decision.show().html
    assert all(label in shown for label in decision.labels())
    assert "Ace &lt;1&gt;" in a_card().show().html
    assert "of &amp; air" in a_card().show().html
    assert "<h3>As</h3>" in a_card().show("fr").html


def test_plain_words_are_escaped_and_say_who_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch)
    shown = a_match().show().html
    assert "<b>" not in shown
    assert "Ann" in shown


def test_a_painter_that_fails_is_replaced_by_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, "tests.core.test_painting:HELPLESS")
    assert "Ann" in a_match().show().html
    assert a_match().board().html == "board None en"


def test_a_picture_tells_its_size() -> None:
    assert repr(painting.Picture("é" * 1_000)) == "<a picture, 2 kB of HTML>"


def test_our_project_announces_a_painter_that_can_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    announced = tomllib.loads(PROJECT.read_text())["project"]["entry-points"][painting.GROUP]
    announce(monkeypatch, *announced.values())
    game = find("prophecy")
    (card,) = (one for one in game.library(settle(game, {}, 2)) if one.id == "vampire")
    assert "<style>" in card.show().html
