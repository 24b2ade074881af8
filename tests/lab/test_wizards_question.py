"""The page on the Wizards sheet's open question tells what was counted."""

from pathlib import Path

import pytest
from bench.chapters_question import chapters
from bench.wizards_question import PAGE, main, question

from fabletop.lab.trial.arms import Deal
from fabletop.lab.trial.played import Played, Seat
from tests.lab.test_wizards_report import line

DEALS = 24


def seat(number: int, order: str, first: float, rank: int, points: int) -> Seat:
    numbers = {"rank": rank, "points": points}
    nothing: frozenset[str] = frozenset()
    return Seat(number, number, "greedy", order, 0.0, first, points, numbers, nothing, nothing)


def game(druid_first: float, druid_rank: int) -> Played:
    wizard = seat(0, "wizards", 1 - druid_first, 3, 100)
    druid = seat(1, "druids", druid_first, druid_rank, 150)
    return Played(9, 800, "evil", (wizard, druid, seat(2, "", 0.0, 0, 0)))


def told() -> dict[str, str]:
    """Druids are first in half of the deals; escape takes their rank and every first place, the
    others leave all as it is."""
    deals: list[Deal] = []
    for number in range(DEALS):
        sheet = game(number % 2, 4)
        deals.append((sheet, game(0.0, 2), sheet, sheet))
    return chapters(question("greedy", DEALS, 1), deals)


def test_every_order_is_told_by_every_rule() -> None:
    orders = told()["orders"]
    druids = line(orders, "the sheet", "druids")
    assert druids[0] == "24"
    assert druids[1].startswith("50.0 % (")
    assert druids[2:] == ["4.00 (4.00 to 4.00)", "150.0 (150.0 to 150.0)", *druids[4:]]
    assert druids[4].startswith("100.0 %")
    assert line(orders, "escape", "druids")[4].startswith("0.0 %")
    assert line(orders, "the sheet", "sorcerers") == ["0", "-", "-", "-", "-"]


def test_what_a_proposal_moves_is_told_with_its_interval() -> None:
    changes = told()["changes"]
    druids = line(changes, "escape", "druids")
    assert druids[0].startswith("**-50.0 (-")
    assert druids[1] == "**-2.00 (-2.00 … -2.00)**"
    assert druids[2] == "0"
    assert druids[3] == "**-100.0 (-100.0 … -100.0)**"
    assert line(changes, "taming", "druids") == ["0"] * 5


def test_orders_are_compared_within_the_same_rules() -> None:
    between = told()["between"]
    assert line(between, "the sheet", "wizards above druids")[1] == "**-1.00 (-1.00 … -1.00)**"
    assert line(between, "escape", "wizards above druids")[1] == "**+1.00 (+1.00 … +1.00)**"


def test_deals_that_go_another_way_are_counted() -> None:
    assert "another way: escape 24, taming 0, both 0." in told()["games"]
    assert line(told()["course"], "escape", "ending evil")[:2] == ["100.0 %", "100.0 %"]


def test_the_tables_of_the_page_are_renewed_and_its_words_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.wizards_question.SEARCHING", "greedy")
    page = tmp_path / "page.md"
    words = PAGE.read_text(encoding="utf-8")
    page.write_text(words, encoding="utf-8")
    how = ["--deals=2", "--greedy-deals=2", "--workers=1", f"--ledgers={tmp_path}"]
    main([*how, f"--output={page}"])
    renewed = page.read_text(encoding="utf-8")
    assert renewed.count("2 deals of 3 players") == 2
    assert renewed.splitlines()[0] == words.splitlines()[0]
    main([*how, f"--output={page}"])
    assert page.read_text(encoding="utf-8") == renewed
