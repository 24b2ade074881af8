"""Cards that are left out of the cooperative game (W-224, W-226, W-229)."""

from collections.abc import Collection
from typing import Final

from fabletop.games.prophecy.box import Box

AGAINST_OTHERS: Final[tuple[str, ...]] = (
    *("scroll_of_entrancement", "doppelganger", "path_of_the_dead"),
    *("scroll_of_stealing", "scroll_of_decay"),
)
"""Cards that are useful only against other characters, or that the rules of the cooperative game
remove (W-224)."""

NEEDS_OTHERS: Final[tuple[str, ...]] = (
    *("gifts_of_the_gods", "mad_riddler", "cerberus"),
    *("power_handling", "shield_to_shield"),
)
"""Cards that a single player cannot use (W-226)."""

ONE_MAP: Final = "treasure_map"
"""Left out of the cooperative game (W-229)."""


def out_of_play(box: Box, seats: int) -> Collection[str]:
    """Cards useful only against others, replaced ones, and those useless to a single player."""
    missing = (*AGAINST_OTHERS, ONE_MAP, *(NEEDS_OTHERS if seats == 1 else ()))
    abilities = box.abilities.values()
    replaced = [other.replaces for other in abilities if other.id not in missing]
    return {name for name in (*missing, *replaced) if name}
