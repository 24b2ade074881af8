"""A battle fought to every end, on copies of the table: how the exact odds are found."""

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

from fabletop.core.chance import ChanceResult
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option
from fabletop.games.prophecy.holdings import holdings
from fabletop.games.prophecy.rules.battle.announcing import announcements
from fabletop.games.prophecy.rules.battle.declaring import battle_spells, before_roll
from fabletop.games.prophecy.rules.battle.dice import (
    is_tough,
    reactions,
    settle,
    shield_of,
    try_shield,
)
from fabletop.games.prophecy.rules.battle.totals import foe_parts, hero_parts, total
from fabletop.games.prophecy.rules.hero.prayer import what_a_one_is
from fabletop.games.prophecy.seen.dice_chances import die_chances, margins, shield_chances
from fabletop.games.prophecy.state import NOBODY, Battle, Side, Table


class _Luck(BaseException):
    """Raised where the rules would need luck that is not part of the odds."""


class _NoLuck(list[ChanceResult]):
    """A record of chance results that has room for scripted ones only."""

    def __init__(self, room: int = 0) -> None:
        super().__init__()
        self._room = room

    def append(self, result: ChanceResult, /) -> None:
        if len(self) == self._room:
            raise _Luck
        super().append(result)


@dataclass(slots=True)
class BattleOdds:
    """The chances to win, to draw and to lose for the hero of the asked seat, and what each outcome
    surely changes of what she has, the price of the battle included."""

    kind: str
    win: Fraction = Fraction(0)
    draw: Fraction = Fraction(0)
    lose: Fraction = Fraction(0)
    won: HeldAmounts = field(default_factory=dict)
    drawn: HeldAmounts = field(default_factory=dict)
    lost: HeldAmounts = field(default_factory=dict)
    choices: list[Option] = field(default_factory=list)
    """What players could still choose that may change the odds."""


def scratch(table: Table) -> Table:
    """A copy that may be changed; nothing in it happens by luck."""
    copied = table.copy()
    copied.chance.record = _NoLuck()
    copied.chance.script = []
    return copied


class FightPlayedOut:
    """A battle that is fought to every end on copies of a table."""

    def __init__(self, table: Table, battle: Battle, before: HeldAmounts | None = None) -> None:
        self.table, self.battle, self.seat = table, battle, battle.own.seat
        self.before = holdings(table, self.seat) if before is None else before
        self.found = BattleOdds(battle.kind)
        self._first: set[str] = set()

    def odds(self, choices: list[Option] | None = None, *, ready: bool) -> BattleOdds:
        table, battle, found = self.table, self.battle, self.found
        found.kind = battle.kind
        found.choices += choices or []
        if not ready:
            found.choices += battle_spells(table, table.heroes[self.seat], battle, battle.own)
            before_roll(table, battle)
        if table.battle is None:
            self._ends(table, "lose", Fraction(1))
            return found
        found.choices += announcements(table, table.heroes[self.seat], battle, battle.own)
        found.choices += reactions(table, table.heroes[self.seat], battle)
        self._roll(table, battle, Fraction(1))
        return found

    def _roll(self, table: Table, battle: Battle, chance: Fraction) -> None:
        """One roll, and everything that follows it."""
        hero = table.heroes[battle.own.seat]
        lead = total(hero_parts(table, hero, battle, battle.own))
        lead -= total(foe_parts(table, battle))
        own = die_chances(table, battle, battle.own)
        for limit in table.parts.die_limit:
            own = _limited(own, partial(limit, table, battle))
        foe = die_chances(table, battle, battle.foe)
        likely: dict[int, tuple[int, int, Fraction]] = {}
        for margin, mine, theirs, pair in margins(own, foe, lead):
            _, _, so_far = likely.get(margin, (0, 0, Fraction(0)))
            likely[margin] = mine, theirs, so_far + pair
        going_on = Fraction(0)
        for margin, (mine, theirs, part) in sorted(likely.items()):
            going_on += self._settled(table, margin, (mine, theirs), chance * part)
        if going_on:
            self._next(table, likely, going_on)

    def _settled(
        self, table: Table, margin: int, dice: tuple[int, int], chance: Fraction
    ) -> Fraction:
        """Count how a roll with this margin ends; the chance if the battle goes on after it."""
        battle = table.current_battle()
        loser = battle.own if margin < 0 else battle.foe
        shield = _shield(table, battle, loser, abs(margin))
        if not shield:
            return self._count(table, dice, chance)
        save = table.box.items[shield].save
        assert save is not None, "a shield has a save"
        going_on, (saved, good, bad) = Fraction(0), shield_chances(table, loser, save.at_least)
        for part, die in ((saved, good), (1 - saved, bad)):
            going_on += self._count(table, dice, chance * part, die) if part else 0
        return going_on

    def _count(
        self, table: Table, dice: tuple[int, int], chance: Fraction, shield_die: int = 0
    ) -> Fraction:
        after, battle = _after(table, dice, shield_die)
        if battle.margin > 0 and after.battle is battle and not battle.own.dice:
            return chance
        outcome = "draw" if battle.margin == 0 else "win" if battle.margin > 0 else "lose"
        self._ends(after, outcome, chance)
        return Fraction(0)

    def _ends(self, after: Table, outcome: str, chance: Fraction) -> None:
        found = self.found
        setattr(found, outcome, getattr(found, outcome) + chance)
        if after.heroes[self.seat].alive:
            now = holdings(after, self.seat)
            changes = {name: now[name] - n for name, n in self.before.items() if now[name] != n}
        else:
            changes = {"life": -1}
        known = getattr(found, CHANGES[outcome])
        if outcome in self._first:
            for name in [name for name in known if known[name] != changes.get(name)]:
                del known[name]
        else:
            self._first.add(outcome)
            known.update(changes)

    def _next(
        self, table: Table, likely: dict[int, tuple[int, int, Fraction]], chance: Fraction
    ) -> None:
        """Go on after a roll that was won: all such rolls lead to the same next one."""
        mine, theirs, _ = likely[max(likely)]
        after, battle = _after(table, (mine, theirs), 0)
        if after.phase not in ("roll", "guess"):
            if after.phase != "declare":
                self.found.choices.append((after.phase,))
            before_roll(after, battle)
        if after.battle is None:
            self._ends(after, "lose", chance)
        else:
            self._roll(after, battle, chance)


CHANGES = {"win": "won", "draw": "drawn", "lose": "lost"}


def _limited(chances: dict[int, Fraction], limit: Callable[[int], int]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for die, chance in chances.items():
        lower = limit(die)
        found[lower] = found.get(lower, Fraction(0)) + chance
    return found


def _after(table: Table, dice: tuple[int, int], shield_die: int) -> tuple[Table, Battle]:
    """The table after a roll with these dice, and a try with a shield if there is one."""
    after = scratch(table)
    battle = after.current_battle()
    battle.own.dice, battle.foe.dice = (dice[0],), (dice[1],)
    battle.own.ones = battle.foe.ones = 1
    after.heroes[battle.own.seat].foretold.clear()
    if shield_die:
        after.chance.script = [("dice", shield_die)]
        after.chance.record = _NoLuck(1)
    try:
        settle(after, battle)
        if after.phase == "shield":
            side = battle.side()
            name = shield_of(after, battle, side)
            try_shield(after, battle, side, name, _counted(after, side, shield_die))
    except _Luck:
        pass
    return after, battle


def _counted(table: Table, side: Side, die: int) -> int:
    return what_a_one_is(table, table.heroes[side.seat]) if die == 1 else die


def _shield(table: Table, battle: Battle, loser: Side, margin: int) -> str:
    """The shield that may still turn a defeat into a draw."""
    if not margin or loser.seat == NOBODY:
        return ""
    tough = is_tough(table, table.heroes[loser.seat], margin)
    return "" if tough else shield_of(table, battle, loser)
