"""Special work of a smith (W-235 to W-241, W-247): integrating Astral Stones into Items, and
adjusting Items that have a choice. Like a repair it costs 1 Gold in a civilization space; a hero
with Blacksmithing can do it anywhere instead of moving."""

from typing import Final

from fabletop.core.question import Option, Refusal
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import ARTIFACT, Item
from fabletop.games.prophecy.rules.hero.payment import purse
from fabletop.games.prophecy.rules.places.market import REPAIR
from fabletop.games.prophecy.rules.table.decks import distinct
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.state import Hero, Table

INTEGRATE: Final = "integrate"
ADJUST: Final = "adjust"
DWARVEN: Final = "dwarven"
"""The adjustment of a weapon that was reworked for a Dwarf."""


def smith_options(table: Table, hero: Hero) -> list[Option]:
    """Every Stone with every Item that can take it, and every adjustable Item with each of its
    other choices."""
    options: list[Option] = []
    for name in distinct(hero.items):
        item = table.box.items[name]
        if item.stone:
            options += [(INTEGRATE, name, host) for host in hosts(table, hero, item)]
        if name not in table.damaged:
            for choice in choices_for(table, hero, item):
                if choice != table.adjusted.get(name):
                    options.append((ADJUST, name, choice))
    return options


def choices_for(table: Table, hero: Hero, item: Item) -> tuple[str, ...]:
    """What an Item can be adjusted to. For a Dwarf, any other weapon except an Artifact can become
    a dwarven one."""
    if item.adjust or not item.weapon or item.deck == ARTIFACT:
        return item.adjust
    return (DWARVEN,) if table.race(hero).dwarven else ()


def hosts(table: Table, hero: Hero, stone: Item) -> list[str]:
    """Her Items of the kinds named on the Stone, including Artifacts; at most one Stone each
    (W-235, W-237)."""
    return [
        name
        for name in distinct(hero.items)
        if name not in table.stones
        and name not in table.damaged
        and takes(table.box.items[name], stone)
    ]


def takes(host: Item, stone: Item) -> bool:
    """Whether a Stone fits an Item: the Stone names any weapon, or a kind of Item or weapon."""
    return host.kind in stone.stone or ("weapon" in stone.stone and bool(host.weapon))


def smith(table: Table, hero: Hero, answer: Option) -> None:
    """A Stone stays in its Item permanently (W-238); an adjustment lasts until the next one."""
    what, item, other = map(str, answer)
    if what == INTEGRATE:
        hero.items.remove(item)
        table.stones[other] = item
        table.note("integrated", hero.seat, item, other)
    else:
        table.adjusted[item] = other
        table.note("adjusted", hero.seat, item, other)


def smith_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Why nothing can be done with a Stone or an adjustable Item in a civilization space."""
    refusals: list[Refusal] = []
    for name in distinct(hero.items):
        item = table.box.items[name]
        if item.stone or choices_for(table, hero, item):
            verb = INTEGRATE if item.stone else ADJUST
            reason = _why_not(table, hero, item, verb)
            if reason:
                refusals.append(refuse((verb, name), reason))
    return refusals


def _why_not(table: Table, hero: Hero, item: Item, verb: str) -> Reason | None:
    if item.stone and not hosts(table, hero, item):
        return _why_no_host(table, hero, item)
    if item.id in table.damaged:
        return because("repair_first", "W-247", item=item.id)
    if purse(table, hero, verb) < REPAIR:
        return needs("gold", "W-236" if item.stone else "W-247", REPAIR, hero.coins)
    return None


def _why_no_host(table: Table, hero: Hero, stone: Item) -> Reason:
    """Her Items include nothing that could take the Stone, or only something damaged."""
    for name in hero.items:
        fits = name not in table.stones and takes(table.box.items[name], stone)
        if fits and name in table.damaged:
            return because("repair_first", "W-236", item=name)
    return because("no_host", "W-235", item=stone.id)


SMITHY: Final = Part(
    smithing=(smith_options,),
    smith={INTEGRATE: smith, ADJUST: smith},
    refusals={"smithy": (smith_refusals,)},
)
"""In play once, even if several parts bring such Items, or Dwarves."""
