"""Prophecy in the browser."""

from pathlib import Path

from fabletop.games.prophecy.words_of_odds import odds_against
from fabletop.web.plugin import WebPlugin
from fabletop.web.prophecy.drawing import ProphecyDrawing
from fabletop.web.prophecy.faces import DECKS
from fabletop.web.prophecy.mixtures import GROUPS, MIXTURES

HERE = Path(__file__).parent

PLUGIN = WebPlugin(
    drawing=ProphecyDrawing,
    templates=HERE / "templates",
    static=HERE / "static",
    sheet="prophecy.css",
    icons=HERE / "icons.toml",
    card_at_table=odds_against,
    decks=DECKS,
    groups=GROUPS,
    mixtures=MIXTURES,
)
