"""Whether the bots read the fields that a change modifies. There is no list of such fields: games
of the base are played, and wherever the card is visible, the same choice is judged with and without
the changed field. A field that never changes a judgement counts as not read. What the field did
to the table during the game does not count as reading; what it does from the start does (see
`ChangedTable`).
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from fabletop.bots.bot import QUICK
from fabletop.bots.levels import EASY, level_named
from fabletop.bots.outside.named import is_outside
from fabletop.bots.plugin import plugin_of
from fabletop.bots.search.judge import Judge
from fabletop.core.game import Game, Options
from fabletop.core.position import Position
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.core.view import AnyView, plain
from fabletop.lab.playing.simulate import RANDOM, own_seed
from fabletop.lab.trial.arms import CARDS, Trial
from fabletop.lab.trial.fields import ChangedField

CHOICES = 2_000
"""After how many choices no further game is started."""

VALUES, OUTLOOK = "values", "outlook"
"""How bots judge: by the values of options, and by the outlook of a whole table."""


@dataclass(slots=True)
class Looked:
    """How often the card of a field was visible, and which kinds of judgement read the field."""

    moved: ChangedField
    looks: int = 0
    read_by: set[str] = field(default_factory=set)


def searches(bot: str) -> bool:
    named = None if is_outside(bot) else level_named(bot)
    return named is not None and named.level != EASY


def faculties(bot: str) -> tuple[str, ...] | None:
    """The kinds of judgement that a bot uses; None for a bot from outside, where it is unknown."""
    if is_outside(bot):
        return None
    if searches(bot):
        return VALUES, OUTLOOK
    return () if bot in QUICK and bot != "greedy" else (VALUES,)


def look(trial: Trial, moved: Sequence[ChangedField]) -> list[Looked]:
    """Find out which fields are read, in games of the base."""
    found = [Looked(one) for one in moved]
    wanted = {way for bot in trial.base.bots for way in faculties(bot) or ()}
    judge, choices = Judge(trial.base.game), 0
    for deal in range(trial.deals):
        unread = [one for one in found if wanted - one.read_by]
        if not unread or choices >= CHOICES:
            break
        choices += _look_at_a_game(trial, deal, judge, unread, wanted)
    return found


def _look_at_a_game(
    trial: Trial, deal: int, judge: Judge, found: Sequence[Looked], wanted: set[str]
) -> int:
    """Play one game with quick bots and check the fields. Returns the number of its choices."""
    base, game, seed = trial.base, find(trial.base.game), own_seed(trial.base.seed, deal)
    bot = QUICK["greedy" if plugin_of(base.game).values else RANDOM](base.game, seed)
    position = _begun(game, base.options, len(base.bots), seed)
    others = {
        one.moved.name: ChangedTable(
            one.moved.options,
            position,
            _begun(game, one.moved.options, len(base.bots), seed),
        )
        for one in found
    }
    choices = 0
    while not position.over:
        question = position.open[0]
        option = question.options[0]
        if len(question.options) > 1:
            choices += 1
            _look_once(position, question, judge, found, others, wanted)
            option = bot.choose(question, partial(_view, position, question))
        position.answer(option, question.seat)
        for other in others.values():
            other.follow(question, option)
    return choices


def _begun(game: Game, options: Options, seats: int, seed: int) -> Position:
    return Position(game, game.new(options, seats, seed))


class ChangedTable:
    """The same table with changed cards. If the change affects the table from the start, such as a
    stronger hero, a second table is played in parallel as long as both ask the same questions;
    otherwise the current position is loaded with the changed cards."""

    def __init__(self, options: Options, first: Position, beside: Position) -> None:
        dump, self._options = first.game.dump, options
        alike = dump(first.table) == dump(beside.table)
        self._beside = None if alike else beside

    def view(self, position: Position, question: Question) -> AnyView:
        if self._beside is not None and _asks(self._beside, question):
            return _view(self._beside, question)
        game = position.game
        return game.view(game.load(self._options, game.dump(position.table)), question.seat)

    def follow(self, question: Question, option: Option) -> None:
        if self._beside is not None and _asks(self._beside, question):
            self._beside.answer(option, question.seat)
        else:
            self._beside = None


def _asks(position: Position, question: Question) -> bool:
    """Whether a position asks the same question."""
    asked = () if position.over else position.open[:1]
    return any(
        (one.seat, one.kind, one.subject, *one.options)
        == (question.seat, question.kind, question.subject, *question.options)
        for one in asked
    )


def _view(position: Position, question: Question) -> AnyView:
    return position.game.view(position.table, question.seat)


def _look_once(
    position: Position,
    question: Question,
    judge: Judge,
    found: Sequence[Looked],
    others: Mapping[str, ChangedTable],
    wanted: set[str],
) -> None:
    view = _view(position, question)
    text = json.dumps([plain(view) | {CARDS: None}, question.options], default=str)
    seen = [one for one in found if re.search(rf"\b{one.moved.card}\b", text)]
    before = {way: _judged(judge, way, question, view) for way in wanted if seen}
    for one in seen:
        one.looks += 1
        other = others[one.moved.name].view(position, question)
        for way in wanted - one.read_by:
            if _judged(judge, way, question, other) != before[way]:
                one.read_by.add(way)


def _judged(judge: Judge, way: str, question: Question, view: AnyView) -> list[float]:
    if way == VALUES:
        return list(judge.values(question, view))
    return [] if judge.blind else list(judge.chances(view, question.seat)[0])
