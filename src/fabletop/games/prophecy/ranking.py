"""How a game ends (R-003, R-151, R-206, R-217, R-220, R-221, R-236). Five Certificates or enough
Artifacts win at once, for both members of a team. The others are ranked by how many they have;
players who are out of the game come last. If the Apocalypse kills everybody, nobody wins; in the
cooperative game all win or lose together."""

from fabletop.core.game import Result
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.table.teams import allies
from fabletop.games.prophecy.state import Hero, Table


def ranking(table: Table) -> Result:
    if table.parts.together:
        place = 1 if table.ended_by == "fellowship" else 2
        scores = tuple(score(table, hero) for hero in table.heroes)
        return Result((place,) * len(scores), scores, table.ended_by)
    merits = [_merit(table, hero) for hero in table.heroes]
    if table.teams:
        merits = [max(merits[one] for one in allies(table, seat)) for seat in range(len(merits))]
    worse = int(table.ended_by == "apocalypse")
    places = tuple(1 + worse + sum(other > merit for other in merits) for merit in merits)
    return Result(places, tuple(score(table, hero) for hero in table.heroes), table.ended_by)


def score(table: Table, hero: Hero) -> int:
    return _earned(table, hero)[0]


def _earned(table: Table, hero: Hero) -> tuple[int, ...]:
    """Artifacts, Certificates in the Basic version, or what another ending counts."""
    if table.parts.merit is not None:
        return table.parts.merit(table, hero)
    return (artifacts(table, hero) if table.standard else len(hero.certificates),)


def scored(table: Table) -> str:
    """The word for what the score counts."""
    return table.parts.scored or ("artifacts" if table.standard else "certificates")


def _merit(table: Table, hero: Hero) -> tuple[int, ...]:
    return (not hero.out if table.standard else hero.alive, *_earned(table, hero))
