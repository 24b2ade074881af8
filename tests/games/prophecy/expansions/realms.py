"""A Druid in a Realm whose Gate lies in the plane of the Fortress, or near it."""

from typing import Unpack

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.heroes import Outfit

SHORE = "mountains_by_fortress"
OTHER_SHORE = "plains_by_wilderness"
OUT = [f"surface {SHORE}", f"surface {OTHER_SHORE}"]
"""The two spaces beside the Gate."""

GUARDIAN = "scaled_monster"
TREASURE = "mirrored_shield"


class Adventurer(Outfit, total=False):
    race: str
    bubbles: int
    spent_bubbles: int


def druid(table: Scenario, realm: str, *, at: str, **given: Unpack[Adventurer]) -> Scenario:
    """The Druid has 4 Health and 3 Magic if nothing else is said."""
    whole: Adventurer = {"health": 4, "magic": 3, **given}
    return table.gate("fortress", realm).hero("druid", at=at, **whole)
