"""`simulate` and `soak` from the command line."""

import json

import pytest

from fabletop.core.conformance.games import Report
from fabletop.lab.playing import soak
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
    assert "it leaks" in " ".join(said.out.split())
    assert "fabletop soak prophecy --games=1 --seed=12 --bot=random\n" in said.out


def test_a_soak_of_rich_positions_says_how_to_see_a_violation_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object, seed: int, enough: int, **__: object) -> Report:
        return Report(decisions=enough, violations=["it leaks"] if seed == 11 else [])

    monkeypatch.setattr(soak, "check_game", broken)
    given = ("--rich", "--every=3", "--set=pool=30", "--set=start=sets", "--workers=1")
    said = fabletop("soak", "seasons", "--games=2", "--seed=10", *given)
    assert said.code == 1
    again = "fabletop soak seasons --games=1 --seed=11 --bot=random --rich --every=3"
    assert f"{again} --set=pool=30 --set=start=sets" in " ".join(said.out.split())


def test_rich_positions_are_soaked_from_the_command_line() -> None:
    said = fabletop("soak", "wizards", "--rich", "--games=2", "--every=9", "--workers=1")
    assert said.code == 0
    assert "no violation" in said.out
