"""Gymnasium's vector environment: many tables in one process, one seat at each, written into
preallocated arrays. Results are the same as those of `gymnasium.vector.SyncVectorEnv` with as many
single environments, in each of its autoreset modes."""

from collections.abc import Sequence

from fabletop.envs.gym import METADATA, table_seed
from fabletop.envs.needs import needs
from fabletop.envs.one_seat import Chair
from fabletop.envs.setup import MOST, Setup
from fabletop.envs.spaces import Info, Observed, action_space, observation_space, shaped

with needs("envs"):
    import numpy as np
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Answers = NDArray[np.integer] | Sequence[int]
Flags = NDArray[np.bool_]


class SeatsEnv(VectorEnv[Observed, Answers, NDArray[np.generic]]):
    """Without `copy`, the next step overwrites the arrays that were returned."""

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int = 2,
        options: dict[str, object] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        observation: str = "vector",
        mask: bool = True,
        reward: str = "place",
        illegal: str = "lose",
        penalty: float = -1.0,
        most: int = MOST,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        setup = Setup(game, players, options, reward=reward, most=most)
        self.setup = setup
        self.num_envs = num_envs
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": self.mode}
        self.single_observation_space = observation_space(setup, observation)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space(setup)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.chairs = [
            Chair(setup, seat, opponents, illegal=illegal, penalty=penalty) for _ in range(num_envs)
        ]
        self._random: list[np.random.Generator | None] = [None] * num_envs
        self._shape = observation
        self._copy = copy
        self._rows = np.zeros((num_envs, setup.observation.size), np.float32)
        self._masks = np.zeros((num_envs, setup.vocabulary.size), np.int8) if mask else None
        self._rewards = np.zeros(num_envs)
        self._terminated = np.zeros(num_envs, np.bool_)
        self._truncated = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Info | None = None,
    ) -> tuple[Observed, Info]:
        """Start new games at all tables, or at those in `options["reset_mask"]`. A single seed is
        for the first table, and the others count up from it; a list has one for each."""
        seeds = self._seeds(seed)
        chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        for lane, own in enumerate(seeds):
            if chosen[lane]:
                self._deal(lane, own)
                self._fill(lane)
        self._terminated[chosen] = self._truncated[chosen] = False
        return self._seen(), self._remarks({}, chosen)

    def step(self, actions: Answers) -> tuple[Observed, NDArray[np.float64], Flags, Flags, Info]:
        ended = self._terminated | self._truncated
        remarks: Info = {}
        for lane, chair in enumerate(self.chairs):
            if ended[lane] and self.mode is AutoresetMode.NEXT_STEP:
                self._deal(lane, None)
                self._rewards[lane] = 0.0
                self._terminated[lane] = self._truncated[lane] = False
            else:
                chair.step(int(actions[lane]))
                self._rewards[lane] = chair.reward
                self._terminated[lane] = chair.terminated
                self._truncated[lane] = chair.truncated
                if chair.ended:
                    remarks = self._end(lane, remarks)
            self._fill(lane)
        every = np.ones(self.num_envs, np.bool_)
        rewards, terminated = self._rewards.copy(), self._terminated.copy()
        seen, remarks = self._seen(), self._remarks(remarks, every)
        return seen, rewards, terminated, self._truncated.copy(), remarks

    def close_extras(self, **_kwargs: object) -> None:
        for chair in self.chairs:
            chair.close()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return range(seed, seed + self.num_envs)
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} tables; give one for each")
        return seed

    def _fill(self, lane: int) -> None:
        masks = self._masks
        self.chairs[lane].fill(self._rows[lane], None if masks is None else masks[lane])

    def _deal(self, lane: int, seed: int | None) -> None:
        random = self._random[lane]
        if random is None or seed is not None:
            random, _ = seeding.np_random(seed)
            self._random[lane] = random
        self.chairs[lane].reset(table_seed(seed, random))

    def _end(self, lane: int, remarks: Info) -> Info:
        """The `info` of a game that has ended; in the mode SAME_STEP the next one begins at once,
        and the `info` includes the last observation."""
        chair = self.chairs[lane]
        if self.mode is not AutoresetMode.SAME_STEP:
            return self._add_info(remarks, chair.remarks(), lane)
        last = {
            "final_obs": self._shaped(chair.episode.vector(chair.seat)),
            "final_info": chair.state(mask=self._masks is not None) | chair.remarks(),
        }
        self._deal(lane, None)
        return self._add_info(remarks, last, lane)

    def _remarks(self, remarks: Info, told: Flags) -> Info:
        """Add the possible answers, the seats and the seeds of the tables in `told`."""
        told_of: Info = {}
        if self._masks is not None:
            masks = self._masks.copy() if self._copy else self._masks
            told_of["action_mask"] = masks if told.all() else masks * told[:, None]
        legal = np.full(self.num_envs, None, object)
        for lane in np.flatnonzero(told):
            legal[lane] = self.chairs[lane].legal()
        told_of |= {
            "legal": legal,
            "seat": np.array([chair.seat for chair in self.chairs]) * told,
            "seed": np.array([chair.episode.seed for chair in self.chairs]) * told,
        }
        return remarks | told_of | {f"_{name}": told.copy() for name in told_of}

    def _seen(self) -> Observed:
        return self._shaped(self._rows.copy() if self._copy else self._rows)

    def _shaped(self, rows: NDArray[np.float32]) -> Observed:
        return shaped(self.setup.observation, rows, self._shape)
