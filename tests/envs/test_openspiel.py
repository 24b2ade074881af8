"""OpenSpiel's own tests of a game, and what they leave open."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from fabletop.core.errors import BadSetup
from fabletop.envs.openspiel import SpielState, options_of
from fabletop.envs.setup import Setup
from tests.envs.tables import begun, every_game, played

SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def game_of(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"fabletop_{name}", params)


def dealt(game: Any, decisions: int = 0, seed: int = 3) -> SpielState:
    random, state = Random(seed), game.new_initial_state()
    state.apply_action(7)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state  # type: ignore[no-any-return]


@every_game
def test_every_game_passes_the_simulation_test(game: str) -> None:
    pyspiel.random_sim_test(game_of(game), num_sims=1, serialize=True, verbose=False)
