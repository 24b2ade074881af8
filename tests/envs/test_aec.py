"""PettingZoo's own tests, and what they leave open."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from fabletop.core.errors import IllegalAnswer
from fabletop.envs import aec
from tests.envs.tables import every_game

dictionaries = pytest.mark.filterwarnings("ignore:Observation space for each agent probably should")
"""PettingZoo warns of every dictionary with a mask that is not in one of its own environments."""

arrays = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
finished = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
"""An agent that has finished cannot do anything, so its mask is empty."""


def over(env: Any, seed: int = 3) -> dict[str, float]:
    """Play legal actions to the end; the rewards of all agents."""
    env.reset(seed=seed)
    random, rewards = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(random.choice(legal)))
    return rewards


@dictionaries
@arrays
@finished
@every_game
def test_every_game_passes_the_tests_of_pettingzoo(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(aec.env(game), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: aec.env(game), num_cycles=80)
    render_test(lambda render_mode: aec.env(game, render_mode=render_mode))


@dictionaries
@arrays
@finished
def test_named_parts_pass_the_tests_of_pettingzoo_too() -> None:
    api_test(aec.env("seasons", players=3, observation="parts"), num_cycles=150)


def test_rewards_come_to_every_agent_at_the_end() -> None:
    env = aec.env("seasons", players=3)
    rewards = over(env)
    assert env.agents == []
    assert max(rewards.values()) == 1.0
    assert sum(rewards.values()) == pytest.approx(0.0)


def test_a_game_cut_short_is_truncated_for_all() -> None:
    env = aec.raw_env("seasons", most=7)
    env.reset(seed=1)
    for _ in range(7):
        env.step(env.episode.numbers()[0])
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.terminations == {"player_0": False, "player_1": False}
    assert over(aec.env("seasons", most=7)) == {"player_0": 0.0, "player_1": 0.0}


def test_an_illegal_action_loses_the_game() -> None:
    env = aec.env("seasons", illegal_reward=-2.0)
    env.reset(seed=1)
    agent, seen = env.agent_selection, env.observe(env.agent_selection)
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0, "player_1": 0} | {agent: -2.0}


def test_a_number_beyond_the_space_is_an_error() -> None:
    env = aec.env("seasons")
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(10**6)


def test_who_is_not_asked_has_an_empty_mask() -> None:
    env = aec.env("wizards", players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_the_next_game_without_a_seed_is_another_one() -> None:
    env = aec.raw_env("seasons")
    env.reset(seed=1)
    assert env.episode.seed == 1
    env.reset()
    second = env.episode.seed
    env.reset(seed=1)
    env.reset()
    assert env.episode.seed == second != 1


def test_a_picture_in_words_tells_what_happened_and_what_can_be_answered() -> None:
    env = aec.raw_env("prophecy", render_mode="ansi")
    env.reset(seed=7)
    text = env.render()
    assert text is not None
    assert "Mercenary: move, or stay where you are." in text
    assert f"{env.episode.numbers()[0]:6d}  Stay here" in text
    assert "joins the game" not in str(env.render()), "told already"


def test_a_picture_speaks_french() -> None:
    env = aec.raw_env("prophecy", render_mode="ansi", language="fr")
    env.reset(seed=7)
    assert "Rester ici" in str(env.render())


def test_the_selected_agent_is_told_its_legal_numbers() -> None:
    env = aec.raw_env("seasons", players=3)
    env.reset(seed=3)
    for _ in range(60):
        agent = env.agent_selection
        seen, *_, info = env.last()
        assert sorted(info["legal"]) == np.flatnonzero(seen["action_mask"]).tolist()
        assert info["legal"].tolist() == env.episode.numbers()
        others = [other for other in env.agents if other != agent]
        assert not any(env.infos[other]["legal"] for other in others)
        env.step(info["legal"][0])


def test_without_masks_there_are_only_the_legal_numbers() -> None:
    env = aec.env("prophecy", mask=False)
    env.reset(seed=3)
    seen, *_, info = env.last()
    assert list(seen) == ["observation"]
    assert list(env.observation_space("player_0")) == ["observation"]
    env.step(info["legal"][-1])
    with pytest.raises(IllegalAnswer, match="is not possible now"):
        env.step(env.action_space("player_0").n - 1)
