"""Transmuting energy into crystals (S-080 to S-085, S-093; Purse of Io, Io's Bounty, Io's
Transmuter)."""

from fabletop.core.question import Option
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.crystals import earn
from fabletop.games.seasons.rules.energy import NUMBER, stores
from fabletop.games.seasons.rules.payment import spend
from fabletop.games.seasons.rules.play_area import how_many
from fabletop.games.seasons.rules.wheel import season
from fabletop.games.seasons.state import Sorcerer, Table

PURSE = "purse_of_io"
TRANSMUTER = "ios_transmuter"
BOUNTY = "ios_bounty"


def more(table: Table, seat: int) -> int:
    """Crystals on top for every token: they all add up (S-084)."""
    purses = how_many(table.sorcerers[seat], PURSE)
    bounty = table.box.enchantments[BOUNTY].crystals if table.enchantment == BOUNTY else 0
    return table.extra + purses * table.box.cards[PURSE].params.crystals + bounty


def by_transmuter(table: Table, sorcerer: Sorcerer) -> bool:
    """A die with crystals is permission enough with Io's Transmuter."""
    return table.transmuter and how_many(sorcerer, TRANSMUTER) > 0


def may_transmute(table: Table, seat: int) -> bool:
    return table.transmuting or by_transmuter(table, table.sorcerers[seat])


def transmutable(table: Table, seat: int) -> list[Option]:
    if not may_transmute(table, seat):
        return []
    sorcerer = table.sorcerers[seat]
    options: list[Option] = [
        ("transmute", ENERGIES[energy], count)
        for energy, held in enumerate(sorcerer.reserve)
        for count in range(1, held + 1)
    ]
    return options + [
        ("transmute", ENERGIES[energy], item.tag, count)
        for item in stores(sorcerer)
        for energy, held in enumerate(item.energy)
        for count in range(1, held + 1)
    ]


def transmute(table: Table, seat: int, answer: Option) -> None:
    _, energy, *tag, count = answer
    number, tokens = NUMBER[str(energy)], int(count)
    sorcerer = table.sorcerers[seat]
    if by_transmuter(table, sorcerer):
        sorcerer.io = True
    spend(table, seat, number, tokens, str(tag[0]) if tag else "")
    rate = table.box.rates[season(table)][number]
    earn(table, seat, tokens * (rate + more(table, seat)))
