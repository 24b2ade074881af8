"""Advice: what the best of the house would do in somebody's place, and why."""

from collections.abc import Sequence
from typing import Any

from fabletop.bots.levels import adviser
from fabletop.bots.search.search import Search
from fabletop.bots.thought import Thought
from fabletop.core.game import Game
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question


def advise(
    game: Game[Any],
    question: Question,
    look: Glimpse[Any],
    seed: int,
    *,
    also: Sequence[Option] = (),
    iterations: int | None = None,
    tell: bool = True,
) -> Thought:
    """A thought about a question with two or more options. Those in `also` are tried in any case;
    `iterations` is another number of tries than the adviser's own."""
    search = Search(game.name, adviser(game.name, iterations), seed)
    return search.think(question, look, also=also, tell=tell)
