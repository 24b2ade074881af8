"""Error handling of the command: a person's mistake is one line on stderr and exit code 2, or 1 if
a database cannot be used."""

import sys
from typing import Any

import typer
from typer.core import TyperGroup

from fabletop.core.errors import BadDatabase, FabletopError, RulesError
from fabletop.core.texts.foreign import for_terminal

NO_DATABASE, MISTAKE, OUR_FAULT = 1, 2, 70


class Tabletop(TyperGroup):
    """A group of commands that reports mistakes in one line, its own as well as Typer's."""

    def main(self, *args: Any, **options: Any) -> Any:
        try:
            code = super().main(*args, **{**options, "standalone_mode": False})
        except (FabletopError, OSError, typer.TyperException) as error:
            shown = error.format_message() if isinstance(error, typer.TyperException) else error
            _complain(str(shown))
            code = NO_DATABASE if isinstance(error, BadDatabase) else MISTAKE
        except RulesError as error:
            _complain(f"the rules contradict themselves, which is a bug in Fabletop: {error}")
            code = OUR_FAULT
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def _complain(message: str) -> None:
    print("fabletop:", for_terminal(" ".join(message.split())), file=sys.stderr)
