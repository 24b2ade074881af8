"""Enchanted Kingdom 6 to 10: Mesodae's Lantern, Statue of Eolis, Familiar Catcher, Io's Transmuter,
Throne of Renewal."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.cards.searching import search_familiar
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn
from fabletop.games.seasons.rules.energy import grant
from fabletop.games.seasons.rules.giving_up import besides_one, give, hand_or_shield
from fabletop.games.seasons.rules.piles import collected, draw_to_hand, look_at_top
from fabletop.games.seasons.state import Summoned, Table

MESODAES_LANTERN: Final = Power("mesodaes_lantern")
MESODAES_LANTERN.only_summoned()
MESODAES_LANTERN.covers(lambda numbers: numbers.less)


@MESODAES_LANTERN.each_round(gains=True)
def lantern_shines(table: Table, seat: int, _item: Summoned) -> None:
    earn(table, seat, MESODAES_LANTERN.params(table).crystals)


STATUE_OF_EOLIS: Final = Power("statue_of_eolis")
STATUE_OF_EOLIS.covers(lambda numbers: numbers.less)


@STATUE_OF_EOLIS.each_season(touches="pile")
def statue_of_eolis(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("statue", seat))


@asking("statue")
def statue(table: Table, seat: int) -> Step:
    """Gain a token; or gain crystals and look at the top card in private."""
    options: list[Option] = [("statue", "energy"), ("statue", "look")]
    answer: Option = yield Question(seat, "statue", options)
    table.agenda.pop()
    params = STATUE_OF_EOLIS.params(table)
    if answer[1] == "energy":
        grant(table, seat, params.energy)
    else:
        earn(table, seat, params.crystals)
        look_at_top(table, seat, 1)


FAMILIAR_CATCHER: Final = Power("familiar_catcher")


@FAMILIAR_CATCHER.on_play
def familiar_catcher(table: Table, seat: int, _item: Summoned) -> None:
    search_familiar(table, seat)


IOS_TRANSMUTER: Final = Power("ios_transmuter")
IOS_TRANSMUTER.permits_transmuting()


@IOS_TRANSMUTER.each_round(gains=True, once=True)
def ios_transmuter(table: Table, seat: int, _item: Summoned) -> None:
    """Once per round, if its owner transmuted thanks to it."""
    if table.sorcerers[seat].io:
        earn(table, seat, IOS_TRANSMUTER.params(table).crystals)


THRONE_OF_RENEWAL: Final = Power("throne_of_renewal")


@THRONE_OF_RENEWAL.on_play
def throne_of_renewal(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("throne", seat))


@asking("throne")
def throne(table: Table, seat: int) -> Step:
    """Give up a card; then draw one and move back on the bonus track (S-097)."""
    sorcerer = table.sorcerers[seat]
    if not sorcerer.hand:
        table.agenda.pop()
        return
    options = hand_or_shield(sorcerer)
    answer: Option = yield Question(seat, "throne", options, always=len(sorcerer.hand) > 1)
    table.agenda.pop()
    give(table, seat, answer, others=besides_one(sorcerer))
    if sorcerer.bonuses:
        sorcerer.bonuses -= 1
        table.note("bonus_back", seat, sorcerer.bonuses)
    if draw_to_hand(table, seat, THRONE_OF_RENEWAL.params(table).cards):
        collected(table, seat)
