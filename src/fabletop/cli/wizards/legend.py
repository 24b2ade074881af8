"""Explains those marks that can be seen on the map."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from fabletop.cli.wizards import marks
from fabletop.cli.wizards.names import Names, box
from fabletop.cli.wizards.on_the_map import lying
from fabletop.games.wizards.isles import TERRAIN
from fabletop.games.wizards.seen.calendar import is_foreseen
from fabletop.games.wizards.seen.view import WizardsView

THINGS = {
    marks.TOWN: "town",
    marks.STONE: "stone",
    marks.PLACE: "place",
    marks.BOAT: "boat",
    marks.DEMONS: "demons",
    marks.DRAGON: "dragon",
    marks.MAGE: "mage",
    marks.SECRET: "secret",
    marks.MARKER: "marker",
    marks.OTHERS_MARKER: "others-marker",
}


def legend(view: WizardsView, names: Names, seat: int) -> list[RenderableType]:
    things = lying(view, names, seat).values()
    seen = {mark for those in things for one in those for mark in one.mark}
    words = {mark: word for mark, word in THINGS.items() if mark in seen}
    if view.dead:
        words[marks.LOST] = "lost"
    if not seen.isdisjoint((marks.DEMONS, marks.MARKER, marks.OTHERS_MARKER)):
        words[marks.LOAD] = "load"
    if any(is_foreseen(view, land) for land in box(view).lands):
        words[marks.FORESEEN] = "foreseen"
    return [_told(names, words)]


def land_legend(names: Names) -> RenderableType:
    """What is printed on lands."""
    return _told(names, {mark: THINGS[mark] for mark in (marks.TOWN, marks.STONE, marks.PLACE)})


def _told(names: Names, words: Mapping[str, str]) -> RenderableType:
    told = [
        f"{mark} {names.word('terrain', TERRAIN[terrain])}"
        for terrain, mark in marks.TERRAIN_MARKS.items()
    ]
    told += [f"{mark} {names.say(f'legend-{word}')}" for mark, word in words.items()]
    return Text(", ".join(told), style="dim")
