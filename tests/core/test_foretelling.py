"""Labels tell what an option surely does, and the checks find those that do not."""

from collections.abc import Mapping
from types import MappingProxyType

from fabletop.core.conformance.games import check_game
from fabletop.core.foretelling import LIFE, HeldAmounts, amounts_in
from fabletop.core.match import Match
from fabletop.core.question import Option, Question, Step
from tests.high_card import DARE, HighCard, HighCardView, Table, Words

NAMES = ("coin", "Map Fragment", "Map")


def test_amounts_are_found_in_a_sentence() -> None:
    assert amounts_in("Dig (−2 Map Fragments, +1 coin)", NAMES) == {"Map Fragment": 2, "coin": 1}
    assert amounts_in("3 Maps and 2 coins and 1 coin", NAMES) == {"Map": 3, "coin": 3}


def test_what_a_sentence_calls_a_limit_is_no_amount() -> None:
    assert amounts_in("up to 3 coins less", NAMES) == {}


class Counting(HighCard):
    """High Card that counts its coins. A player who keeps a coin pays a toll of one; if `deadly`,
    she dies of it."""

    label_exceptions: Mapping[str, str] = MappingProxyType({})

    def __init__(self, *, deadly: bool = False, told: str = "", tells: bool = True) -> None:
        self.deadly, self.told, self.tells = deadly, told, tells

    def step(self, table: Table) -> Step | None:
        return self._toll(table) if table.winner >= 0 else super().step(table)

    def _toll(self, table: Table) -> Step:
        answer: Option = yield Question(table.winner, "dare", DARE)
        if answer == ("dare",):
            table.coins[table.winner] += table.chance.roll()
        else:
            table.coins[table.winner] -= 1
        table.winner = -1

    def holdings(self, table: Table, seat: int) -> HeldAmounts:
        alive = not self.deadly or table.winner == seat or table.coins[seat] > 0
        return {LIFE: int(alive), "coin": table.coins[seat]}

    def outcome(self, label: str, changes: HeldAmounts, _language: str) -> str:
        if not self.tells:
            return label
        told = ["fatal" if name == LIFE else f"{n:+} {name}" for name, n in changes.items()]
        return f"{label} ({', '.join(told)})"

    def words(self, _language: str) -> Words:
        return Lying(self.told)


class Lying(Words):
    """Says something more of the toll."""

    def __init__(self, told: str) -> None:
        self.told = told

    def label(self, option: Option, view: HighCardView) -> str:
        plain = super().label(option, view)
        return f"{plain}{self.told}" if option == ("keep",) else plain


def toll(game: Counting) -> list[str]:
    """The labels of the question whether to dare the die."""
    match = Match.new(game, seats=["a", "b"], seed=1)
    while match.decisions()[0].kind != "dare":
        match.answer(match.decisions()[0].options[0], match.decisions()[0].seat)
    return match.decisions()[0].labels()


def violations(game: Counting) -> str:
    return "\n".join(check_game(game, options={}, seats=2, seed=1).violations)


def test_a_label_tells_what_is_sure_and_nothing_of_the_luck() -> None:
    assert toll(Counting()) == ["dare", "keep (-1 coin)"]
    assert violations(Counting()) == ""


def test_a_label_that_tells_it_already_stays_as_it_is() -> None:
    assert toll(Counting(told=" for 1 coin")) == ["dare", "keep for 1 coin"]


def test_a_fatal_choice_is_marked() -> None:
    assert toll(Counting(deadly=True)) == ["dare", "keep (fatal)"]


def test_asking_what_is_sure_leaves_the_game_alone() -> None:
    match = Match.new(Counting(), seats=["a", "b"], seed=1)
    before = match.position.table.copy()
    match.decisions()[0].labels()
    assert match.position.table == before


def test_a_price_that_is_not_told_is_found() -> None:
    assert "keep says 'keep', but coin changes by -1" in violations(Counting(tells=False))


def test_a_wrong_price_is_found() -> None:
    assert "says 'keep for 2 coins', but coin changes by -1" in violations(
        Counting(told=" for 2 coins")
    )


def test_an_unmarked_fatal_choice_is_found() -> None:
    assert "keep is fatal, but says 'keep'" in violations(Counting(deadly=True, tells=False))


class Peeking(Counting):
    """The toll depends on a card in another's hand."""

    def _toll(self, table: Table) -> Step:
        answer: Option = yield Question(table.winner, "dare", DARE)
        others = [hand for seat, hand in enumerate(table.hands) if seat != table.winner]
        if answer == ("keep",):
            table.coins[table.winner] -= (
                1 if max(map(max, filter(None, others)), default="") > "c12" else 2
            )
        table.winner = -1


def test_a_label_that_tells_something_hidden_is_found() -> None:
    found = [
        violation
        for seed in range(10)
        for violation in check_game(Peeking(), options={}, seats=2, seed=seed).violations
    ]
    assert any("the label of keep depends on something hidden" in one for one in found)
