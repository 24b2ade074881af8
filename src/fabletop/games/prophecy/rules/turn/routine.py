"""Decisions that are nearly always made in the same way (R-148, R-319, W-280): whether a new
character is taken, whether a shield in use is rolled for. They are the player's; a table that wants
speed lets them be made by themselves."""

from fabletop.games.prophecy.state import Table

ROUTINE = "routine"
"""The name of the table's setting."""
ASK, AUTOMATIC = "ask", "automatic"


def asks(table: Table) -> bool:
    return table.options[ROUTINE] == ASK
