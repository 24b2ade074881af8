"""What Demons and the Dragon do alike: stunning, stealing, taking points (Z-058 to Z-060, Z-065 to
Z-067)."""

from fabletop.games.wizards.printed import Row
from fabletop.games.wizards.rules.encounters.conditions import rob, stun
from fabletop.games.wizards.rules.tasks.points import lose_fewest
from fabletop.games.wizards.state import Table


def harm(table: Table, seat: int, row: Row) -> None:
    """A result of either chart; what only one of them does is no harm of this kind."""
    match row.effect:
        case "stunned":
            stun(table, seat, table.chance.roll())
        case "steal":
            rob(table, seat)
        case "lose_fewest":
            lose_fewest(table, seat, table.chance.roll() * row.times)
        case _:
            pass
