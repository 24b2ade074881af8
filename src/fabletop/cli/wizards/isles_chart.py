"""All the isles on a small scale, shown on the first Day of a Fortnight, after many changes."""

from rich.console import RenderableType
from rich.text import Text

from fabletop.cli.wizards.chart import chart
from fabletop.cli.wizards.map import terrain
from fabletop.cli.wizards.names import Names, box, isles
from fabletop.cli.wizards.on_the_map import lying
from fabletop.games.wizards.seen.view import WizardsView


def isles_chart(view: WizardsView, names: Names, seat: int) -> list[RenderableType]:
    if view.day > 1:
        return []
    found, things = isles(view), lying(view, names, seat)
    lands = box(view).lands
    numbers = {centre: str(lands[land].number) for land, centre, _ in view.placements}

    def cell(hexagon: int) -> Text:
        if hexagon in things and things[hexagon][0].kind != "site":
            first = things[hexagon][0]
            return terrain(view, found, hexagon).append(first.mark[0], style=first.style)
        if hexagon in numbers:
            return Text(numbers[hexagon], style="bold")
        return terrain(view, found, hexagon)

    return [chart([], cell), Text(names.say("chart"), style="dim"), Text()]
