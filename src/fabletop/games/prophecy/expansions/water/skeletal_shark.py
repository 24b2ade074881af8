"""The Skeletal Shark (W-290): a roll against it counts at most as much as the Magic paid before."""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.rules.hero.body import spend_magic
from fabletop.games.prophecy.rules.hero.prayer import what_a_one_is
from fabletop.games.prophecy.state import Battle, Hero, Table

FEED: Final = "feed"
HIGHEST: Final = 6
"""The highest result of a die."""


def feedings(table: Table, hero: Hero, battle: Battle) -> list[Option]:
    foe = table.box.foes.get(battle.creature)
    if foe is None or not foe.special.caps_roll or battle.toll:
        return []
    most = min(hero.magic, max(HIGHEST, what_a_one_is(table, hero)))
    return [(FEED, n) for n in range(1, most + 1)]


def feed(table: Table, hero: Hero, battle: Battle, answer: Option) -> None:
    """Pay Magic; the amount is the most that the roll can count."""
    amount = int(answer[1])
    spend_magic(hero, amount)
    battle.toll = amount
    table.note("fed", hero.seat, amount)


def capped(table: Table, battle: Battle, die: int) -> int:
    foe = table.box.foes.get(battle.creature)
    return min(die, battle.toll) if foe is not None and foe.special.caps_roll else die
