"""Bubbles of air (W-090, W-091, W-096 to W-103): losing and regaining them, and drowning."""

from typing import Final

from fabletop.games.prophecy.expansions.water.pieces import carry, diver
from fabletop.games.prophecy.printed.cards import Creature
from fabletop.games.prophecy.rules.hero.body import lose_health
from fabletop.games.prophecy.rules.table.decks import discard_adventure
from fabletop.games.prophecy.state import NOBODY, Hero, Table

WATER_REALM: Final = "water"
MERMAID: Final = "the_little_mermaid"

DROWNING: Final = 1
"""The Health that a missing Bubble costs (W-100)."""


def lose_bubbles(table: Table, hero: Hero, amount: int, *, by: int = NOBODY) -> None:
    """Move Bubbles from the right side of the card to the left; each one missing costs Health
    (W-100). Once per round a mermaid in love saves her one."""
    saved = 0 if MERMAID in hero.used else spared(hero, amount)
    if saved:
        hero.used.append(MERMAID)
        table.note("spared_bubble", hero.seat, MERMAID)
    pay_bubbles(table, hero, amount - saved, by=by)


def spared(hero: Hero, amount: int) -> int:
    """How many Bubbles of a round's first loss the mermaid saves her."""
    return min(1, amount) if MERMAID in hero.kept else 0


def pay_bubbles(table: Table, hero: Hero, amount: int, *, by: int = NOBODY) -> None:
    own = diver(hero)
    used = min(amount, own.bubbles)
    if used:
        carry(hero, own.bubbles - used, own.spent_bubbles + used)
        table.note("used_bubbles", hero.seat, used)
    if amount > used:
        table.note("drowning", hero.seat)
        lose_health(table, hero, DROWNING * (amount - used), by=by)


def regain_bubbles(table: Table, hero: Hero, amount: int) -> None:
    """Move Bubbles back to the right side, never more than the bag holds (W-098, W-099)."""
    own = diver(hero)
    regained = min(amount, own.spent_bubbles)
    if regained:
        carry(hero, own.bubbles + regained, own.spent_bubbles - regained)
        table.note("regained_bubbles", hero.seat, regained)


def costs_breath(table: Table, hero: Hero, creature: Creature) -> None:
    """Some Creatures cost Bubbles before the battle."""
    if hero.alive:
        lose_bubbles(table, hero, creature.special.battle_bubbles)


def surrender_bubbles(table: Table, hero: Hero) -> None:
    """All Bubbles go back to the bank, and the mermaid stays behind (W-091)."""
    carry(hero, 0, 0)
    if MERMAID in hero.kept:
        hero.kept.remove(MERMAID)
        discard_adventure(table, MERMAID)
