"""The cards, lands and rules of Wizards as entries to browse; nothing here is used in play."""

from collections.abc import Iterator
from functools import cache

from fabletop.core.entries import PRINTED, entry, facts_of, read_rules, rules_by_name
from fabletop.core.library import Fact, LibraryCard, Rule
from fabletop.core.printed import PrintedCard
from fabletop.games.wizards.box import Box
from fabletop.games.wizards.printed import Land, Part, TaskCard

FACT_NAMES = {
    "count": "number",
    "spells": "spells work up to",
    "roll": "movement roll",
    "low": "lowest roll",
    "high": "highest roll",
    "to": "leads to",
    "trap": "row of the Traps",
}


def library(box: Box) -> tuple[LibraryCard, ...]:
    rules = rules_by_name((card for _, card in box.decks()), rulebook())
    return tuple(
        entry(deck, card, _facts(card), rules.get(card.name.en, ())) for deck, card in box.decks()
    )


def _facts(card: PrintedCard) -> Iterator[Fact]:
    skip = PRINTED | {"sites", "walls", "parts"}
    yield from facts_of(card, skip=skip, names=FACT_NAMES, bare=())
    if isinstance(card, TaskCard):
        for number, part in enumerate(card.parts, start=1):
            yield f"part {number}", _part(part)
    if isinstance(card, Land):
        for site in card.sites:
            yield "place", f"{site.name.en} ({site.kind.replace('_', ' ')}, space {site.space})"


def _part(part: Part) -> str:
    match part.kind:
        case "person":
            words = part.person
        case "present":
            words = "where it was received"
        case "same":
            words = "the same place again"
        case "stay":
            words = f"stay at {part.site}"
        case "space" | "to":
            words = f"{part.select.upper()} {part.scope} {part.land}".strip()
        case _:
            words = part.site or part.person
    return words.replace("_", " ")


@cache
def rulebook() -> tuple[Rule, ...]:
    """The rulebook index."""
    return read_rules("fabletop.games.wizards")
