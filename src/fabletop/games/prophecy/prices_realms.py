"""Prices in and around the Realms, and where currents lead, for the labels of options."""

from typing import cast

from fabletop.core.game import View
from fabletop.core.question import Option
from fabletop.core.table import Value
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.rules.bubbles import ESCAPE
from fabletop.games.prophecy.rules.currents import swept


def realm_price(view: View, hero: View, box: Box, option: Option) -> dict[str, Value]:
    """The way into a Realm, lore found there, a bag of Bubbles, running away; of a current, where
    it leads."""
    verb, what = option
    if verb == "study":
        reads = "undersea_library" in cast(list[str], view["aside"])
        return {"price": 0 if reads else box.abilities[str(what)].experience}
    if verb == "enter":
        return _entry(hero, box, str(what))
    if verb == "go_along":
        return _carried_to(view, box, str(what))
    if verb == "bag":
        return _bag(hero, box, int(what))
    return {"price": ESCAPE * (not any(box.abilities[n].params.flees for n in _known(hero)))}


def _bag(hero: View, box: Box, gold: int) -> dict[str, Value]:
    """A bag of Bubbles as it is for who buys it."""
    bag = next(bag for gate in box.gates.values() for bag in gate.bags if bag.gold == gold)
    more = sum([box.abilities[name].params.bag_bubbles for name in _known(hero)])
    used = [name for name in _known(hero) if name in cast(list[str], hero["used"])]
    saved = sum([box.abilities[name].params.bag_discount for name in used])
    return {"price": max(0, gold - saved), "n": bag.bubbles + more}


def _entry(hero: View, box: Box, realm: str) -> dict[str, Value]:
    """The Gold for a drake, unless she rides one of her own; Bubbles are bought afterwards."""
    gold = sum([gate.gold for gate in box.gates.values() if gate.realm == realm])
    free = any(box.abilities[name].params.free_entry for name in _known(hero))
    return {"price": 0 if free else gold}


def _carried_to(view: View, box: Box, where: str) -> dict[str, Value]:
    """Where a current ends for who is in it: in a space, out of the Realm, or, held by Reefs, where
    she is."""
    heroes, spaces = cast(list[View], view["heroes"]), cast(list[View], view["spaces"])
    start = box.board.index[str(heroes[cast(int, view["active"])]["space"])]
    realm = cast(dict[str, View], view["realms"])[box.board.world[start]]
    shown = {str(space["id"]): cast(list[str], space["cards"]) for space in spaces}
    lying = [shown.get(space, []) for space in box.board.ids]
    course = swept(box, lying, start, where, box.board.index[str(realm["goal"])])
    if course is None:
        return {"ends": "out"}
    return {"ends": "here" if len(course) == 1 else "there", "place": box.board.ids[course[-1]]}


def boat_discount(hero: View, box: Box) -> int:
    """What Dolphin Friend saves on a boat."""
    return sum([box.abilities[name].params.boat_discount for name in _known(hero)])


def _known(hero: View) -> list[str]:
    return cast(list[str], hero["abilities"])
