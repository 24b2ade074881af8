"""The heroes' panels: cubes, Gold, Experience, Certificates, Items."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import Names, Shown
from fabletop.cli.prophecy.ring import letters

FULL, EMPTY = "●", "○"


def heroes(view: Shown, names: Names, seats: list[int]) -> RenderableType:
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, expand=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    titles = [_titles(view, view["heroes"][seat], names) for seat in seats]
    width = max(len(line) for pair in titles for line in pair) + 2
    for seat, title in zip(seats, titles, strict=True):
        mark = ">" if seat == view["active"] else " "
        panel = _panel(view, view["heroes"][seat], names, [line.ljust(width) for line in title])
        table.add_row(Text.assemble(mark, letters([seat])), panel)
    return table


def _titles(view: Shown, hero: Shown, names: Names) -> tuple[str, str]:
    who = f"{names.thing(view, hero['character'])} ({names.seats[hero['seat']]})"
    return who, names.things(view, hero["guilds"])


def _panel(view: Shown, hero: Shown, names: Names, titles: list[str]) -> Text:
    who, guilds = titles
    text = Text.assemble((who, "bold"))
    if not hero["alive"]:
        return text.append(names.term("dead"), style="red")
    first, second = _characteristics(hero, names)
    text.append_text(first).append("\n").append(guilds, style="dim").append_text(second)
    for owned in belongings(view, hero, names):
        text.append(f"\n{owned}")
    return text


def _characteristics(hero: Shown, names: Names) -> list[Text]:
    """Two lines in three columns; each pair of cubes stands beside its characteristic."""
    columns = [
        (("strength", hero["strength"], ""), ("wills", hero["willpower"], "")),
        (("health", hero["health"], "red"), ("magic", hero["magic"], "blue")),
        (("gold", hero["gold"], "yellow"), ("experience", hero["experience"], "green")),
    ]
    lost = {"health": hero["wounds"], "magic": hero["drained"]}
    lines = [Text(), Text()]
    for column in columns:
        cells = [_cell(names.term(word), n, style, lost.get(word)) for word, n, style in column]
        width = max(len(cell) for cell in cells) + 2
        for line, cell in zip(lines, cells, strict=True):
            cell.pad_right(width - len(cell))
            line.append_text(cell)
    return lines


def _cell(word: str, full: int, style: str, empty: int | None) -> Text:
    """A characteristic; with cubes where some of them can be lost and come back."""
    if empty is None:
        return Text.assemble(f"{word} ", (str(full), f"bold {style}".strip()))
    return Text.assemble(f"{word} ", (FULL * full, style), (EMPTY * empty, "dim"))


def belongings(view: Shown, hero: Shown, names: Names) -> list[str]:
    lines = []
    if hero["certificates"]:
        held = names.things(view, hero["certificates"])
        lines.append(names.say("certificates", n=len(hero["certificates"]), things=held))
    if hero["items"]:
        lines.append(f"{names.term('items')}: {names.items(view, hero)}")
    if hero["kept"]:
        lines.append(names.say("kept", things=names.things(view, hero["kept"])))
    return lines
