"""Names of seats. If a player gave no name, she reads "you", and everybody else reads the number of
her seat, each in their own language."""

from collections.abc import Sequence
from functools import cache

from fabletop.core.texts.catalogue import catalogue
from fabletop.core.texts.foreign import harmless, visible
from fabletop.core.texts.languages import languages
from fabletop.server.errors import SUBJECT, NotPossible
from fabletop.server.storage.saved import SavedSeat


@cache
def _no_names() -> frozenset[str]:
    """The word "you" in every language: it is nobody's name."""
    return frozenset(catalogue(SUBJECT, code).say("you").casefold() for code in languages())


def real_name(text: str) -> str:
    """A name as it is stored, or an empty one; raises NotPossible for one that nobody could read,
    or that would change what stands around it."""
    name = " ".join(text.split())
    if not harmless(name) or (name and not visible(name)):
        raise NotPossible("odd-name")
    return "" if name.casefold() in _no_names() else name


def numbered(seat: int, language: str) -> str:
    return catalogue(SUBJECT, language).say("player-name", {"number": seat + 1})


def names(
    seats: Sequence[SavedSeat], language: str, mine: Sequence[int] = (), you: str = "you"
) -> tuple[str, ...]:
    """The names of all seats, for a reader on the seats `mine`; `you` is the id of the message
    for her own seat, if she has only one. Several people at one screen are distinguished by their
    numbers."""
    own = mine[0] if len(mine) == 1 else None
    words = catalogue(SUBJECT, language)
    return tuple(
        one.name or (words.say(you) if number == own else numbered(number, language))
        for number, one in enumerate(seats)
    )
