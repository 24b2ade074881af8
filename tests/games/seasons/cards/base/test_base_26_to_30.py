"""Cards 26 to 30: Potion of Life, Hourglass of Time, Scepter of Greatness, Olaf's Blessed Statue,
Yjang's Forgotten Vase."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import ONE_EACH
from tests.games.seasons.cards.hoard import HOARD, ON_HOARD, hoard_is_whole


@pytest.mark.rule("S-083", "T-42")
@pytest.mark.parametrize(
    ("purses", "bonuses", "crystals"), [(0, 0, 28), (1, 0, 35), (0, 1, 35), (1, 1, 42)]
)
def test_potion_of_life_transmutes_the_whole_reserve_at_four_crystals_each(
    purses: int, bonuses: int, crystals: int
) -> None:
    """I-031, I-032: Purses and transmutation bonuses add a crystal to each energy."""
    scenario = Scenario(2).sorcerer(
        reserve="3 water 4 fire",
        play=["potion_of_life", "amulet_of_water", *["purse_of_io"] * purses],
        on={"amulet_of_water": "4 air"},
    )
    play = scenario.start()
    play.answers(*["bonus transmute"] * bonuses, "activate potion_of_life")
    assert (play.sorcerer().crystals, play.reserve()) == (crystals, {})
    assert play.on("amulet_of_water") == {"air": 4}
    assert play.table.discard == ["potion_of_life"]


@pytest.mark.rule("S-072", "S-076")
def test_potion_of_life_reaches_the_grimoire_but_no_cauldron_and_no_monolith() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="9 water", play=["potion_of_life", "bespelled_grimoire", *HOARD], on=ON_HOARD
    )
    play = scenario.start()
    play.answers("activate potion_of_life")
    assert (play.sorcerer().crystals, play.reserve()) == (36, {})
    assert hoard_is_whole(play)


@pytest.mark.rule("S-082")
def test_potion_of_life_gives_no_right_to_transmute_afterwards() -> None:
    """I-035: a ring or the bonus is needed for that."""
    scenario = Scenario(2).sorcerer(
        reserve="1 fire",
        play=["potion_of_life", "amulet_of_water"],
        on={"amulet_of_water": "1 earth"},
    )
    play = scenario.start()
    play.answers("activate potion_of_life")
    assert play.refused()["transmute earth 1"] == ("no_ring", "S-082")
    play.answers("bonus transmute", "transmute earth amulet_of_water 1")
    assert play.sorcerer().crystals == 4 + 3 + 1


@pytest.mark.rule("S-082")
def test_potion_of_life_with_a_ring_on_the_die_lets_the_owner_transmute_on() -> None:
    """I-035."""
    scenario = (
        Scenario(2)
        .die("waT.")
        .sorcerer(
            reserve="1 fire",
            play=["potion_of_life", "amulet_of_water"],
            on={"amulet_of_water": "1 earth"},
        )
    )
    play = scenario.start()
    play.answers("activate potion_of_life", "transmute earth amulet_of_water 1")
    assert play.sorcerer().crystals == 4 + 3


@pytest.mark.rule("S-141")
def test_hourglass_of_time_brings_an_energy_at_the_end_of_a_season() -> None:
    scenario = Scenario(2).at(space=3).leftover("ww*.").sorcerer(play=["hourglass_of_time"])
    play = scenario.start(active=1)
    play.answers("end")
    assert (play.table.space, play.question.kind, play.question.seat) == (4, "energy", 0)
    play.choose("fire")
    assert play.reserve() == {"fire": 1}


def test_hourglass_of_time_stays_quiet_while_the_season_lasts() -> None:
    scenario = Scenario(2).at(space=2).leftover("ww*.").sorcerer(play=["hourglass_of_time"])
    play = scenario.start(active=1)
    play.answers("end")
    assert (play.question.kind, play.reserve()) == ("take", {})


@pytest.mark.rule("S-141")
def test_hourglass_of_time_runs_at_once_when_an_opponent_turns_the_wheel() -> None:
    """I-070."""
    scenario = Scenario(2).at(space=3).sorcerer(hand=["temporal_boots"])
    play = scenario.sorcerer(reserve="1 air", play=["hourglass_of_time"]).start()
    play.answers("summon temporal_boots", "forward 3")
    assert play.question.seat == 1
    play.choose("earth")
    assert (play.reserve(1), play.question.seat) == ({"earth": 1, "air": 1}, 0)


def test_hourglass_of_time_costs_one_energy_of_each_kind() -> None:
    scenario = Scenario(2).sorcerer(reserve=f"1 water {ONE_EACH}", hand=["hourglass_of_time"])
    play = scenario.start()
    play.answers("summon hourglass_of_time")
    assert (play.play(), play.reserve()) == (["hourglass_of_time"], {"water": 1})


def test_scepter_of_greatness_brings_three_crystals_for_each_other_magic_item() -> None:
    scenario = Scenario(2).sorcerer(
        reserve=ONE_EACH,
        play=["purse_of_io", "kairn_the_destroyer", "die_of_malice"],
        hand=["scepter_of_greatness"],
    )
    play = scenario.start()
    play.answers("summon scepter_of_greatness")
    assert (play.sorcerer().crystals, play.reserve()) == (6, {})


def test_scepter_of_greatness_counts_another_scepter_but_not_itself() -> None:
    scenario = Scenario(2).sorcerer(
        reserve=ONE_EACH, play=["scepter_of_greatness"], hand=["scepter_of_greatness"]
    )
    play = scenario.start()
    play.answers("summon scepter_of_greatness")
    assert play.sorcerer().crystals == 3


def test_olafs_blessed_statue_brings_twenty_crystals() -> None:
    play = Scenario(2).sorcerer(reserve="3 water", hand=["olafs_blessed_statue"]).start()
    play.answers("summon olafs_blessed_statue")
    assert (play.sorcerer().crystals, play.reserve()) == (20, {})


@pytest.mark.rule("S-103")
def test_yjangs_forgotten_vase_brings_an_energy_before_the_card_has_its_effect() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="2 air", play=["yjangs_forgotten_vase"], hand=["amulet_of_air"]
    )
    play = scenario.start()
    play.answers("summon amulet_of_air")
    assert (play.question.kind, play.sorcerer().gauge) == ("energy", 5)
    play.choose("fire")
    assert (play.reserve(), play.sorcerer().gauge) == ({"fire": 1}, 7)


def test_yjangs_forgotten_vase_brings_nothing_for_itself_and_two_bring_two() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="2 water 2 earth 2 fire",
        hand=["yjangs_forgotten_vase", "yjangs_forgotten_vase", "die_of_malice"],
    )
    play = scenario.start()
    play.answers("summon yjangs_forgotten_vase")
    assert play.reserve() == {"water": 1, "earth": 1, "fire": 1}
    play.answers("summon yjangs_forgotten_vase", "gain air")
    assert play.reserve() == {"air": 1}
    play.answers("summon die_of_malice", "gain air", "gain air")
    assert play.reserve() == {"air": 3}


@pytest.mark.rule("S-071")
def test_yjangs_forgotten_vase_overfills_a_full_reserve_by_one() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="7 fire", play=["yjangs_forgotten_vase"], hand=["die_of_malice"]
    )
    play = scenario.start()
    play.answers("summon die_of_malice", "gain air", "drop fire")
    assert (play.reserve(), play.question.kind) == ({"fire": 6, "air": 1}, "turn")
