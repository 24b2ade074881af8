"""A language from outside at the terminal: whole games in it, and no English but names."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.bots.bot import BOTS
from tests.cli.pseudo_games import COMMANDS, GAMES
from tests.pseudo import LIKENESS, Reader

ROOT = Path(__file__).parents[2]

COMMAND = re.compile(r"fabletop play\b(\s+(?:--)?\S*[a-z]\S*)*|\S+\.fabletop|(?:^|: )[?/] [\w'-]+")
"""What can be typed, with a word of a name, and files."""

MARKS = re.compile(r"\bD?u+\b|\b[A-E]{2,5}\b|\bI+\b")
"""Demons and the Dragon on a map, letters of heroes in one space, Roman numbers."""


@pytest.fixture(scope="module")
def told(pseudo_language: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the terminal has said, by game."""
    env = {**os.environ, "PYTHONPATH": f"{pseudo_language}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.cli.pseudo_games"],
        capture_output=True,
        check=True,
        env=env,
        cwd=tmp_path_factory.mktemp("games"),
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


def foreign(text: str, reader: Reader, *, drawn: bool = False) -> list[str]:
    """Lines in which English is left; the cells of a drawing break names."""
    lines = [line for line in text.splitlines() if not line.startswith("> ")]
    read = reader.foreign_pieces if drawn else reader.foreign
    return [line for line in lines if read(MARKS.sub(" ", COMMAND.sub(" ", line)))]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_leaves_no_english_but_names(told: dict[str, str], game: str) -> None:
    reader = Reader([GAMES[game][0]], "Ann", *BOTS)
    for one, text in told.items():
        if one.startswith(game):
            assert foreign(text, reader, drawn=one.endswith("drawn")) == [], one
    assert "The game is over.".translate(LIKENESS) in told[f"{game}, whole game"]


def test_setting_up_leaves_no_english_but_names(told: dict[str, str]) -> None:
    assert "How many players".translate(LIKENESS) in told["setup"]
    assert foreign(told["setup"], Reader(["prophecy"], "Ann", *BOTS)) == []


def test_every_command_was_understood_or_answered(told: dict[str, str]) -> None:
    assert told["basic, plain"].count("\n> ") > len(COMMANDS)


def test_english_that_is_left_is_found() -> None:
    reader = Reader(["prophecy"], "Ann")
    said = "Ann: " + "walks to".translate(LIKENESS) + " Magic Tower."
    assert foreign(said, reader) == []
    assert foreign(said.replace("Ann:", "Ann walks:"), reader) == ["Ann walks: " + said[5:]]
