"""What a space offers to who ends the movement there (R-104, R-155 to R-164, R-233 to R-236).

Several possibilities may be used in any order; most of them any number of times.
"""

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.cards.opportunities import use, why_not_use
from fabletop.games.prophecy.rules.body import gain_gold, heal, recharge, recharges
from fabletop.games.prophecy.rules.decks import give_up_item
from fabletop.games.prophecy.rules.ending import after
from fabletop.games.prophecy.rules.outside import (
    is_outside,
    outside_options,
    outside_refusals,
    use_outside,
)
from fabletop.games.prophecy.rules.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.state import Hero, Table

CERTIFICATE_PRICE = 5
LETTER = "letter_of_recommendation"
MAGIC_PER_GOLD = 2
WILDERNESS_MAGIC = 3


def space(table: Table, hero: Hero) -> Step:
    answer: Option = yield Question(hero.seat, "space", space_options(table, hero))
    if is_outside(answer):
        yield from use_outside(table, hero, answer)
    elif answer[0] == "use":
        yield from use(table, hero, str(answer[1]))
    elif answer[0] == "end":
        after(table)
    else:
        take(table, hero, answer)


def space_options(table: Table, hero: Hero) -> list[Option]:
    here = hero.space
    board = table.box.board
    options: list[Option] = []
    if board.wild[here]:
        for card in table.adventures[here]:
            if card in table.box.opportunities and why_not_use(table, hero, card) is None:
                options.append(("use", card))
    else:
        if board.guild[here]:
            options += _certificate_options(table, hero)
        else:
            options += _trade_options(table, hero)
        if table.damaged and board.civilization[here] and hero.gold:
            options += [("repair", item) for item in hero.items if item in table.damaged]
        options += _rest_options(table, hero)
    if hero.items:
        options += outside_options(table, hero)
    options.append(_END)
    return options


def _certificate_options(table: Table, hero: Hero) -> list[Option]:
    options: list[Option] = []
    if why_not_certificate(table, hero) is None:
        options.append(("certificate",))
    if LETTER in hero.items and why_not_certificate(table, hero, letter=True) is None:
        options.append(("certificate", LETTER))
    return options


_END: Option = ("end",)


def why_not_certificate(table: Table, hero: Hero, *, letter: bool = False) -> Reason | None:
    """5 Experience and 5 Gold, no Gold in one's own guilds or with a Letter; one per guild."""
    guild = table.box.board.guild[hero.space]
    abilities = table.box.abilities
    for card in hero.certificates:
        if abilities[card].guild == guild:
            return because("has_certificate", "R-233")
    if hero.experience < CERTIFICATE_PRICE:
        return needs("experience", "R-233", CERTIFICATE_PRICE, hero.experience)
    member = guild in table.character(hero).guilds
    if letter:
        return because("own_guild", "R-233") if member else None
    if hero.gold < CERTIFICATE_PRICE and not member:
        return needs("gold", "R-233", CERTIFICATE_PRICE, hero.gold)
    return None


def _trade_options(table: Table, hero: Hero) -> list[Option]:
    """Buying and selling, in the City and the Village."""
    goods = table.goods.get(table.box.board.ids[hero.space])
    if goods is None:
        return []
    items = table.box.items
    options: list[Option] = [("buy", item) for item in goods if items[item].price <= hero.gold]
    options += [("sell", item) for item in hero.items if item not in table.damaged]
    return options


def _rest_options(table: Table, hero: Hero) -> list[Option]:
    """Health and Magic, where the space restores them."""
    match table.box.board.ids[hero.space]:
        case "monastery" if hero.wounds and "heal" not in table.spent:
            return [("heal", 1)]
        case "forest_camp":
            return [("heal", n) for n in range(1, min(hero.wounds, hero.gold) + 1)]
        case "enchanted_wilderness" if hero.drained and "recharge" not in table.spent:
            return [("recharge", min(WILDERNESS_MAGIC, hero.drained))]
        case "magic_tower":
            return recharges(hero, MAGIC_PER_GOLD)
        case "village" if why_not_lodge(table, hero) is None:
            return [("lodge",)]
    return []


def why_not_lodge(table: Table, hero: Hero) -> Reason | None:
    if "lodge" in table.spent:
        return because("once_a_turn", "R-164")
    if hero.gold < 1:
        return needs("gold", "R-164", 1, hero.gold)
    return None if hero.wounds or hero.drained else because("nothing_missing", "R-164")


def take(table: Table, hero: Hero, answer: Option) -> None:
    """Carry out one possibility."""
    what = answer[0]
    if what == "heal":
        _heal(table, hero, int(answer[1]))
    elif what == "recharge":
        _recharge(table, hero, int(answer[1]))
    elif what == "lodge":
        hero.gold -= 1
        table.spent.append("lodge")
        table.note("lodged", hero.seat)
        heal(table, hero, 1)
        recharge(table, hero, 1)
    elif what == "certificate":
        certificate(table, hero, by_letter=len(answer) > 1)
    else:
        _deal(table, hero, str(what), str(answer[1]))


def _heal(table: Table, hero: Hero, amount: int) -> None:
    if table.box.board.ids[hero.space] == "monastery":
        table.spent.append("heal")
    else:
        hero.gold -= amount
    heal(table, hero, amount)


def _recharge(table: Table, hero: Hero, amount: int) -> None:
    if table.box.board.ids[hero.space] == "enchanted_wilderness":
        table.spent.append("recharge")
    else:
        hero.gold -= -(-amount // MAGIC_PER_GOLD)
    recharge(table, hero, amount)


def _deal(table: Table, hero: Hero, what: str, item: str) -> None:
    """Repair for 1 Gold, buy at the price, sell at half of it, rounded up."""
    price = table.box.items[item].price
    if what == "repair":
        hero.gold -= 1
        table.damaged.remove(item)
        table.note("repaired", hero.seat, item)
    elif what == "buy":
        hero.gold -= price
        table.goods[table.box.board.ids[hero.space]].remove(item)
        hero.items.append(item)
        table.note("bought", hero.seat, item, price)
    else:
        give_up_item(table, hero, item)
        table.note("sold", hero.seat, item, selling_price(price))
        gain_gold(table, hero, selling_price(price))


def selling_price(price: int) -> int:
    return (price + 1) // 2


def certificate(table: Table, hero: Hero, *, by_letter: bool = False) -> None:
    """A card of the guild, face down; the fifth wins at once (R-235, R-236)."""
    guild = table.box.board.guild[hero.space]
    hero.experience -= CERTIFICATE_PRICE
    if by_letter:
        give_up_item(table, hero, LETTER)
    elif guild not in table.character(hero).guilds:
        hero.gold -= CERTIFICATE_PRICE
    hero.certificates.append(table.ability_decks[guild].pop())
    table.note("certificate", hero.seat, guild)
    if len(hero.certificates) == len(table.ability_decks):
        table.ended_by = "certificates"
        table.phase = "over"


def space_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Everything this space could offer and does not offer now, with the reasons."""
    here, board = hero.space, table.box.board
    refusals = [
        refuse(("use", card), reason)
        for card in table.adventures[here]
        if card in table.box.opportunities and (reason := why_not_use(table, hero, card))
    ]
    if board.guild[here] and (reason := why_not_certificate(table, hero)):
        refusals.append(refuse(("certificate",), reason))
    if board.guild[here] and LETTER in hero.items:
        reason = why_not_certificate(table, hero, letter=True)
        if reason:
            refusals.append(refuse(("certificate", LETTER), reason))
    if board.civilization[here]:
        refusals += _closed_trade(table, hero)
    refusals += _closed_rest(table, hero)
    return refusals + outside_refusals(table, hero)


def _closed_trade(table: Table, hero: Hero) -> list[Refusal]:
    items, board = table.box.items, table.box.board
    refusals: list[Refusal] = []
    if not hero.gold:
        refusals += [
            refuse(("repair", item), needs("gold", "R-155", 1, 0))
            for item in hero.items
            if item in table.damaged
        ]
    if board.guild[hero.space]:
        return refusals
    refusals += [
        refuse(("buy", item), needs("gold", "R-157", items[item].price, hero.gold))
        for item in table.goods[board.ids[hero.space]]
        if items[item].price > hero.gold
    ]
    refusals += [
        refuse(("sell", item), because("repair_first", "R-159", item=item))
        for item in hero.items
        if item in table.damaged
    ]
    return refusals


def _closed_rest(table: Table, hero: Hero) -> list[Refusal]:
    match table.box.board.ids[hero.space]:
        case "monastery":
            reason = _why_not_free("heal", hero.wounds, table, "R-160")
            return [refuse(("heal", 1), reason)] if reason else []
        case "enchanted_wilderness":
            reason = _why_not_free("recharge", hero.drained, table, "R-162")
            return [refuse(("recharge", WILDERNESS_MAGIC), reason)] if reason else []
        case "forest_camp" if hero.wounds > hero.gold:
            wanted = hero.gold + 1
            return [refuse(("heal", wanted), needs("gold", "R-161", wanted, hero.gold))]
        case "magic_tower" if hero.drained > MAGIC_PER_GOLD * hero.gold:
            price = hero.gold + 1
            wanted = min(hero.drained, MAGIC_PER_GOLD * price)
            return [refuse(("recharge", wanted), needs("gold", "R-163", price, hero.gold))]
        case "village" if reason := why_not_lodge(table, hero):
            return [refuse(("lodge",), reason)]
        case _:
            return []


def _why_not_free(what: str, missing: int, table: Table, rule: str) -> Reason | None:
    if what in table.spent:
        return because("once_a_turn", rule)
    return None if missing else because("nothing_missing", rule)
