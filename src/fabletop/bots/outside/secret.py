"""The seed that a bot from outside receives: a keyed hash of the seed of its seat.

The seed of a seat leads back to that of the table, and so to future luck. The key is a secret of
the run, drawn when it begins: a table's seed is often a small number, which could be found by
trying all of them if the key were known.
"""

import os
from functools import cache
from hashlib import blake2b
from secrets import token_bytes

from fabletop.bots.outside.named import is_outside

VARIABLE = "FABLETOP_BOT_SECRET"
"""Sets the secret: the same secret with the same seed repeats a run."""


@cache
def run_secret() -> bytes:
    """The secret of this process, used when it plans its runs."""
    given = os.environ.get(VARIABLE)
    return blake2b(given.encode(), digest_size=32).digest() if given else token_bytes(32)


def told_seed(name: str, seed: int, secret: bytes) -> int:
    """The seed that the bot of this name receives; a built-in bot gets the seed of its seat."""
    if not is_outside(name):
        return seed
    drawn = blake2b(str(seed).encode(), key=secret, digest_size=8).digest()
    return int.from_bytes(drawn, "big") >> 1


def public_environment() -> dict[str, str]:
    """The environment of this process as its bots may see it."""
    return {name: value for name, value in os.environ.items() if name != VARIABLE}
