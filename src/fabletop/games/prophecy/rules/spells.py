"""Casting Spells (R-043, R-183 to R-186): what a Spell costs, and what makes it cheaper (R-254,
R-275). Where a discount is at hand, the same option is offered once more with its name at the
end: one may save it for a later Spell of the round."""

from fabletop.core.question import Option
from fabletop.games.prophecy.rules.body import spend_magic
from fabletop.games.prophecy.rules.reasons import Reason, needs
from fabletop.games.prophecy.state import Hero, Table

EFFECTIVE_SPELLCASTING, RING_OF_MAGICAL_FORCES = "effective_spellcasting", "ring_of_magical_forces"
DISCOUNTS = (EFFECTIVE_SPELLCASTING, RING_OF_MAGICAL_FORCES)

CAST_A_SPELL = "spell"
"""The mark of a hero who cast a Spell in her own round (R-255)."""


def discount(table: Table, hero: Hero) -> tuple[str, int]:
    """What can lower the price of the next Spell, and by how much; never two at once."""
    if EFFECTIVE_SPELLCASTING in hero.abilities and EFFECTIVE_SPELLCASTING not in hero.used:
        ability = table.box.abilities[EFFECTIVE_SPELLCASTING]
        return EFFECTIVE_SPELLCASTING, ability.params.discount
    ring = RING_OF_MAGICAL_FORCES
    if ring in hero.items and ring not in hero.used and ring not in table.damaged:
        return ring, table.box.items[ring].params.discount
    return "", 0


def lowest_price(table: Table, hero: Hero, spell: str) -> int:
    return max(0, table.box.abilities[spell].magic - discount(table, hero)[1])


def why_not_cast(table: Table, hero: Hero, spell: str) -> Reason | None:
    price = lowest_price(table, hero, spell)
    return None if hero.magic >= price else needs("magic", "R-043", price, hero.magic)


def can_cast(table: Table, hero: Hero, spell: str) -> bool:
    """She has learned it and can pay for it."""
    return spell in hero.abilities and hero.magic >= lowest_price(table, hero, spell)


def casting(spell: str, *target: str) -> Option:
    return ("cast", spell, *target)


def payable(table: Table, hero: Hero, spell: str, option: Option) -> list[Option]:
    """An option that casts a Spell, at full price and with a discount, as far as she can pay."""
    price = table.box.abilities[spell].magic
    options = [option] if hero.magic >= price else []
    source, saved = discount(table, hero)
    if source and price and hero.magic >= price - saved:
        options.append((*option, source))
    return options


def castings(table: Table, hero: Hero, spell: str, *target: str) -> list[Option]:
    return payable(table, hero, spell, casting(spell, *target))


def without_discount(option: Option) -> Option:
    """What is cast on what, whatever it costs."""
    return option[:-1] if option[-1] in DISCOUNTS else option


def cast(table: Table, hero: Hero, spell: str, answer: Option) -> None:
    """Pay for a Spell: the Magic lowers Willpower at once (R-040)."""
    price = table.box.abilities[spell].magic
    if price and answer[-1] in DISCOUNTS:
        source, saved = discount(table, hero)
        price -= saved
        hero.used.append(source)
    if hero.seat == table.active and CAST_A_SPELL not in hero.used:
        hero.used.append(CAST_A_SPELL)
    if table.battle is not None:
        for side in (table.battle.own, table.battle.foe):
            side.magical |= side.seat == hero.seat
    spend_magic(hero, price)
    table.note("cast", hero.seat, spell, price)
