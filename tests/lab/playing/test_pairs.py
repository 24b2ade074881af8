"""Option sets in which every two choices are tried together."""

from functools import cache
from itertools import combinations

from fabletop.core.game import SEVERAL, Condition, Options, Setting
from fabletop.core.registry import find
from fabletop.games.prophecy import PROPHECY
from fabletop.lab.playing.pairs import pairwise
from fabletop.lab.playing.soak import go_together
from tests.high_card import HighCard

STANDARD: dict[str, object] = {"version": "standard"}


@cache
def sets() -> list[tuple[Options, int]]:
    return pairwise(PROPHECY, seed=1, given=STANDARD)


def test_every_set_can_be_played() -> None:
    for row, seats in sets():
        assert go_together(PROPHECY, row, seats), (row, seats)


def test_every_two_choices_that_go_together_are_made_together() -> None:
    """Seasons has few enough settings to try all pairs by hand."""
    game = find("seasons")
    made = set()
    for row, seats in pairwise(game, seed=2):
        single = {**row, "players": str(seats)}
        made |= set(combinations(sorted(single.items()), 2))
    tokens = next(setting for setting in game.settings if setting.name == "tokens")
    pools = next(setting for setting in game.settings if setting.name == "pool")
    for choice in tokens.choices:
        for pool in pools.choices:
            assert (("pool", pool), ("tokens", choice)) in made
        for seats in game.seats:
            assert (("players", str(seats)), ("tokens", choice)) in made
    assert (("pool", "50"), ("start", "sets")) not in made


def test_every_choice_meets_every_number_of_players_that_it_allows() -> None:
    rows = sets()
    ends = {(row["ending"], seats) for row, seats in rows}
    assert {seats for ending, seats in ends if ending == "cooperative"} == {1, 2, 3, 4, 5}
    assert {seats for ending, seats in ends if ending == "lord_of_the_sea"} == {2, 3, 4, 5}


def test_of_a_setting_with_several_choices_each_is_made() -> None:
    rows = sets()
    kept = {name for row, _ in rows for name in str(row["keep"]).split(SEVERAL)}
    setting = next(setting for setting in PROPHECY.settings if setting.name == "keep")
    assert kept >= set(setting.choices)


def test_the_same_seed_gives_the_same_sets() -> None:
    assert pairwise(PROPHECY, seed=1, given=STANDARD) == sets()


def test_an_impossible_pair_is_left_out() -> None:
    class Small(HighCard):
        seats = range(2, 4)
        settings: tuple[Setting, ...] = (
            Setting("one", ("a", "b"), "a"),
            Setting("two", ("x", "y"), "x", {"y": Condition((("one", "b"),))}),
        )

    rows = [row for row, _ in pairwise(Small(), seed=1)]
    assert {(row["one"], row["two"]) for row in rows} == {("a", "x"), ("b", "x"), ("b", "y")}
