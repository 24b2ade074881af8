"""A battle: both totals, source by source, and the dice once they are rolled."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import Names
from fabletop.games.prophecy.seen.battles.sides import battle_sides, impostor
from fabletop.games.prophecy.seen.view import BattleView, ProphecyView


def battle(view: ProphecyView, shown: BattleView, names: Names) -> RenderableType:
    title = opponents(view, shown, names, "short")
    if not shown.kind:
        return Text(title, style="bold red")
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    table.add_column(overflow="fold")
    for who, total, parts in sides(view, shown, names):
        table.add_row(Text(who, style="bold"), Text(total, style="bold"), parts)
    odds = names.odds.now(view)
    told = [Text(odds, style="bold")] if odds else []
    inside = Group(Text(course(shown, names), style="dim"), table, *told)
    return Panel(inside, title=title, title_align="left", box=ROUNDED, border_style="red")


def opponents(view: ProphecyView, shown: BattleView, names: Names, form: str) -> str:
    foe = names.card(view, shown.creature, form) if shown.creature else _rival(view, shown, names)
    return names.say("battle", hero=names.hero(view, view.active), foe=foe)


def _rival(view: ProphecyView, shown: BattleView, names: Names) -> str:
    """The opposing character, or the one whose shape a Creature has taken."""
    hero = names.hero(view, shown.rival)
    if not shown.posed:
        return hero
    return names.say("posing", foe=names.thing(impostor(view)), hero=hero)


def course(shown: BattleView, names: Names) -> str:
    """The kind of battle, and what is still to come of it."""
    said = [names.say(f"kind-{shown.kind}")] if shown.kind else []
    said += [names.say("then", kind=names.say(f"kind-{kind}")) for kind in shown.stages]
    said += [names.say(f"for-{shown.stake}")] if shown.stake else []
    if shown.lives > 1 or (shown.creature and shown.rolls and not shown.stages):
        said.append(names.say("lives-left", n=shown.lives))
    return ", ".join(said)


def sides(view: ProphecyView, shown: BattleView, names: Names) -> list[tuple[str, str, str]]:
    """Each side with its total and the sources; empty while the kind of battle is open, and once
    the dice have decided, because what was announced for them no longer counts."""
    decided = shown.own_die and view.phase != "rolled"
    if not shown.kind or decided:
        return []
    foe = names.thing(shown.creature) if shown.creature else _rival(view, shown, names)
    rows = []
    fighters = (names.hero(view, view.active), foe)
    for who, side in zip(fighters, battle_sides(shown), strict=True):
        parts = [f"{names.source(view, source)} {value:+}" for source, value in side.sources]
        parts[0] = parts[0].replace("+", "", 1)
        parts += _dice(side.dice, side.die, names)
        if side.silent:
            parts.append(names.say("uses", things=names.things(side.silent)))
        rows.append((who, str((side.total or 0) + side.die), ", ".join(parts)))
    return rows


def _dice(dice: Sequence[int], die: int, names: Names) -> list[str]:
    """The die; if several were rolled, all of them and the one that counts."""
    if not die:
        return []
    if len(dice) > 1:
        return [names.say("dice", all=" ".join(map(str, dice)), die=die)]
    return [f"{names.term('die')} {die}"]
