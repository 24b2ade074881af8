"""Runs that lie in memory: written by hand, or played."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from fabletop.lab.playing.simulate import Plan, make_plan
from fabletop.lab.report.frames import Arrays
from fabletop.lab.runs.formats import dtype
from fabletop.lab.runs.records import CARDS, EVENTS, GAMES, SEATS, TABLES, Record, columns, record

AT_A_TIME = 7
"""Rows per chunk: few enough to split every game."""


@dataclass
class Rows:
    plan: Plan
    record: Record = field(default_factory=Record)
    tables: Sequence[str] = TABLES

    @property
    def games(self) -> int:
        return len(self.record.tables[GAMES])

    def chunks(self, table: str, wanted: Sequence[str] = ()) -> Iterator[Arrays]:
        rows, kinds = self.record.tables[table], columns(self.plan.game, table)
        for start in range(0, len(rows), AT_A_TIME):
            some = rows[start : start + AT_A_TIME]
            yield {
                name: np.array([row[name] for row in some], dtype(name, kinds[name]))
                for name in wanted
            }

    def game(
        self,
        winner: int,
        *,
        rounds: int = 10,
        first: int = 0,
        scores: Sequence[int] = (),
        parts: Sequence[str] = (),
        ended_by: str = "three_years",
        finished: bool = True,
    ) -> "Rows":
        """One more game, won by a seat; by none if it is -1."""
        number, seats = self.games, len(self.plan.bots)
        row: dict[str, Any] = {"game": number, "seed": 1, "players": seats, "first": first}
        row |= {"decisions": 10 * rounds, "rounds": rounds, "finished": finished}
        row |= {"ended_by": ended_by if finished else "", "winners": int(winner >= 0)}
        self.record.tables[GAMES].append(row)
        kinds = columns(self.plan.game, SEATS)
        for seat in range(seats):
            blank = {name: kind() for name, kind in kinds.items()}
            part = parts[seat] if parts else ""
            told: dict[str, Any] = {
                "game": number,
                "seat": seat,
                "turn": (seat - first) % seats,
                "share": 0.0,
            }
            told |= {"bot": self.plan.bots[seat], "began_as": part, "ended_as": part}
            told |= {"score": scores[seat] if scores else 0, "place": 2 if finished else 0}
            if seat == winner:
                told |= {"share": 1.0, "place": 1}
            self.record.tables[SEATS].append(blank | told)
        return self

    def asked(
        self, seat: int, card: str, verb: str, *, offered: int = 1, chosen: int = 1
    ) -> "Rows":
        """In the newest game a card was `offered` to a seat and `chosen` by it this often."""
        row = {"game": self.games - 1, "seat": seat, "card": card, "verb": verb}
        self.record.tables[CARDS].append(row | {"offered": offered, "chosen": chosen})
        return self

    def told(self, seat: int, verb: str, card: str) -> "Rows":
        row = {"game": self.games - 1, "seat": seat, "verb": verb, "card": card, "count": 1}
        self.record.tables[EVENTS].append(row)
        return self


def seasons(*bots: str) -> Rows:
    """Rows for games of Seasons between these bots; none yet."""
    return Rows(Plan("seasons", {}, bots or ("greedy", "greedy"), 1))


@cache
def played(game: str, players: int, games: int, **options: str) -> Rows:
    """Games between random bots."""
    plan = make_plan(game, dict(options), players, ["random"], 3, 100_000)
    rows = Rows(plan)
    for number in range(games):
        rows.record.add(record(plan, number, TABLES))
    return rows
