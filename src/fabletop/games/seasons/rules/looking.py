"""Looking at the top of the draw pile and putting it back in another order (S-133, I-082)."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.piles import choices, look_at_top, show_top
from fabletop.games.seasons.state import Table


def arrange_top(table: Table, seat: int, count: int) -> None:
    """Look at the top cards in private and put them back in any order. Nobody else knows their
    places any more."""
    for _ in look_at_top(table, seat, count):
        table.aside.append(table.deck.pop())
        table.deck_known.pop()
        table.aside_known.append(1 << seat)
    table.then(("arrange", seat, 0))


@asking("arrange")
def arrange(table: Table, seat: int, done: int) -> Step:
    """Choose the order from the top down; a chosen card moves to the front of the cards laid
    aside."""
    options = choices("on_top", table.aside[done:])
    if not options:
        _put_back(table)
        return
    answer: Option = yield Question(
        seat, "arrange", options, str(done + 1), always=len(table.aside) - done > 1
    )
    table.agenda.pop()
    place = table.aside.index(str(answer[1]), done)
    table.aside.insert(done, table.aside.pop(place))
    table.aside_known.insert(done, table.aside_known.pop(place))
    table.then(("arrange", seat, done + 1))


def _put_back(table: Table) -> None:
    table.agenda.pop()
    while table.aside:
        table.deck.append(table.aside.pop())
        table.deck_known.append(table.aside_known.pop())
    show_top(table)
