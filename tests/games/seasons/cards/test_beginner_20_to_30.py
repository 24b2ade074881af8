"""Cards 20 to 30: Hand of Fortune, Lewis Greyface, the potions, and more up to the Vase."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.hoard import HOARD, ON_HOARD, hoard_is_whole

ONE_EACH = "1 water 1 earth 1 fire 1 air"


@pytest.mark.rule("S-102", "S-103")
def test_hand_of_fortune_costs_three_energies_and_three_crystals() -> None:
    scenario = Scenario(2).sorcerer(
        crystals=4, reserve="1 earth 1 fire 1 air", hand=["hand_of_fortune"]
    )
    play = scenario.start()
    play.answers("summon hand_of_fortune")
    assert (play.sorcerer().crystals, play.reserve()) == (1, {})


@pytest.mark.rule("T-51")
@pytest.mark.parametrize(
    ("card", "reserve", "crystals", "left"),
    [
        ("amulet_of_air", "1 air", 0, {}),
        ("mesodaes_lantern", "3 water 2 air", 0, {}),
        ("shield_of_zira", "2 air", 0, {"air": 1}),
        ("runic_cube_of_eolis", "2 air", 20, {"air": 2}),
        ("temporal_boots", "2 air", 0, {"air": 2}),
    ],
)
def test_hand_of_fortune_saves_one_energy_but_leaves_one_to_pay(
    card: str, reserve: str, crystals: int, left: dict[str, int]
) -> None:
    """I-021."""
    scenario = Scenario(2).sorcerer(
        crystals=crystals, reserve=reserve, play=["hand_of_fortune"], hand=[card]
    )
    play = scenario.start()
    play.answers(f"summon {card}")
    assert card in play.play()
    assert play.sorcerer().crystals == 0
    assert play.reserve() == left


def test_hand_of_fortune_saves_the_energy_of_its_owners_choice() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 fire 1 air", play=["hand_of_fortune"], hand=["purse_of_io"]
    )
    play = scenario.start()
    play.answers("summon purse_of_io")
    assert play.options == ["pay fire", "pay air"]
    play.answers("pay air")
    assert (play.play(), play.reserve()) == (["hand_of_fortune", "purse_of_io"], {"fire": 1})


def test_hand_of_fortune_twice_saves_two_but_never_the_last_energy() -> None:
    hands = ["hand_of_fortune", "hand_of_fortune"]
    play = Scenario(2).sorcerer(reserve="3 air", play=hands, hand=["kairn_the_destroyer"]).start()
    play.answers("summon kairn_the_destroyer")
    assert play.reserve() == {"air": 2}
    play = Scenario(2).sorcerer(reserve="3 air", play=hands, hand=["amulet_of_air"]).start()
    play.answers("summon amulet_of_air")
    assert play.reserve() == {"air": 2}


@pytest.mark.rule("S-154")
def test_hand_of_fortune_may_save_the_token_of_nature_spirit() -> None:
    """I-022."""
    scenario = Scenario(2, enchantment="nature_spirit")
    scenario.sorcerer(reserve="2 air", play=["hand_of_fortune"], hand=["amulet_of_air"])
    play = scenario.start()
    play.answers("summon amulet_of_air")
    assert (play.play(), play.reserve()) == (["hand_of_fortune", "amulet_of_air"], {})


@pytest.mark.rule("S-111")
def test_hand_of_fortune_leaves_the_costs_of_activations_alone() -> None:
    """I-023: four energies for the Orb, one for Kairn, three for the Balance."""
    items = ["hand_of_fortune", "balance_of_ishtar", "kairn_the_destroyer", "crystal_orb"]
    play = Scenario(2).sorcerer(reserve="2 air 1 fire", play=items).start()
    assert play.refused()["activate balance_of_ishtar"] == ("three_alike", "S-111")
    play.answers("activate crystal_orb look", "leave")
    assert (play.play(), play.reserve()) == (items, {"fire": 1, "air": 2})
    play.answers("activate kairn_the_destroyer", "pay fire")
    assert play.reserve() == {"air": 2}


def test_hand_of_fortune_is_refused_with_two_crystals() -> None:
    scenario = Scenario(2).sorcerer(
        crystals=2, reserve="1 earth 1 fire 1 air", hand=["hand_of_fortune"]
    )
    play = scenario.start()
    assert play.refused()["summon hand_of_fortune"] == ("crystals", "S-104")


@pytest.mark.rule("S-071", "S-076", "T-24")
def test_lewis_greyface_copies_a_reserve_but_not_the_energies_on_cards() -> None:
    scenario = Scenario(3)
    scenario.sorcerer(reserve="1 fire 1 air 4 earth", hand=["lewis_greyface"])
    scenario.sorcerer(
        reserve="3 water 2 fire", play=["amulet_of_water"], on={"amulet_of_water": "4 air"}
    )
    play = scenario.start()
    play.answers("summon lewis_greyface")
    assert play.options == ["copy 1", "copy 2"]
    play.answers("copy 1")
    assert play.reserve() == {"water": 3, "earth": 4, "fire": 2}
    play.answers("drop earth", "drop earth")
    assert play.reserve() == {"water": 3, "earth": 2, "fire": 2}
    assert (play.reserve(1), play.on("amulet_of_water", 1)) == (
        {"water": 3, "fire": 2},
        {"air": 4},
    )


@pytest.mark.rule("S-072", "S-076")
def test_lewis_greyface_copies_the_grimoire_but_no_cauldron_and_no_monolith() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 fire 1 air", play=["bespelled_grimoire"], hand=["lewis_greyface"]
    )
    scenario.sorcerer(reserve="9 water", play=["bespelled_grimoire", *HOARD], on=ON_HOARD)
    play = scenario.start()
    play.answers("summon lewis_greyface")
    assert (play.reserve(), play.reserve(1)) == ({"water": 9}, {"water": 9})
    assert hoard_is_whole(play, 1)


def test_runic_cube_of_eolis_costs_twenty_crystals_for_thirty_prestige() -> None:
    scenario = Scenario(2).at(year=3, space=12).sorcerer(crystals=21, hand=["runic_cube_of_eolis"])
    play = scenario.start()
    play.answers("summon runic_cube_of_eolis")
    assert play.sorcerer().crystals == 1
    play.answers("end", "end")
    assert play.match.result is not None
    assert play.match.result.scores[0] == 31


@pytest.mark.rule("S-104")
def test_runic_cube_of_eolis_is_refused_with_nineteen_crystals() -> None:
    play = Scenario(2).sorcerer(crystals=19, hand=["runic_cube_of_eolis"]).start()
    assert play.refused()["summon runic_cube_of_eolis"] == ("crystals", "S-104")


@pytest.mark.rule("S-109", "S-120")
def test_potion_of_power_draws_a_card_and_raises_the_gauge_by_two() -> None:
    scenario = Scenario(2).sorcerer(gauge=1, play=["potion_of_power"]).top("purse_of_io")
    play = scenario.start()
    play.answers("activate potion_of_power")
    assert (play.sorcerer().hand, play.sorcerer().gauge) == (["purse_of_io"], 3)
    assert (play.play(), play.table.discard) == ([], ["potion_of_power"])
    assert play.question.kind == "turn"


@pytest.mark.rule("S-106")
def test_potion_of_power_stops_at_fifteen_and_still_draws() -> None:
    play = Scenario(2).sorcerer(gauge=15, play=["potion_of_power"]).top("purse_of_io").start()
    play.answers("activate potion_of_power")
    assert (play.sorcerer().hand, play.sorcerer().gauge) == (["purse_of_io"], 15)


def test_potion_of_power_costs_two_fire_and_may_be_drunk_at_once() -> None:
    play = Scenario(2).sorcerer(gauge=1, reserve="2 fire", hand=["potion_of_power"]).start()
    play.answers("summon potion_of_power", "activate potion_of_power")
    assert (play.sorcerer().gauge, len(play.sorcerer().hand), play.reserve()) == (3, 1, {})


@pytest.mark.rule("S-105")
def test_potion_of_dreams_puts_a_card_from_hand_into_play_for_the_whole_reserve() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="3 fire 2 air",
        play=["potion_of_dreams"],
        hand=["olafs_blessed_statue", "purse_of_io"],
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.options == ["put olafs_blessed_statue", "put purse_of_io"]
    play.answers("put olafs_blessed_statue")
    assert (play.play(), play.sorcerer().crystals) == (["olafs_blessed_statue"], 20)
    assert (play.reserve(), play.table.discard) == ({}, ["potion_of_dreams"])
    assert play.sorcerer().hand == ["purse_of_io"]


def test_potion_of_dreams_works_with_an_empty_reserve_and_for_any_price() -> None:
    """I-016: even for the 20 crystals of the Runic Cube."""
    scenario = Scenario(2).sorcerer(play=["potion_of_dreams"], hand=["runic_cube_of_eolis"])
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.play() == ["runic_cube_of_eolis"]


@pytest.mark.rule("S-072", "S-076")
def test_potion_of_dreams_empties_the_grimoire_but_not_the_energies_on_cards() -> None:
    scenario = Scenario(2).sorcerer(
        gauge=6,
        reserve="9 water",
        play=["potion_of_dreams", "bespelled_grimoire", *HOARD],
        on=ON_HOARD,
        hand=["purse_of_io"],
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert "purse_of_io" in play.play()
    assert play.reserve() == {}
    assert hoard_is_whole(play)


@pytest.mark.rule("S-109")
def test_potion_of_dreams_makes_its_own_slot_free() -> None:
    """I-093."""
    scenario = Scenario(2).sorcerer(gauge=1, play=["potion_of_dreams"], hand=["purse_of_io"])
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.play() == ["purse_of_io"]


@pytest.mark.rule("S-105", "S-107")
def test_potion_of_dreams_is_refused_when_the_gauge_is_exceeded_even_without_it() -> None:
    scenario = Scenario(2).sorcerer(
        gauge=1, play=["potion_of_dreams", "staff_of_spring"], hand=["purse_of_io"]
    )
    play = scenario.start()
    assert play.refused()["activate potion_of_dreams"] == ("nothing_to_dream", "S-111")


@pytest.mark.rule("S-111")
@pytest.mark.parametrize("hand", [[], ["mesodaes_lantern"]])
def test_potion_of_dreams_is_refused_without_a_card_that_it_can_put_into_play(
    hand: list[str],
) -> None:
    """I-016: never Mesodae's Lantern."""
    play = Scenario(2).sorcerer(play=["potion_of_dreams"], hand=hand).start()
    assert play.refused()["activate potion_of_dreams"] == ("nothing_to_dream", "S-111")


@pytest.mark.rule("S-105")
def test_potion_of_dreams_does_not_offer_mesodaes_lantern() -> None:
    """I-012."""
    scenario = Scenario(2).sorcerer(
        play=["potion_of_dreams"], hand=["mesodaes_lantern", "purse_of_io", "staff_of_spring"]
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.options == ["put purse_of_io", "put staff_of_spring"]
    assert play.refused()["put mesodaes_lantern"] == ("only_summoned", "S-105")


@pytest.mark.rule("S-153")
def test_potion_of_dreams_works_after_a_summoning_under_entangling_roots() -> None:
    """I-013."""
    scenario = Scenario(2, enchantment="entangling_roots").sorcerer(
        play=["potion_of_dreams"], hand=["die_of_malice", "purse_of_io"]
    )
    play = scenario.start()
    play.answers("summon die_of_malice")
    assert play.refused()["summon purse_of_io"] == ("entangled", "S-153")
    play.answers("activate potion_of_dreams")
    assert play.play() == ["die_of_malice", "purse_of_io"]


@pytest.mark.rule("S-154")
def test_potion_of_dreams_owes_nothing_to_nature_spirit() -> None:
    """I-014."""
    scenario = Scenario(2, enchantment="nature_spirit")
    play = scenario.sorcerer(play=["potion_of_dreams"], hand=["die_of_malice"]).start()
    play.answers("activate potion_of_dreams")
    assert play.play() == ["die_of_malice"]


@pytest.mark.rule("S-077")
def test_potion_of_knowledge_brings_five_energies_of_choice() -> None:
    play = Scenario(2).sorcerer(reserve="1 fire", play=["potion_of_knowledge"]).start()
    play.answers("activate potion_of_knowledge")
    play.choose("water", "water", "earth", "air", "fire")
    assert play.reserve() == {"water": 2, "earth": 1, "fire": 2, "air": 1}
    assert (play.play(), play.table.discard) == ([], ["potion_of_knowledge"])


@pytest.mark.rule("S-071")
def test_potion_of_knowledge_beyond_the_limit_lets_the_owner_choose_what_goes() -> None:
    play = Scenario(2).sorcerer(reserve="5 fire", play=["potion_of_knowledge"]).start()
    play.answers("activate potion_of_knowledge")
    play.choose("water", "water", "water", "water", "water")
    assert play.question.kind == "overflow"
    assert play.options == ["drop water", "drop fire"]
    play.answers("drop fire", "drop fire", "drop fire")
    assert (play.reserve(), play.question.kind) == ({"water": 5, "fire": 2}, "turn")


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
