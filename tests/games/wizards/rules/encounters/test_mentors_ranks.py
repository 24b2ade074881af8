"""From rank to rank, and the end of the game (Z-001 to Z-003, Z-097 to Z-100, Z-249)."""

import pytest

from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from fabletop.games.wizards.seen.look import view

PARCEL = GivenTask("the_apprentices_errand", done=[0], places={0: "torwall-9"})
"""A Task that can be reported, so that the Mentor waits for an answer."""

LEVELS = {
    "wizards": [(15, 10, 5), (35, 25, 15), (60, 45, 30), (100, 75, 50)],
    "sorcerers": [(10, 5, 15), (25, 15, 35), (45, 30, 60), (75, 50, 100)],
    "druids": [(5, 15, 10), (15, 35, 25), (30, 60, 45), (50, 100, 75)],
}
"""The points for Ranks 2 to 5 on the sheet."""

STEPS = {
    "wizards": ("torwall-1", "step torwall-2"),
    "sorcerers": ("melekok-1", "step melekok-0"),
    "druids": ("stone_1", "step sacred_circle-0"),
}
RULES = {"wizards": "Z-001", "sorcerers": "Z-002", "druids": "Z-003"}


def with_mentor(
    order: str,
    rank: int,
    points: tuple[int, ...],
    *,
    tasks: tuple[GivenTask | str, ...] = (PARCEL,),
    events: tuple[str, ...] = (),
    scenario: Scenario | None = None,
) -> WizardsPlay:
    """A player walks to a Mentor of the Order."""
    at, step = STEPS[order]
    position = (scenario or Scenario(2)).wizard("terek", "torwall-2").dice(1)
    position.player(order=order, rank=rank, points=points, at=at, tasks=tasks, events=events)
    play = position.start()
    play.answers("roll", step)
    return play


def refused(play: WizardsPlay) -> tuple[str, str]:
    """Why the Mentor does not let the player advance."""
    assert play.question.kind == "mentor"
    assert "advance" not in play.options
    return play.refused()["advance"]


@pytest.mark.rule("Z-001", "Z-002", "Z-003", "T-001", "T-002", "T-003")
@pytest.mark.parametrize("order", LEVELS)
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_the_points_of_the_next_rank_are_just_enough_to_advance(order: str, rank: int) -> None:
    at, step = STEPS[order]
    position = Scenario(2).wizard("terek", "torwall-2").dice(1).draws("three_songs")
    held = [GivenTask("whale_song", mandatory=True)]
    points = LEVELS[order][rank - 1]
    play = position.player(order=order, rank=rank, points=points, at=at, tasks=held).start()
    play.answers("roll", step, "advance")
    assert (play.player().rank, play.player().points) == (rank + 1, list(points))
    new = play.player().tasks[-1]
    assert (new.card, new.mandatory) == ("three_songs", True)


@pytest.mark.rule("Z-001", "Z-002", "Z-003", "T-001", "T-002", "T-003")
@pytest.mark.parametrize("order", LEVELS)
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize("lacking", [0, 1, 2])
def test_a_point_less_of_any_type_is_not_enough(order: str, rank: int, lacking: int) -> None:
    points = [200, 200, 200]
    points[lacking] = LEVELS[order][rank - 1][lacking] - 1
    play = with_mentor(order, rank, tuple(points))
    assert refused(play) == ("advance_points", RULES[order])


@pytest.mark.rule("Z-098", "Z-001", "Z-002", "Z-003", "T-002")
@pytest.mark.parametrize("order", LEVELS)
def test_the_first_player_of_fifth_rank_wins(order: str) -> None:
    play = with_mentor(order, 4, LEVELS[order][3])
    play.answers("advance")
    assert play.player().rank == 5
    assert (play.table.phase, play.table.winner) == ("over", 0)
    assert play.told()[-1] == ("wins", 0)


@pytest.mark.rule("Z-098")
def test_behind_the_winner_places_go_by_rank_and_then_by_points() -> None:
    scenario = Scenario(5)
    at, step = STEPS["druids"]
    scenario.player(order="druids", rank=4, points=(50, 100, 75), at=at)
    scenario.player(order="wizards", rank=2, points=(90, 90, 90))
    scenario.player(order="wizards", rank=3, points=(35, 25, 15))
    scenario.player(order="wizards", rank=3, points=(35, 25, 16))
    scenario.player()
    play = scenario.dice(1).start()
    play.answers("roll", step, "advance")
    result = WIZARDS.result(play.table)
    assert result is not None
    assert (result.places, result.ended_by) == ((1, 4, 3, 2, 5), "fifth_rank")
    assert result.scores == (225, 270, 75, 76, 0)


@pytest.mark.rule("Z-099")
def test_a_mandatory_task_bars_the_way_to_fifth_rank() -> None:
    songs = GivenTask("three_songs", mandatory=True)
    play = with_mentor("druids", 4, (50, 100, 75), tasks=(PARCEL, songs))
    assert refused(play) == ("advance_mandatory", "Z-099")


@pytest.mark.rule("Z-099")
def test_a_mandatory_task_that_is_completed_no_longer_bars_the_way() -> None:
    parcel = GivenTask("the_apprentices_errand", mandatory=True, done=[0], places={0: "torwall-9"})
    play = with_mentor("druids", 4, (50, 100, 75), tasks=(parcel,))
    assert refused(play) == ("advance_mandatory", "Z-099")
    play.answers("report the_apprentices_errand", "advance")
    assert play.table.winner == 0


@pytest.mark.rule("Z-099")
def test_a_mandatory_task_that_is_lost_no_longer_bars_the_way() -> None:
    letter = GivenTask("the_sealed_letter", mandatory=True)
    position = Scenario(2).on(fortnight=3).demons("torwall-9")
    position.player(order="druids", rank=4, points=(50, 100, 75), at="stone_1", tasks=[letter])
    position.randomly("larkspur-1", "larkspur-2").dice(1)
    play = position.start(evil=True)
    assert ("task_lost", 0, "the_sealed_letter") in play.told()
    play.answers("roll", "step sacred_circle-0", "advance")
    assert play.table.winner == 0


@pytest.mark.rule("Z-099")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_a_mandatory_task_does_not_bar_the_way_to_lower_ranks(rank: int) -> None:
    songs = GivenTask("three_songs", mandatory=True)
    play = with_mentor("druids", rank, (50, 100, 75), tasks=(songs,))
    assert play.options == ["advance", "leave"]


@pytest.mark.rule("Z-099")
def test_optional_tasks_do_not_bar_the_way_to_fifth_rank() -> None:
    play = with_mentor("druids", 4, (50, 100, 75), tasks=("three_songs", "whale_song"))
    play.answers("advance")
    assert play.table.winner == 0


@pytest.mark.rule("Z-249")
@pytest.mark.parametrize("order", ["wizards", "sorcerers"])
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_who_is_suspected_does_not_advance_not_even_to_fifth_rank(order: str, rank: int) -> None:
    points = LEVELS[order][rank - 1]
    play = with_mentor(order, rank, points, events=("malicious_intent",))
    assert refused(play) == ("advance_suspected", "Z-249")
    assert "task" not in play.options


@pytest.mark.rule("Z-290")
def test_together_nobody_advances_whose_rank_exceeds_that_of_another() -> None:
    play = with_mentor("druids", 1, (5, 15, 10), scenario=Scenario(2, play="cooperative"))
    assert refused(play) == ("advance_others_rank", "Z-290")


@pytest.mark.rule("Z-290")
def test_together_one_may_advance_who_is_not_ahead_of_anybody() -> None:
    at, step = STEPS["druids"]
    position = Scenario(2, play="cooperative").player(order="druids", points=(5, 15, 10), at=at)
    play = position.player(order="wizards").dice(1).draws("three_songs").start()
    play.answers("roll", step, "advance")
    assert play.player().rank == 2


def together(other: tuple[int, ...], tasks: tuple[GivenTask | str, ...] = ()) -> WizardsPlay:
    """Two of Fourth Rank, one of whom is with the Mentor and has the points for the Fifth."""
    at, step = STEPS["druids"]
    position = Scenario(2, play="cooperative").dice(1)
    position.player(order="druids", rank=4, points=(50, 100, 75), at=at, tasks=[PARCEL])
    play = position.player(order="wizards", rank=4, points=other, tasks=tasks).start()
    play.answers("roll", step)
    return play


@pytest.mark.rule("Z-291")
def test_together_the_mandatory_task_of_another_bars_the_way_to_fifth_rank() -> None:
    play = together((60, 45, 30), (GivenTask("three_songs", mandatory=True),))
    assert refused(play) == ("advance_others_mandatory", "Z-291")


@pytest.mark.rule("Z-292")
def test_together_all_must_still_have_the_points_of_fourth_rank() -> None:
    assert refused(together((60, 44, 30))) == ("advance_others_points", "Z-292")


@pytest.mark.rule("Z-291", "Z-292")
def test_together_all_win_when_everything_is_there() -> None:
    play = together((60, 45, 30), ("three_songs",))
    play.answers("advance")
    result = WIZARDS.result(play.table)
    assert result is not None
    assert result.places == (1, 1)


@pytest.mark.rule("Z-097")
def test_there_are_no_sacred_gems() -> None:
    position = Scenario(2).player(order="druids", rank=4, at="torwall-1").dice(1)
    play = position.wizard("terek", "torwall-2").start()
    play.answers("roll", "step torwall-2")
    assert play.question.subject == "terek"
    assert play.player().gems == []
    play.answers("leave")
    assert play.table.false_wizard == ""
    assert view(play.table, None).honest == []


@pytest.mark.rule("Z-100")
@pytest.mark.parametrize("at", ["sacred_circle-8", "dragons_lair-4", "sea-2-2"])
def test_nobody_is_stranded_for_help_can_be_called_everywhere(at: str) -> None:
    play = Scenario(2).player(at=at).dice(2, 1).within("larkspur-9").start()
    assert play.options == ["roll", "call"]
    play.answers("call", "land larkspur")
    assert play.where() == "larkspur-9"
