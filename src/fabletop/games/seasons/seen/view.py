"""What a seat sees of a table, field by field. `look.py` fills it in."""

from dataclasses import dataclass, field
from typing import Final

from fabletop.core.cards.corrections import Corrections
from fabletop.core.view import View
from fabletop.games.seasons.state import Table

UNKNOWN: Final = "?"
"""A card of which only the back can be seen."""


@dataclass(slots=True)
class CardView(View):
    """A power card in play."""

    card: str
    tag: str
    """What it is called in options: its id, with "+" for the second copy."""
    power: str
    """The card whose effects it has: its own, or the item that a Raven mimics."""
    mimics: str
    energy: list[int]
    """The tokens that lie on it."""
    turned: bool
    """Activated in this turn."""


@dataclass(slots=True)
class SorcererView(View):
    seat: int
    crystals: int
    gauge: int
    bonuses: int
    """Spaces moved on the bonus track."""
    reserve: list[int]
    limit: int
    covered: int
    play: list[CardView]
    hand_size: int
    hand: list[str]
    """The cards in hand, as far as the viewing seat knows them."""
    open: list[str]
    """The cards in hand that everybody knows."""
    library_sizes: list[int]
    libraries: list[list[str]]
    """The cards for the years II and III; only the owner sees them."""
    offered: list[str]
    """The tokens to choose from; only the owner sees them."""
    token: str
    token_used: bool
    io: bool
    """Whether she transmuted in this round thanks to Io's Transmuter."""

    @property
    def free_slots(self) -> int:
        """How many cards still fit under the gauge; negative if there are too many (S-107)."""
        return self.gauge - len(self.play)

    @property
    def room(self) -> int:
        """How many tokens the reserve can still take; negative if some must be discarded."""
        return self.limit - sum(self.reserve)


ScoreLine = tuple[str, int]
"""The source of points, and how many."""


@dataclass(slots=True)
class SeasonsView(View):
    """The whole table, as one seat (None: a spectator) sees it."""

    game: str
    cards: Corrections
    seat: int | None
    pool: str
    start: str
    enchantment: str
    phase: str
    year: int
    space: int
    season: str
    rates: list[int]
    """Crystals for a token of each energy transmuted."""
    round: int
    first: int
    active: int
    rolled: list[str]
    """The dice that nobody has taken yet."""
    taken: list[str]
    """The die of each seat."""
    sorcerers: list[SorcererView]
    packet: list[str]
    picks: list[str]
    packet_size: int
    deck: int
    top: list[str]
    """The top cards of the draw pile that this seat knows."""
    top_open: int
    """How many of them everybody knows."""
    discard: int
    aside: list[str]
    entering: str
    transmuting: bool
    """Whether the active sorcerer may transmute."""
    more: int
    """Extra crystals for each token that she transmutes."""
    summons: int
    envisioned: bool
    sheets: list[list[ScoreLine]]
    """The scores by their sources, once the game is over."""
    places: list[int]
    _table: Table = field(repr=False, compare=False)
    """What the questions of this package are asked about; nobody outside it may read it."""
