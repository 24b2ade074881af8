"""The table of a comparison, and what it calls slower."""

import json
from pathlib import Path

import pytest
from bench.comparing.comparison import Comparison, rows
from bench.comparing.figures import FIGURES, Figure, Made, chosen
from bench.comparing.measuring import ComparedFigure, duration
from bench.comparing.sides import MeasuredSide

ROUNDS = 8
SIDES = (
    MeasuredSide("before", Path("python"), Path("old"), Path("old")),
    MeasuredSide("after", Path("python"), Path("new"), Path("new")),
)
PLAY, GREEDY, DEAL = FIGURES[:3]


def compared(figure: Figure, ratio: float, mark: str = "same") -> ComparedFigure:
    """The second side is so many times as fast as the first, which makes 100 in a second."""
    pair = (Made(100, 1.0, "same"), Made(100, 1.0 / ratio, mark))
    return ComparedFigure(figure, pairs=[pair] * ROUNDS)


def comparison(*found: ComparedFigure) -> Comparison:
    return Comparison(SIDES, rows(found), ("facts",))


def test_a_row_has_both_values_and_a_ratio_above_1_for_faster() -> None:
    [fast] = comparison(compared(PLAY, 2.0)).sheet().rows
    assert fast == (PLAY.name, "100", "200", "choices/s", "2.000", "2.000–2.000", "faster")
    [slow] = comparison(compared(DEAL, 0.5)).sheet().rows
    assert slow == (DEAL.name, "10,000", "20,000", "µs", "0.500", "0.500–0.500", "slower")


def test_only_what_is_surely_slower_by_more_than_the_tolerance_fails() -> None:
    result = comparison(compared(PLAY, 0.97), compared(GREEDY, 0.9), compared(DEAL, 1.5))
    assert result.slower(0.05) == [f"{GREEDY.name}: 0.900"]
    assert len(result.slower(0.0)) == 2
    assert result.slower(0.2) == []


def test_doubtful_rounds_are_not_slower() -> None:
    doubtful = compared(PLAY, 0.8)
    doubtful.pairs[::2] = compared(PLAY, 1.3).pairs[::2]
    assert comparison(doubtful).slower(0.0) == []


def test_other_games_are_remarked_and_explained() -> None:
    sheet = comparison(compared(PLAY, 1.0, "other")).sheet()
    assert sheet.rows[0][-1] == "other games"
    assert any("did not play the same games" in note for note in sheet.notes)
    assert not any("the same games" in note for note in comparison(compared(PLAY, 1.0)).notes)


def test_what_one_side_cannot_do_says_so_in_its_row() -> None:
    result = comparison(ComparedFigure(PLAY, problem="before: no such module"))
    assert result.sheet().rows[0][-1] == "not measured: before: no such module"
    assert result.slower(0.0) == []
    [plain] = result.plain()
    assert (plain["ratio"], plain["interval"]) == (None, None)


def test_the_figures_are_plain_data() -> None:
    [plain] = comparison(compared(PLAY, 2.0)).plain()
    assert json.loads(json.dumps(plain))["ratio"] == pytest.approx(2.0)


def test_many_intervals_warn_of_chance() -> None:
    many = comparison(*(compared(figure, 1.0) for figure in FIGURES))
    assert any("by chance alone" in note for note in many.sheet().notes)
    assert not any("by chance" in note for note in comparison(compared(PLAY, 1.0)).sheet().notes)


def test_figures_are_chosen_by_a_part_of_their_name() -> None:
    assert {figure.kind.game for figure in chosen("WIZARDS")} == {"wizards"}
    assert chosen("") == list(FIGURES)
    with pytest.raises(SystemExit, match="no figure has 'chess' in its name"):
        chosen("chess")


def test_every_figure_has_a_name_of_its_own() -> None:
    assert len({figure.name for figure in FIGURES}) == len(FIGURES)


def test_the_duration_is_told_in_plain_units() -> None:
    assert duration(1, 1, 0.01).endswith("seconds")
    assert duration(80, 10, 0.5).endswith("minutes")
