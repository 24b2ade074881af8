"""Opening a match that was kept as answers: they are given again, and the chance results compared.

If the rules have changed since and the game develops differently, it opens from its newest snapshot
instead, and goes on from there as far as the answers can be repeated.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSave, FabletopError, RulesError
from fabletop.core.game import Game, T
from fabletop.core.match import Match
from fabletop.core.saved.entries import Header, LogEntry
from fabletop.core.texts.foreign import shown

LONGEST = 300
"""How many characters of a rule's refusal are quoted; some list a hundred options."""

Snapshot = tuple[int, JsonObject]
"""How many answers came before, and the table as plain data."""


class Reopened(NamedTuple):
    match: Match
    first: int
    """How many of the answers came before the match begins."""
    whole: bool
    """Whether all answers since could be repeated."""
    problem: str
    """Where the game differs when it is replayed; empty if it does not."""

    @property
    def reached(self) -> int:
        """How many of the answers the match stands after."""
        return self.first + len(self.match.entries)


def replay(match: Match[T], entries: Sequence[LogEntry]) -> str:
    """Repeat entries as far as they lead to the same; returns where the game differs, if so."""
    for entry in entries:
        number = len(match.entries) + 1
        try:
            match.follow(entry.seat, entry.option)
        except (FabletopError, RulesError) as error:
            return f"answer {number} is not possible ({shown(str(error), LONGEST)})"
        if match.entries[-1].chance != entry.chance:
            match.rewind(number - 1)
            return f"answer {number} has other chance results than the rules give"
    return ""


def reopen(
    game: Game[T],
    header: Header,
    entries: Sequence[LogEntry],
    snapshots: Callable[[], Sequence[Snapshot]],
    base: int | None = None,
) -> Reopened:
    """The match as it was kept: from its seed, or from the snapshot with the number `base`. If it
    can no longer be replayed from there, from the newest snapshot that these rules can read."""
    found: list[Reopened] = []
    if base is None:
        found.append(_from_seed(game, header, entries))
        if found[0].whole:
            return found[0]
    newest_first = sorted(snapshots(), key=lambda one: (one[0] == base, one[0]), reverse=True)
    for count, plain in newest_first:
        later = _begun(game, header, plain)
        if later is not None:
            problem = replay(later, entries[count:])
            found.append(Reopened(later, count, not problem, problem if count == base else ""))
            if not problem:
                break
    if not found:
        raise BadSave("the snapshot with which the game begins cannot be opened")
    best = max(found, key=lambda one: (one.whole, one.first > 0, one.reached))
    problem = best.problem or found[0].problem
    if not problem and base is not None and best.first != base:
        problem = "the snapshot with which it begins cannot be read"
    return best._replace(problem=problem)


def _from_seed(game: Game[T], header: Header, entries: Sequence[LogEntry]) -> Reopened:
    match = Match.new(
        game, seats=header.seats, seed=header.seed, options=header.options, auto=header.auto
    )
    match.header = header
    problem = replay(match, entries)
    return Reopened(match, 0, not problem, problem)


def why_different(game: Game[T], header: Header) -> str:
    """Why a kept game may play differently now."""
    if header.ruleset != game.ruleset:
        return f"played with ruleset {header.ruleset}, this is {game.ruleset}"
    if header.data != game.data_hash(header.options):
        return "played with other cards"
    return "the file is damaged"


def _begun(game: Game[T], header: Header, plain: JsonObject) -> Match[T] | None:
    """A match that begins at a snapshot; None if these rules cannot go on from it."""
    try:
        table = game.load(header.options, plain)
        if game.invariants(table):
            return None
        return Match.begin(game, header, table)
    except (FabletopError, RulesError, LookupError, ValueError, TypeError, AttributeError):
        return None
