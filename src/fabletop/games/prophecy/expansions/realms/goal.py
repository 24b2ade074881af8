"""At the far end of a Realm: the plane is attacked at once, or the prize is there for the taking
(W-157, W-163)."""

from fabletop.games.prophecy.expansions.realms.realms import realm_of
from fabletop.games.prophecy.rules.planes.planes import storm
from fabletop.games.prophecy.state import Hero, Table


def reach_goal(table: Table, hero: Hero) -> None:
    _, realm = realm_of(table, hero)
    if table.planes[realm.plane].greater:
        storm(table, hero, table.box.board.planes[realm.plane].id)
    else:
        table.phase = "triumph"
