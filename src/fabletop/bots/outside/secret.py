"""The seed that a bot from outside is told: drawn from the seed of its seat by a keyed hash.

The seed of a seat leads back to that of the table, and so to the luck to come. The key is a secret
of the run, drawn when it begins: a table's seed is often a small number, which could be searched
for under a key that is known.
"""

import os
from functools import cache
from hashlib import blake2b
from secrets import token_bytes

from fabletop.bots.outside.named import is_outside

VARIABLE = "FABLETOP_BOT_SECRET"
"""Who sets it gives the secret: the same one with the same seed repeats a run."""


@cache
def run_secret() -> bytes:
    """The secret of this process, which makes the plans of its runs with it."""
    given = os.environ.get(VARIABLE)
    return blake2b(given.encode(), digest_size=32).digest() if given else token_bytes(32)


def told_seed(name: str, seed: int, secret: bytes) -> int:
    """What the bot of this name is told; one of the house knows the seed of its seat itself."""
    if not is_outside(name):
        return seed
    drawn = blake2b(str(seed).encode(), key=secret, digest_size=8).digest()
    return int.from_bytes(drawn, "big") >> 1


def public_environment() -> dict[str, str]:
    """The environment of this process as its bots may see it."""
    return {name: value for name, value in os.environ.items() if name != VARIABLE}
