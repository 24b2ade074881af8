"""What happens at the end of a round and when the season changes: player by player in turn order.
Each player chooses the order of her own effects (S-045, S-141, S-142).

The owner is asked for the order only if it can make a difference.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.energy import Amount
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.state import Sorcerer, Summoned, Table

Effect = Callable[[Table, int, Summoned], None]

Touched = Literal["", "reserve", "pile"]


@dataclass(frozen=True, slots=True)
class Happening:
    """What a card does at a moment, and why its place in the order may matter."""

    effect: Effect
    touches: Touched = ""
    """The order of two different cards that touch the same thing matters. "reserve": the card reads
    or changes the reserve (I-060 to I-064). "pile": it looks at the draw pile, or chooses an
    energy, which is easier after such a look."""
    gains: bool = False
    """It may bring crystals. This may matter before or after a loss that stops at 0 (I-065)."""
    loses: Amount | None = None
    """How many crystals it costs its owner."""
    once: bool = False
    """Applied only once, even if several cards have it."""


MOMENTS: Final[dict[str, dict[str, Happening]]] = {"round": {}, "season": {}}
"""What cards do at each moment, by their powers."""


@instant("moment")
def begin(table: Table, moment: str, seat: int) -> None:
    """Begin all effects of a player at this moment."""
    effects = MOMENTS[moment]
    tags: list[str] = []
    applied: set[str] = set()
    for item in table.sorcerers[seat].play:
        if item.power in effects and item.power not in applied:
            tags.append(item.tag)
            if effects[item.power].once:
                applied.add(item.power)
    if tags:
        table.then(("happenings", moment, seat, *tags))


@instant("happenings")
def go_on(table: Table, moment: str, seat: int, *tags: str) -> None:
    sorcerer, effects = table.sorcerers[seat], MOMENTS[moment]
    left = [item.tag for item in sorcerer.play if item.tag in tags and item.power in effects]
    if not left:
        return
    if len(left) > 1 and order_counts(table, sorcerer, moment, left):
        table.then(("which_first", moment, seat, *left))
    else:
        resolve(table, moment, seat, left[0], left)


@asking("which_first")
def which_first(table: Table, moment: str, seat: int, *tags: str) -> Step:
    options: list[Option] = [("resolve", tag) for tag in tags]
    answer: Option = yield Question(seat, "which_first", options)
    table.agenda.pop()
    resolve(table, moment, seat, str(answer[1]), list(tags))


def resolve(table: Table, moment: str, seat: int, tag: str, tags: list[str]) -> None:
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "an effect of a card that is not in play"
    table.then(("happenings", moment, seat, *(other for other in tags if other != tag)))
    MOMENTS[moment][item.power].effect(table, seat, item)


def order_counts(table: Table, sorcerer: Sorcerer, moment: str, tags: list[str]) -> bool:
    """Whether another order could lead to another result."""
    powers = {item.power for item in sorcerer.play if item.tag in tags}
    happenings = {power: MOMENTS[moment][power] for power in powers}
    touched = [one.touches for one in happenings.values() if one.touches]
    if len(touched) > len(set(touched)):
        return True
    cards = table.box.cards
    losses = sum(one.loses(cards[power].params) for power, one in happenings.items() if one.loses)
    gains = any(one.gains for one in happenings.values())
    return gains and sorcerer.crystals < losses * len(tags)
