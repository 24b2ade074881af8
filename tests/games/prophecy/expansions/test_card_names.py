"""Every card of the expansions has a test that is named after it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.cards import Card, Fragment, Race

HERE = Path(__file__).parent


def called(card: Card) -> str:
    """What tests call a card: its id, a Race by its people, Map Fragments all alike."""
    match card:
        case Fragment():
            return "map_fragment"
        case Race():
            return card.id.removeprefix("race_")
        case _:
            return card.id


CALLED = sorted({called(card) for _, card in open_box().cards() if card.part})


def names_of_tests() -> Iterator[str]:
    """The names of all tests of the expansions, as words after `test`."""
    for path in HERE.rglob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name.removeprefix("test")


@cache
def named() -> set[str]:
    """The cards in the names of tests. If one card's name contains another's, the longer counts."""
    longest_first = "|".join(sorted(CALLED, key=len, reverse=True))
    return set(re.findall(rf"(?<=_)(?:{longest_first})(?=_|\b)", " ".join(names_of_tests())))


@pytest.mark.parametrize("card", CALLED)
def test_every_card_of_the_expansions_has_a_test_with_its_name(card: str) -> None:
    assert card in named(), f"name a test under {HERE.name}/ after {card} that fails if it is wrong"
