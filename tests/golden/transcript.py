"""Transcripts of whole random games, kept as text and reviewed as differences.

`python -m tests.golden.transcript` writes them anew after a change of the rules.
"""

from pathlib import Path
from random import Random

from fabletop.core import registry
from fabletop.core.match import Match
from fabletop.core.question import show

FOLDER = Path(__file__).parent
TRANSCRIPTS = [("prophecy", 2, 7), ("prophecy", 4, 11)]
ANSWERS = 120


def path(game: str, seats: int, seed: int) -> Path:
    return FOLDER / f"{game}-{seats}-seats-seed-{seed}.txt"


def transcript(name: str, seats: int, seed: int) -> str:
    """The first answers of a random game, each with what followed from it."""
    game = registry.find(name)
    match = Match.new(game, seats=[f"seat {n}" for n in range(seats)], seed=seed)
    words, luck = game.words("en"), Random(seed)
    lines = [f"# {name}, {seats} seats, seed {seed}"]
    told = 0
    while True:
        events = match.chronicle(None)
        lines += [f"  {words.tell(event, match.view(None))}" for _, event in events[told:]]
        told = len(events)
        if match.over or len(match.entries) == ANSWERS:
            return "\n".join(lines) + "\n"
        question = luck.choice(match.position.open)
        option = luck.choice(question.options)
        lines.append(f"seat {question.seat} {question.kind}: {show(option)}")
        match.answer(option, question.seat)


def write() -> None:
    for game, seats, seed in TRANSCRIPTS:
        path(game, seats, seed).write_text(transcript(game, seats, seed), encoding="utf-8")


if __name__ == "__main__":
    write()
