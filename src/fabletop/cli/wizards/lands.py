"""The eighteen lands by kind: which are lost, how laden they are, who is there, and in which
direction. Evil takes the most laden Common Land first, then Elven and Magic ones (Z-126 to
Z-129)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.wizards import marks
from fabletop.cli.wizards.names import Names, box, isles, space_of
from fabletop.cli.wizards.on_the_map import Lying, lying
from fabletop.games.wizards.isles import distance
from fabletop.games.wizards.printed import KINDS
from fabletop.games.wizards.seen.calendar import is_foreseen, load
from fabletop.games.wizards.seen.view import WizardsView

WHO = ("player", "dragon", "mage")


@dataclass(frozen=True, slots=True)
class LandRow:
    """A land as one player sees it."""

    id: str
    lost: bool
    load: int
    """How many Task markers and Demons it holds."""
    foreseen: bool
    nearest: int | None
    """Its space nearest to the player, if the player is on the map."""
    there: Sequence[Lying]
    """Figures on it, and boats off its coast."""


def lands(view: WizardsView, names: Names, seat: int) -> dict[str, list[LandRow]]:
    """The lands of each kind, in the order in which Evil takes the kinds."""
    things, here = lying(view, names, seat), space_of(view, seat)
    printed = box(view).lands
    return {
        kind: [_land(view, land, things, here) for land in printed if printed[land].kind == kind]
        for kind in KINDS
    }


def _land(
    view: WizardsView, land: str, things: Mapping[int, Sequence[Lying]], here: int | None
) -> LandRow:
    found = isles(view)
    index = found.index[land]
    spaces = found.spaces[index]
    there = [one for space in spaces for one in things.get(space, []) if one.kind in WHO]
    there += [
        one for space in found.waters[index] for one in things.get(space, []) if one.kind == "boat"
    ]
    return LandRow(
        land,
        land in view.dead,
        load(view, land),
        is_foreseen(view, land),
        None if here is None else min(spaces, key=lambda space: distance(here, space)),
        there,
    )


def overview(view: WizardsView, names: Names, seat: int) -> RenderableType:
    """A column for each kind."""
    columns = lands(view, names, seat)
    here = space_of(view, seat)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for kind in columns:
        table.add_column(names.say(f"lands-{kind}"), header_style="bold")
    for row in zip_longest(*columns.values()):
        table.add_row(*(_cell(view, land, here, names) if land else "" for land in row))
    return table


def _cell(view: WizardsView, land: LandRow, here: int | None, names: Names) -> Text:
    name = names.land(land.id)
    if land.lost:
        return Text(f"{marks.LOST} {name}", style=marks.LOST_STYLE)
    cell = Text(f"{box(view).lands[land.id].number:2} {name}")
    if here is not None and land.nearest is not None:
        cell.append(f" {names.bearing(here, land.nearest)}", style="dim")
    if land.load or land.foreseen:
        load = marks.FORESEEN if land.foreseen else str(land.load)
        cell.append(f" {marks.LOAD}{load}", style=marks.EVIL_STYLE)
    if land.there:
        cell.append(" ")
        cell.append_text(Text.assemble(*((one.mark, one.style) for one in land.there)))
    return cell


def land_sentences(view: WizardsView, names: Names, seat: int) -> list[str]:
    """A sentence for each kind."""
    here = space_of(view, seat)
    spoken = []
    for kind, those in lands(view, names, seat).items():
        told = names.semicolon.join(_said(land, here, names) for land in those)
        spoken.append(f"{names.labelled(names.say(f'lands-{kind}'), told)}.")
    return spoken


def _said(land: LandRow, here: int | None, names: Names) -> str:
    name = names.land(land.id)
    if land.lost:
        return f"{name} {names.term('dead')}"
    told = [name]
    if here is not None and land.nearest is not None:
        told.append(names.spoken_bearing(here, land.nearest))
    if land.load:
        told.append(names.say("load", n=land.load))
    if land.foreseen:
        told.append(names.say("foreseen"))
    return ", ".join([*told, *(one.what for one in land.there)])
