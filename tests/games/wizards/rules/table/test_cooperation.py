"""The cooperative game: one team, exchanging Tasks, advancing together (Z-288 to Z-297, Z-301 to
Z-304)."""

import pytest

from fabletop.core.question import show
from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from fabletop.games.wizards.seen.view import MageView
from tests.games.wizards.rules.encounters.gatherings import BESIDE, FAR, HERE, told

TOWNS = {0: "torwall_town", 1: "saltmarch_town", 2: "wendmere_town"}
ROUND = GivenTask("the_bards_round", places=TOWNS)
LETTER = GivenTask("the_sealed_letter")
DUTY = GivenTask("three_songs", mandatory=True)
ERRAND = GivenTask("the_apprentices_errand", done=[0], places={0: "torwall-1"})
"""To be reported to the Mentor, who asks therefore what to do first."""

DRUIDS = ((0, 0, 0), (5, 15, 10), (15, 35, 25), (30, 60, 45), (50, 100, 75))
"""Points for each rank."""

BY_RUKTAL = "sacred_circle-1"


def team(players: int) -> Scenario:
    return Scenario(players, play="cooperative").dragon(FAR)


def visitor(scenario: Scenario, rank: int) -> Scenario:
    """A Druid who has the points for the next rank, and comes to Rüktal."""
    return scenario.player(
        order="druids", rank=rank, points=DRUIDS[rank], at=BY_RUKTAL, tasks=[ERRAND]
    )


def ask_ruktal(scenario: Scenario, seat: int = 0) -> WizardsPlay:
    play = scenario.dice(1).start(active=seat)
    play.answers("roll", "step sacred_circle-0")
    return play


@pytest.mark.rule("Z-288", "T-129")
def test_if_anybody_reaches_the_fifth_rank_all_win() -> None:
    scenario = team(3).player(order="wizards", rank=4, points=(60, 45, 30))
    scenario.player(order="druids", rank=4, points=DRUIDS[4], at=BY_RUKTAL)
    play = ask_ruktal(scenario.player(order="sorcerers", rank=4, points=(45, 30, 60)), seat=1)
    play.answers("advance")
    result = WIZARDS.result(play.table)
    assert result is not None
    assert (result.places, result.winners) == ((1, 1, 1), (0, 1, 2))
    assert (result.ended_by, result.scores) == ("fifth_rank", (135, 225, 135))


@pytest.mark.rule("Z-288", "T-129")
def test_if_the_sacred_circle_is_lost_first_all_lose() -> None:
    play = team(2).demons("sacred_circle-8").on(fortnight=3).start(evil=True)
    result = WIZARDS.result(play.table)
    assert result is not None
    assert (result.places, result.winners, result.ended_by) == ((2, 2), (), "evil")


@pytest.mark.rule("Z-289", "T-130")
def test_who_meet_exchange_optional_tasks_without_a_roll() -> None:
    scenario = team(3).player(order="wizards", at=BESIDE, tasks=[ROUND, DUTY])
    scenario.player(order="druids", at=HERE, tasks=[LETTER]).player(order="sorcerers", at=HERE)
    play = scenario.dice(1).start().answers("roll", f"step {HERE}")
    assert play.options == ["hand the_bards_round 1", "hand the_bards_round 2", "done"]
    play.answers("hand the_bards_round 1")
    assert (play.question.seat, play.options) == (
        1,
        [
            "hand the_sealed_letter 2",
            "hand the_sealed_letter 0",
            "hand the_bards_round 2",
            "hand the_bards_round 0",
            "done",
        ],
    )
    play.answers("hand the_bards_round 2", "hand the_sealed_letter 0", "hand the_bards_round 0")
    held = [[task.card for task in player.tasks] for player in play.table.players]
    assert held == [["three_songs", "the_sealed_letter", "the_bards_round"], [], []]
    assert ("company", 0, 1) not in play.told()
    assert play.question.kind == "turn"


def test_nobody_hands_a_task_to_who_is_suspected() -> None:
    scenario = team(3).player(order="wizards", at=BESIDE, tasks=[ROUND])
    scenario.player(order="druids", at=HERE, events=["malicious_intent"])
    scenario.player(order="sorcerers", at=HERE)
    play = scenario.dice(1).start().answers("roll", f"step {HERE}")
    assert play.options == ["hand the_bards_round 2", "done"]


@pytest.mark.rule("Z-290")
@pytest.mark.parametrize("other", [0, 1])
def test_who_is_ahead_of_another_does_not_advance(other: int) -> None:
    scenario = visitor(team(2), 2).player(order="wizards" if other else "", rank=other)
    play = ask_ruktal(scenario)
    assert play.options == ["report the_apprentices_errand", "task"]
    assert play.refused()["advance"] == ("advance_others_rank", "Z-290")


@pytest.mark.rule("Z-290")
def test_who_is_not_ahead_advances() -> None:
    play = ask_ruktal(visitor(team(2), 2).player(order="wizards", rank=2))
    play.answers("advance")
    assert play.player(0).rank == 3


def test_in_the_competitive_game_nobody_waits_for_others() -> None:
    play = ask_ruktal(visitor(Scenario(2), 4).player()).answers("advance")
    assert play.table.winner == 0


@pytest.mark.rule("Z-291")
def test_the_fifth_rank_needs_everybody_to_have_the_fourth() -> None:
    scenario = visitor(team(2), 4).player(order="wizards", rank=3, points=(60, 45, 30))
    assert ask_ruktal(scenario).refused()["advance"] == ("advance_others_rank", "Z-290")


@pytest.mark.rule("Z-291", "T-089")
def test_the_fifth_rank_is_refused_while_another_holds_a_mandatory_task() -> None:
    scenario = visitor(team(2), 4)
    scenario.player(order="wizards", rank=4, points=(60, 45, 30), tasks=[DUTY, LETTER])
    assert ask_ruktal(scenario).refused()["advance"] == ("advance_others_mandatory", "Z-291")


@pytest.mark.rule("Z-291")
def test_an_optional_task_of_another_does_not_matter() -> None:
    scenario = visitor(team(2), 4)
    scenario.player(order="wizards", rank=4, points=(60, 45, 30), tasks=[LETTER])
    assert "advance" in ask_ruktal(scenario).options


@pytest.mark.rule("Z-292", "T-089")
def test_the_fifth_rank_is_refused_if_another_has_fallen_below_the_fourth() -> None:
    scenario = visitor(team(2), 4).player(order="sorcerers", rank=4, points=(60, 45, 59))
    assert ask_ruktal(scenario).refused()["advance"] == ("advance_others_points", "Z-292")


@pytest.mark.rule("Z-293", "T-089")
def test_dazed_dragonbound_and_suspected_companions_do_not_matter() -> None:
    scenario = visitor(team(4), 4)
    scenario.player(order="wizards", rank=4, points=(60, 45, 30), bound=True)
    scenario.player(order="wizards", rank=4, points=(60, 45, 30), dazed=True)
    scenario.player(order="wizards", rank=4, points=(60, 45, 30), events=["malicious_intent"])
    play = ask_ruktal(scenario).answers("advance")
    assert play.table.winner == 0


@pytest.mark.rule("Z-294", "T-131")
def test_nobody_advances_on_the_points_of_another() -> None:
    scenario = team(2).player(order="druids", at=BY_RUKTAL, tasks=[ERRAND])
    play = ask_ruktal(scenario.player(order="wizards", rank=1, points=(60, 45, 30)))
    assert play.refused()["advance"] == ("advance_points", "Z-003")


@pytest.mark.rule("Z-294")
def test_demons_take_points_only_from_whom_they_meet() -> None:
    scenario = team(2).player(order="sorcerers", points=(0, 0, 9), at=BESIDE).demons(HERE)
    scenario.player(order="sorcerers", points=(2, 2, 2))
    play = scenario.dice(1, 3, 5).start().answers("roll", f"step {HERE}")
    assert [player.points for player in play.table.players] == [[0, 0, 4], [2, 2, 2]]


@pytest.mark.rule("Z-295")
def test_the_rank_in_a_new_order_is_the_one_that_holds_others_back() -> None:
    scenario = team(2).player(order="sorcerers", rank=2, points=(10, 5, 15), at="sacred_circle-2")
    play = ask_ruktal(visitor(scenario, 2).draws("the_sealed_letter").dice(1))
    play.answers("switch", "roll", "step sacred_circle-0")
    assert (play.player(0).order, play.player(0).rank) == ("druids", 1)
    assert (play.question.seat, play.question.kind) == (1, "mentor")
    assert play.refused()["advance"] == ("advance_others_rank", "Z-290")


@pytest.mark.rule("Z-301", "Z-302", "Z-303", "T-133")
def test_a_tamed_dragon_brings_a_high_wizard_whom_all_know_and_dice_choose_him() -> None:
    scenario = team(2).player(order="druids", rank=4, points=DRUIDS[3], at=BESIDE).dragon(HERE)
    scenario.dice(1, 3, 51, 51, 36).randomly("larkspur-3").player(order="wizards")
    play = scenario.start().answers("roll", f"step {HERE}", "tame")
    assert told(play, "produced", "secret") == [("produced", "terek", "larkspur-3")]
    for seat in (0, 1, None):
        view = play.match.view(seat)
        assert view.wizards == [MageView("terek", False, "larkspur-3", ["phantasm_1"])]
        deck = view.deck_cards
        assert len(deck) == 12
        assert not {"terek", "phantasm_1"} & set(deck)


@pytest.mark.rule("Z-303")
def test_dice_that_name_a_card_out_of_the_deck_are_rolled_again() -> None:
    scenario = team(2).player(at=BESIDE).wizard("terek", "larkspur-3").dice(5, 6, 36, 50, 64)
    play = scenario.start().answers("roll", "step harrowfield-10", "stop", "encounter")
    assert told(play, "wizard_card") == [("wizard_card", "phantasm_2")]


@pytest.mark.rule("Z-302")
def test_in_the_competitive_game_nobody_sees_the_deck_nor_what_lies_beneath() -> None:
    play = Scenario(2).wizard("terek", "larkspur-3", under=["phantasm_1"]).start()
    view = play.match.view(0)
    assert view.deck_cards == []
    assert view.wizards[0].under == 1


@pytest.mark.rule("Z-304")
def test_the_team_lays_its_map_unseen_and_turns_it_up_at_the_end() -> None:
    play = Scenario(2, layout="laid", play="cooperative").start()
    assert play.match.view(0).hand_sizes == [3, 3]
    while play.table.phase == "laying":
        seen = play.match.view(1).placements
        laid_by = play.match.view(1).placed_by
        assert [land == "?" for land, *_ in seen] == [seat == 0 for seat in laid_by]
        play.answers(show(play.question.options[0]))
    lands = [land for land, *_ in play.match.view(1).placements]
    assert sorted(map(str, lands)) == sorted(play.table.box.lands)
