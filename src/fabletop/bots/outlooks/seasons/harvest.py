"""An estimate of what cards in play will bring at the end of a game of Seasons."""

from typing import Final

from fabletop.bots.evaluations.seasons.almanac import Almanac
from fabletop.bots.evaluations.seasons.estimates import reads_reserve
from fabletop.games.seasons.seen.turn import at_end, at_end_with, box_of
from fabletop.games.seasons.seen.view import SeasonsView, SorcererView

RESERVED: Final = 4
"""The average number of tokens in a reserve."""
SETTLED: Final = 4.0
"""In this many rounds before the end, the present reserve increasingly predicts the final one."""


def harvest(view: SeasonsView, times: Almanac, sorcerer: SorcererView) -> float:
    """Crystals for one sorcerer, as the rules would count them now; a card that lives by the
    reserve is also counted with a usual one, and a card that can still be filled as full."""
    now = at_end(view, sorcerer.seat)
    if not now:
        return 0.0
    later = min(1.0, times.rounds / SETTLED)
    total = 0.0
    for item in sorcerer.play:
        if item.tag not in now:
            continue
        found, brings = times.estimates[item.power], float(now[item.tag])
        if later and reads_reserve(box_of(view), len(view.sorcerers), item.power):
            usual = at_end_with(view, sorcerer.seat, RESERVED)[item.tag]
            brings = later * usual + (1 - later) * brings
        elif found.filled:
            in_time = times.in_time(found.filled.lacking(sum(item.energy)))
            brings = in_time * found.filled.at_end + (1 - in_time) * brings
        total += brings
    return total
