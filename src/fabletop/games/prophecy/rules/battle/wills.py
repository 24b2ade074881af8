"""The price of starting a Battle of Wills (R-111, R-137, R-204), and the Coral Tiara, which gives
Magic to a hero who is forced into one (W-274, W-275)."""

from collections.abc import Sequence
from typing import Final

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import ARTIFACT, Ability, Item
from fabletop.games.prophecy.rules.battle.abilities import realm_discount
from fabletop.games.prophecy.rules.battle.equipment import heads
from fabletop.games.prophecy.rules.hero.body import recharge
from fabletop.games.prophecy.state import NOBODY, Hero, Side, Table

WILLS_PRICE: Final = 2


def wills_price(table: Table, hero: Hero, rival: Hero | None = None) -> int:
    """Two Magic, plus one for each Artifact of the opponent; the Crown of Power, Mental Attack, an
    Elf's Forest and, against Creatures, Dragon Magic make it cheaper."""
    price = WILLS_PRICE - forest_discount(table, hero)
    cheapening = table.box.effects.cheapening_wills
    if not (cheapening.isdisjoint(hero.items) and cheapening.isdisjoint(hero.abilities)):
        useful = [name for name in hero.items if name not in table.damaged]
        price -= wills_discount(table.box, useful, hero.abilities)
    price += artifacts(table, rival) if rival else -realm_discount(table, hero)
    return max(0, price)


def wills_discount(box: Box, items: Sequence[str], abilities: Sequence[str]) -> int:
    """The discount of undamaged Items and Abilities."""
    saved = sum([box.items[name].params.wills_discount for name in items])
    return saved + sum([box.abilities[name].params.wills_discount for name in abilities])


def may_cheapen(card: Item | Ability) -> bool:
    """Whether starting a Battle of Wills may be cheaper with this card."""
    realm = isinstance(card, Ability) and card.params.realm_discount
    return bool(realm or card.params.wills_discount)


def forest_discount(table: Table, hero: Hero) -> int:
    """By how much Spells and starting a Battle of Wills are cheaper for an Elf in a Forest; during
    an attack on an Astral Plane she has left it."""
    saved = table.race(hero).forest_discount
    if not saved or table.assault != NOBODY or not hero.present:
        return 0
    return saved if table.box.board.terrain[hero.space] == "forest" else 0


def wear_for_wills(table: Table, hero: Hero, side: Side) -> None:
    """A crown that made the battle cheaper is worn throughout it, even if she has another one."""
    if len(heads(table, hero)) > 1:
        side.used += tuple([name for name in hero.items if _cheapens(table, name)])


def _cheapens(table: Table, name: str) -> bool:
    item = table.box.items[name]
    return item.params.wills_discount > 0 and name not in table.damaged


def artifacts(table: Table, hero: Hero) -> int:
    """How many Artifacts she owns."""
    if not has_artifact(table, hero):
        return 0
    return sum([table.box.items[item].deck == ARTIFACT for item in hero.items])


def has_artifact(table: Table, hero: Hero) -> bool:
    return not table.box.effects.artifacts.isdisjoint(hero.items)


def forced_into_wills(table: Table, hero: Hero) -> None:
    """The Coral Tiara works at once, before Spells and equipment are chosen (W-274, W-275)."""
    for name in tiaras(table, hero):
        recharge(table, hero, table.box.items[name].params.forced_recharge)


def tiaras(table: Table, hero: Hero) -> list[str]:
    """The Items that give her Magic when a Battle of Wills is forced on her."""
    giving = table.box.effects.forced_recharges
    if giving.isdisjoint(hero.items):
        return []
    return [name for name in hero.items if name in giving and name not in table.damaged]
