"""A report: all chapters of a run."""

from dataclasses import asdict, dataclass
from typing import Any

from fabletop.lab.counting.luck import Luck
from fabletop.lab.report.cards import Cards, card_chapter
from fabletop.lab.report.chapters import (
    Ends,
    Length,
    Played,
    Scores,
    Wins,
    ends_chapter,
    length_chapter,
    played_chapter,
    scores_chapter,
    wins_chapter,
)
from fabletop.lab.report.command import command_of
from fabletop.lab.report.frames import Source, read_frame


@dataclass(frozen=True, slots=True)
class Report:
    played: Played
    ends: Ends
    length: Length
    scores: Scores
    wins: Wins
    cards: Cards | None
    luck: Luck | None
    command: str
    """What plays the run again."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def make_report(run: Source, luck: Luck | None = None) -> Report:
    frame = read_frame(run)
    return Report(
        played_chapter(frame),
        ends_chapter(frame),
        length_chapter(frame),
        scores_chapter(frame),
        wins_chapter(frame),
        card_chapter(run, frame),
        luck,
        command_of(run),
    )
