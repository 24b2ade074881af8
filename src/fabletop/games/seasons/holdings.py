"""What a sorcerer holds, under the names that labels use."""

from typing import Final

from fabletop.core.foretelling import HeldAmounts
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.energy import purse
from fabletop.games.seasons.state import Table


def holdings(table: Table, seat: int) -> HeldAmounts:
    """Crystals, and the energy tokens that can be spent."""
    sorcerer = table.sorcerers[seat]
    energies = dict(zip(ENERGIES, purse(sorcerer), strict=True))
    return {"crystal": sorcerer.crystals, **energies}


LABEL_EXCEPTIONS: Final = {
    "take": "a die is taken before its actions are applied",
    "apply": "it tells what the die shows, and a full reserve does not hold all of it",
    "mirror": "what the tokens become is chosen next",
}
