"""Why not? For each kind of question, the options that a player might expect but cannot choose."""

from collections.abc import Callable
from typing import Final

from fabletop.core.question import Question, Refusal
from fabletop.games.prophecy.rules.battle.announcing import roll_refusals
from fabletop.games.prophecy.rules.battle.declaring import declare_refusals
from fabletop.games.prophecy.rules.battle.dice import reaction_refusals
from fabletop.games.prophecy.rules.battle.duel import attack_refusals, duel_kind_refusals
from fabletop.games.prophecy.rules.battle.start import kind_refusals
from fabletop.games.prophecy.rules.places.offers import space_refusals
from fabletop.games.prophecy.rules.turn.end_of_turn import prolonging_refusals
from fabletop.games.prophecy.rules.turn.movement import move_refusals
from fabletop.games.prophecy.rules.turn.own_turn import outside_refusals
from fabletop.games.prophecy.rules.turn.trade import compose_refusals, trade_refusals
from fabletop.games.prophecy.state import Hero, Table

EXPLAIN: Final[dict[str, Callable[[Table, Hero], list[Refusal]]]] = {
    "move": lambda table, hero: (
        move_refusals(table, hero) + trade_refusals(table, hero) + outside_refusals(table, hero)
    ),
    "swim": trade_refusals,
    "climb": trade_refusals,
    "fight": outside_refusals,
    "kind": kind_refusals,
    "attack": lambda table, hero: attack_refusals(table, hero) + outside_refusals(table, hero),
    "declare": lambda table, hero: _kinds(table, hero) + declare_refusals(table, hero),
    "announce": lambda table, hero: _kinds(table, hero) + roll_refusals(table, hero),
    "roll": lambda table, hero: _kinds(table, hero) + roll_refusals(table, hero),
    "rolled": reaction_refusals,
    "space": space_refusals,
    "spiral": prolonging_refusals,
    "compose": compose_refusals,
}


def _kinds(table: Table, hero: Hero) -> list[Refusal]:
    """The kinds of battle that she cannot choose, usually because of the price."""
    return kind_refusals(table, hero) + duel_kind_refusals(table, hero)


def refusals(table: Table, question: Question) -> list[Refusal]:
    hero = table.heroes[question.seat]
    explain = EXPLAIN.get(question.kind)
    found = explain(table, hero) if explain else []
    for why in table.parts.refusals.get(question.kind, ()):
        found += why(table, hero)
    return found
