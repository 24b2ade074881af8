"""The season wheel, the years, and what happens when they change (S-002, S-020, S-040, S-140 to
S-146, S-158, S-170)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.numbers import IN_A_SEASON, SPACES, YEARS
from fabletop.games.seasons.printed import SEASONS
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.energy import settle
from fabletop.games.seasons.rules.piles import to_hand
from fabletop.games.seasons.state import Table

SPRING: Final = 1
SUMMER: Final = 2

DROUGHT: Final = "drought"


def season(table: Table) -> int:
    return (table.space - 1) // IN_A_SEASON


def position(table: Table) -> int:
    """How many spaces the marker is from the first space of the first year."""
    return (table.year - 1) * SPACES + table.space - 1


def reached(table: Table, spaces: int) -> int:
    """The position of the marker after a move forward, or backward if negative."""
    return max(0, position(table) + spaces)


def space_at(position: int) -> int:
    """The space of the wheel, from 1, at a position."""
    return position % SPACES + 1


def moves(table: Table, most: int, least: int = 1) -> list[Option]:
    """Moves forward and backward, never before the first space of the first year (S-146)."""
    back = min(most, position(table))
    return [
        *(("forward", spaces) for spaces in range(least, most + 1)),
        *(("back", spaces) for spaces in range(least, back + 1)),
    ]


def move_marker(table: Table, spaces: int) -> None:
    """Move the marker. The season changes if it crosses a border in either direction (S-140)."""
    old, new = position(table), reached(table, spaces)
    table.year, table.space = new // SPACES + 1, space_at(new)
    table.note("marker", table.year, SEASONS[season(table)], table.space)
    if new // IN_A_SEASON != old // IN_A_SEASON:
        table.note("season", SEASONS[season(table)])
        table.then(
            ("drought", (old // IN_A_SEASON) % 4, spaces),
            *(("moment", "season", seat) for seat in table.order(table.first)),
            ("libraries",),
        )


@instant("libraries")
def libraries(table: Table) -> None:
    """When a year begins for the first time, all players take its cards (S-143, S-144)."""
    if not table.opened < table.year <= YEARS:
        return
    table.opened = table.year
    table.note("year", table.year)
    for seat, sorcerer in enumerate(table.sorcerers):
        library = sorcerer.libraries[table.year - 2]
        for card in library:
            to_hand(table, seat, card, 1 << seat)
        library.clear()


@instant("drought")
def drought(table: Table, old: int, spaces: int) -> None:
    """From spring to summer, once per year, the Drought strikes the sole leader in crystals
    (S-158)."""
    if table.enchantment != DROUGHT or spaces < 0 or old != SPRING or table.year in table.dried:
        return
    most = max(sorcerer.crystals for sorcerer in table.sorcerers)
    leaders = [seat for seat, other in enumerate(table.sorcerers) if other.crystals == most]
    if len(leaders) > 1:
        table.note("drought_spares")
        return
    seat = leaders[0]
    table.dried.append(table.year)
    table.note("drought_strikes", seat)
    if table.sorcerers[seat].play:
        table.then(("drought_choice", seat))
    else:
        _cover(table, seat)


@asking("drought_choice")
def drought_choice(table: Table, seat: int) -> Step:
    options: list[Option] = [("cover",), ("give_card",)]
    answer: Option = yield Question(seat, "drought", options)
    table.agenda.pop()
    if answer[0] == "cover":
        _cover(table, seat)
    else:
        table.then(("sacrifice_one", seat))


def _cover(table: Table, seat: int) -> None:
    """Cover one space of the reserve permanently (S-073)."""
    table.sorcerers[seat].covered += 1
    table.note("covered", seat)
    settle(table, seat)
