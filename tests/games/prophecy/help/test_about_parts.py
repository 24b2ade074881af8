"""Help shows only the rules of those expansions that are played at the table."""

import pytest

from fabletop.core.question import Question
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.help.about import ABOUT
from fabletop.games.prophecy.help.about_parts import ADDED, CHAPTERS

RULES = {rule.id: rule.texts["en"] for rule in PROPHECY.rulebook()}


def about(kind: str, subject: str | None = None, **options: str) -> tuple[str, ...]:
    chosen: dict[str, object] = {"version": "standard", **options}
    return tuple(PROPHECY.rules_about(Question(0, kind, (), subject), chosen))


def of_parts(rules: tuple[str, ...]) -> set[str]:
    return {rule for rule in rules if rule.startswith("W-")}


def test_without_expansions_none_of_their_rules_is_shown() -> None:
    subjects = [card.id for card in PROPHECY.library({})]
    shown = {rule for kind in ABOUT for rule in about(kind)}
    shown |= {rule for card in subjects for rule in about("declare", card)}
    assert of_parts(tuple(shown)) == set()


@pytest.mark.parametrize(
    ("kind", "options", "rule", "speaks_of"),
    [
        ("move", {"island": "yes"}, "W-037", "from any port to Treasure Island"),
        ("space", {"island": "yes"}, "W-023", "may take the Map Fragment"),
        ("dig_more", {"island": "yes"}, "W-043", "dig for the face-up Treasures"),
        ("dig", {"island": "yes", "treasures": "random"}, "W-190", "Random Treasures"),
        ("attack", {"island": "yes"}, "W-030", "declare a battle for Maps"),
        ("swim", {"realms": "water"}, "W-106", "move one or two spaces"),
        ("climb", {"realms": "dragon"}, "W-114", "as you can the Dragon Realm"),
        ("limits", {"realms": "both"}, "W-210", "9 Items and 9 Abilities"),
        ("choose_artifact", {"artifacts": "ten"}, "W-179", "keeps one"),
        ("battlefield", {"artifacts": "new"}, "W-182", "lowest Roman numeral"),
        ("space", {"new_items": "yes"}, "W-247", "adjusting"),
        ("riddler", {"new_adventures": "riddler"}, "W-278", "stays until somebody has guessed"),
    ],
)
def test_what_an_expansion_changes_is_shown_where_it_is_played(
    kind: str, options: dict[str, str], rule: str, speaks_of: str
) -> None:
    assert rule in about(kind, **options)
    assert rule not in about(kind)
    assert speaks_of in RULES[rule]


def test_a_variant_takes_the_place_of_the_usual_rule() -> None:
    usual, peaceful = about("attack", island="yes"), about("attack", island="yes", maps="peaceful")
    assert "W-030" in usual
    assert "W-030" not in peaceful
    assert "W-187" in about("attack", island="yes", maps="aggressive")


def test_in_the_dragon_realm_nothing_is_said_of_the_water() -> None:
    shown = {rule for kind in ABOUT for rule in of_parts(about(kind, realms="dragon"))}
    assert "W-114" in shown
    for rule in shown:
        assert "Water" not in RULES[rule] or "Dragon Realm" in RULES[rule] or rule == "W-072"


def test_rules_that_name_a_card_of_another_part_are_left_out() -> None:
    assert "W-268" in about("riddle", "sphinx", island="yes")
    assert "W-268" not in about("riddle", "sphinx")


def test_every_rule_named_exists_and_belongs_to_a_part() -> None:
    named = {rule for rules in (*ABOUT.values(), *ADDED.values()) for rule in rules}
    assert named <= set(RULES)
    covered = {f"W-{number:03}" for first, last, _ in CHAPTERS for number in range(first, last + 1)}
    assert of_parts(tuple(named)) <= covered
