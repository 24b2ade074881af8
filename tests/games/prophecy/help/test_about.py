"""The rules that are shown to a player who asks for help."""

import re

import pytest

from fabletop.core.game import settle
from fabletop.core.question import Question
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.help.about import ABOUT, START
from tests.sentences import written


def about(kind: str, subject: str | None = None, version: str = "basic") -> tuple[str, ...]:
    return tuple(PROPHECY.rules_about(Question(0, kind, (), subject), {"version": version}))


def kinds() -> set[str]:
    """Every question that the table can ask, by the sentences that ask it."""
    text = written("prophecy")
    return {name.replace("-", "_") for name in re.findall(r"^ask-([\w-]+) =", text, re.MULTILINE)}


def test_every_question_has_rules_and_only_questions_that_are_asked_have_them() -> None:
    assert set(ABOUT) == kinds()
    assert all(about(kind, version="standard") for kind in kinds())


def test_in_the_basic_version_only_its_own_rules_are_shown() -> None:
    basic = {rule.id for rule in PROPHECY.rulebook() if ("basic", ("yes",)) in rule.notes}
    subjects = [card.id for card in PROPHECY.library(settle(PROPHECY, {}, 2))]
    shown = {rule for kind in [*ABOUT, "none"] for rule in about(kind)}
    shown |= {rule for card in subjects for rule in about("declare", card)}
    assert shown - basic == set()


def test_no_rule_is_shown_twice() -> None:
    for kind in kinds():
        for subject in (None, "vampire", "horde_of_rats", "golden_fish"):
            assert len(set(about(kind, subject))) == len(about(kind, subject))


@pytest.mark.parametrize(
    ("kind", "rule", "speaks_of"),
    [
        ("move", "R-080", "one kind of movement per turn"),
        ("fight", "R-106", "must fight the Creature"),
        ("kind", "R-111", "Battle of Wills"),
        ("declare", "R-168", "declare the Items"),
        ("roll", "R-117", "higher total wins"),
        ("space", "R-104", "possibilities of a space"),
        ("steal", "R-252", "Scroll of Stealing"),
    ],
)
def test_the_first_rule_says_what_may_be_done(kind: str, rule: str, speaks_of: str) -> None:
    texts = {entry.id: entry.texts["en"] for entry in PROPHECY.rulebook()}
    assert about(kind)[0] == rule
    assert speaks_of in texts[rule]


def test_rules_that_name_the_creature_come_first() -> None:
    assert about("kind", "skeletal_wizard")[0] == "R-318"
    assert about("robbed", "imp")[0] == "R-288"
    assert about("robbed", "highwayman")[:2] == ("R-279", "R-280")


def test_in_the_standard_version_all_rules_that_name_the_creature_are_shown() -> None:
    assert "R-290" in about("declare", "vampire", "standard")
    assert about("riddle", "sphinx", "standard")[0] == "R-291"


def test_rules_of_the_standard_version_that_name_the_creature_are_left_out() -> None:
    named = next(card for card in PROPHECY.library({}) if card.id == "vampire").rules
    assert "R-290" in named
    assert "R-290" not in about("declare", "vampire")
    assert "R-285" in about("declare", "vampire")


def test_a_band_brings_the_rule_of_three_lives() -> None:
    assert "R-124" in about("roll", "pack_of_wolves")
    assert "R-124" not in about("roll", "lone_wolf")


@pytest.mark.parametrize(
    ("creature", "rule"),
    [
        ("bear", "R-110"),
        ("rock_giant", "R-111"),
        ("ghost", "R-113"),
        ("vampire", "R-114"),
        ("escaped_murderer", "R-114"),
        ("alter_ego", "R-110"),
        ("tortured_souls", "R-113"),
        ("doppelganger", "R-114"),
    ],
)
def test_how_a_creature_is_fought_follows_from_its_powers(creature: str, rule: str) -> None:
    assert about("declare", creature)[-1] == rule


def test_whoever_asks_about_nothing_learns_the_aim_and_the_course_of_a_turn() -> None:
    assert about("no_such_question", version="standard") == START
    assert about("no_such_question") == START[1:]
