"""The whole table of Wizards, drawn or in sentences; and the short form between answers."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.cli.wizards import laying, sentences
from fabletop.cli.wizards.calendar import calendar, decks, lost_lands
from fabletop.cli.wizards.isles_chart import isles_chart
from fabletop.cli.wizards.lands import land_sentences, overview
from fabletop.cli.wizards.legend import legend
from fabletop.cli.wizards.map import around
from fabletop.cli.wizards.names import Names, looker, mover
from fabletop.cli.wizards.sheets import own_card_sentences, own_cards, sheets
from fabletop.cli.wizards.tasks import drawn_tasks
from fabletop.games.wizards.seen.board import is_laying
from fabletop.games.wizards.seen.view import WizardsView


class WizardsTerminal:
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self._names = Names(language, seats)

    def table(self, view: WizardsView) -> RenderableType:
        names = self._names
        if is_laying(view):
            return Group(*laying.sea(view, names), Text(), *laying.hand(view, names))
        seat = looker(view)
        return Group(
            Text(" ".join(calendar(view, names)), style="bold"),
            *isles_chart(view, names, seat),
            *around(view, names, seat),
            *legend(view, names, seat),
            Text(),
            overview(view, names, seat),
            Text(),
            sheets(view, names, _seats(view)),
            Text(),
            *own_cards(view, names),
            *(Text(line, style="dim") for line in decks(view, names)),
        )

    def glance(self, view: WizardsView, seat: int) -> RenderableType:
        names = self._names
        if is_laying(view):
            return Group(*laying.in_hand(view, names))
        moving = mover(view)
        if moving is None:
            return sheets(view, names, [seat])
        return Group(*around(view, names, moving), *drawn_tasks(view, moving, names))

    def table_sentences(self, view: WizardsView) -> list[str]:
        names = self._names
        if is_laying(view):
            return [*laying.sea_sentences(view, names), *laying.hand_sentences(view, names)]
        seat = looker(view)
        return [
            *calendar(view, names),
            *sentences.surroundings(view, seat, names),
            *land_sentences(view, names, seat),
            *(sentences.player(view, one, names) for one in _seats(view)),
            *own_card_sentences(view, names),
            *decks(view, names),
        ]

    def glance_sentences(self, view: WizardsView, seat: int) -> list[str]:
        names = self._names
        if is_laying(view):
            return [] if view.laying.seat is not None else self.table_sentences(view)
        moving = mover(view)
        if moving is not None:
            return sentences.surroundings(view, moving, names)
        if view.active == seat and not view.roll:
            said = sentences.player(view, seat, names)
            here = sentences.surroundings(view, seat, names)
            return [" ".join(calendar(view, names)), said, *here]
        return [sentences.brief(view, seat, names)]

    def chapter(self, view: WizardsView) -> str:
        """A new chapter every turn, and while lands are laid, for every land."""
        if is_laying(view):
            return f"laying {laying.laid(view)}"
        return f"{view.fortnight} {view.day} {view.active}"

    def in_the_midst(self, view: WizardsView) -> bool:
        return bool(view.aloft)

    def seat(self, _view: WizardsView, seat: int) -> str:
        return self._names.player(seat)

    def ended(self, ended_by: str) -> str:
        return self._names.say(f"ended-{ended_by}")

    def scored(self, _view: WizardsView) -> str:
        return self._names.say("scored")

    def sheet(self, view: WizardsView) -> list[RenderableType]:
        names = self._names
        return [Text(lost_lands(view, names)), Text(), sheets(view, names, ())]

    def sheet_sentences(self, view: WizardsView) -> list[str]:
        names = self._names
        everybody = [sentences.reached(view, seat, names) for seat in _seats(view)]
        return [lost_lands(view, names), *everybody]


def _seats(view: WizardsView) -> range:
    return range(len(view.players))
