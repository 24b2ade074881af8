"""What is printed on the cards and the board, as typed values that never change in play."""

from dataclasses import dataclass, field

from fabletop.core.printed import PrintedCard, Text
from fabletop.games.prophecy.numbers import (
    AbilityNumbers,
    Bonus,
    ChanceNumbers,
    Copies,
    Goods,
    ItemNumbers,
    Loss,
    OpportunityNumbers,
    Save,
    Special,
    Stat,
    Throw,
)

STRENGTH, WILLS, BOTH = "strength", "wills", "both"
"""Kinds of battle; both at once only against the Master of Pain (R-296)."""

ARTIFACT = "artifact"
"""The deck of the Artifacts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(PrintedCard):
    """A card, and whether the Basic version plays with it."""

    basic: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Creature(Card):
    types: tuple[str, ...]
    rank: str = ""
    """ "lesser" or "greater" for a Guardian of an Astral Plane."""
    strength: int | None = None
    willpower: int | None = None
    first: str = "strength"
    lives: int = 1
    experience: int = 0
    win: Goods = field(default_factory=Goods)
    loss: Loss = field(default_factory=lambda: Loss(health=1))
    special: Special = field(default_factory=Special)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opportunity(Card):
    cost: Goods = field(default_factory=Goods)
    gain: Goods = field(default_factory=Goods)
    keep: bool = False
    params: OpportunityNumbers = field(default_factory=OpportunityNumbers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Card):
    deck: str
    price: int
    hands: int = 0
    weapon: tuple[str, ...] = ()
    kind: str = ""
    once: bool = False
    bonuses: tuple[Bonus, ...] = ()
    throw: Throw | None = None
    save: Save | None = None
    stat: Stat | None = None
    params: ItemNumbers = field(default_factory=ItemNumbers)
    timing: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceCard(Card):
    kind: str
    params: ChanceNumbers = field(default_factory=ChanceNumbers)
    copies: Copies


@dataclass(frozen=True, slots=True, kw_only=True)
class Character(Card):
    gender: str
    strength: int
    willpower: int
    guilds: tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability(Card):
    guild: str
    experience: int
    """What learning it costs."""
    timing: str
    spell: bool = False
    magic: int = 0
    """What casting it costs."""
    once: str = ""
    """How often: "round" or "two_rounds"; empty: as often as the timing allows."""
    bonuses: tuple[Bonus, ...] = ()
    params: AbilityNumbers = field(default_factory=AbilityNumbers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    id: str
    name: Text
    terrain: str
    guild: str = ""
    port: bool = False
    gate: bool = False
    dove: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AstralPlane:
    id: str
    name: Text
    guild: str
    adjacent: tuple[str, ...]
