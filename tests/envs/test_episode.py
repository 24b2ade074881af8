"""One game driven by numbers."""

import json
import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from fabletop.core.errors import BadSetup, IllegalAnswer
from fabletop.core.position import Position
from fabletop.envs.episode import Episode
from fabletop.envs.setup import Setup
from tests.envs.tables import SETUPS, begun, bytes_of, every_game, played


@every_game
def test_numbers_play_the_same_game_as_the_options_they_stand_for(game: str) -> None:
    setup, episode = SETUPS[game], begun(game)
    position = Position(setup.game, setup.game.new(setup.options, setup.players, 7))
    random = Random(3)
    for _ in range(400):
        if not _choice(position):
            break
        question = position.open[0]
        assert (episode.seat, episode.question.kind) == (question.seat, question.kind)
        place = random.randrange(len(question.options))
        position.answer(question.options[place], question.seat)
        episode.answer(episode.numbers()[place])
    assert episode.finished == (not _choice(position))
    for seat in range(setup.players):
        assert episode.view(seat) == setup.game.view(position.table, seat)


def _choice(position: Position[Any]) -> bool:
    """Go on to where somebody has a choice; False at the end."""
    while not position.over and len(position.open[0].options) == 1:
        position.answer(position.open[0].options[0], position.open[0].seat)
    return not position.over


@every_game
def test_the_same_seed_and_numbers_make_the_same_bytes(game: str) -> None:
    first = [bytes_of(episode) for episode in played(begun(game), 60)]
    again = [bytes_of(episode) for episode in played(begun(game), 60)]
    assert first == again
    assert first != [bytes_of(episode) for episode in played(begun(game, 8), 60)]


@every_game
def test_a_copy_goes_its_own_way_from_any_decision(game: str) -> None:
    for episode in played(begun(game), 150):
        before = bytes_of(episode)
        twin, third = episode.copy(), deepcopy(episode)
        assert bytes_of(twin) == before
        for _ in played(twin, 3, seed=episode.decisions):
            pass
        assert bytes_of(episode) == before
        for _ in played(third, 3, seed=episode.decisions):
            pass
        assert bytes_of(third) == bytes_of(twin)


@every_game
def test_an_episode_survives_json_and_pickle(game: str) -> None:
    for episode in played(begun(game, memory=True), 90):
        if episode.decisions % 9 == 0:
            read = Episode.read(episode.setup, json.loads(json.dumps(episode.plain())))
            loaded: Episode = pickle.loads(pickle.dumps(episode))
            assert bytes_of(read) == bytes_of(loaded) == bytes_of(episode)
            assert read.plain() == loaded.plain() == episode.plain()


def test_what_is_asked_of_all_at_once_is_answered_in_secret() -> None:
    one, other = begun("seasons"), begun("seasons")
    one.answer(one.numbers()[0])
    other.answer(other.numbers()[1])
    assert one.seat == other.seat == 1
    for seat in (1, 2):
        assert one.vector(seat).tobytes() == other.vector(seat).tobytes()


def test_a_copy_within_a_secret_draft_keeps_what_was_picked() -> None:
    episode = begun("seasons")
    episode.answer(episode.numbers()[0])
    twin = episode.copy()
    for each in (episode, twin):
        while each.question.kind == "pick":
            each.answer(each.numbers()[-1])
    assert bytes_of(twin) == bytes_of(episode)


def test_only_real_choices_are_asked() -> None:
    assert all(len(episode.numbers()) > 1 for episode in played(begun("prophecy"), 200))


def test_forced_answers_can_be_asked_for_too() -> None:
    asking = Episode.begin(Setup("prophecy", 2, forced=True), 7)
    assert any(len(episode.numbers()) == 1 for episode in played(asking, 50))


def test_a_number_that_is_not_offered_is_refused_with_the_reason() -> None:
    episode = begun("wizards")
    before, wrong = bytes_of(episode), (max(episode.numbers()) + 1) % episode.mask().size
    with pytest.raises(IllegalAnswer, match="not possible now"):
        episode.answer(wrong)
    assert bytes_of(episode) == before
    assert episode.decisions == 0


def test_a_game_is_cut_short_after_its_limit_of_decisions() -> None:
    episode = Episode.begin(Setup("seasons", most=5), 1)
    assert len(list(played(episode, 100))) == 5
    assert (episode.over, episode.truncated, episode.finished) == (True, True, False)
    assert episode.rewards() == [0.0, 0.0]
    assert not episode.mask().any()
    with pytest.raises(IllegalAnswer, match="the game is over"):
        episode.answer(0)


@every_game
def test_an_imagined_world_looks_the_same_to_who_imagines_it(game: str) -> None:
    for episode in played(begun(game, memory=True), 60):
        for seat in range(episode.setup.players):
            world = episode.imagine(seat, 11)
            assert world.vector(seat).tobytes() == episode.vector(seat).tobytes()
            assert world.seat == episode.seat
        world = episode.imagine(episode.seat, 11)
        assert world.numbers() == episode.numbers()
        for _ in played(world, 3):
            pass


def test_secret_answers_of_others_are_not_known_in_an_imagined_world() -> None:
    episode = begun("seasons", memory=True)
    episode.answer(episode.numbers()[0])
    world = episode.imagine(1, 5)
    assert world.memory is not None
    assert world.memory.said == []
    seats = [asked.seat for asked in played(world, 3)]
    assert seats == [1, 2, 0], "who has answered answers again, after the others"


def test_ones_own_answer_is_known_in_an_imagined_world() -> None:
    episode = begun("seasons", memory=True)
    episode.answer(episode.numbers()[0])
    seats = [asked.seat for asked in played(episode.imagine(0, 5), 3)]
    assert seats == [1, 2, 0], "the next pick"


def test_wrong_setups_say_what_is_wrong() -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        Setup("seasons", 7)
    with pytest.raises(BadSetup, match="no reward 'gold'; there is: place, score"):
        Setup("seasons", reward="gold")
    with pytest.raises(BadSetup, match="at least one decision"):
        Setup("seasons", most=0)
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        Episode.begin(SETUPS["seasons"], -1)


@every_game
def test_rows_masks_and_legal_numbers_are_written_into_arrays_of_the_caller(game: str) -> None:
    episode = begun(game)
    row = np.full(episode.setup.observation.size, 7, np.float32)
    mask = np.full(episode.setup.vocabulary.size, 7, np.int8)
    episode.fill(row, episode.seat)
    episode.fill_mask(mask)
    assert row.tobytes() == episode.vector(episode.seat).tobytes()
    assert mask.tobytes() == episode.mask().tobytes()
    assert episode.legal().tolist() == episode.numbers()
    assert sorted(episode.legal()) == np.flatnonzero(mask).tolist()
