"""Event Cards: one rule for each effect; the numbers are printed on the cards."""

from collections.abc import Callable
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.printed import EventCard
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.chance_meetings import trap
from fabletop.games.wizards.rules.encounters.conditions import animal_comes, heal, rob
from fabletop.games.wizards.rules.encounters.dragon import dragon_attacks
from fabletop.games.wizards.rules.encounters.visits import FROM_HERE, add_extra
from fabletop.games.wizards.rules.encounters.wizard_cards import produce
from fabletop.games.wizards.rules.tasks.points import add_points, gain, lose_fewest
from fabletop.games.wizards.rules.tasks.tasks import give_task
from fabletop.games.wizards.rules.travel.boats import move_boat
from fabletop.games.wizards.rules.travel.places import CREST, is_living, is_site_living
from fabletop.games.wizards.rules.travel.transport import FORCED, be_taken, put, send
from fabletop.games.wizards.rules.turn.evil import claimable
from fabletop.games.wizards.state import AWAY, HeldEvent, Table

EventEffect = Callable[[Table, int, EventCard], None]

EFFECTS: Final[dict[str, EventEffect]] = {}


def effect(*names: str) -> Callable[[EventEffect], EventEffect]:
    def register(rule: EventEffect) -> EventEffect:
        for name in names:
            EFFECTS[name] = rule
        return rule

    return register


@instant("draw_event")
def draw_event(table: Table, seat: int) -> None:
    """Draw an Event. A player who is being transported (AWAY) draws none."""
    if table.players[seat].space == AWAY:
        return
    if not table.events:
        table.events, table.event_discard = table.event_discard, []
        table.chance.shuffle(table.events)
    if not table.events:
        return
    card = table.box.events[table.chance.draw(table.events)]
    table.note("event", seat, card.id)
    if card.held:
        days = card.days + 1 if card.days else 0
        table.players[seat].events.append(HeldEvent(card.id, days, card.charges, AWAY))
    else:
        table.event_discard.append(card.id)
    EFFECTS[card.effect](table, seat, card)


@effect("terrain_as", "movement", "ring", "whistle", "lantern", "wish", "permission", "suspicion")
@effect("spells", "friend")
def hold(table: Table, seat: int, card: EventCard) -> None:
    """Keep the card; the rules check for it when it matters."""


@effect("transport")
def carry(table: Table, seat: int, card: EventCard) -> None:
    send(table, seat, card.site)


@effect("trap")
def spring_trap(table: Table, seat: int, card: EventCard) -> None:
    trap(table, seat, card.trap, card.id)


@effect("move_to")
def guide(table: Table, seat: int, card: EventCard) -> None:
    """Move a player. It is not a Transport: it cannot be escaped, and the animal stays (Z-231 to
    Z-233)."""
    if is_site_living(table, card.site):
        be_moved(table, seat, table.isles.where[card.site])


def be_moved(table: Table, seat: int, space: int) -> None:
    """Move a player without a Transport; visits are reset all the same (Z-233)."""
    be_taken(table, seat)
    put(table, seat, space, FORCED)
    table.note("led", seat, table.isles.names[space])
    table.then(("arrive", seat, 0))


@effect("follow")
def invite(table: Table, seat: int, card: EventCard) -> None:
    if is_site_living(table, card.site):
        table.then(("follow", seat, card.id))


@asking("follow")
def follow_robin(table: Table, seat: int, card: str) -> Step:
    answer: Option = yield Question(seat, "follow", [("follow",), ("stay",)], card)
    table.agenda.pop()
    if answer == ("follow",):
        be_moved(table, seat, table.isles.where[table.box.events[card].site])


@effect("demons_random")
def shadows(table: Table, seat: int, card: EventCard) -> None:
    table.then(*(("demons_random", seat) for _ in range(card.count)))


@effect("demons_here")
def ambush(table: Table, seat: int, card: EventCard) -> None:
    here = table.players[seat].space
    table.then(*(("demons_appear", here, seat) for _ in range(card.count)))


@effect("gain")
def learn(table: Table, seat: int, card: EventCard) -> None:
    gain(table, seat, _rolled(table, card))


def _rolled(table: Table, card: EventCard) -> int:
    return sum(table.chance.roll() for _ in range(card.dice))


@effect("gain_fixed")
def learn_this(table: Table, seat: int, card: EventCard) -> None:
    for kind, count in enumerate(card.points):
        add_points(table, seat, kind, count)


@effect("led_astray")
def led_astray(table: Table, seat: int, card: EventCard) -> None:
    table.then(("lead", seat, card.count, 0))


@asking("lead")
def lead(table: Table, seat: int, left: int, moved: int) -> Step:
    """The left neighbour moves the figure step by step; without a step there is no arrival."""
    player = table.players[seat]
    guide_seat = (seat + 1) % len(table.players)
    isles = table.isles
    options: list[Option] = [("halt",)]
    if left:
        options += [
            ("lead", isles.names[space])
            for space in isles.steps[player.space]
            if is_living(table, space) and isles.site[space] != CREST
        ]
    answer: Option = yield Question(guide_seat, "lead", options, f"seat {seat}")
    table.agenda.pop()
    if answer != ("halt",):
        player.space, player.boat = isles.numbers[str(answer[1])], AWAY
        table.then(("lead", seat, left - 1, 1))
    elif moved:
        be_moved(table, seat, player.space)
    else:
        table.note("nothing", seat)


@effect("animal")
def befriend(table: Table, seat: int, card: EventCard) -> None:
    player = table.players[seat]
    if player.dazed or player.bound:
        player.events = [held for held in player.events if held.card != card.id]
        if card.held:
            table.event_discard.append(card.id)
        return
    held = [one for one in player.events if one.card == card.id]
    player.events = [one for one in player.events if one.card != card.id]
    animal_comes(table, seat, card.animal, card.days, stays=card.held)
    player.events += held


@effect("foresight")
def foresee(table: Table, seat: int, card: EventCard) -> None:
    """Choose a land at random: it will be the next of its kind to fall (Z-129)."""
    lands = claimable(table)
    land = lands[table.chance.pick(len(lands))]
    held = next(held for held in table.players[seat].events if held.card == card.id)
    held.land = land
    table.note("foresees", seat, table.isles.lands[land])


@effect("extra_turns")
def long_day(table: Table, seat: int, card: EventCard) -> None:
    add_extra(table, seat, card.count)


@effect("dragon")
def dragon_stirs(table: Table, seat: int, _card: EventCard) -> None:
    """Everybody in the space meets it, clockwise from the player who drew the card (Z-257,
    Z-305)."""
    space = table.players[seat].space
    dragon_attacks(table, space, table.at(space, seat))


@effect("boats_drift")
def tide(table: Table, seat: int, card: EventCard) -> None:
    taken = {player.boat for player in table.players}
    empty = [number for number in range(len(table.boats)) if number not in taken]
    table.then(*(("drift", seat, number, card.id) for number in empty))


@instant("drift")
def drift(table: Table, seat: int, number: int, card: str) -> None:
    roll = _rolled(table, table.box.events[card])
    table.note("drifts", number, roll)
    table.then(("drift_to", seat, number, roll))


@asking("drift_to")
def drift_to(table: Table, seat: int, number: int, steps: int) -> Step:
    """The player who drew the card decides where the boat goes."""
    isles = table.isles
    far = isles.by_water(table.boats[number].space, most=steps)
    steps = min(steps, max(far.values()))
    options: list[Option] = [
        ("drift", isles.names[space]) for space in sorted(far) if far[space] == steps
    ]
    answer: Option = yield Question(seat, "drift", options, str(number))
    table.agenda.pop()
    move_boat(table, number, isles.numbers[str(answer[1])])


@effect("produce")
def staff_on_the_hill(table: Table, seat: int, _card: EventCard) -> None:
    produce(table, seat)


@effect("heal")
def spring(table: Table, seat: int, card: EventCard) -> None:
    if table.players[seat].dazed:
        heal(table, seat)
    else:
        gain(table, seat, card.count)


@effect("task")
def scroll(table: Table, seat: int, card: EventCard) -> None:
    for _ in range(card.count):
        give_task(table, seat, FROM_HERE)


@effect("steal")
def cutpurse(table: Table, seat: int, _card: EventCard) -> None:
    rob(table, seat)


@effect("lose_fewest")
def whispers(table: Table, seat: int, card: EventCard) -> None:
    lose_fewest(table, seat, _rolled(table, card))
