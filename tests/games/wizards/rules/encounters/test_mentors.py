"""Mentors: Initiation, their Tasks, strangers, switching Orders, contact from afar (Z-104 to Z-107,
Z-192 to Z-194, Z-247 to Z-249)."""

import pytest

from fabletop.games.wizards.rules.tasks.tasks import markers
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay

HELD = GivenTask("whale_song", mandatory=True)
"""A Task that keeps a Mentor from giving another one."""

PARCEL = GivenTask("the_apprentices_errand", done=[0], places={0: "torwall-9"})
"""A Task of which only the Mentor is left to be met."""

READY = {"wizards": (15, 10, 5), "sorcerers": (10, 5, 15), "druids": (5, 15, 10)}
"""The points of Rank 2."""

MENTORS = [
    ("aevarex", "wizards", "torwall-1", "step torwall-2"),
    ("megmoran", "sorcerers", "megmoran-1", "step megmoran-0"),
    ("melekok", "sorcerers", "melekok-1", "step melekok-0"),
    ("meligar", "sorcerers", "meligar-5", "step meligar-4"),
    ("ruktal", "druids", "stone_1", "step sacred_circle-0"),
]
"""Who teaches which Order, and how each is met with one step."""


def standing_of(play: WizardsPlay) -> tuple[str, int]:
    return play.player().order, play.player().rank


@pytest.mark.parametrize(("person", "order", "at", "step"), MENTORS)
def test_initiation_brings_rank_1_in_the_order_of_the_mentor_and_a_mandatory_task(
    person: str, order: str, at: str, step: str
) -> None:
    position = Scenario(2).player(at=at).wizard("aevarex", "torwall-2")
    play = position.dice(1).draws("three_songs").start()
    play.answers("roll", step)
    assert (play.question.kind, play.question.subject) == ("initiation", person)
    play.answers("join")
    assert standing_of(play) == (order, 1)
    assert [(task.card, task.mandatory) for task in play.player().tasks] == [("three_songs", True)]


def test_initiation_may_be_declined() -> None:
    play = Scenario(2).player(at="stone_1").dice(1).start()
    play.answers("roll", "step sacred_circle-0", "decline")
    assert (standing_of(play), play.tasks()) == (("", 0), [])


@pytest.mark.rule("Z-249")
@pytest.mark.parametrize(
    ("person", "at", "step"),
    [("aevarex", "torwall-1", "step torwall-2"), ("melekok", "melekok-1", "step melekok-0")],
)
def test_who_is_suspected_is_not_initiated(person: str, at: str, step: str) -> None:
    position = Scenario(2).player(at=at, events=["malicious_intent"])
    play = position.wizard("aevarex", "torwall-2").dice(1).start()
    play.answers("roll", step)
    assert ("meets", 0, person) in play.told()
    assert (play.question.seat, standing_of(play)) == (1, ("", 0))


@pytest.mark.parametrize(("person", "order", "at", "step"), MENTORS)
def test_a_mentor_gives_a_mandatory_task_to_who_has_none(
    person: str, order: str, at: str, step: str
) -> None:
    position = Scenario(2).player(order=order, at=at, tasks=[PARCEL]).wizard("aevarex", "torwall-2")
    play = position.dice(1).draws("three_songs").start()
    play.answers("roll", step)
    assert play.question.subject == person
    assert play.options == ["report the_apprentices_errand", "task"]
    play.answers("task")
    assert play.options == ["report the_apprentices_errand", "leave"]
    play.answers("leave")
    assert [task.mandatory for task in play.player().tasks] == [False, True]


def test_a_mentor_gives_no_task_to_who_has_a_mandatory_one() -> None:
    play = Scenario(2).player(order="druids", at="stone_1", tasks=[HELD]).dice(1).start()
    play.answers("roll", "step sacred_circle-0")
    assert (play.question.seat, play.tasks()) == (1, ["whale_song"])


@pytest.mark.rule("Z-247", "T-121")
def test_a_mentor_does_things_in_any_order_so_the_new_task_may_be_seen_first() -> None:
    position = Scenario(2).player(order="druids", points=(1, 13, 8), at="stone_1", tasks=[PARCEL])
    position.draws("the_sleepers_dream", "three_songs").randomly("larkspur-9")
    play = position.dice(1).start()
    play.answers("roll", "step sacred_circle-0", "task")
    assert play.player().tasks[-1].card == "the_sleepers_dream"
    assert play.refused()["advance"] == ("advance_points", "Z-003")
    play.answers("report the_apprentices_errand")
    assert (play.player().points, play.player().rank) == ([5, 15, 10], 1)
    play.answers("advance")
    assert (play.player().rank, play.tasks()) == (2, ["the_sleepers_dream", "three_songs"])


@pytest.mark.rule("Z-247")
def test_a_mentor_may_advance_before_anything_is_reported() -> None:
    position = Scenario(2).player(order="druids", points=(5, 15, 10), at="stone_1")
    play = position.dice(1).draws("three_songs").start()
    play.answers("roll", "step sacred_circle-0")
    assert play.options == ["advance", "task"]
    play.answers("advance")
    assert (play.player().rank, play.tasks()) == (2, ["three_songs"])


@pytest.mark.rule("Z-248", "T-079")
def test_who_initiates_fulfils_nothing_but_the_first_part_of_his_own_task() -> None:
    feather = GivenTask("the_black_feather", done=[0], places={0: "meligar-2"})
    position = Scenario(2).player(order="druids", at="torwall-1", tasks=[feather])
    position.wizard("terek", "torwall-2").draws("the_unfinished_spell").randomly("larkspur-9")
    play = position.dice(1).start()
    play.answers("roll", "step torwall-2", "switch")
    assert standing_of(play) == ("wizards", 1)
    assert [(task.card, task.done) for task in play.player().tasks] == [
        ("the_black_feather", [True, False]),
        ("the_unfinished_spell", [True, False, False]),
    ]


@pytest.mark.rule("Z-248")
def test_the_first_part_of_a_first_task_may_be_to_meet_who_initiates() -> None:
    position = Scenario(2).player(at="stone_1").draws("the_unfinished_spell")
    play = position.randomly("larkspur-9").dice(1).start()
    play.answers("roll", "step sacred_circle-0", "join")
    assert [task.done for task in play.player().tasks] == [[True, False, False]]


def test_a_high_wizard_fulfils_his_part_for_who_keeps_to_another_order() -> None:
    feather = GivenTask("the_black_feather", done=[0], places={0: "meligar-2"})
    position = Scenario(2).player(order="druids", at="torwall-1", tasks=[feather])
    play = position.wizard("terek", "torwall-2").dice(1).start()
    play.answers("roll", "step torwall-2", "leave")
    assert (play.player().points, play.table.completed) == ([6, 3, 6], 1)


def test_a_mentor_of_another_order_offers_an_optional_task() -> None:
    position = Scenario(2).player(order="wizards", at="stone_1", tasks=[HELD])
    play = position.dice(1).draws("three_songs").start()
    play.answers("roll", "step sacred_circle-0")
    assert (play.question.kind, play.options) == ("stranger", ["task", "switch", "leave"])
    play.answers("task")
    assert [task.mandatory for task in play.player().tasks] == [True, False]
    assert standing_of(play) == ("wizards", 1)


def test_nothing_need_be_taken_from_a_mentor_of_another_order() -> None:
    play = Scenario(2).player(order="wizards", at="stone_1").dice(1).start()
    play.answers("roll", "step sacred_circle-0", "leave")
    assert (standing_of(play), play.tasks()) == (("wizards", 1), [])


@pytest.mark.rule("Z-249")
def test_who_is_suspected_is_offered_nothing_by_a_mentor_of_another_order() -> None:
    suspect = Scenario(2).player(order="wizards", at="melekok-1", events=["malicious_intent"])
    play = suspect.dice(1).start()
    play.answers("roll", "step melekok-0")
    assert (play.question.seat, play.tasks()) == (1, [])


@pytest.mark.rule("Z-104", "Z-105", "T-081")
def test_who_switches_orders_loses_all_mandatory_tasks_and_their_markers_leave_no_demons() -> None:
    letter, songs = (
        GivenTask("the_sealed_letter", mandatory=True),
        GivenTask("three_songs", mandatory=True),
    )
    position = Scenario(2).player(
        order="wizards",
        rank=3,
        points=(35, 25, 15),
        at="stone_1",
        tasks=[letter, "whale_song", songs],
    )
    play = position.dice(1).draws("the_sleepers_dream").randomly("larkspur-9").start()
    play.answers("roll", "step sacred_circle-0", "switch")
    assert (standing_of(play), play.player().points) == (("druids", 1), [35, 25, 15])
    assert play.tasks() == ["whale_song", "the_sleepers_dream"]
    assert play.player().tasks[-1].mandatory
    assert {card for _, card, _ in markers(play.table)} == {"whale_song", "the_sleepers_dream"}
    assert play.table.task_discard == ["the_sealed_letter", "three_songs"]
    assert play.demons() == []


def at_the_abbey(scenario: Scenario, order: str) -> WizardsPlay:
    play = scenario.player(order=order, points=READY[order], at="shrineheart-0").start()
    play.answers("roll", "step shrineheart-3")
    return play


@pytest.mark.rule("Z-106", "T-098")
def test_from_the_abbey_a_wizard_may_reach_a_high_wizard_who_is_on_the_map() -> None:
    scenario = Scenario(2).wizard("ishkatar", "larkspur-0").dice(1, 3, 3 + 1)
    play = at_the_abbey(scenario, "wizards")
    assert (play.question.kind, play.question.subject) == ("mentor", "ishkatar")


@pytest.mark.rule("Z-107", "T-098")
def test_from_the_abbey_a_sorcerer_reaches_only_a_master_whose_land_lives() -> None:
    play = at_the_abbey(Scenario(2).dead("melekok", "meligar").dice(1, 3), "sorcerers")
    assert (play.question.kind, play.question.subject) == ("mentor", "megmoran")


@pytest.mark.rule("Z-107", "T-098")
def test_from_the_abbey_a_sorcerer_reaches_nobody_when_no_masters_land_is_left() -> None:
    dead = Scenario(2).dead("megmoran", "melekok", "meligar").dice(1, 3)
    play = at_the_abbey(dead, "sorcerers")
    assert play.question.seat == 1
    assert not any(told[0] == "contact" for told in play.told())


@pytest.mark.rule("Z-107")
def test_from_the_abbey_a_sorcerer_reaches_one_of_the_masters_by_lot() -> None:
    play = at_the_abbey(Scenario(2).dead("megmoran").dice(1, 3).picks(1), "sorcerers")
    assert play.question.subject == "meligar"


def test_from_the_abbey_a_druid_reaches_ruktal() -> None:
    play = at_the_abbey(Scenario(2).dice(1, 3), "druids")
    assert (play.question.kind, play.question.subject) == ("mentor", "ruktal")


@pytest.mark.rule("Z-194", "T-062")
@pytest.mark.parametrize("roll", [1, 2])
def test_telepathy_works_with_a_roll_of_1_or_2(roll: int) -> None:
    ready = Scenario(2).player(order="wizards", points=(15, 10, 5), tasks=[HELD])
    play = ready.dice(roll, 0 + 1).draws("three_songs").start()
    play.answers("telepathy")
    assert (play.question.kind, play.question.subject) == ("mentor", "ishkatar")
    play.answers("advance")
    assert (play.player().rank, play.question.kind) == (2, "turn")
    assert (play.question.seat, play.options) == (0, ["roll", "call"])


@pytest.mark.rule("Z-194", "T-062")
@pytest.mark.parametrize("roll", [3, 4, 5, 6])
def test_telepathy_fails_with_a_roll_of_3_or_more(roll: int) -> None:
    play = Scenario(2).player(order="wizards", points=(15, 10, 5)).dice(roll).start()
    play.answers("telepathy")
    assert (play.question.kind, play.options) == ("turn", ["roll", "call"])
    assert play.player().rank == 1


@pytest.mark.rule("Z-192", "T-062")
@pytest.mark.parametrize("known", [0b10, 0b111111])
def test_telepathy_is_refused_while_a_high_or_a_secret_wizard_is_on_the_board(known: int) -> None:
    ready = Scenario(2).player(order="wizards", points=(15, 10, 5))
    play = ready.wizard("veldor", "larkspur-0", known=known).start()
    assert "telepathy" not in play.options
    assert play.refused()["telepathy"] == ("wizard_on_map", "Z-192")


@pytest.mark.rule("Z-193")
@pytest.mark.parametrize("points", [(14, 10, 5), (15, 9, 5), (15, 10, 4)])
def test_telepathy_is_refused_to_who_is_not_ready_to_advance(points: tuple[int, ...]) -> None:
    play = Scenario(2).player(order="wizards", points=points).start()
    assert "telepathy" not in play.options
    assert play.refused()["telepathy"] == ("not_ready", "Z-193")
