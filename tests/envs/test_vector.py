"""Many tables at once give the same as single ones."""

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from fabletop.envs.gym import SeatEnv
from fabletop.envs.vector import SeatsEnv

TABLES = 3


def chosen(masks: np.ndarray[Any, Any], random: np.random.Generator) -> list[int]:
    return [int(random.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks]


def stepped(env: VectorEnv[Any, Any, Any], steps: int, wrong: int = -1) -> list[Any]:
    """All that an environment returns; at one step the first table gets an illegal action."""
    random = np.random.default_rng(5)
    seen, told = env.reset(seed=11)
    said: list[Any] = [(seen, told)]
    for step in range(steps):
        actions = chosen(told["action_mask"], random)
        if step == wrong:
            actions[0] = int(np.flatnonzero(told["action_mask"][0] == 0)[0])
        said.append(env.step(np.array(actions)))
        told = said[-1][-1]
    env.close()
    return said


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("shape", ["vector", "parts"])
def test_many_tables_do_what_single_ones_do(mode: AutoresetMode, shape: str) -> None:
    common: dict[str, Any] = {"players": 2, "observation": shape, "seat": None}
    ours = SeatsEnv(TABLES, "seasons", autoreset_mode=mode, **common)
    single = [partial(SeatEnv, "seasons", **common)] * TABLES
    theirs = SyncVectorEnv(single, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    said, expected = stepped(ours, 110, wrong=30), stepped(theirs, 110, wrong=30)
    assert sum(np.any(each[2]) for each in said[1:]) > 1, "games have ended"
    for mine, right in zip(said, expected, strict=True):
        assert data_equivalence(mine, right, exact=True)


def test_games_cut_short_begin_again_too() -> None:
    ours = stepped(SeatsEnv(TABLES, "wizards", most=6), 30)
    theirs = stepped(SyncVectorEnv([partial(SeatEnv, "wizards", most=6)] * TABLES), 30)
    assert any(each[3].any() for each in ours[1:])
    assert all(data_equivalence(mine, right) for mine, right in zip(ours, theirs, strict=True))


def test_without_copies_the_arrays_are_used_again() -> None:
    env = SeatsEnv(TABLES, "seasons", copy=False)
    seen, told = env.reset(seed=1)
    again, *_, later = env.step(np.array(chosen(told["action_mask"], np.random.default_rng(1))))
    assert again is seen
    assert later["action_mask"] is told["action_mask"]


def test_gymnasium_makes_many_tables_by_their_id() -> None:
    env = gymnasium.make_vec("fabletop/Wizards-v2", num_envs=TABLES, players=3)
    assert isinstance(env.unwrapped, SeatsEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, told = env.reset(seed=1)
    assert seen.shape[1:] == env.single_observation_space.shape
    assert told["seed"].tolist() == [1, 2, 3]


def test_single_tables_can_be_dealt_anew() -> None:
    env = SeatsEnv(TABLES, "seasons", autoreset_mode="Disabled")
    before, _ = env.reset(seed=1)
    only = np.array([False, True, False])
    after, told = env.reset(seed=[7, 8, 9], options={"reset_mask": only})
    assert told["seed"].tolist() == [0, 8, 0]
    assert told["_seed"].tolist() == only.tolist()
    assert (before != after).any(axis=1).tolist() == only.tolist()


def test_a_seed_for_every_table() -> None:
    with pytest.raises(ValueError, match="2 seeds for 3 tables"):
        SeatsEnv(TABLES, "seasons").reset(seed=[1, 2])


def test_tables_tell_their_legal_numbers_and_can_leave_out_the_masks() -> None:
    env = SeatsEnv(TABLES, "seasons", mask=False)
    _, told = env.reset(seed=1)
    for _ in range(20):
        assert "action_mask" not in told
        assert [legal.tolist() for legal in told["legal"]] == [
            chair.episode.numbers() for chair in env.chairs
        ]
        *_, told = env.step(np.array([legal[0] for legal in told["legal"]]))
    env.close()
