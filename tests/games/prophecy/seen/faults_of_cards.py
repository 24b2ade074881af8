"""Deliberate faults in what is read about Opportunities, planes, dice and purses."""

from fractions import Fraction
from functools import partial

from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.seen import fortune, opportunities, prices
from fabletop.games.prophecy.seen.opportunities import CubeTrade
from fabletop.games.prophecy.seen.planes import Guards
from tests.games.faults import Fault
from tests.games.prophecy.seen import (
    test_fortune,
    test_opportunities_told,
    test_planes_told,
    test_scrolls_told,
)

GIFTS = test_opportunities_told.test_gifts_are_those_that_were_told_from_far_away
FISH = test_opportunities_told.test_wishes_are_those_that_the_fish_grants
HIDDEN = test_planes_told.test_guardians_may_lie_hidden_unless_they_have_been_seen


def better(goods: Goods) -> Goods:
    return Goods(gold=goods.gold + 1, recharge=goods.recharge, willpower=goods.willpower)


def without_cubes(trades: dict[str, CubeTrade]) -> dict[str, CubeTrade]:
    return dict.fromkeys(trades, CubeTrade(0, 0))


CARD_FAULTS = [
    Fault(opportunities, "gift", GIFTS, better),
    Fault(opportunities, "wishes", FISH, lambda found: {"strength": found["strength"]}),
    Fault(opportunities, "wishes", FISH, lambda found: dict.fromkeys(found, Goods(gold=1))),
    Fault(
        opportunities,
        "cures",
        test_opportunities_told.test_cures_cost_and_restore_what_was_said,
        lambda found: [{**cure, "Gold": cure["Gold"] - 1} for cure in found],
    ),
    Fault(
        opportunities,
        "cube_trades",
        test_opportunities_told.test_the_alchemist_exchanges_the_cubes_that_were_told,
        without_cubes,
    ),
    *[
        Fault(opportunities, question, check)
        for question, check in (
            ("collected", test_opportunities_told.test_the_collector_pays_what_was_said),
            ("library", test_opportunities_told.test_the_library_teaches_what_was_told),
            (
                "treasures_for",
                test_opportunities_told.test_treasures_are_those_that_her_maps_pay_for,
            ),
            (
                "can_dig_blindly",
                test_opportunities_told.test_a_random_treasure_needs_the_maps_that_were_told,
            ),
        )
    ],
    Fault(
        test_planes_told,
        "may_lie_hidden",
        HIDDEN,
        lambda found: Guards(found.lesser[1:], found.greater),
    ),
    Fault(
        test_planes_told,
        "may_lie_hidden",
        HIDDEN,
        lambda found: Guards(found.lesser, (*found.greater, "sphinx")),
    ),
    Fault(
        test_planes_told,
        "power_up",
        test_planes_told.test_guardians_of_the_main_board_are_stronger_by_as_much_as_was_said,
    ),
    Fault(
        test_fortune,
        "may_attack",
        test_fortune.test_she_may_attack_whom_she_is_then_offered,
        lambda found: [*found, 1],
    ),
    Fault(test_fortune, "spare_health", test_fortune.test_she_can_spare_what_she_is_asked_for),
    Fault(
        test_fortune,
        "luck",
        test_fortune.test_the_fire_helps_as_often_as_was_said,
        lambda chance: chance - Fraction(1, 6),
    ),
    Fault(
        fortune,
        "is_lucky",
        partial(
            test_fortune.test_a_die_is_good_as_often_as_was_said,
            "sphinx",
            test_fortune.answering,
            "race_human",
        ),
    ),
    Fault(
        test_fortune,
        "enemies",
        partial(test_fortune.test_she_fights_or_declines_whom_she_was_said_to_meet, "bear", False),
    ),
    Fault(
        test_fortune,
        "may_decline",
        partial(test_fortune.test_she_fights_or_declines_whom_she_was_said_to_meet, "bear", True),
    ),
    Fault(
        test_scrolls_told,
        "exposed_items",
        test_scrolls_told.test_items_of_others_are_exposed_that_can_be_stolen,
    ),
    Fault(
        test_scrolls_told,
        "removable",
        test_scrolls_told.test_creatures_can_be_removed_except_the_lord_of_a_palace,
    ),
    Fault(test_fortune, "hope", test_fortune.test_the_banner_gives_what_was_said),
    Fault(prices, "purse", test_fortune.test_she_can_pay_with_what_her_purse_holds),
    Fault(
        prices,
        "first_to_go",
        test_fortune.test_the_ability_that_goes_is_the_one_that_was_told,
        lambda _ability: "",
    ),
]
