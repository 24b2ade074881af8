"""Cards 1 to 5: the Amulets of Air, Fire, Earth and Water, Balance of Ishtar."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.cards.costs import alike, pay_needed
from fabletop.games.seasons.cards.effects import gains
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn
from fabletop.games.seasons.rules.energy import NUMBER, lay_on
from fabletop.games.seasons.rules.piles import lay_aside
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.rules.transmutation import more
from fabletop.games.seasons.state import Summoned, Table

AMULET_OF_AIR: Final = Power("amulet_of_air")
AMULET_OF_AIR.on_play(gains)


AMULET_OF_FIRE: Final = Power("amulet_of_fire")


@AMULET_OF_FIRE.on_play
def amulet_of_fire(table: Table, seat: int, _item: Summoned) -> None:
    lay_aside(table, seat, AMULET_OF_FIRE.params(table).cards)
    if table.aside:
        table.then(("keep_one", seat))


AMULET_OF_EARTH: Final = Power("amulet_of_earth")
AMULET_OF_EARTH.on_play(gains)


AMULET_OF_WATER: Final = Power("amulet_of_water")
AMULET_OF_WATER.stores()


@AMULET_OF_WATER.on_play
def amulet_of_water(table: Table, seat: int, item: Summoned) -> None:
    table.then(("fill", seat, item.tag, AMULET_OF_WATER.params(table).tokens))


@asking("fill")
def fill(table: Table, seat: int, tag: str, count: int) -> Step:
    """Lay tokens of the player's choice on the card, outside the reserve (S-076)."""
    options: list[Option] = [("gain", energy) for energy in NUMBER]
    answer: Option = yield Question(seat, "fill", options, subject=str(count))
    table.agenda.pop()
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    lay_on(table, item.energy, NUMBER[str(answer[1])])
    table.note("filled", seat, item.card, str(answer[1]))
    if count > 1:
        table.then(("fill", seat, tag, count - 1))


BALANCE_OF_ISHTAR: Final = Power("balance_of_ishtar")


@BALANCE_OF_ISHTAR.activation(alike, cost=pay_needed, reason="three_alike")
def balance_of_ishtar(table: Table, seat: int, _tag: str, _line: str) -> None:
    params = BALANCE_OF_ISHTAR.params(table)
    earn(table, seat, params.crystals + params.tokens * more(table, seat))
