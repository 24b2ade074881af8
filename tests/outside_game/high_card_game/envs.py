"""High Card as numbers: options, and what a seat sees."""

from collections.abc import Sequence
from typing import Any

from fabletop.core.game import View
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


def sheet() -> ObservationSheet:
    table = (
        *question_entries(KINDS, SEATS, ()),
        Several("hand", CARDS, "The cards of this seat."),
    )
    seat = (Number("coins", 6, "Coins."), Number("cards", 3, "Cards in hand."))
    return ObservationSheet(table, seat, SEATS, look)


def look(view: View, question: Question | None, seat: int) -> tuple[SeenView, Sequence[SeenView]]:
    """What the entries are about: the table, and each seat from the own one on."""
    coins: Any = view["coins"]
    hands: Any = view["hand_sizes"]
    seats = [{"coins": coin, "cards": hand} for coin, hand in zip(coins, hands, strict=True)]
    table = question_seen(question, seat, len(seats)) | {"hand": view["hand"]}
    return table, seats[seat:] + seats[:seat]


PLUGIN = EnvsPlugin(
    domains=domains,
    actions=("lay {card}", "dare|keep"),
    actions_version=1,
    sheet=sheet,
    observation_version=1,
    spare=2,
)
