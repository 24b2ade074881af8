"""How a game ends (R-151, R-236): five Certificates win at once, the others are ranked by their
number; a dead character's player has lost and is ranked behind the living."""

from fabletop.core.game import Result
from fabletop.games.prophecy.state import Table


def ranking(table: Table) -> Result:
    merits = [(hero.alive, len(hero.certificates)) for hero in table.heroes]
    places = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    scores = tuple(len(hero.certificates) for hero in table.heroes)
    return Result(places, scores, table.ended_by)
