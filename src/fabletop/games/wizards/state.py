"""The table of a game of Wizards as plain data: players, lands, boats, Demons, decks, the calendar.

The agenda is a stack of jobs that are still to be done, such as ("demon_meet", 0, 512, -1). So
every step begins with its question.
"""

from dataclasses import dataclass, field
from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.codec import SHARED
from fabletop.core.table import Table as CoreTable
from fabletop.games.wizards.box import Box
from fabletop.games.wizards.isles import Isles, Placement
from fabletop.games.wizards.pieces import Boat, HighWizard, Variants

AWAY: Final = -1
"""The space of a player who was removed and has not landed yet; also "no space", "no boat"."""

DAYS: Final = 14
"""How many Days a Fortnight has; the Lair Time marker lies on the same track."""

EVERYONE: Final = 63
"""Known to all seats."""


@dataclass(slots=True)
class HeldTask:
    card: str
    mandatory: bool
    places: list[int]
    """The hexagon of each part's marker; AWAY if a part has none."""
    done: list[bool]
    named: str
    """The High Wizard that was named when the Task was received."""

    def copy(self) -> "HeldTask":
        return HeldTask(self.card, self.mandatory, self.places[:], self.done[:], self.named)


@dataclass(slots=True)
class HeldEvent:
    card: str
    days: int
    """How many ends of Days until it is over; 0 if it does not end by itself."""
    charges: int
    land: int
    """The land that was foreseen."""

    def copy(self) -> "HeldEvent":
        return HeldEvent(self.card, self.days, self.charges, self.land)


@dataclass(slots=True)
class Player:
    order: str
    """ "wizards", "sorcerers", "druids", or "" before Initiation."""
    rank: int
    points: list[int]
    space: int
    boat: int
    """The boat in which the player is, or AWAY."""
    tasks: list[HeldTask]
    events: list[HeldEvent]
    animal: str
    animal_days: int
    """How many ends of Days until it leaves; 0 if Days do not count."""
    animal_turns: int
    """For how many turns it stays; 0 if turns do not count."""
    animal_new: bool
    """Whether it came in this turn, which does not count."""
    dazed: bool
    bound: bool
    stunned: int
    """How many turns to lose because of Demons or the Dragon."""
    trap: str
    """ "held", "turns", "stuck", or "" if free."""
    trap_turns: int
    trap_event: str
    """The Event Card that is the Trap."""
    lair: int
    """How far the Lair Time marker is ahead of the Day; 0 if there is none."""
    stay: str
    """ "town" or "dragon": what must be encountered again next turn."""
    visits: dict[str, int]
    """How often each site was encountered since a turn last ended off its land, or since a
    Transport (Z-203, Z-204)."""
    just_met: str
    """The site that was encountered last, until a turn ends elsewhere."""
    stays: int
    """How many encounters with Hamdrel there were during this visit."""
    crest: bool
    """Whether she may come back to the Star Crest once (Z-235)."""
    extra: int
    cast: int
    """A bit for each spell attempted in this turn (Z-186)."""
    swift: bool
    """Whether Swiftness works in this turn."""
    arrivals: int
    """Counts arrivals: jobs of an earlier arrival no longer apply."""
    met: bool
    tasked: bool
    warned: bool
    """Whether she met a High Wizard here, who replaces the encounter with the site (Z-219)."""
    gems: list[str]

    @classmethod
    def fresh(cls) -> "Player":
        return cls(
            *("", 0, [0, 0, 0], AWAY, AWAY, [], [], "", 0, 0, False, False, False, 0, "", 0, ""),
            *(0, "", {}, "", 0, False, 0, 0, False, 0, False, False, False, []),
        )

    def copy(self) -> "Player":
        return Player(
            self.order,
            self.rank,
            self.points[:],
            self.space,
            self.boat,
            [task.copy() for task in self.tasks],
            [event.copy() for event in self.events],
            self.animal,
            self.animal_days,
            self.animal_turns,
            self.animal_new,
            self.dazed,
            self.bound,
            self.stunned,
            self.trap,
            self.trap_turns,
            self.trap_event,
            self.lair,
            self.stay,
            self.visits.copy(),
            self.just_met,
            self.stays,
            self.crest,
            self.extra,
            self.cast,
            self.swift,
            self.arrivals,
            self.met,
            self.tasked,
            self.warned,
            self.gems[:],
        )


@dataclass(slots=True)
class Table(CoreTable):
    box: Box = field(compare=False, metadata=SHARED)
    isles: Isles = field(compare=False, metadata=SHARED)
    variants: Variants
    phase: str
    """ "laying", "play" or "over"."""
    layout: str
    placements: list[Placement]
    placed_by: list[int]
    hands: list[list[str]]
    """Lands that each seat still has to lay."""
    stack: list[str]
    """Lands that nobody holds yet."""
    players: list[Player]
    first: int
    active: int
    day: int
    fortnight: int
    taken: int
    """How many seats have begun their turn today."""
    roll: int
    """The movement roll of this turn; 0 if there was none."""
    own: int
    """Movement left from the roll."""
    mount: int
    """Movement left from an animal, used first (Z-311)."""
    sail: int
    """Movement left that can only be used in boats."""
    moved: int
    """How many steps were taken in this turn."""
    left: int
    """The hexagon with a forced encounter that was left in this turn (Z-207)."""
    dead: list[bool]
    dragon: int
    boats: list[Boat]
    demons: list[int]
    """The hexagons with Demon markers."""
    standing: list[HighWizard]
    deck: list[str]
    """Wizard Cards; the top card is the last of the list."""
    shown: list[str]
    """Wizard Cards that have been drawn and will go back to the deck."""
    tasks: list[str]
    task_discard: list[str]
    events: list[str]
    event_discard: list[str]
    completed: int
    """How many completed Tasks have not been used to thwart Evil yet."""
    aloft: list[tuple[int, int, int]]
    """Players being transported: the seat, where they will land, and how (Z-307)."""
    failed: int
    """A bit for each seat that has not beaten the Demons of this encounter."""
    paying: int
    """A bit for the seat of each Leader who still gives points."""
    dying: list[int]
    """Lands that Evil is claiming."""
    orphans: list[int]
    """Markers of lost Tasks that are about to become Demons (Z-321)."""
    false_wizard: str
    honest: list[str]
    """High Wizards who have given a Gem."""
    unmasked: bool
    winner: int
    ended: str
    agenda: list[Job]

    def copy(self) -> "Table":
        return Table(
            self.chance.copy(),
            None,
            self.box,
            self.isles,
            self.variants,
            self.phase,
            self.layout,
            self.placements[:],
            self.placed_by[:],
            [hand[:] for hand in self.hands],
            self.stack[:],
            [player.copy() for player in self.players],
            self.first,
            self.active,
            self.day,
            self.fortnight,
            self.taken,
            self.roll,
            self.own,
            self.mount,
            self.sail,
            self.moved,
            self.left,
            self.dead[:],
            self.dragon,
            [boat.copy() for boat in self.boats],
            self.demons[:],
            [standing.copy() for standing in self.standing],
            self.deck[:],
            self.shown[:],
            self.tasks[:],
            self.task_discard[:],
            self.events[:],
            self.event_discard[:],
            self.completed,
            self.aloft[:],
            self.failed,
            self.paying,
            self.dying[:],
            self.orphans[:],
            self.false_wizard,
            self.honest[:],
            self.unmasked,
            self.winner,
            self.ended,
            self.agenda[:],
        )

    def then(self, *jobs: Job) -> None:
        """Do these jobs next, in this order, before those already on the agenda."""
        if len(jobs) == 1:
            self.agenda.append(jobs[0])
        else:
            self.agenda += jobs[::-1]

    def order(self, start: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [*range(start, len(self.players)), *range(start)]

    def at(self, space: int, start: int = 0) -> list[int]:
        """The seats in a space, clockwise, beginning with seat `start`."""
        seats = [seat for seat, player in enumerate(self.players) if player.space == space]
        if len(seats) < 2:
            return seats
        return [one for one in seats if one >= start] + [one for one in seats if one < start]
