"""The crystal track and the summoning gauge (S-006, S-062, S-104, S-106, S-107)."""

from fabletop.games.seasons.numbers import HIGHEST
from fabletop.games.seasons.state import Table


def earn(table: Table, seat: int, crystals: int) -> None:
    if crystals:
        table.sorcerers[seat].crystals += crystals
        table.note("earned", seat, crystals)


def lose(table: Table, seat: int, crystals: int) -> int:
    """Lose crystals, never below 0. Returns how many were really lost."""
    sorcerer = table.sorcerers[seat]
    lost = min(crystals, sorcerer.crystals)
    if lost:
        sorcerer.crystals -= lost
        table.note("lost", seat, lost)
    return lost


def steal(table: Table, seat: int, victim: int, crystals: int) -> int:
    """Steal crystals, at most as many as the victim has. Returns how many were stolen."""
    sorcerer = table.sorcerers[victim]
    stolen = min(crystals, sorcerer.crystals)
    if stolen:
        sorcerer.crystals -= stolen
        table.sorcerers[seat].crystals += stolen
        table.note("stole", seat, victim, stolen)
    return stolen


def risen(gauge: int, spaces: int) -> int:
    """Where a gauge stands that is raised: at most at 15; the rest is lost."""
    return min(HIGHEST, gauge + spaces)


def raise_gauge(table: Table, seat: int, spaces: int) -> None:
    sorcerer = table.sorcerers[seat]
    if spaces and sorcerer.gauge < HIGHEST:
        sorcerer.gauge = risen(sorcerer.gauge, spaces)
        table.note("gauge", seat, sorcerer.gauge)


def lower_gauge(table: Table, seat: int, spaces: int) -> None:
    """Lower the gauge to at least 0. Nothing is sacrificed if more cards are in play (S-107)."""
    sorcerer = table.sorcerers[seat]
    if sorcerer.gauge:
        sorcerer.gauge = max(0, sorcerer.gauge - spaces)
        table.note("gauge", seat, sorcerer.gauge)
