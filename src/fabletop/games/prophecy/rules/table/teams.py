"""Who plays with whom: partners of a team sit opposite each other (R-221); in the cooperative game
all are partners."""

from typing import Final

from fabletop.games.prophecy.state import Table

SIDES: Final = 2


def side_of(seat: int) -> int:
    """The team of a seat, in a game of teams: 0 or 1."""
    return seat % SIDES


def are_friends(table: Table, seat: int, other: int) -> bool:
    return table.parts.together or (table.teams and side_of(seat) == side_of(other))


def allies(table: Table, seat: int) -> list[int]:
    """The seats that play with a seat, and itself."""
    return [
        hero.seat
        for hero in table.heroes
        if hero.seat == seat or are_friends(table, seat, hero.seat)
    ]
