"""Treasure Island, its maps and what heroes gain there, on the screen."""

import pytest

from fabletop.games.prophecy.expansions.island.pieces import Explorer, island_of, keep
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.cli.drawn import asked, ranked, table

BOTH = pytest.mark.parametrize("plain", [False, True])


def island(players: int = 2, **options: str) -> Scenario:
    return Scenario(players, cards=None, seed=0, version="standard", island="yes", **options)


@pytest.fixture
def dig() -> ProphecyPlay:
    """A digger on the Island, and a Map Fragment under an Adventure."""
    return (
        island(new_items="yes")
        .hero("scout", at="treasure_island", maps=2)
        .hero("druid", at="plains_by_city", maps=1)
        .lies("plains_by_city", "old_veteran")
        .open_treasures("holy_grail", "magic_pouch", "tome_of_wisdom")
        .start()
    )


@BOTH
def test_the_island_shows_what_can_be_dug_up_and_for_how_many_maps(
    dig: ProphecyPlay, plain: bool
) -> None:
    shown = table(dig, plain=plain).words
    assert "to dig up: Holy Grail (4 maps), Magic Pouch (2 maps), Tome of Wisdom (3 maps)" in shown
    assert "7 Treasures face down" in shown


def test_the_island_stands_below_the_ring_without_a_number(dig: ProphecyPlay) -> None:
    lines = table(dig).splitlines()
    last = next(number for number, line in enumerate(lines) if line.startswith("20 "))
    assert lines[last + 1].split()[:5] == ["A", "Treasure", "Island", "I", "≈"]
    assert "Treasure Island: island, port. Scout." in table(dig, plain=True)


@BOTH
def test_a_map_fragment_is_seen_in_its_space(plain: bool) -> None:
    play = island().map_at("forest_by_wilderness").start()
    assert "Map Fragment" in table(play, plain=plain).line("Forest by the Wilderness")


@BOTH
def test_map_fragments_are_counted(dig: ProphecyPlay, plain: bool) -> None:
    shown = table(dig, plain=plain).words
    assert "2 Map Fragments" in shown
    assert "1 Map Fragment" in shown


@BOTH
def test_what_lies_on_the_island_is_shown_between_the_answers(
    dig: ProphecyPlay, plain: bool
) -> None:
    assert "to dig up: Holy Grail" in asked(dig.answers("stay"), plain=plain).words


@BOTH
def test_only_the_digger_sees_what_was_drawn_at_random(plain: bool) -> None:
    play = (
        island(treasures="random")
        .hero("scout", at="treasure_island", maps=3)
        .top("holy_grail")
        .start()
    )
    island_of(play.table).drawn.append("holy_grail")
    assert "dug up so far: Holy Grail" in table(play, seat=0, plain=plain).words
    for other in (1, None):
        assert "dug up so far: ?" in table(play, seat=other, plain=plain).words


@BOTH
def test_a_battle_for_maps_says_so(plain: bool) -> None:
    play = (
        island()
        .hero("scout", at="plains_by_city", maps=1)
        .hero("druid", at="plains_by_city", maps=2)
        .start("attack")
    )
    shown = asked(play.answers("attack druid maps", "by_strength"), plain=plain)
    assert "Battle of Strength, for a Map Fragment" in shown


@BOTH
def test_stones_and_settings_are_told_with_their_items(plain: bool) -> None:
    play = (
        island(new_items="yes")
        .hero(
            "scout",
            items=["sword", "falchion"],
            stones={"sword": "astral_lawstone"},
            adjusted={"falchion": "undead"},
        )
        .start()
    )
    shown = table(play, plain=plain).words
    assert "Items: Sword (Astral Lawstone), Falchion (against undead)" in shown


@BOTH
def test_what_the_crystal_ball_foretells_stands_with_the_hero(plain: bool) -> None:
    play = island().hero("scout", items=["crystal_ball_of_fate"]).start()
    keep(play.hero(), Explorer(foretold=(5, 2)))
    assert "own die 5, opponent’s die 2" in table(play, plain=plain).words


def test_treasure_hunters_are_ranked_by_fame() -> None:
    play = island(ending="treasure_hunters").hero("scout").hero("druid").start()
    keep(play.hero(), Explorer(fame=4))
    assert "Fame 4" in table(play)
    assert "Lesser > Greater Guardian;" in table(play), "there are no Artifacts"
    play.table.ended_by, play.table.phase = "fame", "over"
    assert "Fame" in ranked(play)
    assert "Ann, Scout, Fame 4." in ranked(play, plain=True)


@pytest.mark.parametrize("columns", [80, 100, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_island_fits_the_screen(dig: ProphecyPlay, language: str, columns: int) -> None:
    assert "7" in table(dig, language=language, columns=columns)


@BOTH
def test_who_digs_for_more_is_told_what_is_dug_up_already(plain: bool) -> None:
    play = (
        island()
        .hero("scout", at="treasure_island", maps=6)
        .hero("druid", at="village")
        .open_treasures("holy_grail", "magic_pouch", "tome_of_wisdom")
        .start()
    )
    shown = asked(play.answers("stay", "dig magic_pouch"), plain=plain)
    assert "You dig up Magic Pouch. What else?" in shown
    assert "Dig for nothing more" in shown
