"""Casting Spells (R-043, R-183 to R-186): what a Spell costs, and what makes it cheaper (R-254,
R-275). If a discount is available, the same option is offered again with the discount's name at the
end: the hero may save it for a later Spell of the round."""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.answers import Spellbook
from fabletop.games.prophecy.printed.cards import Ability
from fabletop.games.prophecy.rules.battle.abilities import realm_discount
from fabletop.games.prophecy.rules.battle.wills import forest_discount
from fabletop.games.prophecy.rules.hero.body import spend_magic
from fabletop.games.prophecy.rules.table.reasons import Reason, needs
from fabletop.games.prophecy.state import Battle, Hero, Table

EFFECTIVE_SPELLCASTING: Final = "effective_spellcasting"
RING_OF_MAGICAL_FORCES: Final = "ring_of_magical_forces"
DISCOUNTS: Final[tuple[str, ...]] = (EFFECTIVE_SPELLCASTING, RING_OF_MAGICAL_FORCES)

COPIED: Final = "copied"
"""Marks the copy of a Spell that its caster has also learned herself."""
LOOP_ROUNDS: Final = 2
UNTIL_SHUFFLED: Final = -1
"""Time Loop works in every second round (R-186), Time Freeze once per Chance deck."""

CAST_A_SPELL: Final = "spell"
"""Marks a hero who cast a Spell in her own round (R-255)."""


def discount(table: Table, hero: Hero) -> tuple[str, int]:
    """What can lower the price of the next Spell, and by how much; never two discounts at once."""
    if EFFECTIVE_SPELLCASTING in hero.abilities and EFFECTIVE_SPELLCASTING not in hero.used:
        ability = table.box.abilities[EFFECTIVE_SPELLCASTING]
        return EFFECTIVE_SPELLCASTING, ability.params.discount
    ring = RING_OF_MAGICAL_FORCES
    if ring in hero.items and ring not in hero.used and ring not in table.damaged:
        return ring, table.box.items[ring].params.discount
    return "", 0


def full_price(table: Table, hero: Hero, spell: str) -> int:
    """The printed price, for Time Freeze also 1 for each other character; less for an Elf in a
    Forest, and with Dragon Magic in its Realm."""
    ability = table.box.abilities[spell]
    price = ability.magic
    if ability.params.freezes:
        price += sum([other.alive for other in table.heroes if other.seat != hero.seat])
    if hero.race:
        price -= forest_discount(table, hero)
    if hero.space >= table.box.board.size:
        price -= realm_discount(table, hero)
    return max(0, price)


def lowest_price(table: Table, hero: Hero, spell: str) -> int:
    return max(0, full_price(table, hero, spell) - discount(table, hero)[1])


def why_not_cast(table: Table, hero: Hero, spell: str) -> Reason | None:
    price = lowest_price(table, hero, spell)
    return None if hero.magic >= price else needs("magic", "R-043", price, hero.magic)


def can_cast(table: Table, hero: Hero, spell: str) -> bool:
    """Whether she has learned it, or copies it, and can pay for it."""
    if spell not in hero.abilities:
        book = table.parts.spellbook
        if book is None or book.item not in hero.items or spell not in at_command(table, hero):
            return False
    return hero.magic >= lowest_price(table, hero, spell)


def at_command(table: Table, hero: Hero) -> list[str]:
    """Her Abilities; in her own turn a spellbook (the Tome of Magic) adds the others' Spells
    (W-261, W-263)."""
    book = table.parts.spellbook
    if book is None or book.item not in hero.items or not _is_open(table, hero, book):
        return hero.abilities
    copied = [
        spell
        for other in table.heroes
        if other.present and other.seat != hero.seat
        for spell in other.abilities
        if table.box.abilities[spell].spell and spell not in hero.abilities
        if not asleep(table, other, spell)
    ]
    return [*hero.abilities, *copied]


def _is_open(table: Table, hero: Hero, book: Spellbook) -> bool:
    """Whether she can read her book of Spells."""
    return hero.seat == table.active and not book.asleep(hero)


def timely(table: Table, hero: Hero, spell: str) -> list[Option]:
    """Time Loop or Time Freeze, once per round: from her own card, or from the Tome of Magic. She
    may also copy her own Spell; then the Tome is turned over instead of the card (W-262). This
    makes a difference for no other Spell."""
    if spell in hero.used or not can_cast(table, hero, spell):
        return []
    if spell not in hero.abilities:
        return castings(table, hero, spell)
    if asleep(table, hero, spell):
        return []
    book, learned = table.parts.spellbook, castings(table, hero, spell)
    if book is None or book.item not in hero.items or not _is_open(table, hero, book):
        return learned
    return learned + castings(table, hero, spell, COPIED)


def turned_over(ability: Ability) -> bool:
    """Whether the card lies face down after use: Time Loop and Time Freeze (W-264, W-265)."""
    return ability.once == "two_rounds" or ability.params.freezes


def asleep(table: Table, hero: Hero, card: str) -> int:
    """How many of her rounds must still begin until a card of hers is turned up again;
    `UNTIL_SHUFFLED`, or 0 if it lies face up."""
    book = table.parts.spellbook
    if book is not None and card == book.item:
        return book.asleep(hero)
    ability = table.box.abilities.get(card)
    return hero.asleep if ability is not None and turned_over(ability) else 0


def _turn_over(table: Table, hero: Hero, spell: str, answer: Option) -> None:
    """Turn over her card, or the Tome if she copied it: for a round, or until the reshuffle."""
    rest = UNTIL_SHUFFLED if table.box.abilities[spell].params.freezes else LOOP_ROUNDS
    if spell in hero.abilities and COPIED not in answer:
        hero.asleep = rest
    else:
        assert table.parts.spellbook is not None, "a copied Spell without a book of Spells"
        table.parts.spellbook.turn_over(hero, rest)
    hero.used.append(spell)


def spells_allowed(table: Table, battle: Battle) -> bool:
    """Whether Spells can be cast: some Creatures forbid them (R-284, R-292)."""
    return not (battle.creature and table.box.foes[battle.creature].special.no_spells)


def casting(spell: str, *target: str) -> Option:
    return ("cast", spell, *target)


def payments(table: Table, hero: Hero, spell: str) -> list[Option]:
    """With what the options to cast a Spell end: with nothing at the full price, and with the name
    of a discount; none if she cannot pay."""
    price = full_price(table, hero, spell)
    found: list[Option] = [()] if hero.magic >= price else []
    source, saved = discount(table, hero)
    if source and price and hero.magic >= price - saved:
        found.append((source,))
    return found


def payable(table: Table, hero: Hero, spell: str, option: Option) -> list[Option]:
    """The options to cast a Spell, at full price and with a discount, if she can pay."""
    return [(*option, *payment) for payment in payments(table, hero, spell)]


def castings(table: Table, hero: Hero, spell: str, *target: str) -> list[Option]:
    return payable(table, hero, spell, casting(spell, *target))


def without_discount(option: Option) -> Option:
    """The Spell and its target, whatever the price."""
    return option[:-1] if option[-1] in DISCOUNTS else option


def price_of(table: Table, hero: Hero, spell: str, answer: Option) -> int:
    """The Magic that casting it takes in this way, with or without a discount."""
    price = full_price(table, hero, spell)
    return max(0, price - discount(table, hero)[1]) if answer[-1] in DISCOUNTS else price


def cast(table: Table, hero: Hero, spell: str, answer: Option) -> None:
    """Pay for a Spell: the Magic lowers Willpower at once (R-040)."""
    price = price_of(table, hero, spell, answer)
    if answer[-1] in DISCOUNTS and full_price(table, hero, spell):
        hero.used.append(discount(table, hero)[0])
    if hero.seat == table.active and CAST_A_SPELL not in hero.used:
        hero.used.append(CAST_A_SPELL)
    if table.battle is not None:
        for side in (table.battle.own, table.battle.foe):
            side.magical |= side.seat == hero.seat
    if turned_over(table.box.abilities[spell]):
        _turn_over(table, hero, spell, answer)
    spend_magic(hero, price)
    table.note("cast", hero.seat, spell, price)
