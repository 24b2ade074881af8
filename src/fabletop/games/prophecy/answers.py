"""The kinds of answers that the parts of the game give (`parts.py`): functions of the table and a
hero, and small records of answers that belong together."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec

from fabletop.core.question import Option, Question, Refusal, Step

if TYPE_CHECKING:
    from fabletop.games.prophecy.box import Box
    from fabletop.games.prophecy.combat import Battle
    from fabletop.games.prophecy.hero import Hero
    from fabletop.games.prophecy.pieces import Offer
    from fabletop.games.prophecy.printed.board import Board
    from fabletop.games.prophecy.printed.cards import ChanceCard, Creature
    from fabletop.games.prophecy.rules.table.reasons import Reason
    from fabletop.games.prophecy.state import Table

P = ParamSpec("P")

Source = tuple[str, int]
"""A card id or a word, and what it adds to a battle."""

Chosen = Mapping[str, str]
"""The choices made for a table, by setting."""

Ask = Callable[["Table", "Hero"], Step]
Act = Callable[["Table"], None]
Deed = Callable[["Table", "Hero"], None]
Choices = Callable[["Table", "Hero"], list[Option]]
Explain = Callable[["Table", "Hero"], list[Refusal]]
Take = Callable[["Table", "Hero", Option], None]
TakeInBattle = Callable[["Table", "Hero", "Battle", Option], None]
TakeStep = Callable[["Table", "Hero", Option], Step]
PriceOf = Callable[["Table", "Hero", str, str], int | None]
Verdict = Callable[["Table", "Hero", "Hero", "Battle"], bool]
"""A question about the winner and the loser of a battle between characters."""
AskedByCreature = Callable[["Table", "Hero", "Creature"], str]
"""The phase in which a Creature lets a hero choose; empty if there is none."""
DeedOfChance = Callable[["Table", "Hero", "ChanceCard"], None]
DeedOfCreature = Callable[["Table", "Hero", "Creature"], None]
AskedInBattle = Callable[["Table", "Battle"], str]
Resistance = Callable[["Table", "Hero", str], Generator[Question, Any, bool]]
Attempt = Generator[Question | tuple[Question, ...], Any, bool]
"""Trying to pass an Obstacle: whether it lets the hero pass."""
ObstacleTrial = Callable[["Table", "Hero"], Attempt]


def always(phase: str) -> AskedByCreature:
    """A Creature that asks every hero a question, in this phase."""
    return lambda _table, _hero, _creature: phase


def _open(_table: "Table", _hero: "Hero") -> None:
    return None


def _unharmed(_table: "Table", _hero: "Hero", _by: int) -> None:
    return None


def _stays(_table: "Table", _creature: "Creature") -> str:
    return "arrive"


def _nowhere(_board: "Board", _space: int) -> Sequence[int]:
    return ()


def _everywhere(_board: "Board", _space: int) -> bool:
    return True


def _no_card(_box: "Box", _card: str) -> bool:
    return False


def _one(_table: "Table", _hero: "Hero") -> int:
    return 1


def _always(_table: "Table", _hero: "Hero", _space: int) -> bool:
    return True


def _there(_table: "Table", space: int) -> int:
    return space


def _not_moved(_table: "Table", space: int, _where: str) -> Sequence[int] | None:
    return (space,)


def _nothing(_table: "Table", _hero: "Hero") -> int:
    return 0


def _keeps_her(_table: "Table", _hero: "Hero") -> bool:
    return False


def _no_more(_table: "Table", _giver: "Hero", _taker: "Hero", _offer: "Offer") -> None:
    return None


def _no_bags(_table: "Table", _hero: "Hero") -> "list[BagOffer]":
    return []


class BagOffer(NamedTuple):
    """A bag of Bubbles: its name in options, its price for a hero, and what it holds for her."""

    name: int
    gold: int
    bubbles: int


@dataclass(frozen=True, slots=True)
class World:
    """How a Realm is played. The second half is what can be read of it without playing: pure
    functions that the Realm's own rules call, too. A Realm that says nothing there has no ways to
    plan, one step per movement, and no price."""

    enter: Ask
    """The question for a hero who has come through the Gate and stands at the entrance."""
    move: Ask
    """The question when a hero moves."""
    goal: Callable[["Table"], int]
    """The space at the end of the way through it, from which its plane is attacked."""
    begin_round: Deed
    arrive: Callable[["Table", "Hero"], bool]
    """What happens before Creatures and characters are met; False if it has set the next phase, so
    that they are not met now."""
    beaten: Deed
    """Called after a defeat by a Creature in the Realm is settled."""
    leave: Deed
    """Called when a hero has left the Realm, alive or dead."""
    outdone: Callable[["Table", "Hero", int], None] = _unharmed
    """An extra price for a hero who lost Health to another character (by seat) in this Realm."""
    barred: Callable[["Table", "Hero"], "Reason | None"] = _open
    """Why a hero beside the Gate cannot enter."""
    gave_way: Callable[["Table", "Creature"], str] = _stays
    """The phase that follows when a hero has declined the fight with a Creature there."""

    # --- ways through it
    ahead: Callable[["Board", int], Sequence[int]] = _nowhere
    """The spaces to which a step leads from a space. No step leads on from the goal, unless
    somebody lives there."""
    leads_out: Callable[["Board", int], bool] = _everywhere
    """Whether a hero can leave the Realm from a space."""
    blocks: Callable[["Box", str], bool] = _no_card
    """Whether a card, face up or face down, keeps heroes out of its space."""
    pace: Callable[["Table", "Hero"], int] = _one
    """How many steps a movement has."""
    stops: Callable[["Table", "Hero", int], bool] = _always
    """Whether a hero's movement must end in a space."""
    comes_out: Callable[["Table", int], int] = _there
    """Where a hero who enters a space finds herself: a Whirlpool may lead to another one."""
    carried: Callable[["Table", int, str], Sequence[int] | None] = _not_moved
    """The spaces through which a current leads from a space in a direction, from that space on;
    None if it leads out of the Realm."""

    # --- what they cost
    entry_price: Callable[["Table", "Hero"], int] = _nothing
    """The Gold that is taken at the Gate."""
    bags: Callable[["Table", "Hero"], list[BagOffer]] = _no_bags
    """The bags of Bubbles that are sold at the entrance."""
    breath: Callable[["Table", "Hero"], int] = _nothing
    """The Bubbles that her next round takes if it begins where she is."""
    flight: Callable[["Table", "Hero"], int] = _nothing
    """The Bubbles for running away from a Creature."""
    drowning: int = 0
    """The Health that is lost for each missing Bubble."""
    throws_out: Callable[["Table", "Hero"], bool] = _keeps_her
    """Whether she must leave the Realm after a battle lost to a Creature."""


class OwnTurnSpell(NamedTuple):
    """A Spell that is cast in the hero's own turn, outside battle."""

    options: Choices
    """How a hero who knows it can cast it now."""
    cast: Take


class Sharing(NamedTuple):
    """What else players may trade."""

    verbs: tuple[str, ...]
    """The verbs of its options."""
    has_more: Callable[["Table", "Hero", "Hero"], bool]
    """Whether the first hero has something of this kind for the second one."""
    options: Callable[["Table", "Hero", "Hero", "Offer"], list[Option]]
    add: Callable[["Offer", Option], None]
    """Add an option to the offer."""
    with_items: Callable[["Table", "Hero", "Hero", "Offer"], None] = _no_more
    """What a giver hands to a taker right after her Gold and Items; called for either of both."""
    hand_over: Callable[["Table", "Hero", "Hero", "Offer"], None] = _no_more
    """What changes hands when both have given their Gold and Items."""
    keeps_movement: Callable[["Table", "Hero"], bool] = _keeps_her
    """Whether a hero may still move after a trade."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """Dice of a hero's next battle roll that were rolled in advance."""

    dice: Callable[["Hero"], Sequence[int]]
    """Hers and her opponent's, if any."""
    use_up: Callable[["Hero"], None]


@dataclass(frozen=True, slots=True)
class Spellbook:
    """An Item whose owner can cast the others' Spells. It lies face down after some of them."""

    item: str
    asleep: Callable[["Hero"], int]
    """Her rounds until it is turned up again."""
    turn_over: Callable[["Hero", int], None]


class Artifacts(NamedTuple):
    """Which Artifacts lie behind the Guardians."""

    possible: list[str]
    """The certain ones first; the remaining places are filled at random from the others."""
    sure: int = 0
    """How many are certain."""
    each: int = 1
    """How many lie in each Astral Plane."""


def asked_by(
    questions: Mapping[str, AskedByCreature], table: "Table", hero: "Hero", creature: "Creature"
) -> str:
    """The phase in which the traits of a Creature let a hero choose; empty if there is none."""
    for trait in table.box.traits[creature.id]:
        asks = questions.get(trait)
        if asks is not None:
            phase = asks(table, hero, creature)
            if phase:
                return phase
    return ""


def first_phase(questions: tuple[Callable[P, str], ...], *args: P.args, **kwargs: P.kwargs) -> str:
    """The phase of the first part that names one; empty if none does."""
    for asks in questions:
        phase = asks(*args, **kwargs)
        if phase:
            return phase
    return ""
