"""Wizards as numbers."""

from fabletop.core.game import Options
from fabletop.envs.plugin import EnvsPlugin
from fabletop.envs.wizards.actions import ACTIONS
from fabletop.envs.wizards.sheet import sheet
from fabletop.games.wizards.domains import domains


def _evil(_options: Options) -> bool:
    """Evil may win in every game."""
    return True


PLUGIN = EnvsPlugin(
    domains=domains,
    actions=ACTIONS,
    actions_version=1,
    sheet=sheet,
    observation_version=2,
    spare=512,
    may_lose_all=_evil,
)
