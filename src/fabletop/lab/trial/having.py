"""Which cards a seat had and used in a game, according to the verbs in `lab/plugin.py`."""

from collections.abc import Sequence

from fabletop.core import plugins
from fabletop.core.registry import find
from fabletop.lab.plugin import Usage, usage_of
from fabletop.lab.runs.records import Row

Hands = list[set[str]]
"""A set of cards per seat."""


def had_and_used(
    game: str, chosen: Sequence[Row], events: Sequence[Row], seats: int
) -> tuple[Hands, Hands]:
    """The cards each seat had and used, from the rows of a game's choices and events. A seat that
    uses a card has had it."""
    had: Hands = [set() for _ in range(seats)]
    used: Hands = [set() for _ in range(seats)]
    usages = usages_of(game)
    done = [(row, False) for row in chosen if row["chosen"]]
    told = [(row, True) for row in events if row["seat"] >= 0]
    for row, is_told in (*done, *told):
        card, seat = row["card"], row["seat"]
        usage = usages.get(card)
        if usage is None:
            continue
        taking, using = _meaning(usage, row["verb"], is_told)
        if taking or using:
            had[seat].add(card)
        if using:
            used[seat].add(card)
    return had, used


def _meaning(usage: Usage, verb: str, is_told: bool) -> tuple[bool, bool]:
    taken, used = (sign.told if is_told else sign.chosen for sign in (usage.taken, usage.used))
    taking = verb in taken
    return taking, verb in used or (taking and usage.by_itself)


@plugins.cached
def usages_of(game: str) -> dict[str, Usage]:
    """How to count each card that a seat can have."""
    played = find(game)
    options: dict[str, object] = {setting.name: setting.default for setting in played.settings}
    found = {}
    for card in played.library(options):
        usage = usage_of(game, card)
        if usage is not None and any((usage.taken.told, usage.taken.chosen)):
            found[card.id] = usage
    return found
