"""The course of the Tournament: rounds, turns, and the actions of a turn (S-040 to S-056, S-159,
S-164, S-170, S-171)."""

from collections.abc import Callable
from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.numbers import YEARS
from fabletop.games.seasons.rules import prelude
from fabletop.games.seasons.rules.abilities import ability_options, use_ability
from fabletop.games.seasons.rules.activation import activatable, activate
from fabletop.games.seasons.rules.agenda import AGENDA, instant
from fabletop.games.seasons.rules.bonuses import bonuses, use_bonus
from fabletop.games.seasons.rules.crystals import lose
from fabletop.games.seasons.rules.dice import before_die, choose_die, left_over, roll_dice
from fabletop.games.seasons.rules.piles import VISION, discard_top
from fabletop.games.seasons.rules.scoring import harvest
from fabletop.games.seasons.rules.summoning import summon, summonable
from fabletop.games.seasons.rules.transmutation import transmutable, transmute
from fabletop.games.seasons.rules.wheel import move_marker
from fabletop.games.seasons.state import Table

END: Final[Option] = ("end",)
ADVANCE: Final[Job] = ("advance",)


def new_round(table: Table) -> None:
    """Start a round, unless the third year has ended: then the game is over (S-170)."""
    if table.year > YEARS:
        harvest(table)
        table.phase = "over"
        table.note("over")
        return
    table.round += 1
    table.note("round", table.round, table.first)
    for sorcerer in table.sorcerers:
        sorcerer.io = False
    table.active = table.first
    roll_dice(table)
    table.phase = "take"


def begin_turn(table: Table) -> None:
    """Begin a turn: activated cards are straightened (S-047)."""
    for item in table.sorcerers[table.active].play:
        item.turned = False
    table.transmuting = table.transmuter = table.envisioned = False
    table.extra = table.summons = 0
    table.note("turn", table.active)
    table.phase = "die"


def turn(table: Table) -> Step:
    """Choose actions in any order, as often as the limits allow (S-052)."""
    seat = table.active
    answer: Option = yield Question(seat, "turn", turn_options(table, seat))
    match answer[0]:
        case "summon":
            summon(table, seat, str(answer[1]))
        case "activate":
            activate(table, seat, *map(str, answer[1:]))
        case "transmute":
            transmute(table, seat, answer)
        case "bonus":
            use_bonus(table, seat, str(answer[1]))
        case "ability":
            use_ability(table, seat)
        case "vision":
            _pay_for_vision(table, seat)
        case _:
            end_turn(table)


def turn_options(table: Table, seat: int) -> list[Option]:
    options = summonable(table, seat)
    options += activatable(table, seat)
    options += transmutable(table, seat)
    options += bonuses(table, seat)
    options += ability_options(table, seat)
    options += vision_options(table, seat)
    options.append(END)
    return options


def vision_options(table: Table, seat: int) -> list[Option]:
    """Vision of Destiny: once per turn, for five crystals (S-054, S-159)."""
    if table.enchantment != VISION or table.envisioned or not table.deck:
        return []
    price = table.box.enchantments[VISION].crystals
    return [("vision",)] if table.sorcerers[seat].crystals >= price else []


def _pay_for_vision(table: Table, seat: int) -> None:
    table.envisioned = True
    lose(table, seat, table.box.enchantments[VISION].crystals)
    discard_top(table, seat)


def end_turn(table: Table) -> None:
    table.active = (table.active + 1) % len(table.sorcerers)
    if table.active != table.first:
        table.phase = "begin"
        return
    table.note("round_ends")
    table.phase = "new_round"
    table.then(
        *(("moment", "round", seat) for seat in table.order(table.first)),
        ADVANCE,
        ("pass_first",),
    )


@instant("advance")
def advance(table: Table) -> None:
    """The end of a round moves the marker."""
    move_marker(table, dots_of_round(table))


def dots_of_round(table: Table) -> int:
    """How far the marker advances at the end of the round: the dots of the die that nobody took
    (S-045, S-065); 0 before that is known."""
    face = left_over(table)
    return table.box.faces[face].dots if face else 0


def is_advanced(table: Table) -> bool:
    """Whether the marker has advanced already while the end of the round goes on."""
    return table.phase == "new_round" and ADVANCE not in table.agenda


def dice_to_come(table: Table) -> list[str]:
    """The die of every seat that is still to be applied in this round (S-042, S-050), or ""."""
    taken, phase, first = table.taken, table.phase, table.first
    if phase == "take":
        return taken
    seats = len(taken)
    if phase not in ("begin", "die", "turn"):
        return [""] * seats
    over = (table.active - first) % seats + (phase == "turn")
    return [face if (seat - first) % seats >= over else "" for seat, face in enumerate(taken)]


def passed(first: int, times: int, seats: int) -> int:
    """Who is first when the first player has changed this many times; negative: before that."""
    return (first + times) % seats


@instant("pass_first")
def pass_first(table: Table) -> None:
    table.first = table.active = passed(table.first, 1, len(table.sorcerers))
    table.rolled = []
    table.taken = [""] * len(table.sorcerers)


ASKS: Final[dict[str, Callable[[Table], Step | None]]] = {
    "draft": prelude.draft,
    "reject": prelude.reject,
    "sort": prelude.sort,
    "token": prelude.choose_token,
    "take": choose_die,
    "die": before_die,
    "turn": turn,
}

GOES: Final[dict[str, Callable[[Table], None]]] = {
    "begin_tournament": prelude.begin_tournament,
    "new_round": new_round,
    "begin": begin_turn,
}


def next_step(table: Table) -> Step | None:
    """The next step that asks a question; steps that need no answer are done on the way."""
    while True:
        if table.agenda:
            step = AGENDA.next_step(table)
            if step is not None:
                return step
        ask = ASKS.get(table.phase)
        if ask is not None:
            step = ask(table)
            if step is not None:
                return step
            continue
        go = GOES.get(table.phase)
        if go is None:
            return None
        go(table)
