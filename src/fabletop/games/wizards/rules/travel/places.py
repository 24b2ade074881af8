"""Finding spaces: RANDOM spaces, living lands, the Lair, and spaces that a player chooses.

A space is chosen in two steps: first a land or the waters near it, then a space there."""

from collections.abc import Sequence
from typing import Final

from fabletop.core.question import Option
from fabletop.games.wizards.isles import LAIR, SEA
from fabletop.games.wizards.state import AWAY, Player, Table

CREST: Final = "star_crest"
HOLLOW: Final = "high_hollow"
RUKTAL: Final = "ruktal"
COTTAGE: Final = "hamdrels_cottage"
ABBEY: Final = "shrineheart_abbey"
GLENDALE: Final = "glendale_dwelling"
CENTRE: Final = "lair_center"
VISITS: Final = 2
"""How often a site may be visited without leaving its land."""

MASTERS: Final[tuple[str, ...]] = ("megmoran", "melekok", "meligar")


def is_living(table: Table, space: int) -> bool:
    """Whether a space lies on the sea or on a land that has not died."""
    land = table.isles.land[space]
    return land == SEA or not table.dead[land]


def is_site_living(table: Table, site: str) -> bool:
    return is_living(table, table.isles.where[site])


def living_masters(table: Table) -> list[str]:
    """The Master Sorcerers whose lands have not died."""
    return [master for master in MASTERS if is_site_living(table, master)]


def has_mentor(table: Table, player: Player) -> bool:
    """Whether there is still a Mentor of the player's Order."""
    return player.order != "sorcerers" or bool(living_masters(table))


def in_lair(table: Table, space: int) -> bool:
    isles = table.isles
    return space != AWAY and isles.land[space] == isles.index[LAIR]


def random_space(table: Table) -> int:
    """A random space of a random land; AWAY if that land is dead."""
    isles, chance = table.isles, table.chance
    land = chance.pick(len(isles.lands))
    if table.dead[land]:
        return AWAY
    spaces = isles.spaces[land]
    return spaces[chance.pick(len(spaces))]


def random_living_space(table: Table) -> int:
    """A RANDOM space; one on a dead land becomes a random space of the Dragon's Lair."""
    space = random_space(table)
    return lair_space(table) if space == AWAY else space


def lair_space(table: Table) -> int:
    spaces = table.isles.spaces[table.isles.index[LAIR]]
    return spaces[table.chance.pick(len(spaces))]


def name(table: Table, space: int) -> str:
    """The name of a space; "dead" for AWAY, which stands for a dead land."""
    return "dead" if space == AWAY else table.isles.names[space]


def visits_allowed(player: Player, site: str) -> bool:
    return not must_leave(player, site)


def must_leave(player: Player, site: str) -> str:
    """Where a turn must end before a site may be visited again: off its "land" for a third visit,
    off its "space" for a second one; empty if it may be visited now (Z-203, Z-204)."""
    if player.visits.get(site, 0) >= VISITS:
        return "land"
    return "space" if player.just_met == site else ""


def may_visit_crest(table: Table, player: Player) -> bool:
    """Whether she has permission, or may return once after being carried there (Z-235, Z-236)."""
    return player.crest or any(
        table.box.events[held.card].effect == "permission" for held in player.events
    )


def groups(table: Table, spaces: Sequence[int]) -> list[Option]:
    """The lands, and the waters near lands, in which these spaces lie."""
    isles = table.isles
    lands = {isles.land[space] for space in spaces if isles.land[space] != SEA}
    found: list[Option] = [("land", isles.lands[land]) for land in sorted(lands)]
    seas = {space for space in spaces if isles.land[space] == SEA}
    if seas:
        found += [
            ("waters", isles.lands[land])
            for land, waters in enumerate(isles.waters)
            if not seas.isdisjoint(waters)
        ]
    return found


def within(table: Table, spaces: Sequence[int], group: str, land: str) -> list[int]:
    """Those of the spaces that lie on a land, or in the waters near it."""
    isles = table.isles
    index = isles.index[land]
    if group == "land":
        return [space for space in spaces if isles.land[space] == index]
    waters = set(isles.waters[index])
    return [space for space in spaces if space in waters]
