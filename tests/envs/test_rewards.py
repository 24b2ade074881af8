"""What a finished game is worth."""

from fabletop.core.game import Result
from fabletop.envs.rewards import by_place, by_score, plays_together
from fabletop.envs.setup import Setup
from tests.envs.tables import begun, played


def test_a_win_is_worth_one_and_the_last_place_minus_one() -> None:
    assert by_place(Result((2, 1), (3, 5), ""), together=False) == [-1.0, 1.0]
    assert by_place(Result((1, 3, 2), (9, 1, 5), ""), together=False) == [1.0, -1.0, 0.0]


def test_who_shares_a_place_shares_its_worth() -> None:
    assert by_place(Result((1, 1), (5, 5), ""), together=False) == [0.0, 0.0]
    assert by_place(Result((1, 1, 3), (5, 5, 1), ""), together=False) == [0.5, 0.5, -1.0]


def test_where_the_table_wins_everybody_loses() -> None:
    assert by_place(Result((2, 2, 2), (5, 4, 1), ""), together=False) == [-1.0] * 3


def test_who_plays_together_wins_and_loses_together() -> None:
    assert by_place(Result((1, 1), (5, 4), ""), together=True) == [1.0, 1.0]
    assert by_place(Result((2, 2), (5, 4), ""), together=True) == [-1.0, -1.0]
    assert by_score(Result((2, 2), (5, 4), ""), together=True) == [4.5, 4.5]


def test_by_score_the_lead_over_the_others_counts() -> None:
    assert by_score(Result((1, 2, 3), (30, 20, 10), ""), together=False) == [15.0, 0.0, -15.0]


def test_cooperative_tables_and_a_player_alone_play_together() -> None:
    assert Setup("wizards", 3, {"play": "cooperative"}).together
    assert not Setup("wizards", 3).together
    assert plays_together({}, 1)


def test_a_finished_game_pays_by_its_places() -> None:
    episode = begun("seasons")
    for running in played(episode, 10_000):
        assert running.rewards() == [0.0] * 3
    result = episode.result
    assert result is not None
    assert episode.rewards() == by_place(result, together=False)
    assert any(episode.rewards())
