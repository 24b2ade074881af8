"""The season dice: rolled, taken, rerolled, applied (S-021, S-041, S-042, S-050, S-051, S-055,
S-060 to S-065, S-095; Die of Malice, Steadfast Die)."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.numbers import BONUSES, HIGHEST
from fabletop.games.seasons.rules.activation import activated
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.bonuses import advance
from fabletop.games.seasons.rules.crystals import earn, raise_gauge
from fabletop.games.seasons.rules.energy import grant, settle, take
from fabletop.games.seasons.rules.piles import lay_aside
from fabletop.games.seasons.rules.play_area import find, how_many
from fabletop.games.seasons.rules.wheel import season
from fabletop.games.seasons.state import Table

FACES = 6
MALICE = "die_of_malice"
STEADFAST = "steadfast_die"
TWO = 2
"""Cards drawn with the bonus (S-095)."""


def roll_dice(table: Table) -> None:
    """All dice of the season; every face is as likely as the others (S-041)."""
    table.rolled = [_roll(table, die) for die in table.dice[season(table)]]
    table.taken = [""] * len(table.sorcerers)
    for face in table.rolled:
        table.note("rolled", face)


def _roll(table: Table, die: str) -> str:
    return f"{die}-{table.chance.roll(FACES)}"


def choose_die(table: Table) -> Step:
    """One die each, clockwise from the first player; one is left (S-042)."""
    seat = table.active
    answer: Option = yield Question(seat, "take", [("take", face) for face in table.rolled])
    face = str(answer[1])
    table.rolled.remove(face)
    table.taken[seat] = face
    table.note("took_die", seat, face)
    table.active = (seat + 1) % len(table.sorcerers)
    if table.active == table.first:
        table.phase = "begin"


def before_die(table: Table) -> Step:
    """Reroll, or ignore the die, before its actions (S-050)."""
    seat = table.active
    options: list[Option] = [("apply",), *_rerolls(table, seat), *_instead(table, seat)]
    answer: Option = yield Question(seat, "die", options)
    if answer[0] == "reroll":
        _reroll(table, seat, str(answer[1]))
        return
    table.phase = "turn"
    if answer[0] == "apply":
        apply_die(table, seat)
    else:
        _ignore_die(table, seat, str(answer[1]))


def _rerolls(table: Table, seat: int) -> list[Option]:
    play = table.sorcerers[seat].play
    return [("reroll", item.tag) for item in play if item.power == MALICE and not item.turned]


def _instead(table: Table, seat: int) -> list[Option]:
    sorcerer = table.sorcerers[seat]
    if not how_many(sorcerer, STEADFAST):
        return []
    options: list[Option] = [("steadfast", "energy"), ("steadfast", "transmute")]
    return options + [("steadfast", "gauge")] * (sorcerer.gauge < HIGHEST)


def _reroll(table: Table, seat: int, tag: str) -> None:
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a die that is not in play"
    item.turned = True
    table.note("activates", seat, item.card)
    activated(table, seat)
    die, _ = table.taken[seat].split("-")
    table.taken[seat] = _roll(table, die)
    table.note("rerolled", seat, table.taken[seat])
    earn(table, seat, table.box.cards[MALICE].params.crystals)


def _ignore_die(table: Table, seat: int, choice: str) -> None:
    """One effect of the Steadfast Die instead; this activates nothing (I-101)."""
    params = table.box.cards[STEADFAST].params
    table.note("steadfast", seat)
    if choice == "energy":
        grant(table, seat, params.energy)
    elif choice == "gauge":
        raise_gauge(table, seat, params.gauge)
    else:
        table.transmuting = True


def apply_die(table: Table, seat: int) -> None:
    """Everything the face shows (S-060 to S-064)."""
    face = table.box.faces[table.taken[seat]]
    table.transmuting = face.ring
    table.transmuter = face.crystals > 0
    if face.card and (table.deck or table.discard):
        table.then(("die_draw", seat))
    for energy, count in enumerate(face.energies):
        take(table, seat, energy, count)
    raise_gauge(table, seat, face.star)
    earn(table, seat, face.crystals)
    settle(table, seat)


@asking("die_draw")
def die_draw(table: Table, seat: int) -> Step:
    """One card, or two of which one is kept for a bonus (S-063, S-095)."""
    options: list[Option] = [("draw",)]
    if table.sorcerers[seat].bonuses < BONUSES:
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
