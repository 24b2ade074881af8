"""Battles with the new Items: the Paladin (Strength 4, Willpower 4) in the Plains by the City."""

from collections.abc import Sequence

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.view import HeroView

FIELD = "plains_by_city"


def meeting(
    scenario: type[Scenario],
    creature: str,
    *items: str,
    abilities: Sequence[str] = (),
    stones: dict[str, str] | None = None,
    adjusted: dict[str, str] | None = None,
    dice: Sequence[int] = (),
) -> ProphecyPlay:
    """A Creature is met; what is integrated into an Item is `stones`, by Item."""
    return (
        scenario(2, version="standard", new_items="yes", new_adventures="yes", island="yes")
        .hero(
            "paladin", at=FIELD, items=items, abilities=abilities, stones=stones, adjusted=adjusted
        )
        .lies(FIELD, creature)
        .dice(*dice)
        .top("chance_tradesman", "chance_city_merchant")
        .start("arrive")
    )


def duel(
    scenario: type[Scenario],
    *items: str,
    foe_items: Sequence[str] = (),
    foe_kept: Sequence[str] = (),
    abilities: Sequence[str] = (),
    foe_abilities: Sequence[str] = (),
    stones: dict[str, str] | None = None,
    adjusted: dict[str, str] | None = None,
    dice: Sequence[int] = (),
) -> ProphecyPlay:
    """The Paladin may attack the Mystic (Strength 3), who cannot start a Battle of Wills."""
    return (
        scenario(2, version="standard", new_items="yes", new_adventures="yes")
        .hero(
            "paladin", at=FIELD, items=items, abilities=abilities, stones=stones, adjusted=adjusted
        )
        .hero(
            *("mystic",),
            at=FIELD,
            magic=1,
            items=foe_items,
            kept=foe_kept,
            abilities=foe_abilities,
        )
        .dice(*dice)
        .top("chance_tradesman", "chance_city_merchant")
        .start("arrive")
    )


def shown_hero(play: ProphecyPlay, seat: int = 0) -> HeroView:
    """A hero as everybody sees her."""
    return play.match.view(None).heroes[seat]
