"""A battle as plain data: its kind, how far it has come, and what each side has announced.

Declared Items and announcements are tuples: most battles have few or none, and copies share them.
"""

from dataclasses import dataclass
from typing import Final

NOBODY: Final = -1
"""The seat of a Creature's side."""


@dataclass(slots=True)
class Side:
    """What one fighter uses in a battle and has announced for the next roll."""

    seat: int = NOBODY
    used: tuple[str, ...] = ()
    """Items declared for this battle and still in use."""
    armed: tuple[str, ...] = ()
    """Weapons and shields declared at any time during this battle."""
    cast: tuple[str, ...] = ()
    """Spells that were cast in this battle and cannot be cast again in it."""
    magical: bool = False
    """Whether any Spell was cast in this battle."""
    charmed: tuple[tuple[str, str], ...] = ()
    """Weapons with the Spell that is on each."""
    thrown: tuple[str, ...] = ()
    ignited: str = ""
    paid_for: tuple[str, ...] = ()
    """Items whose bonus was bought for the next roll: Sword of Smiting, Ritual Dagger."""
    paid: int = 0
    prayed: tuple[str, ...] = ()
    """Spells cast on the next roll."""
    tries: int = 1
    """How often this side rolls its die; the best try counts."""
    worst_of: int = 1
    """How many dice a Curse makes this side roll in each try; the worst counts."""
    fixed: int = 0
    """The result of the die as fixed by a scroll."""
    dice: tuple[int, ...] = ()
    ones: int = 1
    """What a rolled 1 counts as: 8 for a Halfling."""

    def copy(self) -> "Side":
        return Side(
            self.seat,
            self.used,
            self.armed,
            self.cast,
            self.magical,
            self.charmed,
            self.thrown,
            self.ignited,
            self.paid_for,
            self.paid,
            self.prayed,
            self.tries,
            self.worst_of,
            self.fixed,
            self.dice,
            self.ones,
        )

    def put_away(self, name: str) -> None:
        """Stop using an Item."""
        self.used = tuple([used for used in self.used if used != name])

    @property
    def die(self) -> int:
        """The result that counts: the best try, each the worst of its dice (R-178, R-179)."""
        if not self.dice:
            return self.fixed
        dice = self.dice if self.ones == 1 else [self.ones if n == 1 else n for n in self.dice]
        if len(dice) == 1:
            return dice[0]
        size = self.worst_of
        return max(min(dice[n : n + size]) for n in range(0, len(dice), size))


@dataclass(slots=True)
class Battle:
    """One battle, from the moment before its kind is chosen."""

    creature: str
    """Empty in a battle between characters."""
    own: Side
    """The side of the active hero, who is the attacker except against a Doppelganger."""
    foe: Side
    kind: str = ""
    """The kind of the current roll; empty until chosen."""
    stages: tuple[str, ...] = ()
    """The kinds that still follow the current one (the Vampire)."""
    lives: int = 1
    rolls: int = 0
    alive: bool = False
    """Whether the hero tries to take the Escaped Murderer alive."""
    acting: int = 0
    """Whose announcements are asked for: 0 for the attacker's, 1 for the defender's (R-138)."""
    winner: int = NOBODY
    """The seat that won a battle between characters."""
    margin: int = 0
    """By how much the active hero's total was higher in the last roll; 0 if a shield or Toughness
    has made it a draw."""
    venom: bool = False
    """Whether the winner's blade was poisoned in the last roll."""
    stake: str = ""
    """The prize of the battle if it is neither Health nor an Item: "maps" (W-030)."""
    toll: int = 0
    """A counter of the Creature's own rule: Magic paid against the Skeletal Shark, fury of the
    Carnivorous Fish, extra rolls of the Giant Squid."""
    posed: int = 0
    """The seat whose character a Doppelganger has copied, counted from 1."""

    def copy(self) -> "Battle":
        return Battle(
            self.creature,
            self.own.copy(),
            self.foe.copy(),
            self.kind,
            self.stages,
            self.lives,
            self.rolls,
            self.alive,
            self.acting,
            self.winner,
            self.margin,
            self.venom,
            self.stake,
            self.toll,
            self.posed,
        )

    def side(self) -> Side:
        """The side whose announcements are asked for."""
        return self.foe if bool(self.acting) != bool(self.posed) else self.own

    def sides(self) -> tuple[Side, Side]:
        """The attacker, who announces first, and the defender. A Doppelganger attacks (W-279)."""
        return (self.foe, self.own) if self.posed else (self.own, self.foe)

    @property
    def goes_on(self) -> bool:
        """Whether another roll follows one that the hero wins (R-124, R-285)."""
        return self.lives > 1 or bool(self.stages)

    @property
    def draws_blood(self) -> bool:
        """Whether the loser can lose Health: not in a battle for a Map (W-032)."""
        return not self.stake

    def opposite(self, side: Side) -> Side:
        return self.own if side is self.foe else self.foe
