"""The whole table of Prophecy, drawn or in sentences; and the short form between answers."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.cli.prophecy import moment, sentences
from fabletop.cli.prophecy.battle import battle
from fabletop.cli.prophecy.heroes import heroes
from fabletop.cli.prophecy.names import Names
from fabletop.cli.prophecy.planes import attacked, plane_sentences, planes
from fabletop.cli.prophecy.realms import around, realm_sentences, realms
from fabletop.cli.prophecy.ring import lying, main_spaces, ring
from fabletop.cli.table.layout import row
from fabletop.games.prophecy.seen.endings import scored
from fabletop.games.prophecy.seen.view import ProphecyView


class ProphecyTerminal:
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self._names = Names(language, seats)

    def table(self, view: ProphecyView) -> RenderableType:
        names, seats = self._names, _seats(view)
        if _drafting(view):
            return Group(heroes(view, names, seats), Text(), *self._draft(view))
        told = [Text(line, style="bold") for line in moment.standing(view, names)]
        parts: list[RenderableType] = [*told, ring(view, names)]
        if view.planes:
            parts += [Text(), planes(view, names)]
        parts += realms(view, names)
        return Group(*parts, Text(), heroes(view, names, seats), *self._panels(view))

    def glance(self, view: ProphecyView, seat: int) -> RenderableType:
        names = self._names
        if _drafting(view):
            return Group(*self._draft(view))
        assault = attacked(view)
        parts: list[RenderableType] = [heroes(view, names, _concerned(view, seat))]
        if assault:
            parts.append(planes(view, names, assault))
        elif not view.battle:
            parts += self._here(view, seat)
        return Group(*parts, *self._panels(view))

    def table_sentences(self, view: ProphecyView) -> list[str]:
        names = self._names
        people = [sentences.hero(view, seat, names) for seat in _seats(view)]
        if _drafting(view):
            return people + moment.draft(view, names)
        said = moment.standing(view, names) + sentences.spaces(view, names)
        said += plane_sentences(view, names) if view.planes else []
        said += realm_sentences(view, names)
        return said + people + self._matters(view)

    def glance_sentences(self, view: ProphecyView, seat: int) -> list[str]:
        names = self._names
        if _drafting(view):
            return moment.draft(view, names)
        said = [sentences.hero(view, one, names) for one in _concerned(view, seat)]
        assault = attacked(view)
        if assault:
            said += plane_sentences(view, names, assault)
        elif not view.battle:
            said += sentences.here(view, seat, names)
        return said + self._matters(view)

    def chapter(self, view: ProphecyView) -> str:
        return "" if _drafting(view) else f"{view.round} {view.active} {view.turn}"

    def in_the_midst(self, view: ProphecyView) -> bool:
        return bool(view.battle or view.offer)

    def seat(self, view: ProphecyView, seat: int) -> str:
        return self._names.hero(view, seat)

    def ended(self, ended_by: str) -> str:
        return self._names.ended(ended_by)

    def scored(self, view: ProphecyView) -> str:
        """What the score counts."""
        return self._names.term(scored(view))

    def sheet(self, _view: ProphecyView) -> list[RenderableType]:
        return []

    def sheet_sentences(self, _view: ProphecyView) -> list[str]:
        return []

    def _draft(self, view: ProphecyView) -> list[Text]:
        return [Text(line) for line in moment.draft(view, self._names)]

    def _here(self, view: ProphecyView, seat: int) -> list[RenderableType]:
        """What lies in a hero's space, and the Realm if she is in one."""
        shown: list[RenderableType] = []
        for number, space in main_spaces(view):
            found = lying(view, space, self._names) if seat in space.heroes else Text()
            if found:
                name = f"{number} {self._names.thing(space.id)}".strip()
                shown.append(row(Text(f"   {name} ", style="bold"), found))
        return shown + realms(view, self._names, around(view, seat))

    def _panels(self, view: ProphecyView) -> list[RenderableType]:
        names = self._names
        parts: list[RenderableType] = [Text(line) for line in moment.pending(view, names)]
        if view.battle:
            parts.append(battle(view, view.battle, names))
        if view.offer:
            parts += [Text(line) for line in moment.offer(view, view.offer, names)]
        return parts

    def _matters(self, view: ProphecyView) -> list[str]:
        names = self._names
        said = moment.pending(view, names)
        said += sentences.battle(view, view.battle, names) if view.battle else []
        return said + (moment.offer(view, view.offer, names) if view.offer else [])


def _drafting(view: ProphecyView) -> bool:
    return view.phase in ("setup", "draft", "race_draft")


def _seats(view: ProphecyView) -> list[int]:
    return [hero.seat for hero in view.heroes]


def _concerned(view: ProphecyView, seat: int) -> list[int]:
    """The reader's seat, and the seats that are fighting or trading."""
    rivals = [view.battle.rival] if view.battle else []
    partners = [view.offer.proposer, view.offer.partner] if view.offer else []
    others = [view.active, *rivals, *partners] if rivals or partners else []
    return list(dict.fromkeys([seat, *(one for one in others if one >= 0)]))
