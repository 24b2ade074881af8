"""What must be true at every moment: every card in exactly one place, nothing negative, limits."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain

from fabletop.core.chance import Chance
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.rules.body import MOST_BLUE, MOST_RED
from fabletop.games.prophecy.rules.setup import new_table
from fabletop.games.prophecy.state import NOWHERE, Hero, Table


def broken(table: Table) -> list[str]:
    if table.phase == "setup":
        return []
    problems = [*_cards(table), *_spaces(table)]
    for hero in table.heroes:
        problems += [f"seat {hero.seat}: {problem}" for problem in _hero(hero)]
    return problems


def _cards(table: Table) -> Iterable[str]:
    whole, there = _whole(table.box, table.version, table.profile), Counter(all_cards(table))
    if dict(whole) != dict(there):  # comparing counters is slow
        yield f"cards lost: {dict(whole - there)}, cards too many: {dict(there - whole)}"
    owned = {item for hero in table.heroes for item in hero.items}
    owned |= {item for items in table.hoards.values() for item in items}
    if not set(table.damaged) <= owned or len(set(table.damaged)) != len(table.damaged):
        yield f"damaged Items that nobody has: {table.damaged}"


@cache
def _whole(box: Box, version: str, profile: str) -> Counter[str]:
    """Every card that the game is played with."""
    fresh = new_table(box, Chance.seeded(0), seats=0, version=version, profile=profile)
    return Counter(all_cards(fresh))


def all_cards(table: Table) -> Iterable[str]:
    """The cards of all piles and hands, wherever they lie."""
    piles: list[list[str]] = [
        table.chance_deck,
        table.chance_discard,
        table.adventure_deck,
        table.adventure_discard,
        table.common_deck,
        table.common_discard,
        table.rare_deck,
        table.rare_discard,
        table.character_deck,
        table.market,
        table.aside,
        *table.adventures,
        *table.goods.values(),
        *table.hoards.values(),
        *table.ability_decks.values(),
    ]
    for hero in table.heroes:
        piles += [hero.items, hero.certificates, hero.kept]
        if hero.character:
            piles.append([hero.character])
    return chain.from_iterable(piles)


def _spaces(table: Table) -> Iterable[str]:
    for space, cards in zip(table.box.board.spaces, table.adventures, strict=True):
        if len(cards) > 1:
            yield f"{space.id} holds {len(cards)} Adventure cards"
        if cards and not table.box.board.wild[table.box.board.index[space.id]]:
            yield f"{space.id} can hold no Adventure card"
    if any(gold <= 0 for gold in table.hoarded_gold.values()):
        yield f"hoarded Gold is {table.hoarded_gold}"


def _hero(hero: Hero) -> Iterable[str]:
    for name in ("health", "wounds", "magic", "drained", "gold", "experience"):
        if getattr(hero, name) < 0:
            yield f"{name} is {getattr(hero, name)}"
    if hero.health + hero.wounds > MOST_RED:
        yield f"{hero.health + hero.wounds} red cubes"
    if hero.magic + hero.drained > MOST_BLUE:
        yield f"{hero.magic + hero.drained} blue cubes"
    if hero.alive == (hero.space == NOWHERE):
        yield f"alive is {hero.alive} in space {hero.space}"
