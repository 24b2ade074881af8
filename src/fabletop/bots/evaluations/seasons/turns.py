"""The value of what can be done in a turn: dice, summoning, activating, transmuting, bonuses."""

from itertools import pairwise

from fabletop.bots.evaluations.seasons.energies import rate, transmuting_value
from fabletop.bots.evaluations.seasons.gears import activation_value
from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.bots.evaluations.seasons.worth import (
    IN_HAND,
    drawn_value,
    energy_values,
    gain,
    in_play_value,
    kept_energy,
    slot_value,
    token,
)
from fabletop.core.question import Option
from fabletop.games.seasons.numbers import PENALTY
from fabletop.games.seasons.printed import ENERGIES

PENALTIES = tuple(after - before for before, after in pairwise(PENALTY))
"""The prestige points that the first, second and third bonus cost."""

NOT_LATER = 0.05
"""A small bonus for each token transmuted now rather than later; it breaks ties."""


def face_value(seen: SeenSeasons, face: str) -> float:
    """What a die brings: tokens that fit into the reserve, crystals, a slot, a card, the ring."""
    shown = seen.box.faces[face]
    values = energy_values(seen)
    tokens: list[float] = []
    for value, count in zip(values, shown.energies, strict=True):
        tokens += [value] * count
    tokens.sort(reverse=True)
    total = sum(tokens[: max(0, seen.room)])
    for value in tokens[max(0, seen.room) :]:
        total += value / 3
    total += shown.crystals + (shown.star * slot_value(seen) if shown.star else 0.0)
    if shown.card:
        total += drawn_value(seen)
    if shown.ring:
        held = [have + new for have, new in zip(seen.me.reserve, shown.energies, strict=True)]
        total += transmuting_value(seen, held, 0)
    return total


def turn_value(seen: SeenSeasons, option: Option) -> float:
    match option[0]:
        case "summon":
            return summon_value(seen, str(option[1]))
        case "activate":
            return activation_value(seen, option)
        case "transmute":
            number = ENERGIES.index(str(option[1]))
            each = rate(seen, number) - kept_energy(seen)[number]
            return int(option[-1]) * (each + NOT_LATER)
        case "bonus":
            return bonus_value(seen, str(option[1]))
        case "ability":
            return ability_value(seen)
        case "vision":
            return -5.0
        case _:
            return 0.0


def summon_value(seen: SeenSeasons, card: str) -> float:
    """Its gain, and the penalty saved for a card in hand; the last slot is kept for a good card."""
    late = max(0.0, 1 - seen.rounds / 6)
    value = gain(seen, card) + IN_HAND * late
    scarce = seen.free_slots <= 1 and seen.rounds > 3
    return value - (2.0 if scarce and card != "amulet_of_air" else 0.0) + special(seen, card)


def special(seen: SeenSeasons, card: str) -> float:
    """What the current position adds to a card's value."""
    match card:
        case "scepter_of_greatness":
            return 3.0 * _items(seen) - 6
        case "pendant_of_ragnor":
            return token(seen) * _items(seen) - 5
        case "sid_nightshade":
            richest = max(other.crystals for other in seen.others)
            return 2.0 if seen.me.crystals > richest else -3.0
        case "lewis_greyface":
            most = max(sum(other.reserve) for other in seen.others)
            return token(seen) * min(seen.room + 2, most) - 5
        case "divine_chalice":
            return 0.0 if seen.free_slots > 1 else -16.0
        case _:
            return 0.0


def _items(seen: SeenSeasons) -> int:
    return sum(seen.card(item.tag).category == "item" for item in seen.me.play)


def bonus_value(seen: SeenSeasons, kind: str) -> float:
    """What a bonus brings now, minus its penalty at the end."""
    penalty = PENALTIES[min(2, seen.me.bonuses)]
    if kind == "transmute":
        held = seen.me.reserve
        without = 0.0 if not seen.view.transmuting else transmuting_value(seen, held, 0)
        return transmuting_value(seen, held, 1) - without - penalty
    if kind == "gauge":
        if seen.free_slots > 0:
            return -float(penalty)
        best = max((_ready_gain(seen, card) for card in seen.me.hand), default=0.0)
        return best - penalty
    return -float(penalty)


def _ready_gain(seen: SeenSeasons, card: str) -> float:
    """The gain of a card that could be summoned at once if there were a slot."""
    energies, crystals = seen.prices[card]
    enough = all(have >= need for have, need in zip(seen.me.reserve, energies, strict=True))
    late = IN_HAND if seen.rounds < 6 else 0.0
    return gain(seen, card) + late if enough and seen.me.crystals >= crystals else 0.0


def ability_value(seen: SeenSeasons) -> float:
    """Most tokens are best used when that costs nothing, or at the end."""
    token_id = seen.me.token
    printed = seen.box.tokens[token_id]
    last = seen.rounds <= 1.5
    match token_id:
        case "see_hands" | "move_season":
            return float(printed.prestige)
        case "gauge_back":
            return printed.prestige - (0.0 if last else slot_value(seen) * 4)
        case "four_water":
            return printed.prestige - 4 * kept_energy(seen)[0]
        case "twelve_crystals":
            return 12.0 + printed.prestige
        case "transmute_plus_one":
            return transmuting_value(seen, seen.me.reserve, 1) - (0.0 if last else 6.0)
        case "sacrifice_or_discard":
            losses = [in_play_value(seen, card.tag) for card in seen.me.play]
            losses += [max(-IN_HAND, gain(seen, card)) for card in seen.me.hand]
            return printed.prestige - min(losses, default=9.0) if last else -1.0
        case "gauge_plus_two":
            return 2 * slot_value(seen) + printed.prestige - 1
        case "two_energy":
            return 2 * max(energy_values(seen)) + printed.prestige
        case "draw_card":
            return drawn_value(seen) + printed.prestige
        case _:
            return -0.5
