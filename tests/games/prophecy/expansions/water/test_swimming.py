"""Movement in the Water Realm."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.realms import OTHER_SHORE, OUT, SHORE
from tests.games.prophecy.expansions.water.sea import under_water


def swims(*spaces: str) -> list[str]:
    return [f"swim {space}" for space in spaces]


@pytest.mark.rule("W-060", "W-106", "W-107", "W-115")
def test_in_the_middle_one_swims_to_four_spaces_or_stays(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_b2").start()
    assert play.options == ["stay", *swims("wr_b3", "wr_c2", "wr_b1", "wr_a2")]


@pytest.mark.rule("W-114", "W-116")
@pytest.mark.parametrize("shore", [SHORE, OTHER_SHORE])
def test_from_the_edge_one_swims_off_the_board_to_a_space_beside_the_gate(
    scenario: type[Scenario], shore: str
) -> None:
    play = under_water(scenario, at="wr_a3").start()
    assert play.options == ["stay", *swims("wr_a4", "wr_b3", "wr_a2"), *OUT]
    play.answers(f"surface {shore}")
    assert (play.space(), play.question.kind) == (shore, "space")


@pytest.mark.rule("W-116")
def test_who_comes_ashore_meets_the_cards_of_the_space(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_a3", items=["sword"]).lies(SHORE, "bear")
    play = built.start()
    play.answers(f"surface {SHORE}")
    assert (play.question.subject, play.options) == ("bear", ["use sword", "ready"])


@pytest.mark.rule("W-108")
def test_from_an_empty_space_a_second_step_leads_in_any_direction(
    scenario: type[Scenario],
) -> None:
    play = under_water(scenario).empty("wr_b3").start()
    play.answers("swim wr_b3")
    assert play.options == [*swims("wr_b4", "wr_c3", "wr_b2", "wr_a3"), "stop"]


@pytest.mark.rule("W-106")
def test_there_is_no_third_step(scenario: type[Scenario]) -> None:
    play = under_water(scenario).empty("wr_b3", "wr_c3").start()
    play.answers("swim wr_b3", "swim wr_c3")
    assert (play.space(), play.options) == ("wr_c3", ["end"])


@pytest.mark.rule("W-106")
def test_one_may_stop_after_one_step(scenario: type[Scenario]) -> None:
    play = under_water(scenario).empty("wr_b3").start()
    play.answers("swim wr_b3", "stop")
    assert (play.space(), play.options) == ("wr_b3", ["end"])


@pytest.mark.rule("W-108", "W-133")
def test_a_positive_card_that_lies_open_may_be_passed(scenario: type[Scenario]) -> None:
    play = under_water(scenario).lies("wr_b3", "sunken_wreck").start()
    play.answers("swim wr_b3")
    assert "swim wr_b4" in play.options
    play.answers("stop")
    assert "use sunken_wreck" in play.options


@pytest.mark.rule("W-109", "W-111", "W-131")
def test_a_face_down_card_ends_the_movement_and_is_turned_up(scenario: type[Scenario]) -> None:
    play = under_water(scenario).face_down("wr_c2", "sunken_wreck").start()
    play.answers("swim wr_c2")
    assert play.lying("wr_c2") == ["sunken_wreck"]
    assert play.options == ["use sunken_wreck", "end"]


@pytest.mark.rule("W-109", "W-126")
def test_a_creature_that_lies_open_ends_the_movement(scenario: type[Scenario]) -> None:
    play = under_water(scenario, items=["sword"]).lies("wr_b3", "giant_squid").start()
    play.answers("swim wr_b3")
    assert (play.space(), play.question.subject) == ("wr_b3", "giant_squid")


@pytest.mark.rule("W-110", "W-149")
def test_another_character_ends_the_movement(scenario: type[Scenario]) -> None:
    play = under_water(scenario, rival="wr_b3").empty("wr_b3").start()
    play.answers("swim wr_b3")
    assert play.options == ["attack mystic", "peace"]


def test_the_second_step_may_lead_off_the_board(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_b2").empty("wr_a2").start()
    play.answers("swim wr_a2")
    assert [option for option in play.options if option.startswith("surface")] == OUT
    play.answers(f"surface {SHORE}")
    assert play.space() == SHORE


@pytest.mark.rule("W-112")
@pytest.mark.parametrize("item", ["scroll_of_teleportation", "rangers_boots", "flying_carpet"])
def test_items_that_move_are_of_no_use(scenario: type[Scenario], item: str) -> None:
    play = under_water(scenario, items=[item]).start()
    assert play.options == ["stay", *swims("wr_b3", "wr_c2", "wr_b1", "wr_a2")]


@pytest.mark.rule("W-112")
@pytest.mark.parametrize("ability", ["fleet_of_foot", "horsemanship", "rune_of_homecoming"])
def test_abilities_that_move_are_of_no_use(scenario: type[Scenario], ability: str) -> None:
    play = under_water(scenario, magic=6, abilities=[ability]).start()
    assert play.options == ["stay", *swims("wr_b3", "wr_c2", "wr_b1", "wr_a2")]


@pytest.mark.rule("W-117")
def test_who_stays_may_meditate(scenario: type[Scenario]) -> None:
    play = under_water(scenario, drained=3, abilities=["meditation"]).start()
    play.answers("instead meditation")
    assert (play.space(), play.hero().drained) == ("wr_b2", 1)
    assert play.options == ["end"]


@pytest.mark.rule("W-118")
def test_an_ability_that_needs_a_terrain_is_of_no_use(scenario: type[Scenario]) -> None:
    play = under_water(scenario, wounds=2, abilities=["peoples_hospitality"]).start()
    assert not any(option.startswith("instead") for option in play.options)


@pytest.mark.rule("W-092")
def test_under_water_no_chance_card_is_turned_up(scenario: type[Scenario]) -> None:
    play = under_water(scenario).start("round")
    assert not any(told[0] == "chance" for told in play.told())
    assert play.question.kind == "swim"


@pytest.mark.rule("W-093")
@pytest.mark.parametrize("card", ["chance_economic_crisis", "chance_good_times"])
def test_chance_cards_of_others_do_not_reach_under_water(
    scenario: type[Scenario], card: str
) -> None:
    built = scenario(2, version="standard", realms="water").gate("fortress", "water")
    built.hero("druid", at="city", gold=8).hero("mystic", at="wr_b2", gold=8, wounds=2)
    play = built.top(card).start("chance")
    assert (play.hero(1).gold, play.hero(1).wounds) == (8, 2)
    assert play.hero(0).gold != 8


@pytest.mark.rule("W-094")
def test_charity_looks_for_the_poorest_on_land(scenario: type[Scenario]) -> None:
    built = scenario(3, version="standard", realms="water").gate("fortress", "water")
    built.hero("druid", at="city", gold=5).hero("mystic", at="wr_b2", gold=0).hero("scout", gold=9)
    play = built.top("chance_charity").start("chance")
    assert play.hero(0).gold > 5
    assert (play.hero(1).gold, play.hero(2).gold) == (0, 9)


@pytest.mark.rule("W-095")
def test_adventures_that_compare_count_who_is_under_water(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water").gate("fortress", "water")
    built.hero("druid", at="plains_by_city", health=3, magic=5).hero(
        "mystic", at="wr_b2", health=2, magic=4
    )
    play = built.lies("plains_by_city", "golden_fish").start()
    play.answers("stay")
    assert play.refused()["use golden_fish"] == ("no_wish", "R-303")
