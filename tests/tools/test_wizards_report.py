"""The page on Wizards in simulation tells what was counted."""

from tools.reports.wizards import report, sorts, variants
from tools.reports.wizards_chapters import page
from tools.reports.wizards_milestones import Career, Course

from fabletop.core.registry import find
from fabletop.lab.counting.card_use import CheckedGame, GameSort
from tests.tools.markdown import line

SHEET = GameSort({"layout": "random"}, 2, "greedy")
TOGETHER = GameSort({"play": "cooperative"}, 2, "greedy")


def game(sort: int, ended_by: str, shares: tuple[float, ...], *careers: Career) -> CheckedGame:
    course = Course(list(careers), days=70, saved=1)
    return CheckedGame(
        sort, 1, 100, 5, (), shares, (10, 20), (), {}, ended_by=ended_by, summary=course
    )


def career(order: str, days: list[int], points: int = 50) -> Career:
    return Career(order, dict(enumerate(days, start=1)), False, 3, points)


def four_games() -> str:
    druid, wizard = career("druids", [3, 20, 40, 60, 90], 200), career("wizards", [14, 50])
    games = [
        game(0, "fifth_rank", (1.0, 0.0), druid, wizard),
        game(0, "evil", (0.0, 0.0), career("druids", [5, 30]), career("wizards", [14])),
        game(1, "evil", (0.0, 0.0), druid, wizard),
        game(1, "fifth_rank", (0.5, 0.5), druid, druid),
    ]
    return page([SHEET, TOGETHER], games, "the command", (50, 10))


def test_wins_and_ranks_are_shares_of_the_players_of_an_order() -> None:
    cells = line(four_games(), "the sheet as written", "druids")
    assert cells[0] == "2"
    assert cells[1].startswith("50.0% (")
    assert cells[2].startswith("50.0% (")
    assert cells[4].startswith("125.0 (")
    assert line(four_games(), "the sheet as written", "wizards")[1].startswith("0.0% (")


def test_the_time_to_a_rank_is_a_median_of_those_who_reached_it() -> None:
    rows = four_games().split("## Time to rank")[1]
    assert line(rows, "the sheet as written", "druids") == [
        *("4 (100%)", "25 (100%)", "40 (50%)", "60 (50%)", "90 (50%)")
    ]
    assert line(rows, "the sheet as written", "wizards")[2:] == ["-", "-", "-"]


def test_evil_is_counted_by_the_number_of_players() -> None:
    rows = four_games().split("## How often Evil wins")[1]
    assert line(rows, "2")[:3] == ["2", "50.0% (9.5% to 90.5%)", "5.0"]


def test_a_violation_is_told_with_its_seed() -> None:
    broken = CheckedGame(0, 77, 5, 1, ("decision 5: a card was lost",))
    sound = game(0, "evil", (0.0, 0.0), career("druids", [5]), career("wizards", [14]))
    text = page([SHEET, TOGETHER], [sound, broken], "made", (50, 10))
    assert "1 games broke a check" in text
    assert "seed 77" in text
    assert "1 of 2 games ended" in text


def test_every_choice_of_every_setting_is_played_by_both_bots() -> None:
    chosen = variants()
    for setting in find("wizards").settings:
        for choice in setting.choices:
            if choice != setting.default and setting.name != "play":
                assert any(options.get(setting.name) == choice for options in chosen)
    for bot in ("random", "greedy"):
        seats = {(sort.seats, sort.options.get("play")) for sort in sorts() if sort.bot == bot}
        assert {count for count, _ in seats} == {2, 3, 4, 5, 6}
        assert "cooperative" in {play for _, play in seats}


def test_the_page_is_the_same_again() -> None:
    text = report(3, 8, 1)
    assert text == report(3, 8, 1)
    assert "No game broke a check." in text
