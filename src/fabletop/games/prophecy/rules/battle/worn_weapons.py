"""What a battle does to the weapons in it, whatever its result (R-258, R-273, R-293)."""

from fabletop.games.prophecy.printed.cards import ARTIFACT, Creature
from fabletop.games.prophecy.rules.table.decks import damage_item, give_up_item, within_reach
from fabletop.games.prophecy.state import Battle, Hero, Side, Table


def wear_out(table: Table, hero: Hero, battle: Battle, creature: Creature) -> None:
    """What a battle does to weapons, whatever its result: the Golem Guardian damages them, the
    Scaled Monster destroys them (R-258, R-293), and the Flaming Weapon Spell damages them, too
    (R-273)."""
    special = creature.special
    if special.damages_weapon or special.destroys_weapon:
        for name in battle.own.armed:
            item = table.box.items[name]
            if item.weapon and name in hero.items and item.deck != ARTIFACT:
                if special.damages_weapon:
                    damage_item(table, hero, name)
                elif name in within_reach(table, hero):
                    give_up_item(table, hero, name)
                    table.note("dissolved", hero.seat, name)
    scorch(table, battle.own)


def scorch(table: Table, side: Side) -> None:
    """A weapon with the Flaming Weapon Spell on it is damaged after the battle."""
    hero = table.heroes[side.seat]
    for weapon, spell in side.charmed:
        if weapon in hero.items and table.box.abilities[spell].params.damages_weapon:
            damage_item(table, hero, weapon)
