"""A hero who spared the Weird Sisters chooses her next Chance card: she alone sees the next three,
turns up one and puts the others back in any order."""

from collections.abc import Collection
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.expansions.adventures.pieces import fortune, promise
from fabletop.games.prophecy.rules.table.decks import distinct, is_chance_left
from fabletop.games.prophecy.rules.turn.chance_cards import draw_chance_card
from fabletop.games.prophecy.state import Hero, Table

WEIRD_SISTERS: Final = "weird_sisters"
FATE: Final = "fate"
LATER: Final = "fate_later"


def foresee(table: Table, hero: Hero) -> bool:
    """If they promised it, show her the next cards in secret and set the phase in which she
    chooses; True then, because no card is drawn yet."""
    if not fortune(hero).fate:
        return False
    promise(hero, False)
    table.phase = FATE if is_chance_left(table) else "move"
    for card in coming(table):
        table.chance.reveal(card)
        table.whisper(hero.seat, "foresaw", hero.seat, card)
    return True


def forget_fate(_table: Table, hero: Hero) -> None:
    """Their promise dies with her."""
    promise(hero, False)


def coming(table: Table) -> list[str]:
    """The Chance cards that she sees, the next one first."""
    seen = table.box.creatures[WEIRD_SISTERS].special.spared_fate
    return table.chance_deck[: -seen - 1 : -1]


def fate(table: Table, hero: Hero) -> Step:
    """Choose the card that is turned up."""
    cards = coming(table)
    options: list[Option] = [("next_card", card) for card in distinct(cards)]
    answer: Option = yield Question(hero.seat, "fate", options, WEIRD_SISTERS, always=True)
    _bring_forward(table, str(answer[1]), 0)
    if len(cards) > 2:
        table.phase = LATER
    else:
        draw_chance_card(table)


def fate_later(table: Table, hero: Hero) -> Step:
    """Choose the card that comes after it."""
    options: list[Option] = [("next_card", card) for card in distinct(coming(table)[1:])]
    answer: Option = yield Question(hero.seat, "fate_later", options, WEIRD_SISTERS, always=True)
    _bring_forward(table, str(answer[1]), 1)
    draw_chance_card(table)


def _bring_forward(table: Table, card: str, place: int) -> None:
    """Move one of the seen cards before the others that have no place yet."""
    cards = coming(table)
    placed, left = cards[:place], cards[place:]
    left.remove(card)
    table.chance_deck[-len(cards) :] = [*placed, card, *left][::-1]


def keep_foreseen(world: Table, table: Table, seats: Collection[int]) -> None:
    """The next Chance cards, which she has just seen, stay the same in a world possible to her."""
    if table.phase in (FATE, LATER) and table.active in seats:
        cards = coming(table)
        for card in cards[::-1]:
            world.chance_deck.remove(card)
        world.chance_deck += cards[::-1]
