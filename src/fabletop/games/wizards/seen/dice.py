"""Dice: what they show, where a Call For Help leads, and which rolls are suitable."""

from fractions import Fraction
from typing import Final

from fabletop.games.wizards.rules.encounters.amounts import FACES, help_row
from fabletop.games.wizards.rules.encounters.chance_meetings import is_suitable
from fabletop.games.wizards.seen.view import WizardsView

__all__ = ["FACES"]

ONE: Final = Fraction(1, len(FACES))
"""The chance of each face of a die."""


def help_chances(view: WizardsView) -> dict[str, Fraction]:
    """Where a Call For Help leads, with the chances; the higher of two dice counts (Z-076). An
    empty word means that no help comes."""
    chances: dict[str, Fraction] = {}
    for one in FACES:
        for other in FACES:
            _, row = help_row(view._table.box, one, other)
            to = row.to if row.effect == "help" else ""
            chances[to] = chances.get(to, Fraction(0)) + ONE * ONE
    return chances


def suitable_chance() -> Fraction:
    """The chance of a roll that allows a Random Encounter, or that frees a player who is stuck."""
    return sum((ONE for roll in FACES if is_suitable(roll)), Fraction(0))
