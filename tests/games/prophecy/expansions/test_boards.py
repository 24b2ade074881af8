"""What lies on the table: the boards, where the Ability decks are, the decks of the Water Realm."""

from collections import Counter

import pytest

from fabletop.core.game import settle
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import NOBODY, Table


def laid(seats: int = 2, **options: str) -> Table:
    """The table before the characters are chosen."""
    chosen = settle(PROPHECY, {"version": "standard", **options}, seats)
    table = PROPHECY.new(chosen, seats, 1)
    PROPHECY.step(table)
    return table


def seen(**options: str) -> ProphecyView:
    return PROPHECY.view(laid(2, **options), 0)


@pytest.mark.rule("W-001")
@pytest.mark.parametrize(
    ("realms", "worlds"), [("water", {"water"}), ("both", {"water", "dragon"})]
)
def test_the_water_realm_needs_no_dragon_realm_and_goes_with_it(
    realms: str, worlds: set[str]
) -> None:
    table = laid(realms=realms)
    assert set(table.realms) == worlds
    assert set(table.box.board.world) == {"", *worlds}


@pytest.mark.rule("W-010", "W-053")
@pytest.mark.parametrize(
    ("options", "board"),
    [
        ({}, False),
        ({"ability_board": "yes"}, True),
        ({"island": "yes"}, True),
        ({"realms": "water"}, False),
    ],
)
def test_the_ability_board_is_laid_for_the_island_or_at_will(
    options: dict[str, str], board: bool
) -> None:
    assert seen(**options).ability_board is board


@pytest.mark.rule("W-052")
def test_the_ability_board_holds_the_shuffled_decks_of_the_five_guilds() -> None:
    shown = seen(ability_board="yes")
    assert shown.ability_decks == dict.fromkeys(
        ("fortress", "thieves_guild", "magic_tower", "forest_camp", "monastery"), 10
    )
    decks = laid(ability_board="yes").ability_decks
    assert decks != PROPHECY.new(settle(PROPHECY, {"version": "standard"}, 2), 2, 1).ability_decks


@pytest.mark.rule("W-055")
def test_without_the_ability_board_the_underwater_abilities_lie_with_their_realm() -> None:
    shown = seen(realms="water")
    assert shown.ability_board is False
    realm = shown.realms["water"]
    assert realm.abilities == 5


@pytest.mark.rule("W-056")
def test_the_water_realm_takes_the_place_of_one_plane_behind_a_gate() -> None:
    table = laid(realms="water")
    gates = [plane for plane in table.planes if plane.lesser in table.box.gates]
    assert [gate.lesser for gate in gates] == ["gate_to_the_water_realm"]
    assert table.realms["water"].gate == NOBODY
    play = Scenario(2, version="standard", realms="water").gate("fortress", "water").start()
    opened = play.table.planes[play.table.box.board.plane_index["plane_fortress"]]
    assert (opened.lesser, opened.greater, opened.artifacts) == (
        "gate_to_the_water_realm",
        "",
        (),
    )


@pytest.mark.rule("W-059")
def test_the_plane_of_the_water_realm_lies_beside_the_palace() -> None:
    board = laid(realms="water").box.board
    assert board.planes[board.plane_index["plane_water"]].adjacent == ("wr_d6",)
    assert board.terrain[board.index["wr_d6"]] == "palace"


@pytest.mark.rule("W-059")
def test_in_the_game_for_his_throne_the_lord_himself_lies_in_the_palace() -> None:
    table = laid(realms="water", ending="lord_of_the_sea")
    assert table.adventures[table.realms["water"].goal] == ["lord_of_the_sea"]
    assert not table.planes[table.realms["water"].plane].greater


@pytest.mark.rule("W-063")
def test_the_water_realm_has_positive_and_negative_cards_pearls_and_abilities() -> None:
    table = laid(seats=3, realms="water")
    realm, board = table.realms["water"], table.box.board
    kinds = Counter(
        space.holds
        for number, space in enumerate(board.spaces)
        if space.world == "water" and table.face_down[number]
    )
    assert kinds == {"positive": 10, "negative": 12}
    assert (realm.prizes, len(realm.abilities)) == (3, 5)


@pytest.mark.rule("W-090")
def test_bubbles_that_can_be_used_are_told_apart_from_used_ones() -> None:
    play = (
        Scenario(2, version="standard", realms="water")
        .gate("fortress", "water")
        .hero("paladin", at="wr_a1", bubbles=4, spent_bubbles=2)
        .start()
    )
    hero = PROPHECY.view(play.table, 0).heroes[0]
    assert (hero.bubbles, hero.spent_bubbles) == (4, 2)
