"""The laboratory and the environments count a game from another package with what it brings."""

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.envs.observation import observation
from fabletop.envs.vocabulary import vocabulary
from fabletop.lab.hindsight.timeline import timeline
from fabletop.lab.trial.having import usages_of
from tests.cli.terminal import fabletop

pytestmark = pytest.mark.usefixtures("outside_game")

CARDS = [f"c{number:02}" for number in range(1, 25)]


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """A run of some games, with the tables of cards and events."""
    words = ("--players=2", "--games=40", "--seed=1", "--workers=1", "--bots=greedy,random")
    kept = (f"--out={tmp_path / 'run'}", "--tables=cards,events", "--format=csv")
    said = fabletop("simulate", "high_card", *words, *kept)
    assert said.code == 0, said
    return tmp_path / "run"


def test_a_run_has_its_columns(run: Path) -> None:
    with (run / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0])[-1] == "coins"
    assert [row["coins"] for row in rows] == [row["score"] for row in rows]


def test_a_report_counts_its_cards_and_its_numbers(run: Path, tmp_path: Path) -> None:
    said = fabletop("report", run, "--json", "--workers=1")
    told = json.loads(said.out)
    used = {card["card"] for card in told["cards"]["cards"]}
    assert used == set(CARDS)
    page = tmp_path / "report.html"
    assert fabletop("report", run, f"--out={page}", "--language=fr", "--workers=1").code == 0
    text = page.read_text(encoding="utf-8")
    assert "Pièces" in text
    assert "Cartes à jouer" in text
    assert "Carte 24" in text


def test_its_numbers_are_told_over_time() -> None:
    match = Match.new(find("high_card"), seats=["Ann", "Bob"], seed=1)
    while not match.over:
        decision = match.decisions()[0]
        match.answer(decision.options[-1], decision.seat)
    told = timeline(match)
    assert match.result is not None
    assert [course[-1] for course in told.numbers["coins"]] == list(match.result.scores)
    assert all(0 < chance < 1 for course in told.chances for chance in course[:-1])


def test_the_use_of_its_cards_is_known() -> None:
    assert sorted(usages_of("high_card")) == CARDS


def test_weights_for_its_features_are_learnt(tmp_path: Path) -> None:
    words = ("--players=2", "--games=40", "--seed=1", "--workers=1")
    said = fabletop("train", "high_card", *words, f"--out={tmp_path / 'learnt.toml'}")
    assert said.code == 0, said
    assert "cards_left = " in (tmp_path / "learnt.toml").read_text(encoding="utf-8")


def test_its_options_have_numbers() -> None:
    words = vocabulary("high_card")
    assert (words.version, words.size) == ("high_card-1", 24 + 2 + 2)
    assert [words.name(number) for number in (0, 23, 24, 25)] == [
        *("lay c01", "lay c24"),
        *("dare", "keep"),
    ]


def test_its_observation_has_its_length_and_its_names() -> None:
    seen = observation("high_card")
    assert [field.name for field in seen.fields] == [
        *("asked_self", "asked", "kind", "subject", "hand", "seat_coins", "seat_cards"),
    ]
    assert seen.size == sum(field.size for field in seen.fields)
    match = Match.new(find("high_card"), seats=["Ann", "Bob"], seed=1)
    question, view = match.position.open[0], match.view(0)
    parts = seen.parts(view, question, 0)
    hand = [CARDS[place] for place in np.flatnonzero(parts["hand"])]
    assert hand == sorted(str(option[1]) for option in question.options)
    assert list(parts["seat_cards"]) == [1.0, 1.0, 0.0, 0.0]


def test_it_is_an_environment() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from fabletop.envs import gym

    gym.register()
    try:
        env = gymnasium.make("fabletop/High_card-v1", players=2)
        row, told = env.reset(seed=1)
        assert row.shape == (observation("high_card").size,)
        assert told["action_mask"].sum() == 3
    finally:
        gymnasium.registry.pop("fabletop/High_card-v1", None)
