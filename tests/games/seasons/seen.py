"""What the seats and the spectators (None) see of a table."""

from typing import TypedDict, cast

from fabletop.core.match import Match
from fabletop.games.seasons.state import Table


class SeenSorcerer(TypedDict):
    hand: list[str]
    hand_size: int
    libraries: list[list[str]]
    library_sizes: list[int]
    limit: int
    offered: list[str]
    token: str
    token_used: bool


Sheet = list[list[str | int]]


def sorcerers(match: Match[Table], seat: int | None = None) -> list[SeenSorcerer]:
    return cast(list[SeenSorcerer], match.view(seat)["sorcerers"])


def hands(match: Match[Table], seat: int | None = None) -> list[list[str]]:
    """The cards of each hand that this seat knows."""
    return [sorcerer["hand"] for sorcerer in sorcerers(match, seat)]


def top(match: Match[Table], seat: int | None = None) -> list[str]:
    """The cards on the draw pile that this seat knows."""
    return cast(list[str], match.view(seat)["top"])


def sheets(match: Match[Table], seat: int | None = None) -> list[Sheet]:
    """The scores by their sources."""
    return cast(list[Sheet], match.view(seat)["sheets"])


def scores(match: Match[Table]) -> tuple[int, ...]:
    assert match.result is not None, "the game is not over"
    return match.result.scores
