"""How the answers of several parts of the game become one."""

from contextlib import suppress
from dataclasses import fields
from itertools import combinations, product

import pytest

from fabletop.core.errors import BadSetup, RulesError
from fabletop.core.game import Setting, settle
from fabletop.core.question import Option, Refusal, Step
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.all_parts import PARTS, compose
from fabletop.games.prophecy.game import chosen_of
from fabletop.games.prophecy.merging import merge
from fabletop.games.prophecy.parts import NO_PARTS, Part
from fabletop.games.prophecy.state import Hero, Table

OF_PARTS = (
    *("ending", "island", "realms", "races", "dragon_cards"),
    *("new_items", "new_adventures", "artifacts"),
)
"""Settings that decide which parts are in play."""


def sails(_table: Table, _hero: Hero) -> list[Option]:
    return [("sail",)]


def flies(_table: Table, _hero: Hero) -> list[Option]:
    return [("fly",)]


def waits(_table: Table, _hero: Hero) -> Step:
    yield from ()


def too_dear(_table: Table, _hero: Hero) -> list[Refusal]:
    return []


def too_far(_table: Table, _hero: Hero) -> list[Refusal]:
    return []


def wins(table: Table, _hero: Hero) -> None:
    table.ended_by = "artifacts"


def reigns(table: Table, _hero: Hero) -> None:
    table.ended_by = "sea_lord"


def test_lists_are_joined_in_the_order_of_the_parts() -> None:
    assert merge([Part(ways=(sails,)), Part(), Part(ways=(flies,))]).ways == (sails, flies)


def test_refusals_of_one_question_are_joined() -> None:
    parts = [Part(refusals={"move": (too_dear,)}), Part(refusals={"move": (too_far,)})]
    assert merge(parts).refusals == {"move": (too_dear, too_far)}


def test_phases_of_all_parts_are_there() -> None:
    merged = merge([Part(asking={"bag": waits}), Part(asking={"gate": waits})])
    assert set(merged.asking) == {"bag", "gate"}


def test_two_parts_with_a_phase_of_the_same_name_are_an_error() -> None:
    with pytest.raises(RulesError, match="'asking' for 'bag'"):
        merge([Part(asking={"bag": waits}), Part(asking={"bag": waits})])


def test_two_answers_to_a_question_for_one_part_are_an_error() -> None:
    with pytest.raises(RulesError, match="'crowned'"):
        merge([Part(crowned=wins), Part(crowned=reigns)])


def test_an_answer_of_no_artifacts_at_all_is_an_answer() -> None:
    assert merge([Part(), Part(to_win=0)]).to_win == 0
    with pytest.raises(RulesError, match="'to_win'"):
        merge([Part(to_win=0), Part(to_win=5)])


def test_without_parts_nothing_is_answered() -> None:
    merged = merge([])
    assert all(getattr(merged, one.name) == getattr(NO_PARTS, one.name) for one in fields(Part))


def values(setting: Setting) -> list[str]:
    """Everything that can be chosen; of several choices, every set."""
    sizes = range(setting.most + 1) if setting.most else (1,)
    return ["+".join(some) for size in sizes for some in combinations(setting.choices, size)]


def test_whatever_parts_are_chosen_no_two_answer_what_only_one_may() -> None:
    settings = [setting for setting in PROPHECY.settings if setting.name in OF_PARTS]
    in_play: set[int] = set()
    for choices in product(*map(values, settings)):
        given = dict(zip((setting.name for setting in settings), choices, strict=True))
        with suppress(BadSetup):
            options = chosen_of(settle(PROPHECY, {"version": "standard", **given}, 2))
            compose(options)
            in_play |= {number for number, one in enumerate(PARTS) if one.is_chosen(options)}
    assert in_play == set(range(len(PARTS)))
