"""Enchanted Kingdom 11 and 12: Potion of Resurrection, Jewel of the Ancients."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import SEVEN
from tests.games.seasons.seen import hands, sorcerers

# Potion of Resurrection


def test_potion_of_resurrection_offers_the_five_latest_discards() -> None:
    play = Scenario(2).sorcerer(play=["potion_of_resurrection"]).discarded(*SEVEN).start()
    play.answers("activate potion_of_resurrection")
    assert play.options == [f"keep {card}" for card in reversed(SEVEN[2:])]


@pytest.mark.rule("S-134")
def test_potion_of_resurrection_takes_one_card_and_puts_the_others_under_the_pile() -> None:
    play = Scenario(2).sorcerer(play=["potion_of_resurrection"]).discarded(*SEVEN).start()
    play.answers("activate potion_of_resurrection", "keep lewis_greyface", "under tree_of_light")
    play.answers("under staff_of_spring", "under crystal_orb")
    assert (play.sorcerer().hand, play.play()) == (["lewis_greyface"], [])
    under = ["divine_chalice", "crystal_orb", "staff_of_spring", "tree_of_light"]
    assert play.table.discard == [*under, *SEVEN[:2], "potion_of_resurrection"]


@pytest.mark.rule("T-99", "S-134")
def test_potion_of_resurrection_does_with_three_discards() -> None:
    play = Scenario(2).sorcerer(play=["potion_of_resurrection"]).discarded(*SEVEN[:3]).start()
    play.answers("activate potion_of_resurrection")
    assert len(play.options) == 3
    play.answers("keep amulet_of_air", "under purse_of_io")
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert play.table.discard == ["staff_of_spring", "purse_of_io", "potion_of_resurrection"]


def test_potion_of_resurrection_is_not_among_the_cards_it_finds() -> None:
    """I-084"""
    play = Scenario(2).sorcerer(play=["potion_of_resurrection"]).discarded("purse_of_io").start()
    play.answers("activate potion_of_resurrection")
    assert play.sorcerer().hand == ["purse_of_io"]
    assert play.table.discard == ["potion_of_resurrection"]


@pytest.mark.rule("S-133")
def test_potion_of_resurrection_shows_the_discards_to_its_owner_only() -> None:
    scenario = Scenario(2).sorcerer(play=["potion_of_resurrection"])
    play = scenario.discarded(*SEVEN[:3], known=0).start()
    play.answers("activate potion_of_resurrection")
    assert play.match.view(0).aside == SEVEN[2::-1]
    assert play.match.view(1).aside == ["?", "?", "?"]
    play.answers("keep amulet_of_air", "any_order")
    other = sorcerers(play.match, 1)[0]
    assert (other.hand, other.hand_size) == ([], 1)


@pytest.mark.rule("S-133")
def test_potion_of_resurrection_leaves_open_which_of_the_known_discards_was_taken() -> None:
    play = Scenario(2).sorcerer(play=["potion_of_resurrection"]).discarded(*SEVEN[:3]).start()
    play.answers("activate potion_of_resurrection", "keep amulet_of_air", "any_order")
    assert hands(play.match, 1)[0] == []
    assert [known >> 1 & 1 for known in play.table.discard_known] == [0, 0, 1]


@pytest.mark.rule("S-111")
def test_potion_of_resurrection_finds_nothing_in_an_empty_discard_pile_and_goes() -> None:
    """Fewer than five cards will do, even none."""
    play = Scenario(2).sorcerer(play=["potion_of_resurrection"]).start()
    play.answers("activate potion_of_resurrection")
    assert (play.question.kind, play.play(), play.sorcerer().hand) == ("turn", [], [])
    assert play.table.discard == ["potion_of_resurrection"]


@pytest.mark.rule("S-111", "S-124")
def test_potion_of_resurrection_may_be_shielded_although_it_finds_nothing() -> None:
    cards = ["potion_of_resurrection", "shield_of_zira", "heart_of_argos"]
    play = Scenario(2).sorcerer(play=cards).start()
    play.answers("activate potion_of_resurrection", "shield shield_of_zira")
    assert play.play() == ["potion_of_resurrection", "heart_of_argos"]
    assert (play.sorcerer().crystals, play.on("heart_of_argos")) == (10, {"earth": 1})
    assert (play.sorcerer().hand, play.table.discard) == ([], ["shield_of_zira"])


@pytest.mark.rule("S-155")
def test_potion_of_resurrection_that_finds_nothing_is_not_embraced() -> None:
    scenario = Scenario(2, enchantment="argoss_embrace")
    play = scenario.sorcerer(crystals=8, play=["potion_of_resurrection"]).start()
    play.answers("activate potion_of_resurrection")
    assert play.sorcerer().crystals == 8


# Jewel of the Ancients

JEWEL = "jewel_of_the_ancients"


def test_jewel_of_the_ancients_keeps_one_of_three_identical_tokens() -> None:
    play = Scenario(2).sorcerer(play=[JEWEL], reserve="4 fire 2 air").start()
    play.answers(f"activate {JEWEL} fire")
    assert (play.on(JEWEL), play.reserve()) == ({"fire": 1}, {"fire": 1, "air": 2})


@pytest.mark.rule("S-111")
def test_jewel_of_the_ancients_is_refused_without_three_identical_tokens() -> None:
    play = Scenario(2).sorcerer(play=[JEWEL], reserve="2 fire 2 air 2 water").start()
    assert play.refused()[f"activate {JEWEL}"] == ("three_alike", "S-111")


@pytest.mark.rule("S-110")
def test_jewel_of_the_ancients_takes_one_token_a_turn() -> None:
    play = Scenario(2).sorcerer(play=[JEWEL], reserve="6 fire").start()
    play.answers(f"activate {JEWEL} fire")
    assert play.refused()[f"activate {JEWEL}"] == ("turned", "S-110")


@pytest.mark.rule("S-076")
def test_jewel_of_the_ancients_may_be_paid_from_the_amulet_of_water() -> None:
    """I-001"""
    scenario = Scenario(2).sorcerer(
        play=[JEWEL, "amulet_of_water"], on={"amulet_of_water": "2 fire 1 air"}, reserve="2 fire"
    )
    play = scenario.start()
    play.answers(f"activate {JEWEL} fire", "pay fire amulet_of_water", "pay fire")
    play.answers("pay fire amulet_of_water")
    assert play.on(JEWEL) == {"fire": 1}
    assert (play.reserve(), play.on("amulet_of_water")) == ({"fire": 1}, {"air": 1})


def jewel_at_the_end(on: str, crystals: int) -> Scenario:
    scenario = Scenario(2).at(year=3, space=12, first=1).leftover("aa*.")
    return scenario.sorcerer(play=[JEWEL], on={JEWEL: on}, crystals=crystals)


@pytest.mark.rule("S-172", "T-107")
def test_jewel_of_the_ancients_brings_thirty_five_crystals_for_three_different_tokens() -> None:
    play = jewel_at_the_end("1 fire 1 water 1 air", 4).start(active=0)
    play.answers("end")
    assert (play.match.over, play.sorcerer().crystals) == (True, 39)


@pytest.mark.rule("S-172", "T-107")
def test_jewel_of_the_ancients_costs_ten_crystals_with_two_tokens() -> None:
    play = jewel_at_the_end("2 fire", 14).start(active=0)
    play.answers("end")
    assert (play.match.over, play.sorcerer().crystals) == (True, 4)


@pytest.mark.rule("S-175", "T-107")
def test_jewel_of_the_ancients_never_takes_the_crystals_below_nothing() -> None:
    """I-114"""
    play = jewel_at_the_end("", 4).start(active=0)
    play.answers("end")
    assert (play.match.over, play.sorcerer().crystals) == (True, 0)


@pytest.mark.rule("S-076")
def test_jewel_of_the_ancients_holds_tokens_that_nothing_spends_or_touches() -> None:
    """I-002"""
    scenario = (
        Scenario(2)
        .die("waT.")
        .sorcerer(
            play=[JEWEL, "potion_of_life"],
            on={JEWEL: "3 fire"},
            reserve="1 water",
            hand=["amulet_of_fire"],
        )
    )
    play = scenario.start()
    assert play.refused()["summon amulet_of_fire"] == ("energy", "S-102")
    assert [option for option in play.options if "transmute" in option] == [
        "transmute water 1",
        "bonus transmute",
    ]
    play.answers("activate potion_of_life")
    assert (play.sorcerer().crystals, play.on(JEWEL)) == (4, {"fire": 3})
