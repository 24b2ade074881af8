"""Every position that a test of Wizards starts must use up its script and stay sound."""

from collections.abc import Iterator

import pytest

from fabletop.games.wizards.invariants import broken
from fabletop.games.wizards.scenario import Scenario, WizardsPlay


@pytest.fixture(autouse=True)
def nothing_left_over(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plays: list[WizardsPlay] = []
    start = Scenario.start

    def started(
        self: Scenario, *, active: int = 0, evil: bool = False, taken: int = 0, event: bool = False
    ) -> WizardsPlay:
        plays.append(start(self, active=active, evil=evil, taken=taken, event=event))
        return plays[-1]

    monkeypatch.setattr(Scenario, "start", started)
    yield
    for play in plays:
        play.finish()
        assert broken(play.table) == []
