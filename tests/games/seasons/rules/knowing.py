"""What each seat and the spectators know of hands and piles."""

from fabletop.games.seasons.scenario import SeasonsPlay
from tests.games.seasons.seen import hands, top

AMULETS = ("amulet_of_air", "amulet_of_fire", "amulet_of_earth")

EVERYBODY = (0, 1, 2, None)
"""The seats of three players, and a spectator."""


def hand_of_first(play: SeasonsPlay) -> list[list[str]]:
    """What the three seats and a spectator know of the first seat's hand."""
    return [hands(play.match, seat)[0] for seat in EVERYBODY]


def tops(play: SeasonsPlay) -> list[list[str]]:
    """What they know of the draw pile."""
    return [top(play.match, seat) for seat in EVERYBODY]


def heard(play: SeasonsPlay, *event: str | int) -> list[int | None]:
    """Who was told of something."""
    return [
        seat for seat in EVERYBODY if event in [told.told for _, told in play.match.chronicle(seat)]
    ]
