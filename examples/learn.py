"""A policy that learns to beat the random bot in Seasons, with nothing but numpy.

    python examples/learn.py

The policy is linear: every action has a weight for every number that the seat sees, and the
probabilities of the legal actions are the softmax of their sums. After each game, the actions of a
good game become likelier and those of a bad one less likely (REINFORCE); a game is good if its
score is above the average. Training takes about 20 seconds; then the policy plays unseen games.
"""

import argparse
from dataclasses import dataclass
from typing import Any

import numpy as np

from fabletop.envs.vector import SeatsEnv
from fabletop.lab.comparing.intervals import wilson

TABLES = 32
FRESH = 1_000_000
"""The first seed of the test games, which are not used for training."""

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """A decision: the legal actions, their probabilities, the chosen one, and the observed numbers
    that are not 0."""

    legal: Array
    chances: Array
    chosen: int
    places: Array
    values: Array


class Policy:
    def __init__(self, actions: int, size: int) -> None:
        self.weights = np.zeros((actions, size), np.float32)

    def decide(self, row: Array, mask: Array, random: np.random.Generator) -> Step:
        legal, places = np.flatnonzero(mask), np.flatnonzero(row)
        values = row[places]
        sums = self.weights[np.ix_(legal, places)] @ values
        chances = np.exp(sums - sums.max())
        chances /= chances.sum()
        reached = np.searchsorted(chances.cumsum(), random.random())
        chosen = min(int(reached), len(legal) - 1)
        return Step(legal, chances, chosen, places, values)

    def learn(self, game: list[Step], merit: float, rate: float) -> None:
        for step in game:
            push = -step.chances
            push[step.chosen] += 1.0
            change = rate * merit * np.outer(push, step.values)
            self.weights[np.ix_(step.legal, step.places)] += change


def tables() -> SeatsEnv:
    """Seasons for two against the random bot, on either seat, rewarded by score difference."""
    return SeatsEnv(TABLES, "seasons", seat=None, reward="score", copy=False)


def new_policy(env: SeatsEnv) -> Policy:
    return Policy(env.setup.vocabulary.size, env.setup.observation.size)


def train(policy: Policy, games: int, *, seed: int = 1, rate: float = 0.015) -> list[float]:
    """Play `games` games and learn from each; returns the score difference of each game."""
    env, random = tables(), np.random.default_rng(seed)
    rows, told = env.reset(seed=seed)
    running: list[list[Step]] = [[] for _ in range(TABLES)]
    results: list[float] = []
    while len(results) < games:
        actions = _decide(policy, rows, told["action_mask"], random, running)
        rows, rewards, ended, _, told = env.step(actions)
        for table in np.flatnonzero(ended):
            results.append(float(rewards[table]))
            usual, spread = np.mean(results[-200:]), np.std(results[-200:]) + 1.0
            policy.learn(running[table], float((results[-1] - usual) / spread), rate)
            running[table] = []
    return results


def wins(policy: Policy, games: int, *, seed: int = 1) -> float:
    """How many of `games` new games are won; a tie counts as half a win."""
    env, random = tables(), np.random.default_rng(seed)
    rows, told = env.reset(seed=FRESH)
    won, played = 0.0, 0
    while played < games:
        rows, rewards, ended, _, told = env.step(
            _decide(policy, rows, told["action_mask"], random, None)
        )
        for reward in rewards[ended][: games - played]:
            played += 1
            won += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
    return won


def _decide(
    policy: Policy,
    rows: Array,
    masks: Array,
    random: np.random.Generator,
    running: list[list[Step]] | None,
) -> Array:
    """An action for every table; a table whose game has just ended needs no choice."""
    actions = np.zeros(len(rows), np.int64)
    for table, (row, mask) in enumerate(zip(rows, masks, strict=True)):
        if mask.any():
            step = policy.decide(row, mask, random)
            actions[table] = step.legal[step.chosen]
            if running is not None:
                running[table].append(step)
    return actions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=800, help="how many games to learn from (800)")
    parser.add_argument("--fresh", type=int, default=200, help="how many games to test with (200)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    policy = new_policy(tables())
    before = wins(policy, asked.fresh)
    results = train(policy, asked.games, seed=asked.seed)
    for start in range(0, len(results), 100):
        part = results[start : start + 100]
        print(f"games {start + 1} to {start + len(part)}: {np.mean(part):+.1f} points ahead")
    after = wins(policy, asked.fresh)
    low, high = wilson(after, asked.fresh)
    print(f"wins before: {before / asked.fresh:.0%}")
    print(f"wins after:  {after / asked.fresh:.0%} (95 % interval: {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
