"""Charts of the sheet, row by row: what befalls the first player for each roll."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest

from fabletop.core.table import EventWord
from fabletop.games.wizards.scenario import Scenario, WizardsPlay

ELSEWHERE = "edgewood-3"
"""Where the Dragon is when nobody is to meet it."""

IDLE: dict[str, Any] = {"at": "glendale-5", "stunned": 30}
"""A second player who only lets time pass."""

ENDS = ("turn", "extra_turn")

Luck = Callable[[Scenario], Scenario]
Told = tuple[EventWord, ...]


@dataclass(frozen=True)
class Row:
    """What a chart does for some rolls, and which rules say so."""

    rolls: str
    rules: str
    told: list[Told]
    """What the chronicle tells between the roll and the next turn."""
    luck: Luck = field(default=lambda scenario: scenario)
    """What else chance decides, after the roll."""
    answers: tuple[str, ...] = ()


def rows(table: Iterable[Row]) -> list[Any]:
    """Each roll of each row as a parameter that proves the rules of the row."""
    return [
        pytest.param(
            row,
            int(roll),
            marks=pytest.mark.rule("T-095", *row.rules.split()),
            id=f"{row.rules.replace(' ', '-')}-roll-{roll}",
        )
        for row in table
        for roll in row.rolls
    ]


def consequences(play: WizardsPlay, chart: str) -> list[Told]:
    """What was told after the first roll on a chart, in the same turn."""
    told = play.told()
    after = told[next(place for place, event in enumerate(told) if event[0] == chart) + 1 :]
    end = next((place for place, event in enumerate(after) if event[0] in ENDS), len(after))
    return after[:end]


def alone(scenario: Scenario | None = None, **person: Any) -> Scenario:
    """One player who matters; the other one is idle, and the Dragon is far away."""
    return (scenario or Scenario(2)).player(**person).player(**IDLE).dragon(ELSEWHERE)
