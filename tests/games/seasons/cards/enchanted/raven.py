"""Raven the Usurper in play."""

from fabletop.games.seasons.scenario import SeasonsPlay
from tests.games.seasons.seen import sorcerers

RAVEN = "raven_the_usurper"


def limit(play: SeasonsPlay, seat: int = 0) -> int:
    return sorcerers(play.match)[seat].limit
