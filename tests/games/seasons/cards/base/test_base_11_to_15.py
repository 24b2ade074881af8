"""Cards 11 to 15: Figrim the Avaricious, Naria the Prophetess, Wondrous Chest, Beggar's Horn, Die
of Malice."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import FOUR
from tests.games.seasons.cards.hoard import HOARD, ON_HOARD, hoard_is_whole


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
