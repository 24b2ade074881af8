"""What is printed on the cards and the board, as typed values that never change in play."""

from dataclasses import dataclass, field

from fabletop.core.cards.printed import PrintedCard
from fabletop.games.prophecy.printed.numbers import (
    AbilityNumbers,
    Bag,
    Bonus,
    Goods,
    ItemNumbers,
    Loss,
    RaceNumbers,
    Save,
    Stat,
    Throw,
)
from fabletop.games.prophecy.printed.numbers_met import (
    ChanceNumbers,
    Copies,
    InDeck,
    ObstacleNumbers,
    OpportunityNumbers,
    Special,
)

STRENGTH, WILLS, BOTH = "strength", "wills", "both"
"""Kinds of battle; both at once only against the Master of Pain (R-296)."""

ARTIFACT, TREASURE = "artifact", "treasure"
"""The decks of the Artifacts and of the Treasures of the Island."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(PrintedCard):
    """A card, whether the Basic version plays with it, and the part of the game it belongs to."""

    basic: bool = True
    part: str = ""
    """Empty for the base game."""


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
    choice: Goods = field(default_factory=Goods)
    """Rewards of which the winner chooses some."""
    stat: Stat | None = None
    """What it adds to who has become it."""
    special: Special = field(default_factory=Special)


@dataclass(frozen=True, slots=True, kw_only=True)
class Obstacle(Card):
    """A hindrance in a Realm, which stays where it is found (W-119)."""

    count: InDeck = 1
    params: ObstacleNumbers = field(default_factory=ObstacleNumbers)


COMPASS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
"""Columns and rows on the board of a Realm; the Palace lies in the north, the entrance in the
south."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gate(Card):
    """The way into a Realm, among the Lesser Guardians (W-082)."""

    realm: str
    gold: int = 0
    """What entering costs."""
    bags: tuple[Bag, ...] = ()
    compass: tuple[str, ...] = ()
    """Where a current sweeps, for each face of the die: "north", "east" … (W-121)."""

    def faces(self, where: str) -> list[int]:
        """The faces of the die for which the compass points there."""
        return [face for face, way in enumerate(self.compass, 1) if way == where]


@dataclass(frozen=True, slots=True, kw_only=True)
class Prize(Card):
    """What the conquerors of a Realm show for it: neither Item nor Ability (W-162)."""

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
    maps: int = 0
    """Map Fragments that digging for this Treasure costs (W-044)."""
    stone: tuple[str, ...] = ()
    """Kinds of Item into which this Astral Stone can be integrated (W-235)."""
    adjust: tuple[str, ...] = ()
    """What an adjustable Item can be set to (W-247)."""
    adjusted: int = 0
    """Its bonus then."""
    unbreakable: bool = False
    full_price: bool = False
    """Sells for all of its price."""
    numeral: int = 0
    """The Roman numeral of a new Artifact (W-182)."""


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
    deck: str = ""
    """Where it comes from if not from its guild: "underwater", "waterlore" …"""
    world: str = ""
    """The Realm where alone it works."""
    creatures_only: bool = False
    """Of no use against characters, as the Dragonslayer Abilities are."""
    replaces: str = ""
    """The Ability whose place it takes in the cooperative game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    id: str
    terrain: str
    guild: str = ""
    port: bool = False
    gate: bool = False
    dove: bool = False
    world: str = ""
    """The Realm whose board it is on; empty on the main board."""
    holds: str = ""
    """The cards of a Realm that are dealt there: "positive" or "negative"."""
    column: int = 0
    row: int = 0
    """Where it lies on the board of its Realm; a path of the Dragon Realm is a column."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AstralPlane:
    id: str
    guild: str
    adjacent: tuple[str, ...]
