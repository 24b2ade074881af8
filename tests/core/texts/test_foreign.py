"""Text from strangers: what is refused, and how the rest is shown."""

import json

import pytest

from fabletop.core.texts.foreign import for_terminal, harmless, json_for_terminal, shown, visible

HARMLESS = [
    "Ada",
    "Éloïse",
    "ليلى",
    "שרה",
    "小明",
    "👩\u200d🚀",
    "می\u200cخواهم",
    "a\u00a0b",
    "n\u0303",
]
HARMFUL = [
    "\x1b[2J",
    "a\0",
    "\ud800",
    "a\u202eb",
    "\u2066a",
    "\u200b",
    "\ufeff",
    "a\u2028b",
    "\x9b",
]


@pytest.mark.parametrize("text", HARMLESS)
def test_names_of_all_the_world_are_harmless(text: str) -> None:
    assert harmless(text)
    assert visible(text)
    assert for_terminal(text) == text


@pytest.mark.parametrize("text", HARMFUL)
def test_what_changes_its_surroundings_is_harmful_and_shown_as_what_it_is(text: str) -> None:
    assert not harmless(text, lines=True)
    assert harmless(for_terminal(text), lines=True)
    assert for_terminal(text).encode("utf-8")
    assert json.loads(json_for_terminal({"text": text})) == {"text": text}
    assert harmless(json_for_terminal([text], indent=2), lines=True)


@pytest.mark.parametrize("text", ["", " ", "\u3164", "\u200d", "\u0301", "\u2800\u00a0"])
def test_what_shows_nothing_is_no_name(text: str) -> None:
    assert not visible(text)


def test_lines_may_be_broken_where_there_are_lines() -> None:
    assert harmless("one\ntwo", lines=True)
    assert not harmless("one\ntwo")
    assert not harmless("one\rtwo", lines=True)
    assert shown("one\ntwo") == r"one\ntwo"


def test_a_long_text_is_cut() -> None:
    assert shown("x" * 1000, 5) == "xxxxx…"
