"""The rows of one game of a run: one for the game, one per seat, and on request one per card that a
seat could choose, and one per kind of event.

Game number i of a plan gives the same rows on any machine. Nothing here knows a particular game;
readers of the rows decide what counts as seen, taken or used.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from fabletop.core.game import Game, T
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.core.table import Event, Table
from fabletop.lab.counting.census import card_in, cards_of, marks
from fabletop.lab.playing.simulate import Outcome, Plan, own_seed, play_plan
from fabletop.lab.plugin import Final, final_of

Cell: TypeAlias = Any
"""A value of a table: a number, a word, or whether. Its column says which."""

Row = dict[str, Cell]

GAMES, SEATS, CARDS, EVENTS = "games", "seats", "cards", "events"
TABLES = (GAMES, SEATS, CARDS, EVENTS)
ALWAYS = (GAMES, SEATS)

Columns = dict[str, type]

COLUMNS: dict[str, Columns] = {
    GAMES: {
        **{"game": int, "seed": int, "players": int, "decisions": int, "rounds": int},
        **{"finished": bool, "ended_by": str, "winners": int, "first": int},
    },
    SEATS: {
        **{"game": int, "seat": int, "turn": int, "bot": str, "began_as": str, "ended_as": str},
        **{"place": int, "score": int, "share": float, "decisions": int, "faults": int},
    },
    CARDS: {
        **{"game": int, "seat": int, "card": str, "verb": str, "offered": int, "chosen": int},
    },
    EVENTS: {"game": int, "seat": int, "verb": str, "card": str, "count": int},
}
"""The columns that every game has. Those of the seats are followed by the numbers of the game
(`lab/plugin.py`). If an event is about no seat, its seat is -1; if it names no card, its card is
empty. A place of 0 means that the game was given up. `turn` counts from the first turn; it is -1 in
a game that was given up before the first turn, or that does not say who has it."""


def columns(game: str, table: str) -> Columns:
    own = dict.fromkeys(final_of(game).names, int) if table == SEATS else {}
    return {**COLUMNS[table], **own}


@dataclass(slots=True)
class Record:
    """The rows of one or several games, table by table."""

    tables: dict[str, list[Row]] = field(default_factory=lambda: {name: [] for name in TABLES})

    def add(self, other: "Record") -> None:
        for name, rows in other.tables.items():
            self.tables[name] += rows


def record(plan: Plan, number: int, wanted: Sequence[str] = ALWAYS) -> Record:
    """Play the game with this number of a plan, and record it."""
    game = find(plan.game)
    seed = own_seed(plan.seed, number)
    table = game.new(plan.options, len(plan.bots), seed)
    return record_table(game, table, plan, number, seed, wanted)


def record_table(
    game: Game[T], table: T, plan: Plan, number: int, seed: int, wanted: Sequence[str] = ALWAYS
) -> Record:
    """Play a table that is already laid out, and record it."""
    watch = (
        _Cards(len(plan.bots), cards_of(plan.game)) if CARDS in wanted else _Watch(len(plan.bots))
    )
    final = final_of(plan.game)
    events: list[Event] = [] if EVENTS in wanted else _Opening(table, final.first[0])
    table.chronicle = events
    outcome = play_plan(game, table, plan, seed, watch)
    table.chronicle = None
    first, began_as = beginning(events, final)
    kept = Record()
    kept.tables[GAMES].append(_game(plan, number, seed, outcome, first))
    kept.tables[SEATS] += _seats(game, table, plan, number, outcome, watch, first, began_as)
    if isinstance(watch, _Cards):
        kept.tables[CARDS] += watch.rows(number)
    if EVENTS in wanted:
        kept.tables[EVENTS] += _events(events, number, plan.game)
    return kept


class _Opening(list[Event]):
    """A chronicle that keeps only the event it waits for and then stops recording, to save time."""

    def __init__(self, table: Table, verb: str) -> None:
        self._table, self._verb = table, verb

    def append(self, event: Event, /) -> None:
        if event.told[0] == self._verb:
            super().append(event)
            self._table.chronicle = None


class _Watch:
    """Counts the choices of every seat."""

    def __init__(self, seats: int) -> None:
        self.choices = [0] * seats

    def __call__(self, question: Question, _option: Option, _seconds: float) -> None:
        self.choices[question.seat] += 1


class _Cards(_Watch):
    """Also counts the cards in the choices."""

    def __init__(self, seats: int, cards: frozenset[str]) -> None:
        super().__init__(seats)
        self._cards = cards
        self._offered: Counter[tuple[int, str, str]] = Counter()
        self._chosen: Counter[tuple[int, str, str]] = Counter()

    def __call__(self, question: Question, option: Option, seconds: float) -> None:
        super().__call__(question, option, seconds)
        seat, cards = question.seat, self._cards
        found = {mark for one in question.options for mark in marks(question, one, cards)}
        self._offered.update((seat, *mark) for mark in found)
        self._chosen.update((seat, *mark) for mark in set(marks(question, option, cards)))

    def rows(self, number: int) -> list[Row]:
        return [
            {
                **{"game": number, "seat": key[0], "card": key[1], "verb": key[2]},
                **{"offered": offered, "chosen": self._chosen[key]},
            }
            for key, offered in sorted(self._offered.items())
        ]


def beginning(events: Sequence[Event], final: Final) -> tuple[int, tuple[str, ...]]:
    """Which seat had the first turn, and which character each seat played then."""
    verb, word = final.first
    told = next((event for event in events if event.told[0] == verb), None)
    return (-1, ()) if told is None else (int(told.told[word]), told.cast)


def _game(plan: Plan, number: int, seed: int, outcome: Outcome, first: int) -> Row:
    return {
        "game": number,
        "seed": seed,
        "players": len(plan.bots),
        "decisions": outcome.decisions,
        "rounds": outcome.rounds,
        "finished": outcome.finished,
        "ended_by": outcome.ended_by,
        "winners": len(outcome.winners),
        "first": first,
    }


def _seats(
    game: Game[T],
    table: T,
    plan: Plan,
    number: int,
    outcome: Outcome,
    watch: _Watch,
    first: int,
    began_as: tuple[str, ...],
) -> list[Row]:
    result, final, view = game.result(table), final_of(plan.game), game.view(table, None)
    seats = len(plan.bots)
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    return [
        {
            "game": number,
            "seat": seat,
            "turn": (seat - first) % seats if first >= 0 else -1,
            "bot": bot,
            "began_as": began_as[seat] if began_as else "",
            "ended_as": final.part(view, seat),
            "place": result.places[seat] if result else 0,
            "score": result.scores[seat] if result else 0,
            "share": share if seat in outcome.winners else 0.0,
            "decisions": watch.choices[seat],
            "faults": outcome.faults[seat] if outcome.faults else 0,
            **final.numbers(view, seat),
        }
        for seat, bot in enumerate(plan.bots)
    ]


def _events(events: list[Event], number: int, game: str) -> list[Row]:
    """Counts of events by seat and card; an event with several cards counts for each of them."""
    counted: Counter[tuple[int, str, str]] = Counter()
    cards, seatless = cards_of(game), final_of(game).seatless
    for event in events:
        verb, *words = event.told
        named = {card for word in words if (card := card_in(word, cards))} or {""}
        counted.update((_told_of(event, seatless), str(verb), card) for card in named)
    return [
        {"game": number, "seat": seat, "verb": verb, "card": card, "count": count}
        for (seat, verb, card), count in sorted(counted.items())
    ]


def _told_of(event: Event, seatless: frozenset[str]) -> int:
    """The seat that an event is about: the only seat that may know it, or the number after the
    verb."""
    if event.seats is not None and len(event.seats) == 1:
        return event.seats[0]
    verb, *words = event.told
    seat = words[0] if words and verb not in seatless else None
    return seat if isinstance(seat, int) else -1
