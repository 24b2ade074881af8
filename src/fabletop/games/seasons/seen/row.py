"""What a seat sees of Seasons as a row of numbers, written straight from the table by naming what
may be seen. Hidden is what `look.py` hides; its functions say what is known of hidden cards.
"""

from fabletop.core.question import Question
from fabletop.core.rows.places import (
    FlagAt,
    NumberAt,
    NumbersAt,
    Row,
    WordAt,
    WordsAt,
)
from fabletop.core.rows.writing import (
    Layout,
    QuestionPlaces,
    RowPlaces,
    in_turn_order,
    write_seat,
    write_subject_number,
)
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.rules.scoring import ranking
from fabletop.games.seasons.rules.transmutation import may_transmute, more
from fabletop.games.seasons.rules.wheel import season
from fabletop.games.seasons.seen.look import known_aside, known_top
from fabletop.games.seasons.seen.sorcerer_row import SorcererPlaces
from fabletop.games.seasons.seen.view import UNKNOWN
from fabletop.games.seasons.state import EVERYONE, Sorcerer, Table


class SeasonsRow:
    """Writes rows of Seasons."""

    def __init__(self, layout: Layout) -> None:
        self._question = QuestionPlaces(layout.table)
        self._subject_number = layout.table.find("subject_number", NumberAt)
        self._common = _CommonPlaces(layout.table)
        self._piles = _PilePlaces(layout.table)
        self._sorcerers = tuple(map(SorcererPlaces, layout.seats))

    def write(self, row: Row, table: Table, question: Question | None, seat: int) -> None:
        sorcerers = in_turn_order(table.sorcerers, seat)
        seats = len(sorcerers)
        if question is not None:
            subject = self._question.write(row, question, seat, seats)
            write_subject_number(row, self._subject_number, subject)
        self._common.write(row, table, seat)
        self._piles.write(row, table, sorcerers[0], seat)
        places = ranking(table).places if table.phase == "over" else ()
        for place, sorcerer in enumerate(sorcerers):
            own = (seat + place) % seats
            self._sorcerers[place].write(row, table, sorcerer, own, seat)
            if places:
                self._sorcerers[place].place.write(row, places[own])


class _CommonPlaces:
    """What lies open for all: the wheel, the dice, the turn."""

    def __init__(self, at: RowPlaces) -> None:
        self._pool = at.find("pool", WordAt)
        self._start = at.find("start", WordAt)
        self._enchantment = at.find("enchantment", WordAt)
        self._phase = at.find("phase", WordAt)
        self._year = at.find("year", WordAt)
        self._space = at.find("space", WordAt)
        self._season = at.find("season", WordAt)
        self._rates = at.find("rates", NumbersAt)
        self._round = at.find("round", NumberAt)
        self._first = at.find("first", WordAt)
        self._active = at.find("active", WordAt)
        self._rolled = at.find("rolled", WordsAt)
        self._dice = at.find("dice", NumbersAt)
        self._entering = at.find("entering", WordAt)
        self._transmuting = at.find("transmuting", FlagAt).start
        self._more = at.find("more", NumberAt)
        self._summons = at.find("summons", NumberAt)
        self._envisioned = at.find("envisioned", FlagAt).start
        faces = open_box().faces
        self._shown = {name: face.shown for name, face in faces.items()}

    def write(self, row: Row, table: Table, seat: int) -> None:
        seats, active, now = len(table.sorcerers), table.active, season(table)
        self._pool.write(row, table.pool)
        self._start.write(row, table.start)
        if table.enchantment:
            self._enchantment.write(row, table.enchantment)
        self._phase.write(row, table.phase)
        self._year.write(row, table.year)
        self._space.write(row, table.space)
        self._season.nth(row, now)
        self._rates.write(row, table.box.rates[now])
        if table.round:
            self._round.write(row, table.round)
        write_seat(row, self._first, seat, table.first, seats)
        write_seat(row, self._active, seat, active, seats)
        if table.rolled:
            self._dice_left(row, table.rolled)
        if table.entering:
            self._entering.write(row, table.entering)
        if may_transmute(table, active):
            row[self._transmuting] = 1.0
        extra = more(table, active)
        if extra:
            self._more.write(row, extra)
        if table.summons:
            self._summons.write(row, table.summons)
        if table.envisioned:
            row[self._envisioned] = 1.0

    def _dice_left(self, row: Row, rolled: list[str]) -> None:
        shown, at = self._shown, 0
        for face in rolled:
            self._rolled.add(row, face)
            for number in shown[face]:
                if number:
                    self._dice.put(row, at, number)
                at += 1


class _PilePlaces:
    """The piles, as far as the seat knows them, and what only the seat itself sees."""

    def __init__(self, at: RowPlaces) -> None:
        self._packet = at.find("packet", WordsAt)
        self._packet_size = at.find("packet_size", NumberAt)
        self._picks = at.find("picks", WordsAt)
        self._library_two = at.find("library_two", WordsAt)
        self._library_three = at.find("library_three", WordsAt)
        self._offered = at.find("offered", WordsAt)
        self._deck = at.find("deck", NumberAt)
        self._top_card = at.find("top_card", WordAt)
        self._top_known = at.find("top_known", NumberAt)
        self._top_open = at.find("top_open", NumberAt)
        self._discard = at.find("discard", NumberAt)
        self._aside = at.find("aside", WordsAt)
        self._aside_size = at.find("aside_size", NumberAt)

    def write(self, row: Row, table: Table, own: Sorcerer, seat: int) -> None:
        bits = 1 << seat
        if table.deck:
            self._deck.write(row, len(table.deck))
            if table.deck_known[-1] & bits:
                self._top(row, table, bits)
        if table.discard:
            self._discard.write(row, len(table.discard))
        if table.aside:
            self._aside_size.write(row, len(table.aside))
            for card in known_aside(table, bits):
                if card != UNKNOWN:
                    self._aside.add(row, card)
        second, third = own.libraries
        if second:
            self._library_two.write(row, second)
        if third:
            self._library_three.write(row, third)
        self._prelude(row, table, own)

    def _prelude(self, row: Row, table: Table, own: Sorcerer) -> None:
        size = len(table.sorcerers[0].packet)
        if size:
            self._packet_size.write(row, size)
        if own.packet:
            self._packet.write(row, own.packet)
        if own.picks:
            self._picks.write(row, own.picks)
        if own.offered:
            self._offered.write(row, own.offered)

    def _top(self, row: Row, table: Table, bits: int) -> None:
        top = known_top(table, bits)
        self._top_card.write(row, top[0])
        self._top_known.write(row, len(top))
        opened = len(known_top(table, EVERYONE))
        if opened:
            self._top_open.write(row, opened)
