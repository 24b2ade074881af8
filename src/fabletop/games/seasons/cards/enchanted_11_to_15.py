"""Enchanted Kingdom 11 to 15: Potion of Resurrection, Jewel of the Ancients, Shield of Zira,
Steadfast Die, Amulet of Time."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.seasons.cards.costs import alike, always, pay_needed
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.numbers import HIGHEST
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import raise_gauge
from fabletop.games.seasons.rules.energy import NUMBER, grant, lay_on
from fabletop.games.seasons.rules.giving_up import besides_one, give, hand_or_shield, paying
from fabletop.games.seasons.rules.piles import (
    choices,
    collected,
    draw_to_hand,
    hide_choice,
    keep,
    pick_up,
)
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.state import Summoned, Table

CHOOSING: Final = 1
"""How many jobs come between the sacrifice of the Potion of Resurrection and the end of its
effect."""

POTION_OF_RESURRECTION: Final = Power("potion_of_resurrection")


@POTION_OF_RESURRECTION.activation(always)
def potion_of_resurrection(table: Table, seat: int, tag: str, _line: str) -> None:
    """Lay aside the latest discards: fewer than the card says if the pile is smaller. The potion or
    Shield that is sacrificed for it is not among them yet (I-084)."""
    for _ in range(min(len(table.discard), POTION_OF_RESURRECTION.params(table).cards)):
        card = table.discard.pop()
        table.aside.append(card)
        table.aside_known.append(table.discard_known.pop() | 1 << seat)
        table.chance.reveal(card)
        table.whisper(seat, "looked", card)
    table.then(("sacrifice_itself", seat, tag, CHOOSING), ("resurrect", seat))


@asking("resurrect")
def resurrect(table: Table, seat: int) -> Step:
    """Take one card into the hand; the others go under the discard pile (S-134)."""
    if not table.aside:
        table.agenda.pop()
        return
    answer: Option = yield Question(
        seat, "resurrect", choices("keep", table.aside), always=len(table.aside) > 1
    )
    table.agenda.pop()
    hide_choice(table, seat)
    card = str(answer[1])
    keep(table, seat, card, pick_up(table, card))
    table.then(("under", seat))


@asking("under")
def under(table: Table, seat: int) -> Step:
    """The player chooses their order; the last one lies at the bottom."""
    if len(table.aside) < 2:
        table.agenda.pop()
        _all_under(table)
        return
    options: list[Option] = [("any_order",), *choices("under", table.aside)]
    answer: Option = yield Question(seat, "under", options)
    table.agenda.pop()
    if answer[0] == "any_order":
        _all_under(table)
    else:
        _put_under(table, str(answer[1]))
        table.then(("under", seat))


def _all_under(table: Table) -> None:
    for card in table.aside[:]:
        _put_under(table, card)


def _put_under(table: Table, card: str) -> None:
    table.discard_known.insert(0, pick_up(table, card))
    table.discard.insert(0, card)


JEWEL_OF_THE_ANCIENTS: Final = Power("jewel_of_the_ancients")


@JEWEL_OF_THE_ANCIENTS.activation(alike, cost=pay_needed, reason="three_alike")
def jewel_takes(table: Table, seat: int, tag: str, line: str) -> None:
    """One of the three paid tokens stays on the jewel permanently."""
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    lay_on(table, item.energy, NUMBER[line])
    table.note("stored", seat, item.card, line)


@JEWEL_OF_THE_ANCIENTS.at_end
def jewel_shines(table: Table, _seat: int, item: Summoned) -> int:
    """Crystals if it is full, a loss if it is not."""
    params = JEWEL_OF_THE_ANCIENTS.params(table)
    return params.crystals if sum(item.energy) >= params.tokens else -params.more_crystals


SHIELD_OF_ZIRA: Final = Power("shield_of_zira")
SHIELD_OF_ZIRA.goes_instead(lambda numbers: numbers.crystals)


STEADFAST_DIE: Final = Power("steadfast_die")


def instead_of_die(table: Table, seat: int) -> list[Option]:
    options: list[Option] = [("steadfast", "energy"), ("steadfast", "transmute")]
    return options + [("steadfast", "gauge")] * (table.sorcerers[seat].gauge < HIGHEST)


def not_instead_of_die(table: Table, seat: int) -> list[Refusal]:
    full = table.sorcerers[seat].gauge >= HIGHEST
    return [Refusal(("steadfast", "gauge"), "gauge_full", "S-106")] if full else []


@STEADFAST_DIE.before_die("steadfast", instead_of_die, not_instead_of_die)
def ignore_die(table: Table, seat: int, answer: Option) -> None:
    """Choose an effect of the Steadfast Die instead of the die; this is no activation (I-101)."""
    params = STEADFAST_DIE.params(table)
    table.phase = "turn"
    table.note("steadfast", seat)
    if answer[1] == "energy":
        grant(table, seat, params.energy)
    elif answer[1] == "gauge":
        raise_gauge(table, seat, params.gauge)
    else:
        table.transmuting = True


AMULET_OF_TIME: Final = Power("amulet_of_time")


@AMULET_OF_TIME.on_play
def amulet_of_time(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("exchange_cards", seat, 0))
    grant(table, seat, AMULET_OF_TIME.params(table).energy)


@asking("exchange_cards")
def exchange_cards(table: Table, seat: int, given: int, saved: int = 0) -> Step:
    """Give up any number of cards first; then draw as many. A card that a Shield has saved is not
    given up later."""
    sorcerer = table.sorcerers[seat]
    others = besides_one(sorcerer) - saved
    options: list[Option] = [("enough",)]
    if sorcerer.hand and others >= 0:
        options += hand_or_shield(sorcerer) if others else choices("discard", sorcerer.hand)
    answer: Option = yield Question(seat, "exchange_cards", options, subject=str(given))
    table.agenda.pop()
    if answer[0] != "enough":
        saved += paying(sorcerer, answer, others)
        table.then(("exchange_cards", seat, given + 1, saved))
        give(table, seat, answer, others=others)
    elif draw_to_hand(table, seat, given):
        collected(table, seat)
