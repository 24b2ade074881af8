"""What a seat may see, listed explicitly. Hidden: the order of the decks, the faces of the
Certificates, face-down cards in spaces and planes, the others' cards of the draft, Treasures drawn
by another hero, future luck. Everything else that matters is public."""

from fabletop.core.game import View
from fabletop.games.prophecy.ranking import ranking
from fabletop.games.prophecy.rules.battle.totals import foe_parts, hero_parts, total
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.hero.body import strength, willpower
from fabletop.games.prophecy.rules.planes.artifacts import to_win
from fabletop.games.prophecy.rules.planes.planes import is_closed
from fabletop.games.prophecy.seen.parts import FACE_DOWN, hero_of_parts, table_of_parts
from fabletop.games.prophecy.state import NOBODY, NOWHERE, Battle, Hero, Side, Table


def view(table: Table, seat: int | None) -> View:
    return {
        "game": "prophecy",
        "version": version(table),
        "ending": table.ending,
        "to_win": to_win(table),
        "teams": table.teams,
        "stage": table.stage,
        "cards": table.box.corrections,
        "seat": seat,
        "phase": table.phase,
        "round": table.round,
        "turn": table.turn,
        "extra_turns": table.extra_turns,
        "active": table.active,
        "first": table.first,
        "draft": table.drafts[seat][:] if seat is not None and table.drafts else [],
        "heroes": [_hero(table, hero) for hero in table.heroes],
        "spaces": _spaces(table),
        "planes": [_plane(table, number) for number in range(len(table.planes))],
        "beaten": table.beaten[:],
        "fallen": table.fallen[:],
        "assault": "" if table.assault == NOBODY else table.box.board.planes[table.assault].id,
        "movements": table.movements,
        "credit": table.credit,
        "offer": _offer(table),
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
        "ability_decks": {guild: len(deck) for guild, deck in table.ability_decks.items()},
        "discards": {
            "chance": table.chance_discard[:],
            "adventure": table.adventure_discard[:],
            "common": table.common_discard[:],
            "rare": table.rare_discard[:],
        },
        **table_of_parts(table, seat),
        "result": _result(table),
    }


def version(table: Table) -> str:
    return "standard" if table.standard else "basic"


def _plane(table: Table, number: int) -> View:
    """The id of a face-up card, "?" for a face-down one, and "" if it is gone."""
    plane, printed = table.planes[number], table.box.board.planes[number]
    lesser, greater, *artifacts = [
        card if not card or card in plane.shown else FACE_DOWN
        for card in (plane.lesser, plane.greater, *plane.artifacts)
    ]
    return {
        "id": printed.id,
        "guild": printed.guild,
        "adjacent": list(printed.adjacent),
        "closed": is_closed(table, plane),
        "lesser": lesser,
        "greater": greater,
        "artifacts": artifacts,
    }


def _offer(table: Table) -> View | None:
    offer = table.offer
    if offer is None:
        return None
    return {
        "proposer": offer.proposer,
        "partner": offer.partner,
        "gives": offer.gives[:],
        "gives_gold": offer.gives_gold,
        "takes": offer.takes[:],
        "takes_gold": offer.takes_gold,
        "gives_more": dict(offer.gives_more),
        "takes_more": dict(offer.takes_more),
        "tells": offer.tells[:],
        "hears": offer.hears[:],
        "gives_maps": offer.gives_maps,
        "takes_maps": offer.takes_maps,
    }


def _hero(table: Table, hero: Hero) -> View:
    if not hero.character:
        undrafted: View = {"seat": hero.seat, "character": "", "race": hero.race}
        return undrafted | {"alive": True, "out": False, "space": ""}
    return {
        "seat": hero.seat,
        "character": hero.character,
        "alive": hero.alive,
        "out": hero.out,
        "lodging": hero.lodging,
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
        "strength_this_turn": hero.strength_this_turn,
        "willpower_this_turn": hero.willpower_this_turn,
        "battle_this_turn": hero.battle_this_turn,
        "items": hero.items[:],
        "artifacts": artifacts(table, hero),
        "abilities": hero.abilities[:],
        "used": hero.used[:],
        "asleep": hero.asleep,
        "damaged": [item for item in hero.items if item in table.damaged] if table.damaged else [],
        "certificates": [table.box.abilities[card].guild for card in hero.certificates],
        "kept": hero.kept[:],
        **hero_of_parts(table, hero),
    }


def _spaces(table: Table) -> list[View]:
    """All spaces without cards, then the cards of some of them."""
    board = table.box.board
    spaces: list[View] = [*map(dict.copy, board.faces)]
    for number, cards in enumerate(table.adventures):
        if cards:
            spaces[number]["cards"] = cards[:]
    for number, card in enumerate(table.face_down):
        if card:
            spaces[number]["face_down"] = 1
    for what, lying in (
        ("goods", table.goods),
        ("training", table.training),
        ("relics", table.relics),
    ):
        for space, things in lying.items():
            spaces[board.index[space]][what] = things[:]
    standing: dict[int, list[int]] = {}
    for hero in table.heroes:
        if hero.space != NOWHERE:
            standing.setdefault(hero.space, []).append(hero.seat)
    for number, seats in standing.items():
        spaces[number]["heroes"] = seats
    return spaces


def _battle(table: Table, battle: Battle) -> View:
    """Both sides' totals, source by source, before the dice."""
    hero = table.heroes[battle.own.seat]
    shown: View = {
        "creature": battle.creature,
        "posed": bool(battle.posed),
        "stake": battle.stake,
        "rival": battle.foe.seat,
        "kind": battle.kind,
        "stages": list(battle.stages),
        "lives": battle.lives,
        "rolls": battle.rolls,
        "used": list(battle.own.used),
        "foe_used": list(battle.foe.used),
        "cast": _cast(battle.own),
        "foe_cast": _cast(battle.foe),
        "alive": battle.alive,
        "acting": battle.acting,
        "winner": battle.winner,
        "own_die": battle.own.die,
        "foe_die": battle.foe.die,
        "own_dice": list(battle.own.dice),
        "foe_dice": list(battle.foe.dice),
    }
    if battle.kind:
        own, foe = hero_parts(table, hero, battle, battle.own), foe_parts(table, battle)
        shown |= {
            "own": [list(part) for part in own],
            "own_total": total(own),
            "foe": [list(part) for part in foe],
            "foe_total": total(foe),
        }
    return shown


def _cast(side: Side) -> list[str]:
    """Spells of this battle and of the next roll."""
    on_weapons = [spell for _, spell in side.charmed]
    return [*side.cast, *on_weapons, *(name for name in side.prayed if name not in side.cast)]


def _result(table: Table) -> View | None:
    if table.phase != "over":
        return None
    result = ranking(table)
    return {
        "places": list(result.places),
        "scores": list(result.scores),
        "ended_by": result.ended_by,
    }
