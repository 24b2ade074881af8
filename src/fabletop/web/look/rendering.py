"""Renders pages: templates, the words of the pages, and icons."""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from fabletop import __version__
from fabletop.core import plugins
from fabletop.core.codec import JsonObject
from fabletop.core.texts.languages import languages
from fabletop.server.reader import LANGUAGE
from fabletop.web.files.scoped_styles import game_class
from fabletop.web.game_files import GameTemplates, sheet_address
from fabletop.web.look.icons import icon as symbol
from fabletop.web.pages.people import KEPT, Visitor
from fabletop.web.words import words_of_pages

FOLDER = Path(str(files("fabletop.web")))

templates = Environment(
    loader=ChoiceLoader([FileSystemLoader(FOLDER / "templates"), GameTemplates()]),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
    undefined=StrictUndefined,
)


LOW, MID, HIGH = 0.26, 0.5, 0.74
PIPS = {
    1: [(MID, MID)],
    2: [(LOW, LOW), (HIGH, HIGH)],
    3: [(LOW, LOW), (MID, MID), (HIGH, HIGH)],
    4: [(LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)],
    5: [(LOW, LOW), (HIGH, LOW), (MID, MID), (LOW, HIGH), (HIGH, HIGH)],
    6: [(LOW, LOW), (HIGH, LOW), (LOW, MID), (HIGH, MID), (LOW, HIGH), (HIGH, HIGH)],
}
"""Where the pips of a die are, as fractions of its side."""

SPRITE = "/static/built/icons.svg"

REMEMBERED = 4096
"""How many sentences are cached: the same few are used again and again."""


@pass_context
def icon(context: Context, name: str, kind: str = "icon") -> Markup:
    """An icon by our own name, such as "creature.vampire", from the sprite."""
    return _icon(context["sprite"], name, kind)


@plugins.cached
def _icon(sprite: str, name: str, kind: str) -> Markup:
    mark = '<svg class="{}" aria-hidden="true" focusable="false"><use href="{}#{}"/></svg>'
    return Markup(mark).format(kind, sprite, symbol(name))


@pass_context
def picture(context: Context, name: str, x: float, y: float, size: float) -> Markup:
    """The same within an SVG drawing."""
    return Markup(
        f'<use href="{_address(context["sprite"], name)}" x="{x:.0f}" y="{y:.0f}"'
        f' width="{size}" height="{size}" class="icon"/>'
    )


@plugins.cached
def _address(sprite: str, name: str) -> Markup:
    return Markup("{}#{}").format(sprite, symbol(name))


templates.globals.update(
    icon=icon,
    picture=picture,
    pips=PIPS,
    version=__version__,
    game_class=game_class,
    sheet_address=sheet_address,
)


@plugins.cached
def speaker(language: str, game: str = "") -> Any:
    """A function that formats messages; on pages about a game, its messages as well."""
    words = words_of_pages(language, game)

    @lru_cache(REMEMBERED)
    def say(message: str, **values: str | int) -> str:
        return words.say(message, values)

    return say


def render(template: str, language: str, context: JsonObject, sprite: str = SPRITE) -> str:
    """Render a template in a language; with an empty `sprite`, icons are in the same file."""
    say = speaker(language, context.get("game", ""))
    known = {"say": say, "language": language, "sprite": sprite}
    return templates.get_template(template).render(**known, **context)


def _translations(request: Request) -> list[tuple[str, str, str]]:
    """Links to this page in each language."""
    return [
        (code, known.name, f"?{request.url.include_query_params(language=code).query}")
        for code, known in languages().items()
    ]


@dataclass(frozen=True, slots=True)
class PageSurroundings:
    """What a page needs to know of its request. It can be sent to a worker."""

    language: str
    shape: str
    here: str
    translations: tuple[tuple[str, str, str], ...]


def surroundings(request: Request, guest: Visitor) -> PageSurroundings:
    here, translations = request.url.path, tuple(_translations(request))
    return PageSurroundings(guest.language, guest.shape, here, translations)


def whole_page(template: str, around: PageSurroundings, context: JsonObject) -> str:
    """A whole page as text."""
    shown = {
        "title": "Fabletop",
        "shape": around.shape,
        "here": around.here,
        "translations": around.translations,
        **context,
    }
    return render(template, around.language, shown)


def page(
    request: Request,
    template: str,
    guest: Visitor,
    context: JsonObject | None = None,
    status: int = 200,
) -> HTMLResponse:
    """A whole page; stores its language in the cookie."""
    text = whole_page(template, surroundings(request, guest), context or {})
    return page_reply(text, guest, status)


def page_reply(text: str, guest: Visitor, status: int = 200) -> HTMLResponse:
    reply = HTMLResponse(text, status)
    reply.set_cookie(LANGUAGE, guest.language, max_age=KEPT, samesite="lax", httponly=True)
    return reply
