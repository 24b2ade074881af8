"""Worlds of Wizards are made of what a seat knows, and of nothing else."""

from random import Random

import pytest

from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.games.wizards import WIZARDS
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.state import Table

EVERY = 10
"""Decisions from one check to the next."""

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {"layout": "laid"}),
    (3, {"layout": "laid", "play": "cooperative"}),
    (2, {"layout": "random", "winning": "gems"}),
    (4, {"layout": "sample_a", "winning": "gems", "demons": "stacked", "encounters": "die"}),
    (5, {"layout": "random", "thwart": "ten", "demonday": "evil", "hamdrel": "wizard"}),
    (6, {"layout": "sample_b", "play": "cooperative", "thwart": "fortnight"}),
]


def names(options: dict[str, object]) -> str:
    return "-".join(map(str, options.values()))


@pytest.mark.parametrize(
    ("seats", "options"), VARIANTS, ids=[f"{seats}-{names(given)}" for seats, given in VARIANTS]
)
def test_a_world_is_the_same_from_any_table_that_looks_the_same(
    seats: int, options: dict[str, object]
) -> None:
    luck = Random(seats)
    table = WIZARDS.new(settle(WIZARDS, options, seats), seats, seats)
    position = Position(WIZARDS, table)
    number = 0
    while not position.over:
        if number % EVERY == 0:
            check(position.checkpoint, luck.choice([None, *range(seats)]), luck)
        number += 1
        question = position.open[0]
        position.answer(luck.choice(question.options), question.seat)


def test_a_secret_wizard_is_drawn_from_all_that_are_not_seen() -> None:
    scene = Scenario(2).wizard("elekov", "torwall-3", known=1, under=["phantasm_1"])
    table = scene.start().table
    check(table, 1, Random(1))
    drawn = {WIZARDS.reimagine(table, 1, seed).standing[0].card for seed in range(200)}
    assert drawn == set(table.box.high_wizards)
    assert WIZARDS.reimagine(table, 0, 5).standing[0].card == table.standing[0].card


def check(table: Table, seat: int | None, luck: Random) -> None:
    first, second = luck.getrandbits(40), luck.getrandbits(40)
    world = WIZARDS.reimagine(table, seat, first)
    assert WIZARDS.view(world, seat) == WIZARDS.view(table, seat)
    assert WIZARDS.invariants(world) == []
    assert WIZARDS.reimagine(world, seat, second) == WIZARDS.reimagine(table, seat, second)
