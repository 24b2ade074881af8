"""What a player holds, in the words that labels use."""

from fabletop.core.foretelling import LIFE, HeldAmounts
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.state import Table


def holdings(table: Table, seat: int) -> HeldAmounts:
    """Points of each type. Nobody dies, but who is Dragonbound has lost nearly everything."""
    player = table.players[seat]
    points = {kind.capitalize(): count for kind, count in zip(POINTS, player.points, strict=True)}
    return {LIFE: int(not player.bound), **points}


LABEL_EXCEPTIONS: dict[str, str] = {}
