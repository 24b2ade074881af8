"""Bots from outside on the command line, and the saved games in which they sat."""

import json
import re
from pathlib import Path

import pytest

from fabletop.core import log
from fabletop.core.match import Match
from fabletop.core.registry import find
from tests.bots.visiting import ends, program, written
from tests.cli.terminal import fabletop, mistake


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_class_sits_on_the_other_seats(tmp_path: Path) -> None:
    name = written(tmp_path, "return question.options[0]")
    said = fabletop("play", "seasons", f"--bot={name}", "--seed=1", "--plain", typed="q\nn\n")
    assert said.code == 0
    assert "Player 1." in said.out
    assert "Visitor 2." in said.out
    assert "Visitor 3." in said.out


def test_bots_of_all_sorts_play_a_whole_game(tmp_path: Path) -> None:
    seats = (
        f"--seat={written(tmp_path, 'return question.options[0]')}",
        f"--seat={program(tmp_path, 'say(json.dumps(dict(option=0)))')}",
        "--seat=random",
    )
    said = fabletop("play", "seasons", *seats, "--seed=4", "--plain", typed="n\n")
    assert said.code == 0
    assert "The game is over." in said.out
    assert "random option" not in said.out


def test_the_cards_of_all_seeds_cannot_be_dealt_to_find_the_one_of_a_run(tmp_path: Path) -> None:
    name = written(tmp_path, "return question.options[0]")
    words = ("seasons", "--players=2", "--workers=1", "--json")
    seeds: list[int] = []
    for command in (("simulate", "--games=1"), ("arena", "--deals=1")):
        said = fabletop(command[0], *words, command[1], f"--bots={name},random", "--most=3")
        seeds.append(json.loads(said.out)["seed"])
    said = fabletop("play", "seasons", f"--bot={name}", "--plain", typed="q\nn\n")
    seeds.append(int(re.findall(r"--seed=(\d+)", "".join(said.out.split()))[0]))
    assert min(seeds) > 2**40, "one of 10,000,000 is smaller"


def test_bots_from_outside_are_simulated(tmp_path: Path) -> None:
    name = written(tmp_path, "return question.options[0]")
    words = ("simulate", "seasons", "--players=2", "--games=1", "--workers=1", "--seed=4")
    said = fabletop(*words, f"--bots={name},random", "--json")
    assert said.code == 0
    assert '"finished": 1' in said.out


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("play", "--bot=mine.py:Mine"), "there is no file mine.py"),
        (("play", "--seat=mine.py:Mine", "--seat=human"), "there is no file mine.py"),
        (("play", "--bot=cmd:./mine"), "cmd:./mine does not start"),
        (("play", "--bot=oracle"), "file.py:Class, cmd:PROGRAM"),
        (("simulate", "--bots=mine.py:Mine"), "there is no file mine.py"),
        (("simulate", "--bots=cmd:false"), "cmd:false does not start"),
    ],
)
def test_a_bot_that_does_not_come_is_a_mistake_in_one_line(
    words: tuple[str, ...], hint: str
) -> None:
    assert hint in mistake(*words)


def test_a_saved_game_starts_no_program() -> None:
    """Anybody can write a file that says who sat there."""
    seats = ["human:Ann", "cmd:touch opened"]
    match = Match.new(find("seasons"), seats=seats, seed=1)
    log.write(match, Path("sent.fabletop"))
    assert "a saved game starts no program" in mistake("play", "--load=sent.fabletop")
    assert fabletop("replay", "sent.fabletop", "--all").code == 0
    named = ("--seat=human:Ann", "--seat=random")
    said = fabletop("play", "--load=sent.fabletop", *named, "--plain", typed="q\nn\n")
    assert said.code == 0
    assert not Path("opened").exists()


def test_a_person_may_be_called_like_a_file() -> None:
    match = Match.new(find("seasons"), seats=["human:a.py:Ann", "random"], seed=1)
    log.write(match, Path("kept.fabletop"))
    said = fabletop("play", "--load=kept.fabletop", "--plain", typed="q\nn\n")
    assert said.code == 0
    assert "a.py:Ann." in said.out


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Visitor 2, decision 1: it broke down (ValueError: oh (visitor.py, line 6)). A"),
        (
            "fr",
            "Visitor 2, décision 1 : il s’est arrêté (ValueError: oh (visitor.py, line 6)). Une",
        ),
    ],
)
def test_a_fault_is_told_in_the_readers_language(language: str, line: str, tmp_path: Path) -> None:
    name = written(tmp_path, "raise ValueError('oh')")
    words = ("play", "seasons", "--seat=human:Ann", f"--seat={name}", "--seed=1", "--plain")
    said = fabletop(*words, f"--language={language}", typed="q\nn\n")
    assert said.code == 0
    assert line in " ".join(said.out.split())


def test_no_bot_is_left_running_when_the_table_is_left(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    name = written(
        tmp_path,
        "return question.options[0]",
        start=f"open({str(file)!r}, 'w').write(str(os.getpid()))",
    )
    words = ("play", "seasons", "--seat=human:Ann", f"--seat={name}", "--seed=1", "--plain")
    assert fabletop(*words, typed="q\nn\n").code == 0
    assert ends(int(file.read_text()))
