"""The end of the game: Fifth Rank wins, alone or together; if the Sacred Circle dies, all lose
(Z-098, Z-288)."""

from fabletop.core.game import Result
from fabletop.games.wizards.state import AWAY, Player, Table


def standing_of(player: Player) -> tuple[int, int]:
    return player.rank, sum(player.points)


def ranking(table: Table) -> Result:
    """Places by rank and points behind the winner; if Evil wins, nobody has first place."""
    scores = tuple(sum(player.points) for player in table.players)
    count = len(table.players)
    if table.winner == AWAY:
        return Result((2,) * count, scores, table.ended)
    if table.variants.cooperative:
        return Result((1,) * count, scores, table.ended)
    standings = [standing_of(player) for player in table.players]
    places = tuple(
        1
        if seat == table.winner
        else 2
        + sum(
            other > standings[seat]
            for rival, other in enumerate(standings)
            if rival != table.winner
        )
        for seat in range(count)
    )
    return Result(places, scores, table.ended)
