"""The value of the choices of the Prelude: which cards to pick, which of them to have first, and
which token to keep."""

from functools import lru_cache
from typing import Final

from fabletop.bots.evaluations.seasons.estimates import both
from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.bots.evaluations.seasons.usual import USUAL
from fabletop.bots.evaluations.seasons.worth import gain, lasts
from fabletop.core.question import Option
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.seen.cards import token_gives
from fabletop.games.seasons.seen.turn import box_of, left_in_hand
from fabletop.games.seasons.seen.view import SeasonsView

EARLY: Final = 2 / 3
"""In how much of the game a card is in play that was summoned in the first year."""
TOKEN_KEPT: Final = 0.75
"""How many cards stay in hand if that costs nothing."""
NOT_USED: Final = 2.0
"""A token that nothing is known about."""


def pick(seen: SeenSeasons, option: Option) -> float:
    return gain(seen, str(option[1]))


def reject(seen: SeenSeasons, option: Option) -> float:
    return -gain(seen, str(option[1]))


def soon(seen: SeenSeasons, option: Option) -> float:
    """Cards for the first years: best are those that bring something repeatedly, or what takes time
    to use."""
    card = str(option[1])
    return EARLY * lasts(seen, card) + seen.estimate(card).later - seen.card(card).prestige / 5


def keep_token(seen: SeenSeasons, option: Option) -> float:
    return token_worth(seen.view, str(option[1]))


def token_worth(view: SeasonsView, token: str) -> float:
    """What a Special Ability is worth at the beginning: used at a good moment, or never."""
    box, players = box_of(view), len(view.sorcerers)
    kept = left_in_hand(view, token) - left_in_hand(view, "")
    if kept:
        return TOKEN_KEPT * kept
    return _used_well(box, players, token)


@lru_cache(maxsize=2_000)
def _used_well(box: Box, players: int, token: str) -> float:
    """The best that using a token brings in usual positions."""
    tries = [token_gives(box, players, token, usual) for usual in USUAL]
    brings = [both(gives, players - 1) for gives in tries if gives is not None]
    return max(NOT_USED, box.tokens[token].prestige + max(brings, default=0.0))
