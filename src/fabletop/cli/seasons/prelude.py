"""The Prelude: the cards to pick from, the picked cards, and how they are sorted into years."""

from rich.console import RenderableType
from rich.text import Text

from fabletop.cli.seasons.cards import in_a_row, libraries, read, said, said_in_a_row
from fabletop.cli.seasons.names import Names, own_hand
from fabletop.cli.table.layout import bullets
from fabletop.games.seasons.domains import PRELUDE
from fabletop.games.seasons.numbers import YEARS
from fabletop.games.seasons.seen.view import SeasonsView


def is_prelude(view: SeasonsView) -> bool:
    return view.phase in PRELUDE


def drawn(view: SeasonsView, names: Names, *, again: bool = False) -> list[RenderableType]:
    """The Prelude drawn; cards that were shown in full before are only named."""
    if view.seat is None:
        return [Text(_watched(view, names))]
    label, cards = _choice(view, names)
    parts: list[RenderableType] = []
    if cards and again and not view.packet:
        parts.append(in_a_row(view, cards, names, label))
    elif cards:
        parts.append(read(view, cards, names, label))
    parts += [in_a_row(view, kept, names, label) for label, kept in _kept(view, names)]
    if view.phase == "token":
        offered = _offered(view, names)
        parts.append(Text(names.say("offered", n=len(offered)), style="bold"))
        parts.append(bullets([Text(token) for token in offered]))
    return parts


def sentences(view: SeasonsView, names: Names, *, again: bool = False) -> list[str]:
    if view.seat is None:
        return [_watched(view, names)]
    label, cards = _choice(view, names)
    spoken = []
    if cards and again and not view.packet:
        spoken.append(said_in_a_row(view, cards, names, label))
    elif cards:
        spoken.append(names.say("count", label=label, n=len(cards)))
        spoken += [said(view, card, names) for card in cards]
    spoken += [said_in_a_row(view, kept, names, label) for label, kept in _kept(view, names)]
    if view.phase == "token":
        offered = _offered(view, names)
        spoken += [names.say("offered", n=len(offered)), *offered]
    return spoken


def _watched(view: SeasonsView, names: Names) -> str:
    return names.say(f"watched-{view.phase}", n=view.packet_size, years=YEARS)


def _choice(view: SeasonsView, names: Names) -> tuple[str, list[str]]:
    """The cards to choose from: the packet, then what was picked from it."""
    if view.packet:
        return names.say("packet"), view.packet
    return names.say("to-sort"), view.picks


def _kept(view: SeasonsView, names: Names) -> list[tuple[str, list[str]]]:
    """Cards that were picked from packets, or are in the hand and the libraries already."""
    if view.packet:
        kept = [(names.say("picks"), view.picks)]
    else:
        kept = [(names.say("own-hand"), own_hand(view))]
    return [*((label, cards) for label, cards in kept if cards), *libraries(view, names)]


def _offered(view: SeasonsView, names: Names) -> list[str]:
    """The Special Ability tokens to choose from."""
    offered = [] if view.seat is None else view.sorcerers[view.seat].offered
    return [names.labelled(names.thing(token), names.text(view, token)) for token in offered]
