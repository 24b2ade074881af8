"""Spells: who knows which spells, when they can be attempted, and the roll (Z-085 to Z-096, Z-159,
Z-160, Z-173, Z-185 to Z-194, Z-324, Z-325)."""

from functools import lru_cache
from typing import Final

from fabletop.games.wizards.box import Box
from fabletop.games.wizards.pieces import Variants
from fabletop.games.wizards.printed import Spell
from fabletop.games.wizards.state import Player, Table

BOAT: Final = "boat_summoning"
SWIFTNESS: Final = "swiftness"
DISPELLING: Final = "demon_dispelling"
ANIMAL: Final = "animal_summoning"
ESCAPE_TRAPS: Final = "escape_traps"
ESCAPE: Final = "escape_traps_transport"
TAMING: Final = "dragon_taming"
TELEPATHY: Final = "telepathy"
TRANSPORT: Final = "transport"

SPELLS: Final[tuple[str, ...]] = (
    *(BOAT, SWIFTNESS, DISPELLING, ANIMAL),
    *(ESCAPE_TRAPS, ESCAPE, TAMING, TELEPATHY, TRANSPORT),
)
BITS: Final = {spell: 1 << place for place, spell in enumerate(SPELLS)}

WHILE_DAZED: Final = frozenset({BOAT, TRANSPORT, ESCAPE, ESCAPE_TRAPS})
"""The spells that can be attempted while Demon Dazed (Z-159)."""

NORMALLY: Final = 5
DAZED: Final = 3
FAR_AWAY: Final = 2
"""The highest rolls with which spells succeed: usually, while Demon Dazed, and for Telepathy."""

ON_SPELLS: Final = "spells"
"""The effect of Events that change the highest roll with which spells succeed."""

HIGHEST: Final = 4
"""The highest rank with a spell list."""

Known = dict[str, list[dict[str, Spell]]]


@lru_cache(maxsize=512)
def spell_lists(box: Box, escape: str, taming: str, druids_from_stones: str) -> Known:
    """The spell lists of the sheet, changed by the variants `escape`, `taming` and `druids`."""
    known = {order: [spells.copy() for spells in ranks] for order, ranks in box.spells.items()}
    wizards, sorcerers, druids = known["wizards"], known["sorcerers"], known["druids"]
    if escape == "wizards":
        del wizards[HIGHEST][ESCAPE_TRAPS], druids[HIGHEST][ESCAPE]
        wizards[HIGHEST][ESCAPE] = Spell(name=ESCAPE)
    if taming == "sorcerers":
        del druids[HIGHEST][TAMING], sorcerers[HIGHEST][ANIMAL]
        sorcerers[HIGHEST][TAMING] = Spell(name=TAMING)
    if druids_from_stones == "random":
        druids[3][TRANSPORT] = druids[2][TRANSPORT]
    return known


def spells_of(table: Table, player: Player) -> dict[str, Spell]:
    """Every spell that a player knows."""
    return spell_list(table.box, table.variants, player.order, player.rank)


def spell_list(box: Box, variants: Variants, order: str, rank: int) -> dict[str, Spell]:
    """The spells of an Order that a player of a rank knows; none before Initiation."""
    if not order:
        return {}
    known = spell_lists(box, variants.escape, variants.taming, variants.druids)
    return known[order][min(rank, HIGHEST)]


def can_cast(table: Table, player: Player, spell: str) -> bool:
    """Each spell at most once per turn, no matter whose turn it is (Z-186, Z-187)."""
    if not player.order or player.bound or player.cast & BITS[spell]:
        return False
    if player.dazed and spell not in WHILE_DAZED:
        return False
    return spell in spell_list(table.box, table.variants, player.order, player.rank)


def highest_roll(table: Table, player: Player, spell: str) -> int:
    return FAR_AWAY if spell == TELEPATHY else usual_roll(table, player)


def usual_roll(table: Table, player: Player) -> int:
    """The highest roll with which a player's spells, except Telepathy, succeed."""
    highest = NORMALLY
    for held in player.events:
        card = table.box.events[held.card]
        if card.effect == ON_SPELLS:
            highest = card.spells
    return min(highest, DAZED) if player.dazed else highest


def attempt(table: Table, seat: int, spell: str) -> bool:
    """Roll one die for a spell (Z-185)."""
    player = table.players[seat]
    player.cast |= BITS[spell]
    roll = table.chance.roll()
    works = roll <= highest_roll(table, player, spell)
    table.note("cast", seat, spell, roll, "works" if works else "fails")
    return works


def escapes(table: Table, player: Player) -> str:
    """The spell with which a player can escape a Trap, or "" (Z-188)."""
    return next((spell for spell in (ESCAPE, ESCAPE_TRAPS) if can_cast(table, player, spell)), "")
