"""High Card with cards to browse, and a die that punishes: daring it costs two coins, and only a
six brings three."""

from collections.abc import Iterator, Mapping, Sequence

from tests.high_card import DARE, HighCard, HighCardView, Table

from fabletop.core.cards.library import LibraryCard
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.game import Options
from fabletop.core.question import Option, Question, Step
from fabletop.core.reading import Reading

from . import seen

CARDS = tuple(f"c{number:02}" for number in range(1, 25))


def dare(table: Table) -> Step:
    answer: Option = yield Question(table.winner, "dare", DARE)
    if answer[0] == "dare":
        table.coins[table.winner] -= seen.STAKE
        die = table.chance.roll()
        if seen.wins(die):
            table.coins[table.winner] += seen.PRIZE
        table.note("dared", table.winner, die)
    table.winner = -1


class HarshHighCard(HighCard):
    label_exceptions: Mapping[str, str] = {}

    def step(self, table: Table) -> Step | None:
        return dare(table) if table.winner >= 0 else super().step(table)

    def holdings(self, table: Table, seat: int) -> HeldAmounts:
        return {"coin": table.coins[seat]}

    def outcome(self, label: str, changes: HeldAmounts, _language: str) -> str:
        told = [f"{count:+} coin{'s' * (abs(count) > 1)}" for count in changes.values()]
        return f"{label} ({', '.join(told)})"

    def readings(self, view: HighCardView) -> Iterator[Reading]:
        return seen.readings(view)

    def prices(self, _view: HighCardView, question: Question) -> list[HeldAmounts | None]:
        return [seen.price(option) for option in question.options]

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
