"""Rows of Wizards: the question, the settings, the calendar and the decks. Hidden is what
`seen/look.py` hides; its functions say what is known of lands and High Wizards."""

from collections.abc import Iterator

from fabletop.core.question import Question
from fabletop.core.rows.places import FlagAt, NumberAt, NumbersAt, Row, WordAt, WordsAt
from fabletop.core.rows.writing import (
    Layout,
    QuestionPlaces,
    RowPlaces,
    in_turn_order,
    write_seat,
    write_subject_number,
)
from fabletop.games.wizards.pieces import Variants
from fabletop.games.wizards.rules.table.ranking import ranking
from fabletop.games.wizards.rules.turn.evil import lands_due, tasks_needed
from fabletop.games.wizards.seen.look import moving_now, settings_of
from fabletop.games.wizards.seen.rows.map import MapPlaces, SubjectPlaces
from fabletop.games.wizards.seen.rows.player import PlayerPlaces
from fabletop.games.wizards.state import Table


class WizardsRow:
    """Writes rows of Wizards."""

    def __init__(self, layout: Layout) -> None:
        table = layout.table
        self._question = QuestionPlaces(table)
        self._subject_number = table.find("subject_number", NumberAt)
        self._subject = SubjectPlaces(table)
        self._settings = _SettingPlaces(table)
        self._common = _CommonPlaces(table)
        self._decks = _DeckPlaces(table)
        self._map = MapPlaces(table)
        self._players = tuple(map(PlayerPlaces, layout.seats))

    def write(self, row: Row, table: Table, question: Question | None, seat: int) -> None:
        players = in_turn_order(table.players, seat)
        seats, here = len(players), players[0].space
        if question is not None:
            subject = self._question.write(row, question, seat, seats)
            if subject:
                write_subject_number(row, self._subject_number, subject)
                self._subject.write(row, table, subject, seat)
        self._settings.write(row, table.layout, table.variants)
        self._common.write(row, table, seat, seats)
        self._decks.write(row, table)
        self._map.write(row, table, seat)
        places = ranking(table).places if table.phase == "over" else ()
        for number, at in enumerate(self._players[:seats]):
            other = (seat + number) % seats
            at.write(row, table, other, here)
            if places:
                at.place.write(row, places[other])


class _SettingPlaces:
    """The settings, which stay the same for a whole game."""

    def __init__(self, at: RowPlaces) -> None:
        self._at = at
        self._cooperative = at.find("cooperative", FlagAt).start
        self._layout = at.find("set_layout", WordAt)
        self._known: dict[Variants, tuple[int, ...]] = {}

    def write(self, row: Row, layout: str, variants: Variants) -> None:
        self._layout.write(row, layout)
        places = self._known.get(variants)
        if places is None:
            places = self._known[variants] = tuple(self._places(variants))
        for place in places:
            row[place] = 1.0

    def _places(self, variants: Variants) -> Iterator[int]:
        if variants.cooperative:
            yield self._cooperative
        for name, value in settings_of(variants).items():
            yield self._at.find(f"set_{name}", WordAt).places[value]


class _CommonPlaces:
    """The calendar, Evil, and the movement of this turn."""

    def __init__(self, at: RowPlaces) -> None:
        self._phase = at.find("phase", WordAt)
        self._first = at.find("first", WordAt)
        self._active = at.find("active", WordAt)
        self._moving = at.find("moving", WordAt)
        self._day = at.find("day", NumberAt)
        self._fortnight = at.find("fortnight", NumberAt)
        self._due = at.find("due", NumberAt)
        self._completed = at.find("completed", NumberAt)
        self._needed = at.find("needed", NumberAt)
        self._roll = at.find("roll", NumberAt)
        self._left = at.find("left", NumbersAt)
        self._moved = at.find("moved", NumberAt)
        self._winner = at.find("winner", WordAt)
        self._ended = at.find("ended", WordAt)

    def write(self, row: Row, table: Table, seat: int, seats: int) -> None:
        self._phase.write(row, table.phase)
        write_seat(row, self._first, seat, table.first, seats)
        write_seat(row, self._active, seat, table.active, seats)
        write_seat(row, self._moving, seat, moving_now(table), seats)
        if table.day:
            self._day.write(row, table.day)
        if table.fortnight:
            self._fortnight.write(row, table.fortnight)
        due = lands_due(table.fortnight, seats, cooperative=table.variants.cooperative)
        if due:
            self._due.write(row, due)
        if table.completed:
            self._completed.write(row, table.completed)
        self._needed.write(row, tasks_needed(table))
        if table.roll:
            self._roll.write(row, table.roll)
        if table.own or table.mount or table.sail:
            self._left.write(row, (table.own, table.mount, table.sail))
        if table.moved:
            self._moved.write(row, table.moved)
        write_seat(row, self._winner, seat, table.winner, seats)
        if table.ended:
            self._ended.write(row, table.ended)


class _DeckPlaces:
    """Decks by their sizes. In the cooperative game, the Wizard Cards in their deck are known."""

    def __init__(self, at: RowPlaces) -> None:
        self._deck = at.find("deck", NumberAt)
        self._deck_cards = at.find("deck_cards", WordsAt)
        self._shown = at.find("shown", WordsAt)
        self._tasks = at.find("tasks", NumberAt)
        self._task_discard = at.find("task_discard", NumberAt)
        self._events = at.find("events", NumberAt)
        self._event_discard = at.find("event_discard", WordsAt)
        self._honest = at.find("honest", WordsAt)
        self._false_wizard = at.find("false_wizard", WordAt)

    def write(self, row: Row, table: Table) -> None:
        self._deck.write(row, len(table.deck))
        if table.variants.cooperative:
            self._deck_cards.write(row, table.deck)
        if table.shown:
            self._shown.write(row, table.shown)
        self._tasks.write(row, len(table.tasks))
        self._task_discard.write(row, len(table.task_discard))
        self._events.write(row, len(table.events))
        if table.event_discard:
            self._event_discard.write(row, table.event_discard)
        if table.honest:
            self._honest.write(row, table.honest)
        if table.unmasked:
            self._false_wizard.write(row, table.false_wizard)
