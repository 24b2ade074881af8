"""Which code handles what the data declares: the effects of Events, the parts of Tasks, and the
kinds of Wizard Cards."""

from collections.abc import Container, Iterator
from typing import Final

from fabletop.core.cards.handlers import Announced
from fabletop.games.wizards.box import ANIMALS, HIGH_WIZARD, PHANTASM, TRAP, Box
from fabletop.games.wizards.cards.events import EFFECTS
from fabletop.games.wizards.isles import LETTERS, TERRAIN
from fabletop.games.wizards.printed import LAST_SPACE, EventCard, TaskPart
from fabletop.games.wizards.rules.tasks.scopes import RESIDENTS, SITES

ANYWHERE: Final = "random"

PARTS: Final[tuple[str, ...]] = ("site", "space", "person", "present", "stay", "same", "from", "to")
PERSONS: Final = frozenset({"mentor", "high_wizard", "named_wizard", *RESIDENTS})
SCOPES: Final = frozenset({"map", "water", "dragons_lair", *SITES, *TERRAIN})
WIZARD_CARDS: Final[tuple[str, ...]] = (HIGH_WIZARD, PHANTASM, TRAP)


def announced(box: Box) -> Iterator[Announced]:
    for land in box.lands.values():
        known = set(land.terrain) <= LETTERS.keys() and len(land.terrain) == LAST_SPACE.number + 1
        remedy = f"each of its {LAST_SPACE.number + 1} spaces is one of: {' '.join(LETTERS)}"
        yield Announced(land.id, "terrain", land.terrain, known, remedy)
    for event in box.events.values():
        yield from _event(box, event)
    for task in box.tasks.values():
        for part in task.parts:
            yield from _part(box, task.id, part)
    for card in box.wizards.values():
        yield _one(card.id, "kind", card.kind, WIZARD_CARDS)
        if card.to:
            yield _one(card.id, "to", card.to, box.sites)


def _event(box: Box, event: EventCard) -> Iterator[Announced]:
    remedy = "write it with @effect in cards/events.py"
    yield Announced(event.id, "effect", event.effect, event.effect in EFFECTS, remedy)
    if event.animal:
        yield _one(event.id, "animal", event.animal, ANIMALS)
    if event.site:
        yield _one(event.id, "site", event.site, {*box.sites, ANYWHERE})


def _part(box: Box, task: str, part: TaskPart) -> Iterator[Announced]:
    yield _one(task, "parts: kind", part.kind, PARTS)
    if part.kind in ("space", "to"):
        yield _one(task, "parts: scope", part.scope, SCOPES)
    if part.kind == "person" or part.person:
        yield _one(task, "parts: person", part.person, PERSONS)
    if part.kind in ("site", "stay") or part.site:
        yield _one(task, "parts: site", part.site, box.sites)


def _one(card: str, field: str, says: str, known: Container[str]) -> Announced:
    listed = (
        ", ".join(sorted(known)) if isinstance(known, frozenset | tuple) else "those of the data"
    )
    return Announced(card, field, says, says in known, f"there is: {listed}")
