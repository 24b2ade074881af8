"""`simulate --out` from the command line: tables in a folder, stopped and gone on with."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from fabletop.cli.shared.progress import rate
from fabletop.core.errors import BadSave
from fabletop.lab.runs.folder import CSV, PARQUET
from fabletop.lab.runs.run import Run
from tests.cli.terminal import fabletop, mistake
from tests.waiting import wait_until

SIMULATE = ("simulate", "seasons", "--players=2", "--games=4", "--seed=7", "--workers=1")


def test_tables_lie_in_the_folder_and_the_summary_is_theirs(tmp_path: Path) -> None:
    said = fabletop(*SIMULATE, f"--out={tmp_path}/run", "--tables=events", "--json")
    assert said.err == ""
    summary = json.loads(said.out)
    run = Run.open(tmp_path / "run")
    assert run.tables == ("games", "seats", "events")
    assert summary["decisions"] == run.table("games")["decisions"].sum()
    plain = json.loads(fabletop(*SIMULATE, "--json").out)
    assert plain.pop("seconds") > 0
    assert summary == plain


def test_the_same_command_says_the_same_again(tmp_path: Path) -> None:
    words = (*SIMULATE, f"--out={tmp_path}/run", "--format=csv")
    first = fabletop(*words)
    assert "wins by seat" in first.out
    assert "seconds" not in first.out
    assert fabletop(*words) == first
    longer = fabletop(*words, "--games=6", "--language=fr", "--plain")
    assert "parties: 6" in longer.out


def test_without_a_seed_the_one_of_the_run_goes_on(tmp_path: Path) -> None:
    seedless = [word for word in SIMULATE if not word.startswith("--seed")]
    words = (*seedless, f"--out={tmp_path}/run", "--format=csv", "--json")
    assert fabletop(*words).out == fabletop(*words).out


def test_another_plan_in_the_folder_is_one_line(tmp_path: Path) -> None:
    fabletop(*SIMULATE, f"--out={tmp_path}/run", "--format=csv")
    said = mistake(*SIMULATE, f"--out={tmp_path}/run", "--format=csv", "--players=3")
    assert "another plan (bots: " in said
    said = mistake(*SIMULATE, f"--out={tmp_path}/run", "--format=csv", "--tables=cards")
    assert 'tables: ["games", "seats"] there, ["games", "seats", "cards"] here' in said


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--tables=cards",), "name one with --out"),
        ((f"--format={PARQUET}",), "name one with --out"),
        (("--out=nowhere", "--tables=cats"), "no table 'cats'; there is: games, seats, cards"),
        (("--out=nowhere", "--format=excel"), "no format 'excel'; there is: parquet, csv"),
        (("--out=pyproject.toml",), "cannot be used as a folder"),
        (("--out=docs",), "other files"),
    ],
)
def test_wrong_tables_are_one_line(words: tuple[str, ...], complaint: str) -> None:
    assert complaint in mistake(*SIMULATE, *words)
    assert not Path("nowhere").exists()


def test_stopping_loses_nothing_but_the_running_games(tmp_path: Path) -> None:
    out = tmp_path / "run"
    words = [*SIMULATE, "--games=100000", f"--format={CSV}", f"--out={out}"]
    running = subprocess.Popen(
        [sys.executable, "-m", "fabletop.cli.main", *words],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    wait_until(lambda: any(out.glob("parts/*.zip")))
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert told == f"Stopped. The work done so far is in {out}; run the same command to resume.\n"
    parts = {file.name for file in (out / "parts").iterdir()}
    assert min(parts).startswith("000000000-")
    with pytest.raises(BadSave, match="is not finished"):
        Run.open(out)


def test_who_watches_sees_how_fast_it_goes_and_how_long_it_takes(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = [*SIMULATE, "--games=200", f"--out={tmp_path}/run", f"--format={CSV}"]
    with subprocess.Popen(
        [sys.executable, "-m", "fabletop.cli.main", *words],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100", "LANG": "C.UTF-8"},
    ):
        os.close(theirs)
        shown = _all_of(ours)
    assert "Simulating" in shown
    assert "/200" in shown
    assert re.search(r"[\d.,]+/s\S* \S*0:00:\d\d", shown)


def _all_of(terminal: int) -> str:
    """Everything that was written to a terminal, until its other end is closed."""
    shown = b""
    try:
        while piece := os.read(terminal, 65_536):
            shown += piece
    except OSError:
        pass
    os.close(terminal)
    return shown.decode()


def test_a_rate_is_told_in_seconds_or_minutes() -> None:
    assert [rate(speed) for speed in (None, 0.05, 2.5, 1234.5)] == [
        "",
        "3/min",
        "2.5/s",
        "1,234/s",
    ]
