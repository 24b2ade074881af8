"""OpenSpiel's environment for learners, around games of its own in C++ and in Python."""

from functools import partial
from importlib import import_module
from importlib.metadata import version

from open_spiel.python import rl_environment

from bench.envs.stepping import TimeSteps, work

import_module("open_spiel.python.games")  # registers the games written in Python

GAMES = (("backgammon", "C++"), ("hearts", "C++"), ("python_team_dominoes", "Python"))

if __name__ == "__main__":
    make = rl_environment.Environment
    work(
        version("open-spiel"),
        [TimeSteps(game, language, partial(make, game)) for game, language in GAMES],
    )
