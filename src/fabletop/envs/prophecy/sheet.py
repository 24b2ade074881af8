"""What a player sees of Prophecy, entry by entry."""

from collections.abc import Sequence

from fabletop.core.game import View
from fabletop.core.question import Question
from fabletop.envs.entries import Flag, Seen
from fabletop.envs.sheet import Sheet, in_turn_order, question_entries, question_seen, views_of
from fabletop.games.prophecy.domains import domains

SEATS = 5


def sheet() -> Sheet:
    words = domains()
    return Sheet(
        question_entries(words["kind"], SEATS, (), 10),
        (Flag("present", "The seat is in the game."),),
        SEATS,
        look,
    )


def look(view: View, question: Question | None, seat: int) -> tuple[Seen, Sequence[Seen]]:
    seats = in_turn_order(views_of(view, "heroes"), seat)
    return view | question_seen(question, seat, len(seats)), [
        one | {"present": True} for one in seats
    ]
