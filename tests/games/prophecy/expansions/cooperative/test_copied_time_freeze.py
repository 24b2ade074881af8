"""The Tome of Magic copies a friend's Time Freeze."""

import pytest

from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.cooperative.friends import CALM, starting, together


def reader(scenario: type[Scenario], **chance: bool) -> ProphecyPlay:
    """The Paladin owns the Tome of Magic, the Mystic has learned Time Freeze."""
    table = (
        together(scenario, island="yes")
        .hero("paladin", at="village", items=["tome_of_magic"])
        .hero("mystic", at="city", abilities=["time_freeze"])
    )
    return (table.chance_used_up() if chance.get("empty") else table.top(*CALM)).start()


@pytest.mark.rule("W-265")
def test_a_copy_turns_the_tome_over_and_not_the_card(scenario: type[Scenario]) -> None:
    play = reader(scenario)
    play.answers("cast time_freeze")
    assert (play.hero().magic, fellowship(play.table).frozen) == (3, 2)
    assert (explorer(play.hero()).tome_asleep < 0, play.hero(1).asleep) == (True, 0)


@pytest.mark.rule("W-265")
def test_the_tome_stays_turned_over_while_the_chance_deck_lasts(scenario: type[Scenario]) -> None:
    play = reader(scenario)
    play.answers("cast time_freeze", *("stay", "end") * 4)
    assert (fellowship(play.table).frozen, play.table.active) == (0, 0)
    assert starting(play, "cast") == []


@pytest.mark.rule("W-265")
def test_the_shuffle_of_the_chance_deck_turns_the_tome_up_again(scenario: type[Scenario]) -> None:
    play = reader(scenario, empty=True)
    play.answers("cast time_freeze", *("stay", "end") * 2)
    assert explorer(play.hero()).tome_asleep < 0
    play.answers("stay", "end")
    assert (fellowship(play.table).used_up, explorer(play.hero()).tome_asleep) == (1, 0)


@pytest.mark.rule("W-265")
def test_a_time_freeze_that_rests_cannot_be_copied(scenario: type[Scenario]) -> None:
    play = (
        together(scenario, island="yes")
        .hero("paladin", at="village", abilities=["time_freeze"])
        .hero("mystic", at="city", items=["tome_of_magic"])
        .top(*CALM)
        .start()
    )
    play.answers("cast time_freeze", *("stay", "end") * 3)
    assert (play.table.active, fellowship(play.table).frozen) == (1, 0)
    assert starting(play, "cast") == []


@pytest.mark.rule("W-262", "W-265")
def test_who_knows_time_freeze_herself_may_turn_the_tome_over_instead_of_the_card(
    scenario: type[Scenario],
) -> None:
    play = (
        together(scenario, island="yes")
        .hero("paladin", at="village", magic=8, abilities=["time_freeze"], items=["tome_of_magic"])
        .hero("mystic", at="city")
        .top(*CALM)
        .start()
    )
    assert starting(play, "cast") == ["cast time_freeze", "cast time_freeze copied"]
    play.answers("cast time_freeze copied")
    assert (explorer(play.hero()).tome_asleep < 0, play.hero().asleep) == (True, 0)
    assert starting(play, "cast") == []
    play.answers(*("stay", "end") * 4)
    assert starting(play, "cast") == ["cast time_freeze"]
