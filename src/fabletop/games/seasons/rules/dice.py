"""The season dice: rolled, taken, rerolled, applied (S-041, S-042, S-050, S-051, S-055, S-060 to
S-065, S-095)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.seasons.printed import DieFace
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.bonuses import advance, bonuses_left
from fabletop.games.seasons.rules.crystals import earn, raise_gauge
from fabletop.games.seasons.rules.energy import settle, take
from fabletop.games.seasons.rules.piles import lay_aside
from fabletop.games.seasons.rules.transmutation import for_transmuter
from fabletop.games.seasons.rules.wheel import season
from fabletop.games.seasons.state import Table

FACES: Final = 6
TWO: Final = 2
"""How many cards are drawn with the bonus (S-095)."""


@dataclass(frozen=True, slots=True)
class BeforeDie:
    """What a card offers before the die is applied: its options, which begin with a verb of their
    own, its refusals, and what happens when an option is chosen."""

    verb: str
    offers: Callable[[Table, int], list[Option]]
    refuses: Callable[[Table, int], list[Refusal]]
    takes: Callable[[Table, int, Option], None]
    gear: bool
    """Whether this is an activation of the card."""


BEFORE_DIE: Final[dict[str, BeforeDie]] = {}
"""What cards offer before the die, by their powers, in the order of their options."""


def roll_dice(table: Table) -> None:
    """Roll all dice of the season; every face is equally likely (S-041)."""
    table.rolled = [roll(table, die) for die in table.dice[season(table)]]
    table.taken = [""] * len(table.sorcerers)
    for face in table.rolled:
        table.note("rolled", face)


def roll(table: Table, die: str) -> str:
    return f"{die}-{table.chance.roll(FACES)}"


def choose_die(table: Table) -> Step:
    """Each player takes one die, clockwise from the first player; one is left (S-042)."""
    seat = table.active
    answer: Option = yield Question(seat, "take", [("take", face) for face in table.rolled])
    face = str(answer[1])
    table.rolled.remove(face)
    table.taken[seat] = face
    table.note("took_die", seat, face)
    table.active = (seat + 1) % len(table.sorcerers)
    if table.active == table.first:
        table.phase = "begin"


def left_over(table: Table) -> str:
    """The die that nobody took, whose dots move the season marker; "" while dice are to be taken
    (S-042, S-065)."""
    return table.rolled[0] if len(table.rolled) == 1 and all(table.taken) else ""


def before_die(table: Table) -> Step:
    """Reroll or ignore the die before it is applied (S-050)."""
    seat = table.active
    options: list[Option] = [("apply",)]
    for before in held_before_die(table, seat):
        options += before.offers(table, seat)
    answer: Option = yield Question(seat, "die", options)
    if answer[0] == "apply":
        table.phase = "turn"
        apply_die(table, seat)
        return
    chosen = next(before for before in BEFORE_DIE.values() if before.verb == answer[0])
    chosen.takes(table, seat, answer)


def held_before_die(table: Table, seat: int) -> list[BeforeDie]:
    """What the cards of a seat offer before its die is applied."""
    powers = [item.power for item in table.sorcerers[seat].play if item.power in BEFORE_DIE]
    return [before for power, before in BEFORE_DIE.items() if power in powers] if powers else []


def draws(table: Table, face: DieFace) -> bool:
    """Whether a die brings a card: it shows one, and there is one to draw (S-063)."""
    return face.card and bool(table.deck or table.discard)


def apply_die(table: Table, seat: int) -> None:
    """Apply everything that the face shows (S-060 to S-064)."""
    face = table.box.faces[table.taken[seat]]
    table.transmuting = face.ring
    table.transmuter = for_transmuter(face)
    if draws(table, face):
        table.then(("die_draw", seat))
    for energy, count in enumerate(face.energies):
        take(table, seat, energy, count)
    raise_gauge(table, seat, face.star)
    earn(table, seat, face.crystals)
    settle(table, seat)


@asking("die_draw")
def die_draw(table: Table, seat: int) -> Step:
    """Draw one card; or use a bonus to draw two and keep one (S-063, S-095)."""
    options: list[Option] = [("draw",)]
    if bonuses_left(table.sorcerers[seat].bonuses):
        options.append(("draw_two",))
    answer: Option = yield Question(seat, "draw", options)
    table.agenda.pop()
    if answer[0] == "draw":
        lay_aside(table, seat, 1)
        table.then(("keep_or_discard", seat))
    else:
        advance(table, seat)
        lay_aside(table, seat, TWO)
        table.then(("keep_one", seat))
