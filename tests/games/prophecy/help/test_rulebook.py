"""The index of the rulebooks: the base game's and that of its expansions."""

import pytest

from fabletop.core.cards.entries import english_names, rules_by_name
from fabletop.core.cards.library import Rule
from fabletop.core.cards.search import fold
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.words import ProphecyWords


@pytest.fixture(scope="module")
def expansions() -> dict[str, Rule]:
    return {rule.id: rule for rule in PROPHECY.rulebook() if rule.id.startswith("W-")}


def test_the_rules_of_the_expansions_follow_those_of_the_base_game(
    expansions: dict[str, Rule],
) -> None:
    assert list(expansions) == [f"W-{number:03}" for number in range(1, 302)]
    assert [rule.id for rule in PROPHECY.rulebook()][-301:] == list(expansions)


def test_the_expansions_have_groups_of_their_own(expansions: dict[str, Rule]) -> None:
    base = {rule.group for rule in PROPHECY.rulebook() if rule.id not in expansions}
    groups = list(dict.fromkeys(rule.group for rule in expansions.values()))
    assert groups == [f"W{letter}" for letter in "ABCDEFGHIJKLMNOPQRST"]
    assert base.isdisjoint(groups)


def test_no_rule_of_the_expansions_is_played_in_the_basic_version(
    expansions: dict[str, Rule],
) -> None:
    assert {rule.notes for rule in expansions.values()} == {(("basic", ("no", "expansions")),)}


def test_a_card_has_the_same_name_in_its_rules_in_both_languages(
    expansions: dict[str, Rule],
) -> None:
    names = english_names("prophecy", [card for _, card in open_box().cards()])
    french = ProphecyWords("fr")
    misnamed = [
        (rule, french.name(card))
        for card, rules in rules_by_name(names, expansions.values()).items()
        for rule in rules
        if fold(french.name(card)) not in fold(expansions[rule].texts["fr"])
    ]
    assert misnamed == []
