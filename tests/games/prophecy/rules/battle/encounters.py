"""Two heroes meet: the Paladin (Strength 4, Willpower 4) arrives where the Mystic (3, 6) stands."""

from collections.abc import Sequence

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

FIELD = "plains_by_city"


def encounter(
    scenario: type[Scenario],
    *,
    items: Sequence[str] = (),
    abilities: Sequence[str] = (),
    foe_items: Sequence[str] = (),
    foe_abilities: Sequence[str] = (),
    foe_health: int = 3,
    dice: Sequence[int] = (),
) -> ProphecyPlay:
    """The Paladin may attack; `foe_` is what the Mystic has."""
    return (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD, items=items, abilities=abilities)
        .hero("mystic", at=FIELD, health=foe_health, items=foe_items, abilities=foe_abilities)
        .dice(*dice)
        .top("chance_tradesman", "chance_city_merchant")
        .start("arrive")
    )
