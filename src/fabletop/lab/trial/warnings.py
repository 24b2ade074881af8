"""Warnings about what a trial cannot show: a changed card that is not in play or that nobody had,
and a changed field that some of its bots do not read."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import NotRequired, TypedDict

from fabletop.core.registry import find
from fabletop.lab.playing.simulate import Plan, own_seed
from fabletop.lab.trial.arms import DealGames, Trial, changed_cards
from fabletop.lab.trial.fields import moved_fields
from fabletop.lab.trial.having import usages_of
from fabletop.lab.trial.reading import Looked, faculties, look, searches

LAID_OUT = 100
"""At most how many tables are laid out to see whether a card is on them."""


class Warned(TypedDict):
    """A warning; the last fields are those of a field that some bots do not read."""

    kind: str
    card: str
    field: NotRequired[str]
    bots: NotRequired[list[str]]
    decisions: NotRequired[int]
    searching: NotRequired[bool]


def warnings(trial: Trial, deals: Sequence[DealGames], arm: int = 1) -> list[Warned]:
    """First the cards that cannot matter, then the fields that some bots do not read."""
    cards = list(changed_cards(trial, arm))
    if not cards:
        return []
    moved = {card: moved_fields(trial, card, arm) for card in cards}
    laid_out = {
        card for plan in (trial.base, trial.arms[arm]) for card in _in_play(plan, trial, cards)
    }
    told: list[Warned] = [{"kind": "unchanged", "card": card} for card in cards if not moved[card]]
    told += [{"kind": "absent", "card": card} for card in cards if card not in laid_out]
    told += [
        {"kind": "idle", "card": card}
        for card in cards
        if card in laid_out and card in usages_of(trial.base.game) and not _had(deals, arm, card)
    ]
    fields = [one for card in cards if card in laid_out for one in moved[card]]
    return [*told, *(one for looked in look(trial, fields) for one in _unread(trial, looked))]


def _in_play(plan: Plan, trial: Trial, cards: Sequence[str]) -> set[str]:
    """The cards that are anywhere on the tables of the deals, including piles."""
    game, found = find(plan.game), set[str]()
    for deal in range(min(trial.deals, LAID_OUT)):
        table = game.new(plan.options, len(plan.bots), own_seed(plan.seed, deal))
        text = json.dumps(game.dump(table))
        found |= {card for card in cards if re.search(rf"\b{card}\b", text)}
        if len(found) == len(cards):
            break
    return found


def _had(deals: Sequence[DealGames], arm: int, card: str) -> bool:
    return any(card in seat.had for deal in deals for n in (0, arm) for seat in deal[n].seats)


def _unread(trial: Trial, looked: Looked) -> Iterator[Warned]:
    """A warning if some bots do not read a field; none if its card was never visible."""
    blind = [bot for bot in dict.fromkeys(trial.base.bots) if _is_blind(bot, looked)]
    if looked.looks and blind:
        yield {
            "kind": "unread",
            "card": looked.moved.card,
            "field": looked.moved.field,
            "bots": blind,
            "decisions": looked.looks,
            "searching": any(map(searches, blind)),
        }


def _is_blind(bot: str, looked: Looked) -> bool:
    by = faculties(bot)
    return by is not None and not looked.read_by & set(by)
