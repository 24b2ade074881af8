"""The ring of 20 spaces, one line each: who is there, what lies there, what is sold or taught."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import LETTERS, Names, Shown

SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue")
PORT, GATE, DOVE, FACE_DOWN = "≈", "∩", "°", "?"
TERRAIN_STYLES = {
    "plains": "yellow",
    "forest": "green",
    "mountains": "bright_black",
    "guild": "bold",
    "village": "bold",
    "city": "bold",
    "enchanted_wilderness": "magenta",
}


def ring(view: Shown, names: Names) -> RenderableType:
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, expand=False)
    table.add_column(justify="right", style="dim")
    table.add_column(min_width=len(view["heroes"]), no_wrap=True)
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for number, space in enumerate(view["spaces"], start=1):
        style = TERRAIN_STYLES.get(space["terrain"], "")
        table.add_row(
            str(number),
            letters(space["heroes"]),
            Text(names.thing(view, space["id"]), style=style),
            Text(names.say(f"letter-{space['terrain']}"), style=style),
            _marks(view, space),
            lying(view, space, names),
        )
    legend = [names.say("legend", port=PORT, gate=GATE)]
    if view["version"] != "basic":
        legend.append(names.say("legend-standard", dove=DOVE, hidden=FACE_DOWN))
    return Group(table, *(Text(line, style="dim") for line in legend))


def letters(seats: list[int]) -> Text:
    return Text.assemble(*((LETTERS[seat], SEAT_STYLES[seat]) for seat in seats))


def _marks(view: Shown, space: Shown) -> str:
    """Port and gate; in the Standard version the dove too, which makes a space safe."""
    marks = [("port", PORT), ("gate", GATE)]
    marks += [("dove", DOVE)] if view["version"] != "basic" else []
    return "".join(mark if space[name] else " " for name, mark in marks)


def lying(view: Shown, space: Shown, names: Names) -> Text:
    cards = []
    for card in space["cards"]:
        text = names.card(view, card, "short")
        cards.append(Text(text, style="red" if text != names.thing(view, card) else "cyan"))
    cards += [Text(FACE_DOWN, style="bold")] * space["face_down"]
    parts = [Text(", ").join(cards)] if cards else []
    if space["relics"]:
        found = names.say("relics", things=names.things(view, space["relics"]))
        parts.append(Text(found, style="bold yellow"))
    if space["goods"]:
        parts.append(Text(names.say("sells", things=names.goods(view, space["goods"]))))
    if space["training"]:
        parts.append(Text(names.say("teaches", things=names.lessons(view, space["training"]))))
    return Text(" · ").join(parts)
