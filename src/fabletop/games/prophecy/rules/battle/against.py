"""Whether a printed bonus counts against the opponent of a battle: its kinds, its lives, its
Artifacts, the Realm (W-234, W-250, W-251, W-256)."""

from fabletop.games.prophecy.printed.numbers import Bonus
from fabletop.games.prophecy.rules.battle.abilities import realm_around
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.state import Battle, Side, Table

GUARDIAN = "guardian"
"""What a Guardian counts as for the Crystal Skull; no kind of its own."""


def times_against(
    table: Table, battle: Battle, side: Side, bonus: Bonus, foe: tuple[str, ...]
) -> int:
    """How often a bonus counts against an opponent of these kinds: once for each kind, once, or
    not at all."""
    if bonus.vs and not any(kind in bonus.vs for kind in foe):
        return 0
    if bonus.not_vs and any(kind in bonus.not_vs for kind in foe):
        return 0
    if bonus.bands and not is_band(table, battle):
        return 0
    if bonus.crowned and not _is_crowned(table, battle, side):
        return 0
    if bonus.world and bonus.world != realm_around(table, table.heroes[side.seat]):
        return 0
    return len({*foe} - {GUARDIAN}) if bonus.per_type else 1


def is_band(table: Table, battle: Battle) -> bool:
    """A Creature with several lives; a character never counts as one (W-250)."""
    return bool(battle.creature) and table.box.foes[battle.creature].lives > 1


def _is_crowned(table: Table, battle: Battle, side: Side) -> bool:
    """A character who owns an Artifact."""
    if battle.creature:
        return False
    return artifacts(table, table.heroes[battle.opposite(side).seat]) > 0
