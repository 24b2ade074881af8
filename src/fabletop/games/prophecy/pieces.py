"""Other pieces on the table as plain data: Astral Planes, trade offers, Treasure Island, Realms."""

from dataclasses import dataclass, field

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


@dataclass(slots=True)
class Island:
    """Treasure Island (W-010 to W-048)."""

    fragments: list[str] = field(default_factory=list)
    """The deck of Map Fragments."""
    fragment_discard: list[str] = field(default_factory=list)
    found: dict[str, str] = field(default_factory=dict)
    """The Map Fragment in each space that has one."""
    treasures: list[str] = field(default_factory=list)
    """The deck of Treasures, face down."""
    open: list[str] = field(default_factory=list)
    """The Treasures that can be dug for."""
    drawn: list[str] = field(default_factory=list)
    """Treasures drawn by a hero who digs at random, until she keeps one (W-190)."""

    def copy(self) -> "Island":
        return Island(
            self.fragments[:],
            self.fragment_discard[:],
            self.found.copy(),
            self.treasures[:],
            self.open[:],
            self.drawn[:],
        )


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
