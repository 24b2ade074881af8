"""One Item on the head (R-174). A single crown is worn at all times; who owns several Items for
the head chooses at the beginning of a battle, and outside battle changes freely."""

from fabletop.games.prophecy.state import Hero, Side, Table


def heads(table: Table, hero: Hero) -> list[str]:
    """The Items she could wear on her head."""
    items = table.box.items
    return [name for name in hero.items if items[name].kind == "head" and name not in table.damaged]


def crown_not_worn(table: Table, hero: Hero, side: Side) -> list[str]:
    """Crowns that do not count in this battle, because something else may be on the head."""
    owned = heads(table, hero)
    if len(owned) < 2:
        return []
    return [name for name in owned if table.box.items[name].stat and name not in side.used]
