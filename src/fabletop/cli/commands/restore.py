"""`fabletop restore`: a backup becomes the tables of a server."""

from pathlib import Path
from typing import Annotated

import typer

from fabletop.cli.shared.options import LanguageOption
from fabletop.cli.shared.settings import ConfigOption, with_settings
from fabletop.cli.table.screen import Screen
from fabletop.server.configuration import settings_of
from fabletop.server.host_option import Group
from fabletop.server.storage import restoring


@with_settings(Group.STORAGE)
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `fabletop backup` has written.")],
    *,
    language: LanguageOption,
    force: Annotated[
        bool, typer.Option("--force", help="Replace all tables that are there now.")
    ] = False,
    config: ConfigOption = None,
    **given: object,
) -> None:
    """Read a backup into the database, of either kind. Stop the server first."""
    count = restoring.restore(settings_of(given, config), file, force=force)
    Screen(language).say("backup-restored", n=count, file=str(file))
