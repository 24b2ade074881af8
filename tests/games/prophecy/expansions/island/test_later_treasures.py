"""Treasures that are used after the Chance card, and those that come back to the Island."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.island.islanders import FIELD, at_table, island

BALL = "crystal_ball_of_fate"
OTHERS = (
    *(BALL, "tome_of_wisdom", "father_times_clock", "astral_mindstone"),
    *("astral_satchel", "tome_of_magic", "mantle_of_the_sages", "sunblade_of_the_kings"),
)
"""All Treasures but the Holy Grail and the Magic Pouch."""


@pytest.mark.rule("W-257")
def test_who_does_not_look_before_the_chance_card_may_look_after_it(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, items=[BALL])
        .lies(FIELD, "bear")
        .top("chance_tradesman")
        .dice(5, 2)
        .start("round")
    )
    play.answers("later")
    assert ("chance", 0, "chance_tradesman") in play.told()
    play.answers(f"treasure {BALL}")
    assert f"treasure {BALL}" not in play.options
    play.answers("stay", "roll")
    assert [told[3:5] for told in play.told() if told[0] == "rolled"] == [(5, 2)]


@pytest.mark.rule("W-258")
def test_after_the_first_turn_it_is_too_late_to_look(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, items=[BALL])
        .top("chance_peaceful_times")
        .start("round")
    )
    play.answers("later", "stay", "end")
    assert (play.table.turn, play.question.kind) == (2, "move")
    assert f"treasure {BALL}" not in play.options


@pytest.mark.rule("W-012")
def test_a_treasure_that_comes_back_fills_an_empty_slot(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .open_treasures("holy_grail")
        .hero("paladin", at="city", items=["magic_pouch"])
        .hero("mystic", at="monastery", items=OTHERS)
        .start("arrive")
    )
    play.answers("sell magic_pouch")
    assert (island(play).open, island(play).treasures) == (["holy_grail"], ["magic_pouch"])
    play.answers("end")
    assert island(play).open == ["holy_grail", "magic_pouch"]


@pytest.mark.rule("W-189")
def test_where_one_digs_at_random_it_is_not_turned_up(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario, treasures="random")
        .hero("paladin", at="city", items=["magic_pouch"])
        .start("arrive")
    )
    play.answers("sell magic_pouch", "end")
    assert island(play).open == []
    assert island(play).treasures[0] == "magic_pouch"
