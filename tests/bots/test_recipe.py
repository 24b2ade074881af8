"""The recipe for a bot holds what it promises: its examples are taken from the page and played."""

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from fabletop.bots.bot import Bot
from fabletop.bots.outside.protocol import BYE, decide, hello
from fabletop.bots.random import Random
from fabletop.core.drive import drive
from fabletop.core.game import settle
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from tests.bots.visiting import invite, let_play, started
from tests.cli.terminal import fabletop
from tests.recipes import copy_of_the_project, follow, page, run, section

PAGE = page("add-a-bot.md")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


OWN_CLASS, PROGRAM = blocks("python")
GAMES = 60
"""Enough games to tell a bot that wins three of four from a lucky one."""
COMMANDS = [line for block in blocks("sh") for line in block.splitlines()]


@pytest.fixture(autouse=True)
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the files that the page says to save."""
    monkeypatch.chdir(tmp_path)
    Path("mybot.py").write_text(OWN_CLASS, encoding="utf-8")
    Path("program.py").write_text(PROGRAM, encoding="utf-8")


def test_the_ten_lines_are_ten() -> None:
    assert len([line for line in OWN_CLASS.splitlines() if line]) == 10


def test_the_ten_lines_beat_the_random_bot() -> None:
    written: dict[str, Any] = {}
    exec(OWN_CLASS, written)
    game, wins = find("seasons"), 0.0
    options = settle(game, {}, 2)
    for seed in range(GAMES):
        own = seed % 2
        bots: list[Bot] = [Random(seed), Random(seed)]
        bots[own] = written["MyBot"]("seasons", seed)

        def choose(question: Question, look: Glimpse[Any], seated: list[Bot] = bots) -> Option:
            return seated[question.seat].choose(question, look)

        table = game.new(options, 2, seed)
        drive(game, table, choose, options=options)
        result = game.result(table)
        assert result is not None
        wins += (own in result.winners) / len(result.winners)
    assert wins >= 0.6 * GAMES


@pytest.mark.parametrize("name", ["mybot.py:MyBot", f"cmd:{sys.executable} program.py"])
def test_the_examples_play_without_a_fault(name: str) -> None:
    bot = invite(name)
    match = started()
    let_play(bot, match, 1_000)
    bot.close()
    assert match.over
    assert bot.faults == []


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_work(command: str) -> None:
    """With one deal instead of many; a person who plays leaves at once."""
    few = re.sub(r"(--deals|--games) \d+", r"\1 1", command)
    program, *words = shlex.split(few.replace("python3", sys.executable))
    assert program == "fabletop"
    alone = [] if words[0] == "play" else ["--workers=1"]
    assert fabletop(*words, *alone, typed="q\nn\n").code == 0


def test_the_messages_look_as_the_page_shows_them() -> None:
    question = Question(0, "turn", [("end",)])
    sent = [hello("seasons", 7), decide(1, question, {}, {}), BYE]
    shown = [json.loads(block) for block in blocks("json")]
    assert [list(message) for message in shown] == [list(json.loads(line)) for line in sent]
    assert shown[0] == json.loads(sent[0])


def test_the_bot_of_the_house_is_added_file_by_file(tmp_path: Path) -> None:
    text = section(PAGE, "Add a built-in bot")
    project = copy_of_the_project(tmp_path / "project")
    written = follow(text, project)
    tests = [str(file) for file in written if file.name.startswith("test_")]
    tested = run(project, "-m", "pytest", "-p", "no:cacheprovider", *tests)
    assert tested.returncode == 0, tested.stdout
    (command,) = re.findall(r"^ *```sh\n *fabletop (.*)\n", text, re.MULTILINE)
    few = command.replace("--deals 5", "--deals 1")
    played = run(project, "-m", "fabletop", *shlex.split(few), "--workers=1")
    assert played.returncode == 0, played.stderr
    listed = run(project, "-m", "fabletop", "simulate", "seasons", "--bots=nobody")
    assert "random, greedy, last, easy" in listed.stderr
