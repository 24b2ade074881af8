"""What a winner can do with some beaten Creatures: if spared, the Returned shows a plane and the
Weird Sisters show the future; the Demon of Greed sells treasure for Health; the Soul Collector
harms another character (W-246, W-288)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.expansions.adventures.pieces import promise
from fabletop.games.prophecy.printed.cards import Creature
from fabletop.games.prophecy.rules.battle.after_creature import earned
from fabletop.games.prophecy.rules.battle.hoards import next_after_victory
from fabletop.games.prophecy.rules.hero.body import (
    gain_experience,
    lose_magic,
    pay_health,
    recharge,
    spare_health,
)
from fabletop.games.prophecy.rules.planes.planes import next_hidden
from fabletop.games.prophecy.rules.table.decks import find_item
from fabletop.games.prophecy.state import Hero, Plane, Table

SPARED: Final[tuple[str, ...]] = ("spared_look", "spared_fate")
"""The traits of Creatures that can be spared."""

TAKE_EXPERIENCE: Final[Option] = ("take_experience",)
SPARE: Final[Option] = ("let_go",)
ENOUGH: Final[Option] = ("done",)


def can_be_bribed(table: Table, hero: Hero, _creature: Creature) -> str:
    """The phase of the trade, if she has Health to spare and there are Rare Items left."""
    has_items = table.rare_deck or table.rare_discard
    return "greed" if has_items and spare_health(table, hero) else ""


def spare(table: Table, hero: Hero) -> Step:
    """Choose between the Experience and what the Creature knows."""
    creature = table.box.creatures[table.robber]
    options: list[Option] = [TAKE_EXPERIENCE]
    options += _planes_to_see(table, hero) if creature.special.spared_look else [SPARE]
    answer: Option = yield Question(hero.seat, "spare", options, creature.id)
    table.robber = ""
    table.phase = next_after_victory(table)
    if answer == TAKE_EXPERIENCE:
        gain_experience(table, hero, earned(table, hero, creature.experience))
        return
    table.note("mercy", hero.seat, creature.id)
    if answer == SPARE:
        promise(hero, True)
    else:
        look_into(table, hero, str(answer[1]))


def _planes_to_see(table: Table, hero: Hero) -> list[Option]:
    """Planes with face-down cards that she does not know yet."""
    return [
        ("look", printed.id)
        for printed, plane in zip(table.box.board.planes, table.planes, strict=True)
        if next_hidden(plane) and printed.id not in hero.seen
    ]


def look_into(table: Table, hero: Hero, name: str) -> None:
    """Everybody sees which plane she looks into, but only she sees the cards (W-227)."""
    table.note("peeked", hero.seat, name)
    learn_of(table, hero, name)


def learn_of(table: Table, hero: Hero, name: str) -> None:
    """She learns which cards lie face down in a plane, by looking or from another player."""
    hero.seen.append(name)
    for card in face_down(table.planes[table.box.board.plane_index[name]]):
        table.chance.reveal(card)
        table.whisper(hero.seat, "seen", hero.seat, card, name)


def face_down(plane: Plane) -> list[str]:
    cards = (plane.lesser, plane.greater, *plane.artifacts)
    return [card for card in cards if card and card not in plane.shown]


def greed(table: Table, hero: Hero) -> Step:
    """Trade any amount of Health for as many Rare Items."""
    most = min(spare_health(table, hero), len(table.rare_deck) + len(table.rare_discard))
    options: list[Option] = [("sacrifice", n) for n in range(1, most + 1)]
    answer: Option = yield Question(hero.seat, "greed", [*options, ENOUGH], table.robber)
    table.robber = ""
    table.phase = next_after_victory(table)
    if answer == ENOUGH:
        return
    pay_health(table, hero, int(answer[1]))
    for _ in range(int(answer[1])):
        find_item(table, hero, "rare")


def soul(table: Table, hero: Hero) -> Step:
    """Another character, anywhere, loses Magic; the winner recharges as much."""
    creature = table.box.creatures[table.robber]
    others = [other for other in table.heroes if other.present and other is not hero]
    options: list[Option] = [("drain", other.character) for other in others if other.magic]
    answer: Option = yield Question(hero.seat, "soul", [*options, ENOUGH], creature.id)
    table.robber = ""
    table.phase = next_after_victory(table)
    if answer == ENOUGH:
        return
    victim = next(other for other in others if other.character == answer[1])
    table.note("soul_stolen", hero.seat, victim.seat)
    resisted = yield from table.parts.resisted(table, victim, creature.id)
    if not resisted:
        lost = min(victim.magic, creature.special.soul_magic)
        lose_magic(table, victim, lost)
        recharge(table, hero, lost)
