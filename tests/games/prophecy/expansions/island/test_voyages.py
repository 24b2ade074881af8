"""The voyage to Treasure Island and back."""

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import ISLAND, at_table

PORTS = [
    "village",
    "plains_between_tower_and_monastery",
    "city",
    "plains_by_wilderness",
    "mountains_by_forest_camp",
]
THERE = f"sail {ISLAND}"


def sailor(scenario: type[Scenario], at: str, *abilities: str, gold: int = 3) -> ProphecyPlay:
    return (
        at_table(scenario)
        .hero("paladin", at=at, gold=gold, abilities=abilities)
        .hero("mystic", at="monastery")
        .start()
    )


def boats(play: ProphecyPlay) -> list[str]:
    return [option.removeprefix("sail ") for option in play.options if option.startswith("sail ")]


@pytest.mark.rule("W-035")
def test_the_island_is_wilderness_but_no_forest_plains_or_mountains() -> None:
    board = open_box().board
    number = board.index[ISLAND]
    assert not board.civilization[number]
    assert board.terrain[number] not in ("forest", "plains", "mountains")
    assert not board.dove[number]


@pytest.mark.rule("W-036", "W-037", "W-038")
@pytest.mark.parametrize("port", PORTS)
def test_from_every_port_one_sails_to_the_island_for_two_gold(
    scenario: type[Scenario], port: str
) -> None:
    play = sailor(scenario, port, gold=2)
    play.answers(THERE)
    assert (play.space(), play.hero().gold) == (ISLAND, 0)


@pytest.mark.rule("W-036", "W-037", "W-038")
@pytest.mark.parametrize("port", PORTS)
def test_from_the_island_one_sails_to_any_port_for_nothing(
    scenario: type[Scenario], port: str
) -> None:
    play = sailor(scenario, ISLAND, gold=0)
    assert boats(play) == PORTS
    play.answers(f"sail {port}")
    assert (play.space(), play.hero().gold) == (port, 0)


@pytest.mark.rule("W-038")
def test_one_gold_is_too_little_for_the_round_trip(scenario: type[Scenario]) -> None:
    play = sailor(scenario, "village", gold=1)
    assert boats(play) == ["mountains_by_forest_camp", "plains_between_tower_and_monastery"]
    assert play.refused()[THERE] == ("needs_gold", "W-038")
    assert f"reach {ISLAND}" not in play.refused()


@pytest.mark.rule("W-036")
def test_without_a_port_no_boat_goes_to_the_island(scenario: type[Scenario]) -> None:
    play = sailor(scenario, "magic_tower")
    assert boats(play) == []
    assert play.refused()["sail"] == ("no_port_here", "R-084")


@pytest.mark.rule("W-036")
def test_on_the_island_there_is_a_port(scenario: type[Scenario]) -> None:
    play = sailor(scenario, ISLAND)
    assert "sail" not in play.refused()
    assert not any(option.startswith(("walk", "ride")) for option in play.options)


@pytest.mark.rule("W-038")
def test_boats_along_the_coast_cost_what_they_always_cost(scenario: type[Scenario]) -> None:
    play = sailor(scenario, "village", gold=3)
    play.answers("sail mountains_by_forest_camp")
    assert play.hero().gold == 2


@pytest.mark.rule("W-039")
def test_a_wharf_rat_sails_there_and_back_for_nothing(scenario: type[Scenario]) -> None:
    play = sailor(scenario, "village", "wharf_rat", gold=0)
    play.answers(THERE)
    assert (play.space(), play.hero().gold) == (ISLAND, 0)
    play = sailor(scenario, ISLAND, "wharf_rat", gold=0)
    play.answers("sail city")
    assert (play.space(), play.hero().gold) == ("city", 0)


@pytest.mark.rule("W-040")
def test_nautical_rites_are_free_there_and_earn_two_gold_on_the_way_back(
    scenario: type[Scenario],
) -> None:
    play = sailor(scenario, "village", "nautical_rites", gold=0)
    play.answers(THERE)
    assert (play.space(), play.hero().gold) == (ISLAND, 0)
    play = sailor(scenario, ISLAND, "nautical_rites", gold=0)
    play.answers("sail city")
    assert (play.space(), play.hero().gold) == ("city", 2)


@pytest.mark.rule("W-040")
def test_nautical_rites_earn_the_usual_gold_on_other_boats(scenario: type[Scenario]) -> None:
    play = sailor(scenario, "village", "nautical_rites", gold=0)
    play.answers("sail mountains_by_forest_camp")
    assert play.hero().gold == 1


@pytest.mark.rule("W-041", "W-042")
def test_who_teleported_to_the_island_sails_away_for_nothing(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", gold=0, items=["scroll_of_teleportation"])
        .hero("mystic", at="monastery")
        .top("chance_tradesman", "chance_city_merchant")
        .start()
    )
    play.answers(f"teleport {ISLAND}", "end", "stay", "end")
    assert (play.space(), play.hero().gold) == (ISLAND, 0)
    play.answers("sail city")
    assert play.hero().gold == 0


@pytest.mark.rule("W-041")
def test_who_teleports_away_gets_nothing_back(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=ISLAND, gold=1, items=["scroll_of_teleportation"])
        .hero("mystic", at="monastery")
        .start()
    )
    play.answers("teleport village")
    assert (play.space(), play.hero().gold) == ("village", 1)


@pytest.mark.rule("W-042")
def test_the_master_wizard_sends_one_to_the_island(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="plains_by_city")
        .lies("plains_by_city", "master_wizard")
        .start("arrive")
    )
    play.answers("use master_wizard")
    assert any(option.endswith(f" {ISLAND}") for option in play.options)


@pytest.mark.rule("W-042")
def test_characters_may_fight_on_the_island(scenario: type[Scenario]) -> None:
    play = at_table(scenario).hero("paladin", at="city").hero("mystic", at=ISLAND, magic=0).start()
    play.answers(THERE)
    assert play.options == ["attack mystic", "peace"]


@pytest.mark.rule("W-047")
def test_who_stays_on_the_island_may_use_an_ability_instead_of_moving(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .open_treasures("magic_pouch", "holy_grail", "tome_of_magic")
        .hero("paladin", at=ISLAND, maps=2, magic=2, drained=2, abilities=["meditation"])
        .hero("mystic", at="monastery")
        .start()
    )
    play.answers("instead meditation")
    assert play.hero().drained < 2
    assert "dig magic_pouch" in play.options


@pytest.mark.parametrize(("at", "price"), [("city", " (−2 Gold)"), (ISLAND, "")])
def test_the_label_of_a_boat_says_what_the_voyage_costs(
    scenario: type[Scenario], at: str, price: str
) -> None:
    play = sailor(scenario, at)
    voyage = next(n for n, option in enumerate(play.options) if ISLAND in (at, option.split()[-1]))
    label = play.match.decisions()[0].labels()[voyage]
    assert label.endswith(price)
    assert "(" not in label.removesuffix(price)
