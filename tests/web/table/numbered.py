"""Checks for every drawn table: an option has one button, and a place if it is about a thing."""

import re
from collections import Counter
from typing import Any

from fabletop.core.decision import Decision
from fabletop.core.match import Match
from fabletop.core.question import show
from fabletop.web.plugin import Drawing


def check_numbers(match: Match[Any], seat: int, html: str, drawing: Drawing) -> Decision[Any]:
    """Every option has one button with its number. Returns the decision."""
    (decision,) = (one for one in match.decisions() if one.seat == seat)
    numbers = Counter(map(int, re.findall(r' data-number="(\d+)"', html)))
    assert numbers == Counter(range(1, len(decision.options) + 1)), decision.question
    placed = {
        int(n) for found in re.findall(r'data-numbers="([\d ]+)"', html) for n in found.split()
    }
    places = drawing.places(match.view(seat))
    for number, option in enumerate(decision.options, start=1):
        if places.things(option):
            assert number in placed, show(option)
    return decision


def check_unique(html: str, *patterns: str) -> None:
    """No name is given twice."""
    for name in patterns:
        assert [one for one, times in Counter(re.findall(name, html)).items() if times > 1] == []
