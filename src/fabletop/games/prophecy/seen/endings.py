"""Who wins with whom, and what is still needed for the end of the game (R-221, R-236)."""

from fabletop.core.foretelling import HeldAmounts
from fabletop.games.prophecy import ranking
from fabletop.games.prophecy.rules.places.certificates import certificates_to_win as needed
from fabletop.games.prophecy.rules.planes.final_battle import DOOM_HEALTH, DOOM_MAGIC
from fabletop.games.prophecy.rules.table import teams
from fabletop.games.prophecy.seen.view import ProphecyView


def are_friends(view: ProphecyView, seat: int, other: int) -> bool:
    """Whether two seats win together; every seat is its own friend."""
    return seat == other or teams.are_friends(view._table, seat, other)


def allies(view: ProphecyView, seat: int) -> list[int]:
    """The seats that win together with a seat, and itself."""
    return teams.allies(view._table, seat)


def all_together(view: ProphecyView) -> bool:
    """Whether all players win or lose together."""
    return view._table.parts.together


def side_of(view: ProphecyView, seat: int) -> int | None:
    """The team of a seat, 0 or 1; None if there are no teams."""
    return teams.side_of(seat) if view.teams else None


def certificates_to_win(view: ProphecyView) -> int:
    """How many Certificates win the Basic version: one of each guild."""
    return needed(view._table)


def chance_decks_left(view: ProphecyView) -> int:
    """How many times the Chance deck may still run out, in a game that it ends; 0 in others."""
    last = view._table.parts.last_deck
    return last - view.used_up if last else 0


def chance_decks(view: ProphecyView) -> int:
    """How many times the Chance deck runs out until the game is lost; 0 if it never ends a game."""
    return view._table.parts.last_deck


def chance_cards(view: ProphecyView) -> int:
    """How many Chance cards there are in the game, wherever they lie."""
    table = view._table
    return len(table.chance_deck) + len(table.chance_discard)


def scored(view: ProphecyView) -> str:
    """The word for what the score counts: "artifacts", "certificates", "fame", "victories"."""
    return ranking.scored(view._table)


def apocalypse_takes(_view: ProphecyView) -> HeldAmounts:
    """What the Apocalypse takes from every character in each round, once it has come."""
    return {"Health": DOOM_HEALTH, "Magic": DOOM_MAGIC}
