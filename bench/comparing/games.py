"""Whole games: at random, between greedy bots, and their deals."""

from random import Random
from time import process_time

from bench.comparing.figures import Made, Work
from bench.comparing.setting import Setting, mark_of
from fabletop.bots.greedy import Greedy
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question


def at_random(setting: Setting) -> Work:
    played = setting.played

    def work(seed: int, amount: int) -> Made:
        begun = process_time()
        counts = [played.play(Random(seed + number)) for number in range(amount)]
        return Made(sum(counts), process_time() - begun, mark_of(counts))

    return work


def between_bots(setting: Setting) -> Work:
    """A choice includes its view."""
    game, seats = setting.played.game, setting.played.seats

    def play(seed: int) -> int:
        table = game.new(setting.played.options, seats, seed)
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


def deals(setting: Setting) -> Work:
    played = setting.played

    def work(seed: int, amount: int) -> Made:
        begun = process_time()
        for number in range(amount):
            played.game.new(played.options, played.seats, seed + number)
        return Made(amount, process_time() - begun)

    return work
