"""Summoning from hand, its costs, and putting into play (S-100 to S-109; S-102 by the number of
players; S-153)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons.cards.seen import board


def summons(play: SeasonsPlay) -> list[str]:
    return [option for option in play.options if option.startswith("summon")]


@pytest.mark.rule("S-100")
@pytest.mark.parametrize(("gauge", "possible"), [(0, False), (2, False), (3, True)])
def test_cards_in_play_must_be_fewer_than_the_gauge(gauge: int, possible: bool) -> None:
    play = (
        Scenario(2)
        .sorcerer(gauge=gauge, play=["amulet_of_air", "amulet_of_fire"], hand=["temporal_boots"])
        .start()
    )
    assert summons(play) == (["summon temporal_boots"] if possible else [])
    if not possible:
        assert play.refused()["summon temporal_boots"] == ("no_slot", "S-100")


@pytest.mark.rule("S-100")
def test_a_summoned_card_is_paid_in_full_and_laid_open_into_play() -> None:
    play = (
        Scenario(2)
        .sorcerer(crystals=5, reserve="2 earth 1 fire 1 air", hand=["hand_of_fortune"])
        .start()
    )
    play.answers("summon hand_of_fortune")
    assert (play.sorcerer().crystals, play.reserve(), play.sorcerer().hand) == (2, {"earth": 1}, [])
    assert play.play() == ["hand_of_fortune"]
    assert (
        board(play, 0, by=1)["play"]
        == board(play, 0, by=None)["play"]
        == [
            {
                "card": "hand_of_fortune",
                "tag": "hand_of_fortune",
                "power": "hand_of_fortune",
                "mimics": "",
                "energy": [0, 0, 0, 0],
                "turned": False,
            }
        ]
    )


@pytest.mark.rule("S-100", "S-102")
@pytest.mark.parametrize(
    ("crystals", "reserve"),
    [(2, "1 earth 1 fire 1 air"), (3, "1 earth 1 fire"), (3, "3 earth"), (3, "2 fire 1 air")],
)
def test_a_cost_must_be_paid_in_full_and_in_kind(crystals: int, reserve: str) -> None:
    play = (
        Scenario(2).sorcerer(crystals=crystals, reserve=reserve, hand=["hand_of_fortune"]).start()
    )
    assert summons(play) == []


@pytest.mark.rule("S-101")
def test_any_number_of_cards_may_be_summoned_in_a_turn() -> None:
    hand = ["temporal_boots", "die_of_malice", "glutton_cauldron", "arcane_telescope"]
    play = Scenario(2).at(space=5).sorcerer(gauge=4, hand=hand).start()
    play.answers("summon temporal_boots", "forward 1", "summon die_of_malice")
    play.answers("summon glutton_cauldron", "summon arcane_telescope")
    assert play.play() == hand


@pytest.mark.rule("S-101", "S-153", "T-53")
def test_entangling_roots_allow_one_card_from_hand_and_do_not_count_what_is_put_into_play() -> None:
    play = (
        Scenario(3, pool="50", enchantment="entangling_roots")
        .sorcerer(
            gauge=9,
            reserve="1 water 1 earth 1 fire 1 air",
            hand=["divine_chalice", "temporal_boots"],
            play=["potion_of_dreams"],
        )
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water")
        .start()
    )
    play.answers("summon divine_chalice", "put amulet_of_air")
    assert play.play() == ["potion_of_dreams", "divine_chalice", "amulet_of_air"]
    assert summons(play) == []
    assert play.refused()["summon temporal_boots"] == ("entangled", "S-153")
    play.answers("activate potion_of_dreams", "forward 1")
    assert play.play() == ["divine_chalice", "amulet_of_air", "temporal_boots"]


@pytest.mark.rule("S-153")
def test_entangling_roots_let_go_with_the_next_turn() -> None:
    play = (
        Scenario(2, enchantment="entangling_roots")
        .sorcerer(hand=["die_of_malice", "arcane_telescope"])
        .sorcerer(hand=["die_of_malice"])
        .start()
    )
    play.answers("summon die_of_malice")
    assert summons(play) == []
    play.answers("end")
    assert summons(play) == ["summon die_of_malice"]


@pytest.mark.rule("S-102")
@pytest.mark.parametrize("card", ["temporal_boots", "die_of_malice", "arcane_telescope"])
def test_a_free_card_costs_nothing(card: str) -> None:
    play = Scenario(2).at(space=5).sorcerer(crystals=7, reserve="1 air", hand=[card]).start()
    play.answers(f"summon {card}")
    assert (play.sorcerer().crystals, play.reserve()) == (7, {"air": 1})


@pytest.mark.rule("S-102", "S-104")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("card", "prices"),
    [
        ("figrim_the_avaricious", (3, 6, 9)),
        ("arcano_leech", (2, 5, 8)),
        ("thieving_fairies", (0, 3, 6)),
        ("ratty_nightshade", (2, 4, 6)),
    ],
)
def test_some_cards_cost_more_crystals_with_more_players(
    players: int, card: str, prices: tuple[int, ...]
) -> None:
    price = prices[players - 2]
    play = Scenario(players).sorcerer(crystals=price, hand=[card]).start()
    play.answers(f"summon {card}")
    assert (play.sorcerer().crystals, play.play()) == (0, [card])
    if price:
        poor = Scenario(players).sorcerer(crystals=price - 1, hand=[card]).start()
        assert summons(poor) == []


@pytest.mark.rule("S-102")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("card", "energy"), [("titus_deepgaze", "fire"), ("sid_nightshade", "earth")]
)
def test_some_cards_cost_more_energy_with_more_players(
    players: int, card: str, energy: str
) -> None:
    price = players - 1
    play = Scenario(players).sorcerer(reserve=f"{price} {energy}", hand=[card]).start()
    play.answers(f"summon {card}")
    assert (play.reserve(), play.play()) == ({}, [card])
    poor = Scenario(players).sorcerer(reserve=f"{price - 1} {energy}", hand=[card]).start()
    assert summons(poor) == []


@pytest.mark.rule("S-102")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_naria_draws_a_card_for_every_player(players: int) -> None:
    play = (
        Scenario(players)
        .sorcerer(crystals=3, hand=["naria_the_prophetess"])
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water")
        .start()
    )
    deck = len(play.table.deck)
    play.answers("summon naria_the_prophetess")
    assert len(play.options) == players
    assert len(play.table.deck) == deck - players


@pytest.mark.rule("S-103")
def test_first_comes_the_cost_then_the_toll_then_staff_and_vase_then_the_cards_effect() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            crystals=1,
            reserve="2 earth",
            hand=["amulet_of_earth"],
            play=["staff_of_spring", "yjangs_forgotten_vase"],
        )
        .sorcerer(play=["arcano_leech"])
        .start()
    )
    play.answers("summon amulet_of_earth", "gain air")
    assert play.told() == [
        ("summons", 0, "amulet_of_earth"),
        ("spent", 0, "earth", 1),
        ("spent", 0, "earth", 1),
        ("stole", 1, 0, 1),
        ("earned", 0, 3),
        ("gained", 0, "air", 1),
        ("earned", 0, 9),
    ]


@pytest.mark.rule("S-103", "S-104")
@pytest.mark.parametrize(("crystals", "possible"), [(0, False), (1, False), (2, True)])
def test_every_leech_of_the_opponents_must_be_paid(crystals: int, possible: bool) -> None:
    play = (
        Scenario(3)
        .sorcerer(crystals=crystals, hand=["die_of_malice"])
        .sorcerer(play=["arcano_leech"])
        .sorcerer(play=["arcano_leech"])
        .start()
    )
    assert summons(play) == (["summon die_of_malice"] if possible else [])
    if possible:
        play.answers("summon die_of_malice")
        assert [play.sorcerer(seat).crystals for seat in range(3)] == [0, 1, 1]
    else:
        assert play.refused()["summon die_of_malice"] == ("toll", "S-103")


@pytest.mark.rule("S-103")
def test_the_own_leech_wants_nothing() -> None:
    play = Scenario(2).sorcerer(hand=["die_of_malice"], play=["arcano_leech"]).start()
    play.answers("summon die_of_malice")
    assert play.sorcerer().crystals == 0


@pytest.mark.rule("S-103", "S-154")
def test_hand_of_fortune_and_nature_spirit_change_the_cost() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(reserve="1 air 1 fire", hand=["amulet_of_air"], play=["hand_of_fortune"])
        .start()
    )
    play.answers("summon amulet_of_air")
    assert (play.reserve(), play.play()) == ({}, ["hand_of_fortune", "amulet_of_air"])


@pytest.mark.rule("S-103", "S-070")
def test_the_reserve_has_room_for_the_vases_token_once_the_cost_is_paid() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="7 earth", hand=["amulet_of_earth"], play=["yjangs_forgotten_vase"])
        .start()
    )
    play.answers("summon amulet_of_earth", "gain air")
    assert (play.question.kind, play.reserve()) == ("turn", {"earth": 5, "air": 1})


@pytest.mark.rule("S-104")
def test_nobody_has_fewer_than_no_crystals() -> None:
    play = (
        Scenario(3)
        .sorcerer(reserve="1 air", play=["kairn_the_destroyer"])
        .sorcerer(crystals=3)
        .sorcerer(crystals=10)
        .start()
    )
    play.answers("activate kairn_the_destroyer")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [0, 0, 6]


@pytest.mark.rule("S-105")
def test_a_card_put_into_play_costs_nothing_and_concerns_neither_leech_nor_staff_nor_vase() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(
            gauge=9,
            hand=["amulet_of_earth"],
            play=["potion_of_dreams", "staff_of_spring", "yjangs_forgotten_vase"],
        )
        .sorcerer(play=["arcano_leech"])
        .start()
    )
    assert summons(play) == []
    play.answers("activate potion_of_dreams")
    assert play.play() == ["staff_of_spring", "yjangs_forgotten_vase", "amulet_of_earth"]
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals, play.reserve()) == (9, 0, {})


@pytest.mark.rule("S-105", "S-100")
def test_a_card_that_is_put_into_play_needs_a_free_place() -> None:
    top = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water"]
    play = (
        Scenario(2, pool="50")
        .sorcerer(gauge=1, reserve="1 water 1 earth 1 fire 1 air", hand=["divine_chalice"])
        .top(*top)
        .start()
    )
    play.answers("summon divine_chalice")
    assert (play.play(), play.table.discard) == (["divine_chalice"], top)


@pytest.mark.rule("S-105", "S-111")
def test_the_crystal_orb_puts_the_top_card_into_play_with_its_effect() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="4 air", play=["crystal_orb", "staff_of_spring"])
        .top("olafs_blessed_statue")
        .start()
    )
    play.answers("activate crystal_orb look", "put")
    assert play.play() == ["crystal_orb", "staff_of_spring", "olafs_blessed_statue"]
    assert (play.sorcerer().crystals, play.reserve()) == (20, {})


@pytest.mark.rule("S-106")
@pytest.mark.parametrize(("before", "after"), [(12, 14), (13, 15), (14, 15), (15, 15)])
def test_what_would_raise_the_gauge_beyond_15_is_lost(before: int, after: int) -> None:
    play = Scenario(2).sorcerer(gauge=before, reserve="2 air", hand=["amulet_of_air"]).start()
    play.answers("summon amulet_of_air")
    assert play.sorcerer().gauge == after


@pytest.mark.rule("S-106")
def test_the_gauge_does_not_fall_below_0() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 water 1 earth 1 fire 1 air", hand=["demon_of_argos"])
        .sorcerer(gauge=0)
        .start()
    )
    play.answers("summon demon_of_argos")
    assert play.sorcerer(1).gauge == 0


@pytest.mark.rule("S-107")
def test_a_gauge_that_falls_below_the_cards_in_play_costs_no_card_but_stops_summoning() -> None:
    cards = ["amulet_of_air", "amulet_of_fire", "dragon_skull"]
    play = (
        Scenario(2)
        .sorcerer(reserve="1 water 1 earth 1 fire 1 air", hand=["demon_of_argos"])
        .sorcerer(gauge=3, play=cards, hand=["die_of_malice"])
        .die("ww+3.", seat=1)
        .start()
    )
    play.answers("summon demon_of_argos", "end")
    assert (play.sorcerer(1).gauge, play.play(1)) == (2, cards)
    assert play.refused()["summon die_of_malice"] == ("no_slot", "S-100")


@pytest.mark.rule("S-107", "S-109")
def test_who_has_more_cards_than_the_gauge_shows_must_lose_all_of_them_that_are_too_many() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            gauge=1,
            reserve="2 fire",
            play=["potion_of_knowledge", "potion_of_life"],
            hand=["die_of_malice"],
        )
        .start()
    )
    play.answers("activate potion_of_life")
    assert summons(play) == [], "one card for a gauge of one"
    play.answers("activate potion_of_knowledge", *["gain air"] * 5)
    assert summons(play) == ["summon die_of_malice"]


@pytest.mark.rule("S-108")
def test_the_damned_soul_is_received_beyond_the_gauge() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 water", play=["damned_soul_of_onys"])
        .sorcerer(gauge=1, play=["amulet_of_air"])
        .start()
    )
    play.answers("activate damned_soul_of_onys")
    assert (play.play(0), play.play(1)) == ([], ["amulet_of_air", "damned_soul_of_onys"])


@pytest.mark.rule("S-109", "S-120")
def test_a_sacrificed_card_makes_its_place_free_at_once() -> None:
    play = Scenario(2).sorcerer(gauge=1, play=["potion_of_life"], hand=["die_of_malice"]).start()
    assert summons(play) == []
    play.answers("activate potion_of_life", "summon die_of_malice")
    assert play.play() == ["die_of_malice"]


@pytest.mark.rule("S-109", "S-122")
def test_a_card_that_is_taken_back_makes_its_place_free_at_once() -> None:
    play = (
        Scenario(2)
        .sorcerer(gauge=2, reserve="1 water 1 air", play=["die_of_malice"], hand=["amsug_longneck"])
        .start()
    )
    play.answers("summon amsug_longneck", "summon die_of_malice")
    assert play.play() == ["amsug_longneck", "die_of_malice"]
