"""What lies where on the map, the most important first: players, the Dragon, Demons, wizards, Task
markers, boats, places."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from fabletop.cli.wizards import marks
from fabletop.cli.wizards.names import Names, isles
from fabletop.games.wizards.seen.people import markers
from fabletop.games.wizards.seen.view import UNKNOWN, WizardsView

EXPLAINED = ("common_town", "elven_dwelling", "master_sorcerer", "ruktal")
"""Kinds of places whose name alone does not say what they are."""


@dataclass(frozen=True, slots=True)
class Lying:
    kind: str
    """ "player", "dragon", "demons", "mage", "marker", "boat" or "site"."""
    mark: str
    style: str
    what: str
    """In words."""


FoundThings = Iterator[tuple[str, Lying]]
"""Spaces by name, and what lies there."""


def lying(view: WizardsView, names: Names, seat: int) -> dict[int, list[Lying]]:
    """What lies in each hexagon, as one seat sees it."""
    numbers = isles(view).numbers
    found: dict[int, list[Lying]] = defaultdict(list)
    for kind in (_players, _dragon, _demons, _mages, _markers, _boats, _sites):
        for space, thing in kind(view, names, seat):
            found[numbers[space]].append(thing)
    return dict(found)


def _players(view: WizardsView, names: Names, seat: int) -> FoundThings:
    """The players; the reader comes first."""
    for player in sorted(view.players, key=lambda one: one.seat != seat):
        if player.space:
            who = player.seat
            style = marks.SEAT_STYLES[who] + (" reverse" if who == seat else "")
            yield player.space, Lying("player", marks.figure(who), style, names.player(who))


def _dragon(view: WizardsView, names: Names, _: int) -> FoundThings:
    if view.dragon:
        yield view.dragon, Lying("dragon", marks.DRAGON, marks.EVIL_STYLE, names.term("dragon"))


def _demons(view: WizardsView, names: Names, _: int) -> FoundThings:
    for space in view.demons:
        yield space, Lying("demons", marks.DEMONS, marks.EVIL_STYLE, names.term("demons"))


def _mages(view: WizardsView, names: Names, _: int) -> FoundThings:
    for standing in view.wizards:
        mark = marks.SECRET if standing.wizard == UNKNOWN else marks.MAGE
        yield standing.space, Lying("mage", mark, marks.MAGE_STYLE, names.mage(standing))


def _markers(view: WizardsView, names: Names, seat: int) -> FoundThings:
    """Task markers; the reader's come first."""
    for player in sorted(view.players, key=lambda one: one.seat != seat):
        own = player.seat == seat
        mark = marks.MARKER if own else marks.OTHERS_MARKER
        for held in player.tasks:
            name = names.thing(held.card)
            who = names.player(player.seat)
            what = names.say("own-marker" if own else "marker", name=name, who=who)
            for space in markers(view, player.seat, held).values():
                yield space, Lying("marker", mark, marks.SEAT_STYLES[player.seat], what)


def _boats(view: WizardsView, names: Names, _: int) -> FoundThings:
    for number, (space, demons) in enumerate(view.boats, start=1):
        what = names.say("boat-with-demons" if demons else "boat", n=number)
        mark = marks.BOAT + (marks.DEMONS if demons else "")
        yield space, Lying("boat", mark, marks.EVIL_STYLE if demons else marks.BOAT_STYLE, what)


def _sites(view: WizardsView, names: Names, _: int) -> FoundThings:
    found = isles(view)
    for site, space in found.where.items():
        if found.lands[found.land[space]] not in view.dead:
            kind = found.kind[space]
            mark = marks.SITE_MARKS.get(kind, marks.PLACE)
            name = names.thing(site)
            if kind in EXPLAINED:
                name = names.say("site", name=name, kind=names.say(f"kind-{kind}"))
            yield found.names[space], Lying("site", mark, marks.SITE_STYLE, name)
