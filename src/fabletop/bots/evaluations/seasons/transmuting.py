"""What permission to transmute is worth."""

from fabletop.bots.evaluations.seasons.seen import Seen
from fabletop.bots.evaluations.seasons.worth import kept_energy


def transmuting_value(seen: Seen, held: list[int], bonus: int) -> float:
    """What permission to transmute is worth with these tokens."""
    kept = kept_energy(seen)
    rates, more = seen.view["rates"], seen.view["more"]
    total = 0.0
    for number, count in enumerate(held):
        each = rates[number] + more + bonus - kept[number]
        if each > 0:
            total += count * each
    return total


def rate(seen: Seen, number: int) -> int:
    """Crystals for a token of this energy now."""
    return seen.view["rates"][number] + seen.view["more"]
