"""Prophecy for the bots. The default budgets and slips of the levels were chosen with it."""

from pathlib import Path

from fabletop.bots.evaluations.prophecy import values
from fabletop.bots.outlooks import prophecy
from fabletop.bots.plugin import BotsPlugin, Features
from fabletop.games.prophecy.seen.look import glance

PLUGIN = BotsPlugin(
    values=values,
    glance=glance,
    features=Features(prophecy.NAMES, prophecy.measure, prophecy.together),
    weights=Path(__file__).parent / "outlooks" / "prophecy.toml",
    words="bots",
)
