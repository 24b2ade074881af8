"""For authors of bots: what an option would lead to, in a world that may be the real one."""

from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option
from fabletop.core.view import AnyView
from fabletop.core.walk import Walk


def tried(look: Glimpse, option: Option, seed: int = 1) -> Walk:
    """An imagined world in which the seat has taken the option. Other seats that are asked at the
    same time take their first option."""
    world = look.imagine(seed)
    asked = world.asked
    if isinstance(asked, tuple):
        seat = look.seat
        world.answer(tuple(option if one.seat == seat else one.options[0] for one in asked))
    else:
        world.answer(option)
    return world


def after(look: Glimpse, option: Option, seed: int = 1) -> AnyView:
    """What the seat would see then."""
    return look.game.view(tried(look, option, seed).table, look.seat)
