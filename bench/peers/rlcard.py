"""RLCard: its games called directly, without the environments that turn states into arrays.

It offers no copy; `copy.deepcopy` is what its own `step_back` uses.
"""

from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import rlcard

from bench.clock import Ways
from bench.worker import work


class Cards:
    language = "Python"

    def __init__(self, game: str, seats: int) -> None:
        self.name = f"{game}, {seats} players"
        self.game = rlcard.make(game, config={"game_num_players": seats, "seed": 1}).game

    def play(self, random: Random) -> int:
        toss = random.random
        game = self.deal()
        choices = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            choices += len(actions) > 1
            game.step(actions[int(toss() * len(actions))])
        return choices

    def visit(self, random: Random) -> Iterator[Ways]:
        game = self.deal()
        while not game.is_over():
            actions = game.get_legal_actions()
            if len(actions) > 1:
                yield {"none; copy.deepcopy": partial(deepcopy, game)}
            game.step(random.choice(actions))

    def deal(self) -> Any:
        self.game.init_game()
        return self.game


if __name__ == "__main__":
    work(rlcard.__version__, [Cards("limit-holdem", 2), Cards("uno", 2)])
