"""Catanatron: Settlers of Catan for four players.

Actions are executed without validation, as in our playout.
"""

from collections.abc import Iterator
from importlib.metadata import version
from random import Random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.clock import Ways
from bench.worker import work


class Catan:
    name = "Catan, 4 players"
    language = "Python"

    def play(self, random: Random) -> int:
        toss = random.random
        game = self.deal(random)
        choices = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            choices += len(actions) > 1
            game.execute(actions[int(toss() * len(actions))], validate_action=False)
        return choices

    def visit(self, random: Random) -> Iterator[Ways]:
        game = self.deal(random)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            if len(actions) > 1:
                yield {"Game.copy": game.copy}
            game.execute(random.choice(actions), validate_action=False)

    def deal(self, random: Random) -> Game:
        players = [RandomPlayer(color) for color in Color]
        return Game(players, seed=random.getrandbits(32))


if __name__ == "__main__":
    work(version("catanatron"), [Catan()])
