"""The heroes' panels: cubes, Gold, Experience, Abilities, Items, Artifacts or Certificates."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import Names, Shown
from fabletop.cli.prophecy.ring import letters

FULL, EMPTY = "●", "○"
ROOM = 76
"""Columns for a hero beside the mark and the letter."""


def heroes(view: Shown, names: Names, seats: list[int]) -> RenderableType:
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, expand=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    shown = [view["heroes"][seat] for seat in seats]
    titles = [_titles(view, hero, names) for hero in shown]
    width = max(len(line) for pair in titles for line in pair) + 2
    numbers = _in_columns([_characteristics(hero, names) for hero in shown if _plays(hero)])
    beside = all(width + len(line) <= ROOM for lines in numbers for line in lines)
    for hero, (who, guilds) in zip(shown, titles, strict=True):
        text = Text(who.ljust(width), style="bold")
        if _plays(hero):
            text = _panel(numbers.pop(0), who, guilds, width if beside else 0)
            text.append("".join(f"\n{owned}" for owned in belongings(view, hero, names)))
        elif hero["character"]:
            text.append(fate(view, hero, names), style="red")
        mark = ">" if hero["seat"] == view["active"] else " "
        table.add_row(Text.assemble(mark, letters([hero["seat"]])), text)
    return table


def _titles(view: Shown, hero: Shown, names: Names) -> tuple[str, str]:
    guilds = names.things(view, hero["guilds"]) if hero["character"] else ""
    return names.person(view, hero["seat"]), guilds


def _plays(hero: Shown) -> bool:
    return bool(hero["character"] and hero["alive"])


def _panel(numbers: list[Text], who: str, guilds: str, width: int) -> Text:
    """Name and guilds beside the characteristics, or above them where that is too wide."""
    first, second = numbers
    if not width:
        return Text.assemble((who, "bold"), (f"  {guilds}\n", "dim"), first, "\n", second)
    return Text.assemble(
        (who.ljust(width), "bold"), first, "\n", (guilds.ljust(width), "dim"), second
    )


def fate(view: Shown, hero: Shown, names: Names) -> str:
    """Out of the game, or dead until another character comes."""
    return names.term("out" if hero["out"] and view["version"] != "basic" else "dead")


def _characteristics(hero: Shown, names: Names) -> list[list[Text]]:
    """Two lines of three; each pair of cubes stands beside its characteristic."""
    lost = {"health": hero["wounds"], "magic": hero["drained"]}
    lines = (
        (("strength", hero["strength"], ""), ("health", hero["health"], "red")),
        (("wills", hero["willpower"], ""), ("magic", hero["magic"], "blue")),
    )
    owned = (("gold", hero["gold"], "yellow"), ("experience", hero["experience"], "green"))
    return [
        [_cell(names.term(word), n, style, lost.get(word)) for word, n, style in (*line, own)]
        for line, own in zip(lines, owned, strict=True)
    ]


def _in_columns(heroes: list[list[list[Text]]]) -> list[list[Text]]:
    """The lines of each hero, with the columns of all heroes below each other."""
    every = [line for lines in heroes for line in lines]
    widths = [max(map(len, column)) + 2 for column in zip(*every, strict=True)]
    return [[_line(line, widths) for line in lines] for lines in heroes]


def _line(cells: list[Text], widths: list[int]) -> Text:
    text = Text()
    for cell, width in zip(cells, widths, strict=True):
        cell.pad_right(width - len(cell))
        text.append_text(cell)
    text.rstrip()
    return text


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
                needed=view["to_win"],
                things=names.artifacts(view, hero),
            )
        )
    if hero["abilities"]:
        lines.append(names.labelled(names.term("abilities"), names.abilities(view, hero)))
    items = names.items(view, hero)
    if items:
        lines.append(names.labelled(names.term("items"), items))
    if hero["kept"]:
        lines.append(names.say("kept", things=names.things(view, hero["kept"])))
    if hero["battle_this_turn"]:
        lines.append(names.say("battle-bonus", n=hero["battle_this_turn"]))
    if hero["lodging"]:
        lines.append(names.say("lodging"))
    return lines
