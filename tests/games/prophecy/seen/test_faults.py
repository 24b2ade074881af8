"""Deliberate faults: for every question about a table of Prophecy, some check fails as soon as the
question answers wrongly."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from fabletop.games.prophecy.answers import BagOffer
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.battles import fights
from fabletop.games.prophecy.seen.battles.fights import BattleOdds
from fabletop.games.prophecy.seen.battles.odds import NoOdds
from tests.games.faults import Fault, must_be_noticed
from tests.games.prophecy.seen import test_endings, test_taken, test_ways
from tests.games.prophecy.seen.battles import (
    test_battles_in_progress,
    test_duel_odds,
    test_odds_alive,
    test_odds_of_endings,
    test_sides,
)
from tests.games.prophecy.seen.battles.faults_of_battles import BATTLE_FAULTS
from tests.games.prophecy.seen.battles.faults_of_spoils import FAULTS_OF_SPOILS
from tests.games.prophecy.seen.battles.hero_faults import HERO_FAULTS
from tests.games.prophecy.seen.faults_of_cards import CARD_FAULTS
from tests.games.prophecy.seen.faults_of_realms import FAULTS_OF_REALMS
from tests.games.test_questions_are_read import questions

pytestmark = pytest.mark.pure

FOUGHT = partial(
    test_odds_of_endings.test_the_tiara_counts_when_a_battle_of_wills_is_forced,
    "skeletal_wizard",
    damaged=True,
)
DUELED = partial(
    test_odds_of_endings.test_the_odds_of_the_final_battle_are_those_of_playing_it_out, STRENGTH, 0
)
STANDS = partial(
    test_battles_in_progress.test_a_battle_with_a_creature_goes_on_as_the_odds_say,
    "old_pirate",
    WILLS,
)
GOES_ON = partial(
    test_battles_in_progress.test_a_battle_of_two_characters_goes_on_as_the_odds_of_both_say,
    STRENGTH,
)
COPIED = partial(
    test_duel_odds.test_the_odds_against_a_doppelganger_are_those_of_playing_it_out, WILLS
)
FOUR = partial(test_endings.test_partners_sit_opposite_each_other, Scenario)
DECKS = partial(test_endings.test_the_game_is_lost_when_no_deck_is_left, Scenario, 1)


def luckier(odds: BattleOdds | None) -> BattleOdds | None:
    """A chance moved from a defeat to a victory."""
    return odds and replace(odds, win=odds.win + Fraction(1, 36), lose=odds.lose - Fraction(1, 36))


def of_each(amount: str) -> Callable[[BattleOdds | None], BattleOdds | None]:
    """One Magic more after one of the ends of a battle."""

    def changed(odds: BattleOdds | None) -> BattleOdds | None:
        if odds is None:
            return None
        richer = replace(odds)
        changes = getattr(odds, amount)
        setattr(richer, amount, {**changes, "Magic": changes.get("Magic", 0) + 1})
        return richer

    return changed


def dearer(bags: list[BagOffer]) -> list[BagOffer]:
    return [bag._replace(gold=bag.gold + 1) for bag in bags]


def fuller(bags: list[BagOffer]) -> list[BagOffer]:
    return [bag._replace(bubbles=bag.bubbles + 1) for bag in bags]


def less(found: Any) -> Any:
    """The last one left out."""
    return type(found)(list(found.items())[:-1] if isinstance(found, dict) else list(found)[:-1])


def moved(chances: dict[int, Fraction]) -> dict[int, Fraction]:
    """A bit of the chance of the highest result goes to the lowest one."""
    bit = chances[max(chances)] / 2
    changed = {**chances, max(chances): chances[max(chances)] - bit}
    return {**changed, min(chances): changed[min(chances)] + bit}


def of_option(told: list[Any]) -> list[Any]:
    return [price and {name: n + 1 for name, n in price.items()} for price in told]


FAULTS = [
    *[
        Fault(prices, question, check)
        for question, check in (
            ("fare", test_taken.test_a_fare_is_what_a_voyage_takes),
            ("buying_price", test_taken.test_goods_are_bought_at_their_price),
            ("full_value", test_taken.test_goods_are_bought_at_their_price),
            ("selling_price", test_taken.test_an_item_is_sold_at_its_price),
            ("smith_price", test_taken.test_a_smith_takes_his_price),
            ("lesson", test_taken.test_a_lesson_costs_what_was_said),
            ("certificate", test_taken.test_a_certificate_costs_what_was_said),
            ("can_certify", test_taken.test_a_certificate_can_be_had_where_it_is_then_offered),
            ("rests", test_taken.test_each_rest_gives_what_was_said_also_from_far_away),
            ("resting", test_taken.test_each_rest_gives_what_was_said_also_from_far_away),
            ("work", test_taken.test_work_brings_what_was_said),
            ("kind_price", test_taken.test_a_kind_of_battle_costs_what_was_said),
            ("wills_price", test_taken.test_starting_a_battle_of_wills_costs_what_was_said),
            ("spell_price", test_taken.test_a_spell_costs_what_was_said),
            ("entry_price", test_taken.test_the_gate_takes_what_was_said),
            ("bags", test_taken.test_each_bag_costs_and_holds_what_was_said),
            ("can_use", test_taken.test_an_opportunity_can_be_used_if_it_is_offered),
        )
    ],
    *[
        Fault(prices, "bags", test_taken.test_each_bag_costs_and_holds_what_was_said, spoil)
        for spoil in (dearer, fuller)
    ],
    *[
        Fault(
            prices,
            question,
            check,
            lambda cost: cost._replace(gold=cost.gold + 1),
        )
        for question, check in (
            ("lesson", test_taken.test_a_lesson_costs_what_was_said),
            ("certificate", test_taken.test_a_certificate_costs_what_was_said),
        )
    ],
    Fault(prices, "cast_by", test_taken.test_a_spell_costs_what_was_said, lambda _spell: ""),
    Fault(
        prices,
        "placed",
        test_taken.test_each_rest_gives_what_was_said_also_from_far_away,
        lambda found: (found[0], found[0].heroes[found[1].seat]),
    ),
    *[
        Fault(
            prices,
            question,
            test_taken.test_places_to_rest_and_to_work_are_those_that_offer_it,
            less,
        )
        for question in ("resting_places", "workplaces")
    ],
    Fault(
        test_taken,
        "option_prices",
        test_taken.test_all_prices_of_a_market_are_what_is_taken,
        of_option,
    ),
    Fault(
        test_ways, "ways", test_ways.test_the_ways_of_a_hero_are_the_movements_she_is_offered, less
    ),
    Fault(
        test_ways,
        "ways",
        test_ways.test_ways_are_read_from_another_space,
        lambda found: {way: {**paid, "Gold": paid["Gold"] - 1} for way, paid in found.items()},
    ),
    Fault(test_ways, "reached", test_ways.test_ways_are_read_from_another_space),
    Fault(test_endings, "allies", FOUR),
    Fault(test_endings, "are_friends", FOUR),
    Fault(
        test_endings,
        "all_together",
        partial(test_endings.test_in_the_cooperative_game_all_are_friends, Scenario),
    ),
    Fault(test_endings, "side_of", FOUR),
    Fault(
        test_endings,
        "certificates_to_win",
        partial(test_endings.test_the_certificate_that_reaches_the_number_wins, Scenario),
    ),
    Fault(test_endings, "chance_decks_left", DECKS),
    Fault(test_endings, "chance_decks", DECKS),
    Fault(
        test_endings,
        "chance_cards",
        partial(test_endings.test_chance_cards_are_counted_wherever_they_lie, Scenario),
    ),
    Fault(
        test_sides,
        "battle_sides",
        test_sides.test_both_sides_of_a_battle_have_the_totals_that_are_rolled_with,
        lambda found: found[::-1],
    ),
    Fault(
        test_sides,
        "offer_sides",
        test_sides.test_both_sides_of_a_trade_give_what_then_changes_hands,
        lambda found: found[::-1],
    ),
    Fault(
        test_sides,
        "carried_to",
        test_sides.test_a_current_leads_where_was_said,
        lambda found: ("wr_d3", found[1]),
    ),
    *FAULTS_OF_REALMS,
    *CARD_FAULTS,
    *FAULTS_OF_SPOILS,
    Fault(fights, "die_chances", FOUGHT, moved),
    Fault(fights, "margins", FOUGHT, lambda found: list(found)[:-1]),
    Fault(
        fights,
        "shield_chances",
        test_duel_odds.test_a_shield_helps_as_often_as_was_said,
        lambda found: (found[0] / 2, *found[1:]),
    ),
    Fault(fights, "open_choices", GOES_ON, lambda found: found[:-1]),
    Fault(test_battles_in_progress, "battle_odds", STANDS, luckier),
    *[
        Fault(test_odds_of_endings, "creature_odds", FOUGHT, spoil)
        for spoil in (luckier, of_each("won"), of_each("drawn"), of_each("lost"))
    ],
    Fault(test_odds_of_endings, "duel_odds", DUELED, luckier),
    Fault(test_duel_odds, "doppelganger_odds", COPIED, luckier),
    Fault(
        test_odds_alive,
        "why_no_odds",
        test_odds_alive.test_missing_odds_have_a_reason,
        lambda reason: None if reason else NoOdds.KIND,
    ),
    *HERO_FAULTS,
    *BATTLE_FAULTS,
]

VIEWS = ("look", "look_at_battle", "look_at_heroes")
"""They build the view itself, of which nothing is asked."""

NOT_COMPARED = {
    "readings": "conformance compares its answers",
    "shown_by_parts": "it builds a part of the view",
    **dict.fromkeys(("scratch", "fighters_scratch"), "it hands a copy of the table on"),
    "arm": "it changes a copy; the odds with Items in use are compared",
    **dict.fromkeys(
        ("begin_turn", "go"), "it changes a copy; the odds in other places are compared"
    ),
    **dict.fromkeys(
        ("choose", "use_before"), "it changes a copy; the odds of choices are compared"
    ),
    "oppose": "it lays a rival on a scratch table; totals against rivals are compared",
    "equip": "it lays a fighter on a scratch table",
    "battlefield": "it hands a scratch table on",
    "equipment": "it hands the same object on for the same facts",
    "item_of": "it takes the name of a piece of gear apart",
    "work_on": "it takes the name of a piece of gear apart",
    "die_roll_of": "the chances of dice are compared, which are made of it",
    "result_chances": "the chances of dice are compared, which are made of it",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.question)
def test_a_wrong_answer_is_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    must_be_noticed(fault, monkeypatch)


def test_every_question_has_a_fault() -> None:
    named = [question.split(".") for question in questions("prophecy")]
    asked = {name for module, name in named if module not in VIEWS}
    assert asked - NOT_COMPARED.keys() == {fault.question for fault in FAULTS}
