"""Games are played under the conformance checks until certain cards have come into play.

`python -m tests.games.in_play seasons moonlit_pearl` says "moonlit_pearl" when all was well.
"""

import sys
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from fabletop.core.conformance.games import check_game
from fabletop.core.glimpse import Glimpse
from fabletop.core.match import Match
from fabletop.core.question import Option, Question
from fabletop.core.registry import find

MOST_GAMES = 20
EVERY = 20
"""The expensive checks are made at one decision out of this many."""


def play_until_seen(name: str, options: Mapping[str, object], cards: Iterable[str]) -> set[str]:
    """The cards that a chronicle has named; players who can use one of them do so."""
    wanted, seen = set(cards), set[str]()

    def witness(match: Match[Any]) -> None:
        told = {word for _, event in match.chronicle(None) for word in event.told}
        seen.update(wanted & {str(word) for word in told})

    for seed in range(MOST_GAMES):
        luck = Random(seed)

        def choose(question: Question, _look: Glimpse[Any], luck: Random = luck) -> Option:
            eager = [option for option in question.options if wanted & {*map(str, option)}]
            return luck.choice(eager or question.options)

        report = check_game(
            find(name),
            options=options,
            seats=3,
            seed=seed,
            choose=choose,
            every=EVERY,
            whole=MOST_GAMES,
            witness=witness,
        )
        assert report.violations == []
        if seen == wanted:
            break
    return seen


if __name__ == "__main__":
    settings = dict(word.split("=") for word in sys.argv[2:] if "=" in word)
    named = [word for word in sys.argv[2:] if "=" not in word]
    print(*sorted(play_until_seen(sys.argv[1], settings, named)))
