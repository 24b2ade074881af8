"""Arriving in a space (R-055, R-098, R-103, R-106): what is turned up, who must be fought, who may
be, and when the space can be used (R-130 to R-133, R-262)."""

from fabletop.core.question import Option
from fabletop.games.prophecy.rules.wills import artifacts
from fabletop.games.prophecy.state import NOBODY, Hero, Table

STEALTH = "stealth"
ATTACK = "attack"


def enemies(table: Table, hero: Hero) -> list[str]:
    """Whom she must fight now: the Guardian of a plane, or the Creatures of her space."""
    if table.assault != NOBODY:
        plane = table.planes[table.assault]
        return [plane.lesser or plane.greater]
    creatures, declined = table.box.creatures, table.declined
    return [
        card for card in table.adventures[hero.space] if card in creatures and card not in declined
    ]


def sneaks(hero: Hero) -> bool:
    """With Stealth the space can be used before fights, too (R-262)."""
    return STEALTH in hero.abilities


def rivals(table: Table, hero: Hero) -> list[Hero]:
    """The characters whom she may attack here (R-130 to R-133); one in a turn."""
    if not table.standard or ATTACK in table.spent:
        return []
    return [
        other
        for other in table.heroes
        if other.space == hero.space and other is not hero and not is_safe(table, other)
    ]


def is_safe(table: Table, hero: Hero) -> bool:
    """Under the dove, or lodging; but nobody with an Artifact is (R-132, R-133, R-307)."""
    if artifacts(table, hero):
        return False
    return table.box.board.dove[hero.space] or hero.lodging


def attacks(table: Table, hero: Hero) -> list[Option]:
    return [(ATTACK, rival.character) for rival in rivals(table, hero)]
