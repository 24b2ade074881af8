"""What permission to transmute is worth."""

from typing import cast

from fabletop.bots.evaluations.seasons.seen import Seen
from fabletop.bots.evaluations.seasons.worth import kept_energy


def transmuting_value(seen: Seen, held: list[int], bonus: int) -> float:
    """What permission to transmute is worth with these tokens."""
    kept = kept_energy(seen)
    return sum(
        count * max(0.0, rate(seen, number) + bonus - kept[number])
        for number, count in enumerate(held)
    )


def rate(seen: Seen, number: int) -> int:
    """Crystals for a token of this energy now."""
    rates = cast(list[int], seen.view["rates"])
    return rates[number] + cast(int, seen.view["more"])
