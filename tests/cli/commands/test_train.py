"""`train` from the command line."""

import tomllib
from pathlib import Path

from fabletop.bots.outlook import read_weights
from tests.cli.terminal import fabletop, mistake

TRAIN = ("train", "seasons", "--games=10", "--seed=3", "--workers=1")


def test_weights_are_learnt_told_and_written(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    said = fabletop(*TRAIN, f"--out={file}")
    assert said.code == 0
    assert "seasons, 2 players, 10 games, seed 3: 120 samples" in said.out
    assert "token: 1.5, unchanged" in said.out
    assert "Surprise (log loss) in the games that were kept" in said.out
    read_weights("seasons", file)
    command = tomllib.loads(file.read_text(encoding="utf-8"))["made"]["command"]
    assert command.startswith("fabletop train seasons --games=10 --players=2 --seed=3")


def test_the_command_in_the_file_gives_the_same_file(tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    fabletop(*TRAIN, "--set=pool=30", f"--out={one}")
    command = tomllib.loads(one.read_text(encoding="utf-8"))["made"]["command"]
    fabletop(*command.split()[1:], "--workers=1", f"--out={other}")
    assert other.read_text(encoding="utf-8") == one.read_text(encoding="utf-8")


def test_the_report_speaks_french(tmp_path: Path) -> None:
    file = tmp_path / "poids.toml"
    said = fabletop(*TRAIN, "--language=fr", f"--out={file}")
    assert "graine 3 : 120 échantillons" in said.out


def test_training_goes_on_from_its_state(tmp_path: Path) -> None:
    state, file = tmp_path / "state.jsonl", tmp_path / "weights.toml"
    whole = fabletop(*TRAIN, f"--out={file}", f"--state={state}").out
    lines = state.read_text().splitlines(keepends=True)
    assert len(lines) == 11
    state.write_text("".join(lines[:4]))
    assert fabletop(*TRAIN, f"--out={file}", f"--state={state}").out == whole
    said = mistake(*TRAIN, "--games=20", f"--out={file}", f"--state={state}")
    assert "another plan (games: 10 there, 20 here)" in said


def test_mistakes_are_told_before_anything_is_played(tmp_path: Path) -> None:
    assert "there is no folder" in mistake(*TRAIN, f"--out={tmp_path}/nowhere/weights.toml")
    assert "--out" in mistake(*TRAIN)
    assert "10" in mistake(*TRAIN, "--games=3", f"--out={tmp_path}/weights.toml")
