"""The newest events: dice with what they mean, and cards that were drawn."""

from collections.abc import Sequence

from fabletop.core.codec import JsonObject
from fabletop.core.table import Event
from fabletop.games.wizards.chronicle import EVENTS
from fabletop.games.wizards.seen.dice import FACES
from fabletop.web.wizards.picture import WizardsPicture

THROWN = frozenset(
    {"rolls", "cast", "chart", "random", "lurks", "animal_roll", "company", "demon_roll"}
    | {"dragon_roll", "help", "trap", "gift", "dragon_moves", "drifts"}
)
"""Events whose number is the roll of a die."""

DRAWN = frozenset({"task", "event", "wizard_card"})
"""Events that name a drawn card."""

MOST_DICE, MOST_CARDS = 5, 3
"""At most this many of the newest are shown."""


def dice(table: WizardsPicture, events: Sequence[Event]) -> list[JsonObject]:
    thrown = [
        {"n": value, "text": table.words.tell(event, table.view)}
        for event in events
        if event.told[0] in THROWN and (value := _named(event)["n"]) in FACES
    ]
    return thrown[-MOST_DICE:]


def cards(table: WizardsPicture, events: Sequence[Event]) -> list[JsonObject]:
    drawn = {str(_named(event)["name"]): event for event in events if event.told[0] in DRAWN}
    return [
        {
            "id": name,
            "name": table.name(name),
            "text": table.words.text(table.view, name),
            "told": table.words.tell(event, table.view),
            "icon": _icon(table, str(event.told[0]), name),
        }
        for name, event in drawn.items()
    ][-MOST_CARDS:]


def _named(event: Event) -> dict[str, str | int]:
    """The values of an event by name."""
    return dict(zip(EVENTS[str(event.told[0])], event.told[1:], strict=True))


def _icon(table: WizardsPicture, kind: str, name: str) -> str:
    if kind == "event":
        return f"event.{name}"
    return "wizards.task" if kind == "task" else f"wizards.{table.box.wizards[name].kind}"
