"""A hero: the character card with its cubes, and what lies beside it.

Cubes: `health` and `magic` are the red and blue cubes on the right side of the character card,
`wounds` and `drained` those on the left (R-033, R-034, R-039, R-040).
"""

from dataclasses import dataclass

NOWHERE = -1
"""The space of a hero who is dead."""


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
    """Out of the game for good: no new character will come."""
    lodging: bool
    """Safe in the Village until the next own turn (R-164)."""
    asleep: int
    """Rounds until Time Loop can be cast again (R-276, R-316)."""
    items: list[str]
    abilities: list[str]
    certificates: list[str]
    """Ability cards, face down: only their guild is known."""
    kept: list[str]
    """Opportunities kept in front of the player."""
    used: list[str]
    """What works once a round and was used in this one; "spell" if any Spell was cast."""

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
        )


def empty_hero(seat: int) -> Hero:
    """A seat that has no character yet."""
    return Hero(
        *(seat, "", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, True, False, False, 0), [], [], [], [], []
    )
