"""The heroes' panels: cubes, Gold, Experience, Abilities, Items, Artifacts or Certificates."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import Names
from fabletop.cli.prophecy.ring import letters
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.seen.belongings import other_kinds, unusual_limits
from fabletop.games.prophecy.seen.endings import certificates_to_win
from fabletop.games.prophecy.seen.view import HeroView, ProphecyView

FULL, EMPTY = "●", "○"
ROOM = 76
"""How many columns a hero's panel may take, besides the mark and the letter."""


def heroes(view: ProphecyView, names: Names, seats: list[int]) -> RenderableType:
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, expand=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    shown = [view.heroes[seat] for seat in seats]
    titles = [_titles(view, hero, names) for hero in shown]
    width = max(len(line) for pair in titles for line in pair) + 2
    numbers = _in_columns([_characteristics(hero, names) for hero in shown if _plays(hero)])
    beside = all(width + len(line) <= ROOM for lines in numbers for line in lines)
    for hero, (who, guilds) in zip(shown, titles, strict=True):
        text = Text(who.ljust(width), style="bold")
        if _plays(hero):
            text = _panel(numbers.pop(0), who, guilds, width if beside else 0)
            text.append("".join(f"\n{owned}" for owned in belongings(view, hero, names)))
        elif hero.character:
            text.append(fate(view, hero, names), style="red")
        else:
            text.append(guilds, style="dim")
        mark = ">" if hero.seat == view.active else " "
        table.add_row(Text.assemble(mark, letters([hero.seat])), text)
    return table


def _titles(view: ProphecyView, hero: HeroView, names: Names) -> tuple[str, str]:
    """Who it is; Race and guilds."""
    printed = [names.thing(hero.race)] if hero.race else []
    if hero.character:
        printed.append(names.things(hero.guilds))
    return names.person(view, hero.seat), " · ".join(printed)


def _plays(hero: HeroView) -> bool:
    return bool(hero.character and hero.alive)


def _panel(numbers: list[Text], who: str, guilds: str, width: int) -> Text:
    """Name and guilds beside the characteristics, or above them if that is too wide."""
    first, second = numbers
    if not width:
        return Text.assemble((who, "bold"), (f"  {guilds}\n", "dim"), first, "\n", second)
    return Text.assemble(
        (who.ljust(width), "bold"), first, "\n", (guilds.ljust(width), "dim"), second
    )


def fate(view: ProphecyView, hero: HeroView, names: Names) -> str:
    """Out of the game, or dead until another character comes."""
    return names.term("out" if hero.out and view.version != "basic" else "dead")


def _characteristics(hero: HeroView, names: Names) -> list[list[Text]]:
    """Two lines of three characteristics, each with its cubes."""
    lost = {"health": hero.wounds, "magic": hero.drained}
    lines = (
        (("strength", hero.strength, ""), ("health", hero.health, "red")),
        (("wills", hero.willpower, ""), ("magic", hero.magic, "blue")),
    )
    owned = (("gold", hero.gold, "yellow"), ("experience", hero.experience, "green"))
    return [
        [_cell(names.term(word), n, style, lost.get(word)) for word, n, style in (*line, own)]
        for line, own in zip(lines, owned, strict=True)
    ]


def _in_columns(heroes: list[list[list[Text]]]) -> list[list[Text]]:
    """The lines of each hero, with the columns of all heroes aligned."""
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
    """A characteristic; with cubes if they can be lost and regained."""
    if empty is None:
        return Text.assemble(f"{word} ", (str(full), f"bold {style}".strip()))
    return Text.assemble(f"{word} ", (FULL * full, style), (EMPTY * empty, "dim"))


def belongings(view: ProphecyView, hero: HeroView, names: Names) -> list[str]:
    lines = []
    if hero.certificates:
        held = names.things(hero.certificates)
        earned, needed = len(hero.certificates), certificates_to_win(view)
        lines.append(names.say("certificates", n=earned, needed=needed, things=held))
    if hero.artifacts:
        lines.append(
            names.say(
                "artifacts",
                n=hero.artifacts,
                needed=view.to_win,
                things=names.artifacts(view, hero),
            )
        )
    carried = counters(hero, names)
    if carried:
        lines.append(", ".join(carried))
    lines += _cards(view, hero, names)
    if hero.prizes:
        lines.append(names.say("prizes", things=names.things(hero.prizes)))
    if hero.kept:
        lines.append(names.say("kept", things=names.things(hero.kept)))
    if hero.battle_this_turn:
        lines.append(names.say("battle-bonus", n=hero.battle_this_turn))
    if hero.lodging:
        lines.append(names.say("lodging"))
    return lines + _peculiar(view, hero, names)


def _cards(view: ProphecyView, hero: HeroView, names: Names) -> list[str]:
    """Abilities and Items, with how many may be kept if that is not the usual number."""
    lines, limits = [], unusual_limits(view, hero.seat)
    if hero.abilities:
        label = _limited("abilities", len(hero.abilities), limits, names)
        lines.append(names.labelled(label, names.abilities(view, hero)))
    items = names.items(view, hero)
    if items:
        word = "of-most-with-artifacts" if hero.artifacts else "of-most"
        label = _limited("items", len(hero.items), limits, names, word)
        lines.append(names.labelled(label, items))
    return lines


def counters(hero: HeroView, names: Names) -> list[str]:
    """What is counted only in some parts of the game."""
    bag = hero.bubbles + hero.spent_bubbles
    said = [names.say("bubbles", n=hero.bubbles, most=bag)] if bag else []
    told = (("maps", hero.maps), ("fame-of", hero.fame), ("hoard", hero.hoard))
    return said + [names.say(word, n=number) for word, number in told if number]


def _limited(
    word: str, owned: int, limits: Mapping[str, int], names: Names, said: str = "of-most"
) -> str:
    label = names.term(word)
    return names.say(said, what=label, n=owned, most=limits[word]) if word in limits else label


def _peculiar(view: ProphecyView, hero: HeroView, names: Names) -> list[str]:
    """What sets a hero apart for a while or for good."""
    lines = []
    others = other_kinds(view, hero.seat)
    if others:
        lines.append(names.say("kinds", things=", ".join(names.say(f"of-{k}") for k in others)))
    if hero.grudges:
        rage = open_box(view.cards).races[hero.race].params.rage
        lines.append(names.say("grudges", n=rage, things=names.things(hero.grudges)))
    if hero.foretold:
        own, foe = hero.foretold
        lines.append(names.say("foretold", own=own, foe=foe))
    if hero.stuck:
        lines.append(names.say("stuck"))
    if hero.away:
        lines.append(names.say("away", space=names.thing(hero.away)))
    return lines
