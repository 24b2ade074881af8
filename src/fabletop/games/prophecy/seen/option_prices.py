"""What each option of a question surely costs and brings, as far as that is claimed to be known."""

from collections.abc import Callable
from typing import Final

from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.view import BattleView, ProphecyView

PriceQuestion = Callable[[ProphecyView, int, Option], HeldAmounts | None]


def option_prices(view: ProphecyView, question: Question) -> list[HeldAmounts | None]:
    """For each option the amounts that it surely changes; None if that is not known."""
    verbs = KNOWN.get(question.kind, {})
    found: list[HeldAmounts | None] = []
    for option in question.options:
        price = verbs.get(str(option[0]))
        if price is None and question.kind == "move" and len(option) > 1:
            price = CARRIED if option[0] in view._table.box.abilities else None
        found.append(None if price is None else price(view, question.seat, option))
    return found


def _paid(view: ProphecyView, amount: int) -> HeldAmounts | None:
    """Gold that is paid; not claimed while another means of payment has been announced."""
    return None if view.credit else {"Gold": -amount}


def _move(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    """Not claimed in a storm, which takes its price first, nor where a Creature may take more."""
    there = view.spaces[view._table.box.board.index[str(option[1])]]
    meets = any(card in view._table.box.creatures for card in there.cards)
    return None if view.credit or view.storms or meets else prices.fare(view, seat, option)


def _carried(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    """The Magic for a movement; not claimed for other uses, or if a fight may cost more."""
    there = view._table.box.board.index.get(str(option[1]))
    if there is None:
        return None
    space = view.spaces[there]
    quiet = not space.cards and not space.face_down
    return {"Magic": prices.fare(view, seat, option)["Magic"]} if quiet else None


CARRIED: Final[PriceQuestion] = _carried


def _work(view: ProphecyView, seat: int, _option: Option) -> HeldAmounts | None:
    return prices.work(view, seat)


def _buy(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    return _paid(view, prices.buying_price(view, seat, str(option[1])))


def _sell(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    return {"Gold": prices.selling_price(view, seat, str(option[1]))}


def _smith(view: ProphecyView, _seat: int, _option: Option) -> HeldAmounts | None:
    return _paid(view, prices.smith_price(view))


def _rest(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    return None if view.credit else prices.resting(view, seat, option)


def _learn(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    cost = prices.lesson(view, seat, str(option[1]))
    by_letter = len(option) > 2
    if view.credit and not by_letter:
        return None
    return {"Experience": -cost.experience, "Gold": 0 if by_letter else -cost.gold}


def _certificate(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    guild = view._table.box.board.guild[view._table.heroes[seat].space]
    cost = prices.certificate(view, seat, guild)
    return {"Experience": -cost.experience, "Gold": 0 if len(option) > 1 else -cost.gold}


def _spell(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    """Not claimed where the Creature takes its own price before the roll that may follow."""
    if view.battle is not None and _takes_something(view, view.battle):
        return None
    return {"Magic": -prices.spell_price(view, seat, option)}


def _kind(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    """Not claimed where the Creature itself takes or gives something before the first roll."""
    battle = view.battle
    if battle is None or view._table.heroes[seat].items:
        return None
    if _takes_something(view, battle):
        return None
    kind = STRENGTH if option[0] == "by_strength" else WILLS
    return prices.kind_price(view, seat, battle.creature, kind)


def _takes_something(view: ProphecyView, battle: BattleView) -> bool:
    """Whether the Creature takes Magic or Health before the first roll."""
    foe = view._table.box.foes.get(battle.creature)
    return foe is not None and bool(foe.special.roll_magic or foe.special.unarmed_health)


def _duel(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    battle = view.battle
    if battle is None or battle.posed:
        return None
    other = battle.rival if seat == view.active else view.active
    paid = prices.wills_price(view, seat, other) if option[0] == "by_wills" else 0
    return {"Magic": -paid}


def _bag(view: ProphecyView, seat: int, option: Option) -> HeldAmounts | None:
    table, hero = prices.placed(view, seat, "")
    realm = table.box.board.world[hero.space]
    bag = next(bag for bag in prices.bags(view, seat, realm) if bag.name == option[1])
    before = view.heroes[seat].bubbles
    paid = _paid(view, bag.gold)
    return None if paid is None else paid | {"Bubble": bag.bubbles - before}


WAYS: Final[tuple[str, ...]] = ("walk", "ride", "sail", "gate")

KNOWN: Final[dict[str, dict[str, PriceQuestion]]] = {
    "move": {
        **{way: lambda *asked: _gold_alone(_move(*asked)) for way in WAYS},
        **dict.fromkeys(("carpet", "royal_cape"), CARRIED),
        "work": _work,
    },
    "space": {
        "buy": _buy,
        "sell": _sell,
        **dict.fromkeys(("repair", "integrate", "adjust"), _smith),
        **dict.fromkeys(("heal", "recharge", "lodge"), _rest),
        "learn": _learn,
        "certificate": _certificate,
    },
    "kind": dict.fromkeys(("by_strength", "by_wills"), _kind),
    "duel_kind": {"by_wills": _duel},
    "reply": {"by_wills": _duel},
    "declare": {"cast": _spell},
    "announce": {"cast": _spell},
    "roll": {"cast": _spell},
    "bag": {"bag": _bag},
}
"""The options whose price is known, by kind of question and verb."""


def _gold_alone(amounts: HeldAmounts | None) -> HeldAmounts | None:
    return None if amounts is None else {"Gold": amounts["Gold"]}
