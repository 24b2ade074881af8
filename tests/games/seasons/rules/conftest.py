"""Every position that a test of the rules starts must use up its script and stay sound."""

from collections.abc import Iterator

import pytest

from fabletop.games.seasons.invariants import broken
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay


@pytest.fixture(autouse=True)
def nothing_left_over(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plays: list[SeasonsPlay] = []
    start = Scenario.start

    def started(
        self: Scenario, *, phase: str = "turn", active: int | None = None, entered: str = ""
    ) -> SeasonsPlay:
        plays.append(start(self, phase=phase, active=active, entered=entered))
        return plays[-1]

    monkeypatch.setattr(Scenario, "start", started)
    yield
    for play in plays:
        play.finish()
        assert broken(play.table) == []
