"""High Card with cards to browse, and a die that punishes: only a six brings a second coin, and
anything else costs two."""

from collections.abc import Sequence

from tests.high_card import DARE, HighCard, Table

from fabletop.core.cards.library import LibraryCard
from fabletop.core.game import Options
from fabletop.core.question import Option, Question, Step

CARDS = tuple(f"c{number:02}" for number in range(1, 25))


def dare(table: Table) -> Step:
    answer: Option = yield Question(table.winner, "dare", DARE)
    if answer[0] == "dare":
        die = table.chance.roll()
        table.coins[table.winner] += 1 if die == 6 else -2
        table.note("dared", table.winner, die)
    table.winner = -1


class HarshHighCard(HighCard):
    def step(self, table: Table) -> Step | None:
        return dare(table) if table.winner >= 0 else super().step(table)

    def library(self, _options: Options) -> Sequence[LibraryCard]:
        return [
            LibraryCard(
                card,
                "cards",
                {"en": f"Card {number}", "fr": f"Carte {number}"},
                facts=(("rank", (str(number),)),),
            )
            for number, card in enumerate(CARDS, start=1)
        ]


HIGH_CARD = HarshHighCard()
