"""The whole site: the API with the pages on top."""

from fastapi import FastAPI

from fabletop.server.app import create_app
from fabletop.server.settings import Settings
from fabletop.web.pages import router, static


def create_site(settings: Settings) -> FastAPI:
    site = create_app(settings)
    site.include_router(router)
    site.mount("/static", static)
    return site
