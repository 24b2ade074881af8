"""A battle as plain data: its kind, how far it has come, and what each side has announced.

What is declared and announced are tuples: most battles have few or none, and copies share them.
"""

from dataclasses import dataclass

NOBODY = -1
"""The seat of a Creature's side."""


@dataclass(slots=True)
class Side:
    """What one fighter uses in a battle, and has announced for the coming roll."""

    seat: int = NOBODY
    used: tuple[str, ...] = ()
    """Items declared for this battle and still in use."""
    armed: tuple[str, ...] = ()
    """Weapons and shields declared at any time in this battle."""
    cast: tuple[str, ...] = ()
    """Spells that were cast in this battle and may not be cast again in it."""
    magical: bool = False
    """Any Spell was cast in this battle."""
    charmed: tuple[tuple[str, str], ...] = ()
    """Weapons, each with a Spell on it."""
    thrown: tuple[str, ...] = ()
    ignited: str = ""
    paid_for: tuple[str, ...] = ()
    """Items whose bonus was bought for the next roll: Sword of Smiting, Ritual Dagger."""
    paid: int = 0
    prayed: tuple[str, ...] = ()
    """Spells cast on the next roll."""
    tries: int = 1
    """How often the own die is rolled; the best counts."""
    worst_of: int = 1
    """How many dice of each try a Curse makes of one; the worst counts."""
    fixed: int = 0
    """The die as a scroll has fixed it."""
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
        """An Item is not in use any more."""
        self.used = tuple([used for used in self.used if used != name])

    @property
    def die(self) -> int:
        """The die that counts: the best try, each the worst of its dice (R-178, R-179)."""
        if not self.dice:
            return self.fixed
        dice = self.dice if self.ones == 1 else [self.ones if n == 1 else n for n in self.dice]
        if len(dice) == 1:
            return dice[0]
        size = self.worst_of
        return max(min(dice[n : n + size]) for n in range(0, len(dice), size))


@dataclass(slots=True)
class Battle:
    """One battle, from the moment its kind is to be chosen."""

    creature: str
    """Empty in a battle between characters."""
    own: Side
    """The active hero, who attacks everybody but a Doppelganger."""
    foe: Side
    kind: str = ""
    """The kind of the current roll; empty until it is chosen."""
    stages: tuple[str, ...] = ()
    """Kinds still to come after the current one (the Vampire)."""
    lives: int = 1
    rolls: int = 0
    alive: bool = False
    """The Escaped Murderer is to be taken alive."""
    acting: int = 0
    """Whose announcements are asked for: 0 the attacker's, 1 the defender's (R-138)."""
    winner: int = NOBODY
    """The seat that has won a battle between characters."""
    margin: int = 0
    """What the attacker's total exceeded the other one by, in the last roll."""
    venom: bool = False
    """The winner's blade was poisoned in the last roll."""
    stake: str = ""
    """What is fought for, if not Health or an Item: "maps" (W-030)."""
    toll: int = 0
    """What was paid before a roll: Magic against the Skeletal Shark; fury of the Carnivorous Fish;
    extra rolls of the Giant Squid."""
    posed: int = 0
    """The seat whose character a Doppelganger has taken on, counted from 1."""

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
        """The attacker, who speaks first, and the defender: a Doppelganger attacks (W-279)."""
        return (self.foe, self.own) if self.posed else (self.own, self.foe)

    @property
    def draws_blood(self) -> bool:
        """Whether it can cost the loser Health: not where a Map is fought for (W-032)."""
        return not self.stake

    def opposite(self, side: Side) -> Side:
        return self.own if side is self.foe else self.foe
