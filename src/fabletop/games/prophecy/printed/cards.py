"""What is printed on the cards and the board, as typed values that never change during play."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from fabletop.core.cards.build import Most, WordFrom
from fabletop.core.cards.printed import PrintedCard
from fabletop.games.prophecy.printed.numbers import (
    MOST_BLUE,
    MOST_RED,
    AbilityNumbers,
    Bag,
    Bonus,
    Goods,
    Guild,
    ItemNumbers,
    KindOfFoe,
    KindOfItem,
    Loss,
    RaceNumbers,
    RealmId,
    RealmOrNone,
    Save,
    Stat,
    Terrain,
    Throw,
    WeaponClass,
)
from fabletop.games.prophecy.printed.numbers_met import (
    ChanceNumbers,
    Copies,
    InDeck,
    ObstacleNumbers,
    OpportunityNumbers,
    Special,
)
from fabletop.games.prophecy.printed.sets import ability_decks

STRENGTH: Final = "strength"
WILLS: Final = "wills"
BOTH: Final = "both"
"""Kinds of battle; both at once only against the Master of Pain (R-296)."""

ARTIFACT: Final = "artifact"
TREASURE: Final = "treasure"
"""The decks of the Artifacts and of the Treasures of the Island."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(PrintedCard):
    """A card, whether it is in the Basic version, and the part of the game it belongs to."""

    basic: bool = True
    part: str = ""
    """Empty for the base game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Creature(Card):
    types: tuple[KindOfFoe, ...]
    rank: Literal["", "lesser", "greater"] = ""
    """Empty except for a Guardian of an Astral Plane."""
    strength: int | None = None
    willpower: int | None = None
    first: Literal["strength", "willpower"] = "strength"
    lives: Annotated[int, Most(99, least=1)] = 1
    experience: int = 0
    win: Goods = field(default_factory=Goods)
    loss: Loss = field(default_factory=lambda: Loss(health=1))
    choice: Goods = field(default_factory=Goods)
    """Rewards among which the winner chooses."""
    stat: Stat | None = None
    """What it adds to the stats of a hero who has become it."""
    special: Special = field(default_factory=Special)


@dataclass(frozen=True, slots=True, kw_only=True)
class Obstacle(Card):
    """A hindrance in a Realm, which stays in its space (W-119)."""

    count: InDeck = 1
    params: ObstacleNumbers = field(default_factory=ObstacleNumbers)


COMPASS: Final = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
"""Steps in columns and rows on the board of a Realm; the Palace is in the north, the entrance in
the south."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gate(Card):
    """The way into a Realm, among the Lesser Guardians (W-082)."""

    realm: RealmId
    gold: int = 0
    """The price of entering."""
    bags: tuple[Bag, ...] = ()
    compass: tuple[Literal["north", "east", "south", "west"], ...] = ()
    """Where a current leads, for each face of the die (W-121)."""

    def faces(self, where: str) -> list[int]:
        """The faces of the die for which the compass shows this direction."""
        return [face for face, way in enumerate(self.compass, 1) if way == where]


@dataclass(frozen=True, slots=True, kw_only=True)
class Prize(Card):
    """The prize for the conquerors of a Realm: neither Item nor Ability (W-162)."""

    bonus: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Fragment(Card):
    """A piece of a map, and the space where it is found (W-015)."""

    space: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Race(Card):
    count: InDeck = 1
    params: RaceNumbers = field(default_factory=RaceNumbers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opportunity(Card):
    cost: Goods = field(default_factory=Goods)
    gain: Goods = field(default_factory=Goods)
    keep: bool = False
    params: OpportunityNumbers = field(default_factory=OpportunityNumbers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Card):
    deck: Literal["common", "rare", "treasure", "artifact"]
    price: int
    hands: int = 0
    weapon: tuple[WeaponClass, ...] = ()
    kind: Literal["", KindOfItem] = ""
    once: bool = False
    bonuses: tuple[Bonus, ...] = ()
    throw: Throw | None = None
    save: Save | None = None
    stat: Stat | None = None
    params: ItemNumbers = field(default_factory=ItemNumbers)
    timing: str
    maps: int = 0
    """The Map Fragments that digging for this Treasure costs (W-044)."""
    stone: tuple[Literal["weapon", KindOfItem], ...] = ()
    """The kinds of Item into which this Astral Stone can be integrated (W-235)."""
    adjust: tuple[Literal[KindOfFoe, WeaponClass], ...] = ()
    """The choices to which an adjustable Item can be set (W-247)."""
    adjusted: int = 0
    """Its bonus when adjusted."""
    unbreakable: bool = False
    full_price: bool = False
    """Whether it sells for its full price."""
    numeral: int = 0
    """The Roman numeral of a new Artifact (W-182)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceCard(Card):
    kind: str
    params: ChanceNumbers = field(default_factory=ChanceNumbers)
    copies: Copies


@dataclass(frozen=True, slots=True, kw_only=True)
class Character(Card):
    gender: Literal["female", "male"]
    strength: Annotated[int, Most(MOST_RED, least=1)]
    willpower: Annotated[int, Most(MOST_BLUE, least=1)]
    guilds: tuple[Guild, Guild]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability(Card):
    guild: Literal["", Guild]
    experience: int
    """The price of learning it."""
    timing: str
    spell: bool = False
    magic: int = 0
    """The price of casting it."""
    once: Literal["", "round", "two_rounds"] = ""
    """How often it may be used; empty: as often as the timing allows."""
    bonuses: tuple[Bonus, ...] = ()
    params: AbilityNumbers = field(default_factory=AbilityNumbers)
    deck: Annotated[str, WordFrom(ability_decks)] = ""
    """The deck it comes from, if not its guild's."""
    world: RealmOrNone = ""
    """The only Realm where it works."""
    creatures_only: bool = False
    """Whether it does not work against characters, like the Dragonslayer Abilities."""
    replaces: str = ""
    """The Ability that it replaces in the cooperative game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    id: str
    terrain: Terrain
    guild: Literal["", Guild] = ""
    port: bool = False
    gate: bool = False
    dove: bool = False
    world: RealmOrNone = ""
    """The Realm of its board; empty on the main board."""
    holds: Literal["", "positive", "negative"] = ""
    """The colour of Realm cards that are dealt there."""
    column: int = 0
    row: int = 0
    """Its position on the board of its Realm; a path of the Dragon Realm is a column."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AstralPlane:
    id: str
    guild: Literal["", Guild]
    adjacent: tuple[str, ...]
