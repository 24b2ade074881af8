"""Numbers of the boards and the season wheel, used by rules and front ends (S-002, S-006 to
S-008, S-021, S-070, S-090 to S-094, S-106)."""

from typing import Final

RESERVE: Final = 7
"""How many spaces the reserve has."""
HIGHEST: Final = 15
"""The highest value of the summoning gauge."""
TRACK: Final = 100
"""How many crystals a round of the crystal track counts."""

BONUSES: Final = 3
BONUS_ACTIONS: Final[tuple[str, ...]] = ("transmute", "exchange", "gauge", "draw")
"""All bonus actions of a turn; the last one only with an enchantment (S-157)."""
PENALTY: Final[tuple[int, ...]] = (0, 5, 12, 20)
"""Prestige lost at the end for 0, 1, 2 and 3 bonuses."""

SPACES: Final = 12
"""How many spaces the season wheel has."""
IN_A_SEASON: Final = 3
SPARE_DICE: Final = 1
"""How many more dice are rolled than there are players."""
YEARS: Final = 3

ITEM: Final = "item"
FAMILIAR: Final = "familiar"
