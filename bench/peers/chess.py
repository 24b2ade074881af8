"""python-chess: random legal moves until a game is over by rule, without claims of a draw.

The end of a game is detected from the list of moves, which is needed anyway; `is_game_over` would
generate the moves a second time.
"""

from collections.abc import Iterator
from functools import partial
from random import Random

import chess

from bench.clock import Ways
from bench.worker import work


class Chess:
    name = "chess, 2 players"
    language = "Python"

    def play(self, random: Random) -> int:
        toss = random.random
        board = chess.Board()
        choices = 0
        while moves := self.moves(board):
            choices += len(moves) > 1
            board.push(moves[int(toss() * len(moves))])
        return choices

    def visit(self, random: Random) -> Iterator[Ways]:
        board = chess.Board()
        bare = partial(board.copy, stack=False)
        while moves := self.moves(board):
            if len(moves) > 1:
                yield {"Board.copy(stack=False)": bare, "Board.copy()": board.copy}
            board.push(random.choice(moves))

    def moves(self, board: chess.Board) -> list[chess.Move]:
        if (
            board.is_insufficient_material()
            or board.is_seventyfive_moves()
            or board.is_fivefold_repetition()
        ):
            return []
        return list(board.legal_moves)


if __name__ == "__main__":
    work(chess.__version__, [Chess()])
