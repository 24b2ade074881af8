"""Seasons in the browser."""

from pathlib import Path

from fabletop.web.plugin import WebPlugin
from fabletop.web.seasons.drawing import SeasonsDrawing
from fabletop.web.seasons.faces import DECKS

HERE = Path(__file__).parent

PLUGIN = WebPlugin(
    drawing=SeasonsDrawing,
    templates=HERE / "templates",
    static=HERE / "static",
    sheet="seasons.css",
    icons=HERE / "icons.toml",
    decks=DECKS,
)
