"""Opportunities (R-099 to R-102, R-297 to R-305, R-321). Those that trade a fixed cost for a fixed
gain are read from the data; each of the others has a function here, named as the card.

A card may not be used if it would change nothing (R-102).
"""

from collections.abc import Callable
from typing import NamedTuple

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.printed import Goods
from fabletop.games.prophecy.rules.body import (
    can_gain_strength,
    can_gain_willpower,
    gain_experience,
    gain_gold,
    gain_strength,
    gain_willpower,
    heal,
    recharge,
    spend_health,
    spend_magic,
    strength,
    willpower,
)
from fabletop.games.prophecy.rules.decks import (
    discard_item,
    find_item,
    give_up_item,
    next_adventure,
    next_item,
)
from fabletop.games.prophecy.rules.outcome import receive
from fabletop.games.prophecy.rules.reasons import Reason, because, needs
from fabletop.games.prophecy.state import Hero, Table

WhyNot = Callable[[Table, Hero], Reason | None]
Effect = Callable[[Table, Hero], Step]

NO_EFFECT = because("no_effect", "R-102")


class Special(NamedTuple):
    why_not: WhyNot
    use: Effect


SPECIAL: dict[str, Special] = {}


def opportunity(name: str, why_not: WhyNot) -> Callable[[Effect], Effect]:
    def register(use: Effect) -> Effect:
        SPECIAL[name] = Special(why_not, use)
        return use

    return register


def why_not_use(table: Table, hero: Hero, card: str) -> Reason | None:
    special = SPECIAL.get(card)
    return special.why_not(table, hero) if special else _why_not_trade(table, hero, card)


def use(table: Table, hero: Hero, card: str) -> Step:
    """A used Opportunity is discarded, or kept where the card says so (R-101)."""
    table.adventures[hero.space].remove(card)
    table.aside.append(card)
    table.note("opportunity", hero.seat, card)
    special = SPECIAL.get(card)
    if special:
        yield from special.use(table, hero)
    else:
        _trade(table, hero, card)
    table.aside.remove(card)
    if table.box.opportunities[card].keep:
        hero.kept.append(card)
    else:
        table.adventure_discard.append(card)


def _why_not_trade(table: Table, hero: Hero, card: str) -> Reason | None:
    cost, gain = table.box.opportunities[card].cost, table.box.opportunities[card].gain
    if hero.gold < cost.gold:
        return needs("gold", "R-166", cost.gold, hero.gold)
    if hero.experience < cost.experience:
        return needs("experience", "R-166", cost.experience, hero.experience)
    if hero.health < cost.health:
        return needs("health", "R-166", cost.health, hero.health)
    useful = (
        gain.gold
        or gain.experience
        or (gain.heal and hero.wounds)
        or (gain.recharge and hero.drained)
        or (gain.strength and can_gain_strength(hero))
        or (gain.willpower and can_gain_willpower(hero))
        or (gain.common and (table.common_deck or table.common_discard))
        or (gain.rare and (table.rare_deck or table.rare_discard))
        or table.box.opportunities[card].keep
    )
    return None if useful else NO_EFFECT


def _trade(table: Table, hero: Hero, card: str) -> None:
    cost = table.box.opportunities[card].cost
    hero.gold -= cost.gold
    hero.experience -= cost.experience
    spend_health(hero, cost.health)
    receive(table, hero, table.box.opportunities[card].gain)


def _home(table: Table, hero: Hero, card: str) -> bool:
    terrain = table.box.board.terrain[hero.space]
    return terrain == table.box.opportunities[card].params.home


def _wishes(table: Table, hero: Hero) -> list[Option]:
    """Only wishes in which the hero is alone in last place, all characters counted (R-322)."""
    others = [other for other in table.heroes if other is not hero and other.alive]
    wishes: list[Option] = []
    red, blue, rare = hero.health + hero.wounds, hero.magic + hero.drained, _rare(table, hero)
    if all(red < other.health + other.wounds for other in others) and can_gain_strength(hero):
        wishes.append(("strength",))
    if all(blue < other.magic + other.drained for other in others) and can_gain_willpower(hero):
        wishes.append(("willpower",))
    if all(rare < _rare(table, other) for other in others) and (
        table.rare_deck or table.rare_discard
    ):
        wishes.append(("rare",))
    return wishes


def _rare(table: Table, hero: Hero) -> int:
    return sum(table.box.items[item].deck == "rare" for item in hero.items)


def _no_wish(table: Table, hero: Hero) -> Reason | None:
    return None if _wishes(table, hero) else because("no_wish", "R-303")


@opportunity("golden_fish", _no_wish)
def golden_fish(table: Table, hero: Hero) -> Step:
    options = _wishes(table, hero)
    answer: Option = yield Question(hero.seat, "golden_fish", options, "golden_fish")
    wish = answer[0]
    gives = table.box.opportunities["golden_fish"].params
    receive(
        table,
        hero,
        Goods(
            strength=gives.strength if wish == "strength" else 0,
            willpower=gives.willpower if wish == "willpower" else 0,
            rare=gives.rare if wish == "rare" else 0,
        ),
    )


def _no_health(_table: Table, hero: Hero) -> Reason | None:
    if hero.health < 1:
        return needs("health", "R-305", 1, hero.health)
    return None if can_gain_willpower(hero) else NO_EFFECT


@opportunity("cleansing_fire", _no_health)
def cleansing_fire(table: Table, hero: Hero) -> Step:
    """Give up Health for a better chance; discarded whether or not it helped (R-298)."""
    options: list[Option] = [("sacrifice", n) for n in range(1, hero.health + 1)]
    answer: Option = yield Question(hero.seat, "cleansing_fire", options, "cleansing_fire")
    given = int(answer[1])
    spend_health(hero, given)
    table.note("lost_health", hero.seat, given)
    numbers = table.box.opportunities["cleansing_fire"].params
    die = table.chance.roll()
    table.note("fortune_die", hero.seat, die)
    if die + given >= numbers.needed:
        gain_willpower(table, hero, numbers.willpower)


def _no_fare(table: Table, hero: Hero) -> Reason | None:
    price = table.box.opportunities["master_wizard"].params.gold
    return None if hero.gold >= price else needs("gold", "R-300", price, hero.gold)


@opportunity("master_wizard", _no_fare)
def master_wizard(table: Table, hero: Hero) -> Step:
    """Teleport anywhere; the target is fought and used like in another turn (R-300)."""
    board = table.box.board
    options: list[Option] = [("teleport", space) for space in board.ids]
    options.remove(("teleport", board.ids[hero.space]))
    answer: Option = yield Question(hero.seat, "master_wizard", options, "master_wizard")
    hero.gold -= table.box.opportunities["master_wizard"].params.gold
    hero.space = board.index[str(answer[1])]
    table.note("moved", hero.seat, "teleport", answer[1])
    table.phase = "arrive"


def _mine_yield(table: Table, hero: Hero) -> int:
    numbers = table.box.opportunities["gem_mine"].params
    home = _home(table, hero, "gem_mine")
    return strength(table, hero) * (numbers.per_strength_home if home else numbers.per_strength)


@opportunity("gem_mine", lambda table, hero: None if _mine_yield(table, hero) else NO_EFFECT)
def gem_mine(table: Table, hero: Hero) -> Step:
    gain_gold(table, hero, _mine_yield(table, hero))
    yield from ()


def _no_magic(_table: Table, hero: Hero) -> Reason | None:
    if hero.magic < 1:
        return needs("magic", "R-166", 1, hero.magic)
    return None if can_gain_strength(hero) else NO_EFFECT


@opportunity("black_well", _no_magic)
def black_well(table: Table, hero: Hero) -> Step:
    """All Magic for Strength."""
    spend_magic(hero, hero.magic)
    gain_strength(table, hero, table.box.opportunities["black_well"].params.strength)
    yield from ()


def _pot_of_gold(table: Table, hero: Hero) -> int:
    numbers = table.box.opportunities["leprechaun"].params
    home = _home(table, hero, "leprechaun")
    return willpower(table, hero) * (numbers.per_willpower_home if home else numbers.per_willpower)


@opportunity("leprechaun", lambda table, hero: None if _pot_of_gold(table, hero) else NO_EFFECT)
def leprechaun(table: Table, hero: Hero) -> Step:
    gain_gold(table, hero, _pot_of_gold(table, hero))
    yield from ()


def _thin_purse(table: Table, hero: Hero) -> Reason | None:
    purse = table.box.opportunities["black_market"].params.purse
    return None if hero.gold >= purse else needs("gold", "R-321", purse, hero.gold)


@opportunity("black_market", _thin_purse)
def black_market(table: Table, hero: Hero) -> Step:
    """Six Items are shown; any may be bought at their price, the rest are discarded."""
    numbers = table.box.opportunities["black_market"].params
    for deck in ["common"] * numbers.common + ["rare"] * numbers.rare:
        item = next_item(table, deck)
        if item is not None:
            table.market.append(item)
            table.note("shown", item)
    prices = {item: table.box.items[item].price for item in table.market}
    while True:
        options: list[Option] = [
            ("buy", item) for item in table.market if prices[item] <= hero.gold
        ]
        options.append(("done",))
        answer: Option = yield Question(hero.seat, "black_market", options, "black_market")
        if answer[0] == "done":
            break
        item = str(answer[1])
        table.market.remove(item)
        hero.items.append(item)
        hero.gold -= prices[item]
        table.note("bought", hero.seat, item, prices[item])
    for item in table.market:
        discard_item(table, item)
    table.market = []


def _cures(table: Table, hero: Hero) -> list[Option]:
    numbers = table.box.opportunities["travelling_apothecary"].params
    health = min(hero.wounds, hero.gold // numbers.gold_per_health)
    cures: list[Option] = [("heal", n) for n in range(1, health + 1)]
    return cures + recharges(hero, numbers.magic_per_gold)


def recharges(hero: Hero, per_gold: int) -> list[Option]:
    """Amounts of Magic that can be bought: whole Gold's worth, and all that is missing."""
    most = min(hero.drained, hero.gold * per_gold)
    return [("recharge", n) for n in range(1, most + 1) if n % per_gold == 0 or n == hero.drained]


def _no_cure(table: Table, hero: Hero) -> Reason | None:
    if not hero.wounds and not hero.drained:
        return NO_EFFECT
    return None if _cures(table, hero) else needs("gold", "R-166", 1, hero.gold)


@opportunity("travelling_apothecary", _no_cure)
def travelling_apothecary(table: Table, hero: Hero) -> Step:
    """Health and Magic for Gold, as much as wanted."""
    numbers = table.box.opportunities["travelling_apothecary"].params
    used = False
    while True:
        options = _cures(table, hero)
        if used:
            options.append(("done",))
        question = Question(hero.seat, "apothecary", options, "travelling_apothecary")
        answer: Option = yield question
        if answer[0] == "done":
            return
        amount = int(answer[1])
        if answer[0] == "heal":
            hero.gold -= amount * numbers.gold_per_health
            heal(table, hero, amount)
        else:
            hero.gold -= -(-amount // numbers.magic_per_gold)
            recharge(table, hero, amount)
        used = True


def _trades(hero: Hero) -> list[Option]:
    trades: list[Option] = []
    if hero.magic and can_gain_strength(hero):
        trades.append(("willpower_for_strength",))
    if hero.health and can_gain_willpower(hero):
        trades.append(("strength_for_willpower",))
    return trades


def _no_trade(table: Table, hero: Hero) -> Reason | None:
    price = table.box.opportunities["alchemist"].params.gold
    if hero.gold < price:
        return needs("gold", "R-297", price, hero.gold)
    return None if _trades(hero) else because("no_cube_to_trade", "R-297")


@opportunity("alchemist", _no_trade)
def alchemist(table: Table, hero: Hero) -> Step:
    """One cube of a colour from the right side goes back to the bank for cubes of the other."""
    options = _trades(hero)
    answer: Option = yield Question(hero.seat, "alchemist", options, "alchemist")
    numbers = table.box.opportunities["alchemist"].params
    hero.gold -= numbers.gold
    if answer[0] == "willpower_for_strength":
        hero.magic -= 1
        table.note("lost_willpower", hero.seat, 1)
        gain_strength(table, hero, numbers.strength)
    else:
        hero.health -= 1
        table.note("lost_strength", hero.seat, 1)
        gain_willpower(table, hero, numbers.willpower)


def wealth(table: Table, hero: Hero) -> int:
    """Gold and the prices of Items, damaged ones in full (R-302)."""
    return hero.gold + sum(table.box.items[item].price for item in hero.items)


def _others_wealth(table: Table, hero: Hero) -> int:
    return min(wealth(table, other) for other in table.heroes if other is not hero and other.alive)


def _never_poorest(table: Table, hero: Hero) -> Reason | None:
    if _others_wealth(table, hero) == 0:
        return because("not_poorest", "R-302")
    return None if can_gain_strength(hero) or can_gain_willpower(hero) else NO_EFFECT


@opportunity("hermit", _never_poorest)
def hermit(table: Table, hero: Hero) -> Step:
    """The poorest character is rewarded; one may throw away Gold and Items to be that."""
    numbers = table.box.opportunities["hermit"].params
    while wealth(table, hero) >= _others_wealth(table, hero):
        options: list[Option] = [("return_gold", n) for n in range(1, hero.gold + 1)]
        options += [("discard", item) for item in hero.items]
        answer: Option = yield Question(hero.seat, "hermit_gives", options, "hermit")
        if answer[0] == "return_gold":
            hero.gold -= int(answer[1])
            table.note("lost_gold", hero.seat, answer[1])
        else:
            give_up_item(table, hero, str(answer[1]))
            table.note("threw_away", hero.seat, answer[1])
    rewards: list[Option] = []
    if can_gain_strength(hero):
        rewards.append(("strength",))
    if can_gain_willpower(hero):
        rewards.append(("willpower",))
    answer = yield Question(hero.seat, "hermit", rewards, "hermit")
    if answer[0] == "strength":
        gain_strength(table, hero, numbers.strength)
    else:
        gain_willpower(table, hero, numbers.willpower)


@opportunity("ancient_scroll", lambda _table, _hero: None)
def ancient_scroll(table: Table, hero: Hero) -> Step:
    """Read it if the die does not exceed your Willpower."""
    die = table.chance.roll()
    table.note("fortune_die", hero.seat, die)
    if die <= willpower(table, hero):
        gain_experience(table, hero, table.box.opportunities["ancient_scroll"].params.experience)
    yield from ()


def _no_dryad(table: Table, hero: Hero) -> Reason | None:
    if hero.drained or (_home(table, hero, "dryad") and can_gain_willpower(hero)):
        return None
    return NO_EFFECT


@opportunity("dryad", _no_dryad)
def dryad(table: Table, hero: Hero) -> Step:
    """Recharges; in her Forest she also grants Willpower."""
    numbers = table.box.opportunities["dryad"].params
    recharge(table, hero, numbers.recharge)
    if _home(table, hero, "dryad"):
        gain_willpower(table, hero, numbers.willpower)
    yield from ()


def _sellable(table: Table, hero: Hero) -> list[str]:
    return [item for item in hero.items if item not in table.damaged]


def _nothing_to_sell(table: Table, hero: Hero) -> Reason | None:
    return None if _sellable(table, hero) else because("no_item_to_sell", "R-305")


@opportunity("collector", _nothing_to_sell)
def collector(table: Table, hero: Hero) -> Step:
    """Buys one undamaged Item dearly."""
    options = [("offer", item) for item in _sellable(table, hero)]
    answer: Option = yield Question(hero.seat, "collector", options, "collector")
    item = str(answer[1])
    multiple = table.box.opportunities["collector"].params.multiple
    give_up_item(table, hero, item)
    table.note("sold", hero.seat, item, multiple * table.box.items[item].price)
    gain_gold(table, hero, multiple * table.box.items[item].price)


@opportunity("ruin", lambda _table, _hero: None)
def ruin(table: Table, hero: Hero) -> Step:
    """Turn up Adventure cards until a Creature appears; it must be fought, and stays if it is
    not beaten. The other cards go back and the deck is shuffled (R-299)."""
    turned: list[str] = []
    creature = ""
    for _ in range(len(table.adventure_deck) + len(table.adventure_discard)):
        card = next_adventure(table)
        if card is None:
            break
        if card in table.box.creatures:
            creature = card
            break
        turned.append(card)
    table.adventure_deck.extend(turned)
    table.chance.shuffle(table.adventure_deck)
    if creature:
        table.adventures[hero.space].append(creature)
        table.fresh.append(creature)
        table.woken = creature
        table.note("woke", hero.seat, creature)
        table.phase = "arrive"
    yield from ()


def _no_alms(table: Table, hero: Hero) -> Reason | None:
    price = table.box.opportunities["mysterious_old_man"].params.gold
    return None if hero.gold >= price else needs("gold", "R-166", price, hero.gold)


@opportunity("mysterious_old_man", _no_alms)
def mysterious_old_man(table: Table, hero: Hero) -> Step:
    """Alms, and a die: he may be a magician in disguise."""
    numbers = table.box.opportunities["mysterious_old_man"].params
    hero.gold -= numbers.gold
    die = table.chance.roll()
    table.note("fortune_die", hero.seat, die)
    if die >= numbers.rare_from:
        find_item(table, hero, "rare")
    yield from ()
