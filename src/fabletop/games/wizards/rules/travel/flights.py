"""Moving without a movement roll: Transport spells, Winged Horse, Unicorn, and Events that carry a
player to a space of choice (Z-190, Z-191, Z-201, Z-202, Z-208 to Z-213, Z-234, Z-273)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.isles import CIRCLE, LAIR, SEA
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters.conditions import held_event, use_charge
from fabletop.games.wizards.rules.encounters.visits import add_extra
from fabletop.games.wizards.rules.travel import transport
from fabletop.games.wizards.rules.travel.movement import (
    is_forced,
    not_to_enter,
    use_crest_permission,
)
from fabletop.games.wizards.rules.travel.paces import shunned
from fabletop.games.wizards.rules.travel.places import CREST, groups, within
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.state import AWAY, Player, Table

OUTBOUND: Final[tuple[str, ...]] = ("stone_to_random", "stone_to_territory")
"""The Druids' Transports that bring an extra turn (Z-191)."""

RIDES: Final = {"winged_horse": "fly", "unicorn": "ride"}

SPELL: Final = transport.OWN | transport.FORCED


def flight_options(table: Table, seat: int) -> list[Option]:
    player = table.players[seat]
    options: list[Option] = []
    if player.animal in RIDES and not player.bound:
        options.append((RIDES[player.animal],))
    if spells.can_cast(table, player, spells.TRANSPORT):
        options += [("transport", form) for form in _forms(table, player)]
    wish = held_event(table, player, "wish")
    if wish is not None:
        options.append(("wish", wish.card))
    return options


def _forms(table: Table, player: Player) -> list[str]:
    """The forms of Transport that are possible here: some start only from a Stone, or from the land
    of the Sacred Circle."""
    isles = table.isles
    starts = {
        "stone": isles.kind[player.space] == "stone",
        "circle": isles.land[player.space] == isles.index[CIRCLE],
    }
    spell = spells.spells_of(table, player)[spells.TRANSPORT]
    return [form for form in spell.forms if starts.get(form.partition("_to_")[0], True)]


def leads_to(form: str) -> str:
    """Where a form of Transport leads: to a "territory" of choice, to any "stone", or "random"."""
    return form.rpartition("_to_")[2]


def extra_turns(form: str) -> int:
    """How many extra turns a form of Transport brings."""
    return int(form in OUTBOUND)


def fly(table: Table, seat: int, answer: Option) -> None:
    match answer:
        case ("transport", form):
            _cast_transport(table, seat, str(form))
        case ("wish", _):
            table.then(("choose_land", seat, "wish"))
        case (ride,):
            table.then(("choose_land", seat, str(ride)))
        case _:
            raise AssertionError(answer)


def _cast_transport(table: Table, seat: int, form: str) -> None:
    """Cast a Transport. If it fails, the player has only the encounters of not moving (Z-202)."""
    if not spells.attempt(table, seat, spells.TRANSPORT):
        table.then(("stayed", seat))
        return
    if extra_turns(form):
        add_extra(table, seat, extra_turns(form))
    match leads_to(form):
        case "territory":
            table.then(("choose_territory", seat))
        case "stone":
            stones = table.isles.of_kind("stone")
            stone = stones[table.chance.pick(len(stones))]
            transport.send(table, seat, table.isles.names[stone], SPELL)
        case _:
            transport.send(table, seat, "random", SPELL)


@asking("choose_territory")
def choose_territory(table: Table, seat: int) -> Step:
    """Choose a living land; the space on it is random."""
    isles = table.isles
    options: list[Option] = [
        ("land", land) for index, land in enumerate(isles.lands) if not table.dead[index]
    ]
    answer: Option = yield Question(seat, "territory", options)
    table.agenda.pop()
    spaces = isles.spaces[isles.index[str(answer[1])]]
    space = spaces[table.chance.pick(len(spaces))]
    transport.send(table, seat, isles.names[space], SPELL)


def goals(table: Table, seat: int, how: str) -> list[int]:
    """Every space to which the player may fly, ride, or go by a wish."""
    player = table.players[seat]
    isles = table.isles
    no_return = player.space if is_forced(table, seat, player.space) and how == "wish" else AWAY
    barred = _barred(table, player, how)
    closed = not_to_enter(table, player, range(len(isles.land)))
    closed.pop(player.space, None)
    return [
        space
        for space, land in enumerate(isles.land)
        if (land == SEA or not table.dead[land])
        and space not in barred
        and space not in closed
        and space != no_return
    ]


def _barred(table: Table, player: Player, how: str) -> frozenset[int]:
    """The spaces to which the animal does not go."""
    isles = table.isles
    if how == "fly":
        return shunned(isles, player.animal)
    if how == "ride" and table.variants.unicorn == "barred":
        return frozenset((isles.where[CREST], *isles.spaces[isles.index[LAIR]]))
    return frozenset()


@asking("choose_land")
def choose_land(table: Table, seat: int, how: str) -> Step:
    options = groups(table, goals(table, seat, how))
    answer: Option = yield Question(seat, "flight", options, how)
    table.agenda.pop()
    table.then(("choose_space", seat, how, *answer))


@asking("choose_space")
def choose_space(table: Table, seat: int, how: str, group: str, land: str) -> Step:
    names = table.isles.names
    options: list[Option] = [
        ("space", names[space]) for space in within(table, goals(table, seat, how), group, land)
    ]
    answer: Option = yield Question(seat, "flight_space", options, how)
    table.agenda.pop()
    space = table.isles.numbers[str(answer[1])]
    player = table.players[seat]
    if space == table.isles.where[CREST]:
        use_crest_permission(table, player)
    if how == "wish":
        wish = held_event(table, player, "wish")
        if wish is not None:
            table.note("uses", seat, wish.card)
            use_charge(table, player, wish)
        transport.send(table, seat, names[space], SPELL | transport.AIMED)
    else:
        table.then(("alight", seat, space))


@instant("alight")
def alight(table: Table, seat: int, space: int) -> None:
    """Land after flying or riding. This is not a Transport: on the same land nothing is reset
    (Z-213)."""
    player = table.players[seat]
    stays = space == player.space
    player.space, player.boat = space, player.boat if stays else AWAY
    transport.keep_lair_time(table, player)
    table.note("rides", seat, table.isles.names[space])
    table.then(("stayed", seat) if stays else ("arrive", seat, 0))
