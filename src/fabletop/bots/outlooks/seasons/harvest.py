"""An estimate of what cards in play will bring at the end of a game of Seasons."""

from fabletop.bots.evaluations.seasons.almanac import Almanac
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.numbers import FAMILIAR
from fabletop.games.seasons.printed import EffectNumbers
from fabletop.games.seasons.seen.view import SorcererView

HELM, LANTERN, CHEST, JEWEL = (
    "ragfields_helm",
    "lantern_of_xidit",
    "sealed_chest_of_urm",
    "jewel_of_the_ancients",
)
HARVESTED = frozenset({HELM, LANTERN, CHEST, JEWEL})
RESERVED = 4.0
"""The average number of tokens in a reserve."""
SETTLED = 4.0
"""In this many rounds before the end, the present reserve increasingly predicts the final one."""
FILLED = 3.0
"""How many rounds it takes to put one token on the Jewel."""


def harvest(box: Box, times: Almanac, sorcerer: SorcererView, sizes: list[int]) -> float:
    """Crystals for one sorcerer; `sizes` is how many cards each sorcerer has in play."""
    total = 0.0
    for item in sorcerer.play:
        power = item.power
        if power not in HARVESTED:
            continue
        params = box.cards[power].params
        if power == HELM:
            size = len(sorcerer.play)
            total += params.crystals * (size == max(sizes) and sizes.count(size) == 1)
        elif power == LANTERN:
            later = min(1.0, times.rounds / SETTLED)
            held = later * RESERVED + (1 - later) * sum(sorcerer.reserve)
            total += params.crystals * held
        elif power == CHEST:
            familiars = (box.cards[card.card].category == FAMILIAR for card in sorcerer.play)
            total += 0 if any(familiars) else params.crystals
        else:
            total += _jewel(times, params, sum(item.energy))
    return total


def _jewel(times: Almanac, params: EffectNumbers, stored: int) -> float:
    """The Jewel pays if it is full or likely to be filled in time; otherwise it costs crystals."""
    lacking = params.tokens - stored
    if lacking <= 0:
        return params.crystals
    in_time = min(1.0, times.rounds / (FILLED * lacking))
    return in_time * params.crystals - (1 - in_time) * params.more_crystals
