"""What a search needs from a game: the greedy bot's values, and chances to win.

A game without an evaluation is played at random; one without an outlook is played to its end.
"""

from collections.abc import Hashable, Sequence
from typing import Final

from fabletop.bots.outlook import Outlook, features_of, outlook_if_any
from fabletop.bots.plugin import plugin_of
from fabletop.core.errors import RulesError
from fabletop.core.game import Game, Result
from fabletop.core.question import Option, Question
from fabletop.core.table import AnyTable
from fabletop.core.view import AnyView

END: Final = "end"
"""The feature that stands for the result of a finished game."""

MOST_KNOWN: Final = 4_000
"""For how many questions a judge remembers the values at most."""

END_WEIGHT: Final = 4.0
"""The weight of a finished game's result, compared with the features of a running game."""


NEAREST: Final = 0.5
"""The value of coming nearest in a game that nobody wins."""


class Judge:
    def __init__(self, game: str, weights: Outlook | None = None) -> None:
        plugin = plugin_of(game)
        self._values, self._alike, self._glance = plugin.values, plugin.alike, plugin.glance
        self._known: dict[Hashable, Sequence[float]] = {}
        self._outlook = weights or outlook_if_any(game)
        self.names = (*(self._outlook.names if self._outlook else ()), END)

    @property
    def blind(self) -> bool:
        """Whether the judge cannot rate a running game."""
        return self._outlook is None

    def values(self, question: Question, view: AnyView) -> Sequence[float]:
        if self._values is None:
            return [0.0] * len(question.options)
        return self._values(question, view)

    def look(self, game: Game, table: AnyTable, seat: int) -> AnyView:
        """All that a seat sees and the judge reads."""
        return game.view(table, seat) if self._glance is None else self._glance(table, seat)

    def values_at(self, game: Game, table: AnyTable, question: Question) -> Sequence[float]:
        """The same at a table, of which the view is made only if it is needed."""
        alike = None if self._alike is None else self._alike(table, question)
        if alike is None:
            return self.values(question, self.look(game, table, question.seat))
        found = self._known.get(alike)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self.values(question, self.look(game, table, question.seat))
            self._known[alike] = found
        return found

    def ranked(self, question: Question, values: Sequence[float]) -> list[Option]:
        """The options, the best one first; options of equal value keep their order."""
        options = question.options
        order = sorted(range(len(options)), key=values.__getitem__, reverse=True)
        return [options[number] for number in order]

    def chances(self, view: AnyView, seat: int) -> "EndValues":
        """Every seat's chance to win a running game, and each feature's share for one seat."""
        if self._outlook is None:
            raise RulesError("a game without an outlook must be played to its end")
        chances, shares = self._outlook.standing(view, seat)
        return chances, [*shares, 0.0]

    def ended(self, game: str, result: Result, view: AnyView, seat: int) -> "EndValues":
        """The value of a finished game to every seat. Coming nearest in a game that nobody wins is
        worth half a win; where all play together, there is only a win or a loss."""
        seats, winners = len(result.places), result.winners
        features = features_of(game)
        if features is not None and features.together(view):
            even, share, first = 0.5, 1.0, winners
        else:
            first = result.nearest
            even, share = 1 / seats, (1.0 if winners else NEAREST) / len(first)
        chances = [share if number in first else 0.0 for number in range(seats)]
        shares = [0.0] * (len(self.names) - 1)
        return chances, [*shares, END_WEIGHT * (chances[seat] - even)]


EndValues = tuple[Sequence[float], list[float]]
"""Chances of all seats, and the shares of the features."""
