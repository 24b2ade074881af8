"""A lean table plays the same games as an episode and shows the same numbers."""

from random import Random

import numpy as np
import pytest

from fabletop.core.errors import BadSetup, IllegalAnswer
from fabletop.envs.episode import Episode
from fabletop.envs.lean import LeanTable
from fabletop.envs.setup import Setup
from tests.envs.tables import SETUPS, every_game


def played(table: LeanTable, seed: int) -> list[int]:
    """Play random legal numbers to the end; returns them."""
    luck, chosen = Random(seed), []
    table.reset(seed)
    while not table.over:
        chosen.append(luck.choice(table.legal))
        table.step(chosen[-1])
    return chosen


@every_game
def test_the_same_numbers_play_the_same_game_as_an_episode(game: str) -> None:
    setup = SETUPS[game]
    table, episode, luck = LeanTable(setup), Episode.begin(setup, 5), Random(5)
    table.reset(5)
    while not episode.over:
        assert (table.seat, table.legal, table.over) == (episode.seat, episode.numbers(), False)
        if luck.random() < 0.2:
            assert table.row.tobytes() == episode.vector(episode.seat).tobytes()
            assert table.mask.tobytes() == episode.mask().tobytes()
            other = luck.randrange(setup.players)
            assert table.look(other).tobytes() == episode.vector(other).tobytes()
            assert table.row.tobytes() == episode.vector(episode.seat).tobytes()
        number = luck.choice(table.legal)
        table.step(number)
        episode.answer(number)
    assert (table.over, table.truncated, table.seat, table.legal) == (True, False, -1, [])
    assert table.rewards() == episode.rewards()
    assert table.result == episode.result
    assert table.decisions == episode.decisions
    assert table.row.tobytes() == episode.vector(0).tobytes()
    assert not table.mask.any()


def test_the_same_seed_plays_the_same_game_on_a_table_that_is_used_again() -> None:
    table = LeanTable(Setup("seasons"))
    first, row = played(table, 3), table.row.tobytes()
    played(table, 4)
    assert (played(table, 3), table.row.tobytes()) == (first, row)


def test_the_arrays_are_used_again_and_cannot_be_written_by_accident() -> None:
    table = LeanTable(Setup("seasons"))
    table.reset(1)
    row, mask, kept = table.row, table.mask, table.row.copy()
    table.step(table.legal[0])
    assert table.row is row
    assert table.mask is mask
    assert not np.array_equal(row, kept)
    with pytest.raises(ValueError, match="read-only"):
        row[0] = 1.0


def test_a_row_is_written_into_an_array_of_the_caller() -> None:
    table = LeanTable(Setup("wizards"))
    table.reset(1)
    rows = np.full((2, table.setup.observation.size), 7, np.float32)
    table.fill(rows[1])
    assert rows[1].tobytes() == table.row.tobytes()
    assert set(rows[0].tolist()) == {7.0}


def test_an_illegal_number_is_refused_and_changes_nothing() -> None:
    table = LeanTable(Setup("prophecy"))
    table.reset(7)
    row, wrong = table.row.tobytes(), table.setup.vocabulary.size - 1
    for number in (wrong, -1):
        with pytest.raises(IllegalAnswer, match="is not possible now"):
            table.step(number)
    assert (table.row.tobytes(), table.decisions) == (row, 0)


def test_nothing_is_asked_before_the_first_game_and_after_the_last() -> None:
    table = LeanTable(Setup("seasons", most=3))
    with pytest.raises(IllegalAnswer, match="reset begins another one"):
        table.step(0)
    with pytest.raises(IllegalAnswer, match="no game has begun"):
        _ = table.row
    played(table, 1)
    assert (table.over, table.truncated, table.rewards()) == (True, True, [0.0, 0.0])
    with pytest.raises(IllegalAnswer, match="reset begins another one"):
        table.step(0)


def test_a_seed_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        LeanTable(Setup("seasons")).reset(-1)


def test_forced_questions_are_asked_if_wanted() -> None:
    asked, usual = (LeanTable(Setup("seasons", forced=forced)) for forced in (True, False))
    assert len(played(asked, 2)) > len(played(usual, 2))
