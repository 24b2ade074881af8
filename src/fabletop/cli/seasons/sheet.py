"""The scoring sheet: every total, source by source (S-172 to S-175)."""

from collections import Counter

from rich.box import SIMPLE
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.seasons.marks import SEAT_STYLES
from fabletop.cli.seasons.names import Names, box, capital
from fabletop.games.seasons.seen.view import SeasonsView

NOTHING = "-"


def sheet(view: SeasonsView, names: Names) -> RenderableType:
    table = Table(box=SIMPLE, show_edge=False)
    table.add_column()
    for seat in range(len(view.sheets)):
        title = Text(names.sorcerer(seat), style=SEAT_STYLES[seat])
        table.add_column(title, justify="right")
    columns = _columns(view)
    for source in _sources(view, columns):
        cells = (str(column[source]) if source in column else NOTHING for column in columns)
        table.add_row(names.game.source(view, source), *cells)
    totals = (Text(str(sum(column.values())), style="bold") for column in columns)
    table.add_row(Text(capital(names.term("total")), style="bold"), *totals)
    return table


def sheet_sentences(view: SeasonsView, names: Names) -> list[str]:
    spoken = []
    for seat, column in enumerate(_columns(view)):
        sources = _sources(view, [column])
        parts = [f"{names.game.source(view, source)} {column[source]}" for source in sources]
        parts.append(f"{names.term('total')} {sum(column.values())}")
        spoken.append(f"{names.labelled(names.person(seat), ', '.join(parts))}.")
    return spoken


def _columns(view: SeasonsView) -> list[Counter[str]]:
    """What each source brought each sorcerer; two copies of a card are one source."""
    columns = []
    for lines in view.sheets:
        column: Counter[str] = Counter()
        for source, value in lines:
            column[source.rstrip("+")] += value
        columns.append(column)
    return columns


def _sources(view: SeasonsView, columns: list[Counter[str]]) -> list[str]:
    """Crystals first, then what cards brought, then the rest."""
    every = dict.fromkeys(source for column in columns for source in column)
    cards = box(view).cards
    return sorted(every, key=lambda source: (source != "crystals", source not in cards))
