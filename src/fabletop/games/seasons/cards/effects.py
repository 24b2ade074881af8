"""Effects that several cards share."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.numbers import ITEM
from fabletop.games.seasons.rules.agenda import instant
from fabletop.games.seasons.rules.crystals import earn, raise_gauge
from fabletop.games.seasons.rules.energy import grant, settle
from fabletop.games.seasons.rules.play_area import of_category, take_back
from fabletop.games.seasons.state import Summoned, Table


def gains(table: Table, seat: int, item: Summoned) -> None:
    """Gain crystals, spaces of the gauge and tokens of choice, as the card's numbers say."""
    params = table.box.cards[item.power].params
    earn(table, seat, params.crystals)
    raise_gauge(table, seat, params.gauge)
    grant(table, seat, params.energy)


def other_items(table: Table, seat: int, item: Summoned) -> int:
    """How many other magic items the player has in play; a Raven is not an item (I-057)."""
    items = of_category(table, table.sorcerers[seat], ITEM)
    return sum(other is not item for other in items)


def take_one_back(table: Table, seat: int, items: list[Summoned]) -> Step:
    """Take back one of these cards in play, if there are any."""
    if not items:
        table.agenda.pop()
        return
    options: list[Option] = [("return", item.tag) for item in items]
    answer: Option = yield Question(seat, "return", options)
    table.agenda.pop()
    take_back(table, seat, next(item for item in items if item.tag == answer[1]))


@instant("full")
def full(table: Table, seat: int) -> None:
    """Cut the reserve to its limit, as a job that waits for earlier ones."""
    settle(table, seat)
