"""The Scroll of Exchanging Fates (W-252, W-253): after a roll, swap one of your dice with one of
the opponent's, before the best or the worst is picked."""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.rules.table.decks import give_up_item
from fabletop.games.prophecy.state import Battle, Hero, Side, Table

EXCHANGING_FATES: Final = "scroll_of_exchanging_fates"
SWAP: Final = "swap"


def exchanges(_table: Table, hero: Hero, battle: Battle, side: Side) -> list[Option]:
    """Every pair of rolled dice with different results; a die fixed by a scroll was not rolled."""
    if EXCHANGING_FATES not in hero.items:
        return []
    return [
        (SWAP, mine, theirs)
        for mine, own in enumerate(side.dice, 1)
        for theirs, other in enumerate(battle.opposite(side).dice, 1)
        if own != other
    ]


def exchange(table: Table, hero: Hero, battle: Battle, side: Side, answer: Option) -> None:
    mine, theirs = int(answer[1]) - 1, int(answer[2]) - 1
    other = battle.opposite(side)
    own_dice, other_dice = list(side.dice), list(other.dice)
    own_dice[mine], other_dice[theirs] = other_dice[theirs], own_dice[mine]
    side.dice, other.dice = tuple(own_dice), tuple(other_dice)
    give_up_item(table, hero, EXCHANGING_FATES)
    table.note("swapped", hero.seat, EXCHANGING_FATES, other_dice[theirs], own_dice[mine])
