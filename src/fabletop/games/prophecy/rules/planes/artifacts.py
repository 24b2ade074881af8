"""Artifacts in a hero's hands (R-003, R-201 to R-208, R-217): who wins by them, and when all have
left the planes."""

from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.table.decks import discard_item, ordinary
from fabletop.games.prophecy.state import NOWHERE, Hero, Table

SHORT = "two_artifacts"
"""The ending without a Final Battle."""

FOR_VICTORY = {"final_battle": 4, "apocalypse": 4, SHORT: 2}
"""The endings of the base game, and how many Artifacts win."""


def to_win(table: Table) -> int:
    """How many Artifacts win; 0 where the players have another aim."""
    asked = table.parts.to_win
    return FOR_VICTORY[table.ending] if asked is None else asked


def acquired(table: Table, hero: Hero) -> None:
    """Look at what she owns now: enough to be crowned, or all that there is."""
    if not table.planes or table.ended_by:
        return
    if table.parts.crowned is not None:
        table.parts.crowned(table, hero)
    elif artifacts(table, hero) >= to_win(table) and not withheld(table, hero):
        table.ended_by = "artifacts"
        table.note("crowned", hero.seat)
    elif table.stage == "final":
        for other in table.heroes:
            if other.alive and not artifacts(table, other):
                eliminate(table, other)
    elif not table.stage and table.ending != SHORT and all_held(table):
        table.stage = "summoned"
        table.conqueror = hero.seat
        table.extra_turns = 0
        table.note("all_taken")


def withheld(table: Table, hero: Hero) -> bool:
    """The last Artifact does not come by itself, but must be won (W-167, W-171, W-213)."""
    return any(reason(table, hero) for reason in table.parts.withheld)


def all_held(table: Table) -> bool:
    """Every Artifact is owned by a character (R-208)."""
    return not table.relics and not any(plane.greater for plane in table.planes)


def eliminate(table: Table, hero: Hero) -> None:
    """Out of the game without an Artifact, when only champions remain (R-208, R-218)."""
    world = table.world_of(hero)
    if world is not None:
        world.leave(table, hero)
    for item in ordinary(table, hero.items):
        discard_item(table, item)
    hero.items = []
    hero.away = ""
    hero.alive, hero.out = False, True
    hero.space = NOWHERE
    table.note("eliminated", hero.seat)
