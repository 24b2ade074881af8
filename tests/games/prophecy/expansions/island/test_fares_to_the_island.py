"""What the voyage to the Island costs a friend of dolphins, and a Dwarf with a hoard."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import ISLAND

THERE = ("sail", ISLAND)


def friend_of_dolphins(scenario: type[Scenario], gold: int) -> ProphecyPlay:
    """In the City, at a table with the Island and the Water Realm."""
    table = scenario(2, version="standard", island="yes", realms="water")
    return table.hero("paladin", at="city", gold=gold, abilities=["dolphin_friend"]).start()


@pytest.mark.rule("W-038")
def test_dolphins_save_one_gold_of_the_voyage(scenario: type[Scenario]) -> None:
    play = friend_of_dolphins(scenario, gold=2)
    label = play.match.decisions()[0].labels()[play.options.index(f"sail {ISLAND}")]
    assert label.endswith("(−1 Gold)")
    play.answers(f"sail {ISLAND}")
    assert play.hero().gold == 1


@pytest.mark.rule("W-038")
def test_a_friend_of_dolphins_without_gold_is_not_taken_to_the_island(
    scenario: type[Scenario],
) -> None:
    play = friend_of_dolphins(scenario, gold=0)
    assert f"sail {ISLAND}" not in play.options
    assert play.refused()[f"sail {ISLAND}"] == ("needs_gold", "W-038")


def test_who_is_refused_the_voyage_hears_of_her_hoard_too(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", island="yes", races="yes")
        .hero("paladin", at="village", race="race_dwarf", gold=2)
        .hero("mystic", at="monastery")
        .for_sale("village", "dagger")
        .top("chance_city_merchant", "chance_city_merchant")
        .start()
    )
    play.answers("stay", "buy dagger", "end", "stay", "end")
    refused = {no.option: no.values for no in play.match.decisions()[0].refusals()}
    assert dict(refused[THERE]) == {"needed": 2, "owned": 1}
