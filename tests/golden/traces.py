"""Traces of many random games: what was offered, which dice and draws came, how it ended.

The saved games beside them are few and long; these are many, with options by chance, so that most
rules and cards have a part in some of them. The traces of today's ruleset must stay as they are, or
the ruleset must be raised. `python -m tests.golden.released` writes those of a new ruleset.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random

from fabletop.core.any_options import any_options
from fabletop.core.game import Game, Options
from fabletop.core.match import Match
from fabletop.core.question import show

GAMES = 240
ANSWERS = 400
"""Of each game, at most so many answers."""


@dataclass(frozen=True, slots=True)
class TracedGame:
    """A random game. The options that are not the usual ones are written down: a new setting does
    not change them."""

    seats: int
    seed: int
    options: Options
    trace: str = ""

    @property
    def line(self) -> str:
        return json.dumps([self.seats, self.seed, self.options, self.trace], ensure_ascii=False)


def traces_file(game: Game, folder: Path) -> Path:
    """The traces of this ruleset with these cards."""
    header = Match.new(game, seats=[""] * game.seats[-1], seed=0, options={}).header
    return folder / f"{game.name}-ruleset-{header.ruleset}-cards-{header.data[:8]}.traces"


def wished(game: Game) -> Iterator[TracedGame]:
    for seed in range(GAMES):
        luck = Random(seed)
        seats = luck.choice(game.seats)
        wanted = any_options(game, seats, luck.randrange)
        usual = {setting.name: setting.default for setting in game.settings}
        chosen = {name: value for name, value in wanted.items() if value != usual[name]}
        yield TracedGame(seats, seed, chosen)


def read(file: Path) -> list[TracedGame]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [TracedGame(*json.loads(line)) for line in lines]


def write(game: Game, folder: Path) -> bool:
    """Write the traces of today's ruleset, unless they are there."""
    file = traces_file(game, folder)
    if file.exists():
        return False
    lines = [TracedGame(one.seats, one.seed, one.options, trace(game, one)) for one in wished(game)]
    file.write_text("".join(f"{one.line}\n" for one in lines), encoding="utf-8")
    return True


def trace(game: Game, traced: TracedGame) -> str:
    """A hash of all that happens. The order in which options are offered does not count."""
    seats = [f"seat {number}" for number in range(traced.seats)]
    match = Match.new(game, seats=seats, seed=traced.seed, options=traced.options)
    luck, heard = Random(traced.seed), blake2b(digest_size=12)
    while not match.over and len(match.entries) < ANSWERS:
        question = luck.choice(match.position.open)
        offered = {show(option): option for option in question.options}
        answered = luck.choice(sorted(offered))
        before = len(match.entries)
        match.answer(offered[answered], question.seat)
        chance = [entry.chance for entry in match.entries[before:]]
        told = (question.seat, question.kind, sorted(offered), answered, chance)
        heard.update(repr(told).encode())
    if match.result:
        heard.update(repr((match.result.scores, match.result.places)).encode())
    return heard.hexdigest()
