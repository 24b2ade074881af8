"""Wizards in the browser."""

from pathlib import Path

from fabletop.web.plugin import WebPlugin
from fabletop.web.wizards.drawing import WizardsDrawing
from fabletop.web.wizards.faces import DECKS

HERE = Path(__file__).parent

PLUGIN = WebPlugin(
    drawing=WizardsDrawing,
    templates=HERE / "templates",
    static=HERE / "static",
    sheet="wizards.css",
    icons=HERE / "icons.toml",
    decks=DECKS,
)
