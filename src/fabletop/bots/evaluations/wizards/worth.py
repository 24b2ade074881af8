"""What the results of charts are worth, in points of any type. How likely they are and what they
bring is read from the game; how much that counts is judged here."""

from collections.abc import Mapping
from typing import Final

from fabletop.bots.evaluations.wizards.seen import SeenWizards
from fabletop.games.wizards.seen.chances import (
    ChartResult,
    demons_average,
    dispelling_helps,
    dragon_average,
    taming_helps,
    visit_worths,
)

POINT: Final = 1.7
"""A point that a site gives; it counts more than one because the site can be visited again."""

TURN: Final = 2.0
TASK: Final = 2.0
ANIMAL: Final = 2.0
CONTACT: Final = 1.0
APPEARS: Final = 1.0
WIZARD: Final = 4.5
"""An extra turn, a Task, an animal, a word with the Mentor, a High Wizard who appears, one who is
met."""

LOST_POINT: Final = 0.2
STOLEN: Final = 1.0
DAZED: Final = 8.0
BOUND: Final = 20.0
CARRIED_OFF: Final = 8.0
ONWARD: Final = 0.8
"""How much of a site's worth remains if a Transport leads there."""


def gift(result: ChartResult) -> float:
    """What a result of a site is worth."""
    match result.effect:
        case "gain" | "gain_fixed":
            return POINT * float(result.points)
        case "lose":
            return LOST_POINT * float(result.points)
        case "extra_turns":
            return TURN * float(result.turns)
        case "task":
            return TASK * result.many
        case "contact":
            return CONTACT
        case "produce" | "wizard_card":
            return APPEARS
        case "high_wizards":
            return WIZARD * result.many
        case "animal":
            return ANIMAL
        case _:
            return 0.0


def harm(result: ChartResult) -> float:
    """What a result of Demons or the Dragon costs."""
    match result.effect:
        case "stunned":
            return -TURN * float(result.turns)
        case "steal":
            return STOLEN
        case "dazed":
            return DAZED
        case "bound":
            return BOUND
        case "transport":
            return CARRIED_OFF
        case _:
            return -float(result.points)


def visits(seen: SeenWizards) -> Mapping[str, float]:
    """What a visit to each kind of site is worth."""
    if seen.visits is None:
        seen.visits = visit_worths(seen.view, seen.seat, gift, ONWARD)
    return seen.visits


def demons(seen: SeenWizards) -> float:
    """What meeting Demons costs; a player who can dispel them has less to fear."""
    if seen.demon_harm is None:
        seen.demon_harm = demons_average(seen.view, seen.seat, harm)
    return seen.demon_harm


def dragon(seen: SeenWizards) -> float:
    """What meeting the Dragon costs."""
    if seen.dragon_harm is None:
        seen.dragon_harm = dragon_average(seen.view, seen.seat, harm)
    return seen.dragon_harm


def relief(result: ChartResult) -> float:
    """What a result of Demons or the Dragon is worth."""
    return -harm(result)


def should_dispel(seen: SeenWizards) -> bool:
    return dispelling_helps(seen.view, seen.seat, relief)


def should_tame(seen: SeenWizards) -> bool:
    return taming_helps(seen.view, seen.seat, relief)
