"""What a part of the game (Treasure Island, a Realm, the cooperative game …) adds to the rules.

A table is Prophecy with a set of parts. The rules of the base game ask named questions, and each
part in play answers those that concern it: further phases, ways, offers of a space, bonuses,
limits, what must be true before the game can end. A Realm is moreover a world of its own: who
stands in one of its spaces moves and arrives by its rules.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fabletop.core.question import Option, Refusal, Step

if TYPE_CHECKING:
    from fabletop.games.prophecy.combat import Battle, Side
    from fabletop.games.prophecy.hero import Hero
    from fabletop.games.prophecy.printed.cards import ChanceCard
    from fabletop.games.prophecy.rules.table.reasons import Reason
    from fabletop.games.prophecy.state import Table

Source = tuple[str, int]
"""A card id or a word, and what it adds to a battle."""

Ask = Callable[["Table", "Hero"], Step]
Act = Callable[["Table"], None]
Deed = Callable[["Table", "Hero"], None]
Choices = Callable[["Table", "Hero"], list[Option]]
Explain = Callable[["Table", "Hero"], list[Refusal]]


def _open(_table: "Table", _hero: "Hero") -> None:
    return None


def _unharmed(_table: "Table", _hero: "Hero", _by: int) -> None:
    return None


@dataclass(frozen=True, slots=True)
class World:
    """How one plays in the spaces of a Realm."""

    enter: Ask
    """What is asked of who has come through the Gate and stands at the entrance."""
    move: Ask
    """The question at the movement of a turn."""
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


@dataclass(frozen=True, slots=True)
class Part:
    """The answers of one part of the game; each list is asked in the order of the parts."""

    lay_out: tuple[Act, ...] = ()
    """Set up, after the decks have been shuffled and before the characters are dealt."""
    opened: tuple[Act, ...] = ()
    """After the characters have been chosen."""
    asking: Mapping[str, Ask] = field(default_factory=dict)
    """Phases that ask, by name."""
    silent: Mapping[str, Act] = field(default_factory=dict)
    """Phases that need no answer."""
    chance: Mapping[str, Callable[["Table", "Hero", "ChanceCard"], None]] = field(
        default_factory=dict
    )
    """How new kinds of Chance cards are carried out."""
    worlds: Mapping[str, World] = field(default_factory=dict)
    begin_round: tuple[Deed, ...] = ()
    """At the start of a round, before the Chance card."""
    early: tuple[Choices, ...] = ()
    """What may be used before the first movement of a round, and already before its Chance card;
    carried out as a movement is."""
    end_turn: tuple[Deed, ...] = ()
    """When a turn is over."""
    ways: tuple[Choices, ...] = ()
    """Further movements, or something else before or instead of one."""
    go: Mapping[str, Callable[["Table", "Hero", Option], Step]] = field(default_factory=dict)
    """How a movement of such a verb is carried out."""
    fares: tuple[Callable[["Table", "Hero", str, str], int | None], ...] = ()
    """The Gold that a way to a space costs, where it is not the usual fare."""
    wages: tuple[Callable[["Table", "Hero", str, str], int | None], ...] = ()
    """The Gold that Nautical Rites earn on a boat from a space to another, where it is not as
    usual."""
    offers: tuple[Choices, ...] = ()
    """What else a space offers to who may use it."""
    take: Mapping[str, Callable[["Table", "Hero", Option], Step]] = field(default_factory=dict)
    """How such an offer is taken."""
    bonuses: tuple[Callable[["Table", "Hero", "Battle", "Side"], list[Source]], ...] = ()
    """What else counts for a hero in a battle."""
    foe_bonuses: tuple[Callable[["Table", "Hero", "Battle"], list[Source]], ...] = ()
    """What else counts for a Creature."""
    rolled: tuple[Callable[["Table", "Battle"], None], ...] = ()
    """After the dice of a roll have been added up."""
    item_limit: tuple[Callable[["Table", "Hero"], int], ...] = ()
    ability_limit: tuple[Callable[["Table", "Hero"], int], ...] = ()
    """By how many cards the limits are changed."""
    withheld: tuple[Callable[["Table", "Hero"], bool], ...] = ()
    """Whether a hero's Artifacts, though enough, do not win: another must still be won."""
    refusals: Mapping[str, tuple[Explain, ...]] = field(default_factory=dict)
    """Why not, by kind of question."""
    attack: tuple[Choices, ...] = ()
    """Further ways to attack a character in one's space."""
    spoils: tuple[Callable[["Table", "Hero", "Hero", "Battle"], bool], ...] = ()
    """What a victory over a character brings instead of the usual; True where it did."""
    won: tuple[Callable[["Table", "Hero", "Battle"], None], ...] = ()
    """After a victory in battle, over a Creature or a character."""
    tolls: tuple[Callable[["Table", "Hero", Option], Step], ...] = ()
    """What a movement costs before it is made, besides the fare."""
    prolonging: tuple[Choices, ...] = ()
    """Further ways to another turn, at the end of one."""
    prolong: Mapping[str, Callable[["Table", "Hero", Option], None]] = field(default_factory=dict)
    """How such a way is taken."""
    crowned: Callable[["Table", "Hero"], None] | None = None
    """Who wins, where it is not the owner of enough Artifacts; asked whenever one was gained."""
    conquered: Callable[["Table", "Hero", str], None] | None = None
    """What becomes of a beaten Greater Guardian, where it does not simply leave the game."""
    merit: Callable[["Table", "Hero"], tuple[int, ...]] | None = None
    """What players are ranked by, where it is not Artifacts; the first number is the score."""
    together: bool = False
    """Whether all play on one side: they may make gifts, and nobody wins by surviving."""
    hostile: Callable[["Table", "Hero", "Hero"], bool] | None = None
    """Whom a hero may attack, where it is not everybody."""
    bereft: Deed | None = None
    """What becomes of a game in which nobody is left to come for a hero who died."""
    exhausted: tuple[Act, ...] = ()
    """When the Chance deck has been used up, before it is shuffled anew."""

    def early_uses(self, table: "Table", hero: "Hero") -> list[Option]:
        """What she may use before she moves, and already before the Chance card."""
        return [option for uses in self.early for option in uses(table, hero)]


def merge(parts: Iterable[Part]) -> Part:
    """All parts in play as one."""
    chosen = list(parts)
    values: dict[str, object] = {}
    for name in Part.__dataclass_fields__:
        answers = [getattr(part, name) for part in chosen]
        if name in SINGLE:
            values[name] = next((answer for answer in answers if answer), None)
        elif name == "together":
            values[name] = any(answers)
        elif name == "refusals":
            kinds = {kind: None for answer in answers for kind in answer}
            values[name] = {
                kind: tuple(why for answer in answers for why in answer.get(kind, ()))
                for kind in kinds
            }
        elif name in MAPPINGS:
            values[name] = {key: value for answer in answers for key, value in answer.items()}
        else:
            values[name] = tuple(function for answer in answers for function in answer)
    return Part(**values)  # type: ignore[arg-type]


SINGLE = ("crowned", "conquered", "merit", "hostile", "bereft")
"""Questions that one part alone answers."""

MAPPINGS = ("asking", "silent", "chance", "worlds", "go", "take", "prolong")

NO_PARTS = Part()
