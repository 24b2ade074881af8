"""Why not? For each kind of question, what one might expect to be able to do and cannot."""

from collections.abc import Callable

from fabletop.core.question import Question, Refusal
from fabletop.games.prophecy.rules.battle import declare_refusals
from fabletop.games.prophecy.rules.dice import roll_refusals
from fabletop.games.prophecy.rules.movement import move_refusals
from fabletop.games.prophecy.rules.outside import outside_refusals
from fabletop.games.prophecy.rules.possibilities import space_refusals
from fabletop.games.prophecy.state import Hero, Table

EXPLAIN: dict[str, Callable[[Table, Hero], list[Refusal]]] = {
    "move": lambda table, hero: move_refusals(table, hero) + outside_refusals(table, hero),
    "fight": outside_refusals,
    "declare": declare_refusals,
    "roll": roll_refusals,
    "space": space_refusals,
}


def refusals(table: Table, question: Question) -> list[Refusal]:
    explain = EXPLAIN.get(question.kind)
    return explain(table, table.heroes[question.seat]) if explain else []
