"""Summoning from hand and its costs (S-100 to S-104; S-102 by the number of players; S-153)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.seen.view import CardView
from tests.games.seasons.cards.seen import board
from tests.games.seasons.rules.offers import summons


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
    laid = CardView("hand_of_fortune", "hand_of_fortune", "hand_of_fortune", "", [0] * 4, False)
    assert board(play, 0, by=1).play == board(play, 0, by=None).play == [laid]


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
