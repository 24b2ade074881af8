"""The arena: fair by construction, the same for any number of processes, and resumable."""

from pathlib import Path
from typing import Any

import pytest

from fabletop.core.errors import BadSave, BadSetup
from fabletop.lab.comparing.arena import KIND, ArenaGame, Contest, make_contest, play, play_games
from fabletop.lab.comparing.standings import Standings, labels_of, standings
from fabletop.lab.playing.stopwatch import Times, milliseconds, time_class
from fabletop.lab.runs.ledger import Ledger


def contest(*bots: str, deals: int = 2, players: int | None = None, most: int = 5_000) -> Contest:
    return make_contest("seasons", {}, bots, players=players, deals=deals, seed=5, most=most)


def summary(made: Contest, **how: Any) -> dict[str, Any]:
    """All but the times, which differ from run to run."""
    found: dict[str, Any] = {**standings(made, play(made, **how))}
    del found["times"]
    return found


def game(*places: int, number: int = 0) -> ArenaGame:
    seats = len(places)
    return ArenaGame(number, places, 10, 3, "end", (Times(),) * seats, (0,) * seats)


def told(made: Contest, *games: tuple[int, ...]) -> Standings:
    return standings(made, [game(*places, number=n) for n, places in enumerate(games)])


@pytest.mark.parametrize("bot", ["random", "greedy", "reference"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_against_itself_is_exactly_even(bot: str, players: int) -> None:
    found = summary(contest(bot, bot, players=players))
    for standing in found["standings"]:
        assert (standing["share"], standing["low"], standing["high"]) == (0.5, 0.5, 0.5)


def test_a_level_against_itself_is_exactly_even() -> None:
    for standing in summary(contest("easy", "easy", deals=1))["standings"]:
        assert standing["share"] == 0.5


def test_three_of_the_same_bot_at_a_table_for_two_are_exactly_even() -> None:
    found = summary(contest("random", "random", "random", players=2))
    assert [standing["share"] for standing in found["standings"]] == [0.5] * 3
    assert [pair["share"] for pair in found["pairs"]] == [0.5] * 3


def test_every_seating_of_a_deal_has_the_same_cards_and_seeds() -> None:
    """With the same bot twice, both games of a deal are the same, and other deals differ."""
    rows = play_games(contest("random", "random"), range(4))
    same = [(row["places"], row["decisions"], row["rounds"]) for row in rows]
    assert same[0] == same[1]
    assert same[2] == same[3]
    assert same[0] != same[2]


def test_the_better_bot_wins_from_both_seats() -> None:
    found = summary(contest("greedy", "random", deals=4))
    greedy, random = found["standings"]
    assert greedy["share"] > 0.8
    assert min(greedy["wins_by_seat"]) > 0.5
    assert greedy["share"] + random["share"] == pytest.approx(1)
    assert greedy["rating"]["mu"] > random["rating"]["mu"]
    assert greedy["games"] == found["games"] == 8


def test_two_processes_find_the_same_as_one(tmp_path: Path) -> None:
    made = contest("greedy", "random")
    with Ledger(tmp_path / "games.jsonl", KIND, made.plan()) as ledger:
        two = summary(made, workers=2, ledger=ledger)
    assert two == summary(made)
    with Ledger(tmp_path / "games.jsonl", KIND, made.plan()) as ledger:
        assert sorted(ledger.rows) == [0, 1, 2, 3]
        assert summary(made, ledger=ledger) == two


def test_a_ledger_is_of_one_contest_only(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with Ledger(file, KIND, contest("greedy", "random").plan()):
        pass
    with pytest.raises(BadSave, match="another plan"):
        Ledger(file, KIND, contest("random", "greedy").plan())


def test_weights_of_other_content_make_another_contest(tmp_path: Path) -> None:
    plans = []
    shipped = Path("src/fabletop/bots/outlooks/seasons.toml").read_text(encoding="utf-8")
    for par in ("0.0", "0.25"):
        (tmp_path / "mine.toml").write_text(shipped.replace("par = 0.0", f"par = {par}"))
        plans.append(contest(f"hard@{tmp_path / 'mine.toml'}", "hard").plan())
    assert plans[0] != plans[1]
    assert plans[0]["bots"] == plans[1]["bots"]


def test_a_shared_first_place_is_a_share_for_each() -> None:
    assert list(map(float, game(1, 1, 3).shares)) == [0.5, 0.5, 0]
    assert list(map(float, game(2, 1).shares)) == [0, 1]


def test_who_comes_nearest_in_a_game_that_nobody_wins_counts_as_its_winner() -> None:
    assert list(map(float, game(3, 2).shares)) == [0, 1]
    assert list(map(float, game(2, 2).shares)) == [0.5, 0.5]


def test_greedy_wizards_who_lose_to_evil_are_told_apart_by_their_scores() -> None:
    evil = make_contest(
        "wizards", {}, ["greedy", "random"], players=2, deals=1, seed=2, most=20_000
    )
    found = standings(evil, play(evil))
    assert found["unwon"] == 2
    assert found["standings"][0]["share"] == 1.0


def test_a_game_that_is_cut_off_is_told_as_unfinished() -> None:
    found = summary(contest("greedy", "random", most=10))
    assert found["unfinished"] == found["games"] == 4
    assert [standing["share"] for standing in found["standings"]] == [0.5, 0.5]


def test_the_share_of_a_deal_is_the_mean_over_its_seatings() -> None:
    """Two deals in two seatings: won both, won one."""
    found = told(contest("greedy", "random"), (1, 2), (2, 1), (1, 2), (1, 2))
    greedy, random = found["standings"]
    assert (greedy["share"], random["share"]) == (0.75, 0.25)
    assert greedy["wins_by_seat"] == [1.0, 0.5]
    assert (greedy["low"], greedy["high"]) == (0.5, 1.0)


def test_each_seat_of_one_bot_is_compared_with_each_seat_of_the_other() -> None:
    """In the first game the bot on two seats is first and last, in the second it stands between
    its rival's two."""
    found = told(contest("greedy", "random", deals=1, players=3), (1, 2, 3), (1, 2, 3))
    (pair,) = found["pairs"]
    assert pair["share"] == 0.5
    assert [standing["share"] for standing in found["standings"]] == [0.5, 0.5]
    found = told(contest("greedy", "random", deals=1, players=3), (1, 3, 2), (3, 1, 2))
    assert found["pairs"][0]["share"] == 1.0


def test_the_second_of_the_same_name_gets_a_number() -> None:
    assert labels_of(["easy", "hard", "easy"]) == ["easy", "hard", "easy (2)"]


def test_times_are_told_to_three_percent() -> None:
    times = Times(time_class(ms / 1000) for ms in range(1, 101))
    assert milliseconds(times, 0.5) == pytest.approx(50, rel=0.03)
    assert milliseconds(times, 0.95) == pytest.approx(95, rel=0.03)
    assert milliseconds(Times(), 0.5) == 0


def test_every_decision_is_timed_for_the_one_who_took_it() -> None:
    made = contest("greedy", "random")
    found = standings(made, play(made))
    times = found["times"]
    assert times["greedy"]["decisions"] + times["random"]["decisions"] == found["decisions"]
    assert times["greedy"]["median_ms"] > times["random"]["median_ms"] > 0


@pytest.mark.parametrize(
    ("bots", "players", "complaint"),
    [
        (["greedy"], 2, "two bots or more"),
        (["greedy", "random"], 1, "two players or more"),
        (["greedy", "random"], 9, "2 to 4 players, not 9"),
        (["greedy", "wizard"], 2, "no bot 'wizard'"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(bots: list[str], players: int, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        contest(*bots, players=players)
