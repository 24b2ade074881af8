"""Restoring Health and Magic in the spaces that offer it (R-160 to R-164)."""

from typing import Final

from fabletop.core.question import Option, Refusal
from fabletop.games.prophecy.rules.hero.body import heal, recharge, recharges
from fabletop.games.prophecy.rules.hero.payment import pay, purse
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.state import Hero, Table

MAGIC_PER_GOLD: Final = 2
WILDERNESS_MAGIC: Final = 3
LODGING: Final = 1

PLACES: Final[tuple[str, ...]] = (
    "monastery",
    "forest_camp",
    "enchanted_wilderness",
    "magic_tower",
    "village",
)
"""The spaces that restore Health or Magic."""


def rest_options(table: Table, hero: Hero) -> list[Option]:
    match table.box.board.ids[hero.space]:
        case "monastery" if hero.wounds and "heal" not in table.spent:
            return [("heal", 1)]
        case "forest_camp":
            most = min(hero.wounds, purse(table, hero, "heal"))
            return [("heal", n) for n in range(1, most + 1)]
        case "enchanted_wilderness" if hero.drained and "recharge" not in table.spent:
            return [("recharge", min(WILDERNESS_MAGIC, hero.drained))]
        case "magic_tower":
            return recharges(table, hero, MAGIC_PER_GOLD)
        case "village" if why_not_lodge(table, hero) is None:
            return [("lodge",)]
    return []


def why_not_lodge(table: Table, hero: Hero) -> Reason | None:
    """In the Standard version a night's lodging is also safe, so even an unhurt hero may buy it."""
    if "lodge" in table.spent:
        return because("once_a_turn", "R-164")
    if purse(table, hero, "lodge") < LODGING:
        return needs("gold", "R-164", LODGING, hero.coins)
    useful = hero.wounds or hero.drained or table.standard
    return None if useful else because("nothing_missing", "R-164")


FREE: Final = {"heal": "monastery", "recharge": "enchanted_wilderness"}
"""Where Health and Magic are restored for nothing, once per turn."""


def rest_price(table: Table, hero: Hero, answer: Option) -> int:
    """The Gold for restoring Health or Magic in her space."""
    what = str(answer[0])
    if what == "lodge":
        return LODGING
    if table.box.board.ids[hero.space] == FREE[what]:
        return 0
    amount = int(answer[1])
    return amount if what == "heal" else -(-amount // MAGIC_PER_GOLD)


def restored(hero: Hero, answer: Option) -> tuple[int, int]:
    """The Health and the Magic that she gets back."""
    if answer[0] == "lodge":
        return min(1, hero.wounds), min(1, hero.drained)
    amount = int(answer[1])
    return (amount, 0) if answer[0] == "heal" else (0, amount)


def rest(table: Table, hero: Hero, answer: Option) -> None:
    what, price = str(answer[0]), rest_price(table, hero, answer)
    health, magic = restored(hero, answer)
    pay(table, hero, price, what)
    if not price or what == "lodge":
        table.spent.append(what)
    if what == "lodge":
        hero.lodging = table.standard
        table.note("lodged", hero.seat)
    heal(table, hero, health)
    recharge(table, hero, magic)


def rest_refusals(table: Table, hero: Hero) -> list[Refusal]:
    match table.box.board.ids[hero.space]:
        case "monastery":
            reason = _why_not_free("heal", hero.wounds, table, "R-160")
            return [refuse(("heal", 1), reason)] if reason else []
        case "enchanted_wilderness":
            reason = _why_not_free("recharge", hero.drained, table, "R-162")
            return [refuse(("recharge", WILDERNESS_MAGIC), reason)] if reason else []
        case "forest_camp" if hero.wounds > purse(table, hero, "heal"):
            wanted = purse(table, hero, "heal") + 1
            return [refuse(("heal", wanted), needs("gold", "R-161", wanted, hero.coins))]
        case "magic_tower" if hero.drained > MAGIC_PER_GOLD * purse(table, hero, "recharge"):
            price = purse(table, hero, "recharge") + 1
            wanted = min(hero.drained, MAGIC_PER_GOLD * price)
            return [refuse(("recharge", wanted), needs("gold", "R-163", price, hero.coins))]
        case "village" if reason := why_not_lodge(table, hero):
            return [refuse(("lodge",), reason)]
        case _:
            return []


def _why_not_free(what: str, missing: int, table: Table, rule: str) -> Reason | None:
    if what in table.spent:
        return because("once_a_turn", rule)
    return None if missing else because("nothing_missing", rule)
