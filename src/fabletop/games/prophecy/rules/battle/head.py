"""One Item on the head (R-174), one pair of gauntlets (W-249). A single crown or pair is worn at
all times; who owns several Items for one place chooses at the beginning of a battle, and outside
battle changes freely."""

from fabletop.games.prophecy.state import Hero, Side, Table

HEAD, GAUNTLETS = "head", "gauntlets"
PLACES = (HEAD, GAUNTLETS)
"""Where only one Item is worn, by its kind."""


def heads(table: Table, hero: Hero) -> list[str]:
    """The Items she could wear on her head."""
    return wearable(table, hero, HEAD)


def wearable(table: Table, hero: Hero, place: str) -> list[str]:
    items = table.box.items
    return [name for name in hero.items if items[name].kind == place and name not in table.damaged]


def not_worn(table: Table, hero: Hero, side: Side) -> list[str]:
    """What does not count in this battle, because something else may be worn in its place."""
    found: list[str] = []
    for place in PLACES:
        owned = wearable(table, hero, place)
        if len(owned) > 1:
            worn = list(side.used)
            for name in owned:
                if name in worn:
                    worn.remove(name)
                elif table.box.items[name].stat:
                    found.append(name)
    return found
