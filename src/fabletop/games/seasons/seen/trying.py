"""Carries effects out on a table of one's own, and measures what they change. The rules do the
work, so that an answer cannot differ from what happens in play.

Choices are made simply: of several options, the first that brings most crystals at once. The first
choice of the owner can be asked for. Tokens of the owner's choice are counted as such.
"""

from collections.abc import Callable
from operator import add, sub
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.rules.agenda import AGENDA
from fabletop.games.seasons.rules.energy import NUMBER, STORES
from fabletop.games.seasons.seen.gives import Gives
from fabletop.games.seasons.state import OVERFLOW, Table

LONGEST: Final = 200
"""How many questions an effect asks at most."""

NO_ENERGY: Final = [0, 0, 0, 0]
TAKES: Final = frozenset({"gain", "rob"})
GIVES_UP: Final = frozenset({"drop", "pay"})
CHOOSES: Final = frozenset({"keep", "put"})
"""Verbs of options that choose one of several cards."""
ALIKE: Final = frozenset(
    {"energy", "fill", "pay", "overflow", "drop", "ratty", "name_energy", "mirror_into", "monolith"}
    | {"bury", "under", "arrange", "keep_one", "resurrect", "lewis"}
    | {"sacrifice", "discard", "return", "throne"}
)
"""Questions whose options all bring the same crystals at once."""


class Trying:
    """One effect, carried out for a seat. The table is changed: pass a copy."""

    __slots__ = (
        *("_before", "_choice", "_looked", "_lost", "_seat", "_spaces", "_tag", "_thorough"),
        *("_way", "table", "ways"),
    )

    def __init__(
        self, table: Table, seat: int, tag: str, *, thorough: bool = False, way: int = -1
    ) -> None:
        self.table = table
        self._seat, self._tag, self._thorough = seat, tag, thorough
        self._way = way
        """Which option the owner chooses first; -1: the best."""
        self.ways = 1
        """How many options there were for that."""
        self._choice = [0, 0, 0, 0]
        """Tokens gained minus tokens given up by the owner's choice."""
        self._lost = [0, 0, 0, 0]
        """Tokens of hers that did not fit into the reserve."""
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
                self._spaces = max((int(option[1]) for option in asked.options), default=0)
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
        if self._way >= 0 and question.seat == self._seat:
            way, self._way, self.ways = self._way, -1, len(options)
            return options[way]
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
        verb = answer[0]
        if verb in TAKES:
            self._choice[NUMBER[str(answer[1])]] += 1
        elif question.kind == OVERFLOW:
            self._lost[NUMBER[str(answer[1])]] += 1
        elif verb in GIVES_UP:
            self._choice[NUMBER[str(answer[1])]] -= 1
        elif verb in CHOOSES:
            many = sum(option[0] in CHOOSES for option in question.options)
            self._looked = max(self._looked, many)

    def _weigh(self) -> tuple[int, ...]:
        table, tag = self.table, self._tag
        own = table.sorcerers[self._seat]
        crystals = reserve = gauge = hand = play = stored = here = 0
        for other in table.sorcerers:
            if other is not own:
                crystals += other.crystals
                gauge += other.gauge
                hand += len(other.hand)
                play += len(other.play)
                reserve += sum(other.reserve)
        water, earth, fire, air = own.reserve
        for item in own.play:
            here += item.tag == tag
            if item.energy != NO_ENERGY:
                if item.power in STORES:
                    water, earth, fire, air = (
                        one + two
                        for one, two in zip((water, earth, fire, air), item.energy, strict=True)
                    )
                else:
                    stored += sum(item.energy)
        return (
            *(own.crystals, stored, own.gauge, len(own.hand), len(own.play) - here, here),
            *(own.bonuses, table.transmuting, table.extra, self._foreseen()),
            *(crystals, reserve, gauge, hand, play, water, earth, fire, air),
        )

    def _foreseen(self) -> int:
        """How many cards on top of the draw pile the owner knows."""
        known, bit, count = self.table.deck_known, 1 << self._seat, 0
        while count < len(known) and known[-1 - count] & bit:
            count += 1
        return count

    def _measured(self) -> Gives:
        change = [*map(sub, self._weigh(), self._before)]
        crystals, stored, gauge, hand, play, here, bonuses, transmutes, extra, foreseen = change[
            :10
        ]
        water, earth, fire, air = change[15:]
        energy = dropped = 0
        if self._choice != NO_ENERGY or self._lost != NO_ENERGY:
            water, earth, fire, air = map(add, map(sub, change[15:], self._choice), self._lost)
            energy, dropped = sum(self._choice), sum(self._lost)
        return Gives(
            crystals,
            (water, earth, fire, air),
            energy,
            dropped,
            stored,
            gauge,
            hand,
            play,
            here < 0,
            -bonuses,
            self._looked,
            foreseen if foreseen > 0 else 0,
            self._spaces,
            transmutes > 0,
            extra,
            *change[10:15],
        )


def send(step: Step, answer: Option) -> None:
    """Answer the question that a step has asked."""
    try:
        step.send(answer)
    except StopIteration:
        return
