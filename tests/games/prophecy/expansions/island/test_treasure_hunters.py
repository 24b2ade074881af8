"""The Treasure Hunters: Fame instead of Artifacts."""

from dataclasses import replace

import pytest

from fabletop.core.errors import BadSetup
from fabletop.core.game import settle
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.island.pieces import explorer, keep
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import ISLAND, at_table, duellists, island

BESIDE = "mountains_by_fortress"
POUCH, SATCHEL, TOME, GRAIL = "magic_pouch", "astral_satchel", "tome_of_magic", "holy_grail"
"""For 2, 2, 3 and 4 Map Fragments."""


def hunt(
    scenario: type[Scenario], *treasures: str, maps: tuple[int, int] = (0, 0), players: int = 2
) -> Scenario:
    return (
        at_table(scenario, players, ending="treasure_hunters")
        .open_treasures(*treasures)
        .hero("paladin", at=ISLAND, maps=maps[0])
        .hero("mystic", at="monastery", maps=maps[1])
    )


def places(play: ProphecyPlay) -> tuple[int, ...]:
    result = play.match.result
    assert result is not None
    return result.places


@pytest.mark.rule("W-198")
@pytest.mark.parametrize(("card", "count"), [("treasure_map", 2), ("treasure_maps", 3)])
def test_a_map_card_brings_one_fragment_more(
    scenario: type[Scenario], card: str, count: int
) -> None:
    play = hunt(scenario, POUCH, TOME).top(card).start("chance")
    assert len(island(play).found) == count


def beats_a_guardian(scenario: type[Scenario]) -> ProphecyPlay:
    """The Paladin, with one Map Fragment, beats a Greater Guardian."""
    play = (
        at_table(scenario, ending="treasure_hunters")
        .open_treasures(POUCH, SATCHEL, TOME, GRAIL)
        .hero("paladin", at=BESIDE, health=8, maps=1, items=["scroll_of_teleportation"])
        .hero("mystic", at="monastery")
        .plane("fortress", greater="scaled_monster", beaten=True)
        .top("chance_tradesman", "chance_city_merchant")
        .dice(6, 1)
        .start()
    )
    play.answers("plane plane_fortress", "roll")
    return play


@pytest.mark.rule("W-199")
def test_a_beaten_greater_guardian_is_a_map_fragment(scenario: type[Scenario]) -> None:
    play = beats_a_guardian(scenario)
    assert len(explorer(play.hero()).maps) == 2
    assert "scaled_monster" in explorer(play.hero()).maps
    assert "scaled_monster" not in play.table.beaten
    assert not play.match.over


@pytest.mark.rule("W-199")
def test_a_guardian_spent_for_digging_leaves_the_game(scenario: type[Scenario]) -> None:
    play = beats_a_guardian(scenario)
    play.answers("end", "stay", "end", f"teleport {ISLAND}", f"dig {POUCH}")
    assert play.hero().items == [POUCH]
    assert "scaled_monster" in play.table.removed
    assert len(island(play).fragment_discard) == 1


@pytest.mark.rule("W-200")
def test_one_treasure_is_dug_up_and_the_others_remain(scenario: type[Scenario]) -> None:
    play = hunt(scenario, POUCH, SATCHEL, TOME, GRAIL, maps=(6, 0)).start("arrive")
    play.answers(f"dig {POUCH}")
    assert play.question.kind == "space"
    assert island(play).open == [SATCHEL, TOME, GRAIL]
    assert play.options == ["end"]
    assert play.refused()[f"dig {TOME}"] == ("once_a_turn", "W-047")


@pytest.mark.rule("W-200")
def test_who_stays_digs_again_in_the_next_turn(scenario: type[Scenario]) -> None:
    builder = hunt(scenario, POUCH, SATCHEL, TOME, GRAIL, maps=(4, 0))
    play = builder.top("chance_tradesman", "chance_city_merchant").start("arrive")
    play.answers(f"dig {POUCH}", "end", "stay", "end", "later", "stay")
    assert f"dig {SATCHEL}" in play.options


@pytest.mark.rule("W-201")
@pytest.mark.parametrize(("treasure", "fame"), [(POUCH, 2), (TOME, 3), (GRAIL, 4)])
def test_a_treasure_brings_as_much_fame_as_it_costs_fragments(
    scenario: type[Scenario], treasure: str, fame: int
) -> None:
    play = hunt(scenario, POUCH, SATCHEL, TOME, GRAIL, maps=(4, 0)).start("arrive")
    play.answers(f"dig {treasure}")
    assert explorer(play.hero()).fame == fame


@pytest.mark.rule("W-202")
def test_fame_outlasts_the_treasure(scenario: type[Scenario]) -> None:
    builder = hunt(scenario, POUCH, SATCHEL, TOME, GRAIL, maps=(2, 0))
    play = builder.top("chance_tradesman", "chance_city_merchant").start("arrive")
    play.answers(f"dig {POUCH}", "end", "stay", "end", "later", "sail city", f"sell {POUCH}")
    assert (play.hero().items, explorer(play.hero()).fame) == ([], 2)


@pytest.mark.rule("W-196")
def test_a_treasure_that_is_sold_does_not_come_back(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario, ending="treasure_hunters")
        .open_treasures(TOME, GRAIL)
        .hero("paladin", at="city", items=[POUCH])
        .start("arrive")
    )
    play.answers(f"sell {POUCH}")
    assert POUCH in play.table.removed


@pytest.mark.rule("W-203", "W-194")
def test_with_the_last_treasure_the_most_famous_hunter_wins(scenario: type[Scenario]) -> None:
    play = hunt(scenario, POUCH, maps=(2, 0)).start("arrive")
    keep(play.hero(1), replace(explorer(play.hero(1)), fame=1))
    play.answers(f"dig {POUCH}")
    assert play.match.over
    assert places(play) == (1, 2)
    result = play.match.result
    assert result is not None
    assert result.scores == (2, 1)


@pytest.mark.rule("W-203")
@pytest.mark.parametrize(("maps", "expected"), [((3, 3), (2, 1)), ((4, 1), (1, 2))])
def test_equal_fame_is_decided_by_unused_fragments(
    scenario: type[Scenario], maps: tuple[int, int], expected: tuple[int, int]
) -> None:
    play = hunt(scenario, POUCH, maps=maps).start("arrive")
    keep(play.hero(1), replace(explorer(play.hero(1)), fame=2))
    play.answers(f"dig {POUCH}")
    assert places(play) == expected


@pytest.mark.rule("W-204")
def test_the_hunt_ends_early_when_nobody_can_reach_the_leader(scenario: type[Scenario]) -> None:
    play = hunt(scenario, POUCH, GRAIL, maps=(4, 0)).start("arrive")
    play.answers(f"dig {GRAIL}")
    assert play.match.over
    assert play.table.ended_by == "fame"


@pytest.mark.rule("W-204")
def test_the_hunt_goes_on_while_somebody_can_draw_level(scenario: type[Scenario]) -> None:
    play = hunt(scenario, POUCH, SATCHEL, maps=(2, 0)).start("arrive")
    play.answers(f"dig {POUCH}")
    assert not play.match.over


@pytest.mark.rule("W-205")
@pytest.mark.parametrize("maps", ["declared", "aggressive"])
def test_hunters_fight_for_maps(scenario: type[Scenario], maps: str) -> None:
    play = duellists(scenario, ending="treasure_hunters", maps=maps, dice=(6, 1))
    play.answers("attack mystic maps" if maps == "declared" else "attack mystic", "roll")
    if maps == "aggressive":
        play.answers("take_map")
    assert [len(explorer(play.hero(seat)).maps) for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("W-194")
def test_hunters_play_on_the_main_board_alone() -> None:
    options = {"version": "standard", "island": "yes", "ending": "treasure_hunters"}
    with pytest.raises(BadSetup):
        settle(PROPHECY, {**options, "realms": "water"}, 2)
