"""Our environments with random legal actions. Run as a program, this is our worker next to the
peers'."""

from importlib import import_module
from importlib.metadata import version

from open_spiel.python import rl_environment

from bench.envs.seats import Seat, Seats, tables
from bench.envs.self_play import Lean, Tables
from bench.envs.stepping import Agents, Environment, TimeSteps, work
from fabletop.envs import aec
from fabletop.envs.gym import SeatEnv
from fabletop.envs.setup import Setup

import_module("fabletop.envs.openspiel")  # registers the games

PROCESSES = (1, 2)
TITLES = {"seasons": "Seasons", "prophecy": "Prophecy Basic", "wizards": "Wizards"}


def environments() -> list[Environment]:
    ours: list[Environment] = [
        Agents(f"{TITLES[game]}, 2 players", "Python", aec.env(game)) for game in TITLES
    ]
    seasons = f"{TITLES['seasons']}, 2 players"
    ours += [Seat(seasons, SeatEnv("seasons")), Seats(seasons, tables("seasons"))]
    spiel = rl_environment.Environment
    ours.append(TimeSteps(seasons, "Python", lambda: spiel("fabletop_seasons")))
    for game, title in TITLES.items():
        name, setup = f"{title}, 2 players", Setup(game)
        ours += [Lean(name, setup), *(Tables(name, setup, processes) for processes in PROCESSES)]
    return ours


if __name__ == "__main__":
    work(version("fabletop"), environments())
