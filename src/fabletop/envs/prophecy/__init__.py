"""Prophecy as numbers."""

from fabletop.core.game import Options
from fabletop.envs.plugin import EnvsPlugin
from fabletop.envs.prophecy.actions import ACTIONS
from fabletop.envs.prophecy.sheet import sheet
from fabletop.games.prophecy.printed.domains import domains


def _apocalypse(options: Options) -> bool:
    return options.get("ending") == "apocalypse"


PLUGIN = EnvsPlugin(
    domains=domains,
    actions=ACTIONS,
    actions_version=2,
    sheet=sheet,
    observation_version=2,
    spare=128,
    may_lose_all=_apocalypse,
)
