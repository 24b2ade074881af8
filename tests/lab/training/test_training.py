"""Training finds hidden weights again, and the file that it writes can be used."""

import tomllib
from dataclasses import replace
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from fabletop.bots.outlook import known_features, read_weights
from fabletop.bots.plugin import GROUP, BotsPlugin, plugin_of
from fabletop.core.errors import BadSetup
from fabletop.core.game import Result
from fabletop.lab.runs.ledger import Ledger
from fabletop.lab.training.fitting import Sample, fit, idle, solve, surprise
from fabletop.lab.training.selfplay import (
    KIND,
    MOMENTS,
    SelfPlayPlan,
    make_self_play,
    play_games,
    read_samples,
)
from fabletop.lab.training.train import as_toml, train
from tests.installed import plug

HIDDEN = [1.5, -0.75, 0.0]


def drawn(count: int, seats: int, seed: int = 1) -> list[Sample]:
    """Games that are won as the hidden weights say."""
    luck, samples = Random(seed), []
    for _ in range(count):
        rows = [[luck.gauss(0, 1) for _ in HIDDEN] for _ in range(seats)]
        powers = [exp(sum(w * x for w, x in zip(HIDDEN, row, strict=True))) for row in rows]
        (winner,) = luck.choices(range(seats), powers)
        samples.append(Sample.of(rows, [float(seat == winner) for seat in range(seats)]))
    return samples


def course(games: int = 10, **options: object) -> SelfPlayPlan:
    return make_self_play("seasons", options, players=2, games=games, seed=3, most=10_000)


@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_weights_are_found_again(seats: int) -> None:
    found = fit(drawn(2_000, seats), [0.0] * 3, penalty=1)
    assert found == pytest.approx(HIDDEN, abs=0.15)


def test_no_weights_nearby_are_more_likely() -> None:
    samples = drawn(500, 3)
    found = fit(samples, [1.0, -1.0, 0.5], penalty=0)
    for place in range(3):
        for step in (-0.01, 0.01):
            nearby = [weight + step * (n == place) for n, weight in enumerate(found)]
            assert surprise(samples, nearby) > surprise(samples, found)


def test_it_does_not_matter_where_the_search_begins() -> None:
    samples = drawn(500, 2)
    far = fit(samples, [9.0, 9.0, -9.0], penalty=0)
    assert far == pytest.approx(fit(samples, [0.0] * 3, penalty=0), abs=1e-3)


def test_few_games_teach_little() -> None:
    start = [0.2, 0.2, 0.2]
    few, many = fit(drawn(5, 2), start), fit(drawn(2_000, 2), start)
    assert max(abs(x - 0.2) for x in few) < 0.1
    assert max(abs(x - 0.2) for x in many) > 0.8


def test_a_feature_that_is_the_same_for_all_keeps_its_weight() -> None:
    samples = [Sample.of([[row[0], 7.0] for row in one.rows], one.shares) for one in drawn(300, 2)]
    assert idle(samples, 2) == [False, True]
    assert fit(samples, [0.0, 4.0])[1] == 4.0


def test_the_surprise_of_a_coin_is_ln_2_and_of_a_prophet_nothing() -> None:
    samples = [Sample.of([[1.0], [0.0]], [1.0, 0.0])]
    assert surprise(samples, [0.0]) == pytest.approx(log(2))
    assert surprise(samples, [50.0]) == pytest.approx(0)


def test_equations_are_solved_with_a_pivot() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_every_seat_gives_its_moments_as_it_sees_them() -> None:
    (row,) = play_games(course(), [0])
    samples = read_samples(row)
    assert len(samples) == 2 * MOMENTS
    features = len(known_features("seasons").names)
    assert {len(one) for sample in samples for one in sample.rows} == {features + 1}
    assert {sample.shares for sample in samples} <= {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}
    assert len(set(samples)) > MOMENTS


def test_those_who_win_together_are_weighed_against_the_par() -> None:
    made = make_self_play(
        "wizards", {"play": "cooperative"}, players=2, games=10, seed=3, most=10_000
    )
    samples = read_samples(play_games(made, [0])[0])
    assert len(samples) == 2 * MOMENTS
    for sample in samples:
        assert len(sample.rows) == 2
        assert sample.rows[1][-1] == 1.0  # against the first, whose last feature is the par
        assert sample.shares in ((1.0, 0.0), (0.0, 1.0))


def test_where_nobody_wins_the_highest_score_is_nearest() -> None:
    assert Result((2, 2, 2), (3, 7, 7), "evil").nearest == (1, 2)
    assert Result((2, 1), (9, 4), "fifth_rank").nearest == (1,)


def test_a_game_that_does_not_end_teaches_nothing() -> None:
    short = make_self_play("seasons", {}, players=2, games=10, seed=3, most=5)
    assert play_games(short, [0]) == [{"n": 0, "samples": []}]
    with pytest.raises(BadSetup, match="too few games came to an end"):
        train(short)


def test_the_same_weights_from_one_process_or_two_and_from_a_ledger(tmp_path: Path) -> None:
    made = course()
    alone = train(made)
    with Ledger(tmp_path / "state.jsonl", KIND, made.plan()) as ledger:
        assert train(made, workers=2, ledger=ledger) == alone
    told: list[int] = []
    with Ledger(tmp_path / "state.jsonl", KIND, made.plan()) as ledger:
        assert train(made, ledger=ledger, progress=told.append) == alone
    assert told == [10]


def test_the_file_says_where_the_weights_come_from_and_can_be_read(tmp_path: Path) -> None:
    trained = train(course())
    file = tmp_path / "weights.toml"
    file.write_text(as_toml(trained, "fabletop train seasons --set='a b'"), encoding="utf-8")
    assert read_weights("seasons", file) == trained.outlook
    made = tomllib.loads(file.read_text(encoding="utf-8"))["made"]
    assert made["by"] == "fabletop train"
    assert made["command"] == "fabletop train seasons --set='a b'"
    assert (made["games"], made["seed"]) == (10, 3)
    assert made["surprise_if_even"] == pytest.approx(log(2), abs=1e-4)


def test_a_feature_that_made_no_difference_is_named() -> None:
    trained = train(course())
    assert "token" in trained.idle
    assert "crystals" not in trained.idle


def test_features_without_weights_are_trained_from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(monkeypatch, GROUP, "seasons", replace(plugin_of("seasons"), weights=None))
    trained = train(course())
    assert not any(trained.shipped.weights)
    assert trained.surprise_of_shipped == trained.surprise_if_even
    assert any(trained.outlook.weights)


def test_only_games_with_features_can_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(monkeypatch, GROUP, "seasons", BotsPlugin())
    with pytest.raises(BadSetup, match="no features"):
        course()
