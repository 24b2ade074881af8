"""The order of encounters in a space, what takes the place of what, and how a suspicion is cleared
(Z-083, Z-084, Z-218 to Z-220, Z-280 to Z-282)."""

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay

HELD = GivenTask("whale_song", mandatory=True)
"""A Task that keeps a Mentor from giving another one."""

ENCOUNTERS = (
    *("part", "meets", "visits", "meets_demons", "meets_dragon", "meets_bound", "company"),
    *("chart", "cleared", "healed"),
)


def encounters(play: WizardsPlay) -> list[str | int]:
    """What was encountered, in the order in which it happened."""
    return [told[0] for told in play.told() if told[0] in ENCOUNTERS]


@pytest.mark.rule("Z-083", "Z-084")
def test_markers_wizards_demons_the_dragon_bound_players_and_others_come_in_this_order() -> None:
    seen = GivenTask("the_map_maker", places={0: "torwall-2", 1: "larkspur-9", 2: "larkspur-8"})
    crowd = Scenario(3).player(order="druids", at="torwall-1", tasks=[seen])
    crowd.player(order="druids", at="torwall-2").player(order="druids", at="torwall-2", bound=True)
    crowd.demons("torwall-2").dragon("torwall-2").wizard("terek", "torwall-2")
    demons, dragon, bound, company = 2, 6, 2, 6
    play = crowd.dice(1, demons, dragon, bound, company, 3, 4).start()
    play.answers("roll", "step torwall-2")
    assert encounters(play) == ["part", "meets"]
    play.answers("leave", "gain power")
    first, bound_one, last = ["part", "meets"], ["meets_bound", "meets_demons"], ["company"]
    assert encounters(play) == [*first, "meets_demons", "meets_dragon", *bound_one, *last]


@pytest.mark.rule("Z-083", "Z-084")
def test_a_place_is_encountered_before_demons_and_other_players() -> None:
    town = Scenario(2).player(order="druids", at="torwall-1")
    town.player(order="druids", at="torwall_town").demons("torwall_town")
    lodging, stolen, company = 6, 2, 3
    play = town.dice(1, lodging, stolen, company).draws("clear_sight", "the_earth_hums").start()
    play.answers("roll", "step torwall-0")
    assert encounters(play) == ["visits", "chart", "meets_demons", "company"]


@pytest.mark.rule("Z-083", "Z-084")
def test_who_is_carried_off_by_a_place_does_not_meet_the_demons_there() -> None:
    position = Scenario(2).player(at="high_hollow-0").demons("high_hollow")
    play = position.dice(1, 5).randomly("larkspur-9").start()
    play.answers("roll", "step high_hollow-2")
    assert (play.where(), encounters(play)) == ("larkspur-9", ["visits", "chart"])


@pytest.mark.rule("Z-083", "T-047")
def test_high_wizards_in_one_space_are_met_in_order_of_rank() -> None:
    position = Scenario(2).player(order="druids", at="torwall-1")
    position.wizard("veldor", "torwall-2").wizard("ishkatar", "torwall-2")
    play = position.wizard("elekov", "torwall-2").dice(1).start()
    play.answers("roll", "step torwall-2")
    for wizard in ("ishkatar", "elekov", "veldor"):
        assert play.question.subject == wizard
        play.answers("leave")
    assert play.table.standing == []


@pytest.mark.rule("Z-083", "Z-219", "Z-220", "T-046")
def test_a_marker_and_a_high_wizard_are_both_met_and_the_elves_there_are_not() -> None:
    position = Scenario(2).player(order="druids", at="glendale-6", tasks=["three_songs"])
    play = position.wizard("terek", "glendale_dwelling").dice(1).start()
    play.answers("roll", "step glendale-0")
    assert (play.question.kind, play.question.subject) == ("stranger", "terek")
    play.answers("leave")
    assert (play.question.seat, encounters(play)) == (1, ["part", "meets"])


@pytest.mark.rule("Z-219")
@pytest.mark.parametrize(
    ("site", "at", "step"),
    [
        ("torwall_town", "torwall-1", "step torwall-0"),
        ("larkspur_dwelling", "larkspur-0", "step larkspur-5"),
        ("shrineheart_abbey", "shrineheart-0", "step shrineheart-3"),
        ("melekok", "melekok-1", "step melekok-0"),
        ("high_hollow", "high_hollow-0", "step high_hollow-2"),
    ],
)
def test_a_high_wizard_takes_the_place_of_the_place(site: str, at: str, step: str) -> None:
    play = Scenario(2).player(at=at).wizard("terek", site).dice(1).start()
    play.answers("roll", step)
    assert (play.question.kind, play.question.subject) == ("initiation", "terek")
    play.answers("decline")
    assert (play.question.seat, encounters(play)) == (1, ["meets"])


@pytest.mark.rule("Z-218", "T-117")
def test_who_does_a_task_in_a_place_does_not_encounter_it() -> None:
    position = Scenario(2).player(order="druids", at="glendale-6", tasks=["three_songs"])
    play = position.dice(1).start()
    play.answers("roll", "step glendale-0", "tasks")
    assert (play.question.seat, encounters(play)) == (1, ["part"])
    assert play.player().tasks[0].done == [False, True, False]


@pytest.mark.rule("Z-218")
def test_who_encounters_a_place_leaves_the_marker_there() -> None:
    position = Scenario(2).player(order="druids", at="glendale-6", tasks=["three_songs"])
    play = position.dice(1, 5).start()
    play.answers("roll", "step glendale-0", "place")
    assert encounters(play) == ["visits", "chart"]
    assert play.player().tasks[0].done == [False, False, False]


@pytest.mark.rule("Z-218", "T-117")
def test_who_does_a_task_with_the_own_mentor_meets_him_too() -> None:
    stone = GivenTask("the_leaning_stone", done=[0], places={0: "stone_3"})
    position = Scenario(2).player(order="druids", at="stone_1", tasks=[stone])
    play = position.dice(1).draws("three_songs").start()
    play.answers("roll", "step sacred_circle-0")
    assert encounters(play) == ["part", "visits", "meets"]
    assert (play.player().points, play.tasks()) == ([2, 6, 4], ["three_songs"])


@pytest.mark.rule("Z-218")
def test_who_does_a_task_with_the_mentor_of_another_order_does_not_meet_him() -> None:
    stone = GivenTask("the_leaning_stone", done=[0], places={0: "stone_3"})
    position = Scenario(2).player(order="wizards", at="stone_1", tasks=[stone])
    play = position.dice(1).start()
    play.answers("roll", "step sacred_circle-0", "tasks")
    assert (play.question.seat, encounters(play)) == (1, ["part"])


def suspect_at_glendale(scenario: Scenario, *, dazed: bool = False) -> WizardsPlay:
    suspect = scenario.player(
        order="wizards",
        at="glendale-6",
        events=["malicious_intent"],
        tasks=["three_songs", HELD],
        dazed=dazed,
    )
    play = suspect.dice(1).start()
    play.answers("roll", "step glendale-0")
    return play


@pytest.mark.rule("Z-280")
def test_clearing_oneself_at_glendale_takes_the_place_of_elves_and_markers() -> None:
    play = suspect_at_glendale(Scenario(2))
    assert (play.question.seat, play.events()) == (1, [])
    assert encounters(play) == ["cleared"]
    assert play.player().tasks[0].done == [False, False, False]


@pytest.mark.rule("Z-280")
def test_elsewhere_a_suspect_encounters_the_elves_and_stays_suspected() -> None:
    position = Scenario(2).player(order="wizards", at="larkspur-0", events=["malicious_intent"])
    play = position.dice(1, 6).start()
    play.answers("roll", "step larkspur-5")
    assert (encounters(play), play.events()) == (["visits", "chart"], ["malicious_intent"])


@pytest.mark.rule("Z-280")
def test_clearing_oneself_with_ruktal_takes_the_place_of_all_that_he_does() -> None:
    stone = GivenTask("the_leaning_stone", done=[0], places={0: "stone_3"})
    suspect = Scenario(2).player(
        order="druids",
        points=(5, 15, 10),
        at="stone_1",
        events=["malicious_intent"],
        tasks=[stone],
    )
    play = suspect.dice(1).start()
    play.answers("roll", "step sacred_circle-0")
    assert (play.question.seat, play.events(), play.player().rank) == (1, [], 1)
    assert encounters(play) == ["visits", "meets", "cleared"]
    assert play.tasks() == ["the_leaning_stone"]


@pytest.mark.rule("Z-281", "T-127")
def test_no_task_is_got_from_a_high_wizard_at_glendale_before_a_suspect_is_cleared() -> None:
    suspect = Scenario(2).player(order="druids", at="glendale-6", events=["malicious_intent"])
    play = suspect.wizard("terek", "glendale_dwelling").dice(1).start()
    play.answers("roll", "step glendale-0")
    assert encounters(play) == ["meets", "cleared"]
    assert (play.question.seat, play.tasks(), play.events()) == (1, [], [])


@pytest.mark.rule("Z-281", "T-127")
def test_not_even_the_own_mentor_gives_a_task_at_glendale_to_a_suspect() -> None:
    suspect = Scenario(2).player(order="wizards", at="glendale-6", events=["malicious_intent"])
    play = suspect.wizard("terek", "glendale_dwelling").dice(1).start()
    play.answers("roll", "step glendale-0")
    assert encounters(play) == ["meets", "cleared"]
    assert (play.question.seat, play.tasks(), play.events()) == (1, [], [])


@pytest.mark.rule("Z-282", "T-127")
def test_ruktal_heals_who_is_demon_dazed_and_clears_the_suspicion_in_one() -> None:
    suspect = Scenario(2).player(at="stone_1", events=["malicious_intent"], dazed=True)
    play = suspect.dice(1).start()
    play.answers("roll", "step sacred_circle-0")
    assert (play.player().dazed, play.events(), play.player().rank) == (False, [], 0)
    assert set(encounters(play)[-2:]) == {"cleared", "healed"}


@pytest.mark.rule("Z-280", "Z-282")
def test_at_glendale_a_demon_dazed_suspect_is_cleared_and_not_healed() -> None:
    play = suspect_at_glendale(Scenario(2), dazed=True)
    assert (play.player().dazed, play.events()) == (True, [])
