"""What parts of the game bring to the table and to heroes."""

from dataclasses import fields

import pytest

from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.all_parts import all_parts
from fabletop.games.prophecy.pieces import Belongings, Pieces
from fabletop.games.prophecy.scenario import Scenario

PARTS = [listed.part for listed in all_parts()]
PIECES = {name: kind for part in PARTS for name, kind in part.pieces.items()}
BELONGINGS = {name: kind for part in PARTS for name, kind in part.belongings.items()}


@pytest.mark.parametrize("kind", PIECES.values(), ids=PIECES)
def test_a_copy_shares_nothing_that_rules_change(kind: type[Pieces]) -> None:
    fresh = kind()
    copied = fresh.copy()
    assert copied == fresh
    for spec in fields(kind):
        value = getattr(fresh, spec.name)
        if isinstance(value, list | dict):
            assert getattr(copied, spec.name) is not value


@pytest.mark.parametrize("kind", BELONGINGS.values(), ids=BELONGINGS)
def test_what_copies_of_a_hero_share_never_changes(kind: type[Belongings]) -> None:
    assert hash(kind()) == hash(kind())


def test_a_part_brings_its_pieces_and_no_other_table_has_them() -> None:
    bare = Scenario(2, version="standard").table
    assert (bare.pieces, bare.heroes[0].belongings) == ({}, {})
    full = Scenario(2, version="standard", island="yes", realms="water").table
    assert [*full.pieces] == ["island", "travels", "water"]
    assert [*full.heroes[0].belongings] == ["island", "water"]


def test_each_seat_sees_them_as_ever() -> None:
    view = PROPHECY.view(Scenario(2, version="standard").hero("paladin").start().table, 0)
    assert (view.island, view.storms, view.strokes, view.races) == (None, [], 0, 0)
    assert (view.heroes[0].maps, view.heroes[0].bubbles, view.heroes[0].stuck) == (0, 0, False)
