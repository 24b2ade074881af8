"""The base game's way to win: six Sacred Gems brought to Rüktal, and the False Wizard who takes
them all."""

from collections.abc import Sequence

import pytest

from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from fabletop.games.wizards.seen.look import view

HIGH = ["ishkatar", "tolmitar", "aevarex", "elekov", "zegoral", "terek", "veldor"]

HELD = GivenTask("whale_song", mandatory=True)
PARCEL = GivenTask("the_apprentices_errand", done=[0], places={0: "torwall-9"})


def false_one() -> str:
    """The False Wizard of the first game with Gems, who is the same whenever it is set up."""
    return Scenario(2, winning="gems").start().table.false_wizard


def honest_ones() -> list[str]:
    return [wizard for wizard in HIGH if wizard != false_one()]


def meeting(wizard: str, *, gems: Sequence[str] = (), rank: int = 4) -> WizardsPlay:
    """A Sorcerer walks to a High Wizard; another one of Fourth Rank is far away."""
    position = Scenario(2, winning="gems").wizard(wizard, "torwall-2").dice(1)
    position.player(order="sorcerers", rank=rank, at="torwall-1", gems=gems, tasks=[HELD])
    play = position.player(order="druids", rank=4, gems=honest_ones()[:1]).start()
    play.answers("roll", "step torwall-2", "leave")
    return play


def visiting_ruktal(gems: Sequence[str], rank: int = 4) -> WizardsPlay:
    position = Scenario(2, winning="gems").dice(1)
    position.player(order="sorcerers", rank=rank, at="stone_1", gems=gems)
    play = position.player(order="druids", rank=3).start()
    play.answers("roll", "step sacred_circle-0")
    return play


def test_six_of_the_high_wizards_give_a_gem_to_who_has_fourth_rank() -> None:
    for wizard in honest_ones():
        assert meeting(wizard).player().gems == [wizard]


def test_a_high_wizard_gives_one_gem_to_each_player_and_no_second_one() -> None:
    first = honest_ones()[0]
    assert meeting(first, gems=[first]).player().gems == [first]


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_nobody_gets_a_gem_before_fourth_rank(rank: int) -> None:
    assert meeting(honest_ones()[0], rank=rank).player().gems == []


def test_the_false_wizard_takes_all_gems_of_who_meets_him() -> None:
    play = meeting(false_one(), gems=honest_ones())
    assert play.player(0).gems == []
    assert play.player(1).gems == honest_ones()[:1]


def test_nobody_knows_the_false_wizard_before_somebody_has_met_him() -> None:
    for wizard in honest_ones():
        play = meeting(wizard)
        for seat in (0, 1, None):
            seen = view(play.table, seat)
            assert (seen.false_wizard, seen.honest) == ("", [wizard])
        assert not any(told[0] == "false_wizard" for told in play.told())


def test_everybody_knows_the_false_wizard_once_somebody_has_met_him() -> None:
    play = meeting(false_one())
    for seat in (0, 1, None):
        assert view(play.table, seat).false_wizard == false_one()
    assert ("false_wizard", 0, false_one()) in play.told()


def test_a_lower_rank_does_not_unmask_the_false_wizard() -> None:
    play = meeting(false_one(), rank=3)
    assert view(play.table, 0).false_wizard == ""


def test_what_a_seat_imagines_may_be_any_wizard_who_has_given_no_gem() -> None:
    first = honest_ones()[0]
    play = meeting(first)
    imagined = {WIZARDS.reimagine(play.table, (0,), seed).false_wizard for seed in range(200)}
    assert imagined == {wizard for wizard in HIGH if wizard != first}


def test_six_gems_brought_to_ruktal_win_the_game() -> None:
    play = visiting_ruktal(honest_ones())
    result = WIZARDS.result(play.table)
    assert result is not None
    assert (result.places, result.ended_by, play.table.winner) == ((1, 2), "gems", 0)


def test_five_gems_are_not_enough() -> None:
    play = visiting_ruktal(honest_ones()[:5])
    assert (play.table.phase, play.question.kind) == ("play", "stranger")
    assert play.player().gems == honest_ones()[:5]


@pytest.mark.parametrize("points", [(0, 0, 0), (50, 100, 75)])
def test_with_gems_there_is_no_fifth_rank(points: tuple[int, ...]) -> None:
    position = Scenario(2, winning="gems").dice(1)
    position.player(order="druids", rank=4, points=points, at="stone_1", tasks=[PARCEL])
    play = position.start()
    play.answers("roll", "step sacred_circle-0")
    assert "advance" not in play.options
    assert play.refused()["advance"] == ("advance_gems", "Z-098")


def test_who_is_afflicted_is_healed_and_gets_no_gem() -> None:
    wizard = honest_ones()[0]
    position = Scenario(2, winning="gems").wizard(wizard, "torwall-2").dice(1)
    position.player(order="sorcerers", rank=4, at="torwall-1", dazed=True)
    play = position.start()
    play.answers("roll", "step torwall-2")
    assert (play.player().dazed, play.player().gems) == (False, [])
