"""Games under the checks with what every seat did, and the page on Seasons made of them."""

import pytest
from tools.reports.seasons import report, sorts
from tools.reports.seasons_chapters import difference, page

from fabletop.lab.counting.card_use import CheckedGame, GameSort, Watch, play

EVERYTHING: dict[str, object] = {"pool": "50_enchanted", "tokens": "yes"}
TWO_SORTS = [GameSort(EVERYTHING, 2, "greedy"), GameSort({"pool": "30"}, 3, "random")]


def test_the_sorts_take_turns_and_every_game_is_sound() -> None:
    games = play("seasons", TWO_SORTS, 4, seed=3, watch=Watch(20, keep=("sheets", "first")))
    assert [game.sort for game in games] == [0, 1, 0, 1]
    assert [len(game.scores) for game in games] == [2, 3, 2, 3]
    for game in games:
        assert game.violations == ()
        assert sum(game.shares) == pytest.approx(1)
        totals = [sum(value for _, value in sheet) for sheet in game.final["sheets"]]
        assert totals == list(game.scores)


def test_the_same_seed_gives_the_same_games() -> None:
    first = play("seasons", TWO_SORTS, 2, seed=3, watch=Watch(20))
    assert play("seasons", TWO_SORTS, 2, seed=3, watch=Watch(20)) == first
    assert play("seasons", TWO_SORTS, 2, seed=4, watch=Watch(20)) != first


def test_every_seat_drafts_nine_cards_the_last_one_unasked() -> None:
    (game,) = play("seasons", [GameSort({"pool": "50"}, 2, "random")], 1, seed=5, watch=Watch(100))
    assert len(game.deeds) == 2
    for deeds in game.deeds:
        picked = {card for verb, card in deeds if verb in ("pick", "last_pick")}
        assert 7 <= len(picked) <= 9  # two copies of a card count once
        assert sum(verb == "last_pick" for verb, _ in deeds) == 1


def scored(shares: tuple[float, ...], *deeds: set[tuple[str, str]]) -> CheckedGame:
    return CheckedGame(
        0, 0, 10, 18, (), shares, tuple(map(int, shares)), tuple(map(frozenset, deeds))
    )


def test_a_difference_compares_seats_of_the_same_game() -> None:
    summoned = {("summon", "purse_of_io")}
    games = [
        scored((1.0, 0.0), summoned, set()),
        scored((0.0, 1.0), set(), summoned),
        scored((1.0, 0.0), set(), summoned),
        scored((1.0, 0.0), summoned, summoned),  # both: says nothing
        scored((1.0, 0.0), set(), set()),
    ]
    found = difference(games, "purse_of_io", ("summon", "put"))
    assert found.games == 3
    assert found.mean == pytest.approx(1 / 3)
    assert difference(games, "boots", ("summon",)).games == 0


def test_a_violation_is_told_with_its_seed() -> None:
    broken = CheckedGame(0, 77, 5, 1, ("decision 5: a card was lost",))
    sound = play("seasons", TWO_SORTS, 4, seed=1, watch=Watch(1000, keep=("sheets", "first")))
    text = page(TWO_SORTS, [*sound, broken], "made", 50)
    assert "1 games with a violation" in text
    assert "seed 77" in text


def test_the_page_is_the_same_again() -> None:
    text = report(8, 8, 1)
    assert text == report(8, 8, 1)
    assert "No violation." in text


def test_every_pool_enchantment_and_number_of_players_is_played() -> None:
    every = sorts()
    assert len(every) == 2 * (3 * (2 * 11 * 4 + 1) - 2)
    assert {sort.seats for sort in every} == {2, 3, 4}
    assert {sort.bot for sort in every} == {"random", "greedy"}
