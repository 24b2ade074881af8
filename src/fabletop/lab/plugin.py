"""What a game brings to the laboratory: the columns of its runs, its numbers over time, what counts
as the use of a card, and who is played.

A package announces one `LabPlugin` per game in the entry-point group `fabletop.lab`. Nothing in it
is required. Of a game without one places and scores are kept, and nothing else.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from fabletop.core import plugins
from fabletop.core.cards.library import LibraryCard
from fabletop.core.game import View

GROUP = "fabletop.lab"

Standing = dict[str, int]
Verbs = tuple[str, ...]


def nobody(_view: View, _seat: int) -> str:
    return ""


def nothing(_view: View, _seat: int) -> Standing:
    return {}


def _no(_card: LibraryCard) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Final:
    """How a seat stood at the end: whom it played (a character, an Order), the names of its
    numbers, and the numbers. All of it is read from the view that everybody has. A seat that has
    chosen nobody yet plays nobody, and its numbers are 0."""

    part: Callable[[View, int], str] = nobody
    names: tuple[str, ...] = ()
    numbers: Callable[[View, int], Standing] = nothing
    first: tuple[str, int] = ("begins", 1)
    """The first event with this verb says who has the first turn: the seat is this word of it."""
    seatless: frozenset[str] = frozenset()
    """Verbs of events that begin with a number which is not a seat, such as a day or a count."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Events of a card, choices in which it could be named, choices in which it was."""

    told: Verbs = ()
    offered: Verbs = ()
    chosen: Verbs = ()


NO_SIGN = Sign()


@dataclass(frozen=True, slots=True)
class Usage:
    """How a card of a deck is seen, taken and used, and the choices that mean: this card, please.
    A card that works by itself is used by every seat that takes it."""

    seen: Sign
    taken: Sign = NO_SIGN
    used: Sign = NO_SIGN
    wanted: Verbs = ()
    by_itself: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LabPlugin:
    final: Final = Final()
    course: Callable[[View, int], Standing] = nothing
    """The numbers of a seat that the story of a game tells over time. One that is 0 all the time
    is left out."""
    usages: Mapping[str, Usage] = field(default_factory=dict)
    """For each deck whose cards a player can use, what counts as that."""
    works_by_itself: Callable[[LibraryCard], bool] = _no
    """Whether having a card is using it, though that is not true of its whole deck."""
    characters: str = ""
    """The deck whose cards are played rather than had."""
    parts: tuple[str, ...] = ()
    """Who can be played and is no card."""


NOTHING = LabPlugin()


def plugin_of(game: str) -> LabPlugin:
    return plugins.find(GROUP, game, LabPlugin) or NOTHING


def final_of(game: str) -> Final:
    """What is kept of a game at its end; of one without a plugin only places and scores."""
    return plugin_of(game).final


def usage_of(game: str, card: LibraryCard) -> Usage | None:
    """How the use of a card is counted; nothing for a deck that players do not handle."""
    plugin = plugin_of(game)
    found = plugin.usages.get(card.deck)
    if found is None:
        return None
    return replace(found, by_itself=found.by_itself or plugin.works_by_itself(card))
