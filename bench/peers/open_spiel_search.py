"""OpenSpiel: its tree searches with random playouts to the end, in Python and in C++.

Games with hidden cards use information-set search, the others plain search. The rules are in C++ in
all of them. The choices per simulation are those of a random game from the same position.
"""

from importlib import import_module
from importlib.metadata import version
from random import Random

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.search.tempo import work

RandomState = import_module("numpy.random").RandomState  # numpy has no types in this environment

IN_PYTHON = 20
"""Simulations per search."""
IN_CPP = 100
GAMES = 5
"""How many random games are played from a position to count their choices."""
CURIOSITY = 1.4
MEGABYTES = 1000


class Spiel:
    language = "C++"

    def __init__(self, game: str, seats: int, bot: str) -> None:
        self.name = f"{game}, {seats} players"
        self.bot = bot
        self.game = pyspiel.load_game(game)

    def choices(self, random: Random) -> list[pyspiel.State]:
        state = self.game.new_initial_state()
        found: list[pyspiel.State] = []
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                found.append(state.clone())
            _step(state, random)
        return found

    def think(self, choice: pyspiel.State, random: Random) -> int:
        BOTS[self.bot](self.game, random.getrandbits(31)).step(choice)
        return IN_PYTHON if self.bot.endswith("Python") else IN_CPP

    def length(self, choice: pyspiel.State, random: Random) -> float:
        count = 0
        for _ in range(GAMES):
            state = choice.clone()
            while not state.is_terminal():
                count += not state.is_chance_node() and len(state.legal_actions()) > 1
                _step(state, random)
        return count / GAMES


def _step(state: pyspiel.State, random: Random) -> None:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, odds)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def _mcts_in_python(game: pyspiel.Game, seed: int) -> pyspiel.Bot:
    luck = RandomState(seed)
    playouts = mcts.RandomRolloutEvaluator(1, luck)
    return mcts.MCTSBot(game, CURIOSITY, IN_PYTHON, playouts, solve=False, random_state=luck)


def _mcts(game: pyspiel.Game, seed: int) -> pyspiel.Bot:
    playouts = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(
        game, playouts, CURIOSITY, IN_CPP, MEGABYTES, solve=False, seed=seed, verbose=False
    )


def _ismcts_in_python(game: pyspiel.Game, seed: int) -> pyspiel.Bot:
    luck = RandomState(seed)
    playouts = mcts.RandomRolloutEvaluator(1, luck)
    return ismcts.ISMCTSBot(game, playouts, CURIOSITY, IN_PYTHON, random_state=luck)


def _ismcts(_game: pyspiel.Game, seed: int) -> pyspiel.Bot:
    playouts = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.ISMCTSBot(seed, playouts, CURIOSITY, IN_CPP)


BOTS = {
    "MCTS in Python": _mcts_in_python,
    "MCTS in C++": _mcts,
    "IS-MCTS in Python": _ismcts_in_python,
    "IS-MCTS in C++": _ismcts,
}

OPEN = (("connect_four", 2), ("backgammon", 2))
HIDDEN = (("gin_rummy", 2), ("euchre", 4))
"""Without hearts: in some of the worlds that it samples there are no cards left to play."""


if __name__ == "__main__":
    open_ones = [Spiel(*game, f"MCTS in {by}") for game in OPEN for by in ("Python", "C++")]
    hidden = [Spiel(*game, f"IS-MCTS in {by}") for game in HIDDEN for by in ("Python", "C++")]
    work(version("open-spiel"), [*open_ones, *hidden])
