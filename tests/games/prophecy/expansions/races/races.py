"""A Paladin of a Race."""

from typing import Unpack

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.heroes import Traveller


def paladin(scenario: type[Scenario], race: str, **hero: Unpack[Traveller]) -> Scenario:
    return scenario(2, version="standard", races="yes").hero("paladin", race=race, **hero)
