"""The season wheel in a line, the current transmuting rates, and the dice with their takers."""

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.cli.seasons.marks import (
    CARD,
    CRYSTAL,
    DOT,
    ENERGY_STYLES,
    RING,
    SEASON_STYLES,
    STAR,
    face,
    name,
)
from fabletop.cli.seasons.names import Names
from fabletop.cli.table.layout import row
from fabletop.games.seasons.numbers import IN_A_SEASON
from fabletop.games.seasons.printed import SEASONS
from fabletop.games.seasons.seen.turn import left_over, rates_of
from fabletop.games.seasons.seen.view import SeasonsView

HERE, OTHER = "●", "·"


def wheel(view: SeasonsView, names: Names) -> Text:
    """The twelve spaces; the marker stands on one of them."""
    line = Text.assemble((names.moment(view), "bold"))
    for number, season in enumerate(SEASONS):
        first = number * IN_A_SEASON + 1
        spaces = range(first, first + IN_A_SEASON)
        marks = "".join(HERE if space == view.space else OTHER for space in spaces)
        now = season == view.season
        style = f"{'bold ' if now else ''}{SEASON_STYLES[season]}"
        line.append("   ").append(f"{names.seasons[season]} {marks}", style=style)
    return line


def rates(view: SeasonsView, names: Names) -> Text:
    """What each token brings the active sorcerer now; this also explains the letters."""
    each = [
        Text.assemble((letter, style), f" {energy} {rate}")
        for letter, style, energy, rate in zip(
            names.letters, ENERGY_STYLES, names.energies, rates_of(view, view.active), strict=True
        )
    ]
    return Text.assemble((names.say("rates"), "dim"), " ", Text(", ").join(each))


def dice(view: SeasonsView, names: Names) -> RenderableType:
    shown = [
        Text.assemble(name(seat, names), " ", face(view, taken, names))
        for seat, taken in enumerate(view.taken)
        if taken
    ]
    free = [face(view, die, names) for die in view.rolled]
    if free:
        word = Text(names.say("left-over" if left_over(view) else "to-take"), style="dim")
        shown.append(Text(" ").join([word, Text(" | ").join(free)]))
    return row(Text(names.say("dice"), style="bold"), Text("  ").join(shown))


def legend(names: Names) -> Text:
    said = names.say("legend", star=STAR, card=CARD, ring=RING, crystal=CRYSTAL, dot=DOT)
    return Text(said, style="dim")


def sky(view: SeasonsView, names: Names) -> Group:
    """The wheel and, while there are any, the dice."""
    lines: list[RenderableType] = [wheel(view, names)]
    if view.rolled or any(view.taken):
        lines.append(dice(view, names))
    return Group(*lines)
