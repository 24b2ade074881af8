"""What a change of the position is worth to the sorcerer who is asked, in prestige points."""

from fabletop.bots.evaluations.seasons.energies import transmuting_value
from fabletop.bots.evaluations.seasons.estimates import CHOICE, later_value, now_value
from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.bots.evaluations.seasons.worth import (
    drawn_value,
    energy_values,
    held_value,
    in_play_value,
    kept_energy,
    slot_value,
    token,
)
from fabletop.games.seasons.seen.gives import NO_TOKENS, Gives


def value_of(seen: SeenSeasons, gives: Gives) -> float:
    """Own gains and losses, and those of the opponents."""
    value = now_value(gives, seen.almanac.others)
    if gives.energy or gives.tokens != NO_TOKENS:
        value += energy_change(seen, gives)
    if gives.stored:
        value += gives.stored * token(seen)
    if gives.gauge:
        value += gives.gauge * slot_value(seen)
    if gives.hand or gives.play:
        value += _cards(seen, gives)
    if gives.transmutes or gives.extra:
        value += transmuting_gain(seen, gives)
    return value


def energy_change(seen: SeenSeasons, gives: Gives) -> float:
    """Tokens gained are worth what they are needed for; those given up, what they are kept for."""
    value = 0.0
    if gives.tokens != NO_TOKENS:
        kept, wanted = kept_energy(seen), energy_values(seen)
        for number, count in enumerate(gives.tokens):
            if count:
                value += count * (wanted[number] if count > 0 else kept[number])
    if gives.energy > 0:
        value += gives.energy * max(energy_values(seen))
    elif gives.energy < 0:
        value += gives.energy * _cheapest(seen)
    gained = gives.energy + sum(gives.tokens)
    if gained > seen.room:
        value -= (gained - max(0, seen.room)) * _cheapest(seen)
    return value


def _cheapest(seen: SeenSeasons) -> float:
    """The value of the token that is needed least."""
    kept = kept_energy(seen)
    held = [kept[number] for number, count in enumerate(seen.me.reserve) if count]
    return min(held, default=token(seen))


def _cards(seen: SeenSeasons, gives: Gives) -> float:
    """Cards drawn, put into play or taken back; of cards given up, the cheapest are counted."""
    hand, play = gives.hand, gives.play
    if play > 0 or (hand > 0 and play < 0):
        return later_value(Gives(hand=hand, play=play, looked=gives.looked))
    value = 0.0
    if hand > 0:
        value += hand * drawn_value(seen) * (1 + CHOICE * max(0, gives.looked - 1))
    elif hand < 0:
        held = sorted(held_value(seen, card) for card in seen.me.hand)
        value -= sum([max(0.0, one) for one in held[:-hand]], 0.0)
    if play < 0:
        value -= sum(sorted(in_play_value(seen, item.tag) for item in seen.me.play)[:-play], 0.0)
    return value


def transmuting_gain(seen: SeenSeasons, gives: Gives) -> float:
    """What a permission to transmute adds, and extra crystals for each token."""
    held = seen.purse
    if not any(held):
        return 0.0
    before = transmuting_value(seen, held, 0) if seen.view.transmuting else 0.0
    return transmuting_value(seen, held, gives.extra) - before
