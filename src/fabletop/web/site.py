"""The whole site: the API with the pages on top."""

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.staticfiles import StaticFiles

from fabletop.server.app import create_app
from fabletop.server.settings import Settings
from fabletop.web.look.rendering import FOLDER
from fabletop.web.pages import browse, landing, statistics_page, story
from fabletop.web.table import page, replay, seat_actions


def create_site(settings: Settings) -> FastAPI:
    site = create_app(settings)
    for part in (landing, page, seat_actions, replay, story, statistics_page, browse):
        site.include_router(part.router)
    for path, folder in (("/static/built", "built"), ("/static", "static")):
        files = StaticFiles(directory=FOLDER / folder, check_dir=False)
        site.mount(path, GZipMiddleware(files, minimum_size=1000))
    return site
