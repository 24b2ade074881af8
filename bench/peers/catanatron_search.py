"""Catanatron: random playouts of Catan for two from copies of a position.

The published package has no tree search. A playout from a copy is most of what a simulation does in
the search in its repository; selection and expansion are left out, so this is its upper limit.
"""

from importlib.metadata import version
from random import Random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.search.tempo import work

SIMULATIONS = 4


class Catan:
    name = "Catan, 2 players"
    bot = "playouts only"
    language = "Python"

    def choices(self, random: Random) -> list[Game]:
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE)]
        game = Game(players, seed=random.getrandbits(32))
        found: list[Game] = []
        while _running(game):
            if len(game.state.playable_actions) > 1:
                found.append(game.copy())
            _step(game, random)
        return found

    def think(self, choice: Game, random: Random) -> int:
        for _ in range(SIMULATIONS):
            game = choice.copy()
            while _running(game):
                _step(game, random)
        return SIMULATIONS

    def length(self, choice: Game, random: Random) -> float:
        game, count = choice.copy(), 0
        while _running(game):
            count += len(game.state.playable_actions) > 1
            _step(game, random)
        return count


def _running(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def _step(game: Game, random: Random) -> None:
    actions = game.state.playable_actions
    game.execute(actions[int(random.random() * len(actions))], validate_action=False)


if __name__ == "__main__":
    work(version("catanatron"), [Catan()])
