"""What every card is worth at a space of the wheel, in prestige points: a cache for bots, which
need these values often.

A card's worth is its prestige, what it brings at once, and what it brings in every round or season
to come; `estimates.py` finds these numbers.
"""

from functools import cache

from fabletop.bots.evaluations.seasons.estimates import (
    ELEMENTS,
    FILLED,
    PACE,
    TOKEN,
    USUAL,
    CardEstimate,
    estimate,
)
from fabletop.games.seasons.box import Box, Price
from fabletop.games.seasons.printed import PowerCard
from fabletop.games.seasons.seen.cards import bonus_gives
from fabletop.games.seasons.seen.turn import mean_dots, seasons_in

LATE_TOKEN = 0.6
"""The value of a token in the last round, when it is of little use."""
GOOD = 8.0
"""A card that gains this much makes the tokens that it needs as valuable as any card can."""
ENOUGH = 4.0
"""How many rounds it takes to turn energy, slots and cards into points."""


class Almanac:
    """The values at one moment, the same for every seat of a table; `left` is how many spaces the
    season marker is from the end of the game."""

    __slots__ = (
        *(
            "bonuses",
            "estimates",
            "fading",
            "gains",
            "lasts",
            "needs",
            "others",
            "pulls",
            "rounds",
            "seasons",
            "token",
        ),
        *("usual", "worths"),
    )

    def __init__(self, box: Box, players: int, left: int) -> None:
        self.others = players - 1
        self.rounds = max(0.0, left / mean_dots(box))
        """How many rounds are still to end, this one included."""
        self.seasons = max(0.0, seasons_in(left))
        """How many changes of season are still to come."""
        self.token = TOKEN if self.rounds > 1 else LATE_TOKEN
        self.fading = min(1.0, self.rounds / ENOUGH)
        self.estimates = {name: estimate(box, players, name) for name in box.cards}
        self.bonuses = {
            kind: bonus_gives(box, players, kind, USUAL[-1]) for kind in ("transmute", "gauge")
        }
        """What the bonuses give that can be worth their price."""
        self.lasts = {name: self._lasts(found) for name, found in self.estimates.items()}
        """What each card in play still brings until the end."""
        self.worths = {card.id: self._worth(card) for card in box.cards.values()}
        """The value of having each card in play from now on."""
        self.gains = {
            card.id: self.worths[card.id] - self._price(card, box.prices[players][card.id])
            for card in box.cards.values()
        }
        """What summoning each card is worth, minus its cost."""
        self.pulls = {name: min(1.0, gain / GOOD) for name, gain in self.gains.items() if gain > 0}
        """How much the cards that are worth summoning add to the tokens that they need, from 0 to
        1."""
        self.needs = _needs(box, players)
        good = [gain for gain in self.gains.values() if gain > 0]
        self.usual = sum(good) / len(good) if good else 0.0
        """The expected value of a hidden card: sorcerers keep the good ones."""

    def _lasts(self, found: CardEstimate) -> float:
        return found.each_round * self.rounds + found.each_season * self.seasons

    def _worth(self, card: PowerCard) -> float:
        found = self.estimates[card.id]
        at_once = found.now + (found.later + found.once) * self.fading
        return card.prestige + at_once + self.lasts[card.id] + self._ending(found)

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

    def _price(self, card: PowerCard, price: Price) -> float:
        energies, crystals = price
        tokens = ELEMENTS if card.cost.elements else sum(energies)
        return crystals + tokens * self.token


@cache
def _needs(box: Box, players: int) -> dict[str, tuple[tuple[int, int], ...]]:
    """Which energies each card costs, by their numbers, and how many tokens of each."""
    return {
        name: tuple((number, count) for number, count in enumerate(energies) if count)
        for name, (energies, _) in box.prices[players].items()
    }


@cache
def almanac(box: Box, players: int, left: int) -> Almanac:
    return Almanac(box, players, left)
