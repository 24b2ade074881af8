"""Wizards for the bots: a try is slow, so there are few of them, each with few choices."""

from pathlib import Path

from fabletop.bots.evaluations.wizards import values
from fabletop.bots.outlooks import wizards
from fabletop.bots.plugin import BotsPlugin, Features
from fabletop.bots.search.budget import Budget
from fabletop.games.wizards.seen.look import glance
from fabletop.games.wizards.seen.situation import alike

PLUGIN = BotsPlugin(
    values=values,
    glance=glance,
    alike=alike,
    features=Features(wizards.NAMES, wizards.measure, wizards.together),
    weights=Path(__file__).parent / "outlooks" / "wizards.toml",
    words="bots",
    budgets={
        "normal": Budget(iterations=4, breadth=2, rounds=1, depth=12, prudence=2.0),
        "hard": Budget(iterations=8, breadth=3, rounds=1, depth=12, prudence=2.0),
        "expert": Budget(iterations=16, rounds=1, depth=12, prudence=2.0),
    },
    slips={"normal": 0.18, "hard": 0.06},
    adviser_tries=120,
)
