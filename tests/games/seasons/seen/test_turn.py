"""The questions about a turn are answered as the rules then act."""

from collections import Counter
from fractions import Fraction
from functools import partial

import pytest

from fabletop.core.conformance.late import Luck
from fabletop.core.foretelling import Foretold
from fabletop.core.position import Position
from fabletop.core.view import observers
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.dice import FACES, roll_dice
from fabletop.games.seasons.scenario import Scenario
from fabletop.games.seasons.seen.cards import (
    bonus_gives,
    card_gives,
    element_gives,
    filled_gives,
    token_gives,
)
from fabletop.games.seasons.seen.gives import NOTHING, Gives, Usual
from fabletop.games.seasons.seen.tried import activation_gives, choice_gives, reaction_gives
from fabletop.games.seasons.seen.turn import (
    bonus_cost,
    bonus_penalty,
    dice_of_season,
    face_chances,
    left_in_hand,
    mean_dots,
    reroll_chances,
    reserve_spaces,
    space_after,
    spaces_left,
    summoning_cost,
    transmuted,
)
from fabletop.games.seasons.state import Table
from tests.games.seasons.seen import look, scores
from tests.games.seasons.seen.playing import change, held, play_on, said

USUAL = Usual((4, 1, 1, 1), 2, 1, 2, 30, (1, 1, 1, 1), 2, 20)
BALANCE = "balance_of_ishtar"


def against(*cards: str, own: tuple[str, ...] = (BALANCE,), hand: tuple[str, ...] = ()) -> Scenario:
    """A sorcerer with three water and an opponent with these cards in play."""
    return (
        Scenario(2)
        .sorcerer(crystals=9, gauge=5, reserve="3 water 1 air", play=own, hand=hand)
        .sorcerer(crystals=5, play=cards)
    )


def test_fairies_are_part_of_what_an_activation_costs() -> None:
    play = against("thieving_fairies").start()
    view, before = look(play.match, 0), held(play.table)
    gives, reaction = activation_gives(view, 0, BALANCE, "water"), reaction_gives(view, 0)
    assert (reaction.crystals, reaction.their_crystals) == (-1, 2)
    assert gives.crystals == 9 - 1
    play.answers(f"activate {BALANCE} water")
    assert change(before, held(play.table)) == said(gives)
    assert reaction_gives(look(against("arcano_leech").start().match, 0), 0) == NOTHING


def test_a_toll_and_a_saving_are_part_of_the_cost_of_summoning() -> None:
    play = against("arcano_leech", own=("hand_of_fortune",), hand=("olafs_blessed_statue",)).start()
    bill, crystals = summoning_cost(look(play.match, 0), 0, "olafs_blessed_statue")
    assert (sum(bill[:5]) - bill[5], crystals) == (2, 1)
    play.answers("summon olafs_blessed_statue")
    play_on(play, "turn")
    assert (sum(play.reserve().values()), play.sorcerer().crystals) == (4 - 2, 9 - 1 + 20)


def test_cards_that_reward_or_feed_say_so() -> None:
    box = open_box()
    staff, vase, heart, leech, fairies, hand, purse = (
        card_gives(box, 3, card, USUAL)
        for card in (
            *("staff_of_spring", "yjangs_forgotten_vase", "heart_of_argos", "arcano_leech"),
            *("thieving_fairies", "hand_of_fortune", "purse_of_io"),
        )
    )
    assert staff.own_summoning == Gives(crystals=3)
    assert (vase.own_summoning.energy, heart.own_activation.tokens) == (1, (0, 1, 0, 0))
    assert fairies.others_activation == Gives(crystals=2, their_crystals=-1)
    assert (leech.toll, hand.saves, purse.adds) == (1, 1, 1)


def test_a_card_to_be_filled_says_how_often_and_what_it_brings() -> None:
    jewel, cauldron = (
        filled_gives(open_box(), 2, card, USUAL)
        for card in ("jewel_of_the_ancients", "glutton_cauldron")
    )
    assert jewel is not None
    assert cauldron is not None
    assert (jewel.times, jewel.tokens, jewel.at_end) == (3, 9, 35)
    assert (jewel.stored, jewel.lacking(1), cauldron.lacking(5)) == (1, 2, 2)
    assert (cauldron.times, cauldron.tokens, cauldron.crystals) == (7, 0, 15)


def test_each_energy_of_the_elemental_amulet_has_its_effect() -> None:
    water, earth, fire, air = element_gives(open_box(), 2, "elemental_amulet", USUAL)
    assert (water.energy, earth.crystals, fire.hand, air.gauge) == (2, 5, 1, 1)


def test_bonuses_and_tokens_say_what_they_give() -> None:
    box = open_box()
    assert bonus_gives(box, 2, "transmute", USUAL)._replace(bonuses=0) == Gives(
        transmutes=True, extra=1
    )
    assert bonus_gives(box, 2, "gauge", USUAL).gauge == 1
    twelve, water = (token_gives(box, 2, one, USUAL) for one in ("twelve_crystals", "four_water"))
    assert twelve == Gives(crystals=12)
    assert water == Gives(tokens=(-4, 0, 0, 0))
    assert token_gives(box, 2, "hand_is_worth", USUAL) is None


def test_transmuting_brings_what_was_said() -> None:
    play = against(own=("purse_of_io",)).die("f*T...").start()
    told = transmuted(look(play.match, 0), 0, ENERGIES.index("water"), 3)
    before = play.sorcerer().crystals
    play.answers("transmute water 3")
    assert play.sorcerer().crystals - before == told == 3 * (1 + 1)


def test_the_wheel() -> None:
    play = Scenario(2).at(year=3, space=11).sorcerer().sorcerer().start()
    view = look(play.match)
    assert (spaces_left(view), space_after(view, 3), space_after(view, -2)) == (2, 2, 9)
    assert mean_dots(open_box()) == 2.0


@pytest.mark.rule("S-041")
@pytest.mark.parametrize("season", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dice_of_a_round_show_each_face_as_often_as_was_said(season: int, seats: int) -> None:
    scene = Scenario(seats).at(space=1 + 3 * season)
    for _ in range(seats):
        scene.sorcerer()
    table = scene.start().table
    view, shown = look(scene.start().match), [Counter[str]() for _ in range(seats + 1)]
    for roll in range(1, FACES + 1):
        twin = table.copy()
        twin.chance.load([("dice", roll)] * (seats + 1))
        roll_dice(twin)
        for count, face in zip(shown, twin.rolled, strict=True):
            count[face] += 1
    told = [face_chances(view._table.box, die) for die in dice_of_season(view, season)]
    assert told == [{face: Fraction(n, FACES) for face, n in count.items()} for count in shown]


@pytest.mark.rule("S-110")
def test_a_die_that_is_rolled_again_shows_each_face_as_often_as_was_said() -> None:
    scene = Scenario(2).sorcerer(play=("die_of_malice",)).sorcerer()
    play = scene.thrown("winter_1-4", "winter_2-1", "winter_3-1").start(phase="die")
    told, shown = reroll_chances(look(play.match), 0), Counter[str]()
    for roll in range(1, FACES + 1):
        twin = play.match.position.copy()
        twin.table.chance.load([("dice", roll)])
        twin.answer(next(one for one in twin.open[0].options if one[0] == "reroll"), 0)
        shown[twin.table.taken[0]] += 1
    assert told == {face: Fraction(n, FACES) for face, n in shown.items()}


@pytest.mark.parametrize("used", range(3))
def test_a_bonus_costs_what_the_score_loses(used: int) -> None:
    totals = []
    for bonuses in (used, used + 1):
        play = Scenario(2).at(year=3, space=12).sorcerer(bonuses=bonuses).sorcerer()
        started = play.start(active=1)
        started.answers("end")
        totals.append(scores(started.match)[0])
    assert totals[0] - totals[1] == bonus_cost(used)
    assert bonus_penalty(used + 1) == -totals[1]


def test_cards_left_in_hand_and_spaces_of_the_reserve() -> None:
    play = Scenario(2).sorcerer(play=["bespelled_grimoire", "mesodaes_lantern"]).sorcerer().start()
    view = look(play.match)
    assert (left_in_hand(view, ""), left_in_hand(view, "hand_is_worth")) == (-5, 3)
    assert (reserve_spaces(view, 0), view.sorcerers[0].limit) == (10, 9)
    assert reserve_spaces(view, 1) == 7


def test_an_option_of_an_effect_can_be_tried() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["horn_of_plenty"], reserve="1 earth 1 fire")
        .sorcerer()
        .leftover("ww*.")
        .start(active=1)
    )
    play.answers("end")
    view, question = look(play.match, 0), play.question
    found = {option: choice_gives(view, question, option).crystals for option in question.options}
    assert found == {("horn", "earth"): 5, ("horn", "fire"): 0}


OPTIONS: dict[str, object] = {
    "pool": "50_enchanted",
    "start": "draft",
    "enchantment": "none",
    "tokens": "yes",
}


def positions(count: int) -> list[Position[Table]]:
    """Late positions with many cards in play."""
    luck = Luck(7)
    return [
        Position(SEASONS, SEASONS.rich(OPTIONS, luck.between(2, 4), seed)) for seed in range(count)
    ]


def _same(position: Position[Table]) -> Position[Table]:
    return position


def test_prices_are_what_the_rules_take_and_reading_changes_nothing() -> None:
    claimed = 0
    for position in positions(20):
        for question in position.open:
            before = SEASONS.dump(position.table)
            view = SEASONS.view(position.table, question.seat)
            list(SEASONS.readings(view))
            prices = SEASONS.prices(view, question)
            assert SEASONS.dump(position.table) == before
            foretold = Foretold.of(partial(_same, position), question.seat)
            assert foretold is not None
            for option, price in zip(question.options, prices, strict=True):
                if price is not None:
                    claimed += 1
                    assert price == foretold.surely(option), option
    assert claimed > 100


def test_readings_are_the_same_in_all_worlds_that_look_the_same() -> None:
    for seed, position in enumerate(positions(8)):
        for seat in (None, 0, 1):
            world = SEASONS.reimagine(position.table, observers(seat), seed)
            real, other = (
                list(SEASONS.readings(SEASONS.view(table, seat)))
                for table in (position.table, world)
            )
            assert real == other
