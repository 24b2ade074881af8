"""What must hold at every decision of every game."""

from collections import Counter
from collections.abc import Iterator

from fabletop.games.wizards.isles import SEA
from fabletop.games.wizards.rules.travel.places import in_lair, is_living
from fabletop.games.wizards.state import AWAY, DAYS, Player, Table


def broken(table: Table) -> list[str]:
    found = [*_lands(table), *_decks(table)]
    if table.phase == "play":
        found += [*_players(table), *_map(table)]
    return found


def _lands(table: Table) -> Iterator[str]:
    there = [land for land, _, _ in table.placements] + table.stack
    there += [land for hand in table.hands for land in hand]
    if sorted(there) != sorted(table.box.lands):
        yield "lands were lost or doubled"


def _decks(table: Table) -> Iterator[str]:
    """Every card lies in exactly one place."""
    wizards = table.deck + table.shown
    for standing in table.standing:
        wizards += [standing.card, *standing.under]
    tasks = table.tasks + table.task_discard
    events = table.events + table.event_discard
    for player in table.players:
        tasks += [held.card for held in player.tasks]
        events += [held.card for held in player.events]
    for name, there, box in (
        ("Wizard Cards", wizards, table.box.wizards),
        ("Task Cards", tasks, table.box.tasks),
        ("Event Cards", events, table.box.events),
    ):
        wrong = Counter(there)
        wrong.subtract(list(box))
        if any(wrong.values()):
            yield f"{name} were lost or doubled: {[card for card in wrong if wrong[card]]}"


def _players(table: Table) -> Iterator[str]:
    aloft = {seat for seat, _, _ in table.aloft}
    for seat, player in enumerate(table.players):
        if (player.space == AWAY) != (seat in aloft):
            yield f"seat {seat} is neither on the map nor on the way"
        elif player.space != AWAY:
            yield from (f"seat {seat} {problem}" for problem in _whereabouts(table, player))
        yield from (f"seat {seat} {problem}" for problem in _condition(player))


def _condition(player: Player) -> Iterator[str]:
    if min(player.points) < 0:
        yield f"has {player.points} points"
    if not player.rank and (any(player.points) or player.tasks):
        yield "has points or Tasks before Initiation"
    if bool(player.order) != bool(player.rank):
        yield f"has rank {player.rank} in {player.order!r}"
    if player.bound and (player.events or player.animal or player.lair):
        yield "is Dragonbound with an event, an animal or Lair Time"
    if player.dazed and player.animal:
        yield "is Demon Dazed and has an animal"
    if not 0 <= player.lair < DAYS:
        yield f"has Lair Time {player.lair}"


def _whereabouts(table: Table, player: Player) -> Iterator[str]:
    due = in_lair(table, player.space) and not player.bound
    if not table.agenda and bool(player.lair) != due:
        yield f"has Lair Time {player.lair} at {player.space}"
    if player.boat != AWAY and table.boats[player.boat].space != player.space:
        yield "is not where the boat is"


def _map(table: Table) -> Iterator[str]:
    isles = table.isles
    if any(isles.land[boat.space] != SEA for boat in table.boats):
        yield "a boat lies on land"
    boats = [player.boat for player in table.players if player.boat != AWAY]
    if len(set(boats)) != len(boats):
        yield "two players are in one boat"
    if table.variants.demons == "one" and len(set(table.demons)) != len(table.demons):
        yield "two Demon markers lie in one space"
    if table.agenda:
        return
    places = [*table.demons, *(one.space for one in table.standing), table.dragon]
    places += [player.space for player in table.players]
    if not all(is_living(table, space) for space in places):
        yield "something is on a dead land"
    if table.aloft or table.shown:
        yield "somebody never landed, or a card was never put back"
