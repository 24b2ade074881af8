"""The cards of the expansions as data: complete, in both languages, with the numbers that the
rules name."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

import pytest

from fabletop.core.cards.decks import has_data, read_data
from fabletop.games.prophecy.box import DECKS, open_box
from fabletop.games.prophecy.help.library import library
from fabletop.games.prophecy.printed.cards import Ability, Card, Item
from fabletop.games.prophecy.printed.numbers import Bag
from fabletop.games.prophecy.printed.sets import PACKAGE, card_sets
from fabletop.games.prophecy.rules.places.market import selling_price
from fabletop.games.prophecy.words import ProphecyWords

GUILDS = ["forest_camp", "fortress", "magic_tower", "monastery", "thieves_guild"]

KINDS = {"animal", "humanoid", "undead", "demon"}

NEW_MOMENTS = {"round", "entering"}
"""When Treasures and a Spell of the Water Realm work, besides the moments of the base game."""

SAME_IN_FRENCH = ["race_troll"]

TOLD = {card.id: card for card in library(open_box())}


def cards(part: str, *decks: str) -> list[Card]:
    """What a part of the game adds to these decks."""
    return [card for deck, card in open_box().cards() if card.part == part and deck in decks]


def added() -> Iterator[Card]:
    return (card for _, card in open_box().cards() if card.part)


def items(part: str) -> list[Item]:
    return [item for item in open_box().items.values() if item.part == part]


def abilities(deck: str) -> list[Ability]:
    return [ability for ability in open_box().abilities.values() if ability.deck == deck]


def copies(found: list[Card]) -> int:
    """Cards, with as many copies as are printed."""
    return sum(getattr(card, "count", 1) for card in found)


def test_no_two_cards_have_the_same_id() -> None:
    names = [*DECKS, *(f"{part.name}/{deck}" for part in card_sets() for deck in DECKS)]
    read = [read_data(PACKAGE, name) for name in names if has_data(PACKAGE, name)]
    ids = Counter(card for deck in read for card in deck)
    assert [card for card, times in ids.items() if times > 1] == []


def test_every_card_of_an_expansion_speaks_both_languages() -> None:
    cards = [TOLD[card.id] for card in added()]
    assert [card.id for card in cards if card.names["en"] == card.names["fr"]] == SAME_IN_FRENCH
    for card in cards:
        assert "" not in (card.texts["en"], card.texts["fr"]), card.id
        assert card.texts["en"] != card.texts["fr"], card.id


def test_a_card_without_a_source_is_ours_and_says_so() -> None:
    assert any(not card.sources for card in added())
    for card in added():
        assert card.provenance in ("printed", "rulebook", "reconstructed"), card.id
        if card.provenance == "reconstructed":
            assert card.reconstructed, card.id
        if not card.sources:
            assert card.provenance == "reconstructed", card.id
            assert "name" in card.reconstructed, card.id
            assert TOLD[card.id].notes, card.id


@pytest.mark.rule("W-006")
def test_every_card_of_an_expansion_names_its_part_and_stays_out_of_the_basic_version() -> None:
    assert len(list(added())) == 141
    assert {card.part for card in added()} == {one.name for one in card_sets()}
    assert [card.id for card in added() if card.basic] == []


def test_the_new_cards_use_the_words_of_the_base_game() -> None:
    box = open_box()
    moments = {card.timing for card in box.items.values() if not card.part} | NEW_MOMENTS
    moments |= {card.timing for card in box.abilities.values() if not card.part}
    assert {item.timing for item in box.items.values()} <= moments
    assert {ability.timing for ability in box.abilities.values()} <= moments
    assert {foe.first for foe in box.foes.values()} == {"strength", "willpower"}
    assert {kind for foe in box.foes.values() for kind in foe.types} == KINDS


def test_who_has_willpower_alone_attacks_with_it() -> None:
    foes = [foe for foe in open_box().foes.values() if foe.part and foe.strength is None]
    alone = [foe for foe in foes if foe.willpower is not None]
    assert alone
    for foe in alone:
        assert foe.first == "willpower", foe.id


@pytest.mark.rule("W-003")
def test_treasure_island_has_twelve_fragments_two_chance_cards_and_ten_treasures() -> None:
    assert len(cards("island", "fragments")) == 12
    assert [card.id for card in cards("island", "chance")] == ["treasure_map", "treasure_maps"]
    assert [item.deck for item in items("island")] == ["treasure"] * 10
    assert "treasure_island" in open_box().board.index


@pytest.mark.rule("W-016", "W-019")
def test_there_is_one_map_fragment_for_each_forest_mountains_and_plains_space() -> None:
    box = open_box()
    wilderness = [
        space.id for space in box.board.spaces if space.terrain in ("forest", "mountains", "plains")
    ]
    assert len(wilderness) == 12
    assert sorted(card.space for card in box.fragments.values()) == sorted(wilderness)


def test_a_map_fragment_is_named_after_its_space() -> None:
    box = open_box()
    for card in box.fragments.values():
        for language, text in (("en", "Map Fragment: {}"), ("fr", "Fragment de carte : {}")):
            words = ProphecyWords(language)
            assert words.name(card.id) == text.format(words.name(card.space))


def test_treasure_map_brings_one_fragment_and_treasure_maps_two() -> None:
    chance = open_box().chance
    assert chance["treasure_map"].params.count == 1
    assert chance["treasure_maps"].params.count == 2


@pytest.mark.parametrize("card", ["treasure_map", "treasure_maps", "legends_of_the_deeps"])
def test_there_is_one_of_a_new_chance_card_in_every_composition_of_the_deck(card: str) -> None:
    number = open_box().chance[card].copies
    assert {getattr(number, one.name) for one in fields(number)} == {1}


@pytest.mark.rule("W-044", "W-050")
def test_a_treasure_costs_two_three_or_four_maps_and_is_worth_five_gold_for_each() -> None:
    assert Counter(item.maps for item in items("island")) == {2: 3, 3: 4, 4: 3}
    for item in items("island"):
        assert item.price == 5 * item.maps, item.id


@pytest.mark.rule("W-051")
def test_the_astral_mindstone_needs_three_maps_costs_15_gold_and_sells_for_8() -> None:
    stone = open_box().items["astral_mindstone"]
    assert (stone.maps, stone.price) == (3, 15)
    assert selling_price(open_box(), [], stone.id) == 8


@pytest.mark.rule("W-061", "W-065", "W-140")
@pytest.mark.parametrize(("realm", "negative", "positive"), [("water", 15, 13), ("dragon", 15, 12)])
def test_three_cards_of_each_colour_are_left_over_in_a_realm(
    realm: str, negative: int, positive: int
) -> None:
    box = open_box()
    holds = Counter(space.holds for space in box.board.spaces if space.world == realm)
    learned = [ability for ability in box.abilities.values() if ability.part == realm]
    found = cards(realm, "items", "opportunities")
    found += [ability for ability in learned if not ability.world]
    assert copies(cards(realm, "creatures", "obstacles")) == negative == holds["negative"] + 3
    assert copies(found) == positive == holds["positive"] + 3


def test_waterlore_abilities_belong_to_no_guild() -> None:
    assert [ability.id for ability in abilities("waterlore")] == [
        "summon_storm",
        "voice_of_the_deep",
        "dolphin_friend",
    ]
    for ability in [*abilities("waterlore"), *abilities("dragonlore")]:
        assert (ability.guild, ability.world) == ("", ""), ability.id


@pytest.mark.rule("W-067")
@pytest.mark.parametrize("deck", ["underwater", "dragonslayer", "cooperative"])
def test_a_deck_of_five_abilities_has_one_for_each_guild(deck: str) -> None:
    assert sorted(ability.guild for ability in abilities(deck)) == GUILDS


def test_abilities_for_a_realm_name_it_and_only_dragonslayers_spare_characters() -> None:
    assert {(card.world, card.creatures_only) for card in abilities("underwater")} == {
        ("water", False)
    }
    assert {(card.world, card.creatures_only) for card in abilities("dragonslayer")} == {
        ("dragon", True)
    }


@pytest.mark.parametrize(
    ("card", "realm"), [("legends_of_the_deeps", "water"), ("legends_of_dragons", "dragon")]
)
def test_legends_turn_up_two_cards_of_their_realm(card: str, realm: str) -> None:
    params = open_box().chance[card].params
    assert (params.realm, params.cards) == (realm, 2)


@pytest.mark.rule("W-089")
def test_the_smallest_bag_holds_three_bubbles_for_one_gold_and_larger_ones_cost_more() -> None:
    gate = open_box().gates["gate_to_the_water_realm"]
    assert gate.bags[0] == Bag(gold=1, bubbles=3)
    assert list(gate.bags) == sorted(gate.bags, key=lambda bag: (bag.gold, bag.bubbles))
    assert gate.gold == 0


def test_entering_the_dragon_realm_costs_three_gold_and_needs_no_bag() -> None:
    gate = open_box().gates["gate_to_the_dragon_realm"]
    assert (gate.gold, gate.bags) == (3, ())


def test_both_currents_and_the_drowned_sailors_carry_two_spaces_by_the_compass() -> None:
    box = open_box()
    assert box.obstacles["strong_current"].params.sweeps == 2
    assert box.obstacles["very_strong_current"].params.sweeps == 2
    assert box.creatures["drowned_sailors"].special.sweeps == 2
    compass = box.gates["gate_to_the_water_realm"].compass
    assert len(compass) == 6
    assert set(compass) == {"north", "east", "south", "west"}


def test_pearl_and_heart_each_give_one() -> None:
    prizes = open_box().prizes
    assert {name: prize.bonus for name, prize in prizes.items()} == {
        "pearl_of_the_abyss": 1,
        "dragon_heart": 1,
    }


@pytest.mark.rule("W-177")
def test_the_five_new_artifacts_count_from_one_to_five() -> None:
    numerals = {card.numeral: card.id for card in open_box().artifacts.values() if card.part}
    assert sorted(numerals) == [1, 2, 3, 4, 5]
    assert (numerals[1], numerals[2]) == ("bronze_steed", "royal_signet_ring")


def test_seven_common_and_eight_rare_items_are_new() -> None:
    assert Counter(item.deck for item in items("new") if item.deck != "artifact") == {
        "common": 7,
        "rare": 8,
    }


def test_an_astral_stone_names_kinds_of_items_that_there_are() -> None:
    box = open_box()
    kinds = {item.kind for item in box.items.values()} | {"weapon"}
    stones = [item for item in box.items.values() if item.kind == "stone"]
    assert len(stones) == 4
    for stone in stones:
        assert stone.stone, stone.id
        assert set(stone.stone) <= kinds, stone.id


def test_only_adjusting_gives_the_falchion_and_the_gauntlets_of_battle_a_bonus() -> None:
    adjustable = [item for item in open_box().items.values() if item.adjust]
    assert [item.id for item in adjustable] == ["falchion", "gauntlets_of_battle"]
    for item in adjustable:
        assert item.bonuses == ()
        assert item.adjusted > 0


def test_a_cooperative_ability_takes_the_place_of_one_of_its_guild() -> None:
    box = open_box()
    replacing = abilities("cooperative")
    assert replacing
    for ability in replacing:
        assert box.abilities[ability.replaces].guild == ability.guild
        assert not box.abilities[ability.replaces].part


def test_ten_race_cards_show_six_races() -> None:
    races = open_box().races
    assert len(races) == 6
    assert sum(race.count for race in races.values()) == 10
