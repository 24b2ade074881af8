"""Owners of new Artifacts: the Paladin (4/4) and the Mystic (3/6) in the Plains by the City."""

from collections.abc import Sequence

from fabletop.games.prophecy.scenario import Scenario

FIELD = "plains_by_city"
STEED, RING, SCEPTER, AMULET, KINGSLAYER = (
    "bronze_steed",
    "royal_signet_ring",
    "ritual_scepter",
    "amulet_of_untouchability",
    "kingslayer",
)


def owners(
    scenario: type[Scenario],
    *artifacts: str,
    foe: Sequence[str] = (),
    at: str = FIELD,
    health: int = 4,
    magic: int = 4,
    items: Sequence[str] = (),
    abilities: Sequence[str] = (),
    foe_at: str = FIELD,
    foe_health: int = 3,
    foe_magic: int = 6,
    foe_items: Sequence[str] = (),
    foe_abilities: Sequence[str] = (),
) -> Scenario:
    """The Paladin owns these Artifacts of all ten, the Mystic (`foe`) those."""
    return (
        scenario(2, version="standard", artifacts="ten", new_items="yes", new_adventures="yes")
        .hero("paladin", at=at, health=health, magic=magic, items=items, abilities=abilities)
        .hero(
            *("mystic",),
            at=foe_at,
            health=foe_health,
            magic=foe_magic,
            items=foe_items,
            abilities=foe_abilities,
        )
        .owns(0, *artifacts)
        .owns(1, *foe)
        .top("chance_tradesman", "chance_city_merchant")
    )
