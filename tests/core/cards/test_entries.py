"""Cards and rules as entries to browse, whatever the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from fabletop.core.cards.build import ALL
from fabletop.core.cards.entries import PRINTED, Entries, facts_of, read_rules, rules_by_name
from fabletop.core.cards.library import Fact, Phrase, Rule
from fabletop.core.cards.printed import PrintedCard


@dataclass(frozen=True, slots=True, kw_only=True)
class Toll:
    gold: int = 0
    both_ways: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Bridge(PrintedCard):
    banks: tuple[str, ...] = ()
    span: int = 0
    guard: str | None = None
    toll: Toll = field(default_factory=Toll)
    back: Toll = field(default_factory=Toll)


BRIDGE = Bridge(
    id="axe",
    provenance="printed",
    banks=("left_bank", "right_bank"),
)


def told(card: Bridge) -> dict[str, tuple[str | Phrase, ...]]:
    return dict(facts_of(card, skip=PRINTED, names={"banks": "between"}, bare=("back",)))


def test_only_fields_that_say_something_are_facts() -> None:
    assert told(BRIDGE) == {"between": ("left_bank", "right_bank")}


def test_nested_facts_carry_the_name_of_their_field_unless_it_is_bare() -> None:
    card = replace(BRIDGE, toll=Toll(gold=2), back=Toll(both_ways=True))
    assert told(card) == {
        "between": ("left_bank", "right_bank"),
        "toll_gold": ("2",),
        "both_ways": ("yes",),
    }


def test_all_of_something_is_said_as_such() -> None:
    assert told(replace(BRIDGE, span=ALL))["span"] == ("all",)


def test_a_game_says_its_own_values() -> None:
    facts = facts_of(
        replace(BRIDGE, span=3), skip=PRINTED, names={}, bare=(), say=lambda value: f"<{value}>"
    )
    assert list(facts) == [("banks", ("<left_bank>", "<right_bank>")), ("span", ("<3>",))]


def test_an_entry_holds_names_texts_and_where_they_come_from() -> None:
    made = Entries("prophecy", {}).entry("bridges", BRIDGE, [("span", ("3",))], ("X-001",))
    assert (made.id, made.deck, made.provenance) == ("axe", "bridges", "printed")
    assert (made.names["en"], made.names["fr"]) == ("Axe", "Hache")
    assert "against demons" in made.texts["en"]
    assert "contre les démons" in made.texts["fr"]
    assert "its example say otherwise" in made.notes["en"]
    assert "disent autre chose" in made.notes["fr"]
    assert (made.facts, made.rules) == ((("span", ("3",)),), ("X-001",))


def test_a_card_without_text_has_none() -> None:
    assert Entries("prophecy", {}).entry("bridges", replace(BRIDGE, id="druid"), (), ()).texts == {}


def test_a_players_own_text_is_told_instead() -> None:
    own = {"axe": {"text": {"en": "Chop.", "fr": "Coupez."}, "note": "As on my copy."}}
    made = Entries("prophecy", own).entry("bridges", BRIDGE, (), ())
    assert (made.texts["en"], made.texts["fr"]) == ("Chop.", "Coupez.")
    assert made.notes["fr"] == "As on my copy."


def test_a_longer_name_is_not_taken_for_the_shorter_one_in_it() -> None:
    rules = [
        Rule("X-001", "A", {"en": "Sleep in the Old Bridge Inn; the Old Bridge Inn is warm."}),
        Rule("X-002", "A", {"en": "The Old Bridge leads to the Old Bridge Inn."}),
        Rule("X-003", "A", {"en": "Old Bridges fall."}),
    ]
    assert rules_by_name({"inn": "Old Bridge Inn", "bridge": "Old Bridge"}, rules) == {
        "inn": ("X-001", "X-002"),
        "bridge": ("X-002",),
    }


BOOK = """
scenarios = ["T-001"]
[R-001]
group = "A"
source = "Rules, page 1"
tolls = 1
"""

MORE = """
[W-001]
group = "WA"
source = "More rules, page 1"
tolls = 2
"""


@pytest.fixture
def rivers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a rulebook and an expansion of it."""
    data = tmp_path / "rivers_of_the_tests" / "data"
    data.mkdir(parents=True)
    (data.parent / "__init__.py").touch()
    (data / "rules.toml").write_text(BOOK, encoding="utf-8")
    (data / "rules_more.toml").write_text(MORE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return data.parent.name


def test_a_rulebook_of_several_files_is_read_in_their_order(rivers: str) -> None:
    def tolls(table: Mapping[str, Any]) -> tuple[Fact, ...]:
        return (("tolls", (str(table["tolls"]),)),)

    rules = read_rules(rivers, "prophecy", tolls, ("rules", "rules_more"))
    assert [(rule.id, rule.heading["en"], rule.notes) for rule in rules] == [
        ("R-001", "Aim and components", (("tolls", ("1",)),)),
        ("W-001", "Expansions: scope and parts", (("tolls", ("2",)),)),
    ]
    assert rules[0].texts["fr"].startswith("Prophecy se joue de 2 à 5")


def test_most_rulebooks_are_one_file(rivers: str) -> None:
    assert [rule.id for rule in read_rules(rivers, "prophecy")] == ["R-001"]
