"""Other pieces on the table as plain data: Astral Planes, trade offers, Realms, and what parts of
the game bring."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from fabletop.games.prophecy.combat import NOBODY


@dataclass(slots=True)
class Plane:
    """An Astral Plane: two Guardians and the Artifacts they guard (R-016)."""

    lesser: str
    """Empty when beaten."""
    greater: str
    """Empty when beaten: the plane is closed (R-200)."""
    artifacts: tuple[str, ...]
    shown: tuple[str, ...]
    """The face-up cards."""

    def copy(self) -> "Plane":
        return Plane(self.lesser, self.greater, self.artifacts, self.shown)


@dataclass(slots=True)
class Offer:
    """A trade that is being composed or answered (R-224 to R-226). The partner may answer with a
    counter-offer."""

    proposer: int
    partner: int
    gives: list[str]
    gives_gold: int
    takes: list[str]
    takes_gold: int
    gives_maps: int = 0
    takes_maps: int = 0
    gives_more: dict[str, int] = field(default_factory=dict)
    takes_more: dict[str, int] = field(default_factory=dict)
    """Magic and Experience, with Power Handling."""
    tells: list[str] = field(default_factory=list)
    hears: list[str] = field(default_factory=list)
    """Astral Planes about which one tells the other what she has seen (W-227)."""

    def copy(self) -> "Offer":
        return Offer(
            self.proposer,
            self.partner,
            self.gives[:],
            self.gives_gold,
            self.takes[:],
            self.takes_gold,
            self.gives_maps,
            self.takes_maps,
            self.gives_more.copy(),
            self.takes_more.copy(),
            self.tells[:],
            self.hears[:],
        )


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Pieces:
    """What a part of the game has on the table, and no other rules know. A part brings a subclass,
    `@dataclass(slots=True)`, whose fields all have defaults: so a new table begins. They are saved
    like all other fields."""

    def copy(self) -> "Pieces":
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied")

    def cards(self) -> Iterable[str]:
        """The cards of the game among them: each is in one place only."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Belongings:
    """What a part of the game keeps beside a hero, and no other rules know. A part brings a
    subclass, `@dataclass(frozen=True, slots=True)`, whose fields all have defaults: so a new hero
    begins. Rules never change it, but put another one in its place; so copies of a hero share it.
    """

    def cards(self) -> Iterable[str]:
        """The cards of the game among them."""
        return ()


@dataclass(slots=True)
class Realm:
    """What a Realm has besides its spaces and its plane."""

    plane: int
    """The number of its Astral Plane, the disc (W-059)."""
    entrance: int
    goal: int
    """The spaces where heroes enter, and from where the plane is attacked."""
    gate: int = NOBODY
    """The plane on the main board where its Gate lies, once that is known."""
    closed: bool = False
    """Whether the Gate has closed because the last Artifact left (W-174)."""
    prizes: int = 0
    """How many Pearls or Hearts are left."""
    abilities: list[str] = field(default_factory=list)
    """The deck of the Realm's Abilities, which are offered in guilds."""
    markers: dict[str, int] = field(default_factory=dict)
    """Markers on its cards: near misses of the Leviathan."""
    reveals: int = 0
    """How many of its cards the active hero must or may still turn up."""
    drift: int = 0
    """The die that decides where the active hero is carried."""

    def copy(self) -> "Realm":
        return Realm(
            self.plane,
            self.entrance,
            self.goal,
            self.gate,
            self.closed,
            self.prizes,
            self.abilities[:],
            self.markers.copy(),
            self.reveals,
            self.drift,
        )
