"""OpenSpiel's own tests of a game, and what they leave open."""

import json
import pickle
import subprocess
import sys
import unittest
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from fabletop.core.errors import BadSave, BadSetup
from fabletop.core.registry import find
from fabletop.envs.openspiel import options_of
from tests.envs.tables import every_game

SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def game_of(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"fabletop_{name}", params)


def dealt(game: Any, decisions: int = 0, seed: int = 3) -> Any:
    """A state after a deal and some random decisions."""
    random, state = Random(seed), game.new_initial_state()
    state.apply_action(7)
    for _ in range(decisions):
        state.apply_action(random.choice(state.legal_actions()))
    return state


@every_game
def test_every_game_passes_the_simulation_test_of_openspiel(game: str) -> None:
    short = game_of(game, most=250)
    pyspiel.random_sim_test(short, num_sims=1, serialize=True, verbose=False)


@every_game
def test_every_game_passes_the_tests_of_its_interface(game: str) -> None:
    facts = {"game": game_of(game, deals=10), "game_name": f"fabletop_{game}"}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    assert result.errors + result.failures == []


def sims_of(game: str) -> list[unittest.TestCase]:
    """The simulations that OpenSpiel's `games_sim_test` makes of a registered game. It tests
    the games that are registered when it is imported."""
    case = import_module("open_spiel.python.tests.games_sim_test").GamesSimTest
    names = unittest.defaultTestLoader.getTestCaseNames(case)
    return [case(name) for name in names if name.endswith(f"fabletop_{game}")]


@every_game
def test_every_game_passes_the_simulations_of_openspiel_with_pickles(game: str) -> None:
    np.random.seed(3)
    result, sims = unittest.TestResult(), sims_of(game)
    unittest.TestSuite(sims).run(result)
    seats = find(game).seats
    assert len(sims) == 1 + len(range(max(2, seats[0]), seats[-1] + 1))
    assert result.testsRun == len(sims)
    assert result.errors + result.failures == []


@every_game
def test_a_pickled_game_plays_on_as_the_same_game(game: str) -> None:
    parent = game_of(game, players=3, deals=9, reward="score", most=300)
    again = pickle.loads(pickle.dumps(parent))
    assert str(again) == str(parent)
    assert again.get_parameters() == parent.get_parameters()
    assert dealt(again, 30).to_json() == dealt(parent, 30).to_json()
    del parent
    assert pickle.loads(pickle.dumps(dealt(again, 30))).to_json() == dealt(again, 30).to_json()


def test_games_and_states_are_unpickled_in_a_process_that_registered_nothing() -> None:
    game = game_of("seasons", players=3)
    state = dealt(game, 8)
    order = "import pickle, sys; print(*pickle.load(sys.stdin.buffer), sep='\\n')"
    said = subprocess.run(
        [sys.executable, "-c", order], input=pickle.dumps((game, state)), capture_output=True
    )
    assert said.stdout.decode() == f"{game}\n{state}\n", said.stderr.decode()


def test_more_players_options_and_scores_pass_the_simulation_test() -> None:
    name = "fabletop_wizards(players=3,options=play:cooperative;layout:random,most=150)"
    together = pyspiel.load_game(name)
    assert together.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    scored = game_of("seasons", players=3, options="tokens:yes", reward="score")
    assert scored.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    for game in (together, scored):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_deal_is_the_only_chance_and_its_number_the_seed() -> None:
    game = game_of("seasons", deals=4)
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    assert state.action_to_string(2) == "deal 2"
    state.apply_action(2)
    assert state.episode.seed == 2
    assert not state.is_chance_node()


def test_a_history_says_everything() -> None:
    game = game_of("prophecy")
    state, again = dealt(game, 80), game.new_initial_state()
    for number in state.history():
        again.apply_action(number)
    assert again.to_json() == state.to_json()


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(game_of("prophecy"), 60)
    before, twin = state.to_json(), state.clone()
    assert twin.to_json() == before
    twin.apply_action(twin.legal_actions()[0])
    assert state.to_json() == before
    assert twin.history()[:-1] == state.history()


def test_a_state_survives_being_written_down() -> None:
    game = game_of("wizards", players=3)
    state = dealt(game, 50)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for again in (read, pickle.loads(pickle.dumps(state))):
        assert again.to_json() == state.to_json()
        assert again.history() == state.history()


@every_game
def test_a_state_is_made_again_from_its_json(game: str) -> None:
    parent = game_of(game)
    state = dealt(parent, 40)
    for given in (state.to_json(), state.to_dict()):
        again = parent.new_initial_state(given)
        assert again.to_json() == state.to_json()
        assert again.legal_actions() == state.legal_actions()


def test_a_state_of_another_table_is_refused() -> None:
    plain = dealt(game_of("seasons")).to_dict()
    with pytest.raises(BadSave, match="has players 2; here it is 3"):
        game_of("seasons", players=3).new_initial_state(plain)
    with pytest.raises(BadSave, match="has game 'seasons'; here it is 'wizards'"):
        game_of("wizards").new_initial_state(plain)
    del plain["state"]
    with pytest.raises(BadSave, match="incomplete"):
        game_of("seasons").new_initial_state(plain)


def test_structs_say_what_is_asked_and_what_can_be_done() -> None:
    state = dealt(game_of("prophecy"))
    plain = state.to_dict()
    assert plain["prompt"] == "Mercenary: move, or stay where you are."
    first = state.legal_actions()[0]
    action = state.action_to_struct(first)
    assert json.loads(action.to_json()) in plain["actions"]
    assert state.struct_to_actions(action) == [first]
    assert state.string_to_action(plain["actions"][0]["option"]) == plain["actions"][0]["number"]


def test_an_observation_struct_holds_what_the_seat_may_see() -> None:
    state = dealt(game_of("seasons"))
    seen = [state.to_observation_struct(seat).to_dict() for seat in range(2)]
    assert seen[0]["options"] == [entry["option"] for entry in state.to_dict()["actions"]]
    assert "options" not in seen[1]
    assert seen[1]["view"]["game"] == "seasons"


@every_game
def test_a_resampled_state_looks_the_same_to_its_player(game: str) -> None:
    state, random = dealt(game_of(game)), Random(5)
    for _ in range(40):
        for player in range(2):
            other = state.resample_from_infostate(player, SAMPLER)
            for look in ("information_state_string", "information_state_tensor"):
                assert getattr(other, look)(player) == getattr(state, look)(player)
            assert other.current_player() == state.current_player()
        state.apply_action(random.choice(state.legal_actions()))


def test_a_resampled_state_knows_nothing_secret() -> None:
    state = dealt(game_of("seasons"), 1)
    other = state.resample_from_infostate(1, SAMPLER)
    assert other.history() == []
    assert other.episode.memory.said == []
    hidden = {state.resample_from_infostate(1, SAMPLER).to_json() for _ in range(5)}
    assert len(hidden) == 5


def test_what_was_told_and_answered_is_remembered_in_the_information_state() -> None:
    state = dealt(game_of("prophecy"), 30)
    seat = state.current_player()
    known = json.loads(state.information_state_string(seat))
    assert len(known["told"]) > 30
    assert {who for who, _ in known["said"]} == {seat}
    assert "told" not in json.loads(state.observation_string(seat))


def test_observers_show_a_seat_or_what_all_can_see() -> None:
    game = game_of("seasons")
    state = dealt(game, 5)
    own = make_observation(game)
    own.set_from(state, 1)
    assert own.tensor.tolist() == state.observation_tensor(1)
    public = make_observation(
        game,
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    assert public.tensor is None
    assert json.loads(public.string_from(state, 0))["game"] == "seasons"


def test_the_environment_of_openspiel_plays_it() -> None:
    env = rl_environment.Environment(game_of("seasons"))
    env.seed(3)
    step, random = env.reset(), Random(1)
    assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([random.choice(legal)])
    assert sum(step.rewards) == 0.0


def test_searches_of_openspiel_play_it() -> None:
    game = game_of("seasons")
    state, luck = dealt(game, 12), np.random.RandomState(1)
    bots = (
        mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, luck), random_state=luck),
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 4, random_state=luck),
    )
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


def test_options_are_read_from_the_name_of_the_game() -> None:
    assert options_of("") == {}
    assert options_of("version:standard; artifacts:ten") == {
        "version": "standard",
        "artifacts": "ten",
    }
    with pytest.raises(BadSetup, match="has no option 'colour'"):
        game_of("seasons", options="colour:blue")
    with pytest.raises(BadSetup, match="at least one deal"):
        game_of("seasons", deals=0)
