"""Games counted, as they go over the wire: numbers only, nobody's name and nobody's table."""

from fabletop.lab.comparing.intervals import wilson
from fabletop.server.api.models import Wire


class CountOf(Wire):
    """How often there was something: a number of players, a way to end."""

    value: str
    games: int


class Span(Wire):
    """Games by their length: from `least` decisions on, as wide as all others of the game."""

    least: int
    games: int


class WinShare(Wire):
    """How much of the wins fell to somebody: `wins` of `games`, a shared win in parts; the share,
    its 95 % interval by Wilson, and `fair`, the share if all were equally good."""

    who: str
    games: int
    wins: float
    fair: float
    share: float
    low: float
    high: float

    @classmethod
    def of(cls, who: str, games: int, wins: float, expected: float) -> "WinShare":
        low, high = wilson(wins, games)
        return cls(
            who=who,
            games=games,
            wins=round(wins, 4),
            fair=round(expected / games, 4),
            share=round(wins / games, 4),
            low=round(low, 4),
            high=round(high, 4),
        )


class SeatShare(WinShare):
    """The same for a seat or a turn, both counted from 1, at tables of so many players."""

    players: int


class GameTally(Wire):
    """One game: its tables by how they stand, and the results of the finished ones. Shares of wins
    leave out games that were branched off another, those that all win or lose together, and for
    `players` and `against` the seats that changed hands."""

    game: str
    begun: int
    finished: int
    running: int
    resting: int
    """Not over, and not touched for a week."""
    abandoned: int
    decisions: int
    """The mean of the finished ones."""
    rounds: float
    numbers: list[CountOf]
    """Finished games by the number of players."""
    lengths: list[Span]
    endings: list[CountOf]
    players: list[WinShare]
    """By who plays: a bot's name, or "person"."""
    against: list[WinShare]
    """People at tables where all bots are of this kind."""
    seats: list[SeatShare]
    turns: list[SeatShare]
    together: WinShare | None
    """Games that all win or lose together."""


class Day(Wire):
    """Games that were finished on a day (UTC)."""

    day: str
    game: str
    games: int


class StatisticsInfo(Wire):
    counted: float
    """When, in seconds since 1970."""
    games: list[GameTally]
    days: list[Day]
    """The last half year, without days on which nothing was finished."""
