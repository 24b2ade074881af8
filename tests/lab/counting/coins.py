"""A game of four coins, one for each source of luck: what each does is known exactly."""

from collections.abc import Callable

from fabletop.core.chance import DEAL, Chance
from fabletop.core.game import Options, Result
from fabletop.core.question import Option, Question, Step
from fabletop.core.seeds import Seed
from tests.high_card import HighCard, Table

Worth = Callable[[int, int, int, int], int]
"""What the coins of the deal, the die, the draw and the player are worth; each is 0 or 1."""


def toss(table: Table, worth: Worth) -> Step:
    answer: Option = yield Question(0, "toss", [("0",), ("1",)])
    chance, dealt = table.chance, table.winner
    table.coins[0] = worth(dealt, chance.roll(2) - 1, chance.pick(2), int(answer[0]))
    table.laid = ["done"]


class CoinGame(HighCard):
    """Seat 0 tosses the coins and wins if they are worth anything."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def new(self, _options: Options, seats: int, seed: Seed) -> Table:
        chance = Chance.seeded(seed)
        dealt = chance.below(DEAL, 2)
        return Table(chance, None, [], [[] for _ in range(seats)], [0] * seats, [], dealt)

    def step(self, table: Table) -> Step | None:
        return None if table.laid else toss(table, self.worth)

    def result(self, table: Table) -> Result | None:
        if not table.laid:
            return None
        places = (1, 2) if table.coins[0] > 0 else (2, 1)
        return Result(places, tuple(table.coins), "tossed")


class HastyCoinGame(CoinGame):
    """Rolls before anybody sits down."""

    def new(self, options: Options, seats: int, seed: Seed) -> Table:
        table = super().new(options, seats, seed)
        table.chance.roll()
        return table
