"""Seeds: what luck begins with, and one-way functions from one seed to another.

A seed is a number or a key. A number repeats a game and is short enough to say aloud. A key of 128
bits is for luck that nobody may guess; it is written as 32 hexadecimal digits.
"""

import re
from hashlib import blake2b
from typing import Final, TypeAlias

from fabletop.core.errors import BadSetup

Seed: TypeAlias = int | str
"""A number from 0 to LAST_SEED, or a key."""

LAST_SEED: Final = 2**63 - 1

_KEY: Final = re.compile(r"[0-9a-f]{32}")


def checked(seed: object) -> Seed:
    """A seed from elsewhere; BadSetup if it is none."""
    if isinstance(seed, str) and _KEY.fullmatch(seed):
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= LAST_SEED:
        return seed
    raise BadSetup(
        f"a seed is a whole number from 0 to 2^63 - 1, or 32 hexadecimal digits, not {seed!r:.40}"
    )


def from_text(text: str) -> Seed:
    """The seed that was written as this text. A key has 32 digits, a number at most 19."""
    return checked(text if len(text) == 32 else int(text))


def derived(seed: Seed, purpose: str, *numbers: int) -> int:
    """A number for a purpose, such as the seed of a bot. It reveals neither the seed nor any other
    number that was derived from it."""
    key = blake2b(str(seed).encode(), digest_size=32, person=b"fabletop-seed").digest()
    words = " ".join((purpose, *map(str, numbers)))
    return int.from_bytes(blake2b(words.encode(), digest_size=8, key=key).digest(), "big") >> 1
