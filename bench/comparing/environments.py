"""Steps of our environments with random legal actions, at the same tables as all other figures."""

from random import Random
from time import process_time

from bench.comparing.figures import Made, Piecework
from bench.comparing.prepared import PreparedTable, mark_of
from bench.envs.seats import Seats, tables
from bench.envs.stepping import Agents
from fabletop.envs import aec

BATCH = 5
"""How many steps of all tables a piece of work is."""


def agents(prepared: PreparedTable) -> Piecework:
    """Whole games."""
    kind = prepared.kind
    env = Agents(kind.title, "Python", aec.env(kind.game, players=kind.seats, options=kind.given))

    def work(seed: int, amount: int) -> Made:
        begun = process_time()
        counts = [env.play(Random(seed + number)) for number in range(amount)]
        return Made(sum(counts), process_time() - begun, mark_of(counts))

    return work


def vector(prepared: PreparedTable) -> Piecework:
    """From the beginning of new games on, the deal apart; other seats are random bots."""
    kind = prepared.kind
    env = Seats(kind.title, tables(kind.game, kind.seats, kind.given), BATCH)

    def work(seed: int, amount: int) -> Made:
        random = Random(seed)
        env.start(random.getrandbits(31))
        begun = process_time()
        steps = sum(env.play(random) for _ in range(amount))
        return Made(steps, process_time() - begun)

    return work
