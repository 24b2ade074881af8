"""What an environment plays: the game and its options, the number of seats, the reward, and at most
how many decisions. It is checked once and shared by all episodes."""

from collections.abc import Mapping
from functools import cached_property

from fabletop.core.errors import BadSetup
from fabletop.core.game import Game, Options, Result, settle
from fabletop.core.registry import find
from fabletop.envs.observation import Observation, observation
from fabletop.envs.plugin import declared
from fabletop.envs.rewards import REWARDS, Reward, plays_together
from fabletop.envs.vocabulary import Vocabulary, vocabulary

MOST = 10_000
"""A game is truncated after this many decisions of all seats together; random games of all three
take a few hundred."""


class Setup:
    """With `forced`, questions with a single option are asked, too; otherwise they are answered
    automatically."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "place",
        most: int = MOST,
        forced: bool = False,
    ) -> None:
        self.game: Game = find(game)
        self.players = players
        self.options: Options = settle(self.game, options or {}, players)
        self.game.data_hash(self.options)
        if reward not in REWARDS:
            raise BadSetup(f"there is no reward {reward!r}; there is: {', '.join(REWARDS)}")
        if most < 1:
            raise BadSetup(f"a game needs at least one decision, not {most}")
        self.reward: Reward = reward
        self.most = most
        self.forced = forced
        self.together = plays_together(self.options, players)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return vocabulary(self.game.name)

    @cached_property
    def observation(self) -> Observation:
        return observation(self.game.name)

    def rewards(self, result: Result | None) -> list[float]:
        """The reward of each seat; 0 if the game has no result."""
        if result is None:
            return [0.0] * self.players
        return REWARDS[self.reward](result, self.together)

    @property
    def version(self) -> int:
        return environment_version(self.game.name)

    def __deepcopy__(self, _memo: object) -> "Setup":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _setup, (
            *(self.game.name, self.players, self.options),
            *(self.reward, self.most, self.forced),
        )


def _setup(
    game: str, players: int, options: Options, reward: str, most: int, forced: bool
) -> Setup:
    return Setup(game, players, options, reward=reward, most=most, forced=forced)


def environment_version(game: str) -> int:
    """Increases with the version of the numbers and with that of the observation."""
    return declared(game).actions_version + declared(game).observation_version - 1
