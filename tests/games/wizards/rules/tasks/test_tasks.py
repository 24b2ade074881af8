"""Tasks: what is done as they are received, what later, Transports that belong to them, and Whale
Song (Z-131 to Z-134, Z-237 to Z-240, Z-250 to Z-254)."""

import pytest

from fabletop.games.wizards.rules.agenda import AGENDA
from fabletop.games.wizards.rules.tasks.tasks import DOVE, give_task, markers
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay

HELD = GivenTask("whale_song", mandatory=True)
"""A Task that keeps a Mentor from giving another one."""


def done(play: WizardsPlay, card: str, seat: int = 0) -> list[bool]:
    """Which parts of a Task are done."""
    (held,) = (task for task in play.player(seat).tasks if task.card == card)
    return held.done


def from_mentor(scenario: Scenario) -> WizardsPlay:
    """A Wizard without a Mandatory Task meets the High Wizard Terek."""
    play = scenario.player(order="wizards", at="torwall-1").wizard("terek", "torwall-2").start()
    play.answers("roll", "step torwall-2")
    return play


@pytest.mark.rule("Z-131", "Z-133")
def test_of_the_mentors_message_only_the_first_part_is_done_as_it_is_received() -> None:
    play = from_mentor(Scenario(2).dice(1).draws("the_mentors_message"))
    assert play.question.kind == "name_wizard"
    play.answers("wizard terek")
    assert (play.question.seat, play.question.kind) == (1, "turn")
    assert done(play, "the_mentors_message") == [True, False, False]


@pytest.mark.rule("Z-131", "Z-252", "Z-254")
def test_a_parcel_of_ones_mentor_is_not_handed_back_to_him_at_once() -> None:
    play = from_mentor(Scenario(2).dice(1).draws("the_apprentices_errand"))
    assert (play.question.seat, play.question.kind) == (1, "turn")
    assert done(play, "the_apprentices_errand") == [True, False]


@pytest.mark.rule("Z-131", "Z-254")
def test_of_two_parts_that_could_be_done_as_a_task_is_received_only_one_is() -> None:
    position = Scenario(2).player(order="druids", at="torwall-1").wizard("terek", "torwall_town")
    play = position.dice(1).draws("eve_of_the_great_spell").start()
    play.answers("roll", "step torwall-0", "task")
    assert done(play, "eve_of_the_great_spell") == [True, False, False]


@pytest.mark.rule("Z-132", "Z-134", "T-073")
def test_later_the_mentor_and_the_named_wizard_may_be_met_in_one() -> None:
    message = GivenTask("the_mentors_message", named="terek")
    position = Scenario(2).player(order="wizards", at="torwall-1", tasks=[HELD, message])
    play = position.wizard("terek", "torwall-2").dice(1).start()
    play.answers("roll", "step torwall-2", "report the_mentors_message")
    assert done(play, "the_mentors_message") == [True, True, False]


@pytest.mark.rule("Z-134")
def test_another_high_wizard_is_the_mentor_and_not_the_one_who_was_named() -> None:
    message = GivenTask("the_mentors_message", named="terek")
    position = Scenario(2).player(order="wizards", at="torwall-1", tasks=[HELD, message])
    play = position.wizard("veldor", "torwall-2").dice(1).start()
    play.answers("roll", "step torwall-2", "report the_mentors_message")
    assert done(play, "the_mentors_message") == [True, False, False]


@pytest.mark.rule("Z-133")
def test_a_message_that_was_not_received_from_the_mentor_cannot_be_delivered() -> None:
    message = GivenTask("the_mentors_message", named="terek")
    position = Scenario(2).player(order="druids", at="torwall-1", tasks=[message])
    play = position.wizard("terek", "torwall-2").dice(1).start()
    play.answers("roll", "step torwall-2", "leave")
    assert done(play, "the_mentors_message") == [False, False, False]


@pytest.mark.rule("Z-132")
def test_all_markers_in_a_space_are_picked_up_at_once() -> None:
    watch = GivenTask("the_silent_watch", places={0: "dragons_lair-4", 1: "dragons_lair-4"})
    ember = GivenTask("an_ember_from_the_deep", places={0: "dragons_lair-4"})
    position = Scenario(2).player(order="druids", at="dragons_lair-12", tasks=[watch, ember])
    play = position.dragon("larkspur-0").dice(1).start()
    play.answers("roll", "step dragons_lair-4")
    assert (play.tasks(), play.player().points) == (["an_ember_from_the_deep"], [1, 4, 9])
    assert done(play, "an_ember_from_the_deep") == [True, False]


@pytest.mark.rule("Z-250")
def test_a_task_that_begins_with_its_giver_is_begun_with_him() -> None:
    position = Scenario(2).player(order="wizards", at="melekok-1", tasks=[HELD]).dice(1)
    play = position.draws("the_mirror_of_melekok").picks(0).start()
    play.answers("roll", "step melekok-0", "task")
    assert done(play, "the_mirror_of_melekok") == [True, False]


@pytest.mark.rule("Z-250")
def test_a_task_that_begins_in_the_town_where_it_is_received_is_begun_there() -> None:
    position = Scenario(2).player(order="wizards", at="torwall-1").dice(1, 4)
    play = position.draws("the_sealed_letter").start()
    play.answers("roll", "step torwall-0")
    assert done(play, "the_sealed_letter") == [True, False]


@pytest.mark.rule("Z-250")
def test_a_task_that_ends_with_its_giver_is_not_begun_with_him() -> None:
    position = Scenario(2).player(order="wizards", at="hamdrel-1").dice(1, 3)
    play = position.draws("combings_of_the_unicorn").picks(0).start()
    play.answers("roll", "step hamdrel-0")
    assert done(play, "combings_of_the_unicorn") == [False, False]


@pytest.mark.rule("Z-250", "T-122")
def test_hamdrels_part_of_a_task_that_she_gives_is_done_at_once() -> None:
    position = Scenario(2).player(order="wizards", at="hamdrel-1").dice(1, 3)
    play = position.draws("blighted_fields").picks(0).start()
    play.answers("roll", "step hamdrel-0")
    assert done(play, "blighted_fields") == [True, False]


@pytest.mark.rule("Z-252", "T-122")
def test_what_is_to_be_done_at_the_present_location_is_done_at_once() -> None:
    position = Scenario(2).player(order="wizards", at="hamdrel-1").dice(1, 3)
    play = position.draws("the_sleepers_dream").randomly("larkspur-9").start()
    play.answers("roll", "step hamdrel-0")
    assert done(play, "the_sleepers_dream") == [True, False, False]
    held = play.player().tasks[0]
    assert play.table.isles.site[held.places[0]] == "hamdrels_cottage"


@pytest.mark.rule("Z-252", "Z-131", "T-122")
def test_a_random_space_that_turns_out_to_be_the_present_one_is_done_at_once() -> None:
    position = Scenario(2).player(order="wizards", at="hamdrel-1").dice(1, 3)
    position.draws("the_map_maker").randomly("larkspur-9", "hamdrel-0", "larkspur-8")
    play = position.start()
    play.answers("roll", "step hamdrel-0")
    assert done(play, "the_map_maker") == [False, True, False]


@pytest.mark.rule("Z-252", "Z-131")
def test_a_town_of_ones_choice_that_is_the_present_one_is_done_at_once() -> None:
    position = Scenario(2).player(order="wizards", at="torwall-1").dice(1, 4)
    play = position.draws("the_bards_round").start()
    play.answers("roll", "step torwall-0")
    play.answers("space harrowfield-1", "space torwall-0", "space saltmarch-18")
    assert done(play, "the_bards_round") == [False, True, False]


@pytest.mark.rule("Z-251")
def test_a_dove_brings_a_task_that_starts_at_hamdrel_without_its_first_part() -> None:
    position = Scenario(2).player(order="wizards", at="larkspur-1").dice(5, 3, 6)
    play = position.draws("blighted_fields").picks(0).start()
    play.answers("roll", "stop", "encounter")
    assert ("dove", 0) in play.told()
    assert done(play, "blighted_fields") == [False, False]


@pytest.mark.rule("Z-251", "T-075")
@pytest.mark.parametrize(("giver", "begun"), [(DOVE, False), ("hamdrel", True)])
def test_even_at_the_cottage_a_dove_is_not_hamdrel(giver: str, begun: bool) -> None:
    position = Scenario(2).player(order="wizards", at="hamdrels_cottage")
    play = position.draws("blighted_fields").picks(0).start()
    give_task(play.table, 0, giver)
    AGENDA.next_step(play.table)
    assert done(play, "blighted_fields") == [begun, False]


@pytest.mark.rule("Z-253", "Z-254")
def test_a_task_from_the_mentor_through_the_abbey_is_begun_at_the_abbey() -> None:
    position = Scenario(2).player(order="druids", at="shrineheart-0").dice(1, 3)
    play = position.draws("the_counsel_of_the_wise").start()
    play.answers("roll", "step shrineheart-3")
    assert ("contact", 0, "ruktal") in play.told()
    assert done(play, "the_counsel_of_the_wise") == [False, False, True]


def test_before_initiation_nobody_is_given_a_task() -> None:
    play = Scenario(2).player(at="torwall-1").dice(1, 4).start()
    play.answers("roll", "step torwall-0")
    assert (play.question.seat, play.tasks()) == (1, [])


@pytest.mark.rule("Z-237")
@pytest.mark.parametrize(
    ("card", "start", "end"),
    [
        ("the_elf_door", "edgewood_dwelling", "larkspur-9"),
        ("the_west_wind", "meligar", "dragons_lair-3"),
    ],
)
def test_a_task_with_a_transport_has_a_marker_at_both_ends(card: str, start: str, end: str) -> None:
    position = Scenario(2).player(order="wizards", at="torwall-1").dice(1, 4).draws(card)
    play = (position.randomly if end == "larkspur-9" else position.within)(end).start()
    play.answers("roll", "step torwall-0")
    numbers, sites = play.table.isles.numbers, play.table.isles.where
    assert markers(play.table) == [(0, card, sites[start]), (0, card, numbers[end])]


def at_the_elf_door(end: str, *later: int) -> WizardsPlay:
    """A Sorcerer who can escape Transports has come to the door in Edgewood."""
    door = GivenTask("the_elf_door", places={0: "edgewood_dwelling", 1: end})
    position = Scenario(2).player(order="sorcerers", rank=3, at="edgewood-1", tasks=[door])
    play = position.dice(1, *later).start()
    play.answers("roll", "step edgewood-0", "tasks")
    assert play.question.kind == "escape"
    return play


@pytest.mark.rule("Z-238", "T-077")
def test_who_escapes_the_transport_of_a_task_has_not_met_its_first_marker() -> None:
    play = at_the_elf_door("larkspur-9", 5)
    play.answers("escape")
    assert (play.site(), play.question.seat) == ("edgewood_dwelling", 1)
    assert done(play, "the_elf_door") == [False, False]


@pytest.mark.rule("Z-238", "T-077")
def test_who_goes_with_the_transport_of_a_task_picks_up_both_markers() -> None:
    play = at_the_elf_door("larkspur-9")
    play.answers("go")
    assert (play.where(), play.tasks()) == ("larkspur-9", [])
    assert play.player().points == [4, 6, 4]


@pytest.mark.rule("Z-238", "T-077")
def test_who_fails_to_escape_the_transport_of_a_task_picks_up_both_markers() -> None:
    play = at_the_elf_door("larkspur-9", 6)
    play.answers("escape")
    assert (play.where(), play.tasks()) == ("larkspur-9", [])


@pytest.mark.rule("Z-238")
def test_the_second_marker_must_be_picked_up_even_in_a_town() -> None:
    play = at_the_elf_door("torwall_town")
    play.answers("go")
    assert (play.site(), play.tasks(), play.question.seat) == ("torwall_town", [], 1)
    assert not any(told[:2] == ("visits", 0) for told in play.told())


@pytest.mark.rule("Z-239", "T-078")
def test_whales_are_heard_by_staying_and_not_by_arriving() -> None:
    position = Scenario(2).player(order="druids", at="meadowshire-8", tasks=["whale_song"])
    play = position.dice(1, 3, 2, 1, 1).start()
    play.answers("roll", "step meadowshire-7", "gain power")
    assert (play.tasks(), play.player().points) == (["whale_song"], [0, 0, 2])
    play.answers("roll", "stop", "roll", "stop")
    assert (play.tasks(), play.player().points) == ([], [2, 8, 2])


@pytest.mark.rule("Z-239")
def test_other_markers_may_be_picked_up_on_the_way_to_the_whales() -> None:
    tasks = ["whale_song", "three_songs"]
    position = Scenario(2).player(order="druids", at="meadowshire-8", tasks=tasks)
    play = position.dice(1).start()
    play.answers("roll", "step meadowshire-7", "tasks")
    assert done(play, "three_songs") == [False, False, True]
    assert done(play, "whale_song") == [False]


@pytest.mark.rule("Z-239")
def test_where_a_high_wizard_is_the_elves_by_the_whales_are_not_met() -> None:
    position = Scenario(2).player(order="druids", at="meadowshire-8", tasks=["whale_song"])
    play = position.wizard("veldor", "meadowshire_dwelling").dice(1).start()
    play.answers("roll", "step meadowshire-7", "leave")
    assert (play.question.seat, play.tasks()) == (1, ["whale_song"])


@pytest.mark.rule("Z-240", "T-078")
def test_whale_song_may_come_from_another_player_there_and_is_done_next_turn() -> None:
    meeting = Scenario(2).player(order="druids", at="meadowshire-8")
    meeting.player(order="druids", rank=2, at="meadowshire_dwelling", tasks=["whale_song"])
    play = meeting.dice(1, 6, 5, 1, 1).start()
    play.answers("roll", "step meadowshire-7")
    play.answers("offer whale_song", seat=1)
    play.answers("accept", seat=0)
    assert (play.tasks(0), play.tasks(1)) == (["whale_song"], [])
    play.answers("roll", "stop", "roll", "stop")
    assert (play.tasks(0), play.player(0).points) == ([], [2, 8, 0])
