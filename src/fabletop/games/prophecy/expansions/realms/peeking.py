"""Looking at face-down cards of a Realm on the way in: only the hero knows what she saw, until the
card is turned up. Each look is a separate step, so that its result is stored on the table."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.expansions.realms.realms import gate_of, hidden, realm_of
from fabletop.games.prophecy.rules.battle.abilities import at_work
from fabletop.games.prophecy.state import Hero, Table

ENOUGH: Final[Option] = ("enough",)


def look_around(table: Table, hero: Hero) -> None:
    """Look at as many cards as her Abilities of this Realm allow. Then her turn ends: entering is
    no arrival, and she meets nobody at the entrance (W-087)."""
    name, realm = realm_of(table, hero)
    abilities = [table.box.abilities[ability] for ability in hero.abilities]
    realm.reveals = sum(card.params.peeks for card in abilities if at_work(table, hero, card))
    _next_look(table, hero, name)


def _next_look(table: Table, hero: Hero, realm: str) -> None:
    if table.realms[realm].reveals and _unseen(table, hero, realm):
        table.phase = "peek"
        return
    table.realms[realm].reveals = 0
    table.phase = "after"


def _unseen(table: Table, hero: Hero, realm: str) -> list[str]:
    ids = table.box.board.ids
    return [ids[space] for space in hidden(table, realm) if ids[space] not in hero.seen]


def peek(table: Table, hero: Hero) -> Step:
    """Look at one card, or stop."""
    name, realm = realm_of(table, hero)
    options: list[Option] = [("peek", space) for space in _unseen(table, hero, name)]
    options.append(ENOUGH)
    answer: Option = yield Question(hero.seat, "peek", options, gate_of(table, name).id)
    if answer == ENOUGH:
        realm.reveals = 0
    else:
        realm.reveals -= 1
        space = str(answer[1])
        card = table.face_down[table.box.board.index[space]]
        hero.seen.append(space)
        table.chance.reveal(card)
        table.note("peeked", hero.seat, space)
        table.whisper(hero.seat, "seen", hero.seat, card, space)
    _next_look(table, hero, name)
