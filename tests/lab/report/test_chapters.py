"""What a handful of games says."""

from dataclasses import replace
from pathlib import Path

from fabletop.lab.report.measures import Measured
from fabletop.lab.report.report import RunReport, make_report
from fabletop.lab.runs.records import TABLES
from fabletop.lab.runs.run import Run
from fabletop.lab.runs.running import play_run
from tests.lab.report.rows import played, seasons


def four_games() -> RunReport:
    """Seat 0 wins two, seat 1 one; one ends without a winner, a fifth is given up."""
    run = seasons("greedy", "random")
    run.game(0, rounds=10, scores=(30, 10), parts=("scout", "monk"))
    run.game(0, rounds=20, first=1, scores=(40, 35), parts=("scout", "monk"))
    run.game(1, rounds=30, first=1, scores=(20, 50), parts=("monk", "scout"))
    run.game(-1, rounds=40, scores=(5, 5), parts=("monk", "druid"), ended_by="evil")
    run.game(-1, rounds=99, finished=False, scores=(0, 0))
    return make_report(run)


def values(found: list[Measured]) -> dict[str, float]:
    return {one.name: one.value for one in found}


def test_what_was_played_counts_every_game() -> None:
    played = four_games().played
    assert (played.games, played.finished, played.decisions) == (5, 4, 1990)
    assert played.bots == ["greedy", "random"]
    assert played.faults == {}


def test_endings_are_shares_of_all_games_the_commonest_first() -> None:
    ends = four_games().ends
    assert [(one.name, one.value) for one in ends.endings] == [
        ("three_years", 0.6),
        ("evil", 0.2),
        ("given_up", 0.2),
    ]
    assert ends.unwon.value == 0.25
    assert ends.shared.value == 0


def test_the_length_is_that_of_finished_games() -> None:
    length = four_games().length
    assert length.rounds.mean.value == 25
    assert length.decisions.mean.value == 250
    assert sum(length.rounds.counts) == 4


def test_scores_are_those_of_finished_games_and_so_is_the_margin() -> None:
    scores = four_games().scores
    assert sum(scores.every.counts) == 8
    assert scores.every.mean.n == 4, "games"
    assert scores.margin.mean.value == (20 + 5 + 30 + 0) / 4
    assert {one.name: (one.value, one.n) for one in scores.by_place} == {
        "1": (40, 3),
        "2": (17.5, 4),
    }


def test_wins_are_told_by_seat_and_by_the_order_of_turns() -> None:
    wins = four_games().wins
    assert wins.even == 3 / 8
    assert values(wins.by_seat) == {"0": 0.5, "1": 0.25}
    assert values(wins.by_turn) == {"0": 0.5, "1": 0.25}
    assert all(one.low < one.value < one.high for one in wins.by_seat)


def test_wins_are_told_by_bot_where_there_are_several() -> None:
    assert values(four_games().wins.by_bot) == {"greedy": 0.5, "random": 0.25}
    assert make_report(seasons().game(0)).wins.by_bot == []


def test_wins_are_told_by_whom_a_seat_played_the_best_first() -> None:
    wins = four_games().wins
    assert [(one.name, one.value, one.n) for one in wins.by_beginning] == [
        ("scout", 1.0, 3),
        ("monk", 0.0, 4),
        ("druid", 0.0, 1),
    ]
    assert wins.by_part == [], "nobody became somebody else"


def test_a_run_without_cards_has_no_chapter_of_them() -> None:
    run = replace(seasons().game(0), tables=("games", "seats"))
    assert make_report(run).cards is None


def test_a_single_game_can_be_reported() -> None:
    report = make_report(seasons().game(0, scores=(12, 7)))
    assert report.length.rounds.counts == [1]
    assert report.scores.margin.mean.value == 5


def test_a_game_for_one_has_a_score_but_no_lead() -> None:
    report = make_report(seasons("greedy").game(0, scores=(12,)).asked(0, "amulet_of_air", "pick"))
    assert report.scores.every.mean.value == 12
    assert report.scores.margin.counts == []
    assert report.cards is not None
    assert report.cards.compared == 0


def test_games_that_were_all_given_up_can_be_reported() -> None:
    report = make_report(seasons().game(-1, finished=False))
    assert report.length.rounds.counts == []
    assert report.wins.by_seat == []
    assert [one.name for one in report.ends.endings] == ["given_up"]


def test_the_rows_of_a_folder_say_the_same_as_those_in_memory(tmp_path: Path) -> None:
    rows = played("seasons", 3, 2)
    play_run(tmp_path / "run", rows.plan, 2, tables=TABLES)
    assert make_report(Run.open(tmp_path / "run")).plain() == make_report(rows).plain()


def test_every_card_of_a_deck_that_is_counted_has_a_name_in_both_languages() -> None:
    cards = make_report(played("seasons", 3, 2)).cards
    assert cards is not None
    assert len(cards.cards) > 20
    assert all({"en", "fr"} <= set(card.names) for card in cards.cards)
