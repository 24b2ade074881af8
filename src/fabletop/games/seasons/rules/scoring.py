"""The end of the game: effects of cards, and the score by its sources (S-172 to S-176)."""

from collections.abc import Callable
from typing import Final

from fabletop.core.game import Result
from fabletop.games.seasons.numbers import PENALTY
from fabletop.games.seasons.rules.abilities import HAND
from fabletop.games.seasons.rules.crystals import earn, lose
from fabletop.games.seasons.state import Sorcerer, Summoned, Table

IN_HAND: Final = 5
"""Prestige lost for each card left in hand (S-173)."""

AtEnd = Callable[[Table, int, Summoned], int]
"""Returns the crystals gained, or lost if negative."""

AT_END: Final[dict[str, AtEnd]] = {}
"""What cards bring at the end of the game, by their powers."""


def harvest(table: Table) -> None:
    """Apply what cards bring at the end: gains before losses, because a loss stops at 0 crystals
    (S-172, S-175)."""
    for seat in table.order(table.first):
        sorcerer = table.sorcerers[seat]
        brought = [
            (item.tag, AT_END[item.power](table, seat, item))
            for item in sorcerer.play
            if item.power in AT_END
        ]
        for tag, crystals in sorted(brought, key=lambda entry: entry[1], reverse=True):
            if crystals > 0:
                earn(table, seat, crystals)
                sorcerer.harvest.append((tag, crystals))
            elif crystals < 0:
                sorcerer.harvest.append((tag, -lose(table, seat, -crystals)))


def sheet(table: Table, sorcerer: Sorcerer) -> list[tuple[str, int]]:
    """The score line by line: crystals, effects of cards, prestige, hand, bonuses, token."""
    brought = sum(crystals for _, crystals in sorcerer.harvest)
    lines = [("crystals", sorcerer.crystals - brought), *sorcerer.harvest]
    lines += [
        ("prestige", prestige_in_play(table, sorcerer)),
        ("hand", hand_value(table, sorcerer)),
    ]
    lines += [("bonuses", -PENALTY[sorcerer.bonuses])]
    return [*lines, ("token", token_value(table, sorcerer))] if sorcerer.token else lines


def prestige_in_play(table: Table, sorcerer: Sorcerer) -> int:
    """What is printed on the cards in play; a Raven counts with its own prestige."""
    return sum(table.box.cards[item.card].prestige for item in sorcerer.play)


def hand_value(table: Table, sorcerer: Sorcerer) -> int:
    return left_in_hand(table, sorcerer.token) * len(sorcerer.hand)


def left_in_hand(table: Table, token: str) -> int:
    """Prestige for each card left in hand by the owner of this token (or of none)."""
    return table.box.tokens[HAND].prestige if token == HAND else -IN_HAND


def token_value(table: Table, sorcerer: Sorcerer) -> int:
    return table.box.tokens[sorcerer.token].prestige if sorcerer.token_used else 0


def score(table: Table, sorcerer: Sorcerer) -> int:
    return sum(value for _, value in sheet(table, sorcerer))


def ranking(table: Table) -> Result:
    """The highest total wins. Cards in play break ties; otherwise the win is shared (S-176)."""
    merits = [(score(table, sorcerer), len(sorcerer.play)) for sorcerer in table.sorcerers]
    places = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    return Result(places, tuple(total for total, _ in merits), "three_years")
