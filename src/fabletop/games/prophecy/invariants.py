"""What must be true at every moment: every card in exactly one place, nothing negative, limits."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from fabletop.core.chance import Chance
from fabletop.core.plugins import cached_boxes
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.expansions.adventures.opportunities import ALCHEMIST
from fabletop.games.prophecy.expansions.adventures.pieces import masquerade
from fabletop.games.prophecy.expansions.all_parts import compose
from fabletop.games.prophecy.expansions.water.pieces import NAME as WATER
from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.printed.cards import ARTIFACT
from fabletop.games.prophecy.rules.places.training import ON_OFFER
from fabletop.games.prophecy.rules.planes.artifacts import to_win
from fabletop.games.prophecy.rules.table.setup import new_table
from fabletop.games.prophecy.state import NOBODY, NOWHERE, Hero, Table


def broken(table: Table) -> list[str]:
    if table.phase == "setup":
        return []
    if table.phase in ("draft", "race_draft"):
        return list(_cards(table))
    problems = [*_cards(table), *_spaces(table), *_standard(table)]
    for hero in table.heroes:
        problems += [f"seat {hero.seat}: {problem}" for problem in _hero(hero)]
    return problems


def _cards(table: Table) -> Iterable[str]:
    whole, there = _whole_game(table), Counter(all_cards(table))
    if table.doubled:  # the Unlicensed Alchemist lies on the table as this Item (W-287)
        there[table.doubled] -= 1
        there[ALCHEMIST] += 1
    if dict(whole) != dict(there):  # comparing counters is slow
        yield f"cards lost: {dict(whole - there)}, cards too many: {dict(there - whole)}"
    owned = {item for hero in table.heroes for item in hero.items}
    owned |= {item for items in table.hoards.values() for item in items}
    owned |= {item for pieces in table.pieces.values() for item in pieces.cards()}
    if not set(table.damaged) <= owned or len(set(table.damaged)) != len(table.damaged):
        yield f"damaged Items that nobody has: {table.damaged}"


def _whole_game(table: Table) -> Counter[str]:
    return _whole(table.box, tuple(table.options.items()), len(table.heroes))


@cached_boxes
def _whole(box: Box, options: tuple[tuple[str, str], ...], seats: int) -> Counter[str]:
    """Every card of this game."""
    chosen = dict(options)
    fresh = new_table(box, compose(chosen), Chance.seeded(0), seats=seats, options=chosen)
    return Counter(all_cards(fresh))


def all_cards(table: Table) -> Iterable[str]:
    """The cards of all piles and hands, wherever they are."""
    piles: list[Iterable[str]] = [
        table.chance_deck,
        table.chance_discard,
        table.adventure_deck,
        table.adventure_discard,
        table.common_deck,
        table.common_discard,
        table.rare_deck,
        table.rare_discard,
        table.character_deck,
        table.fallen,
        table.market,
        table.aside,
        *table.adventures,
        *table.goods.values(),
        *table.hoards.values(),
        *table.ability_decks.values(),
        *table.training.values(),
        *table.relics.values(),
        *table.drafts,
        table.beaten,
        table.boxed,
        table.removed,
        list(table.stones.values()),
        [card for card in table.face_down if card],
    ]
    for plane in table.planes:
        piles += [list(plane.artifacts), [card for card in (plane.lesser, plane.greater) if card]]
    for realm in table.realms.values():
        piles.append(realm.abilities)
    piles += [pieces.cards() for pieces in table.pieces.values()]
    for hero in _originals(table):
        piles += [hero.items, hero.abilities, hero.certificates, hero.kept]
        piles += [own.cards() for own in hero.belongings.values()]
        if hero.race:
            piles.append([hero.race])
        if hero.character:
            piles.append([hero.character])
    return chain.from_iterable(piles)


def _originals(table: Table) -> Iterable[Hero]:
    """All heroes, and instead of a copy the hero that was copied."""
    copied = table.copied()
    if copied == NOBODY:
        return table.heroes
    double = masquerade(table).double
    return [double if double and hero.seat == copied else hero for hero in table.heroes]


def _spaces(table: Table) -> Iterable[str]:
    board = table.box.board
    lying = zip(board.spaces, table.adventures, table.face_down or board.bare, strict=True)
    for space, cards, face_down in lying:
        if not cards and not face_down:
            continue
        if len(cards) + bool(face_down) > (2 if table.standard else 1):
            yield f"{space.id} holds too many Adventure cards: {cards} {face_down}"
        if space.world:
            continue
        if face_down and not cards:
            yield f"{space.id} holds a face-down Adventure card and none above it"
        if cards and not board.wild[board.index[space.id]]:
            yield f"{space.id} can hold no Adventure card"
    if any(gold <= 0 for gold in table.hoarded_gold.values()):
        yield f"hoarded Gold is {table.hoarded_gold}"


def _standard(table: Table) -> Iterable[str]:
    """Guilds, planes, and the data of a battle or a turn."""
    for guild, abilities in table.training.items():
        if len(abilities) > ON_OFFER:
            yield f"{guild} offers {len(abilities)} Abilities"
    for plane, there in zip(table.box.board.planes, table.planes, strict=False):
        if to_win(table):
            if there.lesser and not there.greater and there.lesser not in table.box.gates:
                yield f"{plane.id} has lost its Greater Guardian before the Lesser"
            if bool(there.greater) != bool(there.artifacts):
                yield f"{plane.id} holds {there.artifacts} behind {there.greater!r}"
        cards = (there.lesser, there.greater, *there.artifacts)
        if not set(there.shown) - set(table.beaten) <= set(cards):
            yield f"{plane.id} shows {there.shown}, which do not lie there"
    if any(table.box.items[item].deck == ARTIFACT for item in table.damaged):
        yield f"a damaged Artifact: {table.damaged}"
    if table.battle and not 0 <= table.battle.acting <= 1:
        yield f"acting in battle: {table.battle.acting}"


def _hero(hero: Hero) -> Iterable[str]:
    for name in ("health", "wounds", "magic", "drained", "gold", "experience", "hoard"):
        if getattr(hero, name) < 0:
            yield f"{name} is {getattr(hero, name)}"
    if WATER in hero.belongings and diver(hero).bubbles < 0:
        yield f"bubbles is {diver(hero).bubbles}"
    if hero.health + hero.wounds > hero.most_red:
        yield f"{hero.health + hero.wounds} red cubes"
    if hero.magic + hero.drained > hero.most_blue:
        yield f"{hero.magic + hero.drained} blue cubes"
    if hero.present == (hero.space == NOWHERE):
        yield f"alive is {hero.alive} in space {hero.space}"
