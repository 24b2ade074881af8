"""Fixtures for all tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.compiled import describe, is_compiled, is_stale
from fabletop.core import registry
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.installed import announce, installed
from tests.pseudo import write_pseudo_language

for _name in registry.names():
    registry.find(_name).data_hash({})
"""No test begins while a card announces something that no code carries out."""


def pytest_report_header() -> str:
    return f"fabletop: {describe()}"


def pytest_sessionstart() -> None:
    if is_stale():
        pytest.exit("the machine code is older than its sources: `make compiled` or `make pure`", 2)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if is_compiled() and item.get_closest_marker("pure"):
        pytest.skip("it changes or reads Python code, which the compiled build does not run")


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
def high_card_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One game more is announced: High Card, without a setting and without a drawing."""
    folder = tmp_path_factory.mktemp("installed")
    announce(folder, "high-card", {registry.GROUP: {"high_card": "tests.high_card:HIGH_CARD"}})
    with installed(folder):
        yield


@pytest.fixture(scope="session")
def pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package that brings a language."""
    folder = tmp_path_factory.mktemp("packages")
    write_pseudo_language(folder)
    return folder
