"""The Tome of Magic with Spells of the Realms and of the cooperative game."""

import pytest

from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.expansions.island.pieces import Explorer, explorer, keep
from fabletop.games.prophecy.expansions.water.pieces import weather
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import at_table

TOME = "tome_of_magic"
FREEZE, STORM = "time_freeze", "summon_storm"


def frozen(scenario: type[Scenario]) -> ProphecyPlay:
    """The Paladin reads the Tome beside a Mystic who knows Time Freeze."""
    return (
        at_table(scenario, ending="cooperative")
        .hero("paladin", at="fortress", magic=8, items=[TOME])
        .hero("mystic", at="monastery", abilities=[FREEZE, "fleet_of_foot"])
        .start()
    )


@pytest.mark.rule("W-265")
def test_a_copied_time_freeze_turns_the_tome_over_and_not_the_card(
    scenario: type[Scenario],
) -> None:
    play = frozen(scenario)
    play.answers(f"cast {FREEZE}")
    assert fellowship(play.table).frozen > 0
    assert explorer(play.hero(0)).tome_asleep != 0
    assert play.hero(1).asleep == 0
    assert "cast fleet_of_foot" not in play.options


@pytest.mark.rule("W-265")
def test_time_freeze_is_copied_only_while_it_lies_face_up(scenario: type[Scenario]) -> None:
    play = frozen(scenario)
    play.hero(1).asleep = -1
    play.answers("walk mountains_by_fortress")
    assert not any(FREEZE in option for option in play.options)


@pytest.mark.rule("W-265")
def test_with_the_shuffle_of_the_chance_deck_the_tome_is_turned_up(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", magic=8, items=[TOME])
        .hero("mystic", at="monastery", abilities=["fleet_of_foot"])
        .only("chance_tradesman", "chance_city_merchant")
        .start()
    )
    keep(play.hero(), Explorer(tome_asleep=-1))
    play.answers("stay", "end", "stay", "end")
    assert (play.question.seat, explorer(play.hero()).tome_asleep) == (0, -1)
    assert "cast fleet_of_foot" not in play.options
    play.answers("stay", "end")
    assert explorer(play.hero()).tome_asleep == 0


def stormy(scenario: type[Scenario]) -> ProphecyPlay:
    """The Mystic knows how to summon a storm, the Paladin reads it in the Tome."""
    return (
        scenario(3, version="standard", island="yes", realms="water")
        .hero("paladin", at="fortress", magic=8, items=[TOME])
        .hero("mystic", at="monastery", magic=8, abilities=[STORM])
        .hero("scout", at="village", gold=5)
        .top("chance_tradesman", "chance_city_merchant")
        .start()
    )


@pytest.mark.rule("W-262")
def test_a_spell_of_once_a_round_is_copied_once_a_round(scenario: type[Scenario]) -> None:
    play = stormy(scenario)
    play.answers(f"cast {STORM}")
    assert f"cast {STORM}" not in play.options
    play.answers("stay")
    assert f"cast {STORM}" not in play.options


@pytest.mark.rule("W-301")
def test_a_storm_that_two_have_summoned_strikes_a_ride_once(scenario: type[Scenario]) -> None:
    play = stormy(scenario)
    play.answers(f"cast {STORM}", "stay", "end", f"cast {STORM}", "stay", "end")
    play.answers("sail mountains_by_forest_camp", "pay_gold 1")
    assert (play.space(2), play.hero(2).gold) == ("mountains_by_forest_camp", 3)


def two_storms(scenario: type[Scenario]) -> ProphecyPlay:
    """The Mystic has summoned a storm, then the Paladin, by the Tome, another one."""
    play = (
        scenario(3, version="standard", island="yes", realms="water")
        .hero("mystic", at="village", gold=5, magic=8, abilities=[STORM])
        .hero("paladin", at="village", gold=5, magic=8, items=[TOME])
        .hero("scout", at="village", gold=5)
        .top("chance_tradesman", "chance_city_merchant", "chance_good_times")
        .start()
    )
    play.answers(f"cast {STORM}", "stay", "peace", "end", f"cast {STORM}")
    return play


@pytest.mark.rule("W-301")
def test_who_copies_a_storm_is_not_spared_by_the_first_one(scenario: type[Scenario]) -> None:
    play = two_storms(scenario)
    play.answers("sail mountains_by_forest_camp")
    assert (play.question.seat, play.question.kind) == (1, "storm")
    play.answers("pay_gold 1")
    assert play.hero(1).gold == 3


@pytest.mark.rule("W-301")
def test_who_summoned_the_first_storm_suffers_from_its_copy_once_her_own_is_over(
    scenario: type[Scenario],
) -> None:
    play = two_storms(scenario)
    play.answers("stay", "peace", "end")
    assert play.question.seat == 2
    play.answers("sail mountains_by_forest_camp", "pay_gold 1")
    assert play.hero(2).gold == 3
    play.answers("end")
    assert (play.question.seat, weather(play.table).storms) == (0, [1])
    play.answers("sail mountains_by_forest_camp")
    assert play.question.kind == "storm"


def test_storms_are_part_of_a_snapshot_and_of_what_all_see(scenario: type[Scenario]) -> None:
    play = two_storms(scenario)
    game = play.match.game
    assert weather(game.load(play.match.header.options, game.dump(play.table))).storms == [0, 1]
    assert game.view(play.table, 2).storms == [0, 1]
