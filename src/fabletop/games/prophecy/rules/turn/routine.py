"""Decisions that are nearly always made in the same way (R-148, R-319, W-280): taking a new
character, rolling for a shield in use. Normally the player decides; a table that wants speed can
have them made automatically."""

from typing import Final

from fabletop.games.prophecy.state import Table

ROUTINE: Final = "routine"
"""The name of the table's setting."""
ASK: Final = "ask"
AUTOMATIC: Final = "automatic"


def asks(table: Table) -> bool:
    return table.options[ROUTINE] == ASK
