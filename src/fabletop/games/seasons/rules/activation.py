"""Activating cards in play (S-110 to S-115; Heart of Argos, Thieving Fairies).

The cost is paid first; then Hearts and Fairies react; then the effect happens.
"""

from collections.abc import Callable
from dataclasses import dataclass

from fabletop.core.agenda import Job
from fabletop.core.question import Option
from fabletop.games.seasons.printed import EARTH
from fabletop.games.seasons.rules.agenda import instant
from fabletop.games.seasons.rules.crystals import earn, steal
from fabletop.games.seasons.rules.energy import lay_on
from fabletop.games.seasons.rules.play_area import find, how_many, with_power
from fabletop.games.seasons.state import Sorcerer, Summoned, Table

HEART = "heart_of_argos"
FAIRIES = "thieving_fairies"

Lines = Callable[[Table, int, Summoned], list[str]]
Cost = Callable[[Table, int, Summoned, str], list[Job]]
Effect = Callable[[Table, int, str, str], None]

ONCE = [""]
"""Can be activated, without anything to choose."""
NEVER: list[str] = []


def free(_table: Table, _seat: int, _item: Summoned, _line: str) -> list[Job]:
    return []


@dataclass(frozen=True, slots=True)
class Activation:
    """What a gear offers: the lines that can be chosen now, what each costs, and what it does.
    Without a line the card cannot be activated, for the reason given; some always have one."""

    lines: Lines
    effect: Effect
    cost: Cost = free
    reason: str = ""


ACTIVATIONS: dict[str, Activation] = {}


def ready(sorcerer: Sorcerer) -> list[tuple[Summoned, Activation]]:
    """Cards with a gear that have not been turned in this turn."""
    return [
        (item, ACTIVATIONS[item.power])
        for item in sorcerer.play
        if not item.turned and item.power in ACTIVATIONS
    ]


def activatable(table: Table, seat: int) -> list[Option]:
    return [
        ("activate", item.tag, line) if line else ("activate", item.tag)
        for item, activation in ready(table.sorcerers[seat])
        for line in activation.lines(table, seat, item)
    ]


def activate(table: Table, seat: int, tag: str, line: str = "") -> None:
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    item.turned = True
    table.note("activates", seat, item.card)
    costs = ACTIVATIONS[item.power].cost(table, seat, item, line)
    table.then(*costs, ("activated", seat), ("effect", seat, tag, item.power, line))


@instant("activated")
def activated(table: Table, seat: int) -> None:
    """Every Heart receives a token at the first activation that it sees: one that holds its token
    waits for the end of the round. Fairies steal at every activation."""
    for heart in with_power(table.sorcerers[seat], HEART):
        if not heart.energy[EARTH]:
            lay_on(table, heart.energy, EARTH, table.box.cards[HEART].params.tokens)
    params = table.box.cards[FAIRIES].params
    for other in table.opponents(seat):
        for _ in range(how_many(table.sorcerers[other], FAIRIES)):
            steal(table, other, seat, params.crystals)
            earn(table, other, params.more_crystals)


@instant("effect")
def effect(table: Table, seat: int, tag: str, power: str, line: str) -> None:
    ACTIVATIONS[power].effect(table, seat, tag, line)
