"""What the terminal shows of Wizards between two answers, in plain mode, of secrets, at the end."""

from typing import Any

import pytest

from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.cli.drawn import asked, ranked, table
from tests.cli.terminal import DRAWING

BOTH = pytest.mark.parametrize("plain", [False, True])
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def at_the_dwelling() -> WizardsPlay:
    """The first seat gains points while the second is still being carried off."""
    play = (
        Scenario(2)
        .player(order="wizards", at="torwall-1")
        .player(order="druids", at="torwall-2")
        .dice(4, 2, 1)
        .randomly("glendale_dwelling", "edgewood-3")
        .start()
    )
    play.answers("roll", "step torwall-2")
    assert play.question.kind == "gain"
    return play


def fallen() -> WizardsPlay:
    """Evil takes the Sacred Circle, the last land but the Lair."""
    lost = [land for land in open_box().lands if land not in ("dragons_lair", "sacred_circle")]
    return (
        Scenario(2)
        .player(order="druids", rank=3, points=(15, 35, 25), at="sea-5-5")
        .player(at="sea-6-6")
        .dead(*lost)
        .on(fortnight=7)
        .start(evil=True)
    )


def test_who_walks_sees_the_map_and_the_own_tasks() -> None:
    play = Scenario(2).player(order="druids", at="torwall-1", tasks=["the_sealed_letter"])
    shown = asked(play.dice(3).start().answers("roll"))
    assert " ¹. " in shown
    assert "The Sealed Letter (+6/3/1) Torwall 1↖ › Glendale 16↘" in shown
    assert "Common Lands" not in shown


def test_who_is_asked_anything_else_sees_the_sheet() -> None:
    shown = asked(at_the_dwelling())
    assert "0/15        0/10    0/5" in shown.line(">1 Crimson (Ann)")
    assert "~" not in shown


@BOTH
def test_who_is_being_carried_is_nowhere_on_the_map(plain: bool) -> None:
    shown = table(at_the_dwelling(), seat=1, plain=plain).words
    assert "eing transported: Edgewood 3 (woods)" in shown
    assert "You are here" not in shown
    assert "here 2" not in shown


@BOTH
def test_who_is_led_astray_is_in_the_middle_of_the_map(plain: bool) -> None:
    """The left neighbour, who leads, is far away."""
    play = (
        Scenario(2)
        .player(order="druids", at="torwall-14")
        .player(at="edgewood-3")
        .dice(5, 4)
        .draws("led_astray")
        .start()
    )
    play.answers("roll", "stop", "encounter")
    assert (play.question.kind, play.question.seat) == ("lead", 1)
    shown = asked(play, plain=plain).words
    assert ("Crimson is here: Torwall 14" if plain else "here 1 Torwall 14") in shown


def test_at_the_beginning_of_a_turn_plain_mode_tells_day_player_and_surroundings() -> None:
    play = Scenario(2).player(at="torwall-1").dice(3).start()
    said = asked(play, plain=True).words
    assert said.startswith("Fortnight 1, Day 1 of 14. At its end Evil scatters everybody")
    assert "Crimson (Ann): no Order yet, rank 0. Knowledge 0, Perception 0, Power 0." in said
    assert "You are here: Torwall 1 (plains). In sight: Torwall (Common Town) (walls east" in said


def test_while_walking_plain_mode_tells_the_surroundings_only() -> None:
    play = Scenario(2).player(at="torwall-1").dice(3).start()
    said = asked(play.answers("roll"), plain=True).words
    assert said.startswith("You are here: Torwall 1 (plains). In sight: ")
    assert "boat 1, 3 spaces west" in said
    assert "Crimson (Ann)" not in said


def test_a_task_is_said_with_what_is_done_and_which_way_the_rest_is() -> None:
    held = GivenTask(
        "poison_in_the_well", done=[0], places={0: "wendmere_town", 2: "wendmere_town"}
    )
    message = GivenTask("the_mentors_message", mandatory=True, named="tolmitar")
    play = Scenario(2).player(order="sorcerers", at="torwall-1", tasks=[held, message]).start()
    said = table(play, seat=0, plain=True).words
    assert (
        "Optional Task Poison in the Well, for 5 Knowledge, 5 Perception, 2 Power. Done: Wendmere. "
        "Left, in this order: Hamdrel's Cottage, 21 spaces north-east; Wendmere, 21 spaces "
        "south-east." in said
    )
    assert (
        "Left, the first one before the others: a Master Sorcerer, your Mentor; Tolmitar; "
        "Hamdrel's Cottage, 21 spaces north-east." in said
    )


@BOTH
def test_a_secret_wizard_is_known_by_name_to_who_met_it_alone(plain: bool) -> None:
    play = Scenario(2).player(at="torwall-1").wizard("aevarex", "torwall-9", known=1).start()
    assert "Aevarex (Secret Wizard)" in table(play, seat=0, plain=plain)
    for seat in (1, None):
        shown = table(play, seat=seat, plain=plain)
        assert "Aevarex" not in shown
        assert "Secret Wizard" in shown


@BOTH
def test_together_all_know_which_wizard_cards_are_left_and_what_lies_beneath(plain: bool) -> None:
    play = Scenario(2, play="cooperative").player(at="torwall-1")
    shown = table(play.wizard("aevarex", "torwall-9", under=["phantasm_2"]).start(), plain=plain)
    assert "The Wizard Cards in the deck: " in shown.words
    assert "Aevarex (beneath: " in shown.words


@BOTH
def test_gems_are_counted_where_they_win_the_game(plain: bool) -> None:
    play = Scenario(2, winning="gems").player(order="wizards", gems=["aevarex", "tolmitar"])
    assert "Sacred Gems: 2" in table(play.start(), plain=plain)


@BOTH
@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ({"bound": True}, "Dragonbound"),
        ({"trap": "stuck"}, "stuck until a 5 or 6"),
        ({"trap": "turns", "trap_turns": 3}, "losing turns (3 turns)"),
        ({"stay": "town"}, "stays for the people of the town"),
        ({"extra": 2}, "2 extra turns to come"),
        ({"crest": True}, "may come back to the Star Crest"),
    ],
)
def test_every_condition_is_told(condition: dict[str, Any], words: str, plain: bool) -> None:
    scenario = Scenario(2).player().player(order="druids", at="torwall-9", **condition)
    assert words.casefold() in table(scenario.start(), plain=plain).words.casefold()


@pytest.mark.parametrize(
    ("points", "words"),
    [((15, 10, 5), "ready for the next rank"), ((15, 10, 4), "at Torwall 14 (plains)\n")],
)
def test_who_has_the_points_is_ready_for_the_next_rank(
    points: tuple[int, int, int], words: str
) -> None:
    assert words in table(Scenario(2).player(order="wizards", points=points).start())


def test_whoever_has_no_order_seeks_a_mentor() -> None:
    assert "seeks a Mentor: a Master Sorcerer, Rüktal or" in table(Scenario(2).start()).words


@LANGUAGES
@BOTH
def test_at_the_end_the_lost_lands_and_all_points_are_told(language: str, plain: bool) -> None:
    shown = ranked(fallen(), language=language, plain=plain)
    assert ("Evil has won" if language == "en" else "le Mal a gagné") in shown
    assert "Meadowshire" in shown
    assert bool(set(shown) & set(DRAWING)) != plain


def test_at_the_end_the_sheet_tells_rank_and_points() -> None:
    assert ranked(fallen()).line(" 1 Crimson (Ann)").split()[3:] == [
        *("Druids", "3", "15/30", "35/60", "25/45")
    ]
    assert (
        "Crimson (Ann): Order of Druids, rank 3. Knowledge 15 of 30, Perception 35 of 60, "
        "Power 25 of 45." in ranked(fallen(), plain=True).words
    )
