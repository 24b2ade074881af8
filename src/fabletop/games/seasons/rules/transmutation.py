"""Transmuting energy into crystals (S-080 to S-085, S-093, S-156)."""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.seasons.printed import ENERGIES, DieFace
from fabletop.games.seasons.rules.crystals import earn
from fabletop.games.seasons.rules.energy import NUMBER, Amount, stores
from fabletop.games.seasons.rules.payment import spend
from fabletop.games.seasons.rules.wheel import season
from fabletop.games.seasons.state import Sorcerer, Table

BOUNTY: Final = "ios_bounty"

ADDS: Final[dict[str, Amount]] = {}
"""Cards that add crystals for every token transmuted, by their powers."""
PERMITS: Final[set[str]] = set()
"""Powers of cards that let their owner transmute after taking a die with crystals."""


def in_turn(table: Table, seat: int) -> bool:
    """Permissions and extras that were gained in a turn last until it ends."""
    return seat == table.active and table.phase == "turn"


def more(table: Table, seat: int) -> int:
    """Extra crystals for every token; all extras add up (S-084)."""
    crystals = table.extra if table.extra and in_turn(table, seat) else 0
    if table.enchantment == BOUNTY:
        crystals += table.box.enchantments[BOUNTY].crystals
    for item in table.sorcerers[seat].play:
        if item.power in ADDS:
            crystals += ADDS[item.power](table.box.cards[item.power].params)
    return crystals


def for_transmuter(face: DieFace) -> bool:
    """Whether cards let their owner transmute because of this die."""
    return face.crystals > 0


def has_transmuter(sorcerer: Sorcerer) -> bool:
    return any(item.power in PERMITS for item in sorcerer.play)


def permits(sorcerer: Sorcerer, face: DieFace) -> bool:
    """Whether a sorcerer may transmute once this die is applied."""
    return face.ring or (for_transmuter(face) and has_transmuter(sorcerer))


def by_transmuter(table: Table, sorcerer: Sorcerer) -> bool:
    """Whether a card lets this sorcerer transmute because her die has crystals."""
    return table.transmuter and has_transmuter(sorcerer)


def may_transmute(table: Table, seat: int) -> bool:
    permitted = table.transmuting or by_transmuter(table, table.sorcerers[seat])
    return permitted and in_turn(table, seat)


def transmutable(table: Table, seat: int) -> list[Option]:
    if not may_transmute(table, seat):
        return []
    sorcerer = table.sorcerers[seat]
    options: list[Option] = []
    for energy, held in zip(ENERGIES, sorcerer.reserve, strict=True):
        for count in range(1, held + 1):
            options.append(("transmute", energy, count))
    for item in stores(sorcerer):
        for energy, held in zip(ENERGIES, item.energy, strict=True):
            for count in range(1, held + 1):
                options.append(("transmute", energy, item.tag, count))
    return options


def transmute(table: Table, seat: int, answer: Option) -> None:
    _, energy, *tag, count = answer
    number, tokens = NUMBER[str(energy)], int(count)
    sorcerer = table.sorcerers[seat]
    if by_transmuter(table, sorcerer):
        sorcerer.io = True
    spend(table, seat, number, tokens, str(tag[0]) if tag else "")
    earn(table, seat, transmuted(table, seat, number, tokens))


def transmuted(table: Table, seat: int, energy: int, tokens: int) -> int:
    """Crystals for tokens that a seat transmutes now."""
    return tokens * (table.box.rates[season(table)][energy] + more(table, seat))


def rates(table: Table, seat: int) -> list[int]:
    """Crystals for one token of each energy that a seat transmutes now."""
    extra = more(table, seat)
    return [rate + extra for rate in table.box.rates[season(table)]]
