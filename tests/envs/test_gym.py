"""One seat in Gymnasium, with bots in the others."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fabletop.core.errors import BadSetup, IllegalAnswer
from fabletop.envs.gym import SeatEnv
from fabletop.envs.setup import environment_version
from tests.envs.tables import every_game


def over(env: SeatEnv, seed: int = 3) -> tuple[float, dict[str, Any], list[bytes]]:
    """Play legal actions to the end: the reward, the last info, and all observations."""
    row, told = env.reset(seed=seed)
    random, rows = np.random.default_rng(seed), [row.tobytes()]
    while True:
        action = random.choice(np.flatnonzero(told["action_mask"]))
        row, reward, terminated, truncated, told = env.step(action)
        rows.append(row.tobytes())
        if terminated or truncated:
            return float(reward), told, rows


@every_game
def test_every_game_passes_the_checker_of_gymnasium(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    version = environment_version(game)
    check_env(gymnasium.make(f"fabletop/{game.capitalize()}-v{version}").unwrapped)
    assert "player_0: " in capsys.readouterr().out, "rendered for a person"


def test_named_parts_pass_the_checker_too() -> None:
    env = gymnasium.make("fabletop/Seasons-v1", players=4, observation="parts")
    check_env(env.unwrapped)
    assert isinstance(env.observation_space, gymnasium.spaces.Dict)


def test_parts_are_the_pieces_of_the_row() -> None:
    row, _ = SeatEnv("seasons").reset(seed=4)
    parts, _ = SeatEnv("seasons", observation="parts").reset(seed=4)
    assert np.concatenate(list(parts.values())).tobytes() == row.tobytes()


def test_the_same_seed_plays_the_same_game_bots_included() -> None:
    first, again = over(SeatEnv("seasons", 3)), over(SeatEnv("seasons", 3))
    assert first[2] == again[2]
    assert first[0] == again[0]
    assert over(SeatEnv("seasons", 3), seed=4)[2] != first[2]


def test_the_reward_and_the_places_come_at_the_end() -> None:
    reward, told, _ = over(SeatEnv("seasons", 2))
    places = told["places"].tolist()
    assert reward == (0.0 if places[0] == places[1] else 3.0 - 2.0 * places[0])
    assert len(told["scores"]) == 2
    assert not told["action_mask"].any()


def test_any_seat_means_one_that_the_seed_picks() -> None:
    env = SeatEnv("seasons", 4, seat=None)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(20)]


@pytest.mark.parametrize("bot", ["greedy", "easy"])
def test_any_bot_may_sit_opposite(bot: str) -> None:
    env = SeatEnv("prophecy", 2, opponents=bot)
    rows = []
    for _ in range(2):
        row, told = env.reset(seed=5)
        for _ in range(3):
            row, _, _, _, told = env.step(np.flatnonzero(told["action_mask"])[-1])
        rows.append(row.tobytes())
    assert rows[0] == rows[1]


def test_each_seat_may_have_a_bot_of_its_own() -> None:
    env = SeatEnv("seasons", 3, seat=1, opponents=["random", "greedy"])
    assert over(env)[1]["places"].size == 3


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = SeatEnv("seasons", penalty=-3.0)
    _, told = env.reset(seed=1)
    wrong = int(np.flatnonzero(told["action_mask"] == 0)[0])
    _, reward, terminated, truncated, told = env.step(wrong)
    assert (reward, terminated, truncated) == (-3.0, True, False)
    assert "is not possible now" in told["illegal"]
    with pytest.raises(IllegalAnswer, match="reset starts another one"):
        env.step(0)


def test_an_illegal_action_may_be_an_error_that_changes_nothing() -> None:
    env = SeatEnv("seasons", illegal="error")
    _, told = env.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="is not possible now"):
        env.step(int(np.flatnonzero(told["action_mask"] == 0)[0]))
    assert env.action_masks().tolist() == told["action_mask"].tolist()


def test_a_game_cut_short_is_truncated() -> None:
    env = SeatEnv("seasons", most=9)
    _, told = env.reset(seed=1)
    truncated = terminated = False
    while not (truncated or terminated):
        action = np.flatnonzero(told["action_mask"])[0]
        _, reward, terminated, truncated, told = env.step(action)
    assert (reward, terminated, truncated) == (0.0, False, True)


def test_the_seed_is_the_seed_of_the_table() -> None:
    env = SeatEnv("seasons")
    assert env.reset(seed=77)[1]["seed"] == 77
    drawn = env.reset()[1]["seed"]
    env.reset(seed=77)
    assert env.reset()[1]["seed"] == drawn


def test_what_cannot_be_is_said_at_once() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'nobody'"):
        SeatEnv("seasons", opponents="nobody")
    with pytest.raises(BadSetup, match="2 bots are named for 1 other seats"):
        SeatEnv("seasons", opponents=["random", "random"])
    with pytest.raises(BadSetup, match="no seat 2; the seats are 0 to 1"):
        SeatEnv("seasons", seat=2)
    with pytest.raises(BadSetup, match="illegal must be one of: lose, error"):
        SeatEnv("seasons", illegal="ignore")
    with pytest.raises(BadSetup, match="one of: vector, parts"):
        SeatEnv("seasons", observation="picture")
    with pytest.raises(BadSetup, match="over before seat 1 is asked; allow more decisions than 1"):
        SeatEnv("seasons", seat=1, most=1).reset(seed=1)


def test_one_player_alone_wins_or_loses_against_the_game() -> None:
    env = SeatEnv("prophecy", 1, {"version": "standard", "ending": "cooperative"})
    reward, told, _ = over(env)
    assert reward == (1.0 if told["places"].tolist() == [1] else -1.0)


def test_the_legal_numbers_are_told_besides_the_mask() -> None:
    env = SeatEnv("seasons")
    _, told = env.reset(seed=3)
    assert told["legal"].tolist() == env.chair.episode.numbers()
    assert sorted(told["legal"]) == np.flatnonzero(told["action_mask"]).tolist()
    *_, ended = env.step(env.setup.vocabulary.size - 1)
    assert ended["legal"].tolist() == []


def test_the_mask_can_be_left_out() -> None:
    env = SeatEnv("wizards", mask=False)
    _, told = env.reset(seed=3)
    *_, later = env.step(told["legal"][0])
    assert set(told) == set(later) == {"legal", "seat", "seed"}
