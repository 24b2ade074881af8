"""What the seats and the spectators (None) see of a table."""

from fabletop.core.match import Match
from fabletop.games.seasons.seen.view import SeasonsView, SorcererView
from fabletop.games.seasons.state import Table

Sheet = list[list[str | int]]


def look(match: Match[Table], seat: int | None = None) -> SeasonsView:
    view = match.view(seat)
    assert isinstance(view, SeasonsView)
    return view


def sorcerers(match: Match[Table], seat: int | None = None) -> list[SorcererView]:
    return look(match, seat).sorcerers


def hands(match: Match[Table], seat: int | None = None) -> list[list[str]]:
    """The cards of each hand that this seat knows."""
    return [sorcerer.hand for sorcerer in sorcerers(match, seat)]


def top(match: Match[Table], seat: int | None = None) -> list[str]:
    """The cards on the draw pile that this seat knows."""
    return look(match, seat).top


def sheets(match: Match[Table], seat: int | None = None) -> list[Sheet]:
    """The scores by their sources."""
    return [[[*line] for line in sheet] for sheet in look(match, seat).sheets]


def scores(match: Match[Table]) -> tuple[int, ...]:
    assert match.result is not None, "the game is not over"
    return match.result.scores
