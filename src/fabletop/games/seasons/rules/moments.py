"""What happens at the end of a round and at the change of a season: player by player in turn
order, each ordering the own effects (S-045, S-141, S-142).

The owner is asked for the order only where it can make a difference.
"""

from collections.abc import Callable

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.state import Sorcerer, Summoned, Table

Happening = Callable[[Table, int, Summoned], None]

MOMENTS: dict[str, dict[str, Happening]] = {"round": {}, "season": {}}

OVER_RESERVE = frozenset(
    {"wondrous_chest", "beggars_horn", "heart_of_argos", "horn_of_plenty", "fairy_monolith"}
)
"""Each of these looks at the reserve or changes it, so their order counts (I-060 to I-064)."""

OVER_CRYSTALS = frozenset(
    {"mesodaes_lantern", "ios_transmuter", "wondrous_chest", "horn_of_plenty", "titus_deepgaze"}
)
"""Gains: before or after a loss that may end at 0 crystals (I-065)."""
SOUL = "damned_soul_of_onys"

ONCE = frozenset({"horn_of_plenty", "ios_transmuter"})
"""Effects that are applied once a round, however many cards have them."""

OVER_PILE = frozenset({"statue_of_eolis", "hourglass_of_time"})
"""A look at the draw pile may come before the choice of an energy."""


def happens(moment: str, power: str) -> Callable[[Happening], Happening]:
    def register(happening: Happening) -> Happening:
        MOMENTS[moment][power] = happening
        return happening

    return register


@instant("moment")
def begin(table: Table, moment: str, seat: int) -> None:
    """All effects of a player at this moment."""
    effects = MOMENTS[moment]
    tags: list[str] = []
    applied: set[str] = set()
    for item in table.sorcerers[seat].play:
        if item.power in effects and item.power not in applied:
            tags.append(item.tag)
            applied |= {item.power} & ONCE
    if tags:
        table.then(("happenings", moment, seat, *tags))


@instant("happenings")
def go_on(table: Table, moment: str, seat: int, *tags: str) -> None:
    sorcerer, effects = table.sorcerers[seat], MOMENTS[moment]
    left = [item.tag for item in sorcerer.play if item.tag in tags and item.power in effects]
    if not left:
        return
    if order_counts(table, sorcerer, left):
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
    MOMENTS[moment][item.power](table, seat, item)


def order_counts(table: Table, sorcerer: Sorcerer, tags: list[str]) -> bool:
    """Whether another order could end differently."""
    powers = {item.power for item in sorcerer.play if item.tag in tags}
    if len(powers & OVER_RESERVE) > 1 or powers >= OVER_PILE:
        return True
    loss = table.box.cards[SOUL].params.more_crystals * len(tags)
    return SOUL in powers and bool(powers & OVER_CRYSTALS) and sorcerer.crystals < loss
