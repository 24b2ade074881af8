"""Laying the lands: the chart of the sea with face-down lands, the reader's hand, and how a land
can be turned."""

from rich.console import RenderableType
from rich.text import Text

from fabletop.cli.wizards import marks
from fabletop.cli.wizards.chart import chart
from fabletop.cli.wizards.legend import land_legend
from fabletop.cli.wizards.names import Names, box
from fabletop.cli.wizards.sketch import SideBySide, sketch
from fabletop.games.wizards import hexes
from fabletop.games.wizards.centres import centres_near, overlapping
from fabletop.games.wizards.isles import (
    COLUMNS,
    LETTERS,
    SHAPE,
    TERRAIN,
    WATER,
    axial,
    number,
)
from fabletop.games.wizards.printed import Land
from fabletop.games.wizards.seen.view import UNKNOWN, WizardsView

BACK, FREE = "#", "+"
MANY_SITES = 3
"""Only the Sacred Circle has more places: its Stones."""


def laid(view: WizardsView) -> int:
    """How many lands lie on the sea."""
    return len(view.placements)


def sea(view: WizardsView, names: Names) -> list[RenderableType]:
    """The sea with the lands on it, and what the numbers mean."""
    lines: list[RenderableType] = [Text(_state(view, names), style="bold")]
    if view.placements:
        told = names.semicolon.join(_laid(view, names))
        lines += [_chart(view), Text(_legend(names), style="dim"), Text(told)]
    return lines


def _state(view: WizardsView, names: Names) -> str:
    lands = len(box(view).lands)
    return names.say("laying", laid=laid(view), lands=lands, stack=view.stack)


def _legend(names: Names) -> str:
    return names.say("legend-laying", back=BACK, free=FREE, water=marks.TERRAIN_MARKS[WATER])


def _chart(view: WizardsView) -> RenderableType:
    """The reader's lands face up, those of others face down, and where a centre can still lie."""
    centres = [centre for _, centre, _ in view.placements]
    known = [(land, centre, turns) for land, centre, turns in view.placements if land != UNKNOWN]
    seen = box(view).isles(tuple(known))
    backs = {
        number(hexes.add(axial(centre), spot))
        for land, centre, _ in view.placements
        for spot in SHAPE
        if land == UNKNOWN
    }
    taken = overlapping(centres)
    free = {one for centre in centres for one in centres_near(centre, taken)}
    numbers = {centre: str(place) for place, centre in enumerate(centres, start=1)}

    def cell(hexagon: int) -> Text:
        if hexagon in numbers:
            return Text(numbers[hexagon], style="bold")
        if hexagon in backs:
            return Text(BACK)
        if hexagon in free:
            return Text(FREE, style="cyan")
        terrain = seen.terrain[hexagon]
        return Text(marks.TERRAIN_MARKS[terrain], style=marks.TERRAIN_STYLES[terrain])

    return chart(centres, cell)


def _laid(view: WizardsView, names: Names) -> list[str]:
    """Each land on the sea: who laid it, and, if that was the reader, which land it is."""
    told = []
    for place, (land, centre, turns) in enumerate(view.placements, start=1):
        row, column = divmod(centre, COLUMNS)
        values: dict[str, str | int] = {"n": place, "column": column, "row": row}
        if land == UNKNOWN:
            who = names.player(view.placed_by[place - 1])
            told.append(names.say("face-down", who=who, **values))
        else:
            told.append(names.say("own-land", land=names.land(land), turns=turns, **values))
    return told


def hand(view: WizardsView, names: Names) -> list[RenderableType]:
    """The lands in the reader's hand, as printed, side by side."""
    if not view.hand:
        return []
    lands = [box(view).lands[land] for land in view.hand]
    headings = [_heading(land, names) for land in lands]
    drawn = SideBySide(headings, [sketch(land) for land in lands])
    return [Text(names.say("own-lands")), drawn, land_legend(names)]


def _heading(land: Land, names: Names) -> str:
    about = names.labelled(names.say(f"land-{land.kind}"), _sites(land, names))
    return f"{names.land(land.id)}\n{about}"


def in_hand(view: WizardsView, names: Names) -> list[RenderableType]:
    """The land that is being laid: where it can lie, and then how it can be turned."""
    laying = view.laying
    if laying.land is None or laying.land == UNKNOWN:
        return []
    land = box(view).lands[laying.land]
    if laying.centre:
        turned = range(hexes.TURNS)
        headings = [names.say("turned", turns=turns) for turns in turned]
        return [SideBySide(headings, [sketch(land, turns) for turns in turned])]
    return [_chart(view)] if view.placements else []


def _sites(land: Land, names: Names) -> str:
    if len(land.sites) > MANY_SITES:
        first, *stones = land.sites
        return f"{names.game.name(first.id)}, {names.say('stones', n=len(stones))}"
    return ", ".join(names.game.name(site.id) for site in land.sites)


def sea_sentences(view: WizardsView, names: Names) -> list[str]:
    return [_state(view, names), *(f"{line}." for line in _laid(view, names))]


def hand_sentences(view: WizardsView, names: Names) -> list[str]:
    """The lands in the reader's hand: how many spaces of each terrain, and their places."""
    return [_said(box(view).lands[land], names) for land in view.hand]


def _said(land: Land, names: Names) -> str:
    counts = [
        (land.terrain.count(letter), names.word("terrain", TERRAIN[terrain]))
        for letter, terrain in LETTERS.items()
    ]
    return names.say(
        "hand-land",
        land=names.land(land.id),
        kind=names.say(f"land-{land.kind}"),
        terrain=", ".join(f"{count} {terrain}" for count, terrain in counts if count),
        sites=_sites(land, names),
    )
