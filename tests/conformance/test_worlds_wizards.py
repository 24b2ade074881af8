"""Imagined worlds of Wizards depend only on what a seat knows."""

from random import Random

import pytest

from fabletop.games.wizards import WIZARDS
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.state import Table
from tests.conformance.worlds import Seats, Variant, check_worlds, named, play_and_check

VARIANTS: list[Variant] = [
    (2, {"layout": "laid"}),
    (3, {"layout": "laid", "play": "cooperative"}),
    (2, {"layout": "random", "winning": "gems"}),
    (4, {"layout": "sample_a", "winning": "gems", "demons": "stacked", "encounters": "die"}),
    (5, {"layout": "random", "thwart": "ten", "demonday": "evil", "hamdrel": "wizard"}),
    (6, {"layout": "sample_b", "play": "cooperative", "thwart": "fortnight"}),
]


@pytest.mark.parametrize("variant", VARIANTS, ids=named(VARIANTS))
def test_a_world_is_the_same_from_any_table_that_looks_the_same(variant: Variant) -> None:
    play_and_check(WIZARDS, variant, variant[0], check)


def test_a_secret_wizard_is_drawn_from_all_that_are_not_seen() -> None:
    scene = Scenario(2).wizard("elekov", "torwall-3", known=1, under=["phantasm_1"])
    table = scene.start().table
    check(table, (1,), Random(1))
    drawn = {WIZARDS.reimagine(table, (1,), seed).standing[0].card for seed in range(200)}
    assert drawn == set(table.box.high_wizards)
    assert WIZARDS.reimagine(table, (0,), 5).standing[0].card == table.standing[0].card


def check(table: Table, eyes: Seats, luck: Random) -> None:
    check_worlds(WIZARDS, table, eyes, luck)
