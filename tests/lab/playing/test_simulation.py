"""Simulation: the same seed gives the same games."""

import pytest

from fabletop.core.errors import BadSetup
from fabletop.lab.playing.simulate import make_plan, play_games
from fabletop.lab.playing.totals import simulate


def test_every_game_has_luck_of_its_own_that_depends_on_its_number_only() -> None:
    plan = make_plan("prophecy", {}, 2, ["random"], 3, 100_000)
    four = play_games(plan, range(4))
    assert len({outcome.decisions for outcome in four}) > 1
    assert play_games(plan, range(2, 4)) == four[2:]


def test_another_seed_gives_other_games() -> None:
    first, second = (make_plan("prophecy", {}, 2, ["random"], seed, 100_000) for seed in (1, 2))
    assert play_games(first, range(3)) != play_games(second, range(3))


def test_mixed_bots_play_their_seats() -> None:
    plan = make_plan("prophecy", {}, 2, ["greedy", "random"], 3, 2_000)
    summary = simulate(plan, 2)
    assert summary["bots"] == ["greedy", "random"]
    assert set(summary["wins_by_bot"]) == {"greedy", "random"}
    assert sum(summary["wins_by_bot"].values()) == summary["finished"]


def test_progress_is_told_for_every_game() -> None:
    told: list[int] = []
    simulate(make_plan("prophecy", {}, 2, ["random"], 3, 50), 20, progress=told.append)
    assert sum(told) == 20


def test_as_many_bots_as_players_are_needed() -> None:
    with pytest.raises(BadSetup, match="2 bots are named for 3 players"):
        make_plan("prophecy", {}, 3, ["random", "random"], 1, 10)
