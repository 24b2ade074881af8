"""What a player holds, under the names that labels use."""

from typing import Final

from fabletop.core.foretelling import LIFE, HeldAmounts
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.state import Table


def holdings(table: Table, seat: int) -> HeldAmounts:
    """Points of each type, and life. Nobody dies, but a Dragonbound player counts as having no
    life, because she has lost nearly everything."""
    player = table.players[seat]
    points = {kind.capitalize(): count for kind, count in zip(POINTS, player.points, strict=True)}
    return {LIFE: int(not player.bound), **points}


LABEL_EXCEPTIONS: Final[dict[str, str]] = {}
