"""Seasons for the bots: a round is long, so it is enough to look one round ahead."""

from pathlib import Path

from fabletop.bots.evaluations.seasons import values
from fabletop.bots.outlooks import seasons
from fabletop.bots.plugin import BotsPlugin, Features
from fabletop.bots.search.budget import Budget

PLUGIN = BotsPlugin(
    values=values,
    features=Features(seasons.NAMES, seasons.measure, seasons.together),
    weights=Path(__file__).parent / "outlooks" / "seasons.toml",
    words="bots",
    budgets={
        "normal": Budget(iterations=6, breadth=3, rounds=1),
        "hard": Budget(iterations=24, rounds=1),
        "expert": Budget(iterations=120, rounds=1),
    },
    slips={"easy": 0.3, "normal": 0.16, "hard": 0.08},
)
