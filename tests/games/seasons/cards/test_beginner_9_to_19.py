"""Cards 9 to 19: from Divine Chalice and Syllas to Bespelled Grimoire and Ragfield's Helm."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.hoard import HOARD, ON_HOARD, hoard_is_whole
from tests.games.seasons.cards.seen import board

ONE_EACH = "1 water 1 earth 1 fire 1 air"
FOUR = ["amulet_of_earth", "staff_of_spring", "purse_of_io", "lewis_greyface"]


@pytest.mark.rule("S-105")
def test_divine_chalice_puts_one_of_four_cards_into_play_with_its_effect() -> None:
    scenario = Scenario(2, pool="50").sorcerer(reserve=ONE_EACH, hand=["divine_chalice"])
    play = scenario.top(*FOUR).start()
    play.answers("summon divine_chalice")
    assert play.options == [f"put {card}" for card in FOUR]
    play.answers("put amulet_of_earth")
    assert play.play() == ["divine_chalice", "amulet_of_earth"]
    assert (play.sorcerer().crystals, play.reserve()) == (9, {})
    assert play.table.discard == FOUR[1:]


@pytest.mark.rule("S-105", "T-57")
def test_divine_chalice_on_the_last_slot_discards_all_four_cards() -> None:
    """I-011: a card that is put into play needs a slot of its own."""
    scenario = Scenario(2, pool="50").sorcerer(gauge=1, reserve=ONE_EACH, hand=["divine_chalice"])
    play = scenario.top(*FOUR).start()
    play.answers("summon divine_chalice")
    assert (play.play(), play.question.kind) == (["divine_chalice"], "turn")
    assert sorted(play.table.discard) == sorted(FOUR)


@pytest.mark.rule("S-105", "T-59")
def test_divine_chalice_cannot_put_mesodaes_lantern_into_play() -> None:
    """I-012."""
    scenario = Scenario(2).sorcerer(reserve=ONE_EACH, hand=["divine_chalice"])
    play = scenario.top("mesodaes_lantern", *FOUR[:3]).start()
    play.answers("summon divine_chalice")
    assert play.options == [f"put {card}" for card in FOUR[:3]]
    assert play.refused()["put mesodaes_lantern"] == ("only_summoned", "S-105")


def test_divine_chalice_put_into_play_by_another_draws_four_cards_of_its_own() -> None:
    """I-017."""
    scenario = Scenario(2, pool="50").sorcerer(reserve=ONE_EACH, hand=["divine_chalice"])
    more = ["figrim_the_avaricious", "ragfields_helm", "kairn_the_destroyer", "die_of_malice"]
    play = scenario.top("divine_chalice", *FOUR[1:], *more).start()
    play.answers("summon divine_chalice", "put divine_chalice")
    assert play.options == [f"put {card}" for card in more]
    play.answers("put ragfields_helm")
    assert play.play() == ["divine_chalice", "divine_chalice+", "ragfields_helm"]
    assert len(play.table.discard) == 6


@pytest.mark.rule("S-153")
def test_divine_chalice_works_under_entangling_roots() -> None:
    """I-013."""
    scenario = Scenario(2, enchantment="entangling_roots", pool="50")
    scenario.sorcerer(reserve=ONE_EACH, hand=["divine_chalice", "die_of_malice"])
    play = scenario.top(*FOUR).start()
    play.answers("summon divine_chalice", "put amulet_of_earth")
    assert play.play() == ["divine_chalice", "amulet_of_earth"]
    assert play.refused()["summon die_of_malice"] == ("entangled", "S-153")


@pytest.mark.rule("S-154")
def test_divine_chalice_pays_nature_spirit_only_for_itself() -> None:
    """I-014."""
    scenario = Scenario(2, enchantment="nature_spirit", pool="50")
    scenario.sorcerer(reserve="2 water 1 earth 1 fire 2 air", hand=["divine_chalice"])
    play = scenario.top(*FOUR).start()
    play.answers("summon divine_chalice", "pay air", "put amulet_of_earth")
    assert (play.play(), play.reserve()) == (["divine_chalice", "amulet_of_earth"], {"water": 1})


@pytest.mark.rule("S-121")
def test_syllas_the_faithful_makes_each_opponent_sacrifice_a_card_of_choice() -> None:
    scenario = Scenario(4).sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
    scenario.sorcerer(play=["purse_of_io", "amulet_of_air"]).sorcerer()
    play = scenario.sorcerer(play=["kairn_the_destroyer", "staff_of_spring"]).start()
    play.answers("summon syllas_the_faithful")
    assert play.question.seat == 1
    play.answers("sacrifice amulet_of_air")
    assert play.question.seat == 3
    play.answers("sacrifice kairn_the_destroyer")
    assert [play.play(seat) for seat in range(4)] == [
        ["syllas_the_faithful"],
        ["purse_of_io"],
        [],
        ["staff_of_spring"],
    ]
    assert play.table.discard == ["amulet_of_air", "kairn_the_destroyer"]


def test_syllas_the_faithful_asks_opponents_from_the_left_and_wraps_round() -> None:
    scenario = Scenario(3).sorcerer(play=["purse_of_io", "amulet_of_air"])
    scenario.sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
    play = scenario.sorcerer(play=["temporal_boots", "staff_of_spring"]).start(active=1)
    play.answers("summon syllas_the_faithful")
    assert play.question.seat == 2
    play.answers("sacrifice temporal_boots")
    assert play.question.seat == 0


@pytest.mark.rule("S-102")
@pytest.mark.parametrize(("players", "price"), [(2, 3), (3, 6), (4, 9)])
def test_figrim_the_avaricious_costs_three_crystals_for_each_opponent(
    players: int, price: int
) -> None:
    hand = ["figrim_the_avaricious"]
    play = Scenario(players).sorcerer(crystals=price, hand=hand).start()
    play.answers("summon figrim_the_avaricious")
    assert play.sorcerer().crystals == 0
    poor = Scenario(players).sorcerer(crystals=price - 1, hand=hand).start()
    assert poor.refused()["summon figrim_the_avaricious"] == ("crystals", "S-104")


@pytest.mark.rule("S-141", "T-65")
def test_figrim_the_avaricious_takes_a_crystal_from_whoever_has_one() -> None:
    """I-113: who has none gives none."""
    scenario = Scenario(4).at(space=3).leftover("ww*.")
    scenario.sorcerer(play=["figrim_the_avaricious"])
    scenario.sorcerer().sorcerer(crystals=3).sorcerer(crystals=10)
    play = scenario.start(active=3)
    play.answers("end")
    assert play.table.space == 4
    assert [play.sorcerer(seat).crystals for seat in range(4)] == [2, 0, 2, 9]


def test_figrim_the_avaricious_takes_nothing_while_the_season_lasts() -> None:
    scenario = Scenario(2).at(space=2).leftover("ww*.").sorcerer(play=["figrim_the_avaricious"])
    play = scenario.sorcerer(crystals=5).start(active=1)
    play.answers("end")
    assert (play.table.space, play.sorcerer().crystals, play.sorcerer(1).crystals) == (3, 0, 5)


@pytest.mark.rule("S-141")
@pytest.mark.parametrize(("space", "move"), [(3, "forward 1"), (4, "back 1")])
def test_figrim_the_avaricious_answers_temporal_boots_at_once_in_both_directions(
    space: int, move: str
) -> None:
    """I-070."""
    scenario = Scenario(2).at(space=space).sorcerer(crystals=5, hand=["temporal_boots"])
    play = scenario.sorcerer(play=["figrim_the_avaricious"]).start()
    play.answers("summon temporal_boots", move)
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (4, 1)


def test_naria_the_prophetess_keeps_a_card_and_gives_each_opponent_one() -> None:
    scenario = Scenario(3).sorcerer(crystals=3, hand=["naria_the_prophetess"])
    play = scenario.top(*FOUR[:3]).start()
    play.answers("summon naria_the_prophetess")
    assert play.options == [f"keep {card}" for card in FOUR[:3]]
    play.answers("keep staff_of_spring")
    assert play.options == ["give amulet_of_earth 1", "give purse_of_io 1"]
    play.answers("give purse_of_io 1")
    hands = [play.sorcerer(seat).hand for seat in range(3)]
    assert hands == [["staff_of_spring"], ["purse_of_io"], ["amulet_of_earth"]]
    assert (play.sorcerer().crystals, play.question.kind) == (0, "turn")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_naria_the_prophetess_draws_as_many_cards_as_there_are_players(players: int) -> None:
    play = Scenario(players).sorcerer(crystals=3, hand=["naria_the_prophetess"]).start()
    deck = len(play.table.deck)
    play.answers("summon naria_the_prophetess")
    assert deck - len(play.table.deck) == len(play.table.aside) == players


@pytest.mark.rule("S-132")
def test_naria_the_prophetess_with_a_short_pile_serves_her_owner_first_then_the_left() -> None:
    scenario = Scenario(4, pool="50").sorcerer()
    scenario.sorcerer(crystals=3, hand=["naria_the_prophetess"])
    play = scenario.only("purse_of_io", "staff_of_spring").start(active=1)
    play.answers("summon naria_the_prophetess", "keep staff_of_spring")
    hands = [play.sorcerer(seat).hand for seat in range(4)]
    assert hands == [[], ["staff_of_spring"], ["purse_of_io"], []]
    assert play.question.kind == "turn"


@pytest.mark.rule("S-131")
def test_naria_the_prophetess_draws_on_from_the_reshuffled_discards() -> None:
    scenario = Scenario(3, pool="50").sorcerer(crystals=3, hand=["naria_the_prophetess"])
    scenario.only("purse_of_io").discarded("lewis_greyface", "staff_of_spring")
    play = scenario.start()
    play.answers("summon naria_the_prophetess")
    assert sorted(play.table.aside) == ["lewis_greyface", "purse_of_io", "staff_of_spring"]


@pytest.mark.rule("S-132")
def test_naria_the_prophetess_does_nothing_without_any_card() -> None:
    scenario = Scenario(3, pool="50").sorcerer(crystals=3, hand=["naria_the_prophetess"])
    play = scenario.only().start()
    play.answers("summon naria_the_prophetess")
    assert (play.question.kind, play.sorcerer().hand) == ("turn", [])


@pytest.mark.rule("S-155")
def test_naria_the_prophetess_makes_every_receiver_pay_argoss_embrace() -> None:
    """I-080."""
    scenario = Scenario(3, enchantment="argoss_embrace")
    scenario.sorcerer(crystals=9, hand=["naria_the_prophetess"])
    play = scenario.sorcerer(crystals=7).sorcerer(crystals=5).top(*FOUR[:3]).start()
    play.answers("summon naria_the_prophetess", "keep staff_of_spring", "give purse_of_io 1")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [1, 2, 0]


@pytest.mark.parametrize(
    ("reserve", "crystals"), [("3 fire", 0), ("3 fire 1 air", 3), ("7 air", 3)]
)
def test_wondrous_chest_brings_three_crystals_for_four_energies_in_reserve(
    reserve: str, crystals: int
) -> None:
    play = Scenario(2).sorcerer(reserve=reserve, play=["wondrous_chest"]).start(active=1)
    play.answers("end")
    assert play.sorcerer().crystals == crystals


@pytest.mark.rule("S-072")
def test_wondrous_chest_counts_the_spaces_of_the_grimoire() -> None:
    items = ["wondrous_chest", "bespelled_grimoire"]
    play = Scenario(2).sorcerer(reserve="5 fire 5 air", play=items).start(active=1)
    play.answers("end")
    assert (play.sorcerer().crystals, play.reserve()) == (3, {"fire": 5, "air": 5})


@pytest.mark.rule("S-076")
def test_wondrous_chest_does_not_count_energies_on_cards() -> None:
    scenario = Scenario(2).sorcerer(reserve="3 fire", play=["wondrous_chest", *HOARD], on=ON_HOARD)
    play = scenario.start(active=1)
    play.answers("end", "resolve wondrous_chest", "enough")
    assert play.sorcerer().crystals == 0
    assert hoard_is_whole(play)


@pytest.mark.parametrize("reserve", ["", "1 fire"])
def test_beggars_horn_gives_an_energy_of_choice_to_who_has_at_most_one(reserve: str) -> None:
    play = Scenario(2).sorcerer(reserve=reserve, play=["beggars_horn"]).start(active=1)
    play.answers("end")
    assert play.question.seat == 0
    play.choose("earth")
    assert play.reserve().get("earth") == 1
    assert sum(play.sorcerer().reserve) == len(reserve.split()) // 2 + 1


def test_beggars_horn_gives_nothing_to_who_has_two() -> None:
    play = Scenario(2).sorcerer(reserve="1 fire 1 air", play=["beggars_horn"]).start(active=1)
    play.answers("end")
    assert (play.question.kind, play.reserve()) == ("take", {"fire": 1, "air": 1})


@pytest.mark.rule("S-076")
def test_beggars_horn_does_not_count_energies_on_cards() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 fire", play=["beggars_horn", *HOARD], on=ON_HOARD)
    play = scenario.start(active=1)
    play.answers("end", "resolve beggars_horn", "gain air", "enough")
    assert play.reserve() == {"fire": 1, "air": 1}
    assert hoard_is_whole(play)


@pytest.mark.rule("S-050")
def test_die_of_malice_rerolls_the_die_and_brings_two_crystals() -> None:
    scenario = Scenario(2).sorcerer(play=["die_of_malice"]).die("+6..").dice(2)
    play = scenario.start(phase="die")
    assert play.options == ["apply", "reroll die_of_malice"]
    play.answers("reroll die_of_malice")
    assert play.table.box.faces[play.table.taken[0]].shows == "ww+2.."
    assert (play.sorcerer().crystals, play.reserve()) == (4, {"water": 2})
    assert play.question.kind == "turn"


@pytest.mark.rule("S-050", "S-110")
def test_die_of_malice_twice_rerolls_twice_for_four_crystals() -> None:
    scenario = Scenario(2).sorcerer(play=["die_of_malice", "die_of_malice"])
    play = scenario.die("+6..").dice(1, 6).start(phase="die")
    play.answers("reroll die_of_malice")
    assert play.options == ["apply", "reroll die_of_malice+"]
    assert play.refused()["reroll die_of_malice"] == ("turned", "S-110")
    play.answers("reroll die_of_malice+")
    assert (play.sorcerer().crystals, play.reserve(), play.sorcerer().gauge) == (4, {"fire": 1}, 6)


def test_die_of_malice_need_not_be_used() -> None:
    play = Scenario(2).sorcerer(play=["die_of_malice"]).die("+6..").start(phase="die")
    play.answers("apply")
    assert play.sorcerer().crystals == 6


@pytest.mark.rule("S-112")
def test_die_of_malice_comes_too_late_once_the_die_is_applied() -> None:
    play = Scenario(2).sorcerer(hand=["die_of_malice"]).start()
    play.answers("summon die_of_malice")
    assert play.refused()["activate die_of_malice"] == ("before_die", "S-112")
    assert not [option for option in play.options if "die_of_malice" in option]


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
    assert board(play, 1, by=None)["hand"] == ["temporal_boots"]
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
    assert board(play, 0, by=0)["limit"] == 10


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
