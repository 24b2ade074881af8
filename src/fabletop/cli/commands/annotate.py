"""`fabletop annotate`: analyses a saved game and finds each person's costliest decisions."""

from pathlib import Path
from typing import Annotated

import typer

from fabletop.cli.shared.annotations import Retold, as_json, as_lines, as_markdown, retell
from fabletop.cli.shared.options import AsJson, LanguageOption, PlainOption, Salvage, Workers
from fabletop.cli.shared.progress import bar
from fabletop.cli.shared.seats import Seat, saved_seats
from fabletop.cli.table.screen import Screen
from fabletop.core import log
from fabletop.core.errors import BadSave, BadSetup
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.core.seeds import LAST_SEED
from fabletop.core.texts.foreign import json_for_terminal
from fabletop.lab.hindsight.annotate import annotate as think_over
from fabletop.lab.hindsight.annotate import count_work, real_choices, task_of

Seats = Annotated[
    list[int] | None,
    typer.Option(min=1, metavar="N", help="Only this seat; may be repeated. Default: all people."),
]
Tries = Annotated[
    int | None,
    typer.Option(min=1, show_default="the adviser's", help="Tries per decision."),
]
AnalysisSeed = Annotated[
    int | None,
    typer.Option(min=0, max=LAST_SEED, show_default="the game's own", help="Seed of the analysis."),
]


def annotate(
    file: Annotated[Path, typer.Argument(help="A saved game, finished or not.")],
    language: LanguageOption,
    workers: Workers,
    seat: Seats = None,
    every: Annotated[bool, typer.Option("--all", help="All seats, including bots.")] = False,
    most: Annotated[int, typer.Option(min=1, help="At most this many decisions per seat.")] = 3,
    iterations: Tries = None,
    seed: AnalysisSeed = None,
    as_object: AsJson = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write it as Markdown.")
    ] = None,
    salvage: Salvage = False,
    plain: PlainOption = False,
) -> None:
    """Find the costliest decisions of a saved game, with what the adviser would have done and why.

    It judges only by what the seat could know at the time. The same seed gives the same result.
    """
    screen = Screen(language, plain=plain)
    if out is not None and out.exists():
        raise BadSave(f"{out} exists; name another file with --out")
    match = log.read(file, find, salvage=salvage)
    people = saved_seats(match.header.seats, screen.words("you"))
    choices = real_choices(match, _seats(file, people, seat or [], every))
    task = task_of(match, seed, iterations)
    with bar(screen.words("annotating"), count_work(choices, most)) as progress:
        found = think_over(task, choices, most=most, workers=workers, progress=progress)
    told = retell(match, people, found, file, screen)
    if as_object:
        print(json_for_terminal(as_json(told, match, task)))
    else:
        _show(told, match, screen)
    if out is not None:
        _write(out, as_markdown(told, file, screen))


def _seats(file: Path, people: list[Seat], wanted: list[int], every: bool) -> list[int]:
    """The seats to analyse, counted from 0."""
    odd = [number for number in wanted if number > len(people)]
    if odd:
        raise BadSetup(f"{file} has {len(people)} seats; there is no seat {odd[0]}")
    if wanted or every:
        return [n for n in range(len(people)) if every or n + 1 in wanted]
    found = [n for n, one in enumerate(people) if not one.bot]
    if not found:
        raise BadSetup(f"{file} has only bots; name a seat with --seat, or use --all")
    return found


def _show(told: list[Retold], match: Match, screen: Screen) -> None:
    if match.notice:
        screen.say("notice", notice=match.notice)
    for one in told:
        screen.heading(one.heading)
        for lines in as_lines(one, screen):
            screen.lines(lines)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSave(f"cannot write {file}: {error.strerror or error}") from error
