"""What a power card gives and costs, moment by moment, as small records of numbers."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

Energies = tuple[int, int, int, int]
"""Tokens by energy, in the usual order."""

NO_TOKENS: Final[Energies] = (0, 0, 0, 0)


class Gives(NamedTuple):
    """What an effect changes for the owner of the card; costs are negative."""

    crystals: int = 0
    tokens: Energies = NO_TOKENS
    """Tokens that can be spent, of energies that nobody chooses."""
    energy: int = 0
    """Tokens of energies that the owner chooses."""
    dropped: int = 0
    """Tokens of the owner that are lost because the reserve is full."""
    stored: int = 0
    """Tokens that lie on cards and cannot be spent."""
    gauge: int = 0
    hand: int = 0
    play: int = 0
    """Other cards that enter or leave play."""
    leaves: bool = False
    """Whether the card itself leaves play."""
    bonuses: int = 0
    """Spaces moved back on the bonus track."""
    looked: int = 0
    """Among how many cards the owner chooses."""
    foreseen: int = 0
    """Cards on top of the draw pile that the owner gets to know."""
    spaces: int = 0
    """How far the season marker may be moved."""
    transmutes: bool = False
    """Whether it allows the owner to transmute."""
    extra: int = 0
    """Extra crystals for every token that the owner transmutes in this turn."""
    their_crystals: int = 0
    their_energy: int = 0
    """Tokens of all opponents together, as all that begins with `their`."""
    their_gauge: int = 0
    their_hand: int = 0
    their_play: int = 0


NOTHING: Final = Gives()

UsedWays = tuple[Gives, ...]
"""What an effect gives by each answer to the first question that it asks its owner, as far as that
differs."""

NO_WAY: Final[UsedWays] = (NOTHING,)
"""There is no effect."""


@dataclass(frozen=True, slots=True)
class Filled:
    """A card that must be activated several times before it pays."""

    times: int
    tokens: int
    """Tokens that all these activations cost, less those that come back."""
    crystals: int
    """Crystals that they bring."""
    at_end: int
    """Crystals that it then brings at the end of the game."""
    stored: int
    """Tokens that an activation lays on it."""

    def lacking(self, laid: int) -> int:
        """How many activations are still to come with this many tokens on the card."""
        return self.times - laid // self.stored


@dataclass(frozen=True, slots=True, kw_only=True)
class CardGives:
    """What a card gives at every moment, in one position."""

    silent: bool = False
    """Nothing certain can be said about what it gives."""
    at_once: UsedWays = NO_WAY
    """When it enters play."""
    lines: dict[str, UsedWays] = field(default_factory=dict)
    """When it is activated, by the line that is chosen, costs included."""
    before_die: dict[str, Gives] = field(default_factory=dict)
    """Before the die is applied, by the choice."""
    each_round: UsedWays = NO_WAY
    each_season: UsedWays = NO_WAY
    own_summoning: Gives = NOTHING
    """When its owner summons another card."""
    own_activation: Gives = NOTHING
    """When its owner activates a card."""
    others_activation: Gives = NOTHING
    """When an opponent activates a card."""
    at_end: int = 0
    """Crystals at the end of the game, as things stand."""
    toll: int = 0
    """Crystals that an opponent pays its owner for summoning."""
    saves: int = 0
    """Tokens that its owner saves in summoning."""
    adds: int = 0
    """Extra crystals for every token that its owner transmutes."""
    spaces: int = 0
    """Spaces that it adds to the reserve, or covers if negative."""
    shield: int = 0
    """Crystals if it is given up instead of another card."""
    permits: bool = False
    """A die with crystals lets its owner transmute."""
    stores: bool = False
    """Tokens on it can be spent."""


EMPTY: Final = CardGives()


@dataclass(frozen=True, slots=True)
class Usual:
    """A position in which to find out what a card gives: the reserve, the cards in play by
    category, the cards in hand and the crystals of its owner, and of each opponent."""

    reserve: Energies
    items: int
    familiars: int
    hand: int
    crystals: int
    their_reserve: Energies
    their_items: int
    their_crystals: int
    extra: int = 0
    """Extra crystals for every token that the owner transmutes in this turn."""
