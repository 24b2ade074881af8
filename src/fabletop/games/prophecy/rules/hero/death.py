"""Death (R-121, R-143 to R-147, R-151): who inherits, and what stays in place."""

from fabletop.games.prophecy.printed.cards import ARTIFACT
from fabletop.games.prophecy.rules.table.decks import (
    discard_adventure,
    discard_item,
    under_its_deck,
)
from fabletop.games.prophecy.state import NOBODY, NOWHERE, Hero, Table


def die(table: Table, hero: Hero, *, by: int = NOBODY) -> None:
    """If a character killed her in battle, the winner inherits. Otherwise Gold goes to the bank and
    Items to the discard piles, but Artifacts stay where the hero died; in a Realm they always do
    (W-168). A Doppelganger neither dies nor inherits (W-282, W-283)."""
    copied = table.copied()
    if copied != NOBODY:
        if copied == hero.seat:
            return
        by = NOBODY
    table.note("died", hero.seat)
    world = table.world_of(hero)
    if by == NOBODY or world is not None:
        _drop_artifacts(table, hero)
    if by == NOBODY:
        for item in hero.items:
            discard_item(table, item)
    else:
        heir = table.heroes[by]
        heir.items += hero.items
        heir.gold += hero.gold
        table.note("inherited", heir.seat, hero.seat)
    if world is not None:
        world.leave(table, hero)
    for lose_more in table.parts.died:
        lose_more(table, hero)
    for card in hero.kept:
        discard_adventure(table, card)
    table.chance.shuffle(hero.abilities)
    for ability in hero.abilities:
        under_its_deck(table, ability)
    hero.alive = hero.lodging = False
    hero.out = not table.standard or bool(table.stage)
    hero.space = NOWHERE
    hero.gold = hero.asleep = 0
    hero.strength_this_turn = hero.willpower_this_turn = hero.battle_this_turn = 0
    hero.items, hero.kept, hero.abilities = [], [], []
    hero.prizes, hero.seen, hero.grudges = [], [], []
    hero.hoard = 0
    hero.away = ""


def _drop_artifacts(table: Table, hero: Hero) -> None:
    """Artifacts stay in her space, or in the plane that she was attacking (R-146, R-147)."""
    for item in [name for name in hero.items if table.box.items[name].deck == ARTIFACT]:
        hero.items.remove(item)
        if table.assault != NOBODY and hero.seat == table.active:
            plane = table.planes[table.assault]
            plane.artifacts += (item,)
            plane.shown += (item,)
            table.note("relic", item, table.box.board.planes[table.assault].id)
        else:
            space = table.box.board.ids[hero.space]
            table.relics.setdefault(space, []).append(item)
            table.note("relic", item, space)
