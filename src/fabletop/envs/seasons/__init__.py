"""Seasons as numbers."""

from fabletop.envs.plugin import EnvsPlugin
from fabletop.envs.seasons.actions import ACTIONS
from fabletop.envs.seasons.sheet import sheet
from fabletop.games.seasons.domains import domains

PLUGIN = EnvsPlugin(
    domains=domains,
    actions=ACTIONS,
    actions_version=1,
    sheet=sheet,
    observation_version=1,
    spare=64,
)
