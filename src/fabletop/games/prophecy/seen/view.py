"""What a seat sees of a table, field by field. `look.py` fills it in."""

from dataclasses import dataclass, field
from typing import Final

from fabletop.core.cards.corrections import Corrections
from fabletop.core.view import OPTIONAL, View
from fabletop.games.prophecy.answers import Source
from fabletop.games.prophecy.state import NOBODY, Hero, Table

NO_SEAT: Final = NOBODY
"""The seat of a Creature, and of a winner who is not known yet."""

FACE_DOWN: Final = "?"
"""A card whose back alone is visible."""


@dataclass(slots=True)
class SpaceView(View):
    """A space: what is printed on it, what lies there, and who stands there."""

    id: str
    terrain: str
    guild: str
    port: bool
    gate: bool
    dove: bool
    world: str
    """The Realm; empty on the main board."""
    holds: str
    """Whether light or dark cards of a Realm lie here."""
    column: int
    row: int
    cards: list[str]
    """The face-up Adventure cards."""
    face_down: int
    """How many Adventure cards lie face down."""
    goods: list[str]
    training: list[str]
    relics: list[str]
    """Artifacts that lie here."""
    heroes: list[int]

    def copy(self) -> "SpaceView":
        """The same space; the lists are shared, so replace them instead of changing them."""
        return SpaceView(
            self.id,
            self.terrain,
            self.guild,
            self.port,
            self.gate,
            self.dove,
            self.world,
            self.holds,
            self.column,
            self.row,
            self.cards,
            self.face_down,
            self.goods,
            self.training,
            self.relics,
            self.heroes,
        )


@dataclass(slots=True)
class PlaneView(View):
    """An Astral Plane: the id of a face-up card, "?" for a face-down one, "" if it is gone."""

    id: str
    guild: str
    adjacent: list[str]
    closed: bool
    lesser: str
    greater: str
    artifacts: list[str]


@dataclass(slots=True)
class HeroView(View):
    """A hero. Of a seat without a character yet, nothing but the seat and the Race is known."""

    seat: int
    character: str
    alive: bool
    out: bool
    lodging: bool
    space: str
    """Empty if she is nowhere."""
    guilds: list[str]
    strength: int
    willpower: int
    health: int
    wounds: int
    magic: int
    drained: int
    gold: int
    experience: int
    strength_this_turn: int
    willpower_this_turn: int
    battle_this_turn: int
    items: list[str]
    artifacts: int
    abilities: list[str]
    used: list[str]
    asleep: int
    damaged: list[str]
    certificates: list[str]
    """The guilds of her Certificates."""
    kept: list[str]
    race: str
    kinds: list[str]
    away: str
    bubbles: int
    spent_bubbles: int
    stuck: bool
    fame: int
    hoard: int
    grudges: list[str]
    maps: int
    prizes: list[str]
    foretold: list[int]
    tome_asleep: int
    stones: dict[str, str]
    adjusted: dict[str, str]
    most_red: int
    most_blue: int
    item_limit: int
    ability_limit: int


@dataclass(slots=True)
class BattleView(View):
    """A battle. The sources of both totals are known once its kind is chosen."""

    creature: str
    posed: bool
    stake: str
    rival: int
    kind: str
    stages: list[str]
    lives: int
    rolls: int
    used: list[str]
    foe_used: list[str]
    cast: list[str]
    foe_cast: list[str]
    alive: bool
    acting: int
    winner: int
    own_die: int
    foe_die: int
    own_dice: list[int]
    foe_dice: list[int]
    own: list[Source] | None = field(default=None, metadata=OPTIONAL)
    own_total: int | None = field(default=None, metadata=OPTIONAL)
    foe: list[Source] | None = field(default=None, metadata=OPTIONAL)
    foe_total: int | None = field(default=None, metadata=OPTIONAL)


@dataclass(slots=True)
class OfferView(View):
    """A trade that is being composed or answered."""

    proposer: int
    partner: int
    gives: list[str]
    gives_gold: int
    takes: list[str]
    takes_gold: int
    gives_more: dict[str, int]
    takes_more: dict[str, int]
    tells: list[str]
    hears: list[str]
    gives_maps: int
    takes_maps: int


@dataclass(slots=True)
class IslandView(View):
    """Treasure Island; decks by their size."""

    fragments: int
    fragment_discard: int
    found: dict[str, str]
    treasures: int
    open: list[str]
    drawn: list[str]
    """Only the digger sees what she has drawn (W-190)."""


@dataclass(slots=True)
class RealmView(View):
    plane: str
    gate: str
    """Empty until it is found."""
    entrance: str
    goal: str
    closed: bool
    prizes: int
    abilities: int
    markers: dict[str, int]
    reveals: int
    drift: int


@dataclass(slots=True)
class ResultView(View):
    places: list[int]
    scores: list[int]
    ended_by: str


@dataclass(slots=True)
class ProphecyView(View):
    """The whole table, as one seat (None: a spectator) sees it."""

    game: str
    version: str
    ending: str
    to_win: int
    teams: bool
    stage: str
    cards: Corrections
    seat: int | None
    phase: str
    round: int
    turn: int
    extra_turns: int
    active: int
    first: int
    draft: list[str]
    heroes: list[HeroView]
    spaces: list[SpaceView]
    planes: list[PlaneView]
    beaten: list[str]
    fallen: list[str]
    assault: str
    """The plane under attack; empty if none."""
    movements: int
    credit: int
    offer: OfferView | None
    market: list[str]
    aside: list[str]
    hoards: dict[str, list[str]]
    hoarded_gold: dict[str, int]
    fresh: list[str]
    spent: list[str]
    battle: BattleView | None
    decks: dict[str, int]
    ability_decks: dict[str, int]
    discards: dict[str, list[str]]
    options: dict[str, str]
    boards: list[str]
    ability_board: bool
    power_up: int
    at_home: dict[str, int]
    island: IslandView | None
    realms: dict[str, RealmView]
    removed: list[str]
    storms: list[int]
    strokes: int
    frozen: int
    used_up: int
    doubled: str
    riddle: list[str]
    caches: dict[str, list[str]]
    races: int
    known: dict[str, list[str]]
    """The face-down cards that this seat has looked at, by space or plane."""
    result: ResultView | None
    _table: Table = field(repr=False, compare=False)
    """What the questions of this package are asked about; nobody outside it may read it."""
    _elsewhere: dict[int, Hero] = field(default_factory=dict, repr=False, compare=False)
    """Copies of heroes by seat, for questions about other spaces."""
