"""Late positions for the checks: the same game, started in the middle."""

from collections import Counter
from collections.abc import Sequence

import pytest

from fabletop.core.conformance.games import check_game
from fabletop.core.conformance.late import Late, Luck, Varied
from fabletop.core.errors import BadSetup, RulesError
from fabletop.core.game import Options
from fabletop.core.glimpse import Glimpse
from fabletop.core.match import Match
from fabletop.core.question import Option, Question, Step
from tests.high_card import HIGH_CARD, HighCard, Table


class RichHighCard(HighCard):
    """Deals positions with coins on the table."""

    def rich(self, options: Options, seats: int, seed: int) -> Table:
        table = self.new(options, seats, seed)
        table.coins = [Luck(seed).below(9) for _ in table.coins]
        return table


class Impossible(RichHighCard):
    def invariants(self, table: Table) -> Sequence[str]:
        return ["too rich"] if sum(table.coins) else []


class BreaksWhenRich(RichHighCard):
    def step(self, table: Table) -> Step | None:
        if min(table.coins) > 2:
            raise RulesError("nobody was ever so rich")
        return super().step(table)


def test_a_late_game_begins_where_it_was_dealt() -> None:
    match = Match.new(Late(RichHighCard()), seats=["a", "b"], seed=3)
    assert match.position.table.coins == [Luck(3).below(9)] * 2


@pytest.mark.parametrize("enough", [1, 2, 3, None])
def test_a_late_game_conforms_as_far_as_it_is_played(enough: int | None) -> None:
    for seed in range(20):
        game = Late(RichHighCard())
        report = check_game(game, options={}, seats=2, seed=seed, enough=enough)
        assert report.violations == []
        assert report.decisions == enough or report.ended_by


def test_what_breaks_in_late_positions_only_is_found_there() -> None:
    def broken(game: HighCard | Late[Table]) -> int:
        reports = [check_game(game, options={}, seats=2, seed=seed) for seed in range(20)]
        return sum(bool(report.violations) for report in reports)

    assert broken(BreaksWhenRich()) == 0
    assert broken(Late(BreaksWhenRich())) > 5


def test_an_impossible_position_is_an_error_of_whoever_deals() -> None:
    with pytest.raises(RulesError, match="an impossible position was dealt: too rich"):
        Late(Impossible()).new({}, 2, 3)


def test_a_game_without_rich_positions_says_so() -> None:
    with pytest.raises(BadSetup, match="high_card deals no rich positions"):
        Late(HIGH_CARD)


def test_rare_kinds_of_options_are_taken_as_often_as_usual_ones() -> None:
    options: list[Option] = [("walk", n) for n in range(9)] + [("fly", "home"), ("end",)]
    question, varied = Question(0, "turn", options), Varied(5)
    match = Match.new(HIGH_CARD, seats=["a", "b"], seed=1)
    glimpse = Glimpse(match.position, 0)
    taken = Counter(varied.choose(question, glimpse)[0] for _ in range(700))
    assert 250 < taken["walk"] < 350
    assert 250 < taken["fly"] < 350
    assert 50 < taken["end"] < 150


def test_luck_takes_every_thing_once_at_most() -> None:
    luck, pile = Luck(4), list("abcdef")
    assert sorted(luck.some(pile, 9)) == pile
    drawn = luck.draw(pile, 4)
    assert sorted(drawn + pile) == list("abcdef")
    assert {luck.few_or_many(3) for _ in range(50)} == {0, 1, 2, 3}
