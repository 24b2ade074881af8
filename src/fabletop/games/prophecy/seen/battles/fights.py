"""A battle fought to every end, on copies of the table: how the exact odds are found."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from fractions import Fraction
from functools import partial
from operator import attrgetter
from typing import Final

from fabletop.core.chance import NeedsLuck
from fabletop.core.foretelling import LIFE, HeldAmounts
from fabletop.core.question import Option
from fabletop.games.prophecy.holdings import holdings
from fabletop.games.prophecy.rules.battle.after_creature import victory
from fabletop.games.prophecy.rules.battle.announcing import announce, announcements
from fabletop.games.prophecy.rules.battle.declaring import (
    battle_spells,
    before_roll,
    usable_items,
    use_or_cast,
)
from fabletop.games.prophecy.rules.battle.dice import (
    how_many,
    is_tough,
    reactions,
    settle,
    shield_of,
    try_shield,
)
from fabletop.games.prophecy.rules.battle.totals import foe_parts, hero_parts, total
from fabletop.games.prophecy.rules.hero.prayer import can_pray, use_up_foretold, what_a_one_is
from fabletop.games.prophecy.rules.turn.routine import asks
from fabletop.games.prophecy.seen.battles.dice_chances import die_chances, margins, shield_chances
from fabletop.games.prophecy.state import NOBODY, Battle, Side, Table

Dice = tuple[int, int]
"""The results of both sides' dice."""


@dataclass(slots=True)
class BattleOdds:
    """The chances to win, to draw and to lose for the hero of the asked seat, and what each outcome
    surely changes of what she has, the price of the battle included, up to the next
    choice or die."""

    kind: str
    win: Fraction = Fraction(0)
    draw: Fraction = Fraction(0)
    lose: Fraction = Fraction(0)
    won: HeldAmounts = field(default_factory=dict)
    drawn: HeldAmounts = field(default_factory=dict)
    lost: HeldAmounts = field(default_factory=dict)
    choices: list[Option] = field(default_factory=list)
    """What the player of the seat may use, cast, announce or do about the next roll, and before a
    battle that has not begun."""
    questions: list[str] = field(default_factory=list)
    """The kinds of questions before the battle, in it or after a draw, such as "riddle",
    "surrender" and "drawn", whose answers may change the odds; each is taken to be answered as if
    nothing of the kind were offered."""


def belongings(table: Table, seat: int) -> HeldAmounts:
    """What a hero has that a battle may bring or cost."""
    return {**holdings(table, seat), "Item": len(table.heroes[seat].items)}


def scratch(table: Table) -> Table:
    """A copy that may be changed; nothing in it happens by dice."""
    copied = table.copy()
    copied.chance.without_luck(allowed=("draw",))
    copied.chance.script = []
    return copied


def fighters_scratch(table: Table) -> Table:
    """A copy of which only the battle, the heroes and what is damaged may be changed."""
    copied = Table(*_WHOLE_TABLE(table))
    copied.chronicle, copied.chance = None, table.chance.copy()
    copied.chance.without_luck(allowed=("draw",))
    copied.chance.script = []
    copied.heroes, copied.damaged = [hero.copy() for hero in table.heroes], table.damaged[:]
    copied.battle = None if table.battle is None else table.battle.copy()
    return copied


_WHOLE_TABLE: Final = attrgetter(*(one.name for one in fields(Table)))


class FightPlayedOut:
    """A battle that is fought to every end on copies of a table, as one of the fighters sees it."""

    def __init__(
        self, table: Table, battle: Battle, seat: int, before: HeldAmounts | None = None
    ) -> None:
        self.table, self.battle, self.seat = table, battle, seat
        self.before = belongings(table, self.seat) if before is None else before
        self.found = BattleOdds(battle.kind)
        self._first: set[str] = set()
        self._guessing = False
        """Whether another player has yet to guess a die, and Magic depends on it (Cerberus)."""

    def odds(self, questions: Sequence[str] = ()) -> BattleOdds:
        table, battle, found = self.table, self.battle, self.found
        found.kind = battle.kind
        found.questions += questions
        if table.battle is None:
            self._ends(table, LOSE, Fraction(1))
            return found
        found.choices += open_choices(table, battle, self.seat)
        if table.phase == "declare":
            before_roll(table, battle)
        self._go_on(table, battle, Fraction(1))
        return found

    def _go_on(self, table: Table, battle: Battle, chance: Fraction) -> None:
        """The next roll, if she has lived to see it."""
        before = self._guessing
        if table.phase == GUESS:
            self._guessing = True
            self._asked(GUESS)
        if table.battle is None:
            self._ends(table, LOSE, chance)
        else:
            self._roll(table, battle, chance)
        self._guessing = before

    def _roll(self, table: Table, battle: Battle, chance: Fraction) -> None:
        """One roll, and everything that follows it. Results with the same margin end alike, unless
        something depends on the hero's own die."""
        hero = table.heroes[battle.own.seat]
        lead = total(hero_parts(table, hero, battle, battle.own))
        lead -= total(foe_parts(table, battle))
        own = die_chances(table, battle, battle.own)
        for limit in table.parts.die_limit:
            own = _limited(own, partial(limit, table, battle))
        foe = die_chances(table, battle, battle.foe)
        likely: dict[tuple[int, int], tuple[Dice, Fraction]] = {}
        for margin, mine, theirs, pair in margins(own, foe, lead):
            key = margin, mine if battle.toll else 0
            _, so_far = likely.get(key, (None, Fraction(0)))
            likely[key] = (mine, theirs), so_far + pair
        going_on: dict[int, tuple[Dice, Fraction]] = {}
        for (margin, mine), (dice, part) in sorted(likely.items()):
            goes_on = self._settled(table, margin, dice, chance * part)
            if goes_on:
                _, so_far = going_on.get(mine, (None, Fraction(0)))
                going_on[mine] = dice, so_far + goes_on
        for dice, part in going_on.values():
            self._next(table, dice, part)

    def _settled(self, table: Table, margin: int, dice: Dice, chance: Fraction) -> Fraction:
        """Count how a roll with this margin ends; the chance if the battle goes on after it."""
        battle = table.current_battle()
        loser = battle.own if margin < 0 else battle.foe
        shield = _shield(table, battle, loser, abs(margin))
        if not shield:
            return self._count(table, dice, chance)
        save = table.box.items[shield].save
        assert save is not None, "a shield has a save"
        hero = table.heroes[loser.seat]
        for question, asked in (("shield", asks(table)), ("pray", can_pray(table, hero))):
            if asked:
                self._asked(question)
        going_on, (saved, good, bad) = Fraction(0), shield_chances(table, loser, save.at_least)
        for part, die in ((saved, good), (1 - saved, bad)):
            going_on += self._count(table, dice, chance * part, die) if part else 0
        return going_on

    def _count(self, table: Table, dice: Dice, chance: Fraction, shield_die: int = 0) -> Fraction:
        after, battle = _after(table, dice, shield_die)
        if battle.margin > 0 and battle.creature and after.battle is battle:
            if not battle.own.dice:
                return chance
            self._asked(after.phase)
            with suppress(NeedsLuck):
                victory(after, after.heroes[battle.own.seat], battle)
        elif after.phase == DRAWN:
            self._asked(DRAWN)
        ahead = battle.margin if self.seat == battle.own.seat else -battle.margin
        self._ends(after, DRAW if ahead == 0 else WIN if ahead > 0 else LOSE, chance)
        return Fraction(0)

    def _asked(self, question: str) -> None:
        if question not in self.found.questions:
            self.found.questions.append(question)

    def _ends(self, after: Table, outcome: str, chance: Fraction) -> None:
        found = self.found
        setattr(found, outcome, getattr(found, outcome) + chance)
        if after.heroes[self.seat].alive:
            now = belongings(after, self.seat)
            changes = {name: now[name] - n for name, n in self.before.items() if now[name] != n}
        else:
            changes = {LIFE: -1}
        if self._guessing:
            changes.pop("Magic", None)
        known = getattr(found, CHANGES[outcome])
        if outcome in self._first:
            for name in [name for name in known if known[name] != changes.get(name)]:
                del known[name]
        else:
            self._first.add(outcome)
            known.update(changes)

    def _next(self, table: Table, dice: Dice, chance: Fraction) -> None:
        """Go on after a roll that was won: all such rolls lead to the same next one."""
        after, battle = _after(table, dice, 0)
        if after.phase not in ("roll", GUESS):
            self._asked(after.phase)
            before_roll(after, battle)
        self._go_on(after, battle, chance)


GUESS: Final = "guess"
DRAWN: Final = "drawn"
WIN: Final = "win"
DRAW: Final = "draw"
LOSE: Final = "lose"
CHANGES: Final = {WIN: "won", DRAW: "drawn", LOSE: "lost"}


def choose(table: Table, battle: Battle, seat: int, option: Option) -> bool:
    """Take one of the open choices of a seat before the next roll; False if it comes later."""
    battle.acting = [side.seat for side in battle.sides()].index(seat)
    hero, side = table.heroes[seat], battle.side()
    if table.phase == "declare":
        items = [] if battle.rolls else usable_items(table, hero, battle, side)
        if option in items or option in battle_spells(table, hero, battle, side):
            use_or_cast(table, hero, battle, side, option)
            return True
        before_roll(table, battle)
    if table.battle is None or option not in announcements(table, hero, battle, side):
        return False
    announce(table, hero, battle, side, option)
    return True


def open_choices(table: Table, battle: Battle, seat: int) -> list[Option]:
    """What the player of a seat may still use, announce, cast or do after the roll."""
    number = [side.seat for side in battle.sides()].index(seat)
    twin = scratch(table)
    hero, battle = twin.heroes[seat], twin.current_battle()
    passed = battle.acting > number
    battle.acting = number
    side = battle.side()
    options: list[Option] = []
    if table.phase == "declare" and not passed:
        options += [] if battle.rolls else usable_items(twin, hero, battle, side)
        options += battle_spells(twin, hero, battle, side)
    if table.phase == "declare" or not passed:
        options += announcements(twin, hero, battle, side)
    for die, rolling in enumerate((battle.own, battle.foe), 1):
        rolling.dice = () if rolling.fixed else (die,) * how_many(twin, battle, rolling)
    return list(dict.fromkeys([*options, *reactions(twin, hero, battle)]))


def _limited(chances: dict[int, Fraction], limit: Callable[[int], int]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for die, chance in chances.items():
        lower = limit(die)
        found[lower] = found.get(lower, Fraction(0)) + chance
    return found


def _after(table: Table, dice: Dice, shield_die: int) -> tuple[Table, Battle]:
    """The table after a roll with these dice, and a try with a shield if there is one."""
    after = scratch(table)
    battle = after.current_battle()
    battle.own.dice, battle.foe.dice = (dice[0],), (dice[1],)
    battle.own.ones = battle.foe.ones = 1
    use_up_foretold(after, battle)
    if shield_die:
        after.chance.script = [("dice", shield_die)]
        after.chance.without_luck(1, allowed=("draw",))
    try:
        settle(after, battle)
        if after.phase == "shield":
            side = battle.side()
            name = shield_of(after, battle, side)
            try_shield(after, battle, side, name, _counted(after, side, shield_die))
    except NeedsLuck:
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
