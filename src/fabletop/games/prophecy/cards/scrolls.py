"""Scrolls read in the hero's own turn, outside battle (R-167, R-187, R-188, R-252). Scrolls about
movement, dice and time are in the modules of movement, battle and the end of the turn."""

from collections.abc import Generator
from typing import Any, Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.cards.special import Specials, special
from fabletop.games.prophecy.rules.hero.body import gain_experience, gain_gold
from fabletop.games.prophecy.rules.table.decks import (
    discard_hoard,
    distinct,
    give_up_item,
    ordinary,
    remove_creature,
    within_reach,
)
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import NOBODY, Hero, Table

Harm = Generator[Question | tuple[Question, ...], Any, tuple[Hero, str] | None]

SCROLLS: Final[Specials] = {}


def _nothing_to_exchange(_table: Table, hero: Hero) -> Reason | None:
    if hero.gold or hero.experience:
        return None
    return because("nothing_to_exchange", "R-166")


@special(SCROLLS, _nothing_to_exchange)
def philosophers_stone_scroll(table: Table, hero: Hero) -> Step:
    """Trade any amount of Gold for as much Experience, or the other way round."""
    options: list[Option] = [("gold_for_experience", n) for n in range(1, hero.gold + 1)]
    options += [("experience_for_gold", n) for n in range(1, hero.experience + 1)]
    answer: Option = yield Question(hero.seat, "exchange", options, "philosophers_stone_scroll")
    amount = int(answer[1])
    if answer[0] == "gold_for_experience":
        hero.gold -= amount
        gain_experience(table, hero, amount)
    else:
        hero.experience -= amount
        gain_gold(table, hero, amount)


def neighbours_items(table: Table, hero: Hero) -> list[tuple[Hero, str]]:
    """The Items of others in her space. None during an attack on an Astral Plane: she has left her
    space then (R-197)."""
    if table.assault != NOBODY:
        return []
    return [
        (other, item)
        for other in table.heroes
        if other.seat != hero.seat and other.space == hero.space
        for item in ordinary(table, within_reach(table, other))
    ]


def _nobody_to_harm(table: Table, hero: Hero) -> Reason | None:
    if neighbours_items(table, hero):
        return None
    return because("nobody_with_items_here", "R-252")


def _harm(table: Table, hero: Hero, verb: str, kind: str, name: str) -> Harm:
    """The chosen Item and its owner, or None if the owner resists. If two characters own a copy,
    the reader chooses the owner."""
    found = neighbours_items(table, hero)
    options: list[Option] = [(verb, item) for item in distinct([item for _, item in found])]
    answer: Option = yield Question(hero.seat, kind, options, name)
    item = str(answer[1])
    owners = {other.character: other for other, owned in found if owned == item}
    whose: Option = ("from", *owners)
    if len(owners) > 1:
        named: list[Option] = [("from", character) for character in owners]
        whose = yield Question(hero.seat, "whose", named, item)
    victim = owners[str(whose[1])]
    resisted = yield from table.parts.resisted(table, victim, name)
    return None if resisted else (victim, item)


@special(SCROLLS, _nobody_to_harm)
def scroll_of_stealing(table: Table, hero: Hero) -> Step:
    """Take an Item of your choice from a character in your space."""
    harmed = yield from _harm(table, hero, "take", "steal", "scroll_of_stealing")
    if harmed:
        steal(table, hero, *harmed)


def steal(table: Table, hero: Hero, victim: Hero, item: str) -> None:
    victim.items.remove(item)
    hero.items.append(item)
    table.note("stole", hero.seat, item, victim.seat)


@special(SCROLLS, _nobody_to_harm)
def scroll_of_decay(table: Table, hero: Hero) -> Step:
    """Discard an Item of a character in your space."""
    harmed = yield from _harm(table, hero, "destroy", "decay", "scroll_of_decay")
    if harmed:
        victim, item = harmed
        give_up_item(table, victim, item)
        table.note("destroyed", hero.seat, item, victim.seat)


def creatures_here(table: Table, hero: Hero) -> list[str]:
    """The face-up Creatures. None during an attack on an Astral Plane, where they are not met
    (R-195), and not the lord of a Palace, who must be defeated (W-217)."""
    world = table.world_of(hero)
    if table.assault != NOBODY or (world is not None and world.goal(table) == hero.space):
        return []
    return [card for card in table.adventures[hero.space] if card in table.box.creatures]


def _no_creature_here(table: Table, hero: Hero) -> Reason | None:
    return None if creatures_here(table, hero) else because("no_creature_here", "R-106")


@special(SCROLLS, _no_creature_here)
def scroll_of_destruction(table: Table, hero: Hero) -> Step:
    """Remove a Creature from your space without a fight, and without Experience or treasure."""
    options = [("remove", creature) for creature in creatures_here(table, hero)]
    answer: Option = yield Question(hero.seat, "destroy", options, "scroll_of_destruction")
    creature = str(answer[1])
    remove_creature(table, hero.space, creature)
    discard_hoard(table, creature)
    table.note("removed", hero.seat, creature)
    if table.phase == "fight":
        table.phase = "arrive"
    elif table.battle is not None and table.battle.creature == creature:
        table.battle = None
        table.phase = "after"


def _no_rare_item(table: Table, _hero: Hero) -> Reason | None:
    if table.rare_deck or table.rare_discard:
        return None
    return because("no_rare_item_left", "R-019")


@special(SCROLLS, _no_rare_item)
def scroll_of_wishes(table: Table, hero: Hero) -> Step:
    """Search the Rare Items and their discard pile, take one, and shuffle the deck."""
    options = [("take", item) for item in sorted(table.rare_deck + table.rare_discard)]
    answer: Option = yield Question(hero.seat, "wish", options, "scroll_of_wishes")
    item = str(answer[1])
    pile = table.rare_deck if item in table.rare_deck else table.rare_discard
    pile.remove(item)
    hero.items.append(item)
    table.note("found", hero.seat, item)
    table.chance.shuffle(table.rare_deck)
