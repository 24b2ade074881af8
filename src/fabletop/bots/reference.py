"""The reference bot: a measure that stays the same while all other bots change.

Never edit this file. Strengths that were measured against this bot in different years can be
compared only because it answers the same question in the same way for ever. It reads nothing but
the question and its own count, and asks no evaluation: of two options that a hash draws it takes
the one of more words, because doing something usually says more than doing nothing.
"""

from collections.abc import Callable
from hashlib import sha256

from fabletop.core.question import Option, Question
from fabletop.core.view import AnyView


class Reference:
    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._asked = 0

    def choose(self, question: Question, _look: Callable[[], AnyView]) -> Option:
        self._asked += 1
        options = [" ".join(map(str, option)) for option in question.options]
        known = [str(self._seed), str(self._asked), str(question.seat), question.kind, *options]
        drawn = sha256("\n".join(known).encode()).digest()
        one = int.from_bytes(drawn[:8], "big") % len(options)
        other = int.from_bytes(drawn[8:16], "big") % len(options)
        wordier = len(question.options[other]) > len(question.options[one])
        return question.options[other if wordier else one]
