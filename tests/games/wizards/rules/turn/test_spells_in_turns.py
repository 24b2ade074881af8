"""How often a spell can be attempted (Z-186 to Z-191), and where each Transport leads (Z-087 to
Z-096)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.charts import ELSEWHERE, IDLE, alone

HERE = "larkspur-1"

ESCAPER: dict[str, Any] = {"order": "sorcerers", "rank": 3, "at": "larkspur-0"}
"""Knows how to escape Traps and Transports."""

TO_THE_LAIR, ANYWHERE = 4, 6
"""Traps that transport."""


def trapped(position: Scenario, trap: int, *dice: int) -> WizardsPlay:
    """A step, a Random Encounter, and a Trap."""
    play = position.dice(5, 2, trap, *dice).start()
    play.answers("roll", f"step {HERE}", "stop", "encounter")
    return play


# Once in a turn


@pytest.mark.rule("Z-186")
def test_a_spell_that_failed_cannot_be_attempted_again_in_the_same_turn() -> None:
    play = alone(order="druids", rank=2, at="larkspur-0").dice(4, 6).start()
    play.answers("roll", "swiftness")
    assert "swiftness" not in play.options
    assert play.refused()["swiftness"] == ("cast", "Z-186")


@pytest.mark.rule("Z-186")
def test_a_spell_that_worked_cannot_be_attempted_again_in_the_same_turn() -> None:
    position = alone(order="sorcerers", rank=3, at="torwall-16").dice(4, 5)
    play = position.boats("sea-0-14", *["sea-37-29"] * 5).start()
    play.answers("roll", "boat sea-4-15")
    assert not [option for option in play.options if option.startswith("boat")]
    assert play.refused()["boat"] == ("cast", "Z-186")


@pytest.mark.rule("Z-186", "Z-189")
def test_one_swiftness_covers_woods_and_mountains() -> None:
    play = alone(order="sorcerers", rank=3, at="melekok-1").dice(4, 5).start()
    play.answers("roll", "swiftness", "step melekok-2", "step melekok-3")
    assert play.table.own == 2
    assert play.told().count(("cast", 0, "swiftness", 5, "works")) == 1


@pytest.mark.rule("Z-186")
def test_a_spell_can_be_attempted_anew_in_the_next_turn() -> None:
    play = alone(order="druids", rank=2, at="larkspur-0").dice(4, 6, 4, 1).start()
    play.answers("roll", "swiftness", "stop", "roll", "swiftness")
    assert play.player().swift


@pytest.mark.rule("Z-188", "T-110")
def test_an_escape_that_failed_against_the_trap_is_not_tried_again_against_its_transport() -> None:
    play = trapped(alone(**ESCAPER).within("dragons_lair-9"), TO_THE_LAIR, 6)
    assert play.options == ["submit", "escape"]
    play.answers("escape")
    assert play.where() == "dragons_lair-9"
    assert play.told().count(("cast", 0, "escape_traps_transport", 6, "fails")) == 1


@pytest.mark.rule("Z-188")
def test_who_did_not_escape_the_trap_can_still_escape_its_transport() -> None:
    play = trapped(alone(**ESCAPER).within("dragons_lair-9"), TO_THE_LAIR, 5)
    play.answers("submit")
    assert (play.question.kind, play.options) == ("escape", ["go", "escape"])
    play.answers("escape")
    assert play.where() == HERE


# Only Traps, or Transports too


def can_escape_demons(order: str, rank: int, **variant: Any) -> bool:
    """Whether a Transport that is no Trap can be escaped: the fifth result of Demons."""
    position = alone(Scenario(2, **variant), order=order, rank=rank, at="larkspur-0")
    play = position.demons(HERE).dice(2, 5).within("dragons_lair-9").start()
    play.answers("roll", f"step {HERE}")
    if play.question.kind == "demons":
        play.answers("face")
    return play.question.kind == "escape"


@pytest.mark.rule("Z-088", "Z-090", "Z-091", "Z-092", "Z-096")
def test_only_some_lists_have_an_escape_from_transports() -> None:
    able = {
        (order, rank)
        for order in ("wizards", "sorcerers", "druids")
        for rank in range(1, 5)
        if can_escape_demons(order, rank)
    }
    assert able == {("sorcerers", 3), ("sorcerers", 4), ("druids", 4)}


@pytest.mark.rule("Z-088", "Z-090")
@pytest.mark.parametrize(("order", "rank"), [("wizards", 4), ("sorcerers", 2)])
def test_who_can_escape_traps_only_is_asked_about_a_trap_and_not_about_its_transport(
    order: str, rank: int
) -> None:
    position = alone(order=order, rank=rank, at="larkspur-0").within("dragons_lair-9")
    play = trapped(position, TO_THE_LAIR)
    assert play.options == ["submit", "escape"]
    play.answers("submit")
    assert play.where() == "dragons_lair-9"


@pytest.mark.rule("Z-324")
def test_in_the_first_variant_wizards_escape_transports_and_druids_do_not() -> None:
    assert can_escape_demons("wizards", 4, escape="wizards")
    assert not can_escape_demons("druids", 4, escape="wizards")
    assert can_escape_demons("sorcerers", 4, escape="wizards")


@pytest.mark.rule("Z-325")
@pytest.mark.parametrize(
    ("order", "taming", "tames"),
    [
        ("druids", "sheet", True),
        ("sorcerers", "sheet", False),
        ("druids", "sorcerers", False),
        ("sorcerers", "sorcerers", True),
        ("wizards", "sorcerers", True),
    ],
)
def test_in_the_second_variant_sorcerers_tame_the_dragon_and_druids_do_not(
    order: str, taming: str, tames: bool
) -> None:
    position = alone(Scenario(2, taming=taming), order=order, rank=4, at="larkspur-0")
    play = position.dragon(HERE).dice(2, *([] if tames else [6])).start()
    play.answers("roll", f"step {HERE}")
    assert (play.options == ["face", "tame"]) == tames


# In the turns of others


def visited(*dice: int) -> WizardsPlay:
    """The second player comes to the first, who has already escaped a Trap on this day."""
    position = (
        Scenario(2)
        .player(**ESCAPER)
        .player(order="druids", at="larkspur-2")
        .dragon(ELSEWHERE)
        .dice(5, 2, ANYWHERE, 5, *dice)
        .randomly("glendale-17", "glendale-5")
    )
    play = position.start()
    play.answers("roll", f"step {HERE}", "stop", "encounter", "escape")
    play.answers("roll", f"step {HERE}")
    return play


@pytest.mark.rule("Z-187")
def test_a_spell_of_ones_own_turn_can_be_cast_again_in_the_turn_of_another() -> None:
    play = visited(2, 2, 5)
    assert (play.question.seat, play.options) == (0, ["go", "escape"])
    play.answers("escape")
    assert play.told().count(("cast", 0, "escape_traps_transport", 5, "works")) == 2
    assert (play.where(0), play.where(1)) == (HERE, "glendale-17")


@pytest.mark.rule("Z-187")
def test_a_spell_of_ones_own_turn_can_be_cast_again_in_the_turn_of_evil() -> None:
    position = Scenario(2).player(**IDLE).player(**ESCAPER).dragon(ELSEWHERE).on(day=14, first=1)
    position.dice(5, 2, ANYWHERE, 5, 5).randomly("glendale-17", "torwall-7")
    play = position.start(active=1)
    play.answers("roll", f"step {HERE}", "stop", "encounter", "escape")
    assert play.told()[-2:] == [("evil", 1), ("carried", 1, "glendale-17")]
    assert (play.question.seat, play.options) == (1, ["go", "escape"])
    play.answers("escape")
    assert play.told().count(("cast", 1, "escape_traps_transport", 5, "works")) == 2
    assert play.where(1) == HERE


# Transport

DRUID: dict[str, Any] = {"order": "druids", "rank": 2}


@pytest.mark.rule("Z-190", "T-063")
def test_the_two_transports_of_a_druid_are_one_spell_and_end_the_move() -> None:
    play = alone(**DRUID, at="stone_1").dice(6).start()
    both = ["transport stone_to_random", "transport circle_to_stone"]
    assert [option for option in play.options if option.startswith("transport")] == both
    play.answers("transport stone_to_random")
    assert ("cast", 0, "transport", 6, "fails") in play.told()
    assert ("turn", 1) in play.told()
    assert ("rolls", 0) not in [event[:2] for event in play.told()]


@pytest.mark.rule("Z-191", "T-063")
@pytest.mark.parametrize("form", ["stone_to_random", "circle_to_stone"])
def test_in_the_extra_turn_of_the_outbound_form_either_form_can_be_cast(form: str) -> None:
    position = alone(**DRUID, at="stone_1").dice(5, 5).randomly("stone_4")
    if form == "stone_to_random":
        position.randomly("glendale-17")
    else:
        position.picks(1)
    play = position.start()
    play.answers("transport stone_to_random")
    assert (play.where(), play.question.kind) == ("sacred_circle-4", "turn")
    assert ("extra_turn", 0) in play.told()
    play.answers(f"transport {form}")
    assert play.where() == ("glendale-17" if form == "stone_to_random" else "sacred_circle-2")


@pytest.mark.rule("Z-191")
def test_the_inbound_form_brings_no_extra_turn() -> None:
    play = alone(**DRUID, at="sacred_circle-9").dice(5).picks(3).start()
    play.answers("transport circle_to_stone")
    assert play.where() == "sacred_circle-4"
    assert not [event for event in play.told() if event[0] in ("extra", "extra_turn")]


FORMS = [
    ("wizards", 3, "larkspur-0", "random", "Z-087"),
    ("wizards", 4, "larkspur-0", "territory", "Z-088"),
    ("sorcerers", 4, "larkspur-0", "territory", "Z-092"),
    ("druids", 1, "sacred_circle-9", "circle_to_stone", "Z-093"),
    ("druids", 2, "sacred_circle-9", "circle_to_stone", "Z-094"),
    ("druids", 2, "stone_1", "stone_to_random", "Z-094"),
    ("druids", 3, "sacred_circle-9", "circle_to_stone", "Z-095"),
    ("druids", 3, "stone_1", "stone_to_territory", "Z-095"),
    ("druids", 4, "stone_1", "stone_to_territory", "Z-096"),
    ("druids", 4, "larkspur-0", "any_to_stone", "Z-096"),
]


@pytest.mark.parametrize(
    ("order", "rank", "start", "form"),
    [pytest.param(*form, marks=pytest.mark.rule(rule)) for *form, rule in FORMS],
)
def test_each_transport_leads_where_its_list_says(
    order: str, rank: int, start: str, form: str
) -> None:
    position = alone(order=order, rank=rank, at=start).dice(5)
    match form.split("_")[-1]:
        case "random":
            position.randomly("glendale-17")
        case "territory":
            position.within("glendale-17")
        case _:
            position.picks(4)
    play = position.start()
    play.answers(f"transport {form}")
    if form.endswith("territory"):
        assert len(play.options) == 18
        play.answers("land glendale")
    assert play.where() == ("sacred_circle-5" if form.endswith("stone") else "glendale-17")
    assert (("extra_turn", 0) in play.told()) == form.startswith("stone")


@pytest.mark.rule("Z-093", "Z-094", "Z-095", "Z-096")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize("start", ["larkspur-0", "sacred_circle-9", "stone_1"])
def test_a_druid_sets_out_from_a_stone_or_from_the_land_of_the_circle(
    rank: int, start: str
) -> None:
    outbound = {1: [], 2: ["stone_to_random"]}.get(rank, ["stone_to_territory"])
    inbound = ["any_to_stone"] if rank == 4 else ["circle_to_stone"]
    wanted = (outbound if start == "stone_1" else []) + (
        inbound if rank == 4 or start != "larkspur-0" else []
    )
    play = alone(order="druids", rank=rank, at=start).start()
    offered = [option for option in play.options if option.startswith("transport")]
    assert offered == [f"transport {form}" for form in wanted]
    assert ("transport" in play.refused()) == (not wanted)
