"""A sorcerer's board as somebody else sees it."""

from typing import cast

from fabletop.core.game import View
from fabletop.games.seasons.scenario import SeasonsPlay


def board(play: SeasonsPlay, seat: int, *, by: int | None) -> View:
    """What a seat, or with None a spectator, sees of the sorcerer of another seat."""
    return cast(list[View], play.match.view(by)["sorcerers"])[seat]
