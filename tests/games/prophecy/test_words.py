"""Sentences: complete and alike in both languages."""

import re
from pathlib import Path

import pytest

import fabletop.games.prophecy as prophecy
from fabletop.core.table import Event
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.domains import events
from fabletop.games.prophecy.scenario import Scenario
from tests.sentences import messages, written

FOLDER = Path(prophecy.__file__).parent


SAID = messages(written("prophecy"))


def test_every_event_has_a_sentence_that_uses_its_values() -> None:
    for kind, names in events().items():
        message = f"told-{kind.replace('_', '-')}"
        assert SAID[message] <= set(names), message


def sources() -> str:
    rooms = ("rules", "cards", "expansions")
    paths = [path for room in rooms for path in (FOLDER / room).rglob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_event_that_the_rules_note_is_known() -> None:
    noted = set(re.findall(r'\.note\(\s*"(\w+)"', sources()))
    assert noted - set(events()) == set()
    assert len(noted) > 40


def test_every_question_and_every_reason_of_the_rules_can_be_said() -> None:
    kinds = set(re.findall(r'Question\(\s*[\w.]+, "(\w+)"', sources()))
    reasons = set(re.findall(r'because\(\s*"(\w+)"', sources()))
    assert len(kinds) > 20
    assert {f"ask-{kind.replace('_', '-')}" for kind in kinds} <= set(SAID)
    assert {f"why-{reason.replace('_', '-')}" for reason in reasons} <= set(SAID)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_move_is_told_with_names(scenario: type[Scenario], language: str) -> None:
    play = scenario().hero("druid").start()
    told = PROPHECY.words(language).tell(
        Event(("moved", 0, "walk", "magic_tower")), play.match.view(None)
    )
    assert {"en": "Druid walks to Magic Tower.", "fr": "Druide"}[language] in told


def test_prices_stand_in_the_labels(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at="city", gold=20, items=["dagger"])
        .for_sale("city", "sword")
        .start()
    )
    play.answers("stay")
    assert play.match.decisions()[0].labels() == [
        "Buy Sword (−7 Gold)",
        "Sell Dagger (+2 Gold)",
        "End your turn",
    ]
