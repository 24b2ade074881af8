"""The files that games provide for the pages: templates, and a style sheet with its files."""

from collections.abc import Callable

from jinja2 import BaseLoader, Environment, FileSystemLoader, TemplateNotFound

from fabletop.web.plugin import plugin_of

ADDRESS = "/static/games"


class GameTemplates(BaseLoader):
    """Finds `GAME/board.html` in the folder of the game."""

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str | None, Callable[[], bool] | None]:
        game, _, name = template.partition("/")
        folder = plugin_of(game).templates
        if folder is None:
            raise TemplateNotFound(template)
        return FileSystemLoader(folder).get_source(environment, name)


def sheet_address(game: str) -> str:
    """The address of a game's style sheet; empty for a game without one."""
    sheet = plugin_of(game).sheet
    return f"{ADDRESS}/{game}/{sheet}" if sheet else ""


def sheet_text(game: str) -> str:
    """The style sheet of a game as text, or empty."""
    plugin = plugin_of(game)
    if not plugin.sheet or plugin.static is None:
        return ""
    return (plugin.static / plugin.sheet).read_text(encoding="utf-8")
