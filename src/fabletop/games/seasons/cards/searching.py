"""Searching the draw pile for a card: Scroll of Ishtar, Familiar Catcher."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.numbers import FAMILIAR, ITEM
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.energy import NUMBER
from fabletop.games.seasons.rules.piles import bury_all, collected, draw, to_hand
from fabletop.games.seasons.state import EVERYONE, Table


def search_item(table: Table, seat: int) -> None:
    """Name an energy, and search for a magic item that costs some of it."""
    table.then(("name_energy", seat, 0))


def search_familiar(table: Table, seat: int) -> None:
    table.then(("search", seat, FAMILIAR, 0))


@asking("name_energy")
def name_energy(table: Table, seat: int, again: int) -> Step:
    options: list[Option] = [("name", energy) for energy in ENERGIES]
    answer: Option = yield Question(seat, "name_energy", options)
    table.agenda.pop()
    table.note("named", seat, str(answer[1]))
    table.then(("search", seat, str(answer[1]), again))


@instant("search")
def search(table: Table, seat: int, wanted: str, again: int) -> None:
    """Reveal cards until one matches; the second match must be kept."""
    while True:
        drawn = draw(table)
        if drawn is None:
            table.note("not_found", seat)
            bury_all(table)
            return
        table.aside.append(drawn[0])
        table.aside_known.append(EVERYONE)
        table.note("revealed", seat, drawn[0])
        if _matches(table, drawn[0], wanted):
            break
    if again:
        _keep_found(table, seat)
    else:
        table.then(("found", seat, wanted))


def _matches(table: Table, card: str, wanted: str) -> bool:
    printed = table.box.cards[card]
    if wanted == FAMILIAR:
        return printed.category == FAMILIAR
    energies = table.box.prices[len(table.sorcerers)][card][0]
    return printed.category == ITEM and (printed.cost.elements or energies[NUMBER[wanted]] > 0)


@asking("found")
def found(table: Table, seat: int, wanted: str) -> Step:
    """Keep the first match, or search once more and keep the second."""
    card = table.aside[-1]
    options: list[Option] = [("keep", card), ("reject", card)]
    answer: Option = yield Question(seat, "found", options)
    table.agenda.pop()
    if answer[0] == "keep":
        _keep_found(table, seat)
        return
    bury_all(table)
    again = ("search", seat, wanted, 1) if wanted == FAMILIAR else ("name_energy", seat, 1)
    table.then(again)


def _keep_found(table: Table, seat: int) -> None:
    card = table.aside.pop()
    table.aside_known.pop()
    bury_all(table)
    to_hand(table, seat, card, EVERYONE)
    table.note("kept_card", seat, card)
    collected(table, seat)
