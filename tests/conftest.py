"""Fixtures for all tests."""

from collections.abc import Iterator

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario


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
