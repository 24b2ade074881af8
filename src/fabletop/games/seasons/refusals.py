"""Why not? For each kind of question, the actions that a player might expect but cannot take, with
the reasons. A card that asks a question of its own adds its reasons to EXPLAIN."""

from collections.abc import Callable
from typing import Final

from fabletop.core.question import Option, Question, Refusal
from fabletop.games.seasons.numbers import BONUSES
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.abilities import ability_refusals
from fabletop.games.seasons.rules.activation import ACTIVATIONS
from fabletop.games.seasons.rules.bonuses import bonus_refusals
from fabletop.games.seasons.rules.dice import BEFORE_DIE, held_before_die
from fabletop.games.seasons.rules.energy import purse
from fabletop.games.seasons.rules.payment import changes, crystal_price
from fabletop.games.seasons.rules.piles import VISION
from fabletop.games.seasons.rules.play_area import ONLY_SUMMONED, has_slot
from fabletop.games.seasons.rules.summoning import can_pay, is_entangled, toll
from fabletop.games.seasons.rules.transmutation import may_transmute
from fabletop.games.seasons.state import Table

Explain = Callable[[Table, int], list[Refusal]]


def turn_refusals(table: Table, seat: int) -> list[Refusal]:
    return [
        *_summon_refusals(table, seat),
        *_activation_refusals(table, seat),
        *_transmute_refusals(table, seat),
        *bonus_refusals(table, seat),
        *ability_refusals(table, seat),
        *_vision_refusals(table, seat),
    ]


def _summon_refusals(table: Table, seat: int) -> list[Refusal]:
    refused = []
    for card in dict.fromkeys(table.sorcerers[seat].hand):
        reason = _why_not_summon(table, seat, card)
        if reason:
            refused.append(Refusal(("summon", card), *reason))
    return refused


def _why_not_summon(
    table: Table, seat: int, card: str
) -> tuple[str, str, tuple[tuple[str, int], ...]] | None:
    """The first condition that fails, and its rule."""
    sorcerer = table.sorcerers[seat]
    if is_entangled(table):
        return "entangled", "S-153", ()
    if not has_slot(sorcerer):
        return "no_slot", "S-100", (("n", sorcerer.gauge),)
    price, dues = crystal_price(table, card), toll(table, seat)
    if sorcerer.crystals < price:
        return "crystals", "S-104", (("n", price), ("have", sorcerer.crystals))
    if sorcerer.crystals < price + dues:
        return "toll", "S-103", (("n", dues),)
    crystals = sorcerer.crystals - dues
    if can_pay(table, card, purse(sorcerer), crystals, changes(table, seat)):
        return None
    return "energy", "S-102", ()


def _activation_refusals(table: Table, seat: int) -> list[Refusal]:
    refused = []
    for item in table.sorcerers[seat].play:
        option: Option = ("activate", item.tag)
        activation = ACTIVATIONS.get(item.power)
        before = BEFORE_DIE.get(item.power)
        if before and before.gear:
            refused.append(Refusal(option, "before_die", "S-112"))
        elif activation is None:
            continue
        elif item.turned:
            refused.append(Refusal(option, "turned", "S-110"))
        elif not activation.lines(table, seat, item):
            refused.append(Refusal(option, activation.reason, "S-111"))
    return refused


def _transmute_refusals(table: Table, seat: int) -> list[Refusal]:
    if may_transmute(table, seat):
        return []
    have = purse(table.sorcerers[seat])
    return [
        Refusal(("transmute", ENERGIES[energy], 1), "no_ring", "S-082")
        for energy in range(4)
        if have[energy]
    ]


def _vision_refusals(table: Table, seat: int) -> list[Refusal]:
    if table.enchantment != VISION:
        return []
    if table.envisioned:
        return [Refusal(("vision",), "envisioned", "S-159")]
    price = table.box.enchantments[VISION].crystals
    if table.sorcerers[seat].crystals < price:
        have = table.sorcerers[seat].crystals
        return [Refusal(("vision",), "crystals", "S-159", (("n", price), ("have", have)))]
    return []


def die_refusals(table: Table, seat: int) -> list[Refusal]:
    cards = held_before_die(table, seat)
    return [refusal for before in cards for refusal in before.refuses(table, seat)]


def draw_refusals(table: Table, seat: int) -> list[Refusal]:
    used_up = table.sorcerers[seat].bonuses >= BONUSES
    return [Refusal(("draw_two",), "no_bonus_left", "S-090")] if used_up else []


def not_to_be_put(cards: list[str]) -> list[Refusal]:
    """Refusals for a question that puts one of these cards into play."""
    return [
        Refusal(("put", card), "only_summoned", "S-105")
        for card in dict.fromkeys(cards)
        if card in ONLY_SUMMONED
    ]


EXPLAIN: Final[dict[str, Explain]] = {
    "turn": turn_refusals,
    "die": die_refusals,
    "draw": draw_refusals,
}


def refusals(table: Table, question: Question) -> list[Refusal]:
    explain = EXPLAIN.get(question.kind)
    return explain(table, question.seat) if explain else []
