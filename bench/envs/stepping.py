"""How fast an environment steps with random legal actions, including its observations.

It needs only the standard library: the peers' Python runs it too. A step is one action of an agent
and the observation of the next agent.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from random import Random
from time import perf_counter
from typing import Any, Protocol

from bench.rounds import Round, parse


class Environment(Protocol):
    name: str
    interface: str
    language: str
    """The programming language of the rules."""
    numbers: int
    """How many numbers an agent sees."""
    actions: int

    def play(self, random: Random) -> int:
        """Play one game, or for a while. Returns the number of steps."""
        ...


@dataclass(frozen=True, slots=True)
class Stepped:
    name: str
    interface: str
    language: str
    numbers: int
    actions: int
    steps: float
    """Steps per second."""


class Agents:
    """PettingZoo's AEC environments: ours and its own."""

    interface = "PettingZoo AEC"

    def __init__(self, name: str, language: str, env: Any) -> None:
        self.name = name
        self.language = language
        self._env = env
        first = env.possible_agents[0]
        self.numbers = prod(env.observation_space(first)["observation"].shape)
        self.actions = int(env.action_space(first).n)

    def play(self, random: Random) -> int:
        env, toss, steps = self._env, random.random, 0
        env.reset(seed=random.getrandbits(31))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(toss() * len(legal))]))
            steps += 1
        return steps


class TimeSteps:
    """OpenSpiel's environment for learners, around our games and its own."""

    interface = "OpenSpiel rl_environment"

    def __init__(self, name: str, language: str, make: Callable[[], Any]) -> None:
        self.name = name
        self.language = language
        self._env = make()
        self.numbers = prod(self._env.observation_spec()["info_state"])
        self.actions = int(self._env.action_spec()["num_actions"])

    def play(self, random: Random) -> int:
        env, toss, steps = self._env, random.random, 0
        step = env.reset()
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([legal[int(toss() * len(legal))]])
            steps += 1
        return steps


def work(version: str, environments: Sequence[Environment]) -> None:
    """The main function of a worker: `python -m bench.peers.rlcard_envs SECONDS SEED`."""
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    Round(version, tuple(_stepped(env, seconds, Random(seed)) for env in environments)).print()


def parse_round(text: str) -> Round[Stepped]:
    return parse(text, lambda plain: Stepped(**plain))


def _stepped(env: Environment, seconds: float, random: Random) -> Stepped:
    env.play(random)  # warm up: the first game also fills the caches
    steps, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        steps += env.play(random)
    return Stepped(
        *(env.name, env.interface, env.language, env.numbers, env.actions), steps / spent
    )
