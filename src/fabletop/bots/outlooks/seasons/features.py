"""The features of a game of Seasons: what every sorcerer has, and what it is likely to become.

All features are counted in tens of prestige points. They count more the nearer the end is, because
an early lead is easily lost to luck.
"""

from typing import Final

from fabletop.bots.evaluations.seasons.almanac import Almanac, almanac
from fabletop.bots.evaluations.seasons.estimates import DRAWN, SLOT
from fabletop.bots.evaluations.seasons.prelude import token_worth
from fabletop.bots.outlooks.seasons.harvest import harvest
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.seen.turn import (
    bonus_penalty,
    box_of,
    dice_to_come,
    face_gives,
    left_in_hand,
    rates_of,
    spaces_left,
    token_prestige,
)
from fabletop.games.seasons.seen.view import CardView, SeasonsView, SorcererView

NAMES: Final[tuple[str, ...]] = (
    "crystals",
    "prestige",
    "harvest",
    "engines",
    "potions",
    "hand",
    "library",
    "leftover",
    "energy",
    "slots",
    "die",
    "bonuses",
    "token",
)

POINTS: Final = 10.0
"""How many prestige points count as 1 in the last round; after the game, each point counts as 1."""
SWAY: Final = 0.25
"""How much each round to come lowers the weight of points; with 1 / SWAY rounds to come, they count
half."""

SUMMONED: Final = 4.0
"""How many rounds it takes to summon the cards of a small hand."""
SPENT: Final = 1.5
"""How many rounds it takes until energy finds a use."""
RING: Final = 1.0
"""What the ring of a die adds to every token."""


def together(_view: SeasonsView) -> bool:
    return False


def measure(view: SeasonsView) -> list[list[float]]:
    """A row per seat, with the features in the order of their names."""
    sorcerers, picks = view.sorcerers, view.picks
    box = box_of(view)
    times = almanac(box, len(sorcerers), spaces_left(view))
    over = view.phase == "over"
    scale = 1.0 if over else 1 / (POINTS * (1 + SWAY * times.rounds))
    rows = []
    for sorcerer, face in zip(sorcerers, dice_to_come(view), strict=True):
        own = sorcerer.seat == view.seat
        prestige, engines, potions, stored = _in_play(box, times, sorcerer.play)
        hand, leftover = _hand(times, sorcerer, left_in_hand(view, sorcerer.token))
        points = (
            sorcerer.crystals,
            prestige,
            harvest(view, times, sorcerer) if not over else 0.0,
            engines,
            potions,
            hand,
            _library(times, sorcerer, picks if own else [], 0 if own else len(picks)),
            leftover,
            _energy(view, times, sorcerer) + stored,
            _slots(times, sorcerer),
            _die(view, times, sorcerer, face) if face else 0.0,
            -bonus_penalty(sorcerer.bonuses),
            _token(view, times, sorcerer) if sorcerer.token else 0.0,
        )
        rows.append([scale * value for value in points])
    return rows


def _in_play(box: Box, times: Almanac, play: list[CardView]) -> tuple[float, float, float, float]:
    """Prestige, gains of every round and season, potions to drink, and energy stored on cards."""
    prestige = engines = potions = stored = 0.0
    for item in play:
        power = item.power
        prestige += box.cards[item.card].prestige
        found = times.estimates[power]
        engines += times.lasts[power]
        potions += found.once * min(1.0, times.rounds)
        if found.stores:
            stored += sum(item.energy) * times.token * min(1.0, times.rounds / SPENT)
    return prestige, engines, potions, stored


def _hand(times: Almanac, sorcerer: SorcererView, stays: int) -> tuple[float, float]:
    """What the cards in hand will bring, and the cost of those that will stay in hand."""
    size, cards = sorcerer.hand_size, sorcerer.hand
    chance = min(1.0, times.rounds / max(SUMMONED, size))
    unseen = size - len(cards)
    brought, leftover = times.usual * unseen, (1 - chance) * stays * unseen
    for card in cards:
        gain = times.gains[card]
        if gain > 0:
            brought += gain
            leftover += (1 - chance) * stays
        else:
            leftover += chance * max(gain, stays) + (1 - chance) * stays
    return chance * brought, leftover


def _library(times: Almanac, sorcerer: SorcererView, picks: list[str], unseen: int) -> float:
    """The cards of later years, and during the Prelude the cards picked so far."""
    first, second = sorcerer.libraries
    known = [*first, *second, *picks]
    hidden = sum(sorcerer.library_sizes) - len(first) - len(second) + unseen
    return sum([max(0.0, times.gains[card]) for card in known], 0.0) + times.usual * hidden


def _energy(view: SeasonsView, times: Almanac, sorcerer: SorcererView) -> float:
    """The value of the tokens: what they can pay for, and the rate of the season."""
    if view.transmuting and sorcerer.seat == view.active:
        each = [max(times.token, rate) for rate in rates_of(view, sorcerer.seat)]
        return sum(
            [count * price for count, price in zip(sorcerer.reserve, each, strict=True)], 0.0
        )
    rates = view.rates
    fading = min(1.0, times.rounds / SPENT) / 2
    tokens = zip(sorcerer.reserve, rates, strict=True)
    return fading * sum([count * (times.token + rate) for count, rate in tokens], 0.0)


def _slots(times: Almanac, sorcerer: SorcererView) -> float:
    """The value of free spaces of the gauge that cards in hand and libraries are waiting for."""
    waiting = sorcerer.hand_size + sum(sorcerer.library_sizes)
    return SLOT * min(1.0, times.rounds / 2) * max(0, min(sorcerer.free_slots, waiting))


def _die(view: SeasonsView, times: Almanac, sorcerer: SorcererView, face: str) -> float:
    gives = face_gives(view, sorcerer.seat, face)
    tokens = sum(gives.tokens)
    value = gives.crystals + tokens * times.token
    value += gives.gauge * SLOT * min(1.0, times.rounds / 2)
    value += gives.hand * DRAWN * min(1.0, times.rounds / 6)
    if gives.transmutes:
        value += RING * (tokens + sum(sorcerer.reserve))
    return value


def _token(view: SeasonsView, times: Almanac, sorcerer: SorcererView) -> float:
    """Points for a Special Ability: for one that was used, or for one that may still be used. One
    that makes cards in hand worth something counts with the hand."""
    name = sorcerer.token
    if sorcerer.token_used:
        return float(token_prestige(view, sorcerer.seat))
    if left_in_hand(view, name) != left_in_hand(view, ""):
        return 0.0
    return token_worth(view, name) * min(1.0, times.rounds / 2)
