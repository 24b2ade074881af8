"""The result of a game as the statistics count it: who played each seat, and how it ended."""

from dataclasses import dataclass

from fabletop.bots.outlook import features_of
from fabletop.core.match import Match
from fabletop.core.saved.entries import TABLE
from fabletop.lab.plugin import final_of
from fabletop.lab.runs.records import beginning
from fabletop.server.storage.saved import SavedSeat, SavedTable

SEVERAL = "several"
"""Bots of different kinds, or a bot on a seat that has changed hands."""


@dataclass(frozen=True, slots=True)
class SeatEnding:
    turn: int
    """Counted from the seat with the first turn; -1 if that is not known."""
    bot: str
    switched: bool
    place: int
    score: int
    share: float
    """This seat's part of the win, which all winners share equally."""


@dataclass(frozen=True, slots=True)
class Ending:
    game: str
    bots: str
    """The kind of all bots at the table; empty without bots, SEVERAL if they differ or one of
    their seats has changed hands."""
    together: bool
    branched: bool
    ended_by: str
    decisions: int
    rounds: int
    seats: tuple[SeatEnding, ...]


def ending_of(saved: SavedTable, match: Match) -> Ending | None:
    """The result of a match; None before it is over."""
    result = match.result
    if not match.over or result is None:
        return None
    first, seats = _first_turn(match), len(saved.seats)
    share = 1 / len(result.winners) if result.winners else 0.0
    return Ending(
        saved.game,
        _bots(saved.seats),
        _together(match),
        saved.branched,
        result.ended_by,
        match.first + sum(entry.seat != TABLE for entry in match.entries),
        match.game.rounds(match.position.table),
        tuple(
            SeatEnding(
                (number - first) % seats if first >= 0 else -1,
                seat.bot,
                seat.switched,
                result.places[number],
                result.scores[number],
                share if number in result.winners else 0.0,
            )
            for number, seat in enumerate(saved.seats)
        ),
    )


def _bots(seats: tuple[SavedSeat, ...]) -> str:
    kinds = {seat.bot for seat in seats if seat.bot}
    if len(kinds) > 1 or any(seat.switched for seat in seats if seat.bot):
        return SEVERAL
    return next(iter(kinds), "")


def _together(match: Match) -> bool:
    """Whether all win or lose as one, as in a game with one player."""
    if len(match.header.seats) == 1:
        return True
    features = features_of(match.game.name)
    return features is not None and features.together(match.view(None))


def _first_turn(match: Match) -> int:
    """The seat that began; -1 if the match begins later."""
    if match.first:
        return -1
    events = [event for line in (match.opening, *match.entries) for event in line.events]
    return beginning(events, final_of(match.game.name))[0]
