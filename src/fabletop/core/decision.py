"""An open question as every front end sees it; labels and refusals are computed on request."""

from collections.abc import Callable, Sequence
from typing import Generic

from fabletop.core.foretelling import Foretold
from fabletop.core.game import Game, T
from fabletop.core.painting import Picture, paint
from fabletop.core.position import Position
from fabletop.core.question import Option, Question, Refusal
from fabletop.core.texts.languages import ENGLISH
from fabletop.core.view import V


class Decision(Generic[T, V]):
    __slots__ = ("_foretold", "_game", "_position", "_table", "_view", "id", "question")

    def __init__(
        self,
        game: Game[T, V],
        table: T,
        question: Question,
        turn: str,
        position: Callable[[], Position[T, V]],
    ) -> None:
        """`position` returns the position at this question. It is called only when needed, and
        the position is not changed."""
        self._game = game
        self._table = table
        self._position = position
        self._view: V | None = None
        self._foretold: Foretold[T] | None = None
        self.question = question
        self.id = f"{turn}.{question.seat}"

    @property
    def seat(self) -> int:
        return self.question.seat

    @property
    def kind(self) -> str:
        return self.question.kind

    @property
    def options(self) -> Sequence[Option]:
        return self.question.options

    def view(self) -> V:
        """What the seat that is asked sees; built once."""
        if self._view is None:
            self._view = self._game.view(self._table, self.seat)
        return self._view

    def prompt(self, language: str = "en") -> str:
        return self._game.words(language).prompt(self.question, self.view())

    def labels(self, language: str = "en") -> list[str]:
        """A label for each option, in the order of the options, with everything that the option
        is certain to cost and to bring."""
        labels = self.describe(self.options, language)
        foretold = self.foretold()
        if not foretold:
            return labels
        english = labels if language == ENGLISH else self.describe(self.options)
        return [
            foretold.completed(option, label, plain, language)
            for option, label, plain in zip(self.options, labels, english, strict=True)
        ]

    def foretold(self) -> Foretold[T] | None:
        """The certain effects of the options, if the game can say what a seat holds."""
        if self._foretold is None:
            self._foretold = Foretold.of(self._position, self.seat)
        return self._foretold

    def fatal(self) -> list[bool]:
        """For each option, in order: is it certain to kill?"""
        foretold = self.foretold()
        return [foretold is not None and foretold.is_fatal(option) for option in self.options]

    def describe(self, options: Sequence[Option], language: str = "en") -> list[str]:
        """Labels without the certain effects, also for things that are refused."""
        words, view = self._game.words(language), self.view()
        return [words.label(option, view) for option in options]

    def refusals(self) -> Sequence[Refusal]:
        """What a player might expect to be able to do now and cannot, with the reasons."""
        return self._game.refusals(self._table, self.question)

    def why_not(self, language: str = "en") -> list[tuple[Refusal, str]]:
        words, view = self._game.words(language), self.view()
        return [(refusal, words.refuse(refusal, view)) for refusal in self.refusals()]

    def show(self, language: str = "en") -> Picture:
        """The question as a notebook shows it, for the seat that is asked."""
        return paint(lambda painter: painter.decision(self, language))

    def _repr_html_(self) -> str:
        return self.show().html
