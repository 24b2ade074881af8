"""Potions of the base game: each is the price of its own effect."""

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.cards.costs import always, sacrifice_itself
from fabletop.games.seasons.rules.activation import ACTIVATIONS, NEVER, ONCE, Activation
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn, raise_gauge
from fabletop.games.seasons.rules.energy import empty, grant
from fabletop.games.seasons.rules.piles import choices, collected, draw_to_hand, from_hand
from fabletop.games.seasons.rules.play_area import ONLY_SUMMONED, can_be_put
from fabletop.games.seasons.rules.transmutation import more
from fabletop.games.seasons.state import Summoned, Table


def potion_of_power(table: Table, seat: int, _tag: str, _line: str) -> None:
    params = table.box.cards["potion_of_power"].params
    raise_gauge(table, seat, params.gauge)
    if draw_to_hand(table, seat, params.cards):
        collected(table, seat)


def can_dream(table: Table, seat: int, _item: Summoned) -> list[str]:
    """A card to put into play, and room once the potion has gone."""
    sorcerer = table.sorcerers[seat]
    room = len(sorcerer.play) - 1 < sorcerer.gauge
    return ONCE if room and any(card not in ONLY_SUMMONED for card in sorcerer.hand) else NEVER


def pay_dream(_table: Table, seat: int, item: Summoned, _line: str) -> list[Job]:
    """The slot must be free before the dream comes true (I-093)."""
    return [("give_up", seat, item.tag)]


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


def potion_of_knowledge(table: Table, seat: int, _tag: str, _line: str) -> None:
    grant(table, seat, table.box.cards["potion_of_knowledge"].params.energy)


def potion_of_life(table: Table, seat: int, _tag: str, _line: str) -> None:
    """A transmutation of its own, of the whole reserve (S-083)."""
    each = table.box.cards["potion_of_life"].params.crystals + more(table, seat)
    earn(table, seat, each * empty(table, table.sorcerers[seat].reserve))


ACTIVATIONS |= {
    "potion_of_power": Activation(always, potion_of_power, sacrifice_itself),
    "potion_of_dreams": Activation(can_dream, potion_of_dreams, pay_dream, "nothing_to_dream"),
    "potion_of_knowledge": Activation(always, potion_of_knowledge, sacrifice_itself),
    "potion_of_life": Activation(always, potion_of_life, sacrifice_itself),
}
