"""Numbers of the boards and the wheel, for rules and pages alike (S-002, S-007, S-008, S-070,
S-090, S-091, S-106)."""

RESERVE = 7
"""Spaces of the reserve."""
HIGHEST = 15
"""The end of the summoning gauge."""
BONUSES = 3
PENALTY = (0, 5, 12, 20)
"""Prestige lost at the end for 0, 1, 2 and 3 bonuses."""

SPACES = 12
"""Of the season wheel."""
IN_A_SEASON = 3
YEARS = 3

ITEM = "item"
FAMILIAR = "familiar"
