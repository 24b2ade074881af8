"""Deliberate faults of the questions about ways through the Realms."""

from functools import partial

from fabletop.games.prophecy.box import open_box
from tests.games.faults import Fault
from tests.games.prophecy.seen import test_realm_ways

NEAR = open_box(boards=("water",)).board.index["wr_b4"]
"""A space without a card, beside a hero of the check."""


def one_more_or_less(found: set[int]) -> set[int]:
    return found ^ {NEAR}


def none(_found: set[int]) -> set[int]:
    return set()


FAULTS_OF_REALMS = [
    *[
        Fault(test_realm_ways, "chart", check, spoil)
        for check, spoil in (
            (
                test_realm_ways.test_the_next_steps_and_the_way_out_are_those_that_are_offered,
                lambda ways: ways._replace(after=dict.fromkeys(ways.after, ())),
            ),
            (
                test_realm_ways.test_the_next_steps_and_the_way_out_are_those_that_are_offered,
                lambda ways: ways._replace(exits=()),
            ),
            (
                test_realm_ways.test_the_next_steps_and_the_way_out_are_those_that_are_offered,
                lambda ways: ways._replace(spaces=(0, *ways.spaces)),
            ),
            (
                test_realm_ways.test_the_next_steps_and_the_way_out_are_those_that_are_offered,
                lambda ways: ways._replace(before=dict.fromkeys(ways.before, ())),
            ),
            (
                test_realm_ways.test_the_next_steps_and_the_way_out_are_those_that_are_offered,
                lambda ways: ways._replace(closed=frozenset()),
            ),
            (
                test_realm_ways.test_who_swims_into_a_whirlpool_comes_out_where_was_said,
                lambda ways: ways._replace(comes_out={}),
            ),
        )
    ],
    *[
        Fault(test_realm_ways, "travel", check, spoil)
        for check, spoil in (
            (
                partial(test_realm_ways.test_a_movement_has_as_many_steps_as_was_said, ()),
                lambda told: told._replace(pace=told.pace + 1),
            ),
            (
                partial(test_realm_ways.test_running_away_takes_as_much_air_as_was_said, ()),
                lambda told: told._replace(flight=told.flight + 1),
            ),
            (
                test_realm_ways.test_a_missing_bubble_costs_what_was_said,
                lambda told: told._replace(drowning=told.drowning + 1),
            ),
            (
                partial(test_realm_ways.test_who_loses_a_battle_must_leave_if_it_was_said, ()),
                lambda told: told._replace(throws_out=not told.throws_out),
            ),
        )
    ],
    *[
        Fault(
            test_realm_ways,
            question,
            test_realm_ways.test_a_movement_leads_as_far_and_ends_where_was_said,
            spoil,
        )
        for question in ("stops", "within_reach")
        for spoil in (one_more_or_less, none)
    ],
    Fault(
        test_realm_ways,
        "breath",
        partial(test_realm_ways.test_a_round_takes_as_much_air_as_was_said, "wr_b2", (), 1),
    ),
    Fault(
        test_realm_ways,
        "prize_is_due",
        partial(test_realm_ways.test_the_prize_of_a_realm_is_given_if_that_was_said, [], False),
    ),
]
