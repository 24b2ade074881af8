"""The checks of questions about the open table find answers that are wrong, or that peek."""

from collections.abc import Iterator, Mapping, Sequence

import pytest

from fabletop.core.conformance.games import check_game
from fabletop.core.conformance.late import Late
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.game import Options
from fabletop.core.question import Question, Step
from fabletop.core.reading import Readable, Reading
from fabletop.core.view import AnyView
from tests.high_card import HighCard, Table

PRICE = 2


class Tavern(HighCard):
    """Whoever wins a trick may buy a drink."""

    label_exceptions: Mapping[str, str] = {}

    def step(self, table: Table) -> Step | None:
        return self._drink(table) if table.winner >= 0 else super().step(table)

    def _drink(self, table: Table) -> Step:
        answer = yield Question(table.winner, "drink", [("drink",), ("leave",)])
        if answer == ("drink",):
            table.coins[table.winner] -= PRICE
        table.winner = -1

    def holdings(self, table: Table, seat: int) -> HeldAmounts:
        return {"coin": table.coins[seat]}

    def outcome(self, label: str, changes: HeldAmounts, _language: str) -> str:
        return f"{label} ({', '.join(f'{abs(count)} {name}s' for name, count in changes.items())})"

    def readings(self, view: AnyView) -> Iterator[Reading]:
        return iter([("cards", len(self.table(view).hands[0]))])

    def prices(self, _view: AnyView, question: Question) -> Sequence[HeldAmounts | None]:
        if question.kind != "drink":
            return [None] * len(question.options)
        return [{"coin": -PRICE}, {"coin": 0}]

    def rich(self, options: Options, seats: int, seed: int) -> Table:
        return self.new(options, seats, seed)

    last: Table | None = None

    def view(self, table: Table, seat: int | None) -> AnyView:
        self.last = table
        return super().view(table, seat)

    def table(self, _view: AnyView) -> Table:
        assert self.last is not None
        return self.last


class Peeking(Tavern):
    def readings(self, view: AnyView) -> Iterator[Reading]:
        return iter([("next card", self.table(view).deck[-1])])


class TooCheap(Tavern):
    def prices(self, _view: AnyView, question: Question) -> Sequence[HeldAmounts | None]:
        return [{"coin": -1} if option == ("drink",) else None for option in question.options]


class ForgetsThePrice(Tavern):
    def prices(self, _view: AnyView, question: Question) -> Sequence[HeldAmounts | None]:
        return [{} for _ in question.options]


def violations(game: Tavern) -> list[str]:
    return [
        violation
        for seed in range(150)
        for violation in check_game(game, options={}, seats=2, seed=seed).violations
    ]


def test_true_answers_pass() -> None:
    assert isinstance(Tavern(), Readable)
    assert violations(Tavern()) == []


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (Peeking(), "the reading next card"),
        (TooCheap(), "drink: drink is read as coin -1, but changes it by -2"),
        (ForgetsThePrice(), "drink: drink is read as coin +0, but changes it by -2"),
    ],
    ids=["peeking", "too cheap", "forgets"],
)
def test_a_wrong_answer_is_found(game: Tavern, message: str) -> None:
    assert any(message in violation for violation in violations(game))


class SaysTooLittle(Tavern):
    def outcome(self, label: str, _changes: HeldAmounts, _language: str) -> str:
        return label


def test_rich_positions_check_prices_and_labels_too() -> None:
    assert any("read as" in one for one in _late(TooCheap()))
    assert any("says" in one for one in _late(SaysTooLittle()))
    assert _late(Tavern()) == []


def _late(game: Tavern) -> list[str]:
    late: Late[Table] = Late(game)
    return [
        violation
        for seed in range(10)
        for violation in check_game(late, options={}, seats=2, seed=seed).violations
    ]
