"""Every module of a game is closed to front ends and bots by the import contract, or stands here
with what others need it for."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTRACT = "Front ends and bots read a game only by its reading room and what is printed"

EVERYWHERE = ("seen", "printed", "box", "scenario")
NAMES = "lists of names: what is printed, by kind"
EVENTS = "the names of the words in an event"
SENTENCES = "sentences and names in a language"
GEOMETRY = "the geometry of the map"
OPEN = {
    "prophecy": {"words": SENTENCES, "words_of_odds": SENTENCES, "chronicle": EVENTS},
    "seasons": {"words": SENTENCES, "domains": NAMES, "numbers": "what is printed on the boards"},
    "wizards": {
        **{"words": SENTENCES, "chronicle": EVENTS, "domains": NAMES},
        **{"hexes": GEOMETRY, "isles": GEOMETRY},
    },
}


@pytest.mark.parametrize("game", OPEN)
def test_only_what_others_need_is_open_to_them(game: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (closed,) = [one["forbidden_modules"] for one in contracts if one["name"] == CONTRACT]
    folder = ROOT / "src" / "fabletop" / "games" / game
    found = {one.parent.name for one in folder.glob("*/__init__.py")}
    found |= {one.stem for one in folder.glob("[!_]*.py")}
    opened = {name for name in found if f"fabletop.games.{game}.{name}" not in closed}
    assert opened == {*EVERYWHERE, *OPEN[game]}
