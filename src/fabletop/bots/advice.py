"""Advice: what the best of the house would do in somebody's place, and why."""

from collections.abc import Sequence
from dataclasses import replace
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
    `iterations` is another number of tries than the adviser's own. Nothing is advised beside an
    option whose chance is told as higher."""
    search = Search(game.name, adviser(game.name, iterations), seed)
    return _as_told(search.think(question, look, also=also, tell=tell))


def _as_told(thought: Thought) -> Thought:
    """The thought with the highest of the chances that are told first. A bot that plays is more
    careful: it keeps to its favourite unless another option is better beyond luck. A reader who
    sees both numbers cannot follow that."""
    told = [one for one in thought.candidates if one.known]
    if not told:
        return thought
    best = max(told, key=lambda one: one.outcome)
    others = [one for one in thought.candidates if one is not best]
    return replace(thought, chosen=best.option, candidates=(best, *others))
