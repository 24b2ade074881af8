"""The sorts of answers that parts of the game give (`parts.py`): functions of the table and a hero,
and what belongs together in one answer."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from fabletop.core.question import Option, Question, Refusal, Step

if TYPE_CHECKING:
    from fabletop.games.prophecy.combat import Battle
    from fabletop.games.prophecy.hero import Hero
    from fabletop.games.prophecy.pieces import Offer
    from fabletop.games.prophecy.printed.cards import Creature
    from fabletop.games.prophecy.rules.table.reasons import Reason
    from fabletop.games.prophecy.state import Table

Source = tuple[str, int]
"""A card id or a word, and what it adds to a battle."""

Chosen = Mapping[str, str]
"""What was chosen for a table, by setting."""

Ask = Callable[["Table", "Hero"], Step]
Act = Callable[["Table"], None]
Deed = Callable[["Table", "Hero"], None]
Choices = Callable[["Table", "Hero"], list[Option]]
Explain = Callable[["Table", "Hero"], list[Refusal]]
Take = Callable[["Table", "Hero", Option], None]
TakeStep = Callable[["Table", "Hero", Option], Step]
PriceOf = Callable[["Table", "Hero", str, str], int | None]
Verdict = Callable[["Table", "Hero", "Hero", "Battle"], bool]
"""Asked about the winner and the loser of a battle between characters."""
AskedByCreature = Callable[["Table", "Hero", "Creature"], str]
"""The phase in which a Creature lets a hero choose; empty where it does not."""
DeedOfCreature = Callable[["Table", "Hero", "Creature"], None]
AskedInBattle = Callable[["Table", "Battle"], str]
Resistance = Callable[["Table", "Hero", str], Generator[Question, Any, bool]]


def always(phase: str) -> AskedByCreature:
    """A Creature that asks every hero."""
    return lambda _table, _hero, _creature: phase


def _open(_table: "Table", _hero: "Hero") -> None:
    return None


def _unharmed(_table: "Table", _hero: "Hero", _by: int) -> None:
    return None


def _stays(_table: "Table", _creature: "Creature") -> str:
    return "arrive"


@dataclass(frozen=True, slots=True)
class World:
    """How one plays in the spaces of a Realm."""

    enter: Ask
    """What is asked of who has come through the Gate and stands at the entrance."""
    move: Ask
    """The question at the movement of a turn."""
    goal: Callable[["Table"], int]
    """The space where the way through it ends, before a plane."""
    begin_round: Deed
    arrive: Callable[["Table", "Hero"], bool]
    """Whatever comes before Creatures and characters; False while something else is asked or the
    hero has been carried off."""
    beaten: Deed
    """After a defeat by a Creature there has been settled."""
    leave: Deed
    """When a hero has left it, alive or dead."""
    outdone: Callable[["Table", "Hero", int], None] = _unharmed
    """What else it costs who has lost Health to the character of a seat there."""
    barred: Callable[["Table", "Hero"], "Reason | None"] = _open
    """Why a hero beside the Gate cannot enter."""
    gave_way: Callable[["Table", "Creature"], str] = _stays
    """The phase that follows when a hero has declined the fight with a Creature there."""


class OwnTurnSpell(NamedTuple):
    """A Spell that is cast in one's own turn, outside battle."""

    options: Choices
    """How a hero who knows it can cast it now."""
    cast: Take


class Sharing(NamedTuple):
    """What else friends may trade."""

    has_more: Callable[["Table", "Hero", "Hero"], bool]
    """Whether the first hero has something of this sort for the second one."""
    options: Callable[["Table", "Hero", "Hero", "Offer"], list[Option]]
    add: Callable[["Offer", Option], None]
    """Make an option a part of the offer."""
    hand_over: Callable[["Table", "Hero", "Hero", "Offer"], None]
    keeps_movement: Callable[["Table", "Hero"], bool]
    """Whether a hero may still move after a trade."""


class Artifacts(NamedTuple):
    """Which Artifacts lie behind the Guardians."""

    possible: list[str]
    """The sure ones first; of the others luck takes as many as there are places."""
    sure: int = 0
    each: int = 1
    """How many lie in each Astral Plane."""
