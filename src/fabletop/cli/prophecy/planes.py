"""The five Astral Planes: from where they are attacked, and what is known of their cards."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import Names, Shown
from fabletop.cli.prophecy.ring import FACE_DOWN, letters

BEATEN = "–"


def planes(view: Shown, names: Names, shown: list[Shown] | None = None) -> RenderableType:
    """All of them, or those that are looked at now."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, expand=False)
    table.add_column(min_width=2, justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style="dim")
    table.add_column(overflow="fold")
    for plane in shown or _all(view):
        attacked = plane["id"] == view["assault"]
        table.add_row(
            letters([view["active"]]) if attacked else "",
            Text(names.thing(view, plane["guild"]), style="bold"),
            ", ".join(map(str, _from(view, plane))),
            _cards(view, plane, names),
        )
    if not shown and all(plane["closed"] for plane in view["planes"]):
        return Text(names.say("all-closed"), style="dim")
    heading = Text(names.say("planes", beaten=BEATEN), style="dim")
    return table if shown else Group(heading, table)


def attacked(view: Shown) -> list[Shown]:
    return [plane for plane in view["planes"] if plane["id"] == view["assault"]]


def _all(view: Shown) -> list[Shown]:
    """The planes in the order of the ring."""
    return sorted(view["planes"], key=lambda plane: _from(view, plane))


def _from(view: Shown, plane: Shown) -> list[int]:
    """The numbers of the spaces beside a plane."""
    ids = [space["id"] for space in view["spaces"]]
    return sorted(ids.index(space) + 1 for space in plane["adjacent"])


def _cards(view: Shown, plane: Shown, names: Names) -> Text:
    if plane["closed"]:
        return Text(names.term("closed"), style="dim")
    guardians = [
        _face(view, card, names, "red") if card else Text(BEATEN, style="dim")
        for card in (plane["lesser"], plane["greater"])
    ]
    artifacts = [_face(view, card, names, "bold yellow") for card in plane["artifacts"]]
    return Text(" > ").join([*guardians, Text(", ").join(artifacts)])


def _face(view: Shown, card: str, names: Names, style: str) -> Text:
    if card == FACE_DOWN:
        return Text(FACE_DOWN, style="bold")
    return Text(names.card(view, card, "short"), style=style)


def plane_sentences(view: Shown, names: Names, shown: list[Shown] | None = None) -> list[str]:
    return [_sentence(view, plane, names) for plane in shown or _all(view)]


def _sentence(view: Shown, plane: Shown, names: Names) -> str:
    first, second = _from(view, plane)
    name = names.thing(view, plane["id"])
    opening = names.say("plane", name=name, first=first, second=second)
    if plane["closed"]:
        return f"{opening} {names.term('closed')}."
    parts = [
        names.labelled(names.term(rank), _said(view, plane[rank], names))
        for rank in ("lesser", "greater")
    ]
    artifacts = ", ".join(_said(view, card, names) for card in plane["artifacts"])
    parts.append(names.labelled(names.term("artifact"), artifacts))
    return f"{opening} {'. '.join(parts)}."


def _said(view: Shown, card: str, names: Names) -> str:
    if not card:
        return names.say("beaten")
    if card == FACE_DOWN:
        return names.term("face-down")
    return names.card(view, card, "long")
