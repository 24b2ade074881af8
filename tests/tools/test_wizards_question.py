"""The page on the Wizards sheet's open question tells what was counted."""

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pytest
from tools.reports.question import main, question
from tools.reports.question_page import page
from tools.reports.question_tables import Study

from fabletop.lab.trial.arms import DealGames
from fabletop.lab.trial.paired import Draws
from fabletop.lab.trial.played import TrialGame, TrialSeat
from tests.tools.markdown import line

DEALS = 24
DRAWINGS = 200
"""Enough for changes that all deals agree on, or that every other deal shows. Whether intervals
hold what they promise is tested where they are drawn."""


@pytest.fixture(autouse=True, scope="module")
def few_drawings() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tools.reports.question_page.Draws", partial(Draws, resamples=DRAWINGS))
        yield


def seat(number: int, order: str, first: float, rank: int, points: int) -> TrialSeat:
    numbers = {"rank": rank, "points": points}
    nothing: frozenset[str] = frozenset()
    return TrialSeat(number, number, "greedy", order, 0.0, first, points, numbers, nothing, nothing)


def game(druid_first: float, druid_rank: int) -> TrialGame:
    wizard = seat(0, "wizards", 1 - druid_first, 3, 100)
    druid = seat(1, "druids", druid_first, druid_rank, 150)
    return TrialGame(9, 800, "evil", (wizard, druid, seat(2, "", 0.0, 0, 0)))


@cache
def told() -> str:
    """Druids are first in half of the deals; escape takes their rank and every first place, the
    others leave all as it is."""
    deals: list[DealGames] = []
    for number in range(DEALS):
        sheet = game(number % 2, 4)
        deals.append((sheet, game(0.0, 2), sheet, sheet))
    return page([Study(question("greedy", DEALS, 1), deals)], "the command")


def chapter(heading: str) -> str:
    return told().split(f"### {heading}")[1]


def test_every_order_is_told_by_every_rule() -> None:
    orders = chapter("The Orders")
    druids = line(orders, "the sheet", "druids")
    assert druids[0] == "24"
    assert druids[1].startswith("50.0 % (")
    assert druids[2:] == ["4.00 (4.00 to 4.00)", "150.0 (150.0 to 150.0)", *druids[4:]]
    assert druids[4].startswith("100.0 %")
    assert line(orders, "escape", "druids")[4].startswith("0.0 %")
    assert line(orders, "the sheet", "sorcerers") == ["0", "-", "-", "-", "-"]


def test_what_a_proposal_moves_is_told_with_its_interval() -> None:
    changes = chapter("What the proposals move")
    druids = line(changes, "escape", "druids")
    assert druids[0].startswith("**-50.0 (-")
    assert druids[1] == "**-2.00 (-2.00 … -2.00)**"
    assert druids[2] == "0"
    assert druids[3] == "**-100.0 (-100.0 … -100.0)**"
    assert line(changes, "taming", "druids") == ["0"] * 5


def test_orders_are_compared_within_the_same_rules() -> None:
    between = chapter("How far they lie apart")
    assert line(between, "the sheet", "wizards above druids")[1] == "**-1.00 (-1.00 … -1.00)**"
    assert line(between, "escape", "wizards above druids")[1] == "**+1.00 (+1.00 … +1.00)**"


def test_deals_that_go_another_way_are_counted() -> None:
    assert "a proposal changed: escape 24, taming 0, both 0." in told()
    ending = line(chapter("What the proposals move"), "escape", "ending evil")
    assert ending[:2] == ["100.0 %", "100.0 %"]


def test_the_answer_in_words_holds_what_is_certain_and_nothing_else() -> None:
    text = told()
    assert "too weak? Certain by the sheet: they stand below Druids in rank (-1.00 " in text
    assert "too strong? Certain by the sheet: they stand above Wizards in rank (+1.00 " in text
    assert "*escape*: it moves first places of Wizards +50.0 (" in text
    assert "*taming*: nothing that it moves is certain." in text


def test_the_summary_holds_what_all_bots_agree_on() -> None:
    def study(*ranks: int) -> Study:
        deals: list[DealGames] = [(game(n % 2, rank),) * 4 for n in range(DEALS) for rank in ranks]
        return Study(question("greedy", len(deals), 1), deals)

    agreed = page([study(4), study(5)], "the command")
    assert "every sort of bot that was asked: Druids stand above Wizards in rank;" in agreed
    assert "Of what the proposals do: nothing." in agreed
    apart = page([study(4), study(2)], "the command")
    assert "that was asked: Druids stand above Wizards in points." in apart
    (alone,) = [one for one in told().split("\n\n") if one.startswith("Certain by every")]
    assert "*escape* moves rank of Druids down" in alone


def test_of_too_few_seats_the_answer_says_so() -> None:
    few = page([Study(question("greedy", 2, 1), [(game(1.0, 4),) * 4] * 2)], "the command")
    assert "Are Wizards too weak? Too few seats: less than 20 of an Order." in few


def test_the_same_command_writes_the_same_page_from_its_ledgers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.reports.question.SEARCHING", "random")
    files = [tmp_path / "one.md", tmp_path / "two.md"]
    for file in files:
        how = ["--deals=2", "--greedy-deals=2", "--workers=1", f"--ledgers={tmp_path}"]
        main([*how, f"--output={file}"])
    one, two = (file.read_text(encoding="utf-8") for file in files)
    assert one == two
    assert one.count("2 deals of 3 players") == 2
    assert "tools.reports.question --deals 2 --greedy-deals 2 --seed 1` writes this page" in one
    assert len((tmp_path / "greedy.jsonl").read_text().splitlines()) == 9
