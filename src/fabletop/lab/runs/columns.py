"""What the tables of a run must know about a game: how a seat stood at its end (whom it played, a
few numbers of its own), who had the first turn, and which events tell of no seat.

How a seat stood is read from the view that everybody has. These are the columns of a run that
differ from game to game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fabletop.core.game import View

Standing = dict[str, int]


@dataclass(frozen=True, slots=True)
class Final:
    """Whom a seat played (a character, an Order), the names of its numbers, and the numbers. A seat
    that has chosen nobody yet plays nobody, and its numbers are 0."""

    part: Callable[[View, int], str]
    names: tuple[str, ...]
    numbers: Callable[[View, int], Standing]
    first: tuple[str, int] = ("begins", 1)
    """The first event with this verb says who has the first turn: the seat is this word of it."""
    seatless: frozenset[str] = frozenset()
    """Verbs of events that begin with a number which is not a seat, such as a day or a count."""


def final_of(game: str) -> Final:
    """What is kept of a game; of one that nobody has described nothing but places and scores."""
    return FINALS.get(game, UNDESCRIBED)


def _of(view: View, key: str, seat: int) -> dict[str, Any]:
    seats: Any = view[key]
    found: dict[str, Any] = seats[seat]
    return found


def _hero(view: View, seat: int) -> str:
    return str(_of(view, "heroes", seat)["character"])


def _hero_numbers(view: View, seat: int) -> Standing:
    hero = _of(view, "heroes", seat)
    if not hero["character"]:
        return dict.fromkeys(FINALS["prophecy"].names, 0)
    return {
        "strength": hero["strength"],
        "willpower": hero["willpower"],
        "items": len(hero["items"]),
        "abilities": len(hero["abilities"]),
        "artifacts": hero["artifacts"],
        "certificates": len(hero["certificates"]),
        "gold": hero["gold"],
        "experience": hero["experience"],
    }


def _sorcerer_numbers(view: View, seat: int) -> Standing:
    sorcerer = _of(view, "sorcerers", seat)
    return {
        "crystals": sorcerer["crystals"],
        "cards_in_play": len(sorcerer["play"]),
        "cards_in_hand": sorcerer["hand_size"],
        "gauge": sorcerer["gauge"],
        "bonuses_left": sorcerer["bonuses"],
    }


def _order(view: View, seat: int) -> str:
    return str(_of(view, "players", seat)["order"])


def _player_numbers(view: View, seat: int) -> Standing:
    player = _of(view, "players", seat)
    return {"rank": player["rank"], "points": sum(player["points"])}


def _nobody(_view: View, _seat: int) -> str:
    return ""


def _nothing(_view: View, _seat: int) -> Standing:
    return {}


UNDESCRIBED = Final(_nobody, (), _nothing)

FINALS: dict[str, Final] = {
    "prophecy": Final(
        _hero,
        (
            *("strength", "willpower", "items", "abilities", "artifacts", "certificates"),
            *("gold", "experience"),
        ),
        _hero_numbers,
        seatless=frozenset({"time_frozen", "deck_used_up"}),
    ),
    "seasons": Final(
        _nobody,
        ("crystals", "cards_in_play", "cards_in_hand", "gauge", "bonuses_left"),
        _sorcerer_numbers,
        first=("round", 2),
        seatless=frozenset({"round", "marker", "year", "reshuffled"}),
    ),
    "wizards": Final(
        _order,
        ("rank", "points"),
        _player_numbers,
        seatless=frozenset({"day", "drifts", "dragon_moves", "evil"}),
    ),
}
