"""What everybody sees of a hero: her card with its cubes, and what lies beside it. The parts in
play fill in what is theirs."""

from fabletop.games.prophecy.rules.battle.totals import kinds_of_hero
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.hero.body import strength, willpower
from fabletop.games.prophecy.rules.turn.end_of_turn import ability_limit, item_limit
from fabletop.games.prophecy.seen.view import HeroView
from fabletop.games.prophecy.state import NOWHERE, Hero, Table


def hero_view(table: Table, hero: Hero, *, limits: bool = True) -> HeroView:
    if not hero.character:
        return without_character(hero)
    stones, work, damaged = table.stones, table.adjusted, table.damaged
    return HeroView(
        hero.seat,
        hero.character,
        hero.alive,
        hero.out,
        hero.lodging,
        "" if hero.space == NOWHERE else table.box.board.ids[hero.space],
        [*table.character(hero).guilds],
        strength(table, hero),
        willpower(table, hero),
        hero.health,
        hero.wounds,
        hero.magic,
        hero.drained,
        hero.gold,
        hero.experience,
        hero.strength_this_turn,
        hero.willpower_this_turn,
        hero.battle_this_turn,
        hero.items[:],
        artifacts(table, hero),
        hero.abilities[:],
        hero.used[:],
        hero.asleep,
        [item for item in hero.items if item in damaged] if damaged else [],
        [table.box.abilities[card].guild for card in hero.certificates],
        hero.kept[:],
        hero.race,
        [*kinds_of_hero(table, hero)],
        hero.away,
        0,
        0,
        False,
        0,
        hero.hoard,
        hero.grudges[:],
        0,
        hero.prizes[:],
        [],
        0,
        {item: stones[item] for item in hero.items if item in stones} if stones else {},
        {item: work[item] for item in hero.items if item in work} if work else {},
        hero.most_red,
        hero.most_blue,
        item_limit(table, hero) if limits else 0,
        ability_limit(table, hero) if limits else 0,
    )


def without_character(hero: Hero) -> HeroView:
    """What is seen of a seat before it has a character."""
    return HeroView(
        hero.seat,
        "",
        True,
        False,
        False,
        "",
        [],
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        [],
        0,
        [],
        [],
        0,
        [],
        [],
        [],
        hero.race,
        [],
        "",
        0,
        0,
        False,
        0,
        0,
        [],
        0,
        [],
        [],
        0,
        {},
        {},
        hero.most_red,
        hero.most_blue,
        0,
        0,
    )
