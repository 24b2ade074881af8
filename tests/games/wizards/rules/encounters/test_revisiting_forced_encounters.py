"""What one has left and may not go back to, staying with Hamdrel, and variants of encounters."""

import pytest

from fabletop.core.errors import IllegalAnswer
from fabletop.games.wizards.scenario import Scenario, WizardsPlay

COTTAGE = 81
"""Two ten-sided dice that read 80: one more."""

UNICORN = 1
"""Hamdrel's gift to the fourth rank."""


def walked_out(scenario: Scenario) -> WizardsPlay:
    """Out of Torwall 1, with movement left to come back."""
    play = scenario.dice(4).start()
    play.answers("roll", "step torwall-2")
    return play


@pytest.mark.rule("Z-207", "T-043")
def test_who_has_left_another_player_cannot_step_back_to_him_in_the_same_turn() -> None:
    scenario = Scenario(2).player(order="wizards", at="torwall-1")
    play = walked_out(scenario.player(order="druids", at="torwall-1"))
    assert "step torwall-1" not in play.options
    assert play.refused()["step torwall-1"] == ("left", "Z-207")
    with pytest.raises(IllegalAnswer):
        play.answers("step torwall-1")


@pytest.mark.rule("Z-207", "T-043")
def test_who_has_left_another_player_cannot_come_back_by_a_longer_way_either() -> None:
    scenario = Scenario(2).player(order="wizards", at="torwall-1")
    play = walked_out(scenario.player(order="druids", at="torwall-1"))
    play.answers("step torwall-8")
    assert play.refused()["step torwall-1"] == ("left", "Z-207")


@pytest.mark.rule("Z-207")
def test_who_has_left_an_empty_space_can_step_back() -> None:
    play = walked_out(Scenario(2).player(order="wizards", at="torwall-1"))
    play.answers("step torwall-1")
    assert play.where() == "torwall-1"


@pytest.mark.rule("Z-207")
def test_a_player_of_rank_nought_is_no_forced_encounter() -> None:
    play = walked_out(Scenario(2).player(order="wizards", at="torwall-1").player(at="torwall-1"))
    assert "step torwall-1" in play.options


@pytest.mark.rule("Z-207")
def test_who_has_left_elves_cannot_step_back_to_them_in_the_same_turn() -> None:
    play = Scenario(2).player(at="larkspur_dwelling").dice(4).start()
    play.answers("roll", "step larkspur-4")
    assert play.refused()["step larkspur-5"] == ("left", "Z-207")


@pytest.mark.rule("Z-207")
@pytest.mark.parametrize("what", ["demons", "dragon", "wizard"])
def test_who_has_left_demons_the_dragon_or_a_wizard_cannot_step_back(what: str) -> None:
    scenario = Scenario(2).player(order="wizards", at="torwall-1")
    match what:
        case "demons":
            scenario.demons("torwall-1")
        case "dragon":
            scenario.dragon("torwall-1")
        case _:
            scenario.wizard("terek", "torwall-1")
    assert walked_out(scenario).refused()["step torwall-1"] == ("left", "Z-207")


@pytest.mark.rule("Z-207")
def test_on_the_next_turn_one_may_go_back_to_what_one_has_left() -> None:
    scenario = Scenario(2).demons("torwall-1").player(order="wizards", at="torwall-1")
    play = scenario.dice(1, 1, 1, 2).start()
    play.answers("roll", "step torwall-2", "roll", "stop", "roll", "step torwall-1")
    assert ("meets_demons", 0) in play.told()


def test_what_must_be_encountered_ends_the_movement() -> None:
    play = Scenario(2).demons("torwall-2").player(at="torwall-1").dice(4, 2).start()
    play.answers("roll", "step torwall-2")
    assert play.question.seat == 1


def stay(play: WizardsPlay) -> None:
    """A turn without moving, with a visit to Hamdrel if she may be met; the other player rests."""
    play.answers("roll", "stop")
    if play.question.kind == "hamdrel":
        play.answers("visit")
    play.answers("roll", "stop")


def visits(play: WizardsPlay) -> int:
    return sum(told[:3] == ("chart", 0, "hamdrel_others") for told in play.told())


@pytest.mark.rule("Z-217", "T-005")
def test_whom_hamdrels_card_sends_back_to_her_meets_her_again_and_five_more_times() -> None:
    scenario = Scenario(2, play="cooperative")
    scenario.player(order="wizards", rank=4, at="hamdrel-1", points=(60, 45, 30))
    scenario.dice(1, 3, COTTAGE, UNICORN, 1)
    scenario.dice(*[1, UNICORN, 1] * 2, 1, 1, 1, 1, 1, UNICORN, 1)
    play = scenario.dice(*[1, UNICORN, 1] * 2, 1, 1, 1, 1, 4).start()
    play.answers("roll", "step hamdrel-0")
    assert ("wizard_card", "trap_cottage") in play.told()
    play.answers("go")
    assert visits(play) == 2
    play.answers("roll", "stop")
    for count in (3, 4, 4):
        stay(play)
        assert visits(play) == count
    play.answers("roll", "step hamdrel-1", "stop", "roll", "stop")
    play.answers("roll", "step hamdrel-0", "roll", "stop")
    for count in (6, 7, 7):
        stay(play)
        assert visits(play) == count
    play.answers("roll", "step hamdrel-1", "stop", "roll", "stop", "roll")
    assert play.refused()["step hamdrel-0"] == ("visited", "Z-206")


@pytest.mark.rule("Z-217")
def test_without_such_a_card_hamdrel_is_met_three_times_in_a_visit() -> None:
    play = Scenario(2).player(at="hamdrel-1").dice(1, 1, 1, *[1, 1, 1] * 2, 1, 1).start()
    play.answers("roll", "step hamdrel-0", "roll", "stop")
    for count in (2, 3, 3):
        stay(play)
        assert visits(play) == count


@pytest.mark.rule("Z-204", "Z-209")
def test_hamdrel_after_two_visits_receives_nobody_who_carried_himself_back_to_her() -> None:
    scenario = Scenario(2).player(
        order="wizards", rank=4, at="hamdrel-1", visits={"hamdrels_cottage": 2}
    )
    play = scenario.dice(5, 1, 1).within("hamdrels_cottage").start()
    play.answers("transport territory", "land hamdrel", "roll", "stop", "roll", "stop")
    assert play.site() == "hamdrels_cottage"
    assert play.question.seat == 1
    assert not any(told[0] == "visits" for told in play.told())


@pytest.mark.rule("Z-197", "Z-204")
def test_hamdrel_met_only_by_staying_is_a_visit_like_others() -> None:
    play = Scenario(2).player(at="hamdrels_cottage").dice(*[1, 1, 1] * 3, 1).start()
    for count in (1, 2, 3):
        stay(play)
        assert visits(play) == count
    assert play.player().visits == {"hamdrels_cottage": 1}
    play.answers("roll", "stop")
    assert play.question.seat == 1


@pytest.mark.parametrize(("setting", "kind"), [("next_turn", "random"), ("at_once", "walk")])
def test_who_comes_free_of_trap_five_moves_next_turn_or_at_once(setting: str, kind: str) -> None:
    play = Scenario(2, trap=setting).player(at="torwall-1", trap="stuck").dice(5).start()
    play.answers("roll")
    assert play.player().trap == ""
    assert play.question.kind == kind


def test_who_moves_at_once_out_of_trap_five_has_the_whole_roll() -> None:
    play = Scenario(2, trap="at_once").player(at="torwall-1", trap="stuck").dice(6).start()
    play.answers("roll", "step torwall-2")
    assert play.table.own == 5


@pytest.mark.parametrize("setting", ["next_turn", "at_once"])
def test_a_four_frees_nobody_from_trap_five(setting: str) -> None:
    play = Scenario(2, trap=setting).player(at="torwall-1", trap="stuck").dice(4).start()
    play.answers("roll")
    assert play.player().trap == "stuck"
    assert play.question.seat == 1


@pytest.mark.parametrize(("movement", "die", "happens"), [(1, 5, True), (6, 4, False)])
def test_a_die_of_its_own_can_decide_about_random_encounters(
    movement: int, die: int, happens: bool
) -> None:
    play = Scenario(2, encounters="die").player(at="torwall-1").dice(movement, die).start()
    play.answers("roll", "stop")
    assert ("lurks", 0, die) in play.told()
    assert (play.question.kind == "random") == happens


def test_no_die_is_rolled_for_a_random_encounter_where_none_is_possible() -> None:
    play = Scenario(2, encounters="die").player(at="torwall_town").dice(6).start()
    play.answers("roll", "stop")
    assert play.question.seat == 1
    assert not any(told[0] == "lurks" for told in play.told())


@pytest.mark.rule("Z-202")
def test_no_die_is_rolled_for_a_random_encounter_after_a_transport_that_failed() -> None:
    scenario = Scenario(2, encounters="die").player(order="wizards", rank=3, at="torwall-1")
    play = scenario.dice(6).start()
    play.answers("transport random")
    assert play.question.seat == 1
    assert not any(told[0] == "lurks" for told in play.told())


@pytest.mark.rule("Z-201")
def test_no_die_is_rolled_for_a_random_encounter_of_a_rider_who_stays() -> None:
    scenario = Scenario(2, encounters="die").player(at="torwall-1", animal="unicorn")
    play = scenario.start()
    play.answers("ride", "land torwall", "space torwall-1")
    assert play.question.seat == 1
    assert not any(told[0] == "lurks" for told in play.told())
