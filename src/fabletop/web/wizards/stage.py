"""What the newest moment brought: dice with what they mean, and cards that were drawn."""

from collections.abc import Sequence
from typing import cast

from fabletop.core.table import Event
from fabletop.games.wizards.chronicle import EVENTS
from fabletop.web.wizards.sight import Plain, Sight

DICE = range(1, 7)

THROWN = frozenset(
    {"rolls", "cast", "chart", "random", "lurks", "animal_roll", "company", "demon_roll"}
    | {"dragon_roll", "help", "trap", "gift", "dragon_moves", "drifts"}
)
"""Events whose number is that of a die."""

DRAWN = {"task": "task", "event": "event", "wizard_card": "wizard"}
"""Events that name a card that was drawn, and of which deck."""

MOST_DICE, MOST_CARDS = 5, 3
"""The newest ones are shown."""


def dice(table: Sight, events: Sequence[Event]) -> list[Plain]:
    thrown = [
        {"n": value, "text": table.words.tell(event, table.view)}
        for event in events
        if event.told[0] in THROWN and (value := cast(int, _named(event)["n"])) in DICE
    ]
    return thrown[-MOST_DICE:]


def cards(table: Sight, events: Sequence[Event]) -> list[Plain]:
    names = [
        (DRAWN[str(event.told[0])], str(_named(event)["name"]))
        for event in events
        if event.told[0] in DRAWN
    ]
    return [
        {
            "id": name,
            "name": table.name(name),
            "text": table.words.text(table.view, name),
            "deck": table.say(f"deck-{deck}"),
            "icon": _icon(table, deck, name),
        }
        for deck, name in dict.fromkeys(names)
    ][-MOST_CARDS:]


def _named(event: Event) -> dict[str, str | int]:
    """What an event tells, by its names."""
    return dict(zip(EVENTS[str(event.told[0])], event.told[1:], strict=True))


def _icon(table: Sight, deck: str, name: str) -> str:
    if deck == "event":
        return f"event.{name}"
    return "wizards.task" if deck == "task" else f"wizards.{table.box.wizards[name].kind}"
