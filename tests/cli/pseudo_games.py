"""Games at the terminal in the pseudo-language, told to standard output as JSON.

Run by a test in a process of its own, which sees the package that brings the language.
"""

import json
import random
import sys

from tests.cli.terminal import fabletop
from tests.pseudo import CODE

WIDE = 600
"""Columns: no name is broken."""

ALL = ("races", "new_items", "new_adventures", "dragon_cards", "island", "trade")
GAMES = {
    "basic": ("prophecy",),
    "standard": (
        "prophecy",
        "--set=version=standard",
        "--set=realms=both",
        "--set=artifacts=ten",
        *(f"--set={one}=yes" for one in ALL),
    ),
    "seasons": ("seasons", "--set=pool=50_enchanted"),
    "wizards": ("wizards",),
}

COMMANDS = [
    *("?", "h", "l", "b", "u", "r", "? 1", "? ŵŵ", "/ ŵŵ", "99", "level 2 greedy", "level ŵ"),
    *("thoughts on", "thoughts ŵ", "thoughts off", "ŵŵ", "s", "? R-082"),
]
MOVES = 18
"""Answers in a game with people; the others play on to its end."""


def typed(*, commands: bool) -> str:
    """Answers by chance, a command after each of the first ones."""
    luck = random.Random(3)
    lines = []
    for command in COMMANDS if commands else [""] * MOVES:
        lines += [str(luck.randint(1, 3)), command]
    return "\n".join(filter(None, [*lines, "q", "1", "1"])) + "\n"


def played() -> dict[str, str]:
    told = {}
    for name, (game, *options) in GAMES.items():
        play = ("play", game, *options, "--seed=4", f"--language={CODE}")
        bots = fabletop(*play, "--seat=random", "--seat=random", columns=WIDE)
        told[f"{name}, whole game"] = bots.out
        for plain in (True, False):
            person = (*play, "--seat=human:Ann", "--seat=random", *["--plain"] * plain)
            said = fabletop(*person, typed=typed(commands=plain), columns=WIDE)
            told[f"{name}, {'plain' if plain else 'drawn'}"] = said.out
    asked = ("play", f"--language={CODE}")
    told["setup"] = fabletop(*asked, typed="1\n2\nAnn\nrandom\nq\n1\n", columns=WIDE).out
    return told


if __name__ == "__main__":
    json.dump(played(), sys.stdout)
