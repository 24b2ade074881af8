"""`simulate` and `soak` from the command line."""

import json

import pytest

from fabletop.core.conformance import Report
from fabletop.lab import soak
from tests.cli.terminal import DRAWING, fabletop

SIMULATE = ("simulate", "prophecy", "--set=version=basic", "--players=3", "--games=6", "--seed=7")


def test_a_simulation_prints_exactly_one_json_object() -> None:
    said = fabletop(*SIMULATE, "--workers=1", "--json")
    assert said.err == ""
    assert len(said.lines) == 1
    summary = json.loads(said.out)
    assert summary["games"] == summary["finished"] == sum(summary["wins_by_seat"]) == 6
    assert summary["options"]["version"] == "basic"
    assert summary["rounds"].keys() == {"mean", "min", "max", "median"}


def test_one_or_two_workers_give_the_same_results() -> None:
    one, two = (json.loads(fabletop(*SIMULATE, f"--workers={n}", "--json").out) for n in (1, 2))
    assert one | {"seconds": 0} == two | {"seconds": 0}


def test_a_simulation_is_told_as_a_table_or_plainly() -> None:
    assert "wins by seat" in fabletop(*SIMULATE, "--workers=1").out
    said = fabletop(*SIMULATE, "--workers=1", "--plain", "--language=fr")
    assert "parties: 6" in said.out
    assert not set(said.out) & set(DRAWING)


def test_games_that_do_not_end_are_not_counted_as_finished() -> None:
    said = fabletop(*SIMULATE, "--workers=1", "--most=20", "--json")
    summary = json.loads(said.out)
    assert summary["finished"] == 0
    assert summary["rounds"] is None
    assert fabletop(*SIMULATE, "--workers=1", "--most=20").code == 0


def test_a_soak_without_a_violation_ends_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "check_game", lambda *_, **__: Report(decisions=3))
    said = fabletop("soak", "--games=4", "--seed=1", "--workers=1")
    assert said.code == 0
    assert said.out == "4 games, 12 decisions: no violation.\n"


def test_a_soak_names_the_seed_of_every_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, seed: int, **__: object) -> Report:
        return Report(decisions=1, violations=["it leaks"] if seed == 12 else [])

    monkeypatch.setattr(soak, "check_game", broken)
    said = fabletop("soak", "--games=4", "--seed=10", "--workers=1")
    assert said.code == 1
    assert "seed 12 (2 players, version=" in said.out
    assert "it leaks" in said.out
    assert "fabletop soak prophecy --games=1 --seed=12 --bot=random\n" in said.out
