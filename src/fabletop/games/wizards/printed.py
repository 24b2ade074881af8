"""What is printed on the lands, Task Cards, Event Cards and Wizard Cards, as values that never
change in play."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from fabletop.core.cards.build import Most, Signed
from fabletop.core.cards.printed import PrintedCard

NONE: Final = Signed(-1)
ZERO: Final = Signed(0)

LAST_SPACE: Final = Most(18)
"""The spaces of a land are 0 to 18."""

POINTS: Final[tuple[str, ...]] = ("knowledge", "perception", "power")
"""Points are counted in lists of three, in this order."""

KNOWLEDGE: Final = 0
PERCEPTION: Final = 1
POWER: Final = 2

ORDERS: Final[tuple[str, ...]] = ("wizards", "sorcerers", "druids")

COMMON: Final = "common"
ELVEN: Final = "elven"
MAGIC: Final = "magic"
KINDS: Final[tuple[str, ...]] = (COMMON, ELVEN, MAGIC)
"""The kinds of land, in the order in which Evil takes them (Z-126)."""

KindOfLand = Literal["common", "elven", "magic"]


SpaceOfLand = Annotated[int, LAST_SPACE]


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A named place on a land."""

    id: str
    space: Annotated[int, LAST_SPACE]
    """The number of its space on the land: 0 is the centre."""
    kind: Literal[
        "common_town",
        "elven_dwelling",
        "abbey",
        "high_hollow",
        "star_crest",
        "master_sorcerer",
        "ruktal",
        "hamdrel",
        "stone",
        "lair_center",
    ]
    forced: bool = True
    """Whether a player who enters it must stop and encounter it (Z-206)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Land(PrintedCard):
    """One of the eighteen tiles of nineteen spaces."""

    number: int
    kind: KindOfLand
    terrain: str
    """A letter for each space: P plains, W woods, M mountains, ~ an inlet of the sea."""
    walls: tuple[tuple[SpaceOfLand, SpaceOfLand], ...] = ()
    """Pairs of neighbouring spaces between which nobody can walk."""
    harbour: Annotated[Signed, LAST_SPACE] = NONE
    """The space near which a boat lies at the beginning of the game."""
    sites: tuple[Site, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskPart:
    """One thing to do for a Task."""

    kind: str
    """ "site", "space", "person", "present" (where the Task was received), "stay" (stay there for
    a turn), "same" (as the part with the tag), "from" and "to" (the ends of a Transport)."""
    site: str = ""
    person: str = ""
    """ "mentor", "high_wizard" (any), "named_wizard", or a resident."""
    select: Literal["any", "random"] = "random"
    """ "any": the player chooses; "random": chosen at random (Z-242)."""
    scope: str = ""
    """ "map", "common_town", "elven_dwelling", "woods", "mountains", "plains", "water", "stone" or
    "dragons_lair"."""
    land: Literal["", KindOfLand] = ""
    """Only on lands of this kind."""
    tag: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rewarding(PrintedCard):
    """A card that brings points."""

    knowledge: int = 0
    perception: int = 0
    power: int = 0

    @property
    def points(self) -> tuple[int, int, int]:
        return self.knowledge, self.perception, self.power


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskCard(Rewarding):
    number: int
    ordered: bool
    opening: bool = False
    """The first part must be done before the others; their order does not matter."""
    parts: tuple[TaskPart, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EventCard(Rewarding):
    number: int
    kind: Literal[
        "movement",
        "transport",
        "trap",
        "magical_object",
        "forced_move",
        "evil",
        "boon",
        "animal",
        "world",
        "permission",
        "affliction",
        "bane",
    ]
    effect: str
    """The name of the rule that handles the card."""
    held: bool = False
    """The player keeps it until it is used, lost or over."""
    days: int = 0
    """How long it is held, if that is counted in Days."""
    terrain: Literal["", "woods", "mountains", "swimming", "boat"] = ""
    """A terrain in which the player moves as in plains, or as in a boat at sea (swimming)."""
    roll: Signed = ZERO
    """Added to the movement roll."""
    site: str = ""
    animal: str = ""
    trap: int = 0
    """It works like this row of the Traps chart."""
    dice: int = 0
    count: int = 0
    charges: int = 0
    spells: int = 0
    """The highest roll with which a spell succeeds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WizardCard(PrintedCard):
    number: int
    kind: str
    """ "high_wizard", "phantasm" or "trap"."""
    rank: int = 0
    """The order in which High Wizards are met: 1 is the first (Z-083)."""
    low: int
    high: int
    """The rolls of two ten-sided dice that stand for it (Z-043, Z-044)."""
    to: str = ""
    """The site to which a Trap transports."""


FormOfTransport = Literal[
    "random",
    "territory",
    "circle_to_stone",
    "stone_to_random",
    "stone_to_territory",
    "any_to_stone",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    name: str
    range: Signed = NONE
    """From how far away boats can be called; NONE is unlimited."""
    lands: Literal["", KindOfLand] = ""
    """The kind of land in which Swiftness works."""
    terrain: tuple[Literal["plains", "woods", "mountains"], ...] = ()
    """The terrain in which Swiftness works."""
    forms: tuple[FormOfTransport, ...] = ()
    """The forms of a Transport."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartRow:
    """One row (result) of a chart."""

    effect: str
    dice: int = 0
    times: int = 1
    """The dice are multiplied by this."""
    points: tuple[int, ...] = ()
    """Fixed amounts of points, each of a different type."""
    count: int = 0
    to: str = ""
    """Where a Transport leads: "random", "lair", "lair_center", or a site."""
    animal: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Animal:
    name: str
    days: int = 0
    turns: int = 0
    movement: int = 0
    shuns: tuple[str, ...] = field(default_factory=tuple)
    """What the animal does not enter: terrain, sites, lands, "water"."""
