"""A sorcerer's board as somebody else sees it."""

from fabletop.games.seasons.scenario import SeasonsPlay
from fabletop.games.seasons.seen.view import SorcererView
from tests.games.seasons.seen import sorcerers


def board(play: SeasonsPlay, seat: int, *, by: int | None) -> SorcererView:
    """What a seat, or with None a spectator, sees of the sorcerer of another seat."""
    return sorcerers(play.match, by)[seat]
