"""`fabletop backup`: all tables of a server in one file, while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from fabletop.cli.shared.options import LanguageOption
from fabletop.cli.shared.settings import ConfigOption, with_settings
from fabletop.cli.table.screen import Screen
from fabletop.server.configuration import settings_of
from fabletop.server.host_option import Group
from fabletop.server.storage.backup import back_up


@with_settings(Group.STORAGE)
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    *,
    language: LanguageOption,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
    config: ConfigOption = None,
    **given: object,
) -> None:
    """Write all tables into one SQLite file, which `fabletop restore` reads into SQLite or
    PostgreSQL. The server may run; the file is as the database was at one moment."""
    count = back_up(settings_of(given, config), file, force=force)
    Screen(language).say("backup-written", n=count, file=str(file))
