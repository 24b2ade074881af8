"""The settings of a server as options of a command, each from its one declaration."""

import inspect
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperOption

from fabletop.server.configuration import VARIABLE
from fabletop.server.declared import Declared, declared
from fabletop.server.host_option import Group

ConfigOption = Annotated[
    Path | None,
    typer.Option(
        "--config",
        envvar=f"{VARIABLE}CONFIG",
        metavar="FILE",
        help="A TOML file with settings, or FABLETOP_CONFIG. The command line comes first, then "
        "variables such as FABLETOP_IDLE_MINUTES, then the file with idle_minutes = 60.",
    ),
]


def with_settings(*groups: Group) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command an option for every setting of these groups, by its name in `**given`; None
    stands for what was not said."""

    def widened(command: Callable[..., None]) -> Callable[..., None]:
        hints = {one.name: _hint(one) for one in declared().values() if one.about.group in groups}
        signature = inspect.signature(command)
        own = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
        more = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=hint)
            for name, hint in hints.items()
        ]
        command.__dict__["__signature__"] = signature.replace(parameters=own + more)
        command.__annotations__ |= hints
        return command

    return widened


class SettingsCommand(TyperCommand):
    """A command whose help fits into 80 columns: `--[no-]hsts` instead of both, and the variables
    are told once."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        for one in self.params:
            if isinstance(one, TyperOption):
                one.show_envvar = False
            if one.secondary_opts:
                (name,) = one.opts
                one.opts, one.secondary_opts = [name.replace("--", "--[no-]", 1)], []
        super().format_help(ctx, formatter)


def _metavar(kind: object) -> str | None:
    if kind in (int, float, int | None):
        return "N"
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return "|".join(kind)
    return "PATH" if kind is Path else "TEXT" if kind is str else ""


def _hint(one: Declared) -> Any:
    about = one.about
    kind: Any = str if one.kind == tuple[str, ...] else one.kind
    flag = "--" + one.name.replace("_", "-")
    option = typer.Option(
        f"{flag}/--no-{flag[2:]}" if kind is bool else flag,
        envvar=VARIABLE + one.name.upper(),
        metavar=about.metavar or _metavar(kind),
        help=f"{about.help} Default: {one.default_in_words}.",
        min=about.least,
        max=about.most,
        rich_help_panel=about.group.value,
        show_default=False,
    )
    return Annotated[kind | None, option]
