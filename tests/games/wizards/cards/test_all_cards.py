"""All cards together: every one has its test here, and says which of its facts are reconstructed
and which stand on the revised sheet."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from fabletop.core.cards.printed import PrintedCard
from fabletop.core.texts.catalogue import catalogue
from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.printed import EventCard

BOX = open_box()
CARDS = [*BOX.tasks, *BOX.events, *BOX.wizards]

POINTS = {"knowledge", "perception", "power"}
WHOLE_TASK = {"name", "ordered", "parts", *POINTS}

TASKS_OF_THE_SHEET = {
    "the_elf_door": WHOLE_TASK,
    "whale_song": {"number", *POINTS},
    "the_mentors_message": {"name", *POINTS},
    "the_west_wind": WHOLE_TASK,
}
"""What is reconstructed of the Tasks of which the sheet speaks."""

EVENTS_OF_THE_SHEET = {
    "the_stars_call": {"name"},
    "the_will_o_the_wisp": {"name"},
    "the_wishing_gate": {"name", "held", "charges"},
    "foresight": {"name", "effect"},
    "the_winged_companion": {"name", "held"},
    "the_star_token": {"name", "held"},
    "malicious_intent": {"effect"},
    "the_travellers_star": {"name", "held", "charges"},
}


def test_every_card_has_a_test_named_after_it() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    tests = re.findall(r"^def test_(\w+)", "\n".join(texts), re.MULTILINE)
    untested = [card for card in CARDS if not any(test.startswith(f"{card}_") for test in tests)]
    assert untested == []


def test_the_cards_of_each_deck_are_numbered() -> None:
    assert [card.number for card in BOX.tasks.values()] == list(range(1, 51))
    assert [card.number for card in BOX.events.values()] == list(range(1, 41))
    assert [card.number for card in BOX.wizards.values()] == list(range(1, 15))


def sources(card: PrintedCard) -> tuple[str, set[str], set[str]]:
    return card.provenance, set(card.reconstructed), set(card.sources)


@pytest.mark.parametrize("card", BOX.tasks)
def test_a_task_says_what_is_reconstructed(card: str) -> None:
    whence = "revised_sheet" if card in TASKS_OF_THE_SHEET else "reconstruction"
    made_up = TASKS_OF_THE_SHEET.get(card, WHOLE_TASK)
    assert sources(BOX.tasks[card]) == ("reconstructed", made_up, {whence})


def said(card: EventCard) -> set[str]:
    """Everything that a card says beside its text and number."""
    own = {field.name for field in fields(EventCard)} - {
        field.name for field in fields(PrintedCard)
    }
    defaults = {field.name: field.default for field in fields(EventCard)}
    return {name for name in own - {"number"} if getattr(card, name) != defaults[name]} | {"name"}


@pytest.mark.parametrize("card", BOX.events)
def test_an_event_says_what_is_reconstructed(card: str) -> None:
    event = BOX.events[card]
    if card not in EVENTS_OF_THE_SHEET:
        assert sources(event) == ("reconstructed", said(event), {"reconstruction"})
        return
    assert set(event.reconstructed) == EVENTS_OF_THE_SHEET[card]
    assert event.sources == ("revised_sheet",)
    assert catalogue("wizards/cards", "en").has(f"{card}.note")
    rules_made = EVENTS_OF_THE_SHEET[card] - {"name"}
    assert event.provenance == ("reconstructed" if rules_made else "rulebook")


@pytest.mark.parametrize("card", BOX.wizards)
def test_a_wizard_card_says_that_its_rolls_are_reconstructed_unless_the_sheet_has_them(
    card: str,
) -> None:
    wizard = BOX.wizards[card]
    lost = () if wizard.kind == "trap" else ("low", "high")
    assert wizard.reconstructed == lost
    assert wizard.provenance == ("reconstructed" if lost else "rulebook")
    assert "revised_sheet" in wizard.sources
