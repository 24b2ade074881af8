"""Costs of activating that several cards share (S-111, S-124)."""

from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.activation import NEVER, ONCE
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.energy import NUMBER, purse
from fabletop.games.seasons.rules.giving_up import give, shields
from fabletop.games.seasons.rules.payment import pay_alike, pay_any
from fabletop.games.seasons.rules.play_area import find
from fabletop.games.seasons.state import Summoned, Table

PAYING: Final = 2
"""How many jobs come between the sacrifice of a card and the end of its effect: the reactions and
the effect."""


def always(_table: Table, _seat: int, _item: Summoned) -> list[str]:
    return ONCE


def alike(table: Table, seat: int, item: Summoned) -> list[str]:
    """The energies of which the player has at least as many tokens as the card needs."""
    return _held(table, seat, table.box.cards[item.power].params.tokens)


def _held(table: Table, seat: int, needed: int) -> list[str]:
    have = purse(table.sorcerers[seat])
    return [ENERGIES[energy] for energy in range(4) if have[energy] >= needed]


def pay_needed(table: Table, seat: int, item: Summoned, line: str) -> list[Job]:
    """Pay as many tokens of the chosen energy as the card needs."""
    return [pay_alike(seat, NUMBER[line], table.box.cards[item.power].params.tokens)]


def any_energy(table: Table, seat: int, _item: Summoned) -> list[str]:
    """The energies of which the player has at least one token."""
    return _held(table, seat, 1)


def pay_one(_table: Table, seat: int, _item: Summoned, line: str) -> list[Job]:
    return [pay_alike(seat, NUMBER[line], 1)]


def sacrifice_itself(_table: Table, seat: int, item: Summoned, _line: str) -> list[Job]:
    return [("sacrifice_itself", seat, item.tag, PAYING)]


@asking("sacrifice_itself")
def give_itself(table: Table, seat: int, tag: str, later: int) -> Step:
    """The card itself is the price of its effect. A Shield in its place is given up after the
    effect, `later` jobs from now (S-124)."""
    sorcerer = table.sorcerers[seat]
    options: list[Option] = [("sacrifice", tag), *shields(sorcerer, besides=tag)]
    item = find(sorcerer, tag)
    assert item is not None, "a card that is not in play"
    answer: Option = yield Question(seat, "give_up", options, subject=item.card)
    table.agenda.pop()
    if answer[0] == "sacrifice":
        give(table, seat, answer)
    else:
        place = len(table.agenda) - later
        table.agenda.insert(place, ("shield_goes", seat, str(answer[1]), tag))


@instant("shield_goes")
def shield_goes(table: Table, seat: int, shield: str, tag: str) -> None:
    """Give up the Shield that was promised, or the card itself if the Shield has left play."""
    sorcerer = table.sorcerers[seat]
    if find(sorcerer, shield):
        give(table, seat, ("shield", shield), others=len(shields(sorcerer, besides=tag)))
    elif find(sorcerer, tag):
        give(table, seat, ("sacrifice", tag))


def any_token(table: Table, seat: int, item: Summoned) -> list[str]:
    needed = table.box.cards[item.power].params.tokens
    return ONCE if sum(purse(table.sorcerers[seat])) >= needed else NEVER


def pay_tokens(table: Table, seat: int, item: Summoned, _line: str) -> list[Job]:
    return [pay_any(seat, table.box.cards[item.power].params.tokens)]
