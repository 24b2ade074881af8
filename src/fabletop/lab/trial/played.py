"""A summary of one game of a trial: its length, its ending, and for every seat its final state and
the cards it had. Written to a ledger as plain data, and read back."""

from dataclasses import dataclass

from fabletop.core.codec import JsonObject
from fabletop.lab.playing.simulate import Plan
from fabletop.lab.plugin import final_of
from fabletop.lab.runs.ledger import LedgerRow
from fabletop.lab.runs.records import CARDS, EVENTS, GAMES, SEATS, TABLES, record
from fabletop.lab.trial.having import had_and_used


@dataclass(frozen=True, slots=True)
class TrialSeat:
    """The state of a seat at the end. `part` is the character it played: at the beginning or, in a
    game that assigns characters later, at the end."""

    number: int
    turn: int
    bot: str
    part: str
    win: float
    first: float
    """Its share of the first place: of the win or, if nobody wins, of the highest score."""
    score: int
    numbers: dict[str, int]
    had: frozenset[str]
    used: frozenset[str]


@dataclass(frozen=True, slots=True)
class TrialGame:
    rounds: int
    decisions: int
    ended_by: str
    seats: tuple[TrialSeat, ...]

    @property
    def won(self) -> bool:
        return any(seat.win for seat in self.seats)


def play_game(plan: Plan, deal: int) -> LedgerRow:
    tables = record(plan, deal, TABLES).tables
    (game,), seats = tables[GAMES], tables[SEATS]
    had, used = had_and_used(plan.game, tables[CARDS], tables[EVENTS], len(seats))
    names = final_of(plan.game).names
    return {
        "rounds": game["rounds"],
        "decisions": game["decisions"],
        "ended_by": game["ended_by"],
        "seats": [
            {
                "turn": seat["turn"],
                "bot": seat["bot"],
                "part": seat["began_as"] or seat["ended_as"],
                "win": seat["share"],
                "score": seat["score"],
                "numbers": {name: seat[name] for name in names},
                "had": sorted(had[seat["seat"]]),
                "used": sorted(used[seat["seat"]]),
            }
            for seat in seats
        ],
    }


def read_game(row: LedgerRow) -> TrialGame:
    plain: list[JsonObject] = row["seats"]
    scores = [int(seat["score"]) for seat in plain]
    won = any(seat["win"] for seat in plain)
    highest = [score == max(scores) for score in scores]
    seats = [
        TrialSeat(
            number,
            int(seat["turn"]),
            str(seat["bot"]),
            str(seat["part"]),
            float(seat["win"]),
            float(seat["win"]) if won else highest[number] / sum(highest),
            scores[number],
            {str(name): int(value) for name, value in seat["numbers"].items()},
            frozenset(seat["had"]),
            frozenset(seat["used"]),
        )
        for number, seat in enumerate(plain)
    ]
    ended_by = str(row["ended_by"])
    return TrialGame(int(row["rounds"]), int(row["decisions"]), ended_by, tuple(seats))
