"""Carries effects out on a table of one's own, and measures what they change. The rules do the
work, so that an answer cannot differ from what happens in play.

Choices are made simply: of several options, the first that brings most crystals at once. Tokens of
the owner's choice are counted as such.
"""

from collections.abc import Callable

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.rules.agenda import AGENDA
from fabletop.games.seasons.rules.energy import NUMBER, STORES, purse
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.seen.gives import Gives
from fabletop.games.seasons.state import Table

LONGEST = 200
"""How many questions an effect asks at most."""

TAKES = frozenset({"gain", "rob"})
GIVES_UP = frozenset({"drop", "pay"})
CHOOSES = frozenset({"keep", "put"})
"""Verbs of options that choose one of several cards."""
ALIKE = frozenset({"energy", "fill", "pay", "overflow", "drop", "bury", "under", "arrange"})
"""Questions whose options all bring the same crystals."""


class Trying:
    """One effect, carried out for a seat. The table is changed: pass a copy."""

    __slots__ = ("_before", "_choice", "_looked", "_seat", "_spaces", "_tag", "_thorough", "table")

    def __init__(self, table: Table, seat: int, tag: str, *, thorough: bool = False) -> None:
        self.table = table
        self._seat, self._tag, self._thorough = seat, tag, thorough
        self._choice = [0, 0, 0, 0]
        """Tokens gained minus tokens given up by the owner's choice."""
        self._looked = self._spaces = 0
        self._before = self._weigh()

    def run(self, effect: Callable[[], object]) -> Gives:
        """Carry the effect out with all that follows from it, and measure."""
        effect()
        for _ in range(LONGEST):
            step = AGENDA.next_step(self.table)
            if step is None:
                break
            asked = next(step, None)
            if not isinstance(asked, Question):
                continue
            if asked.kind == "marker":
                self._spaces = sum(option[0] == "forward" for option in asked.options)
                self.table.agenda.pop()
                continue
            answer = self._answer(asked)
            self._note(asked, answer)
            send(step, answer)
        return self._measured()

    def _answer(self, question: Question) -> Option:
        options = question.options
        if not self._thorough or len(options) == 1 or question.kind in ALIKE:
            return options[0]
        return max(options, key=lambda option: self._crystals_after(question.seat, option))

    def _crystals_after(self, seat: int, option: Option) -> int:
        world = self.table.copy()
        step = AGENDA.next_step(world)
        assert step is not None, "a question without a step"
        next(step)
        send(step, option)
        return world.sorcerers[seat].crystals

    def _note(self, question: Question, answer: Option) -> None:
        if question.seat != self._seat:
            return
        if answer[0] in TAKES:
            self._choice[NUMBER[str(answer[1])]] += 1
        elif answer[0] in GIVES_UP:
            self._choice[NUMBER[str(answer[1])]] -= 1
        elif answer[0] in CHOOSES:
            many = sum(option[0] in CHOOSES for option in question.options)
            self._looked = max(self._looked, many)

    def _weigh(self) -> tuple[int, ...]:
        table = self.table
        own = table.sorcerers[self._seat]
        crystals = reserve = gauge = hand = play = 0
        for seat, other in enumerate(table.sorcerers):
            if seat != self._seat:
                crystals += other.crystals
                reserve += sum(other.reserve)
                gauge += other.gauge
                hand += len(other.hand)
                play += len(other.play)
        here = find(own, self._tag) is not None
        stored = sum(sum(item.energy) for item in own.play if item.power not in STORES)
        return (
            *(own.crystals, stored, own.gauge, len(own.hand), len(own.play) - here, here),
            *(
                own.bonuses,
                table.transmuting,
                table.extra,
                *purse(own),
                crystals,
                reserve,
                gauge,
                hand,
                play,
            ),
        )

    def _measured(self) -> Gives:
        pairs = zip(self._weigh(), self._before, strict=True)
        crystals, stored, gauge, hand, play, here, bonuses, transmutes, extra, *rest = (
            after - before for after, before in pairs
        )
        chosen = self._choice
        water, earth, fire, air = (rest[number] - chosen[number] for number in range(4))
        return Gives(
            crystals,
            (water, earth, fire, air),
            sum(chosen),
            stored,
            gauge,
            hand,
            play,
            here < 0,
            -bonuses,
            self._looked,
            self._spaces,
            transmutes > 0,
            extra,
            *rest[4:],
        )


def send(step: Step, answer: Option) -> None:
    """Answer the question that a step has asked."""
    try:
        step.send(answer)
    except StopIteration:
        return
