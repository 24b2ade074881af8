"""Cards 21 to 25: Lewis Greyface, the Potions of Power, Dreams and Knowledge; Runic Cube of Eolis
(22) has no effect."""

from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.seasons.cards.costs import always, sacrifice_itself
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.refusals import not_to_be_put
from fabletop.games.seasons.rules.activation import NEVER, ONCE
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import raise_gauge
from fabletop.games.seasons.rules.energy import empty, grant, settle, take
from fabletop.games.seasons.rules.piles import choices, collected, draw_to_hand, from_hand
from fabletop.games.seasons.rules.play_area import ONLY_SUMMONED, can_be_put
from fabletop.games.seasons.state import Summoned, Table
from fabletop.games.seasons.worlds import any_to_be_put

LEWIS_GREYFACE: Final = Power("lewis_greyface")


@LEWIS_GREYFACE.on_play
def lewis_greyface(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("lewis", seat))


@asking("lewis")
def lewis(table: Table, seat: int) -> Step:
    """Gain the same tokens as an opponent has in reserve; the opponent keeps hers."""
    options: list[Option] = [("copy", other) for other in table.opponents(seat)]
    answer: Option = yield Question(seat, "lewis", options)
    table.agenda.pop()
    for energy, count in enumerate(table.sorcerers[int(answer[1])].reserve):
        take(table, seat, energy, count)
    settle(table, seat)


POTION_OF_POWER: Final = Power("potion_of_power")


@POTION_OF_POWER.activation(always, cost=sacrifice_itself)
def potion_of_power(table: Table, seat: int, _tag: str, _line: str) -> None:
    params = POTION_OF_POWER.params(table)
    raise_gauge(table, seat, params.gauge)
    if draw_to_hand(table, seat, params.cards):
        collected(table, seat)


POTION_OF_DREAMS: Final = Power("potion_of_dreams")


def can_dream(table: Table, seat: int, _item: Summoned) -> list[str]:
    """There must be a card to put into play, and a slot once the potion has left play."""
    sorcerer = table.sorcerers[seat]
    room = len(sorcerer.play) - 1 < sorcerer.gauge
    return ONCE if room and any(card not in ONLY_SUMMONED for card in sorcerer.hand) else NEVER


def pay_dream(_table: Table, seat: int, item: Summoned, _line: str) -> list[Job]:
    """The slot must be free before the card enters play (I-093)."""
    return [("give_up", seat, item.tag)]


@POTION_OF_DREAMS.activation(can_dream, cost=pay_dream, reason="nothing_to_dream")
def potion_of_dreams(table: Table, seat: int, _tag: str, _line: str) -> None:
    lost = empty(table, table.sorcerers[seat].reserve)
    table.note("dropped_all", seat, lost)
    table.then(("dream", seat))


@asking("dream")
def dream(table: Table, seat: int) -> Step:
    fitting = [card for card in table.sorcerers[seat].hand if can_be_put(table, seat, card)]
    answer: Option = yield Question(
        seat, "dream", choices("put", fitting), always=len(table.sorcerers[seat].hand) > 1
    )
    table.agenda.pop()
    table.entering = str(answer[1])
    from_hand(table, seat, table.entering)
    table.then(("put_into_play", seat))


@POTION_OF_DREAMS.refuses("dream")
def not_dreamt(table: Table, seat: int) -> list[Refusal]:
    return not_to_be_put(table.sorcerers[seat].hand)


@POTION_OF_DREAMS.needs("dream", POTION_OF_DREAMS.id)
def something_to_dream(world: Table, seat: int) -> bool:
    return any_to_be_put(world.sorcerers[seat].hand)


POTION_OF_KNOWLEDGE: Final = Power("potion_of_knowledge")


@POTION_OF_KNOWLEDGE.activation(always, cost=sacrifice_itself)
def potion_of_knowledge(table: Table, seat: int, _tag: str, _line: str) -> None:
    grant(table, seat, POTION_OF_KNOWLEDGE.params(table).energy)
