"""Decks and discard piles (R-013, R-017, R-019, R-020). The top of a deck is the end of its
list."""

from fabletop.games.prophecy.printed import ARTIFACT
from fabletop.games.prophecy.state import Hero, Table


def _next(table: Table, deck: list[str], discard: list[str]) -> str | None:
    """The next card; an exhausted deck is rebuilt from its discards."""
    if not deck:
        if not discard:
            return None
        deck.extend(discard)
        discard.clear()
        table.chance.shuffle(deck)
    return table.chance.draw(deck)


def next_chance_card(table: Table) -> str | None:
    return _next(table, table.chance_deck, table.chance_discard)


def next_adventure(table: Table) -> str | None:
    return _next(table, table.adventure_deck, table.adventure_discard)


def next_item(table: Table, deck: str) -> str | None:
    if deck == "common":
        return _next(table, table.common_deck, table.common_discard)
    return _next(table, table.rare_deck, table.rare_discard)


def find_item(table: Table, hero: Hero, deck: str) -> str | None:
    """Draw an Item for a hero (R-119)."""
    item = next_item(table, deck)
    if item is not None:
        hero.items.append(item)
        table.note("found", hero.seat, item)
    return item


def discard_item(table: Table, item: str) -> None:
    if item in table.damaged:
        table.damaged.remove(item)
    if table.box.items[item].deck == "common":
        table.common_discard.append(item)
    else:
        table.rare_discard.append(item)


def give_up_item(table: Table, hero: Hero, item: str) -> None:
    """An Item leaves a hero for its discard pile."""
    hero.items.remove(item)
    discard_item(table, item)


def ordinary(table: Table, items: list[str]) -> list[str]:
    """Items that are no Artifacts, which can be neither discarded, sold, damaged, destroyed nor
    stolen by Creatures (R-202)."""
    return [item for item in items if table.box.items[item].deck != ARTIFACT]


def damage_item(table: Table, hero: Hero, item: str) -> None:
    """A damaged Item lies face down and is unusable until repaired (R-156)."""
    if item not in table.damaged and table.box.items[item].deck != ARTIFACT:
        table.damaged.append(item)
        table.note("damaged", hero.seat, item)


def under_its_deck(table: Table, ability: str) -> None:
    """Abilities have no discard pile (R-020)."""
    table.ability_decks[table.box.abilities[ability].guild].insert(0, ability)


def discard_opportunity(table: Table, card: str) -> None:
    table.adventure_discard.append(card)


def uncover(table: Table, space: int) -> None:
    """The face-down card of a space is turned up when somebody arrives or stays (R-098)."""
    card = table.face_down[space]
    table.face_down[space] = ""
    table.adventures[space].append(card)
    table.fresh.append(card)
    table.chance.reveal(card)
    table.note("uncovered", card, table.box.board.ids[space])


def remove_creature(table: Table, space: int, creature: str) -> None:
    """A beaten or destroyed Creature goes to the discards. A face-down card never lies alone: it
    is turned up when nothing is left above it (R-063)."""
    table.adventures[space].remove(creature)
    table.adventure_discard.append(creature)
    if table.face_down and table.face_down[space] and not table.adventures[space]:
        uncover(table, space)


def discard_hoard(table: Table, creature: str) -> None:
    """What lay under a Creature that nobody conquered goes to the discards and the bank."""
    for item in table.hoards.pop(creature, ()):
        discard_item(table, item)
    table.hoarded_gold.pop(creature, None)
