"""Bonus actions: three per game, and their price at the end (S-090 to S-097, S-157)."""

from typing import Final

from fabletop.core.question import Option, Refusal
from fabletop.games.seasons.numbers import BONUS_ACTIONS, BONUSES, HIGHEST
from fabletop.games.seasons.rules.agenda import instant
from fabletop.games.seasons.rules.crystals import raise_gauge
from fabletop.games.seasons.rules.energy import grant, purse
from fabletop.games.seasons.rules.payment import pay_any
from fabletop.games.seasons.rules.piles import lay_aside
from fabletop.games.seasons.state import Table

EXCHANGED: Final = 2

KNOWLEDGE: Final = "olafs_knowledge"


def bonuses_left(used: int) -> int:
    """How many bonuses are left to a sorcerer who has used this many."""
    return BONUSES - used


def bonuses(table: Table, seat: int) -> list[Option]:
    sorcerer = table.sorcerers[seat]
    if not bonuses_left(sorcerer.bonuses):
        return []
    options: list[Option] = [("bonus", "transmute")]
    if sum(sorcerer.reserve) >= EXCHANGED or sum(purse(sorcerer)) >= EXCHANGED:
        options.append(("bonus", "exchange"))
    if sorcerer.gauge < HIGHEST:
        options.append(("bonus", "gauge"))
    if table.enchantment == KNOWLEDGE and (table.deck or table.discard):
        options.append(("bonus", "draw"))
    return options


def bonus_refusals(table: Table, seat: int) -> list[Refusal]:
    sorcerer = table.sorcerers[seat]
    if not bonuses_left(sorcerer.bonuses):
        names = [name for name in BONUS_ACTIONS if name != "draw" or table.enchantment == KNOWLEDGE]
        return [Refusal(("bonus", name), "no_bonus_left", "S-090") for name in names]
    refused = []
    if sum(purse(sorcerer)) < EXCHANGED:
        refused.append(Refusal(("bonus", "exchange"), "two_tokens", "S-092"))
    if sorcerer.gauge >= HIGHEST:
        refused.append(Refusal(("bonus", "gauge"), "gauge_full", "S-094"))
    return refused


def use_bonus(table: Table, seat: int, kind: str) -> None:
    advance(table, seat)
    if kind == "transmute":
        table.transmuting = True
        table.extra += 1
    elif kind == "exchange":
        table.then(pay_any(seat, EXCHANGED), ("receive", seat, EXCHANGED))
    elif kind == "gauge":
        raise_gauge(table, seat, 1)
    else:
        lay_aside(table, seat, 1)
        table.then(("keep_or_discard", seat))


def advance(table: Table, seat: int) -> None:
    table.sorcerers[seat].bonuses += 1
    table.note("bonus", seat, table.sorcerers[seat].bonuses)


@instant("receive")
def receive(table: Table, seat: int, count: int) -> None:
    """Gain tokens of the player's choice, as a job that waits for earlier ones."""
    grant(table, seat, count)
