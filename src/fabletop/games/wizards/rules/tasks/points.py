"""Gaining and losing points (Z-175, Z-286, Z-287); before Initiation players have none."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.amounts import kinds_with_fewest, taken
from fabletop.games.wizards.state import Player, Table


def can_gain(player: Player) -> bool:
    return player.rank > 0 and not player.bound


def add_points(table: Table, seat: int, kind: int, count: int) -> None:
    player = table.players[seat]
    if count > 0 and can_gain(player):
        player.points[kind] += count
        table.note("gained", seat, POINTS[kind], count)


def take_points(table: Table, seat: int, kind: int, count: int) -> None:
    """Take points from a player, never below zero (Z-286)."""
    player = table.players[seat]
    count = taken(player.points, kind, count)
    player.points[kind] -= count
    table.note("lost", seat, POINTS[kind], count)


def gain(table: Table, seat: int, count: int, besides: int = -1) -> None:
    """Gain points of a type that the player chooses; `besides` is a type that is excluded."""
    if can_gain(table.players[seat]) and count > 0:
        table.then(("gain", seat, count, besides))


def lose(table: Table, seat: int, count: int) -> None:
    """Lose points of a type that the player chooses among those she has (Z-287)."""
    if count > 0:
        table.then(("ask_loss", seat, count))


def lose_fewest(table: Table, seat: int, count: int) -> None:
    """Lose points of the type with the fewest, but not zero; ties are decided at random (Z-060)."""
    tied = kinds_with_fewest(table.players[seat].points)
    if not tied:
        return
    kind = tied[table.chance.pick(len(tied))] if len(tied) > 1 else tied[0]
    take_points(table, seat, kind, count)


@asking("gain")
def choose_gain(table: Table, seat: int, count: int, besides: int) -> Step:
    options: list[Option] = [
        ("gain", kind) for place, kind in enumerate(POINTS) if place != besides
    ]
    answer: Option = yield Question(seat, "gain", options, str(count))
    table.agenda.pop()
    add_points(table, seat, POINTS.index(str(answer[1])), count)


@asking("gain_two")
def choose_two_gains(table: Table, seat: int, most: int, least: int) -> Step:
    """Gain `most` points of one type and `least` points of another (Z-014)."""
    options: list[Option] = [("gain", kind) for kind in POINTS]
    answer: Option = yield Question(seat, "gain", options, str(most))
    table.agenda.pop()
    kind = POINTS.index(str(answer[1]))
    add_points(table, seat, kind, most)
    gain(table, seat, least, kind)


@instant("ask_loss")
def ask_loss(table: Table, seat: int, count: int) -> None:
    """Ask which points to lose, unless none are left by now."""
    if any(table.players[seat].points):
        table.then(("lose", seat, count))


@asking("lose")
def choose_loss(table: Table, seat: int, count: int) -> Step:
    points = table.players[seat].points
    options: list[Option] = [("lose", kind) for i, kind in enumerate(POINTS) if points[i]]
    answer: Option = yield Question(seat, "lose", options, str(count))
    table.agenda.pop()
    take_points(table, seat, POINTS.index(str(answer[1])), count)
