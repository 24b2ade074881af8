"""PettingZoo's own classic environments, with their usual wrappers."""

from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.envs.stepping import Agents, work


def made(module: str) -> Any:
    return import_module(f"pettingzoo.classic.{module}").env()


if __name__ == "__main__":
    work(
        version("pettingzoo"),
        [
            Agents("connect_four_v3", "Python", made("connect_four_v3")),
            Agents("chess_v6", "Python", made("chess_v6")),
            Agents("texas_holdem_v4 (RLCard)", "Python", made("texas_holdem_v4")),
            Agents("hanabi_v5 (OpenSpiel)", "C++", made("hanabi_v5")),
        ],
    )
