"""Gymnasium: one seat of a game, with bots in the others. Importing this module registers
`fabletop/Prophecy-v3`, `fabletop/Seasons-v1` and `fabletop/Wizards-v2`."""

from collections.abc import Mapping, Sequence
from typing import SupportsInt

from fabletop.envs.needs import needs
from fabletop.envs.one_seat import Chair
from fabletop.envs.plugin import declared_games
from fabletop.envs.setup import MOST, Setup, environment_version
from fabletop.envs.spaces import Info, Observed, action_space, observation_space, shaped
from fabletop.envs.telling import Telling

with needs("envs"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

METADATA = {"render_modes": ["ansi", "human"], "render_fps": 1}


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """One seat of a game. The reward comes at the end of the game."""

    metadata = METADATA

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        observation: str = "vector",
        mask: bool = True,
        reward: str = "place",
        illegal: str = "lose",
        penalty: float = -1.0,
        most: int = MOST,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        setup = Setup(game, players, options, reward=reward, most=most)
        self.observation_space = observation_space(setup, observation)
        self.action_space = action_space(setup)
        self.render_mode = render_mode
        self.setup = setup
        self.chair = Chair(
            *(setup, seat, opponents),
            illegal=illegal,
            penalty=penalty,
            memory=render_mode is not None,
        )
        self._shape = observation
        self._with_mask = mask
        self._language = language
        self._telling = Telling(language)

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observed, Info]:
        """Start a new game. The seed is the seed of the table; without one it is random."""
        super().reset(seed=seed, options=options)
        self.chair.reset(table_seed(seed, self.np_random))
        self._telling = Telling(self._language)
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[Observed, float, bool, bool, Info]:
        self.chair.step(int(action))
        row, remarks = self._seen()
        if self.render_mode == "human":
            self.render()
        chair = self.chair
        return row, chair.reward, chair.terminated, chair.truncated, remarks

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every possible answer; sb3-contrib's MaskablePPO calls this method by its name."""
        return self.chair.mask()

    def render(self) -> str | None:
        """What has happened and what is asked, as text."""
        if self.render_mode is None:
            return None
        text = self._telling.text(self.chair.episode, self.chair.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        self.chair.close()

    def _seen(self) -> tuple[Observed, Info]:
        chair = self.chair
        row = chair.episode.vector(chair.seat)
        remarks = chair.state(mask=self._with_mask) | (chair.remarks() if chair.ended else {})
        return shaped(self.setup.observation, row, self._shape), remarks


def table_seed(seed: int | None, random: np.random.Generator) -> int:
    """The seed of a table: the given one, or the next one from the generator."""
    return int(random.integers(2**63)) if seed is None else seed


def register() -> None:
    """Register the ids of all games. Their version increases with that of the numbers or of the
    observation."""
    for game in declared_games():
        name = f"fabletop/{game.capitalize()}-v{environment_version(game)}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point="fabletop.envs.vector:SeatsEnv",
                kwargs={"game": game},
            )


register()
