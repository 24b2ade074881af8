"""What must hold for imagined worlds in every game: they depend only on what a seat knows."""

from collections.abc import Callable, Sequence
from random import Random

from fabletop.core.game import Game, Options, T, settle
from fabletop.core.position import Position

EVERY = 10
"""Decisions from one check to the next."""

Variant = tuple[int, Options]
"""A number of seats, and options."""

Seats = tuple[int, ...]
"""Whose knowledge is put together; none for a spectator."""

Check = Callable[[T, Seats, Random], None]


def named(variants: Sequence[Variant]) -> list[str]:
    return [f"{seats}-{'-'.join(map(str, given.values()))}" for seats, given in variants]


def check_worlds(game: Game[T], table: T, eyes: Seats, luck: Random) -> None:
    """A world that looks the same to these seats leads to the same imagined worlds."""
    first, second = luck.getrandbits(40), luck.getrandbits(40)
    world = game.reimagine(table, eyes, first)
    for seat in (None, *eyes):
        assert game.view(world, seat) == game.view(table, seat)
    assert game.invariants(world) == []
    assert game.reimagine(world, eyes, second) == game.reimagine(table, eyes, second)


def some_seats(seats: int, luck: Random) -> Seats:
    """Nobody, one seat, several or all."""
    count = luck.choice((0, 1, 1, luck.randint(1, seats), seats))
    return tuple(luck.sample(range(seats), count))


def play_and_check(
    game: Game[T],
    variant: Variant,
    seed: int,
    check: Check[T],
    *,
    most: int = 1_000_000,
    always: Callable[[T], bool] = lambda _table: False,
) -> None:
    """A random game whose worlds are checked now and then for a seat or a spectator, and at every
    decision where `always` says so."""
    seats, options = variant
    luck = Random(seed)
    position = Position(game, game.new(settle(game, options, seats), seats, seed))
    for number in range(most):
        if position.over:
            return
        if number % EVERY == 0 or always(position.checkpoint):
            check(position.checkpoint, some_seats(seats, luck), luck)
        question = luck.choice(position.open)
        position.answer(luck.choice(question.options), question.seat)
