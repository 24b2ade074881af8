"""`fabletop tables`: what a server keeps, for its host. Works while the server runs."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from fabletop.cli.shared.days import days_of
from fabletop.cli.shared.options import AsJson, LanguageOption, PlainOption
from fabletop.cli.shared.settings import ConfigOption, with_settings
from fabletop.cli.table.screen import Screen
from fabletop.core.errors import BadSave, BadSetup
from fabletop.server.configuration import settings_of
from fabletop.server.errors import NoSuchTable, NotPossible
from fabletop.server.host_option import Group
from fabletop.server.storage import housekeeping
from fabletop.server.storage.beside import beside
from fabletop.server.storage.housekeeping import ListedTable, State
from fabletop.server.storage.saved import Stored
from fabletop.server.storage.store import Store
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.opening import opened

MOST = 50
DAY = len("2026-01-31")
tables = typer.Typer(help="List, show, export and delete the tables of a server.")

TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its link.")]
Finished = Annotated[
    bool, typer.Option("--finished", help="Only games that are over, or that everybody has left.")
]
Days = Annotated[
    str, typer.Option(metavar="DAYS", help="Not changed for so long: 90d, 12w, 1y or 6h.")
]


@tables.command(name="list")
@with_settings(Group.STORAGE)
def list_(
    *,
    language: LanguageOption,
    plain: PlainOption = False,
    as_json: AsJson = False,
    config: ConfigOption = None,
    game: Annotated[str, typer.Option(metavar="GAME", help="Only tables of this game.")] = "",
    finished: Finished = False,
    running: Annotated[bool, typer.Option("--running", help="Only unfinished games.")] = False,
    most: Annotated[int, typer.Option(min=1, help="How many, those changed last first.")] = MOST,
    **given: object,
) -> None:
    """List tables: who sits there, how many answers and messages, and the last change."""
    screen, states = Screen(language, plain=plain), _states(finished, running)
    with _store(given, config) as store:
        found = housekeeping.listed(store, states=states, game=game, most=most + 1)
    found, more = found[:most], len(found) > most
    if as_json:
        print(json.dumps([asdict(one) for one in found], ensure_ascii=False))
    elif not found:
        screen.say("tables-none")
    else:
        columns = ("id", "game", "state", "seats", "answers", "messages", "changed")
        rows = [_row(one, screen) for one in found]
        screen.rows("tables", columns, rows, whole=[one for one in columns if one != "seats"])
        if more:
            screen.say("tables-more", n=2 * most)


@tables.command()
@with_settings(Group.STORAGE)
def show(
    table: TableName,
    *,
    language: LanguageOption,
    plain: PlainOption = False,
    config: ConfigOption = None,
    **given: object,
) -> None:
    """Show what is kept of a table. Hidden cards and what people wrote are not shown."""
    screen = Screen(language, plain=plain)
    with _store(given, config) as store:
        stored = _stored(store, table)
        (kept,) = housekeeping.listed(store, table=table)
    saved = stored.table
    screen.heading(f"{saved.game} {saved.id}")
    screen.say("tables-created", created=_time(kept.created), changed=_time(kept.changed))
    screen.say("tables-now", state=screen.words(f"tables-state-{kept.state}"))
    screen.say("tables-counts", answers=kept.answers, messages=kept.messages)
    screen.say("tables-ruleset", ruleset=saved.ruleset)
    for name, value in saved.options.items():
        screen.line(f"  {name} = {value}")
    for number, seat in enumerate(saved.seats, start=1):
        person = "person" if seat.name else "unnamed"
        who = "free" if seat.free else "bot" if seat.bot else person
        notified = screen.words("tables-notified") if seat.webhook else ""
        words = screen.words(f"tables-seat-{who}", number=number, name=seat.name, bot=seat.bot)
        screen.line(f"  {words}{notified}")


@tables.command()
@with_settings(Group.STORAGE)
def export(
    table: TableName,
    *,
    language: LanguageOption,
    config: ConfigOption = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default="GAME-TABLE.fabletop")
    ] = None,
    **given: object,
) -> None:
    """Write the log of a table, which `fabletop replay` opens. The log of a running game tells
    everything that is hidden, and the luck to come."""
    screen = Screen(language)
    with _store(given, config) as store:
        stored = _stored(store, table)
    try:
        found = opened(stored)
    except NotPossible as error:
        raise BadSave(error.said(language)) from error
    file = out or Path(f"{stored.table.game}-{table}.fabletop")
    if file.exists():
        raise BadSave(f"{file} exists; name another file with --out")
    live = LiveTable(found.saved, found.match, history=found.history, rest=found.rest)
    _write(live, file)
    screen.say("tables-exported", file=str(file))
    if not live.finished:
        screen.say("tables-luck-to-come")


@tables.command()
@with_settings(Group.STORAGE)
def delete(
    names: Annotated[list[str], typer.Argument(metavar="TABLE...", help="The ids of tables.")],
    *,
    language: LanguageOption,
    config: ConfigOption = None,
    **given: object,
) -> None:
    """Delete tables with all that is kept of them. Running servers notice within seconds."""
    with _store(given, config) as store:
        missing = housekeeping.missing(store, names)
        if missing:
            raise BadSetup(f"there is no table {', '.join(sorted(missing))}; nothing was deleted")
        count = housekeeping.erase(store, names)
    Screen(language).say("tables-deleted", n=count)


@tables.command()
@with_settings(Group.STORAGE)
def prune(
    *,
    language: LanguageOption,
    older_than: Days,
    finished: Finished = False,
    abandoned: Annotated[bool, typer.Option("--abandoned", help="Only unfinished games.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    config: ConfigOption = None,
    **given: object,
) -> None:
    """Delete tables that nobody has changed for a while. Running servers notice within seconds."""
    screen, days = Screen(language), days_of(older_than)
    states = _states(finished, abandoned)
    with _store(given, config) as store:
        if dry_run:
            found = housekeeping.old(store, states, days)
            screen.lines(found)
            screen.say("tables-would-go", n=len(found))
        else:
            screen.say("tables-deleted", n=housekeeping.erase_old(store, states, days))


@contextmanager
def _store(given: dict[str, object], config: Path | None) -> Iterator[Store]:
    with beside(settings_of(given, config)) as store:
        yield store


def _write(live: LiveTable, file: Path) -> None:
    try:
        file.write_text("".join(f"{line}\n" for line in live.log()), encoding="utf-8")
    except OSError as error:
        raise BadSave(f"{file} cannot be written: {error.strerror}") from error


def _states(finished: bool, running: bool) -> list[State]:
    """Both, unless one is chosen."""
    chosen = {State.FINISHED: finished, State.RUNNING: running}
    return [state for state, on in chosen.items() if on] or list(State)


def _stored(store: Store, table: str) -> Stored:
    try:
        return store.load(table)
    except NoSuchTable as error:
        raise BadSetup(f"there is no table {table}; `fabletop tables list` lists them") from error
    except NotPossible as error:
        raise BadSave(f"{table}: {error}") from error


def _row(one: ListedTable, screen: Screen) -> list[str]:
    return [
        one.id,
        one.game,
        screen.words(f"tables-state-{one.state}"),
        ", ".join(one.seats),
        str(one.answers),
        str(one.messages),
        _time(one.changed) if screen.plain else _time(one.changed)[:DAY],
    ]


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
