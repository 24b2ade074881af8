"""The heroes' panels: cubes, Gold, Experience, Abilities, Items, Artifacts or Certificates."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import Names, Shown
from fabletop.cli.prophecy.ring import letters
from fabletop.games.prophecy.rules.artifacts import FOR_VICTORY

FULL, EMPTY = "●", "○"
ROOM = 76
"""Columns for a hero beside the mark and the letter."""


def heroes(view: Shown, names: Names, seats: list[int]) -> RenderableType:
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, expand=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    titles = [_titles(view, view["heroes"][seat], names) for seat in seats]
    width = max(len(line) for pair in titles for line in pair) + 2
    for seat, title in zip(seats, titles, strict=True):
        mark = ">" if seat == view["active"] else " "
        panel = _panel(view, view["heroes"][seat], names, title, width)
        table.add_row(Text.assemble(mark, letters([seat])), panel)
    return table


def _titles(view: Shown, hero: Shown, names: Names) -> tuple[str, str]:
    guilds = names.things(view, hero["guilds"]) if hero["character"] else ""
    return names.person(view, hero["seat"]), guilds


def _panel(view: Shown, hero: Shown, names: Names, titles: tuple[str, str], width: int) -> Text:
    who, guilds = titles
    if not hero["character"]:
        return Text(who, style="bold")
    if not hero["alive"]:
        return Text.assemble((who.ljust(width), "bold"), (fate(hero, names), "red"))
    lines = _characteristics(hero, names)
    if width + max(map(len, lines)) <= ROOM:
        text = Text.assemble((who.ljust(width), "bold"), lines[0], "\n")
        text.append(guilds.ljust(width), style="dim").append_text(lines[1])
    else:
        text = Text.assemble((who, "bold"), (f"  {guilds}\n", "dim"), lines[0], "\n", lines[1])
    for owned in belongings(view, hero, names):
        text.append(f"\n{owned}")
    return text


def fate(hero: Shown, names: Names) -> str:
    """Out of the game, or dead until another character comes."""
    return names.term("out" if hero["out"] else "dead")


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
    for line in lines:
        line.rstrip()
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
    if hero["artifacts"]:
        lines.append(
            names.say(
                "artifacts",
                n=hero["artifacts"],
                needed=FOR_VICTORY[view["ending"]],
                things=names.artifacts(view, hero),
            )
        )
    if hero["abilities"]:
        lines.append(f"{names.term('abilities')}: {names.abilities(view, hero)}")
    items = names.items(view, hero)
    if items:
        lines.append(f"{names.term('items')}: {items}")
    if hero["kept"]:
        lines.append(names.say("kept", things=names.things(view, hero["kept"])))
    if hero["battle_this_turn"]:
        lines.append(names.say("battle-bonus", n=hero["battle_this_turn"]))
    if hero["lodging"]:
        lines.append(names.say("lodging"))
    return lines
