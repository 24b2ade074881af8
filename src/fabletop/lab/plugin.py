"""What a game brings to the laboratory: the columns of its runs, its numbers over time, what counts
as the use of a card, and which characters can be played.

A package announces one `LabPlugin` per game in the entry-point group `fabletop.lab`. Nothing in it
is required. Of a game without one, only places and scores are kept.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic

from fabletop.core import plugins
from fabletop.core.cards.library import LibraryCard
from fabletop.core.view import AnyView, V

GROUP = "fabletop.lab"

Standing = dict[str, int]
Verbs = tuple[str, ...]


def nobody(_view: AnyView, _seat: int) -> str:
    return ""


def nothing(_view: AnyView, _seat: int) -> Standing:
    return {}


def _no(_card: LibraryCard) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Final(Generic[V]):
    """The state of a seat at the end: what it played (a character, an Order), the names of its
    numbers, and the numbers. All of it is read from the public view. A seat without a choice yet
    plays nobody, and its numbers are 0."""

    part: Callable[[V, int], str] = nobody
    names: tuple[str, ...] = ()
    numbers: Callable[[V, int], Standing] = nothing
    first: tuple[str, int] = ("begins", 1)
    """The verb of the event that says which seat has the first turn, and the position of the seat
    among the event's words. The first such event counts."""
    seatless: frozenset[str] = frozenset()
    """Verbs of events that begin with a number which is not a seat, such as a day or a count."""


@dataclass(frozen=True, slots=True)
class Sign:
    """The verbs that mean the same for a card: of events, of options offered, of options chosen."""

    told: Verbs = ()
    offered: Verbs = ()
    chosen: Verbs = ()


NO_SIGN = Sign()


@dataclass(frozen=True, slots=True)
class Usage:
    """How a card of a deck is seen, taken and used, and which choices show that it is wanted. A
    card that works by itself is used by every seat that takes it."""

    seen: Sign
    taken: Sign = NO_SIGN
    used: Sign = NO_SIGN
    wanted: Verbs = ()
    by_itself: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LabPlugin(Generic[V]):
    final: Final[V] = Final()
    course: Callable[[V, int], Standing] = nothing
    """The numbers of a seat that are shown over time. A number that is always 0 is left out."""
    usages: Mapping[str, Usage] = field(default_factory=dict)
    """For each deck whose cards a player can use, what counts as using them."""
    works_by_itself: Callable[[LibraryCard], bool] = _no
    """Whether having this card means using it, although that is not true of its whole deck."""
    characters: str = ""
    """The deck of the characters: its cards are played by seats, not held."""
    parts: tuple[str, ...] = ()
    """What can be played and is not a card."""


NOTHING = LabPlugin()


def plugin_of(game: str) -> LabPlugin:
    return plugins.find(GROUP, game, LabPlugin) or NOTHING


def final_of(game: str) -> Final:
    """What is kept of a game at its end; of one without a plugin only places and scores."""
    return plugin_of(game).final


def usage_of(game: str, card: LibraryCard) -> Usage | None:
    """How to count a card; None for a deck whose cards players do not use."""
    plugin = plugin_of(game)
    found = plugin.usages.get(card.deck)
    if found is None:
        return None
    return replace(found, by_itself=found.by_itself or plugin.works_by_itself(card))
