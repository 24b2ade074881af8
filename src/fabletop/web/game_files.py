"""The files that games bring to the pages: templates, and a style sheet with what it needs."""

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
    """Where pages load the style sheet of a game from; nothing for a game without one."""
    sheet = plugin_of(game).sheet
    return f"{ADDRESS}/{game}/{sheet}" if sheet else ""


def sheet_text(game: str) -> str:
    """The style sheet of a game as text, or nothing."""
    plugin = plugin_of(game)
    if not plugin.sheet or plugin.static is None:
        return ""
    return (plugin.static / plugin.sheet).read_text(encoding="utf-8")
