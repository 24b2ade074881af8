"""The price of an option, for its label, from what the reader sees."""

from typing import cast

from fabletop.core.game import View
from fabletop.core.question import Option
from fabletop.core.table import Value
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.prices_realms import boat_discount, realm_price
from fabletop.games.prophecy.printed import STRENGTH
from fabletop.games.prophecy.rules.fares import FARES, SAIL
from fabletop.games.prophecy.rules.island import voyage_fare
from fabletop.games.prophecy.rules.market import buying_price, price_of, selling_price
from fabletop.games.prophecy.rules.rest import MAGIC_PER_GOLD
from fabletop.games.prophecy.rules.spells import (
    DISCOUNTS,
    EFFECTIVE_SPELLCASTING,
    RING_OF_MAGICAL_FORCES,
)
from fabletop.games.prophecy.rules.wills import WILLS_PRICE, wills_discount

APOTHECARY = "travelling_apothecary"


def acting(view: View) -> View:
    """The hero of the seat that looks, or of the seat whose round it is."""
    seat = view["seat"] if view["seat"] is not None else view["active"]
    return cast(list[View], view["heroes"])[cast(int, seat)]


def prices(option: Option, view: View, box: Box) -> dict[str, Value]:
    """The Gold, Magic or Experience that an option costs or brings."""
    verb, what = option[0], option[1] if len(option) > 1 else ""
    hero = acting(view)
    match verb:
        case "buy" | "sell" | "offer":
            return {"price": _market(hero, box, str(verb), str(what))}
        case "heal" | "recharge":
            return {"price": _cure(view, hero, box, str(verb), int(what))}
        case "certificate":
            return {"price": 0 if hero["space"] in cast(list[str], hero["guilds"]) else 5}
        case "cast":
            return {"price": _magic(view, hero, box, str(what), option)}
        case "by_strength" | "by_wills":
            return _kind(view, hero, box, str(verb))
        case "learn":
            return _lesson(view, hero, box, option)
        case "study" | "bag" | "flee" | "enter":
            return realm_price(view, hero, box, option)
        case "swap":
            return _swapped(view, hero, option)
        case _:
            return _fare(view, hero, box, option)


def _cure(view: View, hero: View, box: Box, verb: str, amount: int) -> int:
    """Health or Magic for Gold: of the apothecary who is being used, or of the space."""
    if APOTHECARY in cast(list[str], view["aside"]):
        numbers = box.opportunities[APOTHECARY].params
        if verb == "heal":
            return amount * numbers.gold_per_health
        return -(-amount // numbers.magic_lot) * numbers.gold_per_lot
    if verb == "heal":
        return 0 if hero["space"] == "monastery" else amount
    return 0 if hero["space"] == "enchanted_wilderness" else -(-amount // MAGIC_PER_GOLD)


def _market(hero: View, box: Box, verb: str, item: str) -> int:
    """What an Item costs in a shop, and what a shop or the Collector gives for it."""
    abilities = cast(list[str], hero["abilities"])
    stones = cast(dict[str, str], hero["stones"])
    if verb == "buy":
        return buying_price(box, abilities, item)
    if verb == "sell":
        return selling_price(box, abilities, item, stones)
    return box.opportunities["collector"].params.multiple * price_of(box, stones, item)


def _swapped(view: View, hero: View, option: Option) -> dict[str, Value]:
    """The dice that change places."""
    battle = cast(View, view["battle"])
    dice = [cast(list[int], battle[name]) for name in ("own_dice", "foe_dice")]
    mine, theirs = dice if hero["seat"] == view["active"] else reversed(dice)
    return {"own": mine[int(option[1]) - 1], "other": theirs[int(option[2]) - 1]}


def _fare(view: View, hero: View, box: Box, option: Option) -> dict[str, Value]:
    """What a movement costs: Gold on horse, boat and Gate, Magic by Abilities and Items; and what a
    Treasure costs in Map Fragments."""
    way = str(option[0])
    if way == "dig":
        return {"price": box.items[str(option[1])].maps}
    if way in FARES:
        abilities = cast(list[str], hero["abilities"])
        free = any(box.abilities[name].params.free == way for name in abilities)
        price = 0 if free else FARES[way]
        if way == SAIL and len(option) > 1:
            voyage = voyage_fare(box, abilities, str(hero["space"]), str(option[1]))
            price = price if voyage is None else voyage
            price = max(0, price - boat_discount(hero, box))
        return {"price": price}
    if way in box.abilities:
        ability = box.abilities[way]
        if ability.spell:
            return {"price": _magic(view, hero, box, way, option)}
        return {"price": ability.params.magic}
    return {"price": box.items[way].params.magic} if way in box.items else {}


def is_cheaper(option: Option, box: Box) -> bool:
    """A Spell that is cast with the discount named last."""
    spell = option[1] if option[0] in ("cast", "instead") and len(option) > 1 else option[0]
    ability = box.abilities.get(str(spell))
    dear = ability is not None and (ability.magic > 0 or ability.params.freezes)
    return dear and option[-1] in DISCOUNTS


def _magic(view: View, hero: View, box: Box, spell: str, option: Option) -> int:
    """A Spell's price, less what the discount at the end of the option saves."""
    price, last = box.abilities[spell].magic, str(option[-1])
    if box.abilities[spell].params.freezes:
        price += sum(bool(other["alive"]) for other in cast(list[View], view["heroes"])) - 1
    price = max(0, price - _discount_here(view, hero, box))
    if last == EFFECTIVE_SPELLCASTING:
        return max(0, price - box.abilities[last].params.discount)
    if last == RING_OF_MAGICAL_FORCES:
        return max(0, price - box.items[last].params.discount)
    return price


def _discount_here(view: View, hero: View, box: Box) -> int:
    """What Spells and starting a Battle of Wills cost less in her space: for an Elf in a Forest,
    and with Dragon Magic in its Realm."""
    if not hero["space"] or view["assault"]:
        return 0
    space, race = box.board.index[str(hero["space"])], box.races.get(str(hero["race"]))
    in_forest = box.board.terrain[space] == "forest"
    saved = race.params.forest_discount if race and in_forest else 0
    known = [box.abilities[name] for name in cast(list[str], hero["abilities"])]
    world = box.board.world[space] or None
    battle = cast(View | None, view["battle"])
    if battle is not None and not battle["creature"]:
        known = [card for card in known if not card.creatures_only]
    return saved + sum([card.params.realm_discount for card in known if card.world == world])


def _kind(view: View, hero: View, box: Box, verb: str) -> dict[str, Value]:
    """What a kind of battle costs: Magic, or Health against the Shapeless Things."""
    battle = cast(View, view["battle"])
    foe = box.foes.get(str(battle["creature"]))
    if foe is not None and foe.special.wills_price:
        if verb == "by_wills":
            return {"price": foe.special.wills_price, "paid": "health"}
        return {"price": foe.special.strength_price, "paid": "magic"}
    if foe is not None and foe.first != STRENGTH:
        return {"price": foe.special.strength_for_magic * (verb == "by_strength"), "paid": "magic"}
    rival = cast(int, battle["rival"] if hero["seat"] == view["active"] else view["active"])
    crowns = 0 if foe else cast(int, cast(list[View], view["heroes"])[rival]["artifacts"])
    damaged = cast(list[str], hero["damaged"])
    useful = [name for name in cast(list[str], hero["items"]) if name not in damaged]
    saved = wills_discount(box, useful, cast(list[str], hero["abilities"]))
    saved += _discount_here(view, hero, box)
    price = max(0, WILLS_PRICE + crowns - saved) if verb == "by_wills" else 0
    return {"price": price, "paid": "magic"}


def _lesson(view: View, hero: View, box: Box, option: Option) -> dict[str, Value]:
    """Experience, and in a foreign guild as much Gold."""
    ability = box.abilities[str(option[1])]
    items = cast(list[str], hero["items"])
    free = (
        ability.guild in cast(list[str], hero["guilds"])
        or len(option) > 2
        or view["phase"] != "space"
        or "lost_library" in cast(list[str], view["aside"])
        or any(box.items[item].params.free_training for item in items)
    )
    race = box.races.get(str(hero["race"]))
    price = max(0, ability.experience + (race.params.ability_price if race else 0))
    return {"price": price, "gold": 0 if free else price}
