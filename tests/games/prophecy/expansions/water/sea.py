"""A hero in the Water Realm."""

from typing import Unpack

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.realms import GUARDIAN, TREASURE, Adventurer, druid


def under_water(
    scenario: type[Scenario],
    *,
    at: str = "wr_b2",
    rival: str = "city",
    players: int = 2,
    guardian: str = GUARDIAN,
    ending: str = "final_battle",
    races: str = "no",
    mermaid: str = "no",
    **given: Unpack[Adventurer],
) -> Scenario:
    """A Druid in a space of the Realm, from which its card is gone; the Mystic is the other player,
    far away in the City or wherever `rival` says. In the Palace a Guardian keeps the Mirrored
    Shield."""
    built = scenario(
        *(players,),
        version="standard",
        realms="water",
        ending=ending,
        races=races,
        mermaid=mermaid,
    )
    if ending != "lord_of_the_sea":
        built.plane("fortress", greater=guardian, artifact=TREASURE)
    given["bubbles"] = given.get("bubbles", 5) if at.startswith("wr_") else 0
    druid(built, "water", at=at, **given)
    built.hero("mystic", at=rival, bubbles=5 if rival.startswith("wr_") else 0)
    if at.startswith("wr_") and at != "wr_d6":
        built.lies(at)
    return built.top("chance_tradesman")
