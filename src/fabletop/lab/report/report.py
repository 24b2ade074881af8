"""A report: all chapters of a run."""

from dataclasses import asdict, dataclass

from fabletop.core.codec import JsonObject
from fabletop.lab.counting.luck import LuckShares
from fabletop.lab.report.cards import CardChapter, card_chapter
from fabletop.lab.report.chapters import (
    Ends,
    Length,
    RunSummary,
    Scores,
    Wins,
    ends_chapter,
    length_chapter,
    played_chapter,
    scores_chapter,
    wins_chapter,
)
from fabletop.lab.report.command import command_of
from fabletop.lab.report.frames import RunSource, read_frame


@dataclass(frozen=True, slots=True)
class RunReport:
    played: RunSummary
    ends: Ends
    length: Length
    scores: Scores
    wins: Wins
    cards: CardChapter | None
    luck: LuckShares | None
    command: str
    """The command that plays the run again."""

    def plain(self) -> JsonObject:
        return asdict(self)


def make_report(run: RunSource, luck: LuckShares | None = None) -> RunReport:
    frame = read_frame(run)
    return RunReport(
        played_chapter(frame),
        ends_chapter(frame),
        length_chapter(frame),
        scores_chapter(frame),
        wins_chapter(frame),
        card_chapter(run, frame),
        luck,
        command_of(run),
    )
