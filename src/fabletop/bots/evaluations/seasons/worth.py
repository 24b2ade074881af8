"""What cards, energies, slots and drawn cards are worth to a sorcerer, in prestige points.

Values that are the same for all sorcerers are in the almanac.
"""

from typing import Final

from fabletop.bots.evaluations.seasons.estimates import DRAWN, SLOT, TOKEN
from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.games.seasons.seen.turn import gauge_is_full

WANTED: Final = 3.2
"""A token that a card in hand needs."""
IDLE_SLOT: Final = 0.3


def worth(seen: SeenSeasons, card: str) -> float:
    """The value of having a card in play from now on."""
    return seen.almanac.worths[card]


def lasts(seen: SeenSeasons, power: str) -> float:
    """What a card in play still brings until the end."""
    return seen.almanac.lasts[power]


def token(seen: SeenSeasons) -> float:
    return seen.almanac.token


def gain(seen: SeenSeasons, card: str) -> float:
    """What summoning a card is worth, minus its cost."""
    return seen.almanac.gains[card]


def energy_values(seen: SeenSeasons) -> list[float]:
    """The value of one more token of each energy: one that a card in hand needs is worth more."""
    if not seen.wanted:
        soon = min(1.0, seen.rounds / 2)
        plain = token(seen)
        seen.wanted = [plain + (WANTED - TOKEN) * lack * soon for lack in _lacking(seen)]
    return seen.wanted


def _lacking(seen: SeenSeasons) -> list[float]:
    """How badly each energy is needed, judged by the best card in hand that lacks it."""
    lacking = [0.0, 0.0, 0.0, 0.0]
    needs, reserve = seen.almanac.pulling, seen.me.reserve
    for card in seen.me.hand:
        for number, needed, pull in needs[card]:
            if needed > reserve[number] and pull > lacking[number]:
                lacking[number] = pull
    return lacking


def kept_energy(seen: SeenSeasons) -> list[float]:
    """The value of a token in the reserve: one that a card in hand needs should be kept."""
    if not seen.kept:
        seen.kept = _kept(seen)
    return seen.kept


def _kept(seen: SeenSeasons) -> list[float]:
    plain = token(seen)
    held = [plain] * 4
    if seen.rounds <= 1 or (seen.free_slots <= 0 and seen.rounds < 2):
        return held
    needs = seen.almanac.pulling
    for card in seen.me.hand:
        for number, _, pull in needs[card]:
            value = plain + pull * (WANTED - TOKEN)
            if value > held[number]:
                held[number] = value
    return held


def waiting(seen: SeenSeasons) -> int:
    """How many cards in hand and in libraries are worth a slot."""
    gains, least = seen.almanac.gains, -seen.left_over
    good = sum(seen.me.library_sizes)
    for card in seen.me.hand:
        if gains[card] > least:
            good += 1
    return good


def slot_value(seen: SeenSeasons) -> float:
    """The value of one more space of the gauge."""
    if seen.slot < 0:
        short = waiting(seen) > seen.free_slots
        seen.slot = (SLOT if short else IDLE_SLOT) * min(1.0, seen.rounds / 2)
        seen.slot *= not gauge_is_full(seen.me.gauge)
    return seen.slot


def drawn_value(seen: SeenSeasons) -> float:
    """The value of one more card in hand: late in the game it only costs points."""
    return DRAWN * min(1.0, (seen.rounds - 3) / 6) if seen.rounds > 3 else -2.0


def held_value(seen: SeenSeasons, card: str) -> float:
    """The value of a card in hand: its gain when summoned, if there is time for that."""
    chance = min(1.0, seen.rounds / 4)
    return chance * max(-seen.left_over, gain(seen, card)) - (1 - chance) * seen.left_over


def in_play_value(seen: SeenSeasons, tag: str) -> float:
    """What is lost by giving up a card in play."""
    item = seen.in_play(tag)
    power = item.power if item else tag.rstrip("+")
    stored = sum(item.energy) * token(seen) if item else 0.0
    return seen.card(tag).prestige + lasts(seen, power) + stored + seen.estimate(power).once
