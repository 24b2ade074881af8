"""The API models of the statistics: numbers only, no names and no tables."""

from fabletop.lab.comparing.intervals import wilson
from fabletop.server.api.shared import Wire


class CountOf(Wire):
    """How often a value occurred, such as a player count or a way to end."""

    value: str
    games: int


class Span(Wire):
    """Games by length: from `least` decisions on. All spans of a game are equally wide."""

    least: int
    games: int


class WinShare(Wire):
    """A share of wins: `wins` of `games`, where a shared win counts in parts; the share, its 95 %
    Wilson interval, and `fair`, the share if all were equally good."""

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
    """The same for a seat or a turn, both counted from 1, at tables with this player count."""

    players: int


class GameTally(Wire):
    """One game: its tables by status, and the results of the finished ones. Shares of wins leave
    out games that branched off another one and games that all players win or lose together,
    which `together` counts; `players` and `against` also leave out seats that changed hands."""

    game: str
    begun: int
    finished: int
    running: int
    resting: int
    """Not over, and without a change for a week."""
    abandoned: int
    decisions: int
    """The mean over the finished games."""
    rounds: float
    numbers: list[CountOf]
    """Finished games by the number of players."""
    lengths: list[Span]
    endings: list[CountOf]
    players: list[WinShare]
    """Wins by kind of player: a bot's name, or "person"."""
    against: list[WinShare]
    """Wins of people at tables where all bots are of this kind."""
    seats: list[SeatShare]
    turns: list[SeatShare]
    together: WinShare | None
    """Games that all players win or lose together."""


class Day(Wire):
    """Games that were finished on a day (UTC)."""

    day: str
    game: str
    games: int


class StatisticsInfo(Wire):
    counted: float
    """The time of the count, in seconds since 1970."""
    games: list[GameTally]
    days: list[Day]
    """The last half year, without days on which nothing was finished."""
