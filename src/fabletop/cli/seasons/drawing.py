"""The whole table of Seasons, drawn or in sentences; and the short form between answers."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.cli.seasons import common, prelude, sentences
from fabletop.cli.seasons.cards import in_a_row, libraries, read
from fabletop.cli.seasons.names import Names, capital, own_hand
from fabletop.cli.seasons.sheet import sheet, sheet_sentences
from fabletop.cli.seasons.sorcerers import sorcerers
from fabletop.cli.seasons.wheel import legend, rates, sky
from fabletop.games.seasons.numbers import YEARS
from fabletop.games.seasons.seen.view import SeasonsView


class SeasonsTerminal:
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self._names = Names(language, seats)

    def table(self, view: SeasonsView) -> RenderableType:
        names = self._names
        if prelude.is_prelude(view):
            return Group(*_texts(common.enchantment(view, names)), *prelude.drawn(view, names))
        told = [*common.enchantment(view, names), *common.piles(view, names)]
        return Group(
            sky(view, names),
            rates(view, names),
            legend(names),
            Text(),
            sorcerers(view, names, _seats(view)),
            Text(),
            *_texts([*told, *common.own_token(view, names)]),
            *self._own(view),
            *self._matters(view),
        )

    def glance(self, view: SeasonsView, seat: int) -> RenderableType:
        names = self._names
        if prelude.is_prelude(view):
            return Group(*prelude.drawn(view, names, again=bool(own_hand(view))))
        hand = own_hand(view)
        parts: list[RenderableType] = [sky(view, names), sorcerers(view, names, [seat])]
        if hand:
            parts.append(in_a_row(view, hand, names, names.say("own-hand")))
        return Group(*parts, *self._matters(view))

    def table_sentences(self, view: SeasonsView) -> list[str]:
        names = self._names
        said = common.enchantment(view, names)
        if prelude.is_prelude(view):
            return said + prelude.sentences(view, names)
        return [
            sentences.wheel(view, names),
            *sentences.dice(view, names),
            *(sentences.sorcerer(view, seat, names) for seat in _seats(view)),
            *said,
            *common.piles(view, names),
            *common.own_token(view, names),
            *sentences.own_cards(view, names),
            *self._said(view),
        ]

    def glance_sentences(self, view: SeasonsView, seat: int) -> list[str]:
        names = self._names
        if prelude.is_prelude(view):
            begins = not (view.picks or own_hand(view))
            said = common.enchantment(view, names) if begins else []
            return said + prelude.sentences(view, names, again=bool(own_hand(view)))
        if view.phase == "take":
            own = sentences.sorcerer(view, seat, names)
            return [sentences.wheel(view, names), own, *sentences.hand(view, names)]
        return [sentences.brief(view, seat, names), *self._said(view)]

    def chapter(self, view: SeasonsView) -> str:
        """Taking the dice and each turn are chapters. The first player's turn belongs to the
        chapter of the dice, because she has just seen the table while taking hers."""
        if prelude.is_prelude(view):
            return str(view.phase)
        dice = view.phase == "take" or view.active == view.first
        return f"{view.round} {view.active} {'dice' if dice else 'turn'}"

    def in_the_midst(self, view: SeasonsView) -> bool:
        return bool(view.aside or view.entering)

    def seat(self, _view: SeasonsView, seat: int) -> str:
        return self._names.sorcerer(seat)

    def ended(self, ended_by: str) -> str:
        return self._names.say(f"ended-{ended_by}", years=YEARS)

    def scored(self, _view: SeasonsView) -> str:
        return capital(self._names.term("total"))

    def sheet(self, view: SeasonsView) -> list[RenderableType]:
        return [sheet(view, self._names)]

    def sheet_sentences(self, view: SeasonsView) -> list[str]:
        return sheet_sentences(view, self._names)

    def _own(self, view: SeasonsView) -> list[RenderableType]:
        """The reader's hand in full, and her libraries."""
        names, hand = self._names, own_hand(view)
        parts: list[RenderableType] = []
        if hand:
            parts.append(read(view, hand, names, names.say("own-hand")))
        return parts + [
            in_a_row(view, cards, names, label) for label, cards in libraries(view, names)
        ]

    def _matters(self, view: SeasonsView) -> list[RenderableType]:
        """A card that is entering play, and those that are being looked at."""
        names = self._names
        parts: list[RenderableType] = _texts(common.entering(view, names))
        if view.aside:
            parts.append(read(view, view.aside, names, names.say("aside")))
        return parts

    def _said(self, view: SeasonsView) -> list[str]:
        names = self._names
        return [*common.entering(view, names), *common.aside_sentences(view, names)]


def _seats(view: SeasonsView) -> range:
    return range(len(view.sorcerers))


def _texts(lines: list[str]) -> list[RenderableType]:
    return [Text(line) for line in lines]
