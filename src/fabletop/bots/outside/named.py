"""How bots from outside are named: `mybot.py:MyBot`, or `cmd:` and the command of a program."""

import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from fabletop.core.errors import BadSetup

PROGRAM = "cmd:"
FILE = ".py:"
HOST = "fabletop.bots.outside.host"


@dataclass(frozen=True, slots=True)
class Outsider:
    """A bot's full name, the command that starts it, and its short name at the table."""

    name: str
    words: tuple[str, ...]
    called: str
    is_class: bool


def is_outside(name: str) -> bool:
    return name.startswith(PROGRAM) or FILE in name


def outsider(name: str) -> Outsider:
    """Parse the name of a bot from outside."""
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM).strip()
        return Outsider(name, _words(command), command, is_class=False)
    file, _, kind = name.rpartition(":")
    if not kind.isidentifier():
        raise BadSetup(f"{name!r} names no class; a bot of your own is named file.py:Class")
    if not Path(file).is_file():
        raise BadSetup(f"there is no file {file}; a bot of your own is named file.py:Class")
    words = (sys.executable, "-P", "-m", HOST, file, kind)
    return Outsider(name, words, kind, is_class=True)


def _words(command: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise BadSetup(f"{PROGRAM}{command} cannot be read as a command: {error}") from error
    if not words:
        raise BadSetup(f"{PROGRAM} needs a program, such as: {PROGRAM}./mybot")
    return words
