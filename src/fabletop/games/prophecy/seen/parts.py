"""What a seat may see of the expansions: the Island, the Realms, and what heroes have from them."""

from fabletop.core.game import View
from fabletop.games.prophecy.expansions.all_parts import boards
from fabletop.games.prophecy.expansions.water.sea_lord import AT_HOME, SEA_LORD
from fabletop.games.prophecy.rules.battle.totals import kinds_of_hero
from fabletop.games.prophecy.rules.turn.end_of_turn import ability_limit, item_limit
from fabletop.games.prophecy.state import NOBODY, Hero, Realm, Table

FACE_DOWN = "?"
"""A card whose back alone is visible."""


def table_of_parts(table: Table, seat: int | None) -> View:
    return {
        "options": dict(table.options),
        "boards": list(boards(table.options)),
        "ability_board": has_ability_board(table),
        "power_up": table.power_up,
        "at_home": {SEA_LORD: AT_HOME} if table.ending == SEA_LORD else {},
        "island": _island(table, seat),
        "realms": {name: _realm(table, realm) for name, realm in table.realms.items()},
        "removed": table.removed[:],
        "storms": table.storms[:],
        "strokes": table.strokes,
        "frozen": table.frozen,
        "used_up": table.used_up,
        "doubled": table.doubled,
        "riddle": table.riddle[:],
        "caches": {space: items[:] for space, items in table.caches.items()},
        "races": len(table.races),
        "known": _known(table, seat),
    }


def has_ability_board(table: Table) -> bool:
    """Whether the Ability decks have a board of their own: always with the Island, which covers
    their place (W-010), otherwise if the table wants it (W-053)."""
    return table.island is not None or table.options["ability_board"] == "yes"


def _island(table: Table, seat: int | None) -> View | None:
    """Decks are shown by their size; only the digger sees what she has drawn (W-190)."""
    island = table.island
    if island is None:
        return None
    own = seat == table.active
    return {
        "fragments": len(island.fragments),
        "fragment_discard": len(island.fragment_discard),
        "found": dict(island.found),
        "treasures": len(island.treasures),
        "open": island.open[:],
        "drawn": island.drawn[:] if own else [FACE_DOWN] * len(island.drawn),
    }


def _realm(table: Table, realm: Realm) -> View:
    board = table.box.board
    return {
        "plane": board.planes[realm.plane].id,
        "gate": "" if realm.gate == NOBODY else board.planes[realm.gate].id,
        "entrance": board.ids[realm.entrance],
        "goal": board.ids[realm.goal],
        "closed": realm.closed,
        "prizes": realm.prizes,
        "abilities": len(realm.abilities),
        "markers": dict(realm.markers),
        "reveals": realm.reveals,
        "drift": realm.drift,
    }


def _known(table: Table, seat: int | None) -> dict[str, list[str]]:
    """The face-down cards that a seat has looked at, by space or plane."""
    if seat is None:
        return {}
    board = table.box.board
    known: dict[str, list[str]] = {}
    for place in table.heroes[seat].seen:
        if place in board.plane_index:
            plane = table.planes[board.plane_index[place]]
            cards = [card for card in (plane.lesser, plane.greater, *plane.artifacts) if card]
            known[place] = [card for card in cards if card not in plane.shown]
        elif table.face_down[board.index[place]]:
            known[place] = [table.face_down[board.index[place]]]
    return known


def hero_of_parts(table: Table, hero: Hero) -> View:
    """What a hero has from the expansions."""
    stones, work = table.stones, table.adjusted
    return {
        "race": hero.race,
        "kinds": list(kinds_of_hero(table, hero)),
        "away": hero.away,
        "bubbles": hero.bubbles,
        "spent_bubbles": hero.spent_bubbles,
        "stuck": hero.stuck,
        "fame": hero.fame,
        "hoard": hero.hoard,
        "grudges": hero.grudges[:],
        "maps": len(hero.maps),
        "prizes": hero.prizes[:],
        "foretold": hero.foretold[:],
        "tome_asleep": hero.tome_asleep,
        "stones": {item: stones[item] for item in hero.items if item in stones} if stones else {},
        "adjusted": {item: work[item] for item in hero.items if item in work} if work else {},
        "most_red": hero.most_red,
        "most_blue": hero.most_blue,
        "item_limit": item_limit(table, hero),
        "ability_limit": ability_limit(table, hero),
    }
