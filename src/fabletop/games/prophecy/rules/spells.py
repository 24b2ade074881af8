"""Casting Spells (R-043, R-183 to R-186): what a Spell costs, and what makes it cheaper (R-254,
R-275). A discount saves most when it is used at once, so the first Spell of a round takes it."""

from fabletop.core.question import Option
from fabletop.games.prophecy.rules.body import spend_magic
from fabletop.games.prophecy.rules.reasons import Reason, needs
from fabletop.games.prophecy.state import Hero, Table

EFFECTIVE_SPELLCASTING, RING_OF_MAGICAL_FORCES = "effective_spellcasting", "ring_of_magical_forces"

CAST_A_SPELL = "spell"
"""The mark of a hero who cast a Spell in her own round (R-255)."""


def discount(table: Table, hero: Hero) -> tuple[str, int]:
    """What lowers the price of the next Spell, and by how much; never two at once."""
    if EFFECTIVE_SPELLCASTING in hero.abilities and EFFECTIVE_SPELLCASTING not in hero.used:
        ability = table.box.abilities[EFFECTIVE_SPELLCASTING]
        return EFFECTIVE_SPELLCASTING, ability.params.discount
    ring = RING_OF_MAGICAL_FORCES
    if ring in hero.items and ring not in hero.used and ring not in table.damaged:
        return ring, table.box.items[ring].params.discount
    return "", 0


def spell_price(table: Table, hero: Hero, spell: str) -> int:
    return max(0, table.box.abilities[spell].magic - discount(table, hero)[1])


def why_not_cast(table: Table, hero: Hero, spell: str) -> Reason | None:
    price = spell_price(table, hero, spell)
    return None if hero.magic >= price else needs("magic", "R-043", price, hero.magic)


def can_cast(table: Table, hero: Hero, spell: str) -> bool:
    """She has learned it and can pay for it."""
    return spell in hero.abilities and hero.magic >= spell_price(table, hero, spell)


def cast(table: Table, hero: Hero, spell: str) -> None:
    """Pay for a Spell: the Magic lowers Willpower at once (R-040)."""
    price = spell_price(table, hero, spell)
    source, _ = discount(table, hero)
    if source and table.box.abilities[spell].magic:
        hero.used.append(source)
    if hero.seat == table.active and CAST_A_SPELL not in hero.used:
        hero.used.append(CAST_A_SPELL)
    spend_magic(hero, price)
    table.note("cast", hero.seat, spell, price)


def spells(table: Table, hero: Hero, timing: str) -> list[str]:
    """The Spells of this moment that she has learned and can pay for."""
    abilities = table.box.abilities
    return [
        name
        for name in hero.abilities
        if abilities[name].timing == timing
        and abilities[name].spell
        and can_cast(table, hero, name)
    ]


def casting(spell: str, *target: str) -> Option:
    return ("cast", spell, *target)
