"""A battle: both totals, source by source, and the dice once they lie."""

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import Names, Shown


def battle(view: Shown, names: Names) -> RenderableType:
    shown = view["battle"]
    foe = names.card(view, shown["creature"], "short")
    title = names.say("battle", hero=names.hero(view, view["active"]), foe=foe)
    title += f" – {names.say('lives-left', n=shown['lives'])}" if shown["lives"] > 1 else ""
    if not shown["kind"]:
        return Text(title, style="bold red")
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    table.add_column(overflow="fold")
    for who, total, parts in sides(view, names):
        table.add_row(Text(who, style="bold"), Text(total, style="bold"), parts)
    return Panel(table, title=title, title_align="left", box=ROUNDED, border_style="red")


def sides(view: Shown, names: Names) -> list[tuple[str, str, str]]:
    """Who, the total, and what it is made of; nothing while the kind of battle is open."""
    shown = view["battle"]
    if not shown["kind"]:
        return []
    rows = []
    for side, who in (
        ("own", names.hero(view, view["active"])),
        ("foe", names.thing(view, shown["creature"])),
    ):
        die = shown[f"{side}_die"]
        parts = [f"{names.source(view, source)} {value:+}" for source, value in shown[side]]
        parts[0] = parts[0].replace("+", "", 1)
        if die:
            parts.append(f"{names.term('die')} {die}")
        total = shown[f"{side}_total"] + die
        rows.append((who, str(total), ", ".join(parts)))
    return rows
