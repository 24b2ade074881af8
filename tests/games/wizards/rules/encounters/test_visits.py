"""What the places do to players who enter them: towns, Elves, the Abbey, High Hollow, the Star
Crest and Hamdrel (Z-004 to Z-028, Z-286, Z-287)."""

from collections.abc import Sequence

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay

HELD = GivenTask("whale_song", mandatory=True)
"""A Task that keeps a Mentor from giving another one."""


def in_town(
    *rolls: int, points: Sequence[int] = (0, 0, 0), events: Sequence[str] = ()
) -> WizardsPlay:
    position = Scenario(2).player(order="wizards", at="torwall-1", points=points, events=events)
    play = position.dice(1, *rolls).start()
    play.answers("roll", "step torwall-0")
    return play


def among_elves(*rolls: int) -> WizardsPlay:
    play = Scenario(2).player(order="druids", at="larkspur-0").dice(1, *rolls).start()
    play.answers("roll", "step larkspur-5")
    return play


def at_the_abbey(*rolls: int) -> WizardsPlay:
    position = Scenario(2).player(order="druids", points=(5, 15, 10), at="shrineheart-0")
    play = position.dice(1, *rolls).start()
    play.answers("roll", "step shrineheart-3")
    return play


def at_high_hollow(scenario: Scenario) -> WizardsPlay:
    play = scenario.player(at="high_hollow-0").start()
    play.answers("roll", "step high_hollow-2")
    return play


def on_the_crest(scenario: Scenario, order: str = "sorcerers") -> WizardsPlay:
    token = ["the_star_token"]
    play = scenario.player(order=order, at="megmoran-12", events=token, tasks=[HELD]).start()
    play.answers("roll", "step megmoran-11")
    return play


def at_the_cottage(scenario: Scenario, rank: int) -> WizardsPlay:
    play = scenario.player(order="druids" if rank else "", rank=rank, at="hamdrel-1").start()
    play.answers("roll", "step hamdrel-0")
    return play


def on_the_map(play: WizardsPlay) -> list[tuple[str, str]]:
    names = play.table.isles.names
    return [(one.card, names[one.space]) for one in play.table.standing]


def take_extra_turns(play: WizardsPlay, count: int) -> None:
    """The first seat has exactly this many extra turns, and then it is the turn of the second."""
    for _ in range(count):
        assert (play.question.seat, play.question.kind) == (0, "turn")
        play.answers("roll", "stop")
    assert (play.question.seat, play.question.kind) == (1, "turn")
    assert play.told().count(("extra_turn", 0)) == count


@pytest.mark.rule("Z-023")
def test_magical_objects_are_stolen_in_town_and_nothing_else() -> None:
    play = in_town(1, events=["ring_of_return", "green_paths", "lantern_of_dawn"], points=(3, 3, 3))
    assert play.events() == ["green_paths"]
    assert play.player().points == [3, 3, 3]


@pytest.mark.rule("Z-024", "Z-286", "Z-287", "T-009")
def test_what_a_town_costs_is_of_any_type_of_which_one_has_points_and_never_more_than_that() -> (
    None
):
    play = in_town(2, 6, points=(4, 0, 9))
    assert play.options == ["lose knowledge", "lose power"]
    play.answers("lose knowledge")
    assert play.player().points == [0, 0, 9]


@pytest.mark.rule("Z-024")
def test_a_town_costs_as_many_points_as_one_die_shows() -> None:
    play = in_town(2, 4, points=(4, 0, 9))
    play.answers("lose power")
    assert play.player().points == [4, 0, 5]


@pytest.mark.rule("Z-025", "T-010")
def test_who_is_kept_in_town_meets_the_common_folk_again_without_moving() -> None:
    play = in_town(3, 1, 2, 3, points=(5, 0, 0))
    assert play.question.seat == 1
    play.answers("roll", "stop")
    assert (play.question.seat, play.site()) == (1, "torwall_town")
    assert play.told().count(("chart", 0, "towns", 2)) == 1
    assert ("rolls", 0, 2) not in play.told()
    assert play.player().points == [2, 0, 0]


@pytest.mark.rule("Z-026")
def test_a_town_gives_a_task_that_is_optional() -> None:
    scenario = Scenario(2).player(order="wizards", at="torwall-1").dice(1, 4)
    play = scenario.draws("three_songs").start()
    play.answers("roll", "step torwall-0")
    (task,) = play.player().tasks
    assert (task.card, task.mandatory) == ("three_songs", False)


@pytest.mark.rule("Z-027")
def test_a_town_may_give_one_extra_turn() -> None:
    take_extra_turns(in_town(5, 4), 1)


@pytest.mark.rule("Z-028")
def test_lodging_in_town_has_no_effect() -> None:
    play = in_town(6, points=(5, 5, 5), events=["ring_of_return"])
    assert (play.question.seat, play.question.kind) == (1, "turn")
    assert (play.player().points, play.events(), play.tasks()) == ([5] * 3, ["ring_of_return"], [])
    assert ("nothing", 0) in play.told()


@pytest.mark.rule("Z-020")
@pytest.mark.parametrize("roll", [1, 2])
def test_elves_teach_twice_a_die_of_one_type(roll: int) -> None:
    play = among_elves(roll, 4)
    assert play.options == ["gain knowledge", "gain perception", "gain power"]
    play.answers("gain perception")
    assert play.player().points == [0, 8, 0]


@pytest.mark.rule("Z-021")
@pytest.mark.parametrize("roll", [3, 4])
def test_elves_teach_a_die_of_one_type(roll: int) -> None:
    play = among_elves(roll, 4)
    play.answers("gain power")
    assert play.player().points == [0, 0, 4]


@pytest.mark.rule("Z-022")
@pytest.mark.parametrize("roll", [5, 6])
def test_elves_may_not_be_there(roll: int) -> None:
    play = among_elves(roll)
    assert play.question.seat == 1
    assert play.player().points == [0, 0, 0]


@pytest.mark.rule("Z-017")
@pytest.mark.parametrize("roll", [1, 2])
def test_the_abbey_may_give_one_extra_turn(roll: int) -> None:
    take_extra_turns(at_the_abbey(roll, 4), 1)


@pytest.mark.rule("Z-018")
@pytest.mark.parametrize("roll", [3, 4])
def test_at_the_abbey_one_may_speak_with_the_mentor(roll: int) -> None:
    play = at_the_abbey(roll)
    assert (play.question.kind, play.question.subject) == ("mentor", "ruktal")
    assert "advance" in play.options


@pytest.mark.rule("Z-019")
@pytest.mark.parametrize("roll", [5, 6])
def test_the_abbey_may_have_no_effect(roll: int) -> None:
    play = at_the_abbey(roll)
    assert play.question.seat == 1
    assert ("nothing", 0) in play.told()


@pytest.mark.rule("Z-011")
@pytest.mark.parametrize("roll", [1, 2])
def test_high_hollow_transports_to_the_star_crest_which_is_encountered(roll: int) -> None:
    play = at_high_hollow(Scenario(2).dice(1, roll, 5, 2))
    assert play.site() == "star_crest"
    assert ("chart", 0, "star_crest", 5) in play.told()


@pytest.mark.rule("Z-012")
@pytest.mark.parametrize("roll", [3, 4])
def test_high_hollow_transports_to_hamdrel_who_is_encountered(roll: int) -> None:
    play = at_high_hollow(Scenario(2).dice(1, roll, 2))
    assert play.site() == "hamdrels_cottage"
    assert ("chart", 0, "hamdrel_others", 2) in play.told()


@pytest.mark.rule("Z-013")
@pytest.mark.parametrize("roll", [5, 6])
def test_high_hollow_transports_to_a_random_space(roll: int) -> None:
    play = at_high_hollow(Scenario(2).dice(1, roll).randomly("larkspur-9"))
    assert play.where() == "larkspur-9"


@pytest.mark.rule("Z-014", "T-006")
@pytest.mark.parametrize("roll", [1, 2])
def test_the_star_crest_gives_ten_points_of_one_type_and_five_of_another(roll: int) -> None:
    play = on_the_crest(Scenario(2).dice(1, roll))
    play.answers("gain power")
    assert play.options == ["gain knowledge", "gain perception"]
    play.answers("gain knowledge")
    assert play.player().points == [5, 0, 10]


@pytest.mark.rule("Z-015")
@pytest.mark.parametrize("roll", [3, 4])
def test_on_the_star_crest_two_high_wizards_are_met_and_other_cards_ignored(roll: int) -> None:
    cards = ("phantasm_1", "terek", "trap_lair", "veldor")
    play = on_the_crest(Scenario(2).dice(1, roll).draws(*cards))
    assert play.question.subject == "terek"
    play.answers("leave")
    assert play.question.subject == "veldor"
    play.answers("leave")
    assert (play.question.seat, play.site()) == (1, "star_crest")


@pytest.mark.rule("Z-016")
@pytest.mark.parametrize("roll", [5, 6])
def test_the_star_crest_gives_as_many_extra_turns_as_a_die_shows(roll: int) -> None:
    take_extra_turns(on_the_crest(Scenario(2).dice(1, roll, 3, 1, 1, 1)), 3)


@pytest.mark.rule("Z-004", "Z-005")
@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize("roll", [1, 2])
def test_hamdrel_gives_twice_a_die_of_points_to_ranks_1_to_3(rank: int, roll: int) -> None:
    play = at_the_cottage(Scenario(2).dice(1, roll, 5), rank)
    play.answers("gain knowledge")
    assert (play.player().points, play.player().animal) == ([10, 0, 0], "")


@pytest.mark.rule("Z-004", "Z-006")
@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize("roll", [3, 4])
def test_hamdrel_gives_an_optional_task_to_ranks_1_to_3(rank: int, roll: int) -> None:
    play = at_the_cottage(Scenario(2).dice(1, roll).draws("three_songs"), rank)
    assert [(task.card, task.mandatory) for task in play.player().tasks] == [("three_songs", False)]
    assert not any(told[0] == "wizard_card" for told in play.told())


@pytest.mark.rule("Z-004", "Z-008")
@pytest.mark.parametrize("rank", [0, 4])
@pytest.mark.parametrize("roll", [1, 2])
def test_hamdrel_summons_a_unicorn_for_ranks_0_and_4(rank: int, roll: int) -> None:
    play = at_the_cottage(Scenario(2).dice(1, roll), rank)
    assert (play.player().animal, play.player().points) == ("unicorn", [0, 0, 0])


@pytest.mark.rule("Z-004", "Z-009")
@pytest.mark.parametrize("rank", [0, 4])
@pytest.mark.parametrize("roll", [3, 4])
def test_hamdrel_shows_one_wizard_card_to_ranks_0_and_4(rank: int, roll: int) -> None:
    play = at_the_cottage(Scenario(2).dice(1, roll).draws("terek"), rank)
    assert play.question.subject == "terek"
    play.answers("leave" if rank else "decline")
    assert play.question.seat == 1


@pytest.mark.rule("Z-009")
def test_the_one_card_that_hamdrel_shows_may_be_a_phantasm() -> None:
    play = at_the_cottage(Scenario(2).dice(1, 3).draws("phantasm_2"), 4)
    assert play.question.seat == 1
    assert [told for told in play.told() if told[0] == "wizard_card"] == [
        ("wizard_card", "phantasm_2")
    ]


@pytest.mark.rule("Z-007", "Z-010")
@pytest.mark.parametrize("rank", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("roll", [5, 6])
def test_hamdrel_produces_a_high_wizard_in_a_random_space(rank: int, roll: int) -> None:
    scenario = Scenario(2).dice(1, roll).draws("phantasm_3", "aevarex").randomly("saltmarch-3")
    play = at_the_cottage(scenario, rank)
    assert on_the_map(play) == [("aevarex", "saltmarch-3")]
    assert ("produced", "aevarex", "saltmarch-3") in play.told()


@pytest.mark.parametrize("rank", [0, 4])
def test_by_the_printed_chart_hamdrel_has_no_gift_where_the_sheet_has_a_unicorn(rank: int) -> None:
    play = at_the_cottage(Scenario(2, hamdrel="nothing").dice(1, 2), rank)
    assert play.player().animal == ""
    assert ("nothing", 0) in play.told()


def test_by_the_later_chart_a_high_wizard_comes_to_the_cottage_instead_of_a_unicorn() -> None:
    scenario = Scenario(2, hamdrel="wizard").dice(1, 1).draws("trap_crest", "elekov")
    play = at_the_cottage(scenario, 0)
    assert (play.player().animal, play.site()) == ("", "hamdrels_cottage")
    assert (play.question.kind, play.question.subject) == ("initiation", "elekov")
    play.answers("decline")
    assert play.question.seat == 1
