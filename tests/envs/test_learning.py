"""The example learns something."""

import numpy as np
from examples.learn import new_policy, tables, train, wins

from fabletop.lab.comparing.intervals import wilson


def test_the_example_learns_to_beat_the_random_bot() -> None:
    policy = new_policy(tables())
    results = train(policy, 300)
    assert np.mean(results[-100:]) > np.mean(results[:100]) + 5
    low, _ = wilson(wins(policy, 120), 120)
    assert low > 0.55


def test_the_same_seed_learns_the_same() -> None:
    policies = [new_policy(tables()) for _ in range(2)]
    first, again = (train(policy, 6) for policy in policies)
    assert first == again
    assert policies[0].weights.tobytes() == policies[1].weights.tobytes()
    assert policies[0].weights.any()
