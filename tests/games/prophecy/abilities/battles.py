"""Battles for the tests of Abilities: somebody who has learned something meets a Creature, a
character, or the Guardian of a plane."""

from collections.abc import Sequence

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

FIELD = "plains_by_city"


def meets(
    scenario: type[Scenario],
    creature: str,
    *abilities: str,
    character: str = "paladin",
    at: str = FIELD,
    items: Sequence[str] = (),
    dice: Sequence[int] = (),
    health: int | None = None,
    magic: int | None = None,
    drained: int = 0,
) -> ProphecyPlay:
    """The Paladin (Strength 4, Willpower 4), or another, stays where a Creature lies."""
    return (
        scenario(version="standard")
        .hero(
            character,
            at=at,
            abilities=abilities,
            items=items,
            health=health,
            magic=magic,
            drained=drained,
        )
        .lies(at, creature)
        .dice(*dice)
        .top("chance_tradesman")
        .start("arrive")
    )


def storms(
    scenario: type[Scenario],
    *abilities: str,
    lesser: str = "",
    greater: str = "",
    at: str = "city",
    items: Sequence[str] = (),
    dice: Sequence[int] = (),
    health: int | None = None,
    magic: int | None = None,
) -> ProphecyPlay:
    """The Paladin attacks the plane of the Monastery, from the City or the Forest beside it. If
    only the Greater Guardian is named, the Lesser one is beaten already."""
    play = (
        scenario(version="standard")
        .hero("paladin", at=at, abilities=abilities, items=items, health=health, magic=magic)
        .plane("monastery", lesser=lesser, greater=greater, beaten=not lesser)
        .dice(*dice)
        .top("chance_tradesman")
        .start()
    )
    play.answers("plane plane_monastery")
    return play


def challenges(
    scenario: type[Scenario],
    *abilities: str,
    rival: Sequence[str] = (),
    at: str = FIELD,
    items: Sequence[str] = (),
    rivals_items: Sequence[str] = (),
    dice: Sequence[int] = (),
    magic: int | None = None,
    rivals_magic: int | None = None,
) -> ProphecyPlay:
    """The Paladin (4 and 4) attacks the Spellblade (4 and 4), who has her own Abilities."""
    play = (
        scenario(version="standard")
        .hero("paladin", at=at, abilities=abilities, items=items, magic=magic)
        .hero("spellblade", at=at, abilities=rival, items=rivals_items, magic=rivals_magic)
        .dice(*dice)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("attack spellblade")
    return play


def champions(
    scenario: type[Scenario],
    *abilities: str,
    items: Sequence[str] = (),
    dice: Sequence[int] = (),
) -> ProphecyPlay:
    """The Paladin has taken the last Artifact; the Spellblade, who has learned something, begins
    the Final Battle in the Village."""
    play = (
        scenario(version="standard")
        .hero("paladin", at="village")
        .hero("spellblade", at="city", abilities=abilities, items=items)
        .owns(0, "royal_cape", "banner_of_hope")
        .owns(1, "astral_sword", "mirrored_shield")
        .relic("village", "crown_of_the_ancient_kings")
        .dice(*dice)
        .start("arrive")
    )
    play.answers("claim crown_of_the_ancient_kings", "battlefield village")
    return play
