"""What a seat sees of a table, field by field. `look.py` fills it in."""

from dataclasses import dataclass, field
from typing import Final

from fabletop.core.cards.corrections import Corrections
from fabletop.core.view import OPTIONAL, View
from fabletop.games.wizards.isles import Placement
from fabletop.games.wizards.state import Table

UNKNOWN: Final = "?"
"""A land or a wizard of which only the back can be seen."""

NOBODY: Final = -1
"""Stands for a seat or a boat if there is none."""

StepView = tuple[str, str, int, int]
"""A step: its kind, the space, what it costs, and the movement left after it."""


@dataclass(slots=True)
class LayingView(View):
    """The land that is being laid, as far as that is decided; nothing at other times."""

    seat: int | None = field(default=None, metadata=OPTIONAL)
    land: str | None = field(default=None, metadata=OPTIONAL)
    """Only its owner sees which land it is."""
    centre: str | None = field(default=None, metadata=OPTIONAL)
    """Empty until its place is chosen."""


@dataclass(slots=True)
class MageView(View):
    """A High Wizard on the map."""

    wizard: str
    secret: bool
    space: str
    under: list[str] | int
    """The Wizard Cards beneath; how many, if it is not known which they are."""


@dataclass(slots=True)
class AloftView(View):
    """A player who is being transported."""

    seat: int
    space: str
    """Where she will land; empty if that is not decided yet."""
    evil: bool


@dataclass(slots=True)
class HeldTaskView(View):
    card: str
    mandatory: bool
    places: list[str]
    """The space of each part's marker; empty if a part has none."""
    done: list[bool]
    named: str
    """The High Wizard that was named when the Task was received."""


@dataclass(slots=True)
class HeldEventView(View):
    card: str
    days: int
    charges: int
    land: str
    """The land that was foreseen."""


@dataclass(slots=True)
class SpellView(View):
    spell: str
    cast: bool
    """Whether it was attempted in this turn."""
    range: int
    lands: str
    terrain: list[str]
    forms: list[str]
    works: int
    """The highest roll with which it succeeds."""


@dataclass(slots=True)
class PlayerView(View):
    seat: int
    order: str
    rank: int
    points: list[int]
    needed: list[int]
    """The points that the next rank needs."""
    lacks: str
    """Why she cannot advance; empty if she can."""
    space: str
    """Empty during a Transport."""
    boat: int
    tasks: list[HeldTaskView]
    events: list[HeldEventView]
    animal: str
    animal_days: int
    animal_turns: int
    dazed: bool
    bound: bool
    stunned: int
    trap: str
    trap_turns: int
    lair: int
    stay: str
    visits: dict[str, int]
    just_met: str
    stays: int
    crest: bool
    extra: int
    swift: bool
    spells: list[SpellView]
    gems: list[str]


@dataclass(slots=True)
class WizardsView(View):
    """The whole table, as one seat (None: a spectator) sees it."""

    game: str
    cards: Corrections
    seat: int | None
    phase: str
    layout: str
    cooperative: bool
    variants: dict[str, str]
    placements: list[Placement]
    placed_by: list[int]
    hand: list[str]
    hand_sizes: list[int]
    stack: int
    laying: LayingView
    first: int
    active: int
    moving: int
    """The seat whose figure is moving step by step, by itself or led by another player."""
    day: int
    fortnight: int
    due: int
    completed: int
    needed: int
    roll: int
    left: list[int]
    """Movement left: from the roll, from an animal, and for boats only."""
    moved: int
    steps: list[StepView]
    """The steps that the walking player can take."""
    dead: list[str]
    dragon: str
    """Empty while it is nowhere."""
    boats: list[tuple[str, bool]]
    """The space of each boat, and whether Demons are on it."""
    demons: list[str]
    wizards: list[MageView]
    deck: int
    deck_cards: list[str]
    shown: list[str]
    tasks: int
    task_discard: int
    events: int
    event_discard: list[str]
    aloft: list[AloftView]
    honest: list[str]
    false_wizard: str
    players: list[PlayerView]
    winner: int
    ended: str
    places: list[int]
    _table: Table = field(repr=False, compare=False)
    """What the questions of this package are asked about; nobody outside it may read it."""
