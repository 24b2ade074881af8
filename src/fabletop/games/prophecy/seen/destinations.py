"""Where a current leads, as far as the viewing seat can see."""

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.expansions.water.grid import swept
from fabletop.games.prophecy.seen.view import ProphecyView


def carried_to(view: ProphecyView, box: Box, where: str) -> tuple[str, str]:
    """The space where a current ends for a hero in it, and the outcome: "there", "here" if Reefs
    hold her, or "out" of the Realm."""
    start = box.board.index[view.heroes[view.active].space]
    realm = view.realms[box.board.world[start]]
    shown = {space.id: space.cards for space in view.spaces}
    lying = [shown.get(space, []) for space in box.board.ids]
    course = swept(box, lying, start, where, box.board.index[realm.goal])
    if course is None:
        return "", "out"
    return box.board.ids[course[-1]], "here" if len(course) == 1 else "there"
