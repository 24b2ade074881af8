"""Decks and discard piles (R-013, R-017, R-019, R-020). The top of a deck is the end of its
list."""

from fabletop.core.chance import Chance
from fabletop.games.prophecy.printed.cards import ARTIFACT
from fabletop.games.prophecy.state import Hero, Table


def next_of(table: Table, deck: list[str], discard: list[str]) -> str | None:
    """The next card; None if there is none left."""
    return table.chance.draw(deck) if deck or replenish(table, deck, discard) else None


def mix(cards: list[str], luck: Chance) -> None:
    """Shuffle into an order that does not depend on the present one."""
    cards.sort()
    luck.shuffle(cards)


def replenish(table: Table, deck: list[str], discard: list[str]) -> bool:
    """Rebuild an empty deck from its discard pile; False if that is empty, too."""
    if not deck and discard:
        deck.extend(discard)
        discard.clear()
        table.chance.shuffle(deck)
    return bool(deck)


def next_chance_card(table: Table) -> str | None:
    return table.chance.draw(table.chance_deck) if is_chance_left(table) else None


def is_chance_left(table: Table) -> bool:
    """Whether there is a next Chance card. An empty deck is rebuilt, unless the game ends because
    it has run out."""
    if table.chance_deck:
        return True
    for act in table.parts.exhausted:
        act(table)
    if table.ended_by:
        return False
    return replenish(table, table.chance_deck, table.chance_discard)


def look_at(table: Table, deck: list[str], count: int) -> list[str]:
    """The top cards of a deck, the uppermost last; they stay in place."""
    first = max(0, len(deck) - count)
    for place in range(len(deck) - 1, first - 1, -1):
        other = deck.index(table.chance.drawn(deck[place]))
        deck[place], deck[other] = deck[other], deck[place]
    return deck[first:]


def next_adventure(table: Table) -> str | None:
    return next_of(table, table.adventure_deck, table.adventure_discard)


def next_item(table: Table, deck: str) -> str | None:
    if deck == "common":
        return next_of(table, table.common_deck, table.common_discard)
    return next_of(table, table.rare_deck, table.rare_discard)


def find_item(table: Table, hero: Hero, deck: str) -> str | None:
    """Draw an Item for a hero (R-119)."""
    item = next_item(table, deck)
    if item is not None:
        hero.items.append(item)
        table.note("found", hero.seat, item)
    return item


def discard_item(table: Table, item: str) -> None:
    """Put it on its discard pile. A Stone in it goes to its own pile, an Item found in a Realm
    leaves the game (W-136), and parts of the game may have their own piles."""
    if table.doubled == item:
        table.doubled = ""
        for act in table.parts.copy_gone:
            act(table)
        return
    if item in table.damaged:
        table.damaged.remove(item)
    table.adjusted.pop(item, None)
    stone = table.stones.pop(item, "")
    if stone:
        discard_item(table, stone)
    card = table.box.items[item]
    if card.part in table.box.realms:
        table.removed.append(item)
    elif card.deck == "common":
        table.common_discard.append(item)
    elif card.deck in table.parts.piles:
        table.parts.piles[card.deck](table, item)
    else:
        table.rare_discard.append(item)


def give_up_item(table: Table, hero: Hero, item: str) -> None:
    """Move an Item from a hero to its discard pile."""
    hero.items.remove(item)
    if not table.is_copy(hero):
        discard_item(table, item)


def give_up_kept(table: Table, hero: Hero, card: str) -> None:
    """Use up an Adventure card that she kept."""
    hero.kept.remove(card)
    if not table.is_copy(hero):
        discard_adventure(table, card)


def ordinary(table: Table, items: list[str]) -> list[str]:
    """Items without Artifacts, which cannot be discarded, sold, damaged, destroyed or stolen by
    Creatures (R-202)."""
    return [item for item in items if table.box.items[item].deck != ARTIFACT]


def within_reach(table: Table, hero: Hero) -> list[str]:
    """Her Items that can be stolen or destroyed; only the Astral Satchel, if she has it (W-259)."""
    return [name for name in hero.items if table.box.items[name].params.guards_items] or hero.items


def distinct(items: list[str]) -> list[str]:
    """Each Item once: the Unlicensed Alchemist may be a second copy of one."""
    return list(dict.fromkeys(items)) if len(items) > 1 else items


def damage_item(table: Table, hero: Hero, item: str) -> None:
    """A damaged Item lies face down and is unusable until repaired (R-156)."""
    card = table.box.items[item]
    if item not in table.damaged and card.deck != ARTIFACT and not card.unbreakable:
        table.damaged.append(item)
        table.note("damaged", hero.seat, item)


def under_its_deck(table: Table, ability: str) -> None:
    """Abilities have no discard pile (R-020). Those of a Realm go back to its own deck (W-076); its
    lore leaves the game (W-145)."""
    card = table.box.abilities[ability]
    if card.world:
        table.parts.ability_decks[card.world](table).insert(0, ability)
    elif card.guild:
        table.ability_decks[card.guild].insert(0, ability)
    else:
        table.removed.append(ability)


def discard_adventure(table: Table, card: str) -> None:
    """Put it on the discard pile; a card of a Realm leaves the game (W-130, W-137)."""
    found = table.box.creatures.get(card) or table.box.opportunities[card]
    (table.removed if found.part in table.box.realms else table.adventure_discard).append(card)
    forgive(table, card)


def forgive(table: Table, creature: str) -> None:
    """A Goblin's grudge ends when the Creature that beat her is gone."""
    for hero in table.heroes:
        if creature in hero.grudges:
            hero.grudges.remove(creature)


def uncover(table: Table, space: int) -> None:
    """Turn up the face-down card of a space (R-098)."""
    card = table.face_down[space]
    table.face_down[space] = ""
    table.adventures[space].append(card)
    table.fresh.append(card)
    table.chance.reveal(card)
    table.note("uncovered", card, table.box.board.ids[space])


def remove_creature(table: Table, space: int, creature: str) -> None:
    """Put a beaten or destroyed Creature on the discard pile."""
    lift_creature(table, space, creature)
    discard_adventure(table, creature)


def lift_creature(table: Table, space: int, creature: str) -> None:
    """Take a Creature out of its space. A face-down card never lies alone: it is turned up when
    nothing is left above it (R-063)."""
    table.adventures[space].remove(creature)
    if table.face_down and table.face_down[space] and not table.adventures[space]:
        uncover(table, space)


def discard_hoard(table: Table, creature: str) -> None:
    """Goods under a Creature that nobody has beaten go to the discard piles and the bank."""
    for item in table.hoards.pop(creature, ()):
        discard_item(table, item)
    table.hoarded_gold.pop(creature, None)
