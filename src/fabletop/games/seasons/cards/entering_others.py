"""Cards of the base game that touch other sorcerers when they enter play."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.numbers import ITEM
from fabletop.games.seasons.printed import AIR, EARTH, FIRE, WATER
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import lower_gauge, steal
from fabletop.games.seasons.rules.energy import settle, take
from fabletop.games.seasons.rules.piles import (
    choices,
    collected,
    draw_to_hand,
    hide_choice,
    keep,
    lay_aside,
    pick_up,
    to_hand,
)
from fabletop.games.seasons.rules.play_area import of_category, on_play, take_back
from fabletop.games.seasons.state import Summoned, Table


@on_play("syllas_the_faithful")
def syllas_the_faithful(table: Table, seat: int, _item: Summoned) -> None:
    table.then(*(("sacrifice_one", other) for other in table.opponents(seat)))


@on_play("naria_the_prophetess")
def naria_the_prophetess(table: Table, seat: int, _item: Summoned) -> None:
    """A card for everyone; with too few cards the last opponents go without."""
    lay_aside(table, seat, len(table.sorcerers))
    if table.aside:
        table.then(("naria", seat))


@asking("naria")
def naria(table: Table, seat: int) -> Step:
    """First the own card, then one for each opponent; then her owner pays for collecting."""
    answer: Option = yield Question(
        seat, "keep_one", choices("keep", table.aside), always=len(table.aside) > 1
    )
    table.agenda.pop()
    hide_choice(table, seat)
    card = str(answer[1])
    keep(table, seat, card, pick_up(table, card))
    table.then(*(("naria_gives", seat, other) for other in table.opponents(seat)))


@asking("naria_gives")
def naria_gives(table: Table, seat: int, other: int) -> Step:
    options: list[Option] = [("give", card, other) for card in dict.fromkeys(table.aside)]
    if not options:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "naria", options, always=len(table.aside) > 1)
    table.agenda.pop()
    card = str(answer[1])
    to_hand(table, other, card, pick_up(table, card))
    table.note("given", seat, other)
    table.whisper(other, "received", card)
    collected(table, other)


@on_play("amsug_longneck")
def amsug_longneck(table: Table, seat: int, _item: Summoned) -> None:
    table.then(*(("amsug", other) for other in table.order(seat)))


@asking("amsug")
def amsug(table: Table, seat: int) -> Step:
    """Every player takes a magic item back into the hand."""
    return take_one_back(table, seat, of_category(table, table.sorcerers[seat], ITEM))


def take_one_back(table: Table, seat: int, items: list[Summoned]) -> Step:
    """One of these cards in play, if there are any."""
    if not items:
        table.agenda.pop()
        return
    options: list[Option] = [("return", item.tag) for item in items]
    answer: Option = yield Question(seat, "return", options)
    table.agenda.pop()
    take_back(table, seat, next(item for item in items if item.tag == answer[1]))


@on_play("lewis_greyface")
def lewis_greyface(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("lewis", seat))


@asking("lewis")
def lewis(table: Table, seat: int) -> Step:
    """The same tokens as an opponent has in reserve; she keeps hers."""
    options: list[Option] = [("copy", other) for other in table.opponents(seat)]
    answer: Option = yield Question(seat, "lewis", options)
    table.agenda.pop()
    for energy, count in enumerate(table.sorcerers[int(answer[1])].reserve):
        take(table, seat, energy, count)
    settle(table, seat)


@on_play("demon_of_argos")
def demon_of_argos(table: Table, seat: int, _item: Summoned) -> None:
    params = table.box.cards["demon_of_argos"].params
    table.then(*(("demon", other, params.cards) for other in table.opponents(seat)))
    for other in table.opponents(seat):
        lower_gauge(table, other, params.gauge)


@instant("demon")
def demon(table: Table, seat: int, cards: int) -> None:
    if draw_to_hand(table, seat, cards):
        collected(table, seat)


@on_play("air_elemental")
def air_elemental(table: Table, seat: int, _item: Summoned) -> None:
    """Every token in the opponents' reserves becomes air."""
    for other in table.opponents(seat):
        reserve = table.sorcerers[other].reserve
        for energy in (WATER, EARTH, FIRE):
            table.stock[energy] += reserve[energy]
            table.stock[AIR] -= reserve[energy]
            reserve[AIR] += reserve[energy]
            reserve[energy] = 0
        table.note("turned_to_air", other)


@on_play("sid_nightshade")
def sid_nightshade(table: Table, seat: int, _item: Summoned) -> None:
    own = table.sorcerers[seat].crystals
    if all(own > table.sorcerers[other].crystals for other in table.opponents(seat)):
        for other in table.opponents(seat):
            steal(table, seat, other, table.box.cards["sid_nightshade"].params.crystals)
