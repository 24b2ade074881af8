"""A terminal for tests: runs the command in this process and keeps what it said."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from fabletop.bots.bot import make_bot
from fabletop.cli.main import app
from fabletop.core import log
from fabletop.core.match import Match
from fabletop.core.registry import find

DRAWING = "─│╭╮╰╯●○≈∩·•×★◎▯▮◆♣▲⌂→↗↑↖←↙↓↘¹²³▪∞✓›\x1b"


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def fabletop(
    *words: str | Path, typed: str = "", language: str = "C.UTF-8", columns: int = 80
) -> Said:
    """Run `fabletop` with these words; `typed` is what comes from the keyboard."""
    env = {"LANG": language, "COLUMNS": str(columns), "TERM": "dumb"}
    result = CliRunner().invoke(app, [str(word) for word in words], input=typed, env=env)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def mistake(*words: str | Path, typed: str = "") -> str:
    """The one line that a mistake is answered with."""
    said = fabletop(*words, typed=typed)
    assert said.code == 2, said
    assert said.err.startswith("fabletop: "), said.err
    assert said.err.count("\n") == 1, said.err
    return said.err


def saved_game(
    file: Path, *, game: str = "prophecy", seed: int = 5, answers: int = 40, seats: int = 2
) -> Match[Any]:
    """A game of random bots, saved after this many answers."""
    named = ["human:Ann", *["random"] * (seats - 1)]
    match = Match.new(find(game), seats=named, seed=seed)
    bot = make_bot("random", game, seed)
    while not match.over and len(match.entries) < answers:
        decision = match.decisions()[0]
        match.answer(bot.choose(decision.question, match.glimpse(decision.seat)), decision.seat)
    log.write(match, file)
    return match
