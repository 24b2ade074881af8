"""The three paths of the Dragon Realm (W-211): from the Gate to the Lake of Fire, always forward.

A path is a column of the board and its spaces are rows. The Gate is before the first space of each
path, the Lake after the last."""

from fabletop.games.prophecy.rules.turn.arriving import passes
from fabletop.games.prophecy.state import Hero, Table

DRAGON_REALM = "dragon"


def ahead(table: Table, space: int) -> list[int]:
    """The spaces of the next step: one on a path, three from the Gate."""
    board = table.box.board
    realm = table.realms[DRAGON_REALM]
    here = board.spaces[space]
    if space == realm.goal:
        return []
    steps = [
        number
        for number, there in enumerate(board.spaces)
        if there.world == DRAGON_REALM
        and there.row == here.row + 1
        and number != realm.goal
        and (space == realm.entrance or there.column == here.column)
    ]
    return steps or [realm.goal]


def is_held_up(table: Table, hero: Hero) -> bool:
    """Whether an Obstacle has not let her pass, or a Creature of her space is not beaten."""
    if hero.stuck:
        return True
    bars = any(card in table.box.creatures for card in table.adventures[hero.space])
    return bars and not passes(table, hero)


def goes_on(table: Table, hero: Hero) -> bool:
    """Whether a second step may follow: if nobody else is in the space, and it has no card, or only
    a known helpful one."""
    board, here = table.box.board, hero.space
    if here == table.realms[DRAGON_REALM].goal or table.face_down[here]:
        return False
    box = table.box
    hindered = any(
        card in box.creatures or card in box.obstacles for card in table.adventures[here]
    )
    others = any(other.space == here for other in table.heroes if other.seat != hero.seat)
    return not hindered and not others and board.world[here] == DRAGON_REALM
