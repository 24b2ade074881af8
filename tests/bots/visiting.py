"""Outside bots for the tests: files that somebody wrote, and matches that they play."""

import sys
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

from fabletop.bots.bot import Bot
from fabletop.bots.outside.guarded import SECONDS, Guarded
from fabletop.bots.outside.named import outsider
from fabletop.core.match import Match
from fabletop.core.question import Option
from fabletop.core.registry import find
from tests.waiting import alive, wait_until


def written(folder: Path, body: str, *, start: str = "pass") -> str:
    """The name of a bot whose `choose` has this body, in a file of its own."""
    file = folder / "visitor.py"
    file.write_text(
        "import os, sys, time\n"
        "class Visitor:\n"
        "    def __init__(self, game, seed):\n"
        f"{indent(dedent(start).strip(), ' ' * 8)}\n"
        "    def choose(self, question, look):\n"
        f"{indent(dedent(body).strip(), ' ' * 8)}\n",
        encoding="utf-8",
    )
    return f"{file}:Visitor"


def program(folder: Path, answer: str, *, ready: str = """say('{"type": "ready"}')""") -> str:
    """The name of a program that does this when it is asked; `asked` is the message."""
    file = folder / "program.py"
    file.write_text(
        "import json, os, sys, time\n"
        "def say(text): print(text, flush=True)\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'hello':\n"
        f"{indent(dedent(ready).strip(), ' ' * 8)}\n"
        "    elif asked['type'] == 'decide':\n"
        f"{indent(dedent(answer).strip(), ' ' * 8)}\n",
        encoding="utf-8",
    )
    return f"cmd:{sys.executable} {file}"


def invite(name: str, game: str = "seasons", seed: int = 1, seconds: float = SECONDS) -> Guarded:
    return Guarded(outsider(name), game, seed, seconds)


def started(game: str = "seasons", **options: str) -> Match[Any]:
    return Match.new(find(game), seats=["a", "b"], seed=3, options=options)


def let_play(bot: Bot, match: Match[Any], answers: int) -> list[Option]:
    """Let the bot answer for everybody; returns what it chose."""
    chosen: list[Option] = []
    while not match.over and len(chosen) < answers:
        question = match.decisions()[0].question
        option = bot.choose(question, match.glimpse(question.seat))
        chosen.append(option)
        match.answer(option, question.seat)
    return chosen


def ends(pid: int, seconds: float = 10) -> bool:
    """Whether a process ends within this time."""
    try:
        wait_until(lambda: not alive(pid), seconds)
    except AssertionError:
        return False
    return True
