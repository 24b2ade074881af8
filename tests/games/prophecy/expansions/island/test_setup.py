"""Treasure Island is laid out."""

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.island.pieces import island_of
from fabletop.games.prophecy.invariants import all_cards
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.island.islanders import opened

BOX = open_box()
TREASURES = {name for name, item in BOX.items.items() if item.deck == "treasure"}
CHANCE = {"treasure_map", "treasure_maps"}


@pytest.mark.rule("W-003")
def test_the_island_has_twelve_fragments_ten_treasures_and_two_chance_cards() -> None:
    cards = set(all_cards(opened()))
    assert len(BOX.fragments) == 12
    assert set(BOX.fragments) <= cards
    assert len(TREASURES) == 10
    assert cards >= TREASURES
    assert cards >= CHANCE


@pytest.mark.rule("W-004")
def test_without_the_island_none_of_its_cards_and_not_its_space_is_in_the_game(
    scenario: type[Scenario],
) -> None:
    table = scenario(2, version="standard").start().table
    cards = set(all_cards(table))
    assert not cards & (set(BOX.fragments) | TREASURES | CHANCE)
    assert "treasure_island" not in table.box.board.ids


@pytest.mark.rule("W-012")
def test_after_the_characters_three_treasures_are_turned_up() -> None:
    table = opened()
    assert len(island_of(table).open) == 3
    assert len(island_of(table).treasures) == 7


@pytest.mark.rule("W-011", "W-013")
def test_both_decks_of_the_island_are_shuffled() -> None:
    islands = [island_of(table) for table in [opened(seed=seed) for seed in range(8)]]
    assert len({tuple(isle.open) for isle in islands}) > 1
    assert len({tuple(isle.fragments) for isle in islands}) > 1
    assert all(len(isle.fragments) == 12 for isle in islands)


@pytest.mark.rule("W-014")
def test_both_chance_cards_lie_in_the_shuffled_chance_deck() -> None:
    decks = [opened(seed=seed).chance_deck for seed in range(8)]
    assert all(deck.count(card) == 1 for deck in decks for card in CHANCE)
    assert len({deck.index("treasure_map") for deck in decks}) > 1


@pytest.mark.rule("W-189")
def test_at_random_no_treasure_is_turned_up() -> None:
    table = opened(treasures="random")
    assert island_of(table).open == []
    assert len(island_of(table).treasures) == 10


@pytest.mark.rule("W-196", "W-197")
@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_hunters_lay_out_two_treasures_more_than_they_are(seats: int, count: int) -> None:
    table = opened(seats, ending="treasure_hunters")
    assert len(island_of(table).open) == count
    assert island_of(table).treasures == []
    assert len(TREASURES & set(table.boxed)) == 10 - count


@pytest.mark.rule("W-206")
@pytest.mark.parametrize(("hunt", "count"), [("short", 3), ("long", 6)])
def test_a_longer_hunt_has_more_treasures(hunt: str, count: int) -> None:
    table = opened(2, ending="treasure_hunters", hunt=hunt)
    assert len(island_of(table).open) == count


@pytest.mark.rule("W-194", "W-195")
def test_hunters_face_guardians_without_artifacts() -> None:
    table = opened(3, ending="treasure_hunters")
    assert len(table.planes) == 5
    assert all(plane.lesser and plane.greater and not plane.artifacts for plane in table.planes)
    assert not set(BOX.artifacts) & set(all_cards(table))
    assert not any(table.box.board.world)
