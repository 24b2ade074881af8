"""`fabletop games` lists whatever is installed; the command starts as a module, too."""

import subprocess
import sys

import pytest

from fabletop import __version__
from fabletop.compiled import describe
from fabletop.core import registry
from tests.cli.terminal import fabletop


@pytest.mark.usefixtures("high_card_installed")
@pytest.mark.parametrize(
    ("language", "players"), [("en", "2 to 4 players"), ("fr", "2 à 4 joueurs")]
)
def test_a_game_without_settings_is_listed_with_its_players_alone(
    language: str, players: str
) -> None:
    said = fabletop("games", "--language", language)
    assert said.code == 0
    listed = said.lines.index(f"high_card: {players}")
    assert said.lines[listed + 1].startswith("prophecy: ")
    assert {line.split(":")[0] for line in said.lines if line[0] != " "} == {*registry.names()}


@pytest.mark.usefixtures("high_card_installed")
@pytest.mark.parametrize(
    "words",
    [
        ("play", "high_card", "--players", "2", "--bot", "random", "--seed", "1"),
        ("cards", "high_card"),
        ("rules", "high_card"),
        ("cards",),
    ],
)
def test_the_other_commands_know_a_game_without_settings(words: tuple[str, ...]) -> None:
    said = fabletop(*words, typed="1\n" * 20)
    assert (said.code, said.err) == (0, "")


def test_the_command_starts_as_a_module() -> None:
    order = [sys.executable, "-m", "fabletop"]
    said = subprocess.run([*order, "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"fabletop {__version__} ({describe()})\n"
    wrong = subprocess.run([*order, "games", "--nonsense"], capture_output=True, text=True)
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)
    assert wrong.stderr.startswith("fabletop: ")
