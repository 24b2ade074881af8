"""Numbers of the boards and the season wheel, used by rules and front ends (S-002, S-007, S-008,
S-070, S-090, S-091, S-106)."""

RESERVE = 7
"""How many spaces the reserve has."""
HIGHEST = 15
"""The highest value of the summoning gauge."""
BONUSES = 3
PENALTY = (0, 5, 12, 20)
"""Prestige lost at the end for 0, 1, 2 and 3 bonuses."""

SPACES = 12
"""How many spaces the season wheel has."""
IN_A_SEASON = 3
YEARS = 3

ITEM = "item"
FAMILIAR = "familiar"
