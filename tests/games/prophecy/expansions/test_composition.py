"""Which cards a table is played with, part by part."""

import pytest

from fabletop.core.game import settle
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.answers import Chosen
from fabletop.games.prophecy.box import Box, open_box
from fabletop.games.prophecy.expansions.island.pieces import has_island
from fabletop.games.prophecy.invariants import all_cards
from fabletop.games.prophecy.state import Table

BOX = open_box()
NOTHING: Chosen = {}
TOGETHER = {"ending": "cooperative"}
EVERYTHING = {
    **{"island": "yes", "new_items": "yes", "new_adventures": "riddler", "artifacts": "ten"},
    **{"dragon_cards": "yes", "races": "yes"},
}


def new(options: Chosen = NOTHING, seats: int = 2) -> Table:
    settled = settle(PROPHECY, {"version": "standard", **options}, seats)
    return PROPHECY.new(settled, seats, 1)


def cards(options: Chosen = NOTHING, seats: int = 2) -> set[str]:
    return set(all_cards(new(options, seats)))


def parts(names: set[str], box: Box = BOX) -> set[str]:
    """The parts of the game that these cards belong to."""
    part_of = {card.id: card.part for _, card in box.cards()}
    return {part_of[name] for name in names} - {""}


@pytest.mark.rule("W-004", "W-057")
def test_without_parts_only_cards_of_the_base_game_are_in_the_decks() -> None:
    assert parts(cards()) == set()


@pytest.mark.rule("W-002")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"island": "yes"}, {"island"}),
        ({"realms": "water"}, {"water"}),
        ({"realms": "dragon"}, {"dragon"}),
        ({"realms": "both"}, {"water", "dragon"}),
        ({"new_items": "yes"}, {"new"}),
        ({"new_adventures": "yes"}, {"new"}),
        ({"artifacts": "new"}, {"new"}),
        ({"dragon_cards": "yes"}, {"lore"}),
        ({"races": "yes"}, {"races"}),
        (TOGETHER, {"cooperative"}),
        (EVERYTHING, {"island", "new", "lore", "races"}),
    ],
)
def test_every_part_brings_its_own_cards_and_no_others(
    options: dict[str, str], expected: set[str]
) -> None:
    assert parts(cards(options)) == expected


@pytest.mark.rule("W-006")
def test_every_card_that_a_part_adds_is_marked_with_the_part() -> None:
    base = cards()
    for name, part, number in (
        ("island", "island", 24),
        ("new_items", "new", 15),
        ("dragon_cards", "lore", 6),
        ("races", "races", 6),
    ):
        added = cards({name: "yes"}) - base
        assert [parts({card}) for card in added] == [{part}] * number


@pytest.mark.rule("W-004")
def test_without_the_island_there_is_neither_its_space_nor_its_deck() -> None:
    assert not has_island(new())
    assert "treasure_island" not in new().box.board.ids
    assert has_island(new({"island": "yes"}))
    assert "treasure_island" in new({"island": "yes"}).box.board.ids


@pytest.mark.rule("W-057")
def test_without_the_water_realm_its_gate_and_its_legends_are_out() -> None:
    away = {"gate_to_the_water_realm", "legends_of_the_deeps"}
    assert not cards() & away
    assert not cards({"realms": "dragon"}) & away
    assert away <= cards({"realms": "water"})


@pytest.mark.rule("W-007")
def test_new_items_and_new_adventures_are_chosen_each_for_itself() -> None:
    items, adventures = cards({"new_items": "yes"}), cards({"new_adventures": "yes"})
    assert "falchion" in items
    assert "beast" not in items
    assert "beast" in adventures
    assert "falchion" not in adventures


@pytest.mark.rule("W-008")
def test_the_mad_riddler_comes_only_when_he_is_asked_for() -> None:
    assert "mad_riddler" not in cards({"new_adventures": "yes"})
    assert "mad_riddler" in cards({"new_adventures": "riddler"})


@pytest.mark.rule("W-009")
def test_new_artifacts_are_in_play_by_the_choice_of_artifacts_alone() -> None:
    artifacts = set(BOX.artifacts)
    old = {name for name in artifacts if not BOX.artifacts[name].part}
    assert (len(old), len(artifacts)) == (5, 10)
    assert cards() & artifacts == old
    assert cards({"new_items": "yes", "new_adventures": "yes"}) & artifacts == old
    assert cards({"artifacts": "new"}) & artifacts == artifacts - old
    assert cards({"artifacts": "ten"}) & artifacts == artifacts


@pytest.mark.rule("W-224")
@pytest.mark.parametrize(
    "card",
    [
        *("scroll_of_entrancement", "doppelganger", "path_of_the_dead"),
        *("scroll_of_stealing", "scroll_of_decay"),
    ],
)
def test_cards_against_others_are_no_part_of_the_cooperative_game(card: str) -> None:
    assert card in cards(EVERYTHING)
    assert card not in cards({**EVERYTHING, **TOGETHER})


@pytest.mark.rule("W-229")
def test_of_the_two_chance_cards_of_the_island_friends_use_treasure_maps_alone() -> None:
    maps = {"treasure_map", "treasure_maps"}
    assert cards({"island": "yes"}) & maps == maps
    assert cards({"island": "yes", **TOGETHER}) & maps == {"treasure_maps"}
    assert len(new({"island": "yes", **TOGETHER}).chance_deck) == len(new(TOGETHER).chance_deck) + 1


REPLACED = {
    "power_handling": "spirit_of_mountain_paths",
    "shield_to_shield": "duelling",
    "miracle_of_healing": "miraculous_healing",
    "secret_hideouts": "thievery",
    "time_freeze": "time_loop",
}


@pytest.mark.rule("W-224")
@pytest.mark.parametrize(("ability", "replaced"), list(REPLACED.items()))
def test_an_ability_of_friends_takes_the_place_of_another_in_its_guild(
    ability: str, replaced: str
) -> None:
    alone, friends = new(), new(TOGETHER)
    guild = BOX.abilities[ability].guild
    assert replaced in alone.ability_decks[guild]
    assert ability not in alone.ability_decks[guild]
    assert ability in friends.ability_decks[guild]
    assert replaced not in friends.ability_decks[guild]
    assert len(friends.ability_decks[guild]) == len(alone.ability_decks[guild]) == 10


@pytest.mark.rule("W-226")
@pytest.mark.parametrize(
    "card", ["gifts_of_the_gods", "mad_riddler", "power_handling", "shield_to_shield"]
)
def test_what_needs_another_player_is_no_part_of_the_solo_game(card: str) -> None:
    assert card in cards({**EVERYTHING, **TOGETHER}, seats=2)
    assert card not in cards({**EVERYTHING, **TOGETHER}, seats=1)


def test_in_the_solo_game_what_would_have_been_replaced_for_nothing_stays() -> None:
    solo = cards(TOGETHER, seats=1)
    assert {"spirit_of_mountain_paths", "duelling"} <= solo
    assert not {"thievery", "time_loop", "miraculous_healing"} & solo
