"""Short battles for the tests of Items: one hero meets one Creature in the Plains by the City."""

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

FIELD = "plains_by_city"


def duel(
    scenario: type[Scenario], creature: str, *items: str, dice: tuple[int, ...] = ()
) -> ProphecyPlay:
    """The Paladin (Strength 4, Willpower 4) meets a Creature and is asked what to use."""
    return (
        scenario()
        .hero("paladin", at=FIELD, items=items)
        .lies(FIELD, creature)
        .dice(*dice)
        .top("chance_tradesman")
        .start("arrive")
    )
