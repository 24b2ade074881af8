"""Cards 1 to 5: the Amulets of Air, Fire, Earth and Water, Balance of Ishtar."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.seen import board

FOUR = ["kairn_the_destroyer", "staff_of_spring", "purse_of_io", "lewis_greyface"]


def test_amulet_of_air_raises_the_gauge_by_two_and_takes_one_slot_itself() -> None:
    play = Scenario(2).sorcerer(gauge=1, reserve="2 air 1 fire", hand=["amulet_of_air"]).start()
    play.answers("summon amulet_of_air")
    assert (play.sorcerer().gauge, play.play()) == (3, ["amulet_of_air"])
    assert play.reserve() == {"fire": 1}


@pytest.mark.rule("S-106")
@pytest.mark.parametrize("gauge", [14, 15])
def test_amulet_of_air_stops_at_fifteen(gauge: int) -> None:
    play = Scenario(2).sorcerer(gauge=gauge, reserve="2 air", hand=["amulet_of_air"]).start()
    play.answers("summon amulet_of_air")
    assert play.sorcerer().gauge == 15


@pytest.mark.rule("S-102")
def test_amulet_of_air_is_refused_with_a_single_air() -> None:
    play = Scenario(2).sorcerer(reserve="1 air 6 water", hand=["amulet_of_air"]).start()
    assert "summon amulet_of_air" not in play.options
    assert play.refused()["summon amulet_of_air"] == ("energy", "S-102")


def test_amulet_of_fire_draws_four_cards_keeps_one_and_discards_three() -> None:
    scenario = Scenario(2, pool="50").sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.top(*FOUR).start()
    play.answers("summon amulet_of_fire")
    assert play.options == [f"keep {card}" for card in FOUR]
    play.answers("keep purse_of_io")
    assert play.sorcerer().hand == ["purse_of_io"]
    assert play.table.discard == [card for card in FOUR if card != "purse_of_io"]
    assert (play.reserve(), play.play()) == ({}, ["amulet_of_fire"])


@pytest.mark.rule("S-133")
def test_amulet_of_fire_shows_its_four_cards_to_its_owner_only() -> None:
    scenario = Scenario(2, pool="50").sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.top(*FOUR).start()
    play.answers("summon amulet_of_fire")
    assert play.match.view(0).aside == FOUR
    assert play.match.view(1).aside == ["?"] * 4
    play.answers("keep purse_of_io")
    other = board(play, 0, by=1)
    assert (other.hand, other.hand_size) == ([], 1)


@pytest.mark.rule("S-135")
def test_amulet_of_fire_discards_the_other_cards_in_the_order_of_choice() -> None:
    scenario = Scenario(2).sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.top(*FOUR).start()
    play.answers("summon amulet_of_fire", "keep purse_of_io")
    play.answers("bury lewis_greyface", "bury kairn_the_destroyer")
    assert play.table.discard == ["lewis_greyface", "kairn_the_destroyer", "staff_of_spring"]


@pytest.mark.rule("S-131")
def test_amulet_of_fire_goes_on_with_a_new_pile_when_the_draw_pile_runs_out() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
        .only("kairn_the_destroyer", "staff_of_spring")
        .discarded("purse_of_io", "lewis_greyface", "runic_cube_of_eolis")
        .draws("kairn_the_destroyer", "staff_of_spring", "lewis_greyface", "purse_of_io")
        .start()
    )
    play.answers("summon amulet_of_fire", "keep lewis_greyface")
    assert play.table.deck == ["runic_cube_of_eolis"]
    assert play.table.discard == ["kairn_the_destroyer", "staff_of_spring", "purse_of_io"]


@pytest.mark.rule("S-132")
def test_amulet_of_fire_does_nothing_without_any_card_to_draw() -> None:
    scenario = Scenario(2, pool="50").sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.only().start()
    play.answers("summon amulet_of_fire")
    assert (play.question.kind, play.sorcerer().hand) == ("turn", [])


@pytest.mark.rule("S-155")
def test_amulet_of_fire_costs_five_crystals_once_under_argoss_embrace() -> None:
    scenario = Scenario(2, pool="50", enchantment="argoss_embrace")
    scenario.sorcerer(crystals=12, reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.top(*FOUR).start()
    play.answers("summon amulet_of_fire", "keep purse_of_io")
    assert (play.sorcerer().crystals, play.sorcerer().hand) == (7, ["purse_of_io"])


def test_amulet_of_earth_brings_nine_crystals() -> None:
    play = Scenario(2).sorcerer(crystals=4, reserve="3 earth", hand=["amulet_of_earth"]).start()
    play.answers("summon amulet_of_earth")
    assert (play.sorcerer().crystals, play.reserve()) == (13, {"earth": 1})


@pytest.mark.rule("S-076", "S-077")
def test_amulet_of_water_holds_four_energies_of_any_mix_outside_the_reserve() -> None:
    play = Scenario(2).sorcerer(reserve="2 water 5 fire", hand=["amulet_of_water"]).start()
    play.answers("summon amulet_of_water")
    play.choose("air", "air", "earth", "water")
    assert play.on("amulet_of_water") == {"water": 1, "earth": 1, "air": 2}
    assert play.reserve() == {"fire": 5}


@pytest.mark.rule("S-070", "S-076")
def test_amulet_of_water_takes_no_space_of_a_full_reserve() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="7 fire",
        play=["amulet_of_water"],
        on={"amulet_of_water": "2 water"},
        hand=["amulet_of_water"],
    )
    play = scenario.start()
    play.answers("summon amulet_of_water")
    play.choose("water", "water", "water", "water")
    assert play.on("amulet_of_water+") == {"water": 4}
    assert play.reserve() == {"fire": 7}
    assert play.question.kind == "turn"


@pytest.mark.rule("S-123")
def test_amulet_of_water_loses_its_energies_when_it_leaves_play() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 water 1 air",
        play=["amulet_of_water"],
        on={"amulet_of_water": "3 earth"},
        hand=["amsug_longneck"],
    )
    play = scenario.start()
    play.answers("summon amsug_longneck")
    assert (play.play(), play.reserve()) == (["amsug_longneck"], {})
    assert play.sorcerer().hand == ["amulet_of_water"]


@pytest.mark.rule("S-083", "S-111", "T-41")
def test_balance_of_ishtar_turns_three_alike_into_nine_crystals_without_a_ring() -> None:
    play = Scenario(2).sorcerer(reserve="3 fire 2 air", play=["balance_of_ishtar"]).start()
    assert not [option for option in play.options if option.startswith("transmute")]
    play.answers("activate balance_of_ishtar fire")
    assert (play.sorcerer().crystals, play.reserve()) == (9, {"air": 2})


def test_balance_of_ishtar_costs_two_crystals_and_works_in_the_same_turn() -> None:
    scenario = Scenario(2).sorcerer(crystals=2, reserve="3 air", hand=["balance_of_ishtar"])
    play = scenario.start()
    play.answers("summon balance_of_ishtar")
    assert play.sorcerer().crystals == 0
    play.answers("activate balance_of_ishtar air")
    assert play.sorcerer().crystals == 9


@pytest.mark.rule("S-084", "S-093", "T-41")
@pytest.mark.parametrize(
    ("purses", "bonuses", "enchantment", "crystals"),
    [
        (0, 0, "none", 9),
        (1, 0, "none", 12),
        (2, 0, "none", 15),
        (0, 1, "none", 12),
        (0, 2, "none", 15),
        (1, 1, "none", 15),
        (0, 0, "ios_bounty", 12),
        (1, 1, "ios_bounty", 18),
    ],
)
def test_balance_of_ishtar_earns_three_more_for_each_addition(
    purses: int, bonuses: int, enchantment: str, crystals: int
) -> None:
    """I-030 to I-033: what is added to each token counts three times."""
    scenario = Scenario(2, enchantment=enchantment)
    scenario.sorcerer(reserve="3 water", play=["balance_of_ishtar", *["purse_of_io"] * purses])
    play = scenario.start()
    play.answers(*["bonus transmute"] * bonuses, "activate balance_of_ishtar water")
    assert play.sorcerer().crystals == crystals


def test_balance_of_ishtar_takes_tokens_from_an_amulet_of_water() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="2 fire",
        play=["balance_of_ishtar", "amulet_of_water"],
        on={"amulet_of_water": "1 fire 3 air"},
    )
    play = scenario.start()
    assert "activate balance_of_ishtar air" in play.options
    play.answers("activate balance_of_ishtar fire", "pay fire", "pay fire")
    assert (play.sorcerer().crystals, play.reserve()) == (9, {})
    assert play.on("amulet_of_water") == {"air": 3}


@pytest.mark.rule("S-111")
def test_balance_of_ishtar_is_refused_without_three_alike() -> None:
    play = Scenario(2).sorcerer(reserve="2 fire 2 air 2 water", play=["balance_of_ishtar"]).start()
    assert play.refused()["activate balance_of_ishtar"] == ("three_alike", "S-111")
