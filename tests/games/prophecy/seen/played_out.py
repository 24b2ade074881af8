"""Plays a battle out by the rules for every result of the dice, to compare it with its odds."""

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction

from fabletop.core.chance import ChanceResult
from fabletop.core.position import Position
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.rules.battle.start import begin
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Table

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
}
"""What a player answers who chooses nothing that changes the odds."""

ENDS = {"won": "win", "drew": "draw", "lost": "lose", "duel_drawn": "draw"}


class NeedsDie(BaseException):
    """Raised when one more die is needed than was scripted."""


class Closed(list[ChanceResult]):
    """A record with room for the scripted results only."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def append(self, result: ChanceResult, /) -> None:
        if len(self) == self.room:
            raise NeedsDie
        super().append(result)


def answer(question: Question, kind: str, used: list[str]) -> Option:
    options = question.options
    match question.kind:
        case "kind" | "duel_kind":
            return (f"by_{kind}",)
        case "reply":
            return ("stand",)
        case "declare":
            wanted = [("use", name) for name in used if ("use", name) in options]
            return wanted[0] if wanted else ("ready",)
        case "guess":
            return options[0]
        case "riddle" | "naming":
            return options[-1]
        case _:
            return PLAIN[question.kind]


def outcomes(table: Table, kind: str, used: list[str]) -> dict[str, Fraction]:
    """The chance of each end of a battle that has just begun."""
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    start = Position(PROPHECY, table)
    table.chronicle = []
    waiting: dict[str, tuple[Game, Fraction]] = {"": (start, Fraction(1))}
    while waiting:
        later: dict[str, tuple[Game, Fraction]] = {}
        for position, chance in waiting.values():
            for after, part in steps(position, kind, used):
                end = ended(after)
                if end:
                    found[end] += chance * part
                    continue
                state = json.dumps([PROPHECY.dump(after.table), str(after.open)], default=str)
                known = later.get(state)
                so_far = known[1] if known else Fraction(0)
                later[state] = (after, so_far + chance * part)
        waiting = later
    return found


def steps(position: Game, kind: str, used: list[str]) -> Iterator[tuple[Game, Fraction]]:
    """All positions after the next answer, with their chances: one per result of the dice."""
    question = position.open[0]
    chosen = answer(question, kind, used)
    scripts: list[list[int]] = [[]]
    while scripts:
        dice = scripts.pop()
        twin = position.copy()
        told = twin.table.chronicle = list(position.table.chronicle or [])
        twin.table.chance.script = [("dice", die) for die in dice]
        twin.table.chance.record = Closed(len(dice))
        try:
            twin.again([(question.seat, chosen)])
        except NeedsDie:
            if not any(event.told[0] in ENDS for event in told):
                scripts += [[*dice, die] for die in range(1, 7)]
                continue
        yield twin, Fraction(1, 6 ** len(dice))


def ended(position: Game) -> str:
    """How the battle has ended; empty while it goes on."""
    for event in position.table.chronicle or []:
        if event.told[0] in ENDS:
            return ENDS[str(event.told[0])]
        if event.told[0] == "died":
            return "lose"
    return ""


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
        chosen = answer(question, kind, [])
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
