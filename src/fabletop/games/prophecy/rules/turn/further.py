"""What parts of the game add to the space of a hero: further movements, and what the space offers.
Where a part answers only in certain spaces, it is not asked in any other."""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.state import Hero, Table

FROM_PORTS: Final = "port"
FROM_PLANES: Final = "plane"
"""The keys of `Part.ways_from`."""


def further_ways(table: Table, hero: Hero) -> list[Option]:
    """Further movements, or actions before or instead of one."""
    board, parts = table.box.board, table.parts
    options: list[Option] = []
    if parts.ways_from:
        if board.port[hero.space]:
            for ways in parts.ways_from.get(FROM_PORTS, ()):
                options += ways(table, hero)
        if board.plane_beside[hero.space] is not None:
            for ways in parts.ways_from.get(FROM_PLANES, ()):
                options += ways(table, hero)
    for ways in parts.ways:
        options += ways(table, hero)
    return options


def further_offers(table: Table, hero: Hero) -> list[Option]:
    """What else the space offers."""
    options: list[Option] = []
    for offers in table.parts.offers_in.get(table.box.board.ground[hero.space], ()):
        options += offers(table, hero)
    for offers in table.parts.offers:
        options += offers(table, hero)
    return options
