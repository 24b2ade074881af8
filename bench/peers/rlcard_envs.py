"""RLCard's environments, which turn the states of its games into arrays."""

from math import prod
from random import Random

import rlcard

from bench.envs.stepping import work


class Cards:
    interface = "RLCard"
    language = "Python"

    def __init__(self, game: str) -> None:
        self.name = f"{game}, 2 players"
        self._env = rlcard.make(game, config={"seed": 1})
        self.numbers = prod(self._env.state_shape[0])
        self.actions = self._env.num_actions

    def play(self, random: Random) -> int:
        env, toss, steps = self._env, random.random, 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(toss() * len(legal))])
            steps += 1
        return steps


if __name__ == "__main__":
    work(rlcard.__version__, [Cards("limit-holdem"), Cards("uno"), Cards("gin-rummy")])
