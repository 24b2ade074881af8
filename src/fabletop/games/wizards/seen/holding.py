"""What a player has with her that helps or hinders: animals, held Events, Traps."""

from typing import Final

from fabletop.games.wizards.printed import EventCard
from fabletop.games.wizards.rules.encounters import conditions
from fabletop.games.wizards.rules.encounters.chance_meetings import HOLDS
from fabletop.games.wizards.rules.encounters.conditions import SUSPICION
from fabletop.games.wizards.rules.travel.flights import RIDES
from fabletop.games.wizards.rules.travel.paces import ON_MOVEMENT
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.seen.view import SpellView, WizardsView

TRAPS: Final[tuple[str, ...]] = (*HOLDS.values(),)
"""The Traps that hold a player."""


def is_stuck(view: WizardsView, seat: int) -> bool:
    """Whether a player is stuck in a Trap until a suitable roll frees her."""
    return conditions.is_stuck(view._table.players[seat])


def calls_boats(spell: SpellView) -> bool:
    """Whether a spell calls boats, from as far away as its range says."""
    return spell.spell == spells.BOAT


def goes_anywhere(animal: str) -> bool:
    """Whether an animal carries its companion to a space of choice."""
    return animal in RIDES


def hinders(card: EventCard) -> bool:
    """Whether a player is worse off while she holds an Event: she is trapped or suspected, moves
    less, or her spells succeed less often."""
    match card.effect:
        case "trap":
            return True
        case effect if effect == SUSPICION:
            return True
        case effect if effect == ON_MOVEMENT:
            return card.roll < 0
        case effect if effect == spells.ON_SPELLS:
            return card.spells < spells.NORMALLY
        case _:
            return False
