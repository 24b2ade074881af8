"""Secret Hideouts, an Ability of the cooperative game: Items are left in a space and fetched again,
before or after the movement, each at most once per turn. Everybody sees where they are, but only a
hero with the Ability can fetch them. Artifacts cannot be left."""

from typing import Final

from fabletop.core.question import Option, Step
from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.rules.table.decks import distinct, ordinary
from fabletop.games.prophecy.state import NOBODY, Hero, Table

STASH: Final = "stash"
FETCH: Final = "fetch"


def hideout_options(table: Table, hero: Hero) -> list[Option]:
    abilities = table.box.abilities
    if table.assault != NOBODY or not any(abilities[n].params.hideouts for n in hero.abilities):
        return []
    own = [item for item in distinct(ordinary(table, hero.items)) if item != table.doubled]
    hidden = fellowship(table).caches.get(table.box.board.ids[hero.space], [])
    options: list[Option] = [(STASH, item) for item in own if _mark(item) not in table.spent]
    return options + [(FETCH, item) for item in hidden if _mark(item) not in table.spent]


def _mark(item: str) -> str:
    return f"hidden {item}"


def stash(table: Table, hero: Hero, answer: Option) -> Step:
    item, space = str(answer[1]), table.box.board.ids[hero.space]
    hero.items.remove(item)
    fellowship(table).caches.setdefault(space, []).append(item)
    table.spent.append(_mark(item))
    table.note("stashed", hero.seat, item, space)
    yield from ()


def fetch(table: Table, hero: Hero, answer: Option) -> Step:
    item, space = str(answer[1]), table.box.board.ids[hero.space]
    caches = fellowship(table).caches
    caches[space].remove(item)
    if not caches[space]:
        del caches[space]
    hero.items.append(item)
    table.spent.append(_mark(item))
    table.note("fetched", hero.seat, item, space)
    yield from ()
