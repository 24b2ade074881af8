"""Cards 6 to 10: Staff of Spring, Temporal Boots, Purse of Io, Divine Chalice, Syllas the
Faithful."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.refusals import not_to_be_put
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn
from fabletop.games.seasons.rules.piles import choices, lay_aside, pick_up
from fabletop.games.seasons.rules.play_area import can_be_put
from fabletop.games.seasons.state import Summoned, Table
from fabletop.games.seasons.worlds import any_to_be_put

STAFF_OF_SPRING: Final = Power("staff_of_spring")


@STAFF_OF_SPRING.rewards_summoning
def staff_of_spring(table: Table, seat: int, staffs: int) -> None:
    earn(table, seat, staffs * STAFF_OF_SPRING.params(table).crystals)


TEMPORAL_BOOTS: Final = Power("temporal_boots")


@TEMPORAL_BOOTS.on_play
def temporal_boots(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("move_marker", seat, 1, TEMPORAL_BOOTS.params(table).spaces))


PURSE_OF_IO: Final = Power("purse_of_io")
PURSE_OF_IO.adds(lambda numbers: numbers.crystals)


DIVINE_CHALICE: Final = Power("divine_chalice")


@DIVINE_CHALICE.on_play
def divine_chalice(table: Table, seat: int, _item: Summoned) -> None:
    lay_aside(table, seat, DIVINE_CHALICE.params(table).cards)
    table.then(("chalice", seat))


@asking("chalice")
def chalice(table: Table, seat: int) -> Step:
    """Put one of the cards into play, if there is a slot for it; the others are discarded."""
    fitting = [card for card in table.aside if can_be_put(table, seat, card)]
    if not fitting:
        table.agenda.pop()
        table.then(("bury", seat))
        return
    answer: Option = yield Question(
        seat, "chalice", choices("put", fitting), always=len(table.aside) > 1
    )
    table.agenda.pop()
    table.entering = str(answer[1])
    pick_up(table, table.entering)
    table.then(("bury", seat), ("put_into_play", seat))


@DIVINE_CHALICE.refuses("chalice")
def not_from_the_chalice(table: Table, _seat: int) -> list[Refusal]:
    return not_to_be_put(table.aside)


@DIVINE_CHALICE.needs("chalice")
def something_in_the_chalice(world: Table, _seat: int) -> bool:
    return any_to_be_put(world.aside)


SYLLAS_THE_FAITHFUL: Final = Power("syllas_the_faithful")


@SYLLAS_THE_FAITHFUL.on_play
def syllas_the_faithful(table: Table, seat: int, _item: Summoned) -> None:
    table.then(*(("sacrifice_one", other) for other in table.opponents(seat)))
