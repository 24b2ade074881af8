"""Cards 26 to 30: Potion of Life, Hourglass of Time, Scepter of Greatness, Olaf's Blessed Statue,
Yjang's Forgotten Vase."""

from typing import Final

from fabletop.games.seasons.cards.costs import always, sacrifice_itself
from fabletop.games.seasons.cards.effects import gains, other_items
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.rules.crystals import earn
from fabletop.games.seasons.rules.energy import empty, grant
from fabletop.games.seasons.rules.transmutation import more
from fabletop.games.seasons.state import Summoned, Table

POTION_OF_LIFE: Final = Power("potion_of_life")


@POTION_OF_LIFE.activation(always, cost=sacrifice_itself)
def potion_of_life(table: Table, seat: int, _tag: str, _line: str) -> None:
    """Transmute the whole reserve; this is a separate transmutation (S-083)."""
    each = POTION_OF_LIFE.params(table).crystals + more(table, seat)
    earn(table, seat, each * empty(table, table.sorcerers[seat].reserve))


HOURGLASS_OF_TIME: Final = Power("hourglass_of_time")


@HOURGLASS_OF_TIME.each_season(touches="pile")
def hourglass_of_time(table: Table, seat: int, _item: Summoned) -> None:
    grant(table, seat, HOURGLASS_OF_TIME.params(table).energy)


SCEPTER_OF_GREATNESS: Final = Power("scepter_of_greatness")


@SCEPTER_OF_GREATNESS.on_play
def scepter_of_greatness(table: Table, seat: int, item: Summoned) -> None:
    each = SCEPTER_OF_GREATNESS.params(table).crystals
    earn(table, seat, each * other_items(table, seat, item))


OLAFS_BLESSED_STATUE: Final = Power("olafs_blessed_statue")
OLAFS_BLESSED_STATUE.on_play(gains)


YJANGS_FORGOTTEN_VASE: Final = Power("yjangs_forgotten_vase")


@YJANGS_FORGOTTEN_VASE.rewards_summoning
def yjangs_forgotten_vase(table: Table, seat: int, vases: int) -> None:
    grant(table, seat, vases * YJANGS_FORGOTTEN_VASE.params(table).energy)
