"""One try: an option is taken in an imagined world and the game goes on, first down the tree, then
by the greedy bot's evaluation, until the outlook rates the position."""

from collections.abc import Callable
from random import Random
from typing import Final

from fabletop.bots.search.budget import Budget
from fabletop.bots.search.judge import EndValues, Judge
from fabletop.bots.search.tree import Arm, Node
from fabletop.core.game import Game
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question
from fabletop.core.walk import Walk

RESTLESS: Final = 0.01
"""The share of random choices in a playout. Without it, two seats could wait forever."""

Choose = Callable[[Question], Option]


class Try:
    """A try of one option. The same seed gives the same world and the same luck to every option,
    so that they can be compared."""

    def __init__(self, judge: Judge, budget: Budget, look: Glimpse, seed: int) -> None:
        self._judge = judge
        self._budget = budget
        self._seat = look.seat
        self._random = Random(seed).random
        self._walk: Walk = look.imagine(seed)
        self._game: Game = self._walk.game
        self._learnt: list[tuple[Node, Option, int]] = []

    def play(self, first: Option, arm: Arm) -> EndValues:
        """Play the option in this world, and return its value to all seats; updates the tree."""
        walk = self._walk
        begun = self._game.rounds(walk.table)
        walk.answer(self._answers(lambda question: self._opening(question, first)))
        self._descend(arm)
        ending = self._roll_out(begun)
        for node, option, seat in self._learnt:
            node.learn(option, ending[0][seat])
        return ending

    def _answers(self, choose: Choose) -> Option | tuple[Option, ...]:
        """The answer to the current question, or the answers of all seats asked at once."""
        asked = self._walk.asked
        if isinstance(asked, Question):
            return choose(asked)
        return tuple(
            choose(question) if len(question.options) > 1 else question.options[0]
            for question in asked or ()
        )

    def _opening(self, question: Question, first: Option) -> Option:
        return first if question.seat == self._seat else self._judged(question)

    def _descend(self, arm: Arm) -> None:
        """Walk down the tree, up to and including the first question that is new to it."""
        walk, fresh = self._walk, False
        while not fresh and walk.asked is not None:
            picks: list[Option] = []
            asked = walk.asked if isinstance(walk.asked, tuple) else (walk.asked,)
            for question in asked:
                if len(question.options) == 1:
                    picks.append(question.options[0])
                    continue
                node = arm.next(question)
                fresh = fresh or not node.visits
                option = self._picked(node, question)
                self._learnt.append((node, option, question.seat))
                arm = node.arm(option)
                picks.append(option)
            walk.answer(tuple(picks) if isinstance(walk.asked, tuple) else picks[0])

    def _picked(self, node: Node, question: Question) -> Option:
        game, table = self._game, self._walk.table
        if not node.visits and not self._learnt and question.seat == self._seat:
            node.mark = mark(question, game.view(table, question.seat))
        values = self._judge.values_at(game, table, question)
        ranked = self._judge.ranked(question, values)[: self._budget.breadth]
        return node.pick(ranked, self._budget.curiosity)

    def _roll_out(self, begun: int) -> EndValues:
        walk, game, judge, budget = self._walk, self._game, self._judge, self._budget
        table, last = walk.table, begun + budget.rounds
        endless = not budget.rounds or judge.blind
        left = budget.depth if not judge.blind else -1
        while walk.asked is not None and left != 0 and (endless or game.rounds(table) < last):
            asked = walk.asked
            if isinstance(asked, Question):
                walk.answer(self._judged(asked))
            else:
                walk.answer(self._answers(self._judged))
            left -= 1
        result = game.result(table)
        view = judge.look(game, table, self._seat)
        if result is not None:
            return judge.ended(game.name, result, view, self._seat)
        return judge.chances(view, self._seat)

    def _judged(self, question: Question) -> Option:
        """The greedy bot's choice, or now and then a random one."""
        options, luck = question.options, self._random()
        if luck < RESTLESS or (self._budget.sense < 1.0 and luck > self._budget.sense):
            return options[int(self._random() * len(options))]
        values = self._judge.values_at(self._game, self._walk.table, question)
        highest = max(values)
        if values.count(highest) == 1:
            return options[values.index(highest)]
        best = [option for option, value in zip(options, values, strict=True) if value == highest]
        return best[int(self._random() * len(best))]


def mark(question: Question, view: object) -> str:
    """A text by which a question with its view is recognised later."""
    return f"{question!r} {view!r}"
