"""What a player holds, in the words that labels use."""

from fabletop.core.foretelling import Amounts
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.state import Table


def holdings(table: Table, seat: int) -> Amounts:
    """Points of each type."""
    player = table.players[seat]
    return {kind.capitalize(): count for kind, count in zip(POINTS, player.points, strict=True)}


LABEL_EXCEPTIONS: dict[str, str] = {}
