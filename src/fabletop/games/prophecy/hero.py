"""A hero: the character card with its cubes, and what lies beside it.

Cubes: `health` and `magic` are the red and blue cubes on the right side of the character card,
`wounds` and `drained` those on the left (R-033, R-034, R-039, R-040).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from fabletop.core.codec import BY_NAME
from fabletop.games.prophecy.pieces import Belongings
from fabletop.games.prophecy.printed.numbers import MOST_BLUE, MOST_RED

NOWHERE: Final = -1
"""The space of a hero who is dead, or on the Path of the Dead."""


@dataclass(slots=True)
class Hero:
    seat: int
    character: str
    space: int
    health: int
    wounds: int
    magic: int
    drained: int
    gold: int
    experience: int
    strength_this_turn: int
    willpower_this_turn: int
    battle_this_turn: int
    """A bonus in every battle of this turn (Banner of Hope)."""
    alive: bool
    out: bool
    """Whether the player is out of the game for good, without a new character."""
    lodging: bool
    """Whether she is safe in the Village until her next turn (R-164)."""
    asleep: int
    """Rounds until Time Loop can be cast again (R-276, R-316); after Time Freeze below 0, until the
    Chance deck is shuffled."""
    items: list[str]
    abilities: list[str]
    certificates: list[str]
    """Ability cards, face down: only their guild is public."""
    kept: list[str]
    """Opportunities kept in front of the player, and the Beast that she has become."""
    used: list[str]
    """What works once per round and was used in this one; "spell" if any Spell was cast."""
    belongings: dict[str, Belongings] = field(metadata=BY_NAME)
    """What the parts in play keep beside her, by their names for it (`Part.belongings`)."""
    race: str = ""
    most_red: int = MOST_RED
    most_blue: int = MOST_BLUE
    """How many cubes her card can hold; her Race may change it."""
    away: str = ""
    """The space to which she will return from the Path of the Dead (W-288)."""
    hoard: int = 0
    """A Dwarf's Gold that nothing can take."""
    prizes: list[str] = field(default_factory=list)
    """Pearl of the Abyss, Dragon Heart (W-162)."""
    won: list[str] = field(default_factory=list)
    """Prizes that this player has taken with any character: one of each per game (W-164)."""
    seen: list[str] = field(default_factory=list)
    """Spaces and planes whose face-down cards she has looked at."""
    grudges: list[str] = field(default_factory=list)
    """Creatures that beat this Goblin and that she has not beaten since."""

    def copy(self) -> "Hero":
        return Hero(
            self.seat,
            self.character,
            self.space,
            self.health,
            self.wounds,
            self.magic,
            self.drained,
            self.gold,
            self.experience,
            self.strength_this_turn,
            self.willpower_this_turn,
            self.battle_this_turn,
            self.alive,
            self.out,
            self.lodging,
            self.asleep,
            self.items[:],
            self.abilities[:],
            self.certificates[:],
            self.kept[:],
            self.used[:],
            self.belongings.copy(),
            self.race,
            self.most_red,
            self.most_blue,
            self.away,
            self.hoard,
            self.prizes[:],
            self.won[:],
            self.seen[:],
            self.grudges[:],
        )

    @property
    def coins(self) -> int:
        """The Gold that she can pay with, including a Dwarf's hoard."""
        return self.gold + self.hoard

    @property
    def present(self) -> bool:
        """Whether she is alive and not on the Path of the Dead."""
        return self.alive and not self.away


def empty_hero(seat: int, belongings: Mapping[str, type[Belongings]]) -> Hero:
    """A seat without a character."""
    numbers = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    own = {name: kind() for name, kind in belongings.items()}
    return Hero(seat, "", *numbers, True, False, False, 0, [], [], [], [], [], own)
