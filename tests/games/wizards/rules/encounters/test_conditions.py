"""Demon Dazed, and healing (Z-159 to Z-164, Z-183, Z-184)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import ANIMAL, TRAP, alone, meets_somebody, rest

SORCERER: dict[str, Any] = {"order": "sorcerers", "rank": 4, "points": (45, 30, 60)}
DRUID: dict[str, Any] = {"order": "druids", "rank": 4, "points": (30, 60, 45)}
WIZARD: dict[str, Any] = {"order": "wizards", "rank": 4, "points": (60, 45, 30)}

READY: dict[str, tuple[int, int, int]] = {
    "wizards": (15, 10, 5),
    "sorcerers": (10, 5, 15),
    "druids": (5, 15, 10),
}
"""Points with which the first rank is left behind."""

HEALERS = {
    "high wizard": ("wizards", "torwall-1", "torwall-2"),
    "master": ("sorcerers", "melekok-1", "melekok-0"),
    "ruktal": ("druids", "sacred_circle-1", "sacred_circle-0"),
    "hamdrel": ("druids", "hamdrel-1", "hamdrel-0"),
    "abbey": ("wizards", "shrineheart-0", "shrineheart-3"),
}
"""Whose Mentor each healer is, and the step to him or her."""

CONDITIONS = [{"dazed": True}, {"bound": True}, {"dazed": True, "bound": True}]


def go_to_healer(healer: str, **condition: Any) -> WizardsPlay:
    """Somebody who could advance comes; the turn after that is the other player's."""
    order, start, goal = HEALERS[healer]
    scenario = (
        Scenario(2)
        .player(order=order, points=READY[order], at=start, **condition)
        .player(at="glendale_dwelling")
        .dice(2)
    )
    if healer == "high wizard":
        scenario.wizard("terek", goal)
    play = scenario.start()
    play.answers("roll", f"step {goal}")
    return play


@pytest.mark.rule("Z-163", "Z-164", "Z-183", "Z-184", "T-106")
@pytest.mark.parametrize("condition", CONDITIONS, ids=["dazed", "bound", "both"])
@pytest.mark.parametrize("healer", HEALERS)
def test_a_healer_heals_and_does_nothing_else_not_even_for_a_pupil(
    healer: str, condition: dict[str, Any]
) -> None:
    play = go_to_healer(healer, **condition)
    player = play.player()
    assert (player.dazed, player.bound) == (False, False)
    assert (player.rank, player.points) == (1, list(READY[player.order]))
    assert (play.tasks(), play.question.seat) == ([], 1)
    assert not any(line[0] in ("chart", "contact") for line in play.told())


@pytest.mark.rule("Z-164")
@pytest.mark.parametrize("healer", ["high wizard", "master", "ruktal"])
def test_a_mentor_has_more_to_say_to_who_is_not_afflicted(healer: str) -> None:
    assert go_to_healer(healer).options == ["advance", "task"]


@pytest.mark.rule("Z-163", "Z-164")
def test_a_high_wizard_of_a_random_encounter_heals_and_does_nothing_else() -> None:
    play = meets_somebody(alone(points=(15, 10, 5), dazed=True).draws("terek"), 6)
    assert not play.player().dazed
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-161")
def test_who_is_dazed_loses_the_animal() -> None:
    scenario = alone(animal="horse", animal_days=3).demons("torwall-2").dice(3, 4)
    play = scenario.start()
    play.answers("roll", "step torwall-2")
    assert (play.player().dazed, play.player().animal) == (True, "")


@pytest.mark.rule("Z-162", "T-033")
@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_no_animal_comes_to_who_is_dazed(roll: int) -> None:
    play = meets_somebody(alone(dazed=True), ANIMAL, roll)
    assert (play.player().animal, play.tasks(), play.question.kind) == ("", [], "turn")


@pytest.mark.rule("Z-162", "T-033")
def test_the_dragon_comes_to_who_is_dazed() -> None:
    play = meets_somebody(alone(dazed=True), ANIMAL, 1, 6)
    assert ("meets_dragon", 0) in play.told()


@pytest.mark.rule("Z-279", "T-126")
def test_the_dove_brings_a_task_and_chases_away_the_hound() -> None:
    scenario = alone(animal="hound", animal_days=3).draws("whale_song")
    play = meets_somebody(scenario, ANIMAL, 6)
    assert (play.player().animal, play.tasks()) == ("", ["whale_song"])


@pytest.mark.rule("Z-159")
def test_who_is_dazed_may_transport_and_summon_boats_but_not_move_swiftly() -> None:
    play = alone(**SORCERER, at="torwall-8", dazed=True).dice(4).start()
    assert "transport territory" in play.options
    play.answers("roll")
    assert "boat sea-9-14" in play.options
    assert play.refused()["swiftness"] == ("dazed", "Z-159")


@pytest.mark.rule("Z-159")
def test_who_is_dazed_may_not_use_telepathy() -> None:
    play = alone(points=(15, 10, 5), dazed=True).start()
    assert play.options == ["roll", "call"]
    assert play.refused()["telepathy"] == ("dazed", "Z-159")


@pytest.mark.rule("Z-159")
def test_who_is_dazed_may_not_summon_animals() -> None:
    play = alone(**DRUID, dazed=True).dice(5).start()
    rest(play)
    assert play.options == ["encounter", "rest"]
    assert play.refused()["summon"] == ("dazed", "Z-159")


@pytest.mark.rule("Z-159")
def test_who_is_dazed_may_not_dispel_demons() -> None:
    play = alone(**WIZARD, dazed=True).demons("torwall-2").dice(3, 2).start()
    play.answers("roll", "step torwall-2")
    assert ("demon_roll", 0, 2, "steal") in play.told()


@pytest.mark.rule("Z-159")
def test_who_is_dazed_may_not_tame_the_dragon() -> None:
    play = alone(**WIZARD, dazed=True).dragon("torwall-2").dice(3, 6).start()
    play.answers("roll", "step torwall-2")
    assert ("dragon_roll", 0, 6, "nothing") in play.told()


@pytest.mark.rule("Z-159", "Z-160")
@pytest.mark.parametrize(("roll", "trap"), [(3, ""), (4, "held")])
def test_who_is_dazed_escapes_with_a_three_and_not_with_a_four(roll: int, trap: str) -> None:
    play = meets_somebody(alone(**SORCERER, dazed=True), TRAP, 1, roll)
    play.answers("escape")
    assert play.player().trap == trap


def cast_boat_summoning(roll: int, **person: Any) -> bool:
    """Whether the boat comes."""
    scenario = alone(at="torwall-8", **person).boats("sea-9-12")
    play = scenario.dice(2, roll).start()
    play.answers("roll", "boat sea-9-14")
    return play.table.isles.names[play.table.boats[0].space] == "sea-9-14"


@pytest.mark.rule("Z-160")
def test_boats_come_to_who_is_dazed_with_a_three_and_not_with_a_four() -> None:
    assert cast_boat_summoning(3, dazed=True)
    assert not cast_boat_summoning(4, dazed=True)
    assert cast_boat_summoning(4)


@pytest.mark.rule("Z-160")
@pytest.mark.parametrize(("roll", "kind"), [(3, "territory"), (4, "turn")])
def test_a_transport_of_who_is_dazed_works_with_a_three_and_not_with_a_four(
    roll: int, kind: str
) -> None:
    play = alone(**SORCERER, dazed=True).dice(roll).start()
    play.answers("transport territory")
    assert play.question.kind == kind


def test_with_a_tangled_tongue_spells_need_a_three_or_less() -> None:
    assert cast_boat_summoning(3, events=["tangled_tongue"])
    assert not cast_boat_summoning(4, events=["tangled_tongue"])


def test_with_a_clear_voice_spells_work_whatever_is_rolled() -> None:
    assert cast_boat_summoning(6, events=["the_clear_voice"])
    assert not cast_boat_summoning(6)


@pytest.mark.parametrize("card", ["tangled_tongue", "the_clear_voice"])
@pytest.mark.parametrize(("roll", "kind"), [(2, "mentor"), (3, "turn")])
def test_telepathy_needs_a_two_or_less_whatever_the_voice(card: str, roll: int, kind: str) -> None:
    dice = [roll, *([36] if roll == 2 else [])]
    play = alone(points=(15, 10, 5), events=[card]).dice(*dice).start()
    play.answers("telepathy")
    assert play.question.kind == kind
