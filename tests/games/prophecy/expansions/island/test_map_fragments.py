"""Map Fragments on the board, and how heroes collect them."""

from collections import Counter
from typing import Unpack

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.island.pieces import explorer, keep_maps
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.heroes import Outfit
from tests.games.prophecy.expansions.island.islanders import FIELD, at_table, island

PLAINS, FOREST = "map_fragment_plains_4", "map_fragment_forest_1"
"""The Fragments of FIELD and of another space."""
WOOD = "forest_by_wilderness"


def draws(scenario: type[Scenario], card: str, *fragments: str) -> ProphecyPlay:
    """The Paladin draws a Chance card; these Fragments come first."""
    return at_table(scenario).hero("paladin", at="city").top(card).top(*fragments).start("chance")


@pytest.mark.rule("W-015")
def test_a_treasure_map_puts_the_top_fragment_on_the_space_that_it_names(
    scenario: type[Scenario],
) -> None:
    play = draws(scenario, "treasure_map", PLAINS, FOREST)
    assert island(play).found == {FIELD: PLAINS}
    assert len(island(play).fragments) == 11
    assert ("map_appears", FIELD) in play.told()


@pytest.mark.rule("W-022")
def test_treasure_maps_bring_two_fragments(scenario: type[Scenario]) -> None:
    play = draws(scenario, "treasure_maps", PLAINS, FOREST)
    assert island(play).found == {FIELD: PLAINS, WOOD: FOREST}


@pytest.mark.rule("W-016", "W-019")
def test_there_is_one_fragment_for_each_space_of_the_wilderness() -> None:
    box = open_box()
    named = Counter(fragment.space for fragment in box.fragments.values())
    wild = [
        space.id
        for space in box.board.spaces[: box.board.size]
        if space.terrain in ("forest", "mountains", "plains")
    ]
    assert named == Counter(wild)


@pytest.mark.rule("W-017", "W-018")
def test_a_fragment_lies_beneath_two_adventures_in_sight_of_all(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="city")
        .lies(FIELD, "bear")
        .face_down(FIELD, "rat")
        .top("treasure_map", PLAINS)
        .start("chance")
    )
    view = play.match.view(1)
    assert view.island is not None
    assert view.island.found == {FIELD: PLAINS}
    assert play.lying(FIELD) == ["bear"]


@pytest.mark.rule("W-018")
def test_a_space_with_a_fragment_still_takes_an_adventure_card(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .map_at(FIELD)
        .hero("paladin", at="city")
        .top("chance_plains", "bear")
        .start("chance")
    )
    assert len(play.lying(FIELD)) == 1
    assert FIELD in island(play).found


def used_up(scenario: type[Scenario], *, discarded: int) -> ProphecyPlay:
    """No Fragment is left in the deck; some were discarded, the others are owned."""
    builder = at_table(scenario).hero("paladin", at="city", maps=12).top("treasure_map")
    play = builder.start("move")
    isle, hero = island(play), play.hero()
    owned = explorer(hero).maps
    left = len(owned) - discarded
    isle.fragment_discard = [*owned[left:]]
    keep_maps(hero, owned[:left])
    play.answers("walk monastery")
    return play


@pytest.mark.rule("W-020")
def test_an_empty_deck_is_rebuilt_from_the_discarded_fragments(scenario: type[Scenario]) -> None:
    play = used_up(scenario, discarded=3)
    play.answers("end")
    assert len(island(play).found) == 1
    assert len(island(play).fragments) == 2
    assert island(play).fragment_discard == []


@pytest.mark.rule("W-021")
def test_with_all_fragments_in_play_the_chance_card_does_nothing(scenario: type[Scenario]) -> None:
    play = used_up(scenario, discarded=0)
    play.answers("end")
    assert ("chance", 1, "treasure_map") in play.told()
    assert island(play).found == {}
    assert (play.question.seat, play.question.kind) == (1, "move")


def finder(scenario: type[Scenario], *lying: str, **hero: Unpack[Outfit]) -> Scenario:
    """The Paladin in a space with a Fragment, beneath these cards."""
    return at_table(scenario).map_at(FIELD).hero("paladin", at=FIELD, **hero).lies(FIELD, *lying)


@pytest.mark.rule("W-023")
@pytest.mark.parametrize("way", ["walk plains_by_city", "stay"])
def test_who_comes_or_stays_collects_a_fragment_where_no_adventure_is_left(
    scenario: type[Scenario], way: str
) -> None:
    start = FIELD if way == "stay" else "city"
    play = at_table(scenario).map_at(FIELD).hero("paladin", at=start).start()
    play.answers(way)
    assert play.options == ["collect", "end"]
    play.answers("collect")
    assert explorer(play.hero()).maps == (PLAINS,)
    assert island(play).found == {}
    assert play.options == ["end"]


@pytest.mark.rule("W-024")
def test_a_creature_must_be_beaten_first(scenario: type[Scenario]) -> None:
    play = finder(scenario, "rat").dice(6, 1).start("arrive")
    play.answers("roll")
    assert "collect" in play.options


@pytest.mark.rule("W-023", "W-024")
def test_beneath_an_opportunity_the_fragment_is_refused_until_it_is_used(
    scenario: type[Scenario],
) -> None:
    play = finder(scenario, "enchanted_flower", health=3, wounds=1).start("arrive")
    assert "collect" not in play.options
    assert play.refused()["collect"] == ("adventures_left", "W-023")
    play.answers("use enchanted_flower")
    assert "collect" in play.options


@pytest.mark.rule("W-025", "W-026")
@pytest.mark.parametrize("card", ["enchanted_flower", "collector"])
def test_an_opportunity_that_is_of_no_use_blocks_the_fragment(
    scenario: type[Scenario], card: str
) -> None:
    play = finder(scenario, card).start("arrive")
    assert play.options == ["end"]
    assert play.refused()["collect"] == ("adventures_left", "W-023")


@pytest.mark.rule("W-026")
def test_the_cleansing_fire_blocks_the_fragment_until_health_is_given(
    scenario: type[Scenario],
) -> None:
    play = finder(scenario, "cleansing_fire").start("arrive")
    assert play.options == ["use cleansing_fire", "end"]


@pytest.mark.rule("W-023")
def test_a_card_face_down_blocks_the_fragment_once_it_is_turned_up(
    scenario: type[Scenario],
) -> None:
    play = finder(scenario, "rat").face_down(FIELD, "collector").dice(6, 1).start("arrive")
    play.answers("roll")
    assert play.lying(FIELD) == ["collector"]
    assert "collect" not in play.options


@pytest.mark.rule("W-027")
def test_stealth_does_not_help_to_the_fragment(scenario: type[Scenario]) -> None:
    play = finder(scenario, "bear", abilities=["stealth"]).start("arrive")
    assert play.question.kind == "space"
    assert play.options == ["meet"]
    assert play.refused()["collect"] == ("adventures_left", "W-023")


@pytest.mark.rule("W-028")
def test_everybody_sees_how_many_fragments_a_hero_has(scenario: type[Scenario]) -> None:
    play = at_table(scenario).hero("paladin", maps=2).hero("mystic").start()
    heroes = play.match.view(1).heroes
    assert isinstance(heroes, list)
    assert heroes[0].maps == 2


@pytest.mark.rule("W-029")
def test_fragments_are_no_items_and_have_no_limit(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", maps=9)
        .hero("mystic", at="monastery")
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("end")
    assert (play.question.seat, play.question.kind) == (1, "move")
    assert len(explorer(play.hero()).maps) == 9
    assert play.hero().items == []
