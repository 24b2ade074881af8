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


def totals(play: ProphecyPlay) -> list[tuple[int, int]]:
    """Own and foe's total of every roll so far."""
    return [(int(told[5]), int(told[6])) for told in play.told() if told[0] == "rolled"]
