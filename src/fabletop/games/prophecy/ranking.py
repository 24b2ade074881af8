"""How a game ends (R-003, R-151, R-206, R-217, R-220, R-221, R-236). Five Certificates or enough
Artifacts win at once, for both of a team; the others are ranked by the number they have, and who
is out of the game behind the rest. The Apocalypse leaves no winner."""

from fabletop.core.game import Result
from fabletop.games.prophecy.rules.wills import artifacts
from fabletop.games.prophecy.state import Hero, Table


def ranking(table: Table) -> Result:
    merits = [_merit(table, hero) for hero in table.heroes]
    if table.teams:
        merits = [max(merits[seat], merits[(seat + 2) % 4]) for seat in range(4)]
    worse = int(table.ended_by == "apocalypse")
    places = tuple(1 + worse + sum(other > merit for other in merits) for merit in merits)
    return Result(places, tuple(score(table, hero) for hero in table.heroes), table.ended_by)


def score(table: Table, hero: Hero) -> int:
    """Artifacts, or Certificates in the Basic version."""
    return artifacts(table, hero) if table.standard else len(hero.certificates)


def _merit(table: Table, hero: Hero) -> tuple[bool, int]:
    return (not hero.out if table.standard else hero.alive, score(table, hero))
