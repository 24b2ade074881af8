"""OpenSpiel through its Python interface: two games in C++ and one written in Python, as ours is.

Chance nodes are sampled and timed but are not choices.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from random import Random

import pyspiel

from bench.clock import Ways
from bench.worker import work

import_module("open_spiel.python.games")  # registers the games written in Python


class Spiel:
    def __init__(self, game: str, seats: int, language: str) -> None:
        self.name = f"{game}, {seats} players"
        self.language = language
        self.game = pyspiel.load_game(game)

    def play(self, random: Random) -> int:
        toss = random.random
        state = self.game.new_initial_state()
        choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.chance(state, random))
                continue
            actions = state.legal_actions()
            choices += len(actions) > 1
            state.apply_action(actions[int(toss() * len(actions))])
        return choices

    def visit(self, random: Random) -> Iterator[Ways]:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.chance(state, random))
                continue
            actions = state.legal_actions()
            if len(actions) > 1:
                yield {"State.clone": state.clone}
            state.apply_action(random.choice(actions))

    def chance(self, state: pyspiel.State, random: Random) -> int:
        left, drawn = random.random(), 0
        for action, probability in state.chance_outcomes():
            drawn = action
            left -= probability
            if left < 0:
                break
        return drawn


if __name__ == "__main__":
    games = [
        Spiel("backgammon", 2, "C++"),
        Spiel("hearts", 4, "C++"),
        Spiel("python_team_dominoes", 4, "Python"),
    ]
    work(version("open-spiel"), games)
