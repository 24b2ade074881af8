"""What the parts in play show of their own pieces, without the rest of the table: for rows of
numbers, which read everything else directly."""

from fabletop.games.prophecy.seen.look_at_heroes import without_character
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Table


def shown_by_parts(table: Table, seat: int | None) -> ProphecyView:
    """What the parts in play show, in a view where all else is left out."""
    heroes = [without_character(hero) for hero in table.heroes]
    shown = ProphecyView(
        "prophecy",
        "",
        "",
        0,
        False,
        "",
        table.box.corrections,
        seat,
        "",
        0,
        0,
        0,
        0,
        0,
        [],
        heroes,
        [],
        [],
        [],
        [],
        "",
        0,
        0,
        None,
        [],
        [],
        {},
        {},
        [],
        [],
        None,
        {},
        {},
        {},
        {},
        [],
        False,
        0,
        {},
        None,
        {},
        [],
        [],
        0,
        0,
        0,
        "",
        [],
        {},
        0,
        {},
        None,
        table,
    )
    for shows in table.parts.shows:
        shows(table, seat, shown)
    return shown
