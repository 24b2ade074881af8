"""Cards 16 to 20: Kairn the Destroyer, Amsug Longneck, Bespelled Grimoire, Ragfield's Helm, Hand of
Fortune."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import FOUR
from tests.games.seasons.cards.seen import board


@pytest.mark.rule("S-104", "S-111", "T-69")
def test_kairn_the_destroyer_costs_each_opponent_four_crystals_for_one_energy() -> None:
    """I-114: nobody falls below 0, and nobody gets the crystals."""
    scenario = Scenario(3).sorcerer(reserve="1 fire 1 air", play=["kairn_the_destroyer"])
    play = scenario.sorcerer(crystals=3).sorcerer(crystals=10).start()
    play.answers("activate kairn_the_destroyer", "pay fire")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [0, 0, 6]
    assert play.reserve() == {"air": 1}
    assert play.refused()["activate kairn_the_destroyer"] == ("turned", "S-110")


@pytest.mark.rule("S-112")
def test_kairn_the_destroyer_strikes_in_the_turn_he_is_summoned() -> None:
    scenario = Scenario(2).sorcerer(reserve="4 air", hand=["kairn_the_destroyer"])
    play = scenario.sorcerer(crystals=10).start()
    play.answers("summon kairn_the_destroyer", "activate kairn_the_destroyer")
    assert (play.sorcerer(1).crystals, play.reserve()) == (6, {})


def test_kairn_the_destroyer_may_be_fed_from_an_amulet_of_water() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 fire",
        play=["kairn_the_destroyer", "amulet_of_water"],
        on={"amulet_of_water": "1 fire"},
    )
    play = scenario.sorcerer(crystals=10).start()
    play.answers("activate kairn_the_destroyer")
    assert play.options == ["pay fire", "pay fire amulet_of_water"]
    play.answers("pay fire amulet_of_water")
    assert (play.reserve(), play.on("amulet_of_water")) == ({"fire": 1}, {})
    assert play.sorcerer(1).crystals == 6


@pytest.mark.rule("S-111")
def test_kairn_the_destroyer_is_refused_without_energy() -> None:
    play = Scenario(2).sorcerer(play=["kairn_the_destroyer"]).start()
    assert play.refused()["activate kairn_the_destroyer"] == ("no_energy", "S-111")


@pytest.mark.rule("S-109", "S-122", "S-133")
def test_amsug_longneck_sends_a_magic_item_of_every_player_back_to_the_hand() -> None:
    scenario = Scenario(3)
    scenario.sorcerer(reserve="1 water 1 air", play=["purse_of_io"], hand=["amsug_longneck"])
    scenario.sorcerer(play=["kairn_the_destroyer", "temporal_boots", "staff_of_spring"])
    play = scenario.sorcerer(play=["lewis_greyface"]).start()
    play.answers("summon amsug_longneck")
    assert (play.question.seat, play.options) == (
        1,
        ["return temporal_boots", "return staff_of_spring"],
    )
    play.answers("return temporal_boots")
    assert (play.play(0), play.sorcerer(0).hand) == (["amsug_longneck"], ["purse_of_io"])
    assert play.play(1) == ["kairn_the_destroyer", "staff_of_spring"]
    assert (play.play(2), play.sorcerer(2).hand) == (["lewis_greyface"], [])
    assert board(play, 1, by=None).hand == ["temporal_boots"]
    assert play.table.discard == []


def test_amsug_longneck_gives_temporal_boots_a_second_use() -> None:
    """I-075."""
    scenario = Scenario(2).at(space=5)
    scenario.sorcerer(reserve="1 water 1 air", play=["temporal_boots"], hand=["amsug_longneck"])
    play = scenario.start()
    play.answers("summon amsug_longneck", "summon temporal_boots", "forward 1")
    assert play.table.space == 6


@pytest.mark.rule("S-122", "S-124")
def test_amsug_longneck_makes_nobody_sacrifice_so_a_shield_does_not_help() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 water 1 air", hand=["amsug_longneck"])
    play = scenario.sorcerer(play=["shield_of_zira", "purse_of_io"]).start()
    play.answers("summon amsug_longneck")
    assert play.options == ["return shield_of_zira", "return purse_of_io"]
    play.answers("return shield_of_zira")
    assert (play.sorcerer(1).crystals, play.sorcerer(1).hand) == (0, ["shield_of_zira"])


@pytest.mark.rule("S-155")
def test_amsug_longneck_costs_who_takes_a_card_back_five_crystals_under_argoss_embrace() -> None:
    """I-080."""
    scenario = Scenario(3, enchantment="argoss_embrace")
    scenario.sorcerer(
        crystals=6, reserve="1 water 1 air", play=["purse_of_io"], hand=["amsug_longneck"]
    )
    play = scenario.sorcerer(crystals=6).sorcerer(crystals=6, play=["temporal_boots"]).start()
    play.answers("summon amsug_longneck")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [1, 6, 1]


@pytest.mark.rule("S-072")
def test_bespelled_grimoire_gives_two_energies_and_room_for_ten() -> None:
    play = Scenario(2).sorcerer(reserve="3 water 4 earth", hand=["bespelled_grimoire"]).start()
    play.answers("summon bespelled_grimoire")
    play.choose("fire", "air")
    assert play.reserve() == {"water": 2, "earth": 3, "fire": 1, "air": 1}
    assert board(play, 0, by=0).limit == 10


@pytest.mark.rule("S-072")
def test_bespelled_grimoire_makes_room_before_its_two_energies_come() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="7 fire",
        play=["amulet_of_water"],
        on={"amulet_of_water": "1 water 1 earth"},
        hand=["bespelled_grimoire"],
    )
    play = scenario.start()
    play.answers("summon bespelled_grimoire")
    play.choose("air", "air")
    assert (play.reserve(), play.question.kind) == ({"fire": 7, "air": 2}, "turn")


@pytest.mark.rule("S-071", "S-072")
def test_bespelled_grimoire_twice_still_holds_ten() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="9 fire",
        play=["bespelled_grimoire", "amulet_of_water"],
        on={"amulet_of_water": "1 water 1 earth"},
        hand=["bespelled_grimoire"],
    )
    play = scenario.start()
    play.answers("summon bespelled_grimoire")
    play.choose("air", "air")
    assert play.options == ["drop fire", "drop air"]
    play.answers("drop fire")
    assert (play.reserve(), play.question.kind) == ({"fire": 8, "air": 2}, "turn")


@pytest.mark.rule("S-072", "S-075")
def test_bespelled_grimoire_leaving_play_takes_its_three_spaces_along() -> None:
    scenario = Scenario(2).sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
    play = scenario.sorcerer(reserve="5 fire 5 air", play=["bespelled_grimoire"]).start()
    play.answers("summon syllas_the_faithful")
    assert (play.question.kind, play.question.seat) == ("overflow", 1)
    play.answers("drop fire", "drop air", "drop air")
    assert play.reserve(1) == {"fire": 4, "air": 3}
    assert play.question.kind == "turn"


@pytest.mark.rule("S-172")
@pytest.mark.parametrize(
    ("rivals", "crystals"),
    [(["purse_of_io"], 20), (["purse_of_io", "staff_of_spring"], 0), (FOUR, 0)],
)
def test_ragfields_helm_brings_twenty_crystals_for_strictly_most_cards_at_the_end(
    rivals: list[str], crystals: int
) -> None:
    """I-112: a tie earns nothing."""
    scenario = Scenario(3).at(year=3, space=12)
    scenario.sorcerer(crystals=7, play=["ragfields_helm", "die_of_malice"])
    play = scenario.sorcerer().sorcerer(play=rivals).start(active=2)
    play.answers("end")
    assert play.match.over
    assert play.sorcerer().crystals == 7 + crystals
    assert play.match.result is not None
    assert play.match.result.scores[0] == 7 + crystals + 10 + 8


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
