"""Where a current leads, as far as the viewing seat can see."""

from typing import cast

from fabletop.core.game import View
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.expansions.water.grid import swept


def carried_to(view: View, box: Box, where: str) -> tuple[str, str]:
    """The space where a current ends for a hero in it, and the outcome: "there", "here" if Reefs
    hold her, or "out" of the Realm."""
    heroes, spaces = cast(list[View], view["heroes"]), cast(list[View], view["spaces"])
    start = box.board.index[str(heroes[cast(int, view["active"])]["space"])]
    realm = cast(dict[str, View], view["realms"])[box.board.world[start]]
    shown = {str(space["id"]): cast(list[str], space["cards"]) for space in spaces}
    lying = [shown.get(space, []) for space in box.board.ids]
    course = swept(box, lying, start, where, box.board.index[str(realm["goal"])])
    if course is None:
        return "", "out"
    return box.board.ids[course[-1]], "here" if len(course) == 1 else "there"
