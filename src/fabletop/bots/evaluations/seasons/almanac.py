"""What every card is worth at a space of the wheel, in prestige points: a cache for bots, which
need these values often.

A card's worth is its prestige, what it brings at once, and what it brings in every round or season
to come; `estimates.py` finds these numbers.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, TypeVar

from fabletop.bots.evaluations.seasons.estimates import (
    ELEMENTS,
    FILLED,
    PACE,
    TOKEN,
    CardEstimate,
    estimate,
)
from fabletop.bots.evaluations.seasons.usual import USUAL
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.numbers import BONUS_ACTIONS
from fabletop.games.seasons.seen.cards import bonus_gives
from fabletop.games.seasons.seen.turn import mean_dots, seasons_in

LATE_TOKEN: Final = 0.6
"""The value of a token in the last round, when it is of little use."""
GOOD: Final = 8.0
"""A card that gains this much makes the tokens that it needs as valuable as any card can."""
ENOUGH: Final = 4.0
"""How many rounds it takes to turn energy, slots and cards into points."""


F = TypeVar("F")


class Each(dict[str, F]):
    """Something about each card, found out when it is first asked for."""

    def __init__(self, find: Callable[[str], F]) -> None:
        self._find = find

    def __missing__(self, card: str) -> F:
        found = self[card] = self._find(card)
        return found


class Almanac:
    """The values at one moment, the same for every seat of a table; `left` is how many spaces the
    season marker is from the end of the game."""

    def __init__(self, box: Box, players: int, left: int) -> None:
        self.others = players - 1
        self._cards, self._prices = box.cards, box.prices[players]
        self.rounds = max(0.0, left / mean_dots(box))
        """How many rounds are still to end, this one included."""
        self.seasons = max(0.0, seasons_in(left))
        """How many changes of season are still to come."""
        self.token = TOKEN if self.rounds > 1 else LATE_TOKEN
        self.fading = min(1.0, self.rounds / ENOUGH)
        self.estimates = _estimates(box, players)
        self.bonuses = {kind: bonus_gives(box, players, kind, USUAL[-1]) for kind in BONUS_ACTIONS}
        """What each bonus action gives."""
        self._usual: float | None = None
        self.lasts = Each(self._lasts)
        """What each card in play still brings until the end."""
        self.worths = Each(self._worth)
        """The value of having each card in play from now on."""
        self.gains = Each(self._gain)
        """What summoning each card is worth, minus its cost."""
        self.pulling = Each(self._pulling)
        """The energies that each card costs, by their numbers, how many tokens of each, and how
        much the card adds to their value, from 0 to 1; nothing for cards that add nothing."""

    @property
    def usual(self) -> float:
        """The expected value of a hidden card: sorcerers keep the good ones."""
        if self._usual is None:
            good = [gain for gain in map(self.gains.__getitem__, self._cards) if gain > 0]
            self._usual = sum(good, 0.0) / len(good) if good else 0.0
        return self._usual

    def _lasts(self, card: str) -> float:
        found = self.estimates[card]
        return found.each_round * self.rounds + found.each_season * self.seasons

    def _worth(self, card: str) -> float:
        found = self.estimates[card]
        at_once = found.now + (found.later + found.once) * self.fading
        return self._cards[card].prestige + at_once + self._lasts(card) + self._ending(found)

    def _gain(self, card: str) -> float:
        return self._worth(card) - self._price(card)

    def _pulling(self, card: str) -> tuple[tuple[int, int, float], ...]:
        pull = max(0.0, min(1.0, self.gains[card] / GOOD))
        energies = enumerate(self._prices[card][0]) if pull else ()
        return tuple((number, count, pull) for number, count in energies if count)

    def _ending(self, found: CardEstimate) -> float:
        """What the end of the game brings, or a card that may be filled until then."""
        filled = found.filled
        if filled is None:
            return found.at_end
        chance = FILLED * self.in_time(filled.times)
        full = filled.crystals + filled.at_end - filled.tokens * TOKEN
        return chance * full + (1 - chance) * found.at_end

    def in_time(self, times: int) -> float:
        """How likely there is time for this many activations of one card."""
        return min(1.0, self.rounds / (PACE * times)) if times > 0 else 1.0

    def _price(self, card: str) -> float:
        energies, crystals = self._prices[card]
        tokens = ELEMENTS if self._cards[card].cost.elements else sum(energies)
        return crystals + tokens * self.token


@lru_cache(maxsize=64)
def _estimates(box: Box, players: int) -> Each[CardEstimate]:
    """Shared by all moments of a game."""
    return Each(partial(estimate, box, players))


@lru_cache(maxsize=1024)
def almanac(box: Box, players: int, left: int) -> Almanac:
    return Almanac(box, players, left)
