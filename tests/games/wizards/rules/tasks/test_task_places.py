"""Where the markers of a Task lie: named places, ANY and RANDOM ones (Z-241 to Z-246), and which
Tasks can be set up with the lands that are left."""

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from fabletop.games.wizards.state import AWAY

TOWNS = [
    "torwall-0",
    "shrineheart-18",
    "harrowfield-1",
    "saltmarch-18",
    "ostermoor-6",
    "wendmere-2",
]
"""In the order in which a lot is drawn among them."""

TWO_LANDS = [
    *("the_leaning_stone", "an_ember_from_the_deep", "the_silent_watch", "signals_at_sea"),
    *("three_stones", "the_sleepers_dream", "the_map_maker", "the_apprentices_errand"),
    *("the_black_feather", "ashes_of_a_demon", "the_unfinished_spell"),
]
"""The eleven Tasks that need nothing but the Sacred Circle and the Lair."""

PARCEL = GivenTask("the_apprentices_errand", done=[0], places={0: "stone_3"})
"""A Task of which only the Mentor is left to be met."""


def receiving(*cards: str, lots: Scenario | None = None) -> WizardsPlay:
    """A Wizard is given a Task in Torwall: the first of these that can be set up."""
    position = (lots or Scenario(2)).player(order="wizards", at="torwall-1")
    play = position.dice(1, 4).draws(*cards).start()
    play.answers("roll", "step torwall-0")
    return play


def places(play: WizardsPlay) -> list[str]:
    """The spaces of the markers of the first player's last Task; "" where there is none."""
    names = play.table.isles.names
    held = play.player().tasks[-1]
    return ["" if space == AWAY else names[space] for space in held.places]


def all_but(*cards: str) -> list[str]:
    return [card for card in Scenario(2).start().table.box.tasks if card not in cards]


def lands_alive(*alive: str) -> Scenario:
    lands = Scenario(2).start().table.isles.lands
    return Scenario(2).dead(*(land for land in lands if land not in alive))


@pytest.mark.rule("Z-241")
def test_places_are_found_in_the_order_in_which_the_task_describes_them() -> None:
    play = receiving("wood_water_and_stone", lots=Scenario(2).picks(2))
    play.answers("land edgewood")
    assert places(play) == ["", "", ""]
    play.answers("space edgewood-4")
    assert places(play) == ["edgewood-4", "", ""]
    play.answers("waters torwall", "space sea-4-14")
    assert places(play) == ["edgewood-4", "sea-4-14", "sacred_circle-3"]


@pytest.mark.rule("Z-241", "Z-242")
def test_a_place_that_is_not_said_to_be_of_choice_is_random() -> None:
    lots = Scenario(2).picks(3, 0)
    play = receiving("feathers_for_meligar", lots=lots)
    assert (play.question.seat, play.question.kind) == (1, "turn")
    isles = play.table.isles
    mountains = [s for spaces in isles.spaces for s in spaces if isles.terrain[s] == 3]
    woods = [s for spaces in isles.spaces for s in spaces if isles.terrain[s] == 2]
    assert play.player().tasks[0].places[:2] == [mountains[3], woods[0]]


@pytest.mark.rule("Z-242")
def test_a_random_space_of_a_kind_of_land_lies_on_such_a_land() -> None:
    for lot in (0, 10, 30):
        play = receiving("the_lost_shepherd", lots=Scenario(2).picks(lot))
        space = play.player().tasks[0].places[0]
        isles = play.table.isles
        assert (isles.kinds[isles.land[space]], isles.terrain[space]) == ("common", 1)


@pytest.mark.rule("Z-243")
def test_several_places_of_choice_must_be_different() -> None:
    play = receiving("the_bards_round")
    assert play.options == [f"space {town}" for town in TOWNS]
    play.answers("space harrowfield-1")
    assert play.options == [f"space {town}" for town in TOWNS if town != "harrowfield-1"]
    play.answers("space wendmere-2")
    assert [option for option in play.options if "harrow" in option or "wend" in option] == []
    play.answers("space saltmarch-18")
    assert places(play) == ["harrowfield-1", "wendmere-2", "saltmarch-18"]


@pytest.mark.rule("Z-243")
def test_two_waters_of_choice_must_be_different() -> None:
    play = receiving("signals_at_sea")
    play.answers("waters torwall", "space sea-4-14", "waters torwall")
    assert "space sea-4-14" not in play.options
    assert "space sea-3-14" in play.options


@pytest.mark.rule("Z-244")
def test_several_random_places_must_be_different() -> None:
    lots = Scenario(2).randomly(
        "larkspur-9", "larkspur-9", "larkspur-8", "larkspur-9", "wendmere-0"
    )
    play = receiving("the_map_maker", lots=lots)
    assert places(play) == ["larkspur-9", "larkspur-8", "wendmere-0"]


@pytest.mark.rule("Z-244")
def test_three_random_stones_are_three_stones() -> None:
    play = receiving("three_stones", lots=Scenario(2).picks(4, 4, 1, 4, 1, 5))
    assert places(play) == ["sacred_circle-5", "sacred_circle-2", "sacred_circle-6"]


@pytest.mark.rule("Z-241", "Z-244", "Z-245", "T-074")
def test_a_place_of_choice_may_be_one_of_the_random_ones_which_differ() -> None:
    lot = {"kind": "space", "scope": "map"}
    choice = {"kind": "space", "scope": "plains", "select": "any"}
    cards: dict[str, dict[str, object]] = {"the_map_maker": {"parts": [lot, lot, choice]}}
    lots = Scenario(2, cards=cards).randomly("larkspur-9", "larkspur-9", "larkspur-8")
    play = receiving("the_map_maker", lots=lots)
    assert (play.question.kind, places(play)) == ("marker", ["larkspur-9", "larkspur-8", ""])
    play.answers("land larkspur", "space larkspur-8")
    assert places(play) == ["larkspur-9", "larkspur-8", "larkspur-8"]


@pytest.mark.rule("Z-245")
def test_a_random_place_may_happen_to_be_the_one_of_choice() -> None:
    play = receiving("the_silent_watch", lots=Scenario(2).within("dragons_lair-4"))
    play.answers("space dragons_lair-4")
    assert places(play) == ["dragons_lair-4", "dragons_lair-4"]


@pytest.mark.rule("Z-246", "Z-244")
def test_one_random_place_may_be_a_place_that_the_task_names() -> None:
    harrowfield = TOWNS.index("harrowfield-1")
    play = receiving("winter_grain", lots=Scenario(2).picks(harrowfield, harrowfield, 0))
    assert places(play) == ["harrowfield-1", "harrowfield-1", "torwall-0"]


@pytest.mark.rule("Z-246")
def test_one_place_of_choice_may_be_a_place_that_the_task_names() -> None:
    play = receiving("harvest_feast")
    play.answers("space torwall-0", "space glendale-0")
    assert places(play) == ["torwall-0", "glendale-0", "torwall-0"]


@pytest.mark.parametrize(
    ("dead", "gone"),
    [
        ("glendale", "the_sealed_letter"),
        ("hamdrel", "blighted_fields"),
        ("edgewood", "the_elf_door"),
        ("meligar", "the_west_wind"),
        ("meadowshire", "whale_song"),
        ("melekok", "gifts_among_masters"),
    ],
)
def test_a_task_that_needs_a_dead_land_is_put_away_and_another_one_drawn(
    dead: str, gone: str
) -> None:
    play = receiving(gone, "the_apprentices_errand", lots=Scenario(2).dead(dead))
    assert play.tasks() == ["the_apprentices_errand"]
    assert play.table.task_discard == [gone]
    assert ("impossible_task", gone) in play.told()


def test_a_task_that_needs_more_towns_than_are_left_is_replaced() -> None:
    left = Scenario(2).dead("shrineheart", "harrowfield", "saltmarch", "ostermoor")
    play = receiving("the_bards_round", "the_ladys_way_home", lots=left.picks(1))
    assert (play.tasks(), places(play)[0]) == (["the_ladys_way_home"], "wendmere-2")


def test_a_sorcerer_gets_no_task_for_a_mentor_when_no_masters_land_is_left() -> None:
    left = Scenario(2).dead("megmoran", "melekok", "meligar")
    position = left.player(order="sorcerers", at="torwall-1").dice(1, 4)
    play = position.draws("the_apprentices_errand", "three_songs").start()
    play.answers("roll", "step torwall-0")
    assert play.tasks() == ["three_songs"]


def test_places_of_choice_and_of_lot_lie_on_living_lands() -> None:
    left = Scenario(2).dead("saltmarch", "wendmere")
    play = receiving("the_bards_round", lots=left)
    assert play.options == [f"space {town}" for town in (*TOWNS[:3], TOWNS[4])]
    play.answers("space torwall-0", "space harrowfield-1", "space ostermoor-6")


def test_a_random_space_of_the_map_on_a_dead_land_is_one_of_the_lair() -> None:
    lots = Scenario(2).dead("wendmere").randomly("wendmere").within("dragons_lair-7")
    play = receiving("the_sleepers_dream", lots=lots)
    assert places(play) == ["torwall-0", "dragons_lair-7", ""]


def with_ruktal(position: Scenario, *tasks: GivenTask | str) -> WizardsPlay:
    """A Druid visits Rüktal; the other player is a Druid too, who holds those Tasks."""
    play = position.player(order="druids", at="stone_2", tasks=tasks).dice(1).start()
    play.answers("roll", "step sacred_circle-0")
    return play


@pytest.mark.parametrize("card", TWO_LANDS)
def test_eleven_tasks_can_be_set_up_with_the_sacred_circle_and_the_lair_alone(card: str) -> None:
    left = lands_alive("sacred_circle", "dragons_lair").player(order="druids", at="stone_1")
    play = with_ruktal(left.draws(card))
    assert play.tasks() == [card]


def test_no_other_task_can_be_set_up_with_the_sacred_circle_and_the_lair_alone() -> None:
    left = lands_alive("sacred_circle", "dragons_lair").player(order="druids", at="stone_1")
    others = all_but(*TWO_LANDS)
    assert len(others) == 50 - 11
    play = with_ruktal(left.draws(*others, "the_apprentices_errand"))
    assert play.tasks() == ["the_apprentices_errand"]
    assert play.table.task_discard == others


def test_a_task_deck_that_runs_out_is_made_of_the_tasks_that_were_put_away() -> None:
    position = Scenario(2).player(order="druids", at="stone_1", tasks=[PARCEL])
    play = with_ruktal(position, *all_but(PARCEL.card))
    assert play.table.tasks == []
    play.answers("report the_apprentices_errand")
    assert [(task.card, task.mandatory) for task in play.player().tasks] == [(PARCEL.card, True)]
    assert (play.table.tasks, play.table.task_discard) == ([], [])


def test_a_task_that_can_be_set_up_is_found_among_those_that_cannot() -> None:
    left = lands_alive("sacred_circle", "dragons_lair")
    left.player(order="druids", at="stone_1", tasks=[PARCEL])
    play = with_ruktal(left, *(card for card in TWO_LANDS if card != PARCEL.card))
    play.answers("report the_apprentices_errand")
    assert play.tasks() == [PARCEL.card]
    assert len(play.table.task_discard) == 50 - 11


def test_there_may_be_no_task_left_to_give() -> None:
    position = Scenario(2).player(order="druids", at="stone_1", tasks=[PARCEL])
    play = with_ruktal(position, *all_but(PARCEL.card))
    play.answers("task")
    assert ("no_task", 0) in play.told()
    assert play.options == ["report the_apprentices_errand", "leave"]
