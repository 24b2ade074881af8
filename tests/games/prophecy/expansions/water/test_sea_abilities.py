"""Swimming, Waterlore, and Items that come from the sea."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver, weather
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water

DRAW = (3, 3)


@pytest.mark.rule("W-297", "W-298")
def test_swimming_as_the_rulebook_tells_it(scenario: type[Scenario]) -> None:
    built = under_water(
        *(scenario,),
        at="wr_b3",
        health=4,
        magic=0,
        bubbles=4,
        spent_bubbles=1,
        abilities=["swimming"],
    )
    play = built.lies("wr_b3", "giant_squid").dice(*DRAW, *DRAW).start("round")
    assert diver(play.hero()).bubbles == 3
    play.answers("stay", "roll")
    assert (diver(play.hero()).bubbles, play.options) == (4, ["extra_turn swimming", "pass"])
    play.answers("extra_turn swimming")
    assert (diver(play.hero()).bubbles, play.question.kind) == (3, "swim")
    play.answers("stay", "roll")
    assert (diver(play.hero()).bubbles, diver(play.hero()).spent_bubbles) == (4, 1)
    assert play.question.seat == 1


@pytest.mark.rule("W-297")
def test_who_swims_regains_nothing(scenario: type[Scenario]) -> None:
    built = under_water(scenario, spent_bubbles=2, abilities=["swimming"]).empty("wr_b3")
    play = built.start()
    play.answers("swim wr_b3", "stop")
    assert diver(play.hero()).bubbles == 5


@pytest.mark.rule("W-297")
def test_an_ability_instead_of_the_movement_brings_a_bubble_too(scenario: type[Scenario]) -> None:
    built = under_water(scenario, drained=1, spent_bubbles=2, abilities=["swimming", "meditation"])
    play = built.start()
    play.answers("instead meditation")
    assert diver(play.hero()).bubbles == 6


@pytest.mark.rule("W-077")
def test_on_land_swimming_gives_no_further_turn(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE, abilities=["swimming"]).start()
    play.answers("stay", "end")
    assert play.question.seat == 1


def test_without_a_bubble_there_is_no_further_turn(scenario: type[Scenario]) -> None:
    play = under_water(scenario, bubbles=0, abilities=["swimming"]).start()
    play.answers("stay", "end")
    assert play.question.seat == 1


@pytest.mark.rule("W-144")
@pytest.mark.parametrize(
    ("at", "creature", "bonus"), [(SHORE, "ghost", 2), ("wr_b2", "sea_witch", 3)]
)
def test_the_voice_of_the_deep_helps_everywhere_and_most_under_water(
    scenario: type[Scenario], at: str, creature: str, bonus: int
) -> None:
    built = under_water(scenario, at=at, magic=7, abilities=["voice_of_the_deep"])
    play = built.lies(at, creature).dice(6, 1).start()
    play.answers("stay", "cast voice_of_the_deep", "roll")
    assert totals(play)[0][0] == 6 + bonus + 6


def test_the_voice_of_the_deep_is_silent_in_a_battle_of_strength(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, abilities=["voice_of_the_deep"]).lies("wr_b3", "giant_squid")
    play = built.start()
    play.answers("swim wr_b3")
    assert play.options == ["roll"]


def test_the_voice_counts_for_one_roll(scenario: type[Scenario]) -> None:
    built = under_water(scenario, magic=8, abilities=["voice_of_the_deep"])
    play = built.lies("wr_b3", "drowned_sailors").dice(3, 1, 3, 1).start()
    play.answers("swim wr_b3", "cast voice_of_the_deep", "roll", "roll")
    assert [own for own, _ in totals(play)] == [7 + 3 + 3, 7 + 3]


def test_a_dolphin_friend_flees_for_nothing_and_goes_three_steps(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, at="wr_b3", abilities=["dolphin_friend"])
    built.lies("wr_b3", "giant_squid").empty("wr_b4", "wr_b5", "wr_c5")
    play = built.start()
    play.answers("flee wr_b4", "swim wr_b5", "swim wr_c5")
    assert (play.space(), diver(play.hero()).bubbles, play.options) == ("wr_c5", 5, ["end"])


@pytest.mark.rule("W-144")
def test_boats_cost_a_dolphin_friend_nothing(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="village", gold=0, abilities=["dolphin_friend"]).start()
    boats = [option for option in play.options if option.startswith("sail ")]
    assert boats
    play.answers(boats[0])
    assert play.hero().gold == 0


def storm(scenario: type[Scenario], *, gold: int = 3, abilities: Sequence[str] = ()) -> Scenario:
    """The Druid casts the storm in the City; the Mystic is to travel."""
    built = scenario(2, version="standard", realms="water")
    built.hero("druid", at="city", magic=4, abilities=["summon_storm"])
    built.hero("mystic", at="village", gold=gold, health=3, magic=9, abilities=abilities)
    return built.top("chance_tradesman", "chance_tradesman")


@pytest.mark.rule("W-299", "W-301")
@pytest.mark.parametrize(
    ("way", "answer", "gold", "health"),
    [
        ("ride", "pay_gold 1", 1, 3),
        ("ride", "lose_health", 2, 2),
        ("sail", "pay_gold 1", 1, 3),
    ],
)
def test_summon_storm_makes_horses_and_boats_cost_more(
    scenario: type[Scenario], way: str, answer: str, gold: int, health: int
) -> None:
    play = storm(scenario).start()
    play.answers("cast summon_storm", "stay", "end")
    ride = next(option for option in play.options if option.startswith(way))
    play.answers(ride, answer)
    assert (play.hero(1).gold, play.hero(1).health) == (gold, health)
    assert play.hero(0).magic == 3


@pytest.mark.rule("W-299", "R-265")
@pytest.mark.parametrize(("gold", "left"), [(2, 1), (1, 0)])
def test_counterfeit_gold_pays_the_fare_and_not_the_storm(
    scenario: type[Scenario], gold: int, left: int
) -> None:
    play = storm(scenario, gold=gold, abilities=["counterfeiting"]).start()
    play.answers("cast summon_storm", "stay", "end", "counterfeit")
    ride = next(option for option in play.options if option.startswith("ride"))
    play.answers(ride, "pay_gold 1")
    assert (play.hero(1).gold, play.hero(1).health) == (left, 3)


@pytest.mark.rule("W-299", "R-265")
def test_who_rides_on_counterfeit_gold_alone_suffers(scenario: type[Scenario]) -> None:
    play = storm(scenario, gold=0, abilities=["counterfeiting"]).start()
    play.answers("cast summon_storm", "stay", "end", "counterfeit")
    play.answers(next(option for option in play.options if option.startswith("ride")))
    assert (play.hero(1).gold, play.hero(1).health) == (0, 2)


@pytest.mark.rule("W-299")
def test_who_has_only_the_fare_suffers(scenario: type[Scenario]) -> None:
    play = storm(scenario, gold=1).start()
    play.answers("cast summon_storm", "stay", "end")
    play.answers(next(option for option in play.options if option.startswith("ride")))
    assert (play.hero(1).gold, play.hero(1).health) == (0, 2)


@pytest.mark.rule("W-299")
@pytest.mark.parametrize("way", ["walk", "boots"])
def test_other_ways_are_safe_from_the_storm(scenario: type[Scenario], way: str) -> None:
    built = scenario(2, version="standard", realms="water")
    built.hero("druid", at="city", magic=4, abilities=["summon_storm"])
    built.hero("mystic", at="village", gold=3, health=3, items=["rangers_boots"])
    play = built.top("chance_tradesman").start()
    play.answers("cast summon_storm", "stay", "end")
    play.answers(next(option for option in play.options if option.startswith(f"{way} ")))
    assert play.hero(1).health == 3
    assert play.question.kind != "storm"


@pytest.mark.rule("W-300")
def test_a_free_ride_suffers_from_the_storm(scenario: type[Scenario]) -> None:
    play = storm(scenario, abilities=["horsemanship"]).start()
    play.answers("cast summon_storm", "stay", "end")
    play.answers(next(option for option in play.options if option.startswith("ride ")))
    assert play.question.kind == "storm"


@pytest.mark.rule("W-300")
def test_a_flight_on_the_pegasus_is_above_the_storm(scenario: type[Scenario]) -> None:
    play = storm(scenario, abilities=["horsemanship"]).start()
    play.answers("cast summon_storm", "stay", "end")
    play.answers(next(option for option in play.options if option.startswith("horsemanship ")))
    assert play.hero(1).health == 3
    assert play.question.kind != "storm"


def test_who_has_cast_summon_storm_rides_unharmed_until_it_ends_in_her_next_round(
    scenario: type[Scenario],
) -> None:
    play = storm(scenario).start()
    play.answers("cast summon_storm")
    assert "cast summon_storm" not in play.options
    play.answers(next(option for option in play.options if option.startswith("ride")))
    assert play.question.kind == "space"
    play.answers("end")
    play.answers("stay", "end", seat=1)
    assert weather(play.table).storms == []
