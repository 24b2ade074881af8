"""Runs in the process of a bot that is a class in a Python file, and speaks the protocol for it.

What the class prints goes to standard error, where it does no harm.
"""

import os
import sys
from pathlib import Path
from typing import IO

from fabletop.bots.outside.loading import OutsideBot, error_line, load_bot
from fabletop.bots.outside.protocol import (
    READY,
    ProtocolMessage,
    line_of,
    question_of,
    read,
    sealed_of,
)
from fabletop.core.errors import BadSetup
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import show
from fabletop.core.registry import find


def host(file: Path, name: str, lines: IO[bytes], answers: IO[bytes]) -> None:
    """Answer every line, until "bye" or the end of the input."""

    def say(line: bytes) -> None:
        answers.write(line)
        answers.flush()

    greeting = read(lines.readline())
    try:
        bot = load_bot(file, name, greeting["game"], greeting["seed"])
    except BadSetup as error:
        say(line_of({"error": str(error)}))
        return
    say(READY)
    for line in lines:
        message = read(line)
        if message["type"] == "bye":
            return
        say(line_of(_answer(bot, file, message)))


def _answer(bot: OutsideBot, file: Path, message: ProtocolMessage) -> ProtocolMessage:
    sealed = sealed_of(message)
    look = Glimpse.unseal(find(sealed.game), sealed)
    try:
        option = bot.choose(question_of(message), look)
    except Exception as error:
        return {"error": error_line(error, file)}
    return {"option": show(option) if isinstance(option, tuple) else repr(option)}


def main() -> None:
    """Reserve the pipe for the protocol: prints go to standard error, and input is empty."""
    lines, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    host(Path(sys.argv[1]), sys.argv[2], lines, answers)


if __name__ == "__main__":
    main()
