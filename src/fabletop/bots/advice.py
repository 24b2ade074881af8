"""Advice: what our strongest bot would do in a player's place, and why."""

from collections.abc import Sequence
from dataclasses import replace

from fabletop.bots.levels import adviser
from fabletop.bots.search.search import Search
from fabletop.bots.thought import Thought
from fabletop.core.game import Game
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question


def advise(
    game: Game,
    question: Question,
    look: Glimpse,
    seed: int,
    *,
    also: Sequence[Option] = (),
    iterations: int | None = None,
    tell: bool = True,
) -> Thought:
    """A thought about a question with two or more options. The options in `also` are always tried;
    `iterations` replaces the adviser's usual number of tries. The advised option is always the one
    with the highest chance shown."""
    search = Search(game.name, adviser(game.name, iterations), seed)
    return _as_told(search.think(question, look, also=also, tell=tell))


def _as_told(thought: Thought) -> Thought:
    """The thought with the option that shows the highest chance put first. A bot that plays is more
    careful: it keeps its favourite unless another option is significantly better. That would
    puzzle a reader who sees both numbers."""
    told = [one for one in thought.candidates if one.known]
    if not told:
        return thought
    best = max(told, key=lambda one: one.outcome)
    others = [one for one in thought.candidates if one is not best]
    return replace(thought, chosen=best.option, candidates=(best, *others))
