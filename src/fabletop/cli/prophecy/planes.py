"""The Astral Planes beside the ring: where they are attacked from, and what is known of their
cards. A plane may hold the Gate to a Realm. The planes at the ends of Realms are in `realms.py`."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import Names
from fabletop.cli.prophecy.ring import FACE_DOWN, letters
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.seen.view import PlaneView, ProphecyView

BEATEN = "–"


def planes(
    view: ProphecyView, names: Names, shown: list[PlaneView] | None = None
) -> RenderableType:
    """All planes, or the given ones."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, expand=False)
    table.add_column(min_width=2, justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style="dim")
    table.add_column(overflow="fold")
    for plane in shown or _all(view):
        attacked = plane.id == view.assault
        table.add_row(
            letters([view.active]) if attacked else "",
            Text(names.thing(plane.guild or plane.adjacent[0]), style="bold"),
            ", ".join(map(str, adjacent(view, plane))) if plane.guild else "",
            cards_of(view, plane, names),
        )
    if shown:
        return table
    if all(plane.closed and not _gate(view, plane) for plane in _all(view)):
        return Text(names.say("all-closed"), style="dim")
    return Group(*(Text(line, style="dim") for line in _headings(view, names)), table)


def _headings(view: ProphecyView, names: Names) -> list[str]:
    met = names.say("met" if view.to_win else f"met-{view.ending}")
    said = [names.say("planes", met=met, beaten=BEATEN)]
    if view.power_up:
        said.append(names.say("power-up", n=view.power_up))
    return said


def attacked(view: ProphecyView) -> list[PlaneView]:
    return [plane for plane in view.planes if plane.id == view.assault]


def _all(view: ProphecyView) -> list[PlaneView]:
    """The planes of the main board in the order of the ring."""
    main = [plane for plane in view.planes if plane.guild]
    return sorted(main, key=lambda plane: adjacent(view, plane))


def adjacent(view: ProphecyView, plane: PlaneView) -> list[int]:
    """The numbers of the spaces beside a plane."""
    ids = [space.id for space in view.spaces]
    return sorted(ids.index(space) + 1 for space in plane.adjacent)


def _gate(view: ProphecyView, plane: PlaneView) -> bool:
    return plane.lesser in open_box(view.cards).gates


def cards_of(view: ProphecyView, plane: PlaneView, names: Names) -> Text:
    """The Guardians and Artifacts, in the order in which a hero meets them."""
    if _gate(view, plane):
        return Text(names.thing(plane.lesser), style="bold cyan")
    if plane.closed:
        return Text(names.term("closed"), style="dim")
    seen = _seen_by_reader(view, plane)
    guardians = [
        _face(view, card, names, "red", seen) if card else Text(BEATEN, style="dim")
        for card in _guardians(plane)
    ]
    artifacts = [_face(view, card, names, "bold yellow", seen) for card in plane.artifacts]
    won = [Text(", ").join(artifacts)] if artifacts else []
    return Text(" > ").join([*guardians, *won])


def _guardians(plane: PlaneView) -> list[str]:
    """The Guardians of a plane: only one at the end of a Realm; without Artifacts, maybe none."""
    ranks = [plane.lesser] if plane.guild else []
    return ranks + ([plane.greater] if plane.greater or plane.artifacts else [])


def _seen_by_reader(view: ProphecyView, plane: PlaneView) -> list[str]:
    """The face-down cards of a plane that the reader has looked at, in their order."""
    return list(view.known.get(plane.id, ()))


def _face(view: ProphecyView, card: str, names: Names, style: str, seen: list[str]) -> Text:
    if card != FACE_DOWN:
        return Text(names.card(view, card, "short"), style=style)
    known = f" ({names.card(view, seen.pop(0), 'short')})" if seen else ""
    return Text(f"{FACE_DOWN}{known}", style="bold")


def plane_sentences(
    view: ProphecyView, names: Names, shown: list[PlaneView] | None = None
) -> list[str]:
    stronger = [names.say("power-up", n=view.power_up)] if view.power_up else []
    said = [_sentence(view, plane, names) for plane in shown or _all(view)]
    return said if shown else said + stronger


def _sentence(view: ProphecyView, plane: PlaneView, names: Names) -> str:
    name = names.thing(plane.id)
    if plane.guild:
        first, second = adjacent(view, plane)
        opening = names.say("plane", name=name, first=first, second=second)
    else:
        opening = names.labelled(name, "").strip()
    if _gate(view, plane):
        return f"{opening} {names.thing(plane.lesser)}."
    if plane.closed:
        return f"{opening} {names.term('closed')}."
    return f"{opening} {'. '.join(said_of(view, plane, names))}."


def said_of(view: ProphecyView, plane: PlaneView, names: Names) -> list[str]:
    """The Guardians and Artifacts of a plane, one after the other."""
    seen = _seen_by_reader(view, plane)
    ranks = ("lesser", "greater")[-len(_guardians(plane)) :] if plane.greater else ("lesser",)
    faces = {"lesser": plane.lesser, "greater": plane.greater}
    parts = [
        names.labelled(names.term(rank), _said(view, faces[rank], names, seen)) for rank in ranks
    ]
    if plane.artifacts:
        artifacts = ", ".join(_said(view, card, names, seen) for card in plane.artifacts)
        parts.append(names.labelled(names.term("artifact"), artifacts))
    return parts


def _said(view: ProphecyView, card: str, names: Names, seen: list[str]) -> str:
    if not card:
        return names.say("beaten")
    if card != FACE_DOWN:
        return names.card(view, card, "long")
    known = f" ({names.card(view, seen.pop(0), 'long')})" if seen else ""
    return f"{names.term('face-down')}{known}"
