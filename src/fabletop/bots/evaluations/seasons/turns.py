"""The value of what can be done in a turn: dice, summoning, activating, transmuting, bonuses."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import add
from typing import Final

from fabletop.bots.evaluations.seasons.changes import transmuting_gain, value_of
from fabletop.bots.evaluations.seasons.energies import transmuting_value
from fabletop.bots.evaluations.seasons.gears import activation_value
from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.bots.evaluations.seasons.usual import steady_ability
from fabletop.bots.evaluations.seasons.worth import (
    drawn_value,
    energy_values,
    gain,
    kept_energy,
    slot_value,
    token,
)
from fabletop.core.question import Option
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.seen.tried import ability_gives, entering_gives
from fabletop.games.seasons.seen.turn import (
    bonus_cost,
    could_pay,
    face_gives,
    tokens_saved,
    vision_price,
)

SCARCE: Final = 2.0
"""What the last slot is worth more than others."""
LAST: Final = 1.5
"""In the last rounds there is no better moment for an ability."""
WAIT: Final = 6.0
"""What a better moment for an ability would bring."""
NO_USE: Final = -0.5
"""What an ability is worth that changes nothing that can be counted."""
NOT_LATER: Final = 0.05
"""A small bonus for each token transmuted now rather than later; it breaks ties."""


def face_value(seen: SeenSeasons, face: str) -> float:
    """What a die brings: tokens, crystals, a slot, a card, permission to transmute. Of tokens that
    do not all fit into the reserve, others can be dropped."""
    gives = face_gives(seen.view, seen.seat, face)
    total = float(gives.crystals)
    wanted = seen.wanted or energy_values(seen)
    if gives.dropped:
        total += _best_tokens([wanted[number] for number in _numbers(gives.tokens)], gives.dropped)
    else:
        water, earth, fire, air = gives.tokens
        total += water * wanted[0] + earth * wanted[1] + fire * wanted[2] + air * wanted[3]
    if gives.gauge:
        total += gives.gauge * slot_value(seen)
    if gives.hand:
        total += drawn_value(seen)
    if gives.transmutes:
        held = [*map(add, seen.purse, gives.tokens)]
        total += transmuting_value(seen, held, 0)
    return total


def _best_tokens(values: list[float], dropped: int) -> float:
    """The value of tokens of which some do not fit into the reserve: the cheapest do not."""
    values.sort()
    return sum(values[dropped:], 0.0) + sum(values[:dropped], 0.0) / 3


@lru_cache(maxsize=64)
def _numbers(energies: tuple[int, ...]) -> tuple[int, ...]:
    """The number of the energy of each token that a die shows."""
    return tuple(number for number, count in enumerate(energies) for _ in range(count))


def transmute_value(seen: SeenSeasons, option: Option) -> float:
    number, tokens = ENERGIES.index(str(option[1])), int(option[-1])
    return tokens * (seen.rates[number] - kept_energy(seen)[number] + NOT_LATER)


def summon_value(seen: SeenSeasons, option: Option) -> float:
    """Its gain, and the penalty saved for a card in hand; the last slot is kept for a good card."""
    card = str(option[1])
    late = max(0.0, 1 - seen.rounds / 6)
    value = gain(seen, card) + seen.left_over * late + _summoning(seen, card)
    found = seen.estimate(card)
    scarce = seen.free_slots <= 1 and seen.rounds > 3
    if found.varies:
        gives = entering_gives(seen.view, seen.seat, card)
        value += value_of(seen, gives) - found.now - found.later * seen.almanac.fading
        scarce = scarce and gives.gauge <= 0
    return value - (SCARCE if scarce and not found.slots else 0.0)


def _summoning(seen: SeenSeasons, card: str) -> float:
    """What cards in play add to summoning: rewards, savings and tolls."""
    if seen.card(card).cost.elements:
        return seen.summoning
    return seen.summoning + tokens_saved(seen.view, seen.seat, card) * token(seen)


def bonus_value(seen: SeenSeasons, option: Option) -> float:
    """What a bonus brings now, minus its penalty at the end."""
    value, gives = 0.0, seen.almanac.bonuses[str(option[1])]
    if gives.transmutes:
        value = transmuting_gain(seen, gives)
    elif gives.gauge and seen.free_slots <= 0:
        value = max((_ready_gain(seen, card) for card in seen.me.hand), default=0.0)
    return value - bonus_cost(seen.me.bonuses)


def _ready_gain(seen: SeenSeasons, card: str) -> float:
    """The gain of a card that could be summoned at once if there were a slot."""
    late = seen.left_over if seen.rounds < 6 else 0.0
    value = gain(seen, card) + late
    return value if value > 0 and could_pay(seen.view, seen.seat, card) else 0.0


def ability_value(seen: SeenSeasons, _option: Option) -> float:
    """Most tokens are best used when that costs nothing, or at the end."""
    printed = seen.box.tokens[seen.me.token]
    gives = steady_ability(seen.box, seen.players, seen.me.token)
    if gives is None:
        gives = ability_gives(seen.view, seen.seat)
    last = seen.rounds <= LAST
    value = value_of(seen, gives) + printed.prestige
    if gives.gauge < 0 and not last:
        value += 3 * gives.gauge * slot_value(seen)
    if (gives.transmutes or gives.hand < 0 or gives.play < 0) and not last:
        value -= WAIT
    return value if value else NO_USE


def vision_value(seen: SeenSeasons, _option: Option) -> float:
    return -float(vision_price(seen.view))


ACTIONS: Final[dict[str | int, Callable[[SeenSeasons, Option], float]]] = {
    "summon": summon_value,
    "activate": activation_value,
    "transmute": transmute_value,
    "bonus": bonus_value,
    "ability": ability_value,
    "vision": vision_value,
}
"""The value of each action of a turn; ending the turn counts as nothing."""


def _nothing(_seen: SeenSeasons, _option: Option) -> float:
    return 0.0


def turn_values(seen: SeenSeasons, options: Sequence[Option]) -> list[float]:
    return [ACTIONS.get(option[0], _nothing)(seen, option) for option in options]
