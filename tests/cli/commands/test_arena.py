"""`arena` from the command line."""

import json
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import DRAWING, fabletop, mistake
from tests.waiting import wait_until

ARENA = ("arena", "seasons", "--bots=greedy,random", "--deals=2", "--seed=3", "--workers=1")


def standings(*words: str | Path) -> dict[str, Any]:
    """The JSON object without its times."""
    said = fabletop(*words, "--json")
    assert said.err == ""
    assert len(said.lines) == 1
    found: dict[str, Any] = json.loads(said.out)
    assert found.pop("times").keys() == set(found["bots"])
    return found


def test_an_arena_prints_exactly_one_json_object() -> None:
    found = standings(*ARENA)
    assert found["games"] == 4
    assert [one["bot"] for one in found["standings"]] == ["greedy", "random"]
    assert sum(one["share"] for one in found["standings"]) == 1
    assert found["standings"][0].keys() >= {"share", "low", "high", "wins_by_seat", "rating"}


def test_the_standings_are_told_as_a_table_or_plainly() -> None:
    said = fabletop(*ARENA)
    heading = " ".join(said.lines[1].split())
    assert heading == "Bot Wins Interval On each seat Rating Median ms 95 % ms"
    assert said.lines[2].startswith("greedy")
    said = fabletop(*ARENA, "--plain", "--language=fr")
    assert "graine 3" in said.out
    assert "greedy :" in said.out
    assert "des victoires" in said.out
    assert not set(said.out) & set(DRAWING)


def test_pairs_are_told_where_there_are_more_than_two() -> None:
    said = fabletop("arena", "seasons", "--bots=greedy,random,random", "--players=2", *ARENA[3:])
    assert "greedy ahead of random (2): " in said.out
    assert "ahead of" not in fabletop(*ARENA).out


def test_games_without_a_winner_are_mentioned() -> None:
    assert "shared equally: 4" in fabletop(*ARENA, "--most=10").out


def test_the_same_command_plays_only_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = standings(*ARENA, f"--out={file}")
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 5
    file.write_text("".join([*lines[:3], lines[3][:30]]))
    assert standings(*ARENA, f"--out={file}") == whole
    assert file.read_text().startswith("".join(lines[:3]))
    assert sorted(json.loads(line)["n"] for line in file.read_text().splitlines()[1:]) == [
        0,
        1,
        2,
        3,
    ]


def test_without_a_seed_the_one_of_the_file_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    seedless = [word for word in ARENA if not word.startswith("--seed")]
    first = standings(*seedless, f"--out={file}")
    assert standings(*seedless, f"--out={file}") == first


def test_a_file_of_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    fabletop(*ARENA, f"--out={file}")
    said = mistake(*ARENA, "--seed=4", f"--out={file}")
    assert "another plan (seed: 3 there, 4 here)" in said
    assert "not a ledger of ours" in mistake(*ARENA, "--out=pyproject.toml")


def test_a_level_may_play_with_weights_of_its_own(tmp_path: Path) -> None:
    shipped = Path("src/fabletop/bots/outlooks/seasons.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(shipped)
    words = ("arena", "seasons", f"--bots=normal@{file},normal", "--deals=1", "--most=4")
    assert standings(*words, "--seed=1", "--workers=1")["standings"][0]["share"] == 0.5
    file.write_text(shipped.replace("crystals", "pebbles"))
    assert "crystals, pebbles" in mistake(*words)
    assert "cannot be read" in mistake("arena", "seasons", "--bots=hard@nothing.toml,hard")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots=greedy",), "two bots or more"),
        (("--bots=greedy,sage",), "no bot 'sage'"),
        (("--bots=greedy,random", "--players=7"), "not 7"),
        ((), "--bots"),
    ],
)
def test_a_wrong_arena_is_one_line(words: tuple[str, ...], complaint: str) -> None:
    assert complaint in mistake("arena", "seasons", *words)


def test_stopping_loses_nothing_but_the_running_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = [*ARENA, "--deals=400", f"--out={file}"]
    running = subprocess.Popen(
        [sys.executable, "-m", "fabletop.cli.main", *words],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 3)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert told == f"Stopped. The work done so far is in {file}; run the same command to resume.\n"
    rows = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert [row["n"] for row in rows] == list(range(len(rows)))
