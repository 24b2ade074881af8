"""What a seat may see, built by naming it. Hidden: the order of the decks, the faces of the
Certificates, the luck to come. Everything else lies open on the table."""

from fabletop.core.game import View
from fabletop.games.prophecy.ranking import ranking
from fabletop.games.prophecy.rules.body import strength, willpower
from fabletop.games.prophecy.rules.odds import creature_parts, hero_parts, total
from fabletop.games.prophecy.state import NOWHERE, Battle, Hero, Table


def view(table: Table, seat: int | None) -> View:
    return {
        "game": "prophecy",
        "version": table.version,
        "cards": table.box.corrections,
        "seat": seat,
        "phase": table.phase,
        "round": table.round,
        "turn": table.turn,
        "extra_turns": table.extra_turns,
        "active": table.active,
        "first": table.first,
        "heroes": [_hero(table, hero) for hero in table.heroes],
        "spaces": _spaces(table),
        "market": table.market[:],
        "aside": table.aside[:],
        "hoards": {creature: items[:] for creature, items in table.hoards.items()},
        "hoarded_gold": dict(table.hoarded_gold),
        "fresh": table.fresh[:],
        "spent": table.spent[:],
        "battle": _battle(table, table.battle) if table.battle else None,
        "decks": {
            "chance": len(table.chance_deck),
            "adventure": len(table.adventure_deck),
            "common": len(table.common_deck),
            "rare": len(table.rare_deck),
        },
        "discards": {
            "chance": table.chance_discard[:],
            "adventure": table.adventure_discard[:],
            "common": table.common_discard[:],
            "rare": table.rare_discard[:],
        },
        "result": _result(table),
    }


def _hero(table: Table, hero: Hero) -> View:
    return {
        "seat": hero.seat,
        "character": hero.character,
        "alive": hero.alive,
        "space": "" if hero.space == NOWHERE else table.box.board.ids[hero.space],
        "guilds": list(table.character(hero).guilds),
        "strength": strength(table, hero),
        "willpower": willpower(table, hero),
        "health": hero.health,
        "wounds": hero.wounds,
        "magic": hero.magic,
        "drained": hero.drained,
        "gold": hero.gold,
        "experience": hero.experience,
        "items": hero.items[:],
        "damaged": [item for item in hero.items if item in table.damaged],
        "certificates": [table.box.abilities[card].guild for card in hero.certificates],
        "kept": hero.kept[:],
    }


def _spaces(table: Table) -> list[View]:
    standing: dict[int, list[int]] = {}
    for hero in table.heroes:
        standing.setdefault(hero.space, []).append(hero.seat)
    goods = {table.box.board.index[space]: items[:] for space, items in table.goods.items()}
    return [
        {
            **face,
            "cards": cards[:],
            "goods": goods.get(index, []),
            "heroes": standing.get(index, []),
        }
        for index, (face, cards) in enumerate(
            zip(table.box.board.faces, table.adventures, strict=True)
        )
    ]


def _battle(table: Table, battle: Battle) -> View:
    """Both sides' totals, source by source, before the dice."""
    hero = table.heroes[table.active]
    shown: View = {
        "creature": battle.creature,
        "kind": battle.kind,
        "stages": battle.stages[:],
        "lives": battle.lives,
        "rolls": battle.rolls,
        "used": battle.used[:],
        "alive": battle.alive,
        "own_die": battle.own_die if table.phase == "rolled" else battle.own_fixed,
        "foe_die": battle.foe_die if table.phase == "rolled" else battle.foe_fixed,
    }
    if battle.kind:
        own, foe = hero_parts(table, hero, battle), creature_parts(table, hero, battle)
        shown |= {
            "own": [list(part) for part in own],
            "own_total": total(own),
            "foe": [list(part) for part in foe],
            "foe_total": total(foe),
        }
    return shown


def _result(table: Table) -> View | None:
    if table.phase != "over":
        return None
    result = ranking(table)
    return {
        "places": list(result.places),
        "scores": list(result.scores),
        "ended_by": result.ended_by,
    }
