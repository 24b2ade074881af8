"""Deliberate faults: for every question about a table of Seasons, some check fails as soon as the
question answers wrongly."""

from dataclasses import replace
from functools import partial
from inspect import getmembers, isfunction

import pytest

from fabletop.games.seasons.seen import cards, tried, turn
from fabletop.games.seasons.seen.gives import CardGives, Gives
from tests.games.faults import Fault, must_be_noticed
from tests.games.seasons.seen import (
    test_cards,
    test_lasting,
    test_played,
    test_ready,
    test_round,
    test_turn,
)

pytestmark = pytest.mark.pure


def more(gives: Gives) -> Gives:
    return gives._replace(crystals=gives.crystals + 1)


def each_season(found: CardGives) -> CardGives:
    rounds, seasons = (tuple(map(more, ways)) for ways in (found.each_round, found.each_season))
    return replace(found, each_season=seasons, each_round=rounds)


def blind(found: CardGives) -> CardGives:
    ways = tuple(gives._replace(foreseen=0) for gives in found.each_season)
    return replace(found, each_season=ways)


FAULTS = [
    Fault(
        test_cards,
        "card_gives",
        partial(test_cards.test_what_a_round_or_a_season_gives, "round", "demon_of_argos"),
        each_season,
    ),
    Fault(test_cards, "card_gives", test_cards.test_both_lines_of_a_statue_are_told, blind),
    Fault(
        test_turn,
        "card_gives",
        test_turn.test_cards_that_reward_or_feed_say_so,
        lambda found: replace(found, own_summoning=more(found.own_summoning)),
    ),
    Fault(
        test_turn,
        "card_gives",
        test_turn.test_cards_that_reward_or_feed_say_so,
        lambda found: replace(found, toll=found.toll + 1),
    ),
    Fault(
        test_turn,
        "element_gives",
        test_turn.test_each_energy_of_the_elemental_amulet_has_its_effect,
        lambda found: tuple(one._replace(gauge=one.gauge + 1) for one in found),
    ),
    Fault(
        test_turn,
        "filled_gives",
        test_turn.test_a_card_to_be_filled_says_how_often_and_what_it_brings,
        lambda filled: replace(filled, times=filled.times + 1),
    ),
    Fault(
        test_turn,
        "bonus_gives",
        test_turn.test_bonuses_and_tokens_say_what_they_give,
    ),
    Fault(
        test_turn,
        "token_gives",
        test_turn.test_bonuses_and_tokens_say_what_they_give,
        lambda gives: more(gives) if gives else None,
    ),
    Fault(
        test_played,
        "crown_tokens",
        partial(test_played.test_the_crown_brings_as_many_tokens_as_was_said, "titus_deepgaze"),
    ),
    Fault(test_turn, "spaces_left", test_turn.test_the_wheel),
    Fault(test_turn, "space_after", test_turn.test_the_wheel),
    Fault(test_turn, "mean_dots", test_turn.test_the_wheel),
    Fault(
        test_turn,
        "dice_of_season",
        partial(test_turn.test_the_dice_of_a_round_show_each_face_as_often_as_was_said, 1, 3),
        lambda dice: dice[1:],
    ),
    Fault(
        test_turn,
        "face_chances",
        partial(test_turn.test_the_dice_of_a_round_show_each_face_as_often_as_was_said, 1, 3),
        lambda chances: {face: chance / 2 for face, chance in chances.items()},
    ),
    Fault(
        test_turn,
        "reroll_chances",
        test_turn.test_a_die_that_is_rolled_again_shows_each_face_as_often_as_was_said,
        lambda chances: {face: chance / 2 for face, chance in chances.items()},
    ),
    Fault(
        test_played,
        "gauge_is_full",
        partial(test_played.test_a_full_gauge_cannot_rise, 15),
    ),
    Fault(test_turn, "bonus_cost", partial(test_turn.test_a_bonus_costs_what_the_score_loses, 1)),
    Fault(
        test_turn, "bonus_penalty", partial(test_turn.test_a_bonus_costs_what_the_score_loses, 1)
    ),
    Fault(
        test_turn,
        "left_in_hand",
        test_turn.test_cards_left_in_hand_and_spaces_of_the_reserve,
    ),
    Fault(
        test_turn,
        "reserve_spaces",
        test_turn.test_cards_left_in_hand_and_spaces_of_the_reserve,
    ),
    Fault(
        test_played,
        "toll_of",
        test_played.test_opponents_get_the_toll_for_a_card_and_the_stockpile_its_energy,
    ),
    Fault(
        test_played,
        "energy_bill",
        test_played.test_opponents_get_the_toll_for_a_card_and_the_stockpile_its_energy,
        lambda bill: (bill[0] + 1, *bill[1:]),
    ),
    Fault(
        test_turn,
        "summoning_cost",
        test_turn.test_a_toll_and_a_saving_are_part_of_the_cost_of_summoning,
        lambda cost: (cost[0], cost[1] + 1),
    ),
    Fault(
        test_played,
        "at_end_gives",
        partial(
            test_played.test_a_card_brings_at_the_end_what_was_found_in_a_usual_position,
            "lantern_of_xidit",
        ),
    ),
    Fault(test_cards, "at_end", partial(test_cards.test_what_the_end_brings, "5 fire")),
    Fault(
        test_played,
        "at_end_with",
        partial(test_played.test_the_end_with_another_reserve_is_the_end_of_such_a_game, 4),
    ),
    Fault(test_turn, "transmuted", test_turn.test_transmuting_brings_what_was_said),
    Fault(
        test_played,
        "rates_of",
        partial(test_played.test_each_token_transmuted_brings_its_rate, 2),
        lambda rates: [rate + 1 for rate in rates],
    ),
    Fault(
        test_played,
        "is_spent",
        partial(test_played.test_tokens_on_a_card_are_spent_as_was_said, "amulet_of_water"),
    ),
    Fault(test_turn, "reaction_gives", test_turn.test_fairies_are_part_of_what_an_activation_costs),
    Fault(
        test_turn, "activation_gives", test_turn.test_fairies_are_part_of_what_an_activation_costs
    ),
    Fault(
        test_cards,
        "activation_gives",
        partial(test_cards.test_what_an_activation_gives, "balance_of_ishtar", laid=False),
        lambda gives: gives._replace(energy=gives.energy + 1),
    ),
    Fault(
        test_played,
        "ability_gives",
        partial(test_played.test_an_ability_gives_what_was_said, "twelve_crystals"),
    ),
    Fault(test_played, "vision_price", test_played.test_a_vision_costs_what_was_said),
    Fault(test_turn, "choice_gives", test_turn.test_an_option_of_an_effect_can_be_tried),
    Fault(
        test_cards,
        "entering_gives",
        partial(test_cards.test_what_a_card_gives_at_once, "olafs_blessed_statue"),
    ),
]

FAULTS += [
    Fault(test_ready, "began", partial(test_ready.test_who_began_is_known_at_the_end, 3)),
    Fault(test_ready, "could_pay", partial(test_ready.test_what_could_be_paid, "leech")),
    Fault(test_ready, "could_pay", partial(test_ready.test_what_could_be_paid, "hand")),
    Fault(
        test_ready,
        "purse_of",
        test_ready.test_tokens_on_an_amulet_can_be_spent,
        lambda held: [0, *held[1:]],
    ),
    Fault(
        test_ready, "face_gives", partial(test_ready.test_a_die_gives_what_was_said, "ww+3.", 5, "")
    ),
    Fault(
        test_ready,
        "face_gives",
        partial(test_ready.test_a_die_gives_what_was_said, "ww+3.", 5, ""),
        lambda gives: gives._replace(transmutes=not gives.transmutes),
    ),
    Fault(
        test_lasting,
        "seasons_in",
        partial(test_lasting.test_seasons_change_as_often_as_was_said, 1),
    ),
    *[
        Fault(
            test_lasting,
            "card_gives",
            partial(test_lasting.test_what_a_card_gives_as_long_as_it_lies_there, card),
            spoil,
        )
        for card, spoil in (
            ("ios_transmuter", lambda found: replace(found, permits=False)),
            ("mesodaes_lantern", lambda found: replace(found, spaces=-found.spaces)),
            ("purse_of_io", lambda found: replace(found, adds=found.adds + 1)),
        )
    ],
    Fault(
        test_lasting,
        "bonus_gives",
        partial(test_lasting.test_a_bonus_gives_what_was_said, "exchange"),
        lambda gives: gives._replace(bonuses=0),
    ),
    Fault(test_ready, "tokens_to_put", test_ready.test_the_orb_takes_the_tokens_that_were_said),
]

PRESTIGE = test_round.test_prestige_of_cards_and_of_a_used_ability_is_that_of_the_score
FAULTS += [
    Fault(
        test_round,
        "dice_to_come",
        test_round.test_dice_are_to_come_as_soon_as_they_are_taken,
        lambda faces: faces[1:],
    ),
    Fault(
        test_round,
        "left_over",
        partial(test_round.test_the_marker_goes_where_the_die_left_over_says, "ww*."),
        lambda _face: "winter_1-1",
    ),
    Fault(
        test_round,
        "space_to_come",
        test_round.test_the_marker_advances_only_once_in_a_round,
        lambda space: space or 7,
    ),
    Fault(test_round, "bonuses_left", partial(test_round.test_bonuses_left_can_be_used, 3)),
    Fault(
        test_round,
        "tokens_saved",
        partial(test_round.test_tokens_saved_are_still_there_after_summoning, [], "none", 0),
    ),
    Fault(
        test_round,
        "keeping_price",
        partial(test_round.test_keeping_a_card_costs_what_was_said, "argoss_embrace"),
    ),
    Fault(test_round, "prestige_in_play", PRESTIGE),
    Fault(test_round, "token_prestige", PRESTIGE),
]

NOT_COMPARED = {
    "box_of": "it hands the box on",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.question)
def test_a_wrong_answer_is_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    must_be_noticed(fault, monkeypatch)


def test_every_question_has_a_fault() -> None:
    asked = {
        name
        for module in (cards, tried, turn)
        for name, found in getmembers(module)
        if not name.startswith("_")
        and getattr(found, "__module__", "") == module.__name__
        and (isfunction(found) or hasattr(found, "__wrapped__"))
    }
    assert asked - NOT_COMPARED.keys() == {fault.question for fault in FAULTS}
