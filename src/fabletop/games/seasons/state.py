"""The table of a game of Seasons as plain data: sorcerers, cards in play, piles, dice, the wheel.

The agenda is a stack of jobs that are still to be done in a turn, such as
("choose_energy", 0, 2). So every step begins with its question.

A bit mask beside each hidden card says who knows it, one bit per seat: EVERYONE has all bits.
"""

from dataclasses import dataclass, field
from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.codec import SHARED
from fabletop.core.table import Table as CoreTable
from fabletop.games.seasons.box import Box

EVERYONE: Final = 15
"""Known to all seats: a card that was revealed (S-133)."""

OVERFLOW: Final = "overflow"
"""The job of cutting a reserve down to its limit, which comes before all others (S-071, S-075)."""


def eyes(seat: int | None) -> int:
    """The bit mask of an observer, who knows a card if all these bits are set in the card's mask.
    Spectators (None) see only what everybody knows."""
    return EVERYONE if seat is None else 1 << seat


@dataclass(slots=True)
class Summoned:
    """A power card in play."""

    card: str
    tag: str
    """What it is called in options: its id, followed by "+" if the other copy was in play already
    when it entered."""
    power: str
    """The card whose effects it has: its own, or the item that a Raven mimics."""
    mimics: str
    """The tag of the item that a Raven mimics, or ""."""
    energy: list[int]
    """The energies that lie on it (S-076)."""
    turned: bool
    """Activated in this turn (S-110)."""


def copied(play: list[Summoned]) -> list[Summoned]:
    """Copies of cards in play."""
    return [
        Summoned(one.card, one.tag, one.power, one.mimics, one.energy[:], one.turned)
        for one in play
    ]


@dataclass(slots=True)
class Sorcerer:
    crystals: int
    gauge: int
    bonuses: int
    """Spaces moved on the bonus track."""
    reserve: list[int]
    covered: int
    """Spaces of the reserve that the Drought covered for good (S-158)."""
    play: list[Summoned]
    hand: list[str]
    known: list[int]
    """Who knows each card in hand."""
    libraries: list[list[str]]
    """The cards for the years II and III."""
    packet: list[str]
    """The cards to pick from in the Prelude."""
    picks: list[str]
    remembered: list[str]
    """With two players: cards that the opponent saw this sorcerer take in the draft and that are
    still in this sorcerer's hand or libraries."""
    offered: list[str]
    """The Special Ability tokens to choose from."""
    token: str
    token_used: bool
    io: bool
    """Whether she transmuted in this round thanks to Io's Transmuter."""
    harvest: list[tuple[str, int]]
    """What each card gained or lost at the end of the game, for the scoring sheet."""

    @classmethod
    def fresh(cls) -> "Sorcerer":
        return cls(
            0, 0, 0, [0, 0, 0, 0], 0, [], [], [], [[], []], [], [], [], [], "", False, False, []
        )

    def copy(self) -> "Sorcerer":
        return Sorcerer(
            self.crystals,
            self.gauge,
            self.bonuses,
            self.reserve[:],
            self.covered,
            copied(self.play),
            self.hand[:],
            self.known[:],
            [self.libraries[0][:], self.libraries[1][:]],
            self.packet[:],
            self.picks[:],
            self.remembered[:],
            self.offered[:],
            self.token,
            self.token_used,
            self.io,
            self.harvest[:],
        )


@dataclass(slots=True)
class Table(CoreTable):
    box: Box = field(compare=False, metadata=SHARED)
    pool: str
    start: str
    enchantment: str
    """The id of the enchantment, or ""."""
    tokens: bool
    phase: str
    sorcerers: list[Sorcerer]
    dice: list[list[str]]
    """The dice of each season that are used in this game (S-021). Copies share them: they never
    change after the setup."""
    rolled: list[str]
    """The faces that nobody has taken yet."""
    taken: list[str]
    """The face that each seat has taken."""
    year: int
    """From 1; 4 when the third year has ended."""
    space: int
    round: int
    first: int
    active: int
    opened: int
    """The last year whose libraries have been handed out (S-143)."""
    dried: list[int]
    """Years in which the Drought has struck."""
    deck: list[str]
    """The draw pile; its top card is the last of the list."""
    deck_known: list[int]
    discard: list[str]
    """The discard pile, face down; its top card is the last of the list (S-130)."""
    discard_known: list[int]
    aside: list[str]
    """Cards that somebody chooses from, or that are being revealed."""
    aside_known: list[int]
    """Who knows each of them."""
    entering: str
    """The card that is being summoned or put into play."""
    agenda: list[Job]
    stock: list[int]
    """Tokens given back minus tokens handed out: the stockpile is unlimited (S-013)."""
    transmuting: bool
    """The active sorcerer may transmute in this turn."""
    transmuter: bool
    """The active sorcerer may transmute if she has Io's Transmuter in play."""
    extra: int
    """Extra crystals for every token transmuted in this turn."""
    summons: int
    """Cards summoned from hand in this turn."""
    envisioned: bool
    """The Vision of Destiny was paid for in this turn."""

    def copy(self) -> "Table":
        return Table(
            self.chance.copy(),
            None,
            self.box,
            self.pool,
            self.start,
            self.enchantment,
            self.tokens,
            self.phase,
            [sorcerer.copy() for sorcerer in self.sorcerers],
            self.dice,
            self.rolled[:],
            self.taken[:],
            self.year,
            self.space,
            self.round,
            self.first,
            self.active,
            self.opened,
            self.dried[:],
            self.deck[:],
            self.deck_known[:],
            self.discard[:],
            self.discard_known[:],
            self.aside[:],
            self.aside_known[:],
            self.entering,
            self.agenda[:],
            self.stock[:],
            self.transmuting,
            self.transmuter,
            self.extra,
            self.summons,
            self.envisioned,
        )

    def then(self, *jobs: Job) -> None:
        """Do these jobs next, in this order, before those already on the agenda. Only cutting an
        overfull reserve comes first: it always stays on top of the stack."""
        agenda = self.agenda
        at = len(agenda)
        if not at or agenda[-1][0] != OVERFLOW:
            agenda += jobs[::-1]
            return
        while at and agenda[at - 1][0] == OVERFLOW:
            at -= 1
        agenda[at:at] = jobs[::-1]

    def order(self, start: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [*range(start, len(self.sorcerers)), *range(start)]

    def opponents(self, seat: int) -> list[int]:
        """The other seats clockwise, beginning with the left neighbour."""
        return self.order(seat)[1:]
