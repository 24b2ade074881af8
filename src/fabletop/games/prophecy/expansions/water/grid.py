"""The grid of the Water Realm (W-058, W-107), its Obstacles (W-119 to W-125), and how a current or
Drowned Sailors carry a hero off: two spaces in the direction of a die and the compass, past
everything in between."""

from functools import cache
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.expansions.realms.realms import (
    gate_of,
    gather,
    realm_of,
    surface,
    surface_options,
)
from fabletop.games.prophecy.expansions.water.bubbles import lose_bubbles, pay_bubbles
from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.printed.board import Board
from fabletop.games.prophecy.printed.cards import COMPASS
from fabletop.games.prophecy.rules.battle.start import arrive
from fabletop.games.prophecy.rules.hero.body import gain_experience
from fabletop.games.prophecy.rules.table.decks import uncover
from fabletop.games.prophecy.state import Hero, Table

STRUGGLE: Final[Option] = ("struggle",)


@cache
def _grid(board: Board) -> dict[tuple[str, int, int], int]:
    return {
        (space.world, space.column, space.row): number
        for number, space in enumerate(board.spaces)
        if space.world
    }


def beside(board: Board, space: int, direction: str) -> int | None:
    """The next space in a direction; None beyond the edge."""
    here = board.spaces[space]
    columns, rows = COMPASS[direction]
    return _grid(board).get((here.world, here.column + columns, here.row + rows))


@cache
def around(board: Board, space: int) -> tuple[int, ...]:
    """The next spaces in the directions of the compass; fewer than four at the edge."""
    near = [beside(board, space, direction) for direction in COMPASS]
    return tuple([there for there in near if there is not None])


def leads_out(board: Board, space: int) -> bool:
    """Whether a hero can leave the Realm there: from the edge of the board (W-114)."""
    return len(around(board, space)) < len(COMPASS)


def is_blocked(table: Table, space: int) -> bool:
    """Whether known Reefs lie there."""
    cards = table.adventures[space]
    return bool(cards) and any(blocks(table.box, card) for card in cards)


def hides_reefs(table: Table, space: int) -> bool:
    return blocks(table.box, table.face_down[space])


def blocks(box: Box, card: str) -> bool:
    """Whether a card keeps heroes out of its space (W-119)."""
    return card in box.obstacles and box.obstacles[card].params.blocked


def obstacles(table: Table, hero: Hero) -> list[str]:
    """The Obstacles of her space that she has not faced since she arrived."""
    return [
        card
        for card in table.adventures[hero.space]
        if card in table.box.obstacles and card not in table.declined
    ]


def face_obstacle(table: Table, hero: Hero, name: str) -> bool:
    """Apply the card; False if she is carried off or has drowned."""
    numbers = table.box.obstacles[name].params
    table.declined.append(name)
    table.note("obstacle", hero.seat, name)
    lose_bubbles(table, hero, numbers.bubbles)
    if not hero.alive:
        table.phase = "after"
        return False
    gain_experience(table, hero, numbers.experience)
    if numbers.sweeps:
        gather(table, hero)
        cast_adrift(table, hero)
        return False
    end = _other_end(table, hero.space, name)
    if end != hero.space:
        hero.space = end
        table.note("carried", hero.seat, table.box.board.ids[end])
    return True


def _other_end(table: Table, space: int, name: str) -> int:
    """Two Whirlpools are connected once both are known."""
    ends = (end for end, cards in enumerate(table.adventures) if name in cards and end != space)
    return next(ends, space)


def comes_out(table: Table, space: int) -> int:
    """Where a hero finds herself who enters a space and faces its first Obstacle. Where a current
    leads is not known before the die is rolled."""
    for card in table.adventures[space]:
        if card in table.box.obstacles:
            swept = table.box.obstacles[card].params.sweeps
            return space if swept else _other_end(table, space, card)
    return space


def cast_adrift(table: Table, hero: Hero) -> None:
    """Roll the die that is read on the compass; no prayer can change it."""
    die = realm_of(table, hero)[1].drift = table.chance.roll()
    table.note("current_die", hero.seat, die, direction(table, hero))
    table.phase = "drift"


def direction(table: Table, hero: Hero) -> str:
    """The direction of the compass for the rolled die."""
    name, realm = realm_of(table, hero)
    return gate_of(table, name).compass[realm.drift - 1]


def drift(table: Table) -> None:
    """The hero is carried off, unless she can pay for another die."""
    hero = table.heroes[table.active]
    if _struggle(table, hero):
        table.phase = "current"
    else:
        carry(table, hero)


def _struggle(table: Table, hero: Hero) -> int:
    """The Bubbles for another die; 0 if there is none or she cannot pay."""
    prices = [
        table.box.obstacles[card].params.reroll_bubbles
        for card in table.adventures[hero.space]
        if card in table.box.obstacles
    ]
    price = max(prices, default=0)
    return price if diver(hero).bubbles >= price else 0


def current(table: Table, hero: Hero) -> Step:
    here = table.adventures[hero.space]
    subject = next(card for card in here if card in table.box.obstacles)
    options: list[Option] = [("go_along", direction(table, hero)), STRUGGLE]
    answer: Option = yield Question(hero.seat, "current", options, subject)
    if answer == STRUGGLE:
        pay_bubbles(table, hero, _struggle(table, hero))
        cast_adrift(table, hero)
    else:
        carry(table, hero)


def carry(table: Table, hero: Hero) -> None:
    """Only the last space matters. The movement stops before Reefs and in the Palace, and may end
    beyond the edge."""
    course = carried(table, hero.space, direction(table, hero))
    if course is None:
        table.phase = "washed_out"
        return
    _, realm = realm_of(table, hero)
    if table.face_down[course[-1]] and hides_reefs(table, course[-1]):
        uncover(table, course.pop())
    realm.drift = 0
    if course[-1] == hero.space:
        held_by_creature = not any(card in table.box.obstacles for card in _here(table, hero))
        table.phase = "after" if held_by_creature else "arrive"
        return
    hero.space = course[-1]
    table.declined.clear()
    table.note("carried", hero.seat, table.box.board.ids[hero.space])
    table.phase = "arrive"


def _here(table: Table, hero: Hero) -> list[str]:
    return table.adventures[hero.space]


def carried(table: Table, start: int, where: str) -> list[int] | None:
    """The spaces that a current leads through, by what everybody knows; None if it leads off the
    board."""
    board = table.box.board
    course = [start]
    for _ in range(_reach(table, start)):
        there = beside(board, course[-1], where)
        if there is None:
            return None
        if is_blocked(table, there):
            break
        course.append(there)
        if there == table.realms[board.world[start]].goal:
            break
    return course


def sweeps(table: Table, hero: Hero) -> int:
    """How many spaces the cards of her space carry her."""
    return _reach(table, hero.space)


def _reach(table: Table, space: int) -> int:
    box, cards = table.box, table.adventures[space]
    far = [box.obstacles[card].params.sweeps for card in cards if card in box.obstacles]
    far += [box.creatures[card].special.sweeps for card in cards if card in box.creatures]
    return max(far, default=0)


def washed_out(table: Table, hero: Hero) -> Step:
    """Off the board: to a space beside the Gate, where her turn continues (W-116, W-122)."""
    name, realm = realm_of(table, hero)
    options = surface_options(table, realm)
    answer: Option = yield Question(hero.seat, "washed_out", options, gate_of(table, name).id)
    realm.drift = 0
    surface(table, hero, str(answer[1]))
    arrive(table)
