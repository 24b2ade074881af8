"""A number for every option of a game, the same in every game of the same version.

The numbers come from declared patterns, not from play. Options that no pattern covers get spare
numbers at the end, in the order of the question's options, so that no game ever fails.
"""

import hashlib

from fabletop.core import plugins
from fabletop.core.errors import IllegalAnswer, RulesError
from fabletop.core.question import Option, Question, show
from fabletop.envs.patterns import Pattern, number_patterns
from fabletop.envs.plugin import declared


class Vocabulary:
    """The options of a game as numbers from 0 to `size` - 1."""

    def __init__(self, game: str) -> None:
        own = declared(game)
        self.game = game
        self.version = f"{game}-{own.actions_version}"
        self.patterns: tuple[Pattern, ...] = number_patterns(own.actions, own.domains())
        self._options = [option for pattern in self.patterns for option in pattern.options]
        self._numbers = {option: number for number, option in enumerate(self._options)}
        self.spare = len(self._options)
        """The first of the spare numbers."""
        self.size = self.spare + own.spare

    @property
    def hash(self) -> str:
        """A hash of the whole list: if it changes, the version must change."""
        text = "\n".join(map(show, self._options))
        return hashlib.sha256(f"{text}\n{self.size}".encode()).hexdigest()[:16]

    def number(self, option: Option, question: Question) -> int:
        """The number of one of the question's options."""
        found = self._numbers.get(option)
        if found is not None:
            return found
        uncovered = self._uncovered(question)
        if option not in uncovered:
            raise IllegalAnswer(_not_possible(show(option), question))
        return self._spare(uncovered.index(option), question)

    def numbers(self, question: Question) -> list[int]:
        """A number for each option, in the order of the options."""
        try:
            return [self._numbers[option] for option in question.options]
        except KeyError:
            return [self.number(option, question) for option in question.options]

    def option(self, number: int, question: Question) -> Option:
        """The option of the question with this number."""
        if 0 <= number < self.spare:
            option = self._options[number]
            if option in question.options:
                return option
        elif self.spare <= number < self.size:
            uncovered = self._uncovered(question)
            if number - self.spare < len(uncovered):
                return uncovered[number - self.spare]
        raise IllegalAnswer(_not_possible(f"{number} ({self.name(number)})", question))

    def name(self, number: int) -> str:
        """The option as text, or which of the spare numbers it is."""
        if 0 <= number < self.spare:
            return show(self._options[number])
        if self.spare <= number < self.size:
            return f"spare {number - self.spare}"
        return f"not a number of {self.version}, which has 0 to {self.size - 1}"

    def _uncovered(self, question: Question) -> list[Option]:
        return [option for option in question.options if option not in self._numbers]

    def _spare(self, place: int, question: Question) -> int:
        if self.spare + place >= self.size:
            raise RulesError(
                f"{self.version} has {self.size - self.spare} spare numbers, but more are needed "
                f"for {question!r}: add a pattern for these options"
            )
        return self.spare + place


def _not_possible(what: str, question: Question) -> str:
    offered = "; ".join(map(show, question.options))
    return f"{what} is not possible now ({question.kind}); possible: {offered}"


@plugins.cached
def vocabulary(game: str) -> Vocabulary:
    return Vocabulary(game)
