"""Fixtures for all tests."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from fabletop.core import registry
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.pseudo import write_pseudo_language

for _name in registry.names():
    registry.find(_name).data_hash({})
"""No test begins while a card announces something that no code carries out."""


@pytest.fixture
def scenario(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Scenario]]:
    """The scenario builder of Prophecy; every play it starts must use up its script."""
    plays: list[ProphecyPlay] = []
    start = Scenario.start

    def started(self: Scenario, phase: str = "move") -> ProphecyPlay:
        plays.append(start(self, phase))
        return plays[-1]

    monkeypatch.setattr(Scenario, "start", started)
    yield Scenario
    for play in plays:
        play.finish()


@pytest.fixture
def high_card_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One game more is announced: High Card, without a setting and without a drawing."""
    new = EntryPoint("high_card", "tests.high_card:HIGH_CARD", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*entry_points(group=group), new])
    _forget_the_games()
    yield
    monkeypatch.undo()
    _forget_the_games()


def _forget_the_games() -> None:
    registry.names.cache_clear()
    registry.find.cache_clear()


@pytest.fixture(scope="session")
def pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package that brings a language."""
    folder = tmp_path_factory.mktemp("packages")
    write_pseudo_language(folder)
    return folder
