"""The luck ledger: what comes from the deal, the dice, the draws and the decisions."""

import pickle
from functools import partial
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from fabletop.core.errors import BadSave, BadSetup
from fabletop.core.registry import find
from fabletop.lab.counting import luck
from fabletop.lab.counting.luck import (
    KIND,
    SOURCES,
    Split,
    luck_plan,
    mixtures,
    play_base,
    play_bases,
    split,
    weigh_luck,
)
from fabletop.lab.playing.simulate import Plan, make_plan
from fabletop.lab.runs.ledger import Ledger
from fabletop.lab.runs.records import GAMES, SEATS, record
from tests.lab.counting.coins import CoinGame, HastyCoinGame, Worth

TOSSED = Plan("coins", {}, ("random", "random"), 5)


def seasons() -> Plan:
    return make_plan("seasons", {}, 2, ["random"], 5, 100_000)


def tossing(worth: Worth, monkeypatch: pytest.MonkeyPatch) -> None:
    game = CoinGame(worth)
    monkeypatch.setattr(luck, "find", lambda _name: game)


def exactly(worth: Worth) -> Split:
    """Every combination of the coins of A and B once: no sampling, so the variance is exact."""
    results = []
    for coins in product((0, 1), repeat=8):
        first, other = coins[:4], coins[4:]
        mixed = [(*first[:place], other[place], *first[place + 1 :]) for place in range(4)]
        results.append([[float(worth(*toss))] for toss in (first, other, *mixed)])
    return split("score", np.array(results), 1)


def alone(found: Split) -> list[float]:
    return [source.alone.value for source in found.sources]


def with_all(found: Split) -> list[float]:
    return [source.with_all.value for source in found.sources]


def weights(deal: int, dice: int, draw: int, decision: int) -> int:
    return 8 * deal + 4 * dice + 2 * draw + decision


SQUARES = [64 / 85, 16 / 85, 4 / 85, 1 / 85]


def test_coins_that_are_added_have_the_parts_of_their_squares() -> None:
    found = exactly(weights)
    assert found.variance == pytest.approx(85 / 4)
    assert [source.name for source in found.sources] == list(SOURCES)
    assert alone(found) == pytest.approx(SQUARES)
    assert with_all(found) == pytest.approx(SQUARES)


def test_coins_that_only_matter_together_do_nothing_alone() -> None:
    found = exactly(lambda deal, dice, _draw, _decision: deal ^ dice)
    assert alone(found) == pytest.approx([0, 0, 0, 0])
    assert with_all(found) == pytest.approx([1, 1, 0, 0])


def test_where_all_results_are_the_same_there_is_nothing_to_split() -> None:
    found = exactly(lambda *_coins: 3)
    assert (found.variance, found.sources) == (0, [])


def test_games_that_are_played_show_nearly_the_same_parts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tossing(weights, monkeypatch)
    found = weigh_luck(TOSSED, 400)
    assert found.games == 2400
    assert alone(found.score) == pytest.approx(SQUARES, abs=0.08)
    assert with_all(found.score) == pytest.approx(SQUARES, abs=0.08)
    for source in found.score.sources:
        assert source.alone.low < source.alone.value < source.alone.high
        assert source.alone.n == 400


def test_the_win_is_split_like_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the die decides who wins; both seats tell of it."""
    tossing(lambda _deal, dice, _draw, _decision: dice, monkeypatch)
    found = weigh_luck(TOSSED, 100)
    assert found.share.variance == pytest.approx(0.5, abs=0.01)
    die = found.share.sources.pop(1)
    assert die.alone.low <= 1 <= die.alone.high
    assert die.with_all.low <= 1 <= die.with_all.high
    assert alone(found.share) == with_all(found.share) == [0, 0, 0], "exactly, not nearly"


def test_every_game_but_the_first_differs_in_one_source(monkeypatch: pytest.MonkeyPatch) -> None:
    tossing(weights, monkeypatch)
    for number in range(8):
        first, other, *mixed = (int(game[2]) for game in play_base(TOSSED, number))
        for place, worth in enumerate((8, 4, 2, 1)):
            assert mixed[place] == first - (first & worth) + (other & worth)


def test_with_everything_held_nothing_varies() -> None:
    """The same seeds for every source give the same game, to the last point."""
    plan, game = seasons(), find("seasons")
    once = [luck.result_of(game, plan, seeds) for seeds in mixtures(11, 11)]
    assert all(result == once[0] for result in once)
    results = np.array([once, [luck.result_of(game, plan, seeds) for seeds in mixtures(12, 12)]])
    assert with_all(split("score", results[:, :, 2:], 1)) == [0, 0, 0, 0]


def test_the_first_game_is_that_of_the_run() -> None:
    plan = seasons()
    for number in range(2):
        told = record(plan, number).tables
        assert told[GAMES][0]["finished"]
        seats = told[SEATS]
        expected = [row["share"] for row in seats] + [row["score"] for row in seats]
        assert play_base(plan, number)[0] == expected


@pytest.mark.parametrize("game", ["seasons", "prophecy", "wizards"])
def test_every_game_can_be_laid_out_with_streams_of_its_own(game: str) -> None:
    plan = make_plan(game, {}, 2, ["random"], 5, 100_000)
    same = luck.lay_out(find(game), plan, 1, 1, 1)
    assert same == find(game).new(plan.options, 2, 1)
    other = luck.lay_out(find(game), plan, 1, 2, 3)
    assert other.chance.streams != same.chance.streams
    other.chance = same.chance
    assert other == same, "only the dice and draws to come differ"


def test_a_game_that_rolls_while_it_is_laid_out_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = HastyCoinGame(weights)
    monkeypatch.setattr(luck, "find", lambda _name: game)
    with pytest.raises(BadSetup, match="rolls or draws while it is laid out"):
        weigh_luck(TOSSED, 2)


def test_one_base_game_is_too_few() -> None:
    with pytest.raises(BadSetup, match="at least 2"):
        weigh_luck(TOSSED, 1)


def test_base_games_do_not_depend_on_who_plays_them_when() -> None:
    """What a worker is given survives the journey, and gives the same in any chunk."""
    work = pickle.loads(pickle.dumps(partial(play_bases, seasons())))
    assert work([2, 0]) + work([1]) == [play_bases(seasons(), [number])[0] for number in (2, 0, 1)]


def test_what_is_in_the_ledger_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tossing(weights, monkeypatch)
    monkeypatch.setattr(luck, "luck_plan", lambda plan: {"game": plan.game})
    file, plan = tmp_path / "luck.jsonl", {"game": "coins"}
    with Ledger(file, KIND, plan) as ledger:
        weigh_luck(TOSSED, 3, ledger=ledger)
    done: list[int] = []
    with Ledger(file, KIND, plan) as ledger:
        longer = weigh_luck(TOSSED, 5, ledger=ledger, progress=done.append)
    assert done[0] == 3
    assert sum(done) == 5
    assert longer == weigh_luck(TOSSED, 5)


def test_a_torn_piece_of_the_ledger_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tossing(weights, monkeypatch)
    with Ledger(tmp_path / "luck.jsonl", KIND, {}) as ledger:
        ledger.rows[0] = {"n": 0, "results": [[1, 0]]}
        with pytest.raises(BadSave, match="1 games instead of 6"):
            weigh_luck(TOSSED, 2, ledger=ledger)


def test_the_plan_of_the_ledger_names_all_that_matters() -> None:
    plan = luck_plan(seasons())
    assert (plan["game"], plan["bots"], plan["seed"]) == ("seasons", ["random", "random"], 5)
