"""Plays a battle out by the rules for every result of the dice, to compare it with its odds."""

import json
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import chain

from fabletop.core.chance import NeedsLuck
from fabletop.core.foretelling import LIFE, HeldAmounts
from fabletop.core.position import Position
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.expansions.adventures.ritual_scepter import SPARE
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.cards import WILLS
from fabletop.games.prophecy.rules.battle.start import begin
from fabletop.games.prophecy.seen.battles.fights import BattleOdds, belongings
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import NOBODY, Table

Game = Position[Table, ProphecyView]

PLAIN: dict[str, Option] = {
    "roll": ("roll",),
    "announce": ("ready",),
    "rolled": ("accept",),
    "shield": ("try_shield",),
    "pray": ("roll",),
    "enrage": ("let_be",),
    "surrender": ("fight_on",),
    "hold": ("let_escape",),
    "fear": ("fear",),
    "scepter": SPARE,
}
"""What a player answers who chooses nothing that changes the odds."""

ENDS = {"won": "win", "drew": "draw", "lost": "lose", "duel_drawn": "draw"}
ENDING = (*ENDS, "beat")
OTHER_WAY = {"win": "lose", "draw": "draw", "lose": "win"}


@dataclass
class Plan:
    """How both sides fight: the kind of battle, the Items in use by seat, and in a battle between
    characters who pays for a Battle of Wills."""

    kind: str
    used: Mapping[int, Sequence[str]] = field(default_factory=dict)
    payer: int = NOBODY
    copied: str = ""
    """The character that a Doppelganger copies."""
    alive: bool = False
    guess: int = 0
    """Which guess the next player makes about a die."""

    def answer(self, question: Question) -> Option:
        options = question.options
        match question.kind:
            case "kind":
                return (f"by_{self.kind}", "alive") if self.alive else (f"by_{self.kind}",)
            case "duel_kind" | "reply":
                pays = self.kind == WILLS and self.payer == question.seat
                return ("by_wills",) if pays else options[0]
            case "declare":
                used = self.used.get(question.seat, ())
                wanted = [("use", name) for name in used if ("use", name) in options]
                return wanted[0] if wanted else ("ready",)
            case "pose":
                return ("copy", self.copied)
            case "guess":
                return options[self.guess]
            case "riddle" | "naming":
                return options[-1]
            case _:
                return PLAIN[question.kind]


Surely = dict[str, HeldAmounts]
"""What each end of a battle changes in any case of what a hero has."""


def results(
    table: Table, plan: Plan, seat: int, before: HeldAmounts
) -> tuple[dict[str, Fraction], Surely]:
    """The chances of all ends for the hero of a seat, and what each end surely changes."""
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    surely: Surely = {}
    plans = [plan, replace(plan, guess=1)] if guessing(table) else [plan]
    for end, chance, after in chain.from_iterable([ends(table.copy(), one) for one in plans]):
        seen = end if seat == table.active else OTHER_WAY[end]
        found[seen] += chance / len(plans)
        now = belongings(after, seat)
        changes = {name: now[name] - n for name, n in before.items() if now[name] != n}
        if not now[LIFE]:
            changes = {LIFE: -1}
        known = surely.setdefault(seen, changes)
        surely[seen] = {name: n for name, n in known.items() if changes.get(name) == n}
    return dict(found), surely


def guessing(table: Table) -> bool:
    """Whether another player may guess a die, so that something depends on that guess."""
    return bool(
        table.battle
        and table.battle.creature
        and (table.box.foes[table.battle.creature].special.guess_magic)
    )


def told(odds: BattleOdds) -> tuple[dict[str, Fraction], Surely]:
    """The same, as the odds say it."""
    ends = {"win": odds.win, "draw": odds.draw, "lose": odds.lose}
    changes = {"win": odds.won, "draw": odds.drawn, "lose": odds.lost}
    possible = {end: chance for end, chance in ends.items() if chance}
    return possible, {end: changes[end] for end in possible}


def outcomes(table: Table, plan: Plan) -> dict[str, Fraction]:
    """The chance of each end of a battle that has just begun, for the active hero."""
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    for end, chance, _ in ends(table, plan):
        found[end] += chance
    return found


def ends(table: Table, plan: Plan) -> Iterator[tuple[str, Fraction, Table]]:
    """Every end of a battle: how it ends for the active hero, its chance, and the table just after
    it, as far as the rules come without luck."""
    if not table.heroes[table.active].alive:
        yield "lose", Fraction(1), table
        return
    start = Position(PROPHECY, table)
    table.chronicle = []
    waiting: dict[str, tuple[Game, Fraction]] = {"": (start, Fraction(1))}
    while waiting:
        later: dict[str, tuple[Game, Fraction]] = {}
        for position, chance in waiting.values():
            for after, dice in steps(position, plan):
                part = Fraction(1, 6 ** len(dice))
                end = ended(after, start.table.active)
                if end:
                    yield end, chance * part, just_after(position, plan, dice)
                    continue
                state = json.dumps([PROPHECY.dump(after.table), str(after.open)], default=str)
                known = later.get(state)
                so_far = known[1] if known else Fraction(0)
                later[state] = (after, so_far + chance * part)
        waiting = later


def just_after(position: Game, plan: Plan, dice: list[int]) -> Table:
    """The table at the end of the step that ends a battle: the turn has not gone on yet."""
    chosen, asked = plan.answer(position.open[0]), position.open[0].kind
    table = position.checkpoint.copy()
    table.chance.script = [("dice", die) for die in dice]
    table.chance.without_luck(len(dice), allowed=("draw",))
    step = PROPHECY.step(table)
    assert step is not None
    question = step.send(None)
    with suppress(StopIteration, NeedsLuck):
        for _, given in position.fed:
            question = step.send(given)
        assert isinstance(question, Question)
        assert question.kind == asked
        step.send(chosen)
    return table


def steps(position: Game, plan: Plan) -> Iterator[tuple[Game, list[int]]]:
    """All positions after the next answer: one per result of the dice, which come along."""
    question = position.open[0]
    chosen = plan.answer(question)
    scripts: list[list[int]] = [[]]
    while scripts:
        dice = scripts.pop()
        twin = position.copy()
        told = twin.table.chronicle = list(position.table.chronicle or [])
        twin.table.chance.script = [("dice", die) for die in dice]
        twin.table.chance.without_luck(len(dice))
        try:
            twin.again([(question.seat, chosen)])
        except NeedsLuck:
            if not any(event.told[0] in ENDING for event in told):
                scripts += [[*dice, die] for die in range(1, 7)]
                continue
        yield twin, dice


def ended(position: Game, seat: int) -> str:
    """How the battle has ended for a seat; empty while it goes on."""
    told = [event.told for event in position.table.chronicle or []]
    for event in told:
        if event[0] == "beat":
            return "win" if event[1] == seat else "lose"
        if event[0] in ENDS:
            return ENDS[str(event[0])]
    return "lose" if any(event[0] == "died" for event in told) else ""


def begun(table: Table, foe: str) -> Table:
    """A copy of the table on which the active hero has just met somebody to fight."""
    table = table.copy()
    hero = table.heroes[table.active]
    if foe in table.box.guardians:
        planes = enumerate(table.planes)
        lies_in = [n for n, plane in planes if foe in (plane.lesser, plane.greater)]
        table.assault = (lies_in or [0])[0]
    else:
        table.adventures[hero.space] = [*table.adventures[hero.space], foe]
    if table.face_down:
        table.face_down[hero.space] = ""
    table.chronicle = []
    begin(table, hero, foe)
    return table


def equipped(table: Table, kind: str, luck: random.Random) -> list[str]:
    """Items that a hero may use together in a battle that has just begun, chosen at random."""
    position, used = Position(PROPHECY, table.copy()), list[str]()
    while position.open and position.open[0].kind not in ("roll", "announce", "declare"):
        question = position.open[0]
        if question.kind not in (*PLAIN, "kind", "riddle", "naming", "guess"):
            return []
        chosen = Plan(kind).answer(question)
        if chosen not in question.options:
            return []
        position.answer(chosen, question.seat)
    while position.open and position.open[0].kind == "declare":
        options = [option for option in position.open[0].options if option[0] == "use"]
        if not options or position.open[0].seat != table.active or luck.random() < 0.2:
            break
        used.append(str(luck.choice(options)[1]))
        position.answer(("use", used[-1]), position.open[0].seat)
    return used
