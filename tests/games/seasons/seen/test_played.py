"""Answers about abilities, prices and rates are compared with a match that is played on."""

import pytest

from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.numbers import HIGHEST
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.abilities import USES
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.games.seasons.seen.cards import at_end_gives, crown_tokens
from fabletop.games.seasons.seen.gives import Usual
from fabletop.games.seasons.seen.tried import ability_gives
from fabletop.games.seasons.seen.turn import (
    at_end_with,
    energy_bill,
    gauge_is_full,
    is_spent,
    rates_of,
    toll_of,
    vision_price,
)
from tests.games.seasons.seen import look
from tests.games.seasons.seen.playing import change, held, play_on, said

LUCKY = ("draw_card", "move_season")
"""Abilities of which cards or choices decide what they bring."""


def with_token(token: str) -> SeasonsPlay:
    scene = Scenario(2).sorcerer(
        crystals=9, gauge=8, reserve="4 water", play=["runic_cube_of_eolis"], token=token
    )
    return scene.sorcerer(hand=["purse_of_io"]).start()


@pytest.mark.parametrize("token", [one for one in USES if one not in LUCKY])
def test_an_ability_gives_what_was_said(token: str) -> None:
    play = with_token(token)
    gives, before = ability_gives(look(play.match, 0), 0), held(play.table)
    play.answers("ability")
    play_on(play, "turn")
    assert change(before, held(play.table)) == said(gives)


@pytest.mark.parametrize("energy", range(4))
def test_each_token_transmuted_brings_its_rate(energy: int) -> None:
    scene = Scenario(2).sorcerer(reserve=f"3 {ENERGIES[energy]}", play=["purse_of_io"])
    play = scene.sorcerer().die("f*T...").start()
    rates = rates_of(look(play.match, 0), 0)
    play.answers(f"transmute {ENERGIES[energy]} 2")
    assert play.sorcerer().crystals == 2 * rates[energy]


def test_a_vision_costs_what_was_said() -> None:
    scene = Scenario(2, enchantment="vision_of_destiny").sorcerer(crystals=10).sorcerer()
    play = scene.start()
    price = vision_price(look(play.match, 0))
    play.answers("vision")
    assert play.sorcerer().crystals == 10 - price


def test_opponents_get_the_toll_for_a_card_and_the_stockpile_its_energy() -> None:
    scene = Scenario(3).sorcerer(crystals=9, reserve="2 water 2 fire 2 air", hand=["purse_of_io"])
    play = scene.sorcerer(play=["arcano_leech"]).sorcerer(play=["arcano_leech"]).start()
    view, before = look(play.match, 0), held(play.table)
    toll, bill = toll_of(view, 0), energy_bill(view, 0, "purse_of_io")
    play.answers("summon purse_of_io")
    play_on(play, "turn")
    found = change(before, held(play.table))
    assert (found["their_crystals"], -found["energy"]) == (toll, sum(bill[:5]) - bill[5])


@pytest.mark.parametrize("card", ["titus_deepgaze", "purse_of_io", "potion_of_life"])
def test_the_crown_brings_as_many_tokens_as_was_said(card: str) -> None:
    scene = Scenario(2).sorcerer(reserve="1 water 1 air", hand=["vampiric_crown", card])
    play = scene.sorcerer().start()
    tokens = crown_tokens(play.table.box, card)
    play.answers("summon vampiric_crown", f"discard {card}")
    play_on(play, "turn")
    assert sum(play.sorcerer().reserve) == tokens


@pytest.mark.parametrize("tokens", [0, 4])
def test_the_end_with_another_reserve_is_the_end_of_such_a_game(tokens: int) -> None:
    cards = ["lantern_of_xidit", "ragfields_helm"]
    scene = Scenario(2).at(year=3, space=12).sorcerer(play=cards)
    other = Scenario(2).at(year=3, space=12).sorcerer(play=cards, reserve=f"{tokens} water")
    told = at_end_with(look(scene.sorcerer().start(active=1).match), 0, tokens)
    play = other.sorcerer().start(active=1)
    play.answers("end")
    play_on(play)
    assert dict(play.sorcerer().harvest) == {tag: n for tag, n in told.items() if n}


@pytest.mark.parametrize("card", ["lantern_of_xidit", "jewel_of_the_ancients"])
def test_a_card_brings_at_the_end_what_was_found_in_a_usual_position(card: str) -> None:
    usual = Usual((4, 0, 0, 0), 1, 0, 0, 30, (0, 0, 0, 0), 0, 20)
    told = at_end_gives(open_box(), 2, card, usual)
    scene = Scenario(2).at(year=3, space=12).sorcerer(crystals=30, reserve="4 water", play=[card])
    play = scene.sorcerer(crystals=20).start(active=1)
    play.answers("end")
    play_on(play)
    assert dict(play.sorcerer().harvest) == {card: told}


@pytest.mark.parametrize("gauge", [HIGHEST - 1, HIGHEST])
def test_a_full_gauge_cannot_rise(gauge: int) -> None:
    play = Scenario(2).sorcerer(gauge=gauge).sorcerer().start()
    assert ("bonus gauge" not in play.options) == gauge_is_full(gauge)


@pytest.mark.parametrize("card", ["amulet_of_water", "fairy_monolith"])
def test_tokens_on_a_card_are_spent_as_was_said(card: str) -> None:
    scene = Scenario(2).sorcerer(play=[card], on={card: "2 fire"}).sorcerer().die("f*T...")
    play = scene.start()
    assert any(option.startswith("transmute") for option in play.options) == is_spent(card)
