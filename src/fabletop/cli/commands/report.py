"""`fabletop report`: the results of a run as a web page in one file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fabletop.cli.shared.ledgers import written_down
from fabletop.cli.shared.options import LanguageOption, PlainOption, Workers
from fabletop.cli.shared.progress import bar
from fabletop.cli.table.screen import Screen
from fabletop.core.errors import BadSave
from fabletop.core.texts.foreign import json_for_terminal
from fabletop.lab.runs.folder import write_whole
from fabletop.lab.runs.formats import TABLES_EXTRA, needed
from fabletop.lab.runs.run import Run

if TYPE_CHECKING:
    from fabletop.lab.counting.luck import LuckShares

PAGE = Path("report.html")
LEDGER = "luck.jsonl"
"""A ledger in the folder of the run: the games that measure its luck, saved as they are played."""


def report(
    run: Annotated[Path, typer.Argument(help="The folder of a run: `simulate --out`.")],
    language: LanguageOption,
    workers: Workers,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="The page; overwrites an older one.")
    ] = PAGE,
    luck: Annotated[
        int | None,
        typer.Option(
            min=2,
            metavar="N",
            help="Split the variance of results by source of luck; plays 6 × N games.",
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the numbers as one JSON object instead.")
    ] = False,
    plain: PlainOption = False,
) -> None:
    """Make a report of a `simulate` run as one HTML file that works offline.

    It shows length, scores, who wins, what cards do, how games end, and with --luck how much of it
    is luck. It includes cards if the run stored them: `simulate --tables cards,events`.
    """
    needed("numpy", TABLES_EXTRA)
    from fabletop.lab.report.report import make_report

    screen = Screen(language, plain=plain)
    opened = Run.open(run)
    weighed = None if luck is None else _weigh(screen, opened, luck, workers)
    found = make_report(opened, weighed)
    if as_json:
        print(json_for_terminal(found.plain()))
        return
    from fabletop.web.report.page import report_page

    page = report_page(found, screen.language)
    _write(out, page)
    screen.say("report-written", file=str(out), games=opened.games)
    if found.cards is None:
        screen.say("report-without-cards")


def _weigh(screen: Screen, run: Run, base_games: int, workers: int) -> "LuckShares":
    from fabletop.lab.counting.luck import KIND, luck_plan, weigh_luck

    with (
        written_down(screen, run.path / LEDGER, KIND, luck_plan(run.plan)) as ledger,
        bar(screen.words("report-weighing"), base_games) as progress,
    ):
        return weigh_luck(run.plan, base_games, ledger=ledger, workers=workers, progress=progress)


def _write(file: Path, page: str) -> None:
    if file.is_dir():
        raise BadSave(f"{file} is a folder; name a file with --out")
    if not file.parent.is_dir():
        raise BadSave(
            f"there is no folder {file.parent}; create it, or name another file with --out"
        )
    write_whole(file, lambda fresh: fresh.write_text(page, encoding="utf-8"))
