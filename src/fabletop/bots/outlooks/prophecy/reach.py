"""What a hero can win next, from 0 to 1: an Artifact that she is strong enough for and near to, a
Certificate that she can pay, a Treasure, the Palace of the Lord of the Sea, or the Final Battle."""

from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.bots.evaluations.prophecy.fighting.forecasts import fight
from fabletop.bots.evaluations.prophecy.fighting.guardians import attack
from fabletop.bots.evaluations.prophecy.fighting.rivals import duel
from fabletop.bots.evaluations.prophecy.island import HUNTERS
from fabletop.bots.evaluations.prophecy.moves import NEARNESS
from fabletop.bots.evaluations.prophecy.realms import SEA_LORD, palace
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.board import Board
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.laid_out import Place
from fabletop.games.prophecy.seen.opportunities import treasures_for

FAR: Final = 5
"""How many steps count between the Island or a Realm and any other space, in both directions."""

PRIZE: Final = 36.0
"""The value of an Artifact in a battle: high enough that a hero uses up everything for it."""

OUTSIDE: Final = 0.6
"""The factor on the chance to win in a Realm while the hero is not in it."""


class ArtifactGoal(NamedTuple):
    """Artifacts: the spaces from which they can be won, and their guards. Each entry of `guards`
    is one battle, and lists the Guardians it may be against."""

    places: tuple[int, ...]
    guards: tuple[tuple[str, ...], ...]
    battle: Place | None
    """Where these battles are fought."""


def goals(seen: SeenProphecy) -> list[ArtifactGoal]:
    """The Artifacts of the open planes, and those that dead characters have left behind."""
    index, known, found = seen.box.board.index, seen.box.guardians, list[ArtifactGoal]()
    for plane in seen.planes:
        if plane.closed or not plane.artifacts:
            continue
        guards = [
            (guardian,) if guardian in known else unknown
            for guardian, unknown in zip((plane.lesser, plane.greater), seen.hidden, strict=True)
            if guardian
        ]
        places = tuple([index[space] for space in plane.adjacent])
        found.append(ArtifactGoal(places, tuple(guards), attack(seen, plane, first=False)))
    lying = [(index[space.id],) for space in seen.spaces if space.relics]
    return found + [ArtifactGoal(places, (), None) for places in lying]


def reach(seen: SeenProphecy, artifacts: list[ArtifactGoal]) -> float:
    ending = seen.view.ending
    if not seen.standard:
        return _certificate(seen)
    if seen.view.stage:
        return _last_battle(seen)
    if ending == HUNTERS:
        return _treasure(seen)
    if ending == SEA_LORD:
        return _palace(seen)
    return _artifact(seen, artifacts)


def _near(board: Board, here: int, there: int) -> float:
    if here < board.size and there < board.size:
        return _nearby(board)[here][there]
    return 1.0 if here == there else NEARNESS**FAR


@lru_cache(maxsize=64)
def _nearby(board: Board) -> list[list[float]]:
    """How near each space of the ring is to each other one, from 0 to 1."""
    return [[NEARNESS**steps for steps in row] for row in board.distances]


def _certificate(seen: SeenProphecy) -> float:
    """A Certificate costs Experience, and in foreign guilds Gold, too."""
    hero, board, best = seen.hero, seen.box.board, 0.0
    here = board.index.get(hero.space, board.size)
    for guild in seen.view.ability_decks:
        if guild in hero.certificates:
            continue
        price = prices.certificate(seen.view, hero.seat, guild)
        learned = min(1.0, hero.experience / price.experience)
        paid = min(1.0, hero.gold / price.gold) if price.gold else 1.0
        best = max(best, learned * paid * _near(board, here, board.index[guild]))
    return best


def _artifact(seen: SeenProphecy, artifacts: list[ArtifactGoal]) -> float:
    board, best = seen.box.board, 0.0
    here = board.index.get(seen.hero.space, board.size)
    for places, guards, battle in artifacts:
        chance = max([_near(board, here, place) for place in places])
        if chance <= best:
            continue
        for guardians in guards if battle is not None else ():
            chance *= _beats(seen.me, guardians, battle)
        best = max(best, chance)
    return best


@lru_cache(maxsize=20_000)
def _beats(me: Fighter, guardians: tuple[str, ...], place: Place) -> float:
    wins = [fight(me, name, place, PRIZE).win for name in guardians]
    return sum(wins, 0.0) / len(wins) if wins else 1.0


def _last_battle(seen: SeenProphecy) -> float:
    """The average chance in the Final Battle against the others."""
    wins = [
        duel(seen.me, seen.fighter(rival), seen.me.field.place(0), final=True).win
        for rival in seen.others
    ]
    return sum(wins, 0.0) / len(wins) if wins else 1.0


def _treasure(seen: SeenProphecy) -> float:
    """The best Treasure that she has the maps for."""
    found = [seen.box.items[one].maps for one in treasures_for(seen.view, seen.hero.seat)]
    return max(found, default=0) / _most_maps(seen.box)


@lru_cache(maxsize=64)
def _most_maps(box: Box) -> int:
    """How many maps the most expensive Treasures cost."""
    return max([item.maps for item in box.items.values()]) or 1


def _palace(seen: SeenProphecy) -> float:
    """The way to the Lord of the Sea is long."""
    lord = fight(seen.me, SEA_LORD, palace(seen, SEA_LORD), PRIZE)
    board = seen.box.board
    inside = board.world[board.index.get(seen.hero.space, 0)]
    return lord.win * (1.0 if inside else OUTSIDE)
