"""Call For Help (Z-070 to Z-081)."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.amounts import help_row
from fabletop.games.wizards.rules.encounters.conditions import heal, is_afflicted, loses_turns
from fabletop.games.wizards.rules.encounters.visits import add_extra
from fabletop.games.wizards.rules.tasks.points import take_points
from fabletop.games.wizards.rules.travel.transport import FORCED, OWN, send
from fabletop.games.wizards.state import Player, Table


def can_call(player: Player) -> bool:
    """Not possible while losing turns because of Demons or the Dragon (Z-071)."""
    return not player.stunned


def price_of_help(player: Player) -> int:
    """The square of the rank; without points a call is free."""
    return player.rank**2 if any(player.points) else 0


@instant("call")
def call(table: Table, seat: int) -> None:
    """A call costs points of one type."""
    table.then(("help", seat))
    price = price_of_help(table.players[seat])
    if price:
        table.then(("pay_for_help", seat, price))


@asking("pay_for_help")
def pay_for_help(table: Table, seat: int, price: int) -> Step:
    player = table.players[seat]
    options: list[Option] = [("lose", kind) for i, kind in enumerate(POINTS) if player.points[i]]
    answer: Option = yield Question(seat, "pay_for_help", options, str(price))
    table.agenda.pop()
    take_points(table, seat, POINTS.index(str(answer[1])), price)


@instant("help")
def answer_call(table: Table, seat: int) -> None:
    """Without help, a player who loses turns in a Trap loses
    this turn; other players have the encounters of not moving (Z-197)."""
    player = table.players[seat]
    roll, row = help_row(table.box, table.chance.roll(), table.chance.roll())
    table.note("help", seat, roll)
    if row.effect != "help":
        table.note("no_help", seat)
        if not loses_turns(player):
            table.then(("stayed", seat))
    elif is_afflicted(player):
        heal(table, seat)
        if row.to == "territory":
            add_extra(table, seat, 1)
    elif row.to == "territory":
        table.then(("choose_territory", seat))
    else:
        send(table, seat, "random", OWN | FORCED)
