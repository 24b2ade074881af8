"""What could be harmed by a scroll that a hero reads where she is: the Items of others, and
Creatures."""

from fabletop.games.prophecy.cards import scrolls
from fabletop.games.prophecy.seen.prices import placed
from fabletop.games.prophecy.seen.view import ProphecyView


def exposed_items(view: ProphecyView, seat: int) -> list[tuple[int, str]]:
    """The Items that she could steal or destroy, each with the seat of its owner."""
    return [(other.seat, item) for other, item in scrolls.neighbours_items(*placed(view, seat, ""))]


def removable(view: ProphecyView, seat: int) -> list[str]:
    """The Creatures that she could remove without a fight."""
    return scrolls.creatures_here(*placed(view, seat, ""))
