"""On what the judgement of a position depends, as values that can be compared: a bot that meets the
same situation again need not judge it again. They hold nothing that the seat does not see."""

from collections.abc import Hashable
from typing import Final

from fabletop.core.question import Question
from fabletop.games.wizards.pieces import Variants
from fabletop.games.wizards.rules.encounters.mentors import why_not_advance
from fabletop.games.wizards.seen.view import UNKNOWN, WizardsView
from fabletop.games.wizards.state import AWAY, EVERYONE, Player, Table

Situation = tuple[Hashable, ...]

ON_THE_WAY: Final = frozenset({"walk", "turn"})
"""The kinds of question whose options are judged by the situation and the way ahead alone."""


def alike(table: Table, question: Question) -> Situation | None:
    """Questions are judged alike where this is equal; None if all of the view may count."""
    if question.kind not in ON_THE_WAY:
        return None
    player = table.players[question.seat]
    return (
        question.kind,
        *_situation(table, question.seat),
        player.space,
        player.swift,
        player.animal,
        table.moved > 0,
        _dragon_beside(table, player),
        _boats(table, question),
        (*question.options,),
    )


def _dragon_beside(table: Table, player: Player) -> int:
    """Where the Dragon is, if it is so near that a step could meet it."""
    here, dragon = player.space, table.dragon
    near = here != AWAY and (dragon == here or dragon in table.isles.steps[here])
    return dragon if near else AWAY


def _boats(table: Table, question: Question) -> Situation:
    """The boats and who is in them, if one can be called."""
    for option in question.options:
        if option[0] in ("boat", "whistle"):
            players = (*[one.boat for one in table.players],)
            return (*[(boat.space, boat.demons) for boat in table.boats], players)
    return ()


def situation(view: WizardsView, seat: int) -> Situation:
    """All that makes spaces worth a journey to a player, wherever she is: what she has and lacks,
    where she may not go, and what is on the map besides boats and other players."""
    return _situation(view._table, seat)


def _situation(table: Table, seat: int) -> Situation:
    player = table.players[seat]
    return (
        table.box,
        table.isles,
        _rules(table.variants),
        seat,
        why_not_advance(table, seat)[0] if player.order else "",
        *_condition(player),
        (*[(one.card, one.mandatory, *one.places, *one.done, one.named) for one in player.tasks],),
        (*player.visits.items(),),
        (*table.dead,),
        (*table.demons,),
        (
            *[
                (one.card if one.known == EVERYONE or one.known >> seat & 1 else UNKNOWN, one.space)
                for one in table.standing
            ],
        ),
    )


def _rules(variants: Variants) -> Situation:
    """The variants that change what a player needs or which spells she has."""
    return variants.winning, variants.escape, variants.taming, variants.druids


def _condition(player: Player) -> Situation:
    return (
        player.order,
        player.rank,
        *player.points,
        player.dazed,
        player.bound,
        player.crest,
        player.cast,
        player.just_met,
        (*[held.card for held in player.events],),
    )
