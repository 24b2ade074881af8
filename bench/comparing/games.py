"""Whole games: at random, between greedy bots, and their deals."""

from random import Random
from time import process_time

from bench.comparing.figures import Made, Piecework
from bench.comparing.prepared import PreparedTable, mark_of
from fabletop.bots.greedy import Greedy
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question


def at_random(prepared: PreparedTable) -> Piecework:
    played = prepared.played

    def work(seed: int, amount: int) -> Made:
        begun = process_time()
        counts = [played.play(Random(seed + number)) for number in range(amount)]
        return Made(sum(counts), process_time() - begun, mark_of(counts))

    return work


def between_bots(prepared: PreparedTable) -> Piecework:
    """A choice includes its view."""
    game, seats = prepared.played.game, prepared.played.seats

    def play(seed: int) -> int:
        table = game.new(prepared.played.options, seats, seed)
        bots = [Greedy(game.name, seed + seat) for seat in range(seats)]

        def choose(question: Question) -> Option:
            seat = question.seat
            return bots[seat].choose(question, lambda: game.view(table, seat))

        return playout(game, table, choose)

    def work(seed: int, amount: int) -> Made:
        begun = process_time()
        counts = [play(seed + number) for number in range(amount)]
        return Made(sum(counts), process_time() - begun, mark_of(counts))

    return work


def deals(prepared: PreparedTable) -> Piecework:
    played = prepared.played

    def work(seed: int, amount: int) -> Made:
        begun = process_time()
        for number in range(amount):
            played.game.new(played.options, played.seats, seed + number)
        return Made(amount, process_time() - begun)

    return work
