"""Who sits where: people by name, bots by kind. `human:Alice`, `human`, `greedy`, `my.py:MyBot`.

The saved game stores the text form of each seat, so that loading it restores the players. Outside
bots are the exception: a file from somebody else must not start a program.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from fabletop.bots.bot import BOTS
from fabletop.bots.outside.named import is_outside, outsider
from fabletop.core.errors import BadSetup
from fabletop.core.game import Game, T

HUMAN = "human"
DEFAULT_BOT = "normal"
DEFAULT_PLAYERS = 3


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    bot: str = ""

    def __str__(self) -> str:
        return self.bot or f"{HUMAN}:{self.name}"


def parse_seat(text: str, number: int, nameless: str) -> Seat:
    """A seat from its text form; `nameless` is what a person without a name is called."""
    kind, _, name = text.partition(":")
    if kind == HUMAN:
        return Seat(name.strip() or f"{nameless} {number}")
    if text in BOTS:
        return Seat(f"{text} {number}", text)
    if is_outside(text):
        return Seat(f"{outsider(text).called} {number}", text)
    known = f"human, human:Name, {', '.join(BOTS)}, file.py:Class, cmd:PROGRAM"
    raise BadSetup(f"there is no seat {text!r}; there is: {known}")


def seats_from(texts: Sequence[str], nameless: str) -> list[Seat]:
    return [parse_seat(text, number, nameless) for number, text in enumerate(texts, start=1)]


def saved_seats(texts: Sequence[str], nameless: str) -> list[Seat]:
    """The seats of a saved game; a seat without one of our bots goes to a person."""
    return seats_from(
        [text if text in BOTS or text.startswith(HUMAN) else f"{HUMAN}:{text}" for text in texts],
        nameless,
    )


def why_not_reseat(texts: Sequence[str]) -> str:
    """Why the seats of a saved game must be given again, or empty."""
    for number, text in enumerate(texts, start=1):
        if is_outside(text) and not text.startswith(HUMAN):
            return (
                f"seat {number} was played by the bot {text}, and a saved game starts no program; "
                "name the players of all seats with --seat"
            )
    return ""


def fill_seats(
    game: Game[T], texts: Sequence[str], players: int | None, bot: str | None = None
) -> list[str]:
    """The given seats, and bots on the others."""
    if players is None and texts and not bot:
        players = len(texts)
    elif players is None:
        players = min(max(DEFAULT_PLAYERS, len(texts), game.seats[0]), game.seats[-1])
    if len(texts) > players:
        raise BadSetup(f"{len(texts)} seats are named for {players} players")
    named = list(texts) or [HUMAN]
    return named[:players] + [bot or DEFAULT_BOT] * (players - len(named))
