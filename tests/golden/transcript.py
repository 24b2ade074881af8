"""Transcripts of whole random games, kept as text and reviewed as differences.

`python -m tests.golden.transcript` writes them anew after a change of the rules. The first line
tells which rules and cards played the game: other answers by the same ones need a new `ruleset`,
because saved games of the old rules could no longer be told from damaged ones.
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random

from fabletop.core import registry
from fabletop.core.match import Match
from fabletop.core.question import show

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Transcript:
    """A random game: its first answers, each with what followed from it."""

    game: str
    seats: int
    seed: int
    version: str = ""
    """What sets it apart from the usual options."""
    options: tuple[tuple[str, str], ...] = ()
    answers: int = 120

    @property
    def path(self) -> Path:
        version = f"-{self.version}" if self.version else ""
        return FOLDER / f"{self.game}{version}-{self.seats}-seats-seed-{self.seed}.txt"

    def text(self) -> str:
        game = registry.find(self.game)
        match = Match.new(
            game,
            seats=[f"seat {n}" for n in range(self.seats)],
            seed=self.seed,
            options=dict(self.options),
        )
        words, luck = game.words("en"), Random(self.seed)
        version = f" {self.version}" if self.version else ""
        rules = f"ruleset {match.header.ruleset}, cards {match.header.data}"
        lines = [f"# {self.game}{version}, {self.seats} seats, seed {self.seed}, {rules}"]
        told = 0
        while True:
            events = match.chronicle(None)
            lines += [f"  {words.tell(event, match.view(None))}" for _, event in events[told:]]
            told = len(events)
            if match.over or len(match.entries) == self.answers:
                return "\n".join(lines) + "\n"
            question = luck.choice(match.position.open)
            option = luck.choice(question.options)
            lines.append(f"seat {question.seat} {question.kind}: {show(option)}")
            match.answer(option, question.seat)


STANDARD = (("version", "standard"),)
EVERYTHING = (("pool", "50_enchanted"), ("enchantment", "random"), ("tokens", "yes"))

TOGETHER = (("play", "cooperative"), ("layout", "random"))

TRANSCRIPTS = [
    Transcript("prophecy", 2, 7),
    Transcript("prophecy", 4, 11),
    Transcript("prophecy", 2, 17, "standard", STANDARD, answers=300),
    Transcript("prophecy", 4, 58, "standard", STANDARD, answers=300),
    Transcript("seasons", 2, 7, answers=400),
    Transcript("seasons", 4, 12, "enchanted", EVERYTHING, answers=800),
    Transcript("wizards", 3, 5, answers=400),
    Transcript("wizards", 4, 9, "cooperative", TOGETHER, answers=600),
]


def same_rules(old: str, new: str) -> bool:
    """Whether one ruleset with the same cards has led to other answers. Sentences may differ."""
    played = [[line for line in text.splitlines() if line[:1] != " "] for text in (old, new)]
    return played[0][0] == played[1][0] and played[0] != played[1]


def write() -> None:
    for transcript in TRANSCRIPTS:
        text = transcript.text()
        if same_rules(transcript.path.read_text(encoding="utf-8"), text):
            raise SystemExit(
                f"{transcript.path.name}: the game goes another way by the same ruleset; "
                f"raise `ruleset` in games/{transcript.game}/game.py (docs/stability.md)"
            )
        transcript.path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
