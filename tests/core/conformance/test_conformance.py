"""The conformance checks find what they are there for: each broken game is caught."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import pytest

from fabletop.core.conformance.games import check_game
from fabletop.core.game import Options
from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.core.seeds import Seed, derived
from tests.high_card import HIGH_CARD, HighCard, HighCardView, Table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reference_game_conforms(seats: int) -> None:
    for seed in range(20):
        assert check_game(HIGH_CARD, options={}, seats=seats, seed=seed).violations == []


def violations(game: HighCard) -> str:
    found = [
        violation
        for seed in range(10)
        for violation in check_game(game, options={}, seats=2, seed=seed, most=200).violations
    ]
    return "\n".join(found)


@dataclass(slots=True)
class TellingView(HighCardView):
    next: str


class ShowsTheDeck(HighCard):
    def view(self, table: Table, seat: int | None) -> TellingView:
        seen = super().view(table, seat)
        return TellingView(seen.coins, seen.laid, seen.hand_sizes, seen.hand, table.deck[-1])


class ForgetsWhatOthersKnow(HighCard):
    def reimagine(self, table: Table, seats: Collection[int], seed: Seed) -> Table:
        return super().reimagine(table, tuple(seats)[:1], seed)


class DealsByThePresentOrder(HighCard):
    def reimagine(self, table: Table, seats: Collection[int], seed: Seed) -> Table:
        world = super().reimagine(table, seats, seed)
        world.deck = table.deck[::-1]
        return world if len(seats) > 1 else super().reimagine(table, seats, seed)


class AsksByHiddenCards(HighCard):
    def step(self, table: Table) -> Step | None:
        step = super().step(table)
        return step if table.winner < 0 else self._peeking(table)

    def _peeking(self, table: Table) -> Step:
        options: list[Option] = [("keep",), ("dare",)]
        if table.hands[1 - table.winner][:1] > ["c12"]:
            options.append(("shout",))
        yield Question(table.winner, "dare", options)
        table.winner = -1


class Shallow(Table):
    """A table whose copies share the coins."""

    @classmethod
    def of(cls, table: Table) -> "Shallow":
        return cls(
            table.chance, None, table.deck, table.hands, table.coins, table.laid, table.winner
        )

    def copy(self) -> "Shallow":
        shared = self.coins
        return replace(Shallow.of(super().copy()), coins=shared)


class ForgetsToCopy(HighCard):
    def new(self, options: Options, seats: int, seed: Seed) -> Table:
        return Shallow.of(super().new(options, seats, seed))

    def load(self, options: Options, plain: Mapping[str, object]) -> Table:
        return Shallow.of(super().load(options, plain))


class ActsBeforeAsking(HighCard):
    def step(self, table: Table) -> Step | None:
        return self._hasty(table) if table.winner >= 0 else super().step(table)

    def _hasty(self, table: Table) -> Step:
        table.coins[table.winner] += 5
        yield Question(table.winner, "dare", [("keep",), ("dare",)])
        table.winner = -1


class OffersTwice(HighCard):
    def step(self, table: Table) -> Step | None:
        return self._double(table) if table.winner >= 0 else super().step(table)

    def _double(self, table: Table) -> Step:
        yield Question(table.winner, "dare", [("keep",), ("keep",)])
        table.winner = -1


class BreaksOnOneOption(HighCard):
    def step(self, table: Table) -> Step | None:
        return self._trap(table) if table.winner >= 0 else super().step(table)

    def _trap(self, table: Table) -> Step:
        answer: Option = yield Question(table.winner, "dare", [("keep",), ("dare",)])
        if answer == ("dare",):
            raise ValueError("a trap")
        table.winner = -1


class PaysTooMuchForOneOption(HighCard):
    def step(self, table: Table) -> Step | None:
        return self._generous(table) if table.winner >= 0 else super().step(table)

    def _generous(self, table: Table) -> Step:
        answer: Option = yield Question(table.winner, "dare", [("keep",)] * 9 + [("dare",)])
        table.coins[table.winner] += 9 * (answer == ("dare",))
        table.winner = -1

    def invariants(self, table: Table) -> Sequence[str]:
        return ["too many coins"] if max(table.coins) > 8 else []


class RefusesWhatItOffers(HighCard):
    def refusals(self, _table: Table, question: Question) -> Sequence[Refusal]:
        return [Refusal(question.options[0], "because", "X-1")]


class NeverEnds(HighCard):
    def step(self, table: Table) -> Step | None:
        if table.winner >= 0:
            return self._again(table)
        return super().step(table)

    def _again(self, table: Table) -> Step:
        yield Question(table.winner, "dare", [("keep",), ("dare",)])


class LosesACard(HighCard):
    def invariants(self, table: Table) -> Sequence[str]:
        cards = table.deck + [card for hand in table.hands for card in hand]
        return [] if len(cards) == 24 else ["cards are missing"]


class ForgetsTheResult(HighCard):
    def result(self, _table: Table) -> None:
        return None


BROKEN: list[tuple[type[HighCard], str]] = [
    (ShowsTheDeck, "the view of seat"),
    (AsksByHiddenCards, "the question to seat"),
    (ForgetsWhatOthersKnow, "a new deal changes what seat"),
    (DealsByThePresentOrder, "the same deal once more is another one"),
    (ForgetsToCopy, "playing a copy changed the original"),
    (ActsBeforeAsking, "before its first question"),
    (OffersTwice, "duplicate options"),
    (BreaksOnOneOption, "a trap"),
    (PaysTooMuchForOneOption, "after dare of dare: too many coins"),
    (RefusesWhatItOffers, "offered and refused"),
    (NeverEnds, "has not ended"),
    (LosesACard, "cards are missing"),
    (ForgetsTheResult, "without a proper result"),
]


@pytest.mark.parametrize(
    ("game", "message"), BROKEN, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_broken_game_is_caught(game: type[HighCard], message: str) -> None:
    assert message in violations(game())


class DealsAnewEachTime(HighCard):
    """A game that deals other cards when it is played again from its seed."""

    def __init__(self) -> None:
        self.games = 0

    def new(self, options: Options, seats: int, seed: Seed) -> Table:
        self.games += 1
        return super().new(options, seats, derived(seed, "deal", self.games))


def test_checks_that_replay_a_whole_game_are_made_in_one_game_out_of_several() -> None:
    def caught(whole: int) -> int:
        reports = [
            check_game(DealsAnewEachTime(), options={}, seats=2, seed=seed, whole=whole)
            for seed in range(40)
        ]
        return sum(bool(report.violations) for report in reports)

    assert caught(1) == 40
    assert 4 <= caught(4) <= 16


def seen_besides(table: Table, question: Question | None, seat: int) -> bytes:
    """The own hand, which is known, and the next card, which is not."""
    return f"{seat} {question} {table.hands[seat]} {table.deck[-1]}".encode()


def test_a_leak_in_what_else_a_seat_sees_is_caught() -> None:
    found = [
        violation
        for seed in range(10)
        for violation in check_game(
            HIGH_CARD, options={}, seats=2, seed=seed, sight=seen_besides
        ).violations
    ]
    assert "sees depends on something hidden" in "\n".join(found)
