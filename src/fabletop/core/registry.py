"""Which games there are: those that installed packages announce under `fabletop.games`."""

from typing import cast

from fabletop.core import plugins
from fabletop.core.errors import BadSetup
from fabletop.core.game import Game
from fabletop.core.texts.foreign import shown

GROUP = "fabletop.games"

DEFAULT_GAME = "prophecy"
"""The game of commands and requests that name none."""


@plugins.cached
def names() -> tuple[str, ...]:
    """The games that can be played; one that cannot be loaded is left out and logged."""
    return tuple(filter(_can_be_loaded, sorted(plugins.announced(GROUP))))


def find(name: str) -> Game:
    game = plugins.find(GROUP, name, object)
    if game is None:
        raise BadSetup(f"there is no game {shown(repr(name))}; there is: {', '.join(names())}")
    if getattr(game, "name", "") != name:
        raise BadSetup(f"{plugins.told(GROUP, name)} must be a game with the name {name!r}")
    return cast(Game, game)


def _can_be_loaded(name: str) -> bool:
    try:
        find(name)
    except BadSetup as error:
        plugins.log_once(str(error))
        return False
    return True
