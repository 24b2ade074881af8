"""The fast path: the same coroutines, without checkpoints, chronicle or refusals."""

from collections.abc import Callable

from fabletop.core.game import Game, T
from fabletop.core.question import Option, Question

QuickChooser = Callable[[Question], Option]


def playout(game: Game[T], table: T, choose: QuickChooser, *, most: int = 1_000_000) -> int:
    """Play a table to its end, or up to the step in which `most` real choices are reached.
    Returns how many were made.

    Only questions with two or more options are passed to `choose`; forced ones are answered here.
    """
    choices = 0
    begin = game.step
    while choices < most:
        step = begin(table)
        if step is None:
            break
        send = step.send
        try:
            asked = send(None)
            while True:
                if isinstance(asked, Question):
                    options = asked.options
                    if len(options) > 1:
                        choices += 1
                        asked = send(choose(asked))
                    else:
                        asked = send(options[0])
                else:
                    choices += sum(len(q.options) > 1 for q in asked)
                    answers = [_answer(q, choose) for q in asked]
                    asked = send(tuple(answers))
        except StopIteration:
            continue
    return choices


def _answer(question: Question, choose: QuickChooser) -> Option:
    return choose(question) if len(question.options) > 1 else question.options[0]
