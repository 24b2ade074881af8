"""Random late positions, which games from the start seldom reach, for the checks.

A game that can deal them has a method `rich`. `Late` is the same game, except that its tables begin
there. So everything that plays, saves or replays a game works from such a position, too.
"""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar, runtime_checkable

from fabletop.core.chance import DEAL, Chance
from fabletop.core.errors import BadSetup, RulesError
from fabletop.core.game import Game, Options, T
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question
from fabletop.core.seeds import Seed
from fabletop.core.table import Table

NAMED = 3
"""How much likelier options that name a thing are than those of one word, such as "end"."""

OPTIONAL = ("holdings", "outcome", "label_exceptions", "readings", "prices")
"""What a game may offer besides, for checks of its labels and prices."""

X = TypeVar("X")
Dealt = TypeVar("Dealt", bound=Table, covariant=True)


@runtime_checkable
class Rich(Protocol[Dealt]):
    """A game that deals random late positions by a seed. Each must be reachable in play."""

    def rich(self, options: Options, seats: int, seed: Seed) -> Dealt: ...


class Late(Generic[T]):
    """A game whose tables begin in late positions."""

    def __init__(self, game: Game[T]) -> None:
        if not isinstance(game, Rich):
            raise BadSetup(f"{game.name} deals no rich positions; it has no method `rich`")
        self._game: Game[T] = game
        self._rich: Rich[T] = game
        self.name, self.ruleset = game.name, game.ruleset
        self.seats, self.settings, self.revealing = game.seats, game.settings, game.revealing
        self.data_hash, self.step, self.result = game.data_hash, game.step, game.result
        self.rounds, self.view, self.refusals = game.rounds, game.view, game.refusals
        self.reimagine, self.invariants = game.reimagine, game.invariants
        self.dump, self.load, self.words = game.dump, game.load, game.words
        self.library, self.rulebook = game.library, game.rulebook
        self.rules_about = game.rules_about
        for name in OPTIONAL:
            if hasattr(game, name):
                setattr(self, name, getattr(game, name))

    def new(self, options: Options, seats: int, seed: Seed) -> T:
        """A position that breaks the game's invariants is a bug in its `rich` method."""
        table = self._rich.rich(options, seats, seed)
        broken = self._game.invariants(table)
        if broken:
            raise RulesError(f"an impossible position was dealt: {broken[0]}")
        return table


class Luck:
    """Random choices for dealing positions."""

    def __init__(self, seed: Seed) -> None:
        self._chance = Chance.seeded(seed)

    def below(self, limit: int) -> int:
        return self._chance.below(DEAL, limit)

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)

    def once_in(self, times: int) -> bool:
        return self.below(times) == 0

    def one(self, things: Sequence[X]) -> X:
        return things[self.below(len(things))]

    def some(self, things: Sequence[X], count: int) -> list[X]:
        """`count` different ones, or all if there are fewer, in random order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]

    def draw(self, pile: list[X], count: int) -> list[X]:
        """Like `some`, but they are removed from the pile."""
        return [pile.pop(self.below(len(pile))) for _ in range(min(count, len(pile)))]

    def few_or_many(self, most: int) -> int:
        """Often 0 or `most`, because rules tend to fail at the extremes."""
        return self.one((0, most, self.between(0, most), self.between(0, most)))


class Varied:
    """First chooses a kind of option at random, so that kinds with few options are taken as often
    as those with many."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, question: Question, _glimpse: Glimpse) -> Option:
        kinds: dict[str | int, list[Option]] = {}
        for option in question.options:
            kinds.setdefault(option[0] if option else "", []).append(option)
        weighed = [
            kind
            for kind, options in kinds.items()
            for _ in range(NAMED if len(options[0]) > 1 else 1)
        ]
        return self._luck.one(kinds[self._luck.one(weighed)])
