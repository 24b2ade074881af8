"""High Card as numbers: options, and what a seat sees."""

from collections.abc import Sequence

from tests.high_card import HighCardView

from fabletop.core.question import Question
from fabletop.envs.entries import Number, SeenView, Several
from fabletop.envs.patterns import Domains
from fabletop.envs.plugin import EnvsPlugin
from fabletop.envs.sheet import ObservationSheet, question_entries, question_seen

SEATS = 4
CARDS = tuple(f"c{number:02}" for number in range(1, 25))
KINDS = ("lay", "dare")


def domains() -> Domains:
    return {"card": CARDS}


def sheet() -> ObservationSheet[HighCardView]:
    table = (
        *question_entries(KINDS, SEATS, ()),
        Several("hand", CARDS, "The cards of this seat."),
    )
    seat = (Number("coins", 6, "Coins."), Number("cards", 3, "Cards in hand."))
    return ObservationSheet(table, seat, SEATS, look)


def look(
    view: HighCardView, question: Question | None, seat: int
) -> tuple[SeenView, Sequence[SeenView]]:
    """What the entries are about: the table, and each seat from the own one on."""
    seats = [
        {"coins": coins, "cards": cards}
        for coins, cards in zip(view.coins, view.hand_sizes, strict=True)
    ]
    table = question_seen(question, seat, len(seats)) | {"hand": view.hand}
    return table, seats[seat:] + seats[:seat]


PLUGIN = EnvsPlugin(
    domains=domains,
    actions=("lay {card}", "dare|keep"),
    actions_version=1,
    sheet=sheet,
    observation_version=1,
    spare=2,
)
