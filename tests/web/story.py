"""Recorded games: the same seed and the same answers give the same game.

The answers were those of two adventurers once; they are kept in `stories`, so that a bot that
learns something new changes nothing here.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fabletop.core.match import Match
from fabletop.core.question import Option, parse
from fabletop.games.prophecy import PROPHECY
from tests.server.running import Client
from tests.waiting import wait_until

STORIES = Path(__file__).parent / "stories"
"""A file for each seed, a line for each answer: the seat and the option."""

NAMES = ("Ada", "Ben")
FATEFUL = 50
"""A seed whose game between two adventurers ends by certificates after 108 answers."""


@dataclass(frozen=True, slots=True)
class Move:
    """An answer, and the id and the number it has on the page."""

    seat: int
    option: Option
    decision: str
    number: int


@cache
def story(seed: int = FATEFUL) -> tuple[Move, ...]:
    """What two adventurers do, from the first answer to the last."""
    return tuple(_moves(Match.new(PROPHECY, seats=NAMES, seed=seed), seed))


def _moves(match: Match[Any], seed: int) -> Iterable[Move]:
    for line in (STORIES / f"{seed}.txt").read_text(encoding="utf-8").splitlines():
        asked, _, answer = line.partition(" ")
        (decision,) = match.decisions()
        assert decision.seat == int(asked), f"the story of {seed} goes another way: {line}"
        option = parse(answer)
        yield Move(decision.seat, option, decision.id, decision.options.index(option) + 1)
        match.answer(option)


@cache
def told(seed: int = FATEFUL) -> Match[Any]:
    """The same game as a match; to be looked at only."""
    match = Match.new(PROPHECY, seats=NAMES, seed=seed)
    for move in story(seed):
        match.answer(move.option)
    return match


class Opened:
    """A table that was opened through the API, with the links of its seats."""

    def __init__(self, client: Client, ticket: dict[str, Any]) -> None:
        self.client = client
        self.id = str(ticket["table"])
        self.path = f"/t/{self.id}"
        self.tokens = [str(seat["token"]) for seat in ticket["seats"]]
        self.links = [f"{self.path}/sit/{token}" for token in self.tokens]
        self.people = [n for n, seat in enumerate(ticket["seats"]) if not seat["bot"]]

    def get(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.call("GET", f"/tables/{self.id}")
        return found

    def post(self, seat: int, what: str, body: Any = None) -> Any:
        return self.client.call("POST", f"/tables/{self.id}/{what}", self.tokens[seat], body)

    def answer(self, seat: int, option: Option, decision: str) -> None:
        self.post(seat, "answers", {"decision": decision, "option": list(option)})

    def play(self, moves: Iterable[Move]) -> None:
        """Give these answers through the API."""
        for move in moves:
            self.answer(move.seat, move.option, move.decision)

    def settled(self) -> int:
        """How many answers there are when no bot is asked any more."""
        return int(wait_until(self._without_bots)["answers"])

    def _without_bots(self) -> dict[str, Any]:
        """The table, if no bot is asked."""
        table = self.get()
        busy = any(table["seats"][seat]["bot"] for seat in table["waiting_for"])
        return {} if busy else table
