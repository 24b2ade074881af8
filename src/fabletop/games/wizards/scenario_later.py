"""Parts of the scenario builder for late positions: lands that players laid, Tasks received by the
rules, short decks."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Self

from fabletop.core.question import Option, Question
from fabletop.games.wizards.rules.agenda import AGENDA
from fabletop.games.wizards.rules.table.laying import lay_at_random, turn_up
from fabletop.games.wizards.state import Table

Answer = Callable[[Sequence[Option]], Option]
"""Chooses one of a question's options."""


class Later:
    """The methods of a scenario for late positions."""

    _table: Table

    @property
    def table(self) -> Table:
        """The table as it has been built so far."""
        return self._table

    def laid(self) -> Self:
        """The players have laid the lands, at random."""
        table = self._table
        table.placements, table.stack = lay_at_random(table), []
        table.hands = [[] for _ in table.players]
        seats = table.order(table.first)
        table.placed_by = [seats[number % len(seats)] for number in range(len(table.placements))]
        turn_up(table)
        return self

    def receives(self, seat: int, answer: Answer, *, mandatory: bool = False) -> Self:
        """Draw a Task for a player; `answer` answers her questions about it."""
        table = self._table
        table.then(("draw_task", seat, "", int(mandatory)))
        while table.agenda:
            step = AGENDA.next_step(table)
            if step is not None:
                asked = step.send(None)
                assert isinstance(asked, Question), "a Task asks one player"
                with suppress(StopIteration):
                    step.send(answer(asked.options))
        return self

    def true(self, *wizards: str) -> Self:
        """These High Wizards have given a Gem, so everybody knows that they are not false."""
        honest = self._table.honest
        honest += [wizard for wizard in wizards if wizard not in honest]
        return self

    def left(self, *, tasks: int, events: int) -> Self:
        """How many cards are left in the decks; the others have been discarded."""
        table = self._table
        for deck, count, discard in (
            (table.tasks, tasks, table.task_discard),
            (table.events, events, table.event_discard),
        ):
            discard += deck[: len(deck) - count]
            del deck[: len(deck) - count]
        return self
