"""Every number of every power card counts for the greedy bot of Seasons when it drafts: another
number makes the card better or worse."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from fabletop.bots.evaluations.seasons.almanac import almanac
from fabletop.core.cards.corrections import Corrections
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.numbers import SPACES, YEARS
from fabletop.games.seasons.printed import ENERGIES, PowerCard

CARDS = open_box().cards
PLAYERS = 2

NOT_READ = {
    ("crystal_orb", "params price"): "discarding the top card brings nothing, whatever it costs",
    ("argos_hawk", "params more_crystals"): "using it up is worth less than its prestige, even if "
    "the opponents get nothing",
}
"""Numbers that change nothing, and why."""


def numbers(card: PowerCard) -> list[str]:
    """The names of the numbers in its effect, of its prestige and of its cost."""
    effect = [one.name for one in fields(card.params) if getattr(card.params, one.name)]
    cost = [name for name in (*ENERGIES, "crystals") if getattr(card.cost, name)]
    return [
        *(f"params {name}" for name in effect),
        *(f"cost {name}" for name in cost),
        *(["prestige"] if card.prestige else []),
        *(["cost amounts"] if card.cost.amounts else []),
    ]


NUMBERS = [(card.id, name) for card in CARDS.values() for name in numbers(card)]


def others(card: PowerCard, name: str) -> Iterator[Corrections]:
    """The card with another number: none at all, a little more, much more."""
    part, _, of = name.partition(" ")
    if not of:
        yield {card.id: {"prestige": int(card.prestige) + 1}}
        return
    printed = getattr(card, part)
    plain = {one.name: getattr(printed, one.name) for one in fields(printed)}
    kept = {key: value for key, value in plain.items() if value}
    if of == "amounts":
        yield {card.id: {part: {**kept, of: [amount + 1 for amount in card.cost.amounts]}}}
        return
    for number in (0, plain[of] + 1, plain[of] * 3, plain[of] * 10):
        yield {card.id: {part: {**kept, of: number}}}


def gain(card: str, corrections: Corrections | None = None) -> float:
    return almanac(open_box(corrections), PLAYERS, YEARS * SPACES).gains[card]


@pytest.mark.parametrize(("card", "name"), NUMBERS)
def test_every_number_of_a_card_counts(card: str, name: str) -> None:
    usual = gain(card)
    counts = any(gain(card, other) != usual for other in others(CARDS[card], name))
    assert counts == ((card, name) not in NOT_READ)


def test_exceptions_are_numbers_of_cards() -> None:
    assert NOT_READ.keys() <= {*NUMBERS}
