"""What is printed on the power cards, enchantments, tokens and dice, as values that never change
in play (S-002 to S-012)."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from fabletop.core.cards.build import Most, Signed
from fabletop.core.cards.printed import PrintedCard

ENERGIES: Final[tuple[str, ...]] = ("water", "earth", "fire", "air")
"""Energies are counted in lists of four, in this order."""

WATER: Final = 0
EARTH: Final = 1
FIRE: Final = 2
AIR: Final = 3

SEASONS: Final[tuple[str, ...]] = ("winter", "spring", "summer", "fall")

ZERO: Final = Signed(0)

CARDS_OF_A_GAME: Final = 9
"""How many cards a player sorts into the three libraries (S-036)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What summoning costs (S-102)."""

    water: int = 0
    earth: int = 0
    fire: int = 0
    air: int = 0
    crystals: int = 0
    each: Literal["", "crystals", "water", "earth", "fire", "air"] = ""
    """What depends on the number of players."""
    amounts: tuple[int, ...] = ()
    """How much of it with 2, 3 and 4 players."""
    elements: bool = False
    """Any different energies, at least one: the Elemental Amulet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectNumbers:
    """The numbers in a card's effect. Each card uses some of them; its text explains how."""

    crystals: int = 0
    """Crystals gained, or lost if the text says so."""
    more_crystals: int = 0
    """Crystals gained by the second line of the text, or lost if the first line fails."""
    price: int = 0
    """Crystals that an activation costs."""
    energy: int = 0
    """Energy tokens gained, of the player's choice."""
    tokens: int = 0
    """Energy tokens given up, moved or needed."""
    gauge: int = 0
    cards: int = 0
    """Cards drawn, looked at, or given up."""
    spaces: Annotated[int, Most(3)] = 0
    """How far the season marker may be moved: not twice past the end of the game."""
    limit: int = 0
    """The limit to which it raises the reserve."""
    less: int = 0
    """How many spaces of the reserve it covers, or how many energy tokens it saves."""
    at_most: int = 0
    """It works only with at most this many tokens in reserve."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerCard(PrintedCard):
    number: int
    set: Literal["beginner", "advanced", "enchanted"]
    """Numbers 1 to 30, numbers 31 to 50, or Enchanted Kingdom."""
    category: Literal["item", "familiar"]
    prestige: Signed
    cost: Cost = field(default_factory=Cost)
    kinds: tuple[str, ...] = ()
    """ "play", "permanent", "activation": its effect symbols (S-010)."""
    params: EffectNumbers = field(default_factory=EffectNumbers)
    copies: Annotated[int, Most(2)] = 2
    """At most 2, because tags distinguish only two copies in play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Enchantment(PrintedCard):
    number: int
    changes: Literal["prelude", "tournament"]
    deal: Annotated[int, Most(99, least=CARDS_OF_A_GAME)] = CARDS_OF_A_GAME
    keep: Annotated[int, Most(99, least=CARDS_OF_A_GAME)] = CARDS_OF_A_GAME
    crystals: int = 0
    """A price in crystals, or the crystals gained for each token."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Token(PrintedCard):
    """A Special Ability token."""

    number: int
    prestige: Signed = ZERO
    """Prestige at the end of the game, if the token was used."""
    params: EffectNumbers = field(default_factory=EffectNumbers)


SHOWN: Final[tuple[str, ...]] = (
    "water",
    "earth",
    "fire",
    "air",
    "crystals",
    "star",
    "card",
    "ring",
    "dots",
)
"""What the face of a die is counted in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DieFace:
    """A face of a season die (S-060 to S-065)."""

    id: str
    shows: str
    """The face as it is written in the data, such as "ww*.."."""
    energies: tuple[int, ...]
    crystals: int
    star: int
    card: bool
    ring: bool
    dots: int

    @property
    def shown(self) -> tuple[int, ...]:
        """How much it shows of each kind in `SHOWN`."""
        return *self.energies, self.crystals, self.star, self.card, self.ring, self.dots
