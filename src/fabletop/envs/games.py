"""Which games have environments: those whose packages announce one in the entry-point group
`fabletop.envs` (`fabletop.envs.plugin`)."""

from fabletop.core import plugins
from fabletop.core.errors import BadSetup
from fabletop.envs.plugin import GROUP, EnvsPlugin


def declared_games() -> tuple[str, ...]:
    return tuple(plugins.every(GROUP, EnvsPlugin))


def declared(game: str) -> EnvsPlugin:
    found = plugins.find(GROUP, game, EnvsPlugin)
    if found is None:
        known = ", ".join(declared_games())
        raise BadSetup(f"{game!r} is not declared as numbers; those that are: {known}")
    return found
