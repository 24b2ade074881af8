"""Activating cards in play (S-110 to S-115).

The cost is paid first; then other cards react; then the effect happens.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option
from fabletop.games.seasons.rules.agenda import instant
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.state import Sorcerer, Summoned, Table

ActivationLines = Callable[[Table, int, Summoned], list[str]]
ActivationCost = Callable[[Table, int, Summoned, str], list[Job]]
ActivationEffect = Callable[[Table, int, str, str], None]
OwnActivation = Callable[[Table, Summoned], None]
OthersActivation = Callable[[Table, int, int], None]
"""Takes the seat of the reacting card's owner and the seat that has activated a card."""

ONCE: Final = [""]
"""The card can be activated, with nothing to choose."""
NEVER: Final[list[str]] = []


def free(_table: Table, _seat: int, _item: Summoned, _line: str) -> list[Job]:
    return []


@dataclass(frozen=True, slots=True)
class Activation:
    """The gear of a card: the lines that can be chosen now, what each costs, and what it does.
    If there is no line, the card cannot be activated, and `reason` says why. Cards that always
    have a line need no reason."""

    lines: ActivationLines
    effect: ActivationEffect
    cost: ActivationCost = free
    reason: str = ""


ACTIVATIONS: Final[dict[str, Activation]] = {}
"""What gears do, by their powers."""
OWN_ACTIVATIONS: Final[dict[str, OwnActivation]] = {}
"""Cards that react when their owner activates a card, by their powers."""
OTHERS_ACTIVATIONS: Final[dict[str, OthersActivation]] = {}
"""Cards that react when an opponent activates a card, by their powers."""


def ready(sorcerer: Sorcerer) -> list[tuple[Summoned, Activation]]:
    """Cards with a gear that have not been activated in this turn."""
    found: list[tuple[Summoned, Activation]] = []
    for item in sorcerer.play:
        if not item.turned and item.power in ACTIVATIONS:
            found.append((item, ACTIVATIONS[item.power]))
    return found


def activatable(table: Table, seat: int) -> list[Option]:
    options: list[Option] = []
    for item, activation in ready(table.sorcerers[seat]):
        for line in activation.lines(table, seat, item):
            options.append(("activate", item.tag, line) if line else ("activate", item.tag))
    return options


def activate(table: Table, seat: int, tag: str, line: str = "") -> None:
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    item.turned = True
    table.note("activates", seat, item.card)
    costs = ACTIVATIONS[item.power].cost(table, seat, item, line)
    table.then(*costs, ("activated", seat), ("effect", seat, tag, item.power, line))


@instant("activated")
def activated(table: Table, seat: int) -> None:
    """The player's own cards react, then those of the opponents, clockwise."""
    for item in table.sorcerers[seat].play:
        if item.power in OWN_ACTIVATIONS:
            OWN_ACTIVATIONS[item.power](table, item)
    for other in table.opponents(seat):
        for item in table.sorcerers[other].play:
            if item.power in OTHERS_ACTIVATIONS:
                OTHERS_ACTIVATIONS[item.power](table, other, seat)


@instant("effect")
def effect(table: Table, seat: int, tag: str, power: str, line: str) -> None:
    ACTIVATIONS[power].effect(table, seat, tag, line)
