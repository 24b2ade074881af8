"""Owners of Artifacts at the end of the game: Paladin (4/4), Mystic (3/6) and Scout (5/2)."""

from collections.abc import Sequence

from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

CROWN, SWORD, SHIELD, BANNER, CAPE = (
    "crown_of_the_ancient_kings",
    "astral_sword",
    "mirrored_shield",
    "banner_of_hope",
    "royal_cape",
)


def final_battle(
    scenario: type[Scenario],
    *,
    at: str = "city",
    paladin: Sequence[str] = (CROWN, CAPE),
    mystic: Sequence[str] = (SHIELD, SWORD),
    scout: Sequence[str] = (BANNER,),
    health: int = 4,
    magic: int = 0,
    drained: int = 4,
    gold: int = 3,
    items: Sequence[str] = (),
    damaged: Sequence[str] = (),
    abilities: Sequence[str] = (),
    foe_health: int = 3,
    foe_items: Sequence[str] = (),
) -> Scenario:
    """The Final Battle is on, and it is the Paladin's round; `foe_` is what the Mystic has."""
    return (
        scenario(3, version="standard")
        .hero(
            "paladin",
            at=at,
            health=health,
            magic=magic,
            drained=drained,
            gold=gold,
            items=items,
            damaged=damaged,
            abilities=abilities,
        )
        .hero("mystic", at=at, health=foe_health, magic=0, items=foe_items)
        .hero("scout", at=at, magic=0)
        .owns(0, *paladin)
        .owns(1, *mystic)
        .owns(2, *scout)
        .stage("final")
    )


def places(play: ProphecyPlay) -> tuple[int, ...]:
    """The ranking of a game that is over."""
    result = PROPHECY.result(play.table)
    assert result is not None
    return result.places
