"""The whole site: the API with the pages on top."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.staticfiles import StaticFiles

from fabletop.server.app import create_app
from fabletop.server.settings import Settings
from fabletop.web.game_files import ADDRESS
from fabletop.web.look.rendering import FOLDER
from fabletop.web.pages import browse, landing, plain_pages, statistics_page, story
from fabletop.web.plugin import every_plugin
from fabletop.web.table import page, replay, seat_actions


def create_site(settings: Settings) -> FastAPI:
    site = create_app(settings)
    site.state.problem_page = plain_pages.show_problem
    for part in (plain_pages, landing, page, seat_actions, replay, story, statistics_page, browse):
        site.include_router(part.router)
    own = {"/static/built": FOLDER / "built", "/static": FOLDER / "static"}
    for path, folder in (_folders_of_games() | own).items():
        files = StaticFiles(directory=folder, check_dir=False)
        site.mount(path, GZipMiddleware(files, minimum_size=1000))
    return site


def _folders_of_games() -> dict[str, Path]:
    brought = every_plugin().items()
    return {f"{ADDRESS}/{game}": plugin.static for game, plugin in brought if plugin.static}
