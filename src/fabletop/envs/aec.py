"""PettingZoo's AEC environment: every seat of a game is an agent; the seat that is asked is
selected.

Questions to several seats at once are asked one after the other; nobody sees an answer before all
have answered. `env` adds PettingZoo's usual wrappers: an illegal action ends the game, with
`illegal_reward` for the agent that chose it and 0 for the others; a number outside the action space
is an error, and so is a call out of order.
"""

from array import array
from collections.abc import Mapping
from typing import Any

from fabletop.envs.episode import Episode
from fabletop.envs.needs import needs
from fabletop.envs.setup import MOST, Setup
from fabletop.envs.spaces import action_space, mask_space, observation_space, shaped
from fabletop.envs.telling import AGENT, Telling

with needs("envs"):
    import numpy as np
    from gymnasium.spaces import Dict, Space
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

NOTHING = array("q")
"""The possible answers of an agent that is not asked."""

RENDER_MODES = ("ansi", "human")


def env(game: str, *, illegal_reward: float = -1.0, mask: bool = True, **others: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers. Without masks, the one for illegal actions
    cannot work: they are errors."""
    table = TableEnv(game, mask=mask, **others)
    guarded: AECEnv = (
        wrappers.TerminateIllegalWrapper(table, illegal_reward=illegal_reward) if mask else table
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class TableEnv(AECEnv):
    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        observation: str = "vector",
        mask: bool = True,
        reward: str = "place",
        most: int = MOST,
        forced: bool = False,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        setup = Setup(game, players, options, reward=reward, most=most, forced=forced)
        self.setup = setup
        self.metadata = {
            "name": f"fabletop_{game}_v{setup.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [AGENT.format(seat) for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._shape = observation
        self._language = language
        self._telling = Telling(language)
        self.action_spaces = {agent: action_space(setup) for agent in self.possible_agents}
        self._with_mask = mask
        parts = {"observation": observation_space(setup, observation)}
        if mask:
            parts["action_mask"] = mask_space(setup)
        self.observation_spaces = {agent: Dict(parts) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The seed is the seed of the table; without one it is random. `options`
        are ignored."""
        del options
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        dealt = int(self._random.integers(2**63)) if seed is None else seed
        self.episode = Episode.begin(self.setup, dealt, memory=self.render_mode is not None)
        self._telling = Telling(self._language)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"legal": NOTHING} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and what it can answer if it is selected."""
        seat, episode = self._seats[agent], self.episode
        seen = {"observation": shaped(self.setup.observation, episode.vector(seat), self._shape)}
        if self._with_mask:
            asked = not episode.over and episode.seat == seat
            size = self.setup.vocabulary.size
            seen["action_mask"] = episode.mask() if asked else np.zeros(size, np.int8)
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        episode.answer(-1 if action is None else action)
        self.infos[agent]["legal"] = NOTHING
        if episode.over:
            self._end()
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What has happened and what is asked, as text."""
        if self.render_mode is None:
            return None
        text = self._telling.text(self.episode)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        """Select the seat that is asked, and tell it what it can answer."""
        agent = self.possible_agents[self.episode.seat]
        self.agent_selection = agent
        self.infos[agent]["legal"] = self.episode.legal()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.episode.finished)
        self.truncations = dict.fromkeys(self.agents, self.episode.truncated)
        self._deads_step_first()


raw_env = TableEnv
