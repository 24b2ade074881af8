"""Encounters of players: rescue, Dragonbound players, the chart, and exchanging Tasks in the
cooperative game (Z-047 to Z-057, Z-101, Z-178 to Z-181, Z-195, Z-196, Z-227, Z-228, Z-289, Z-296,
Z-297)."""

from collections.abc import Sequence
from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.wizards.box import HIGH_WIZARD
from fabletop.games.wizards.rules.agenda import asking, instant
from fabletop.games.wizards.rules.encounters import demons
from fabletop.games.wizards.rules.encounters.conditions import free, is_suspected
from fabletop.games.wizards.rules.encounters.dragon import dragon_attacks
from fabletop.games.wizards.rules.encounters.leaders import leaders_give
from fabletop.games.wizards.rules.encounters.wizard_cards import meet_card, produce, show_card
from fabletop.games.wizards.rules.tasks.points import gain
from fabletop.games.wizards.rules.tasks.tasks import hand_on, optional_tasks
from fabletop.games.wizards.rules.travel.places import RUKTAL
from fabletop.games.wizards.rules.travel.transport import send
from fabletop.games.wizards.state import Player, Table

HIGH: Final = 4
"""From this rank on, the chart has other results."""


def can_meet(one: Player, other: Player) -> bool:
    """Whether two players can meet: nobody meets a player of rank 0, not even for a rescue (Z-195,
    Z-196)."""
    return one is not other and one.rank > 0 and other.rank > 0


def companions(table: Table, seat: int) -> list[int]:
    """The players whom this one meets in her space, clockwise from the left neighbour."""
    player = table.players[seat]
    here = table.at(player.space, seat)
    if len(here) == 1:
        return []
    return [other for other in here if can_meet(player, table.players[other])]


@instant("bound_here")
def bound_here(table: Table, seat: int, arrival: int) -> None:
    """Meeting a Dragonbound player is like meeting Demons (Z-179)."""
    player = table.players[seat]
    if player.arrivals != arrival:
        return
    for other in reversed(companions(table, seat)):
        them = table.players[other]
        if them.bound != player.bound:
            free_one, bound_one = (other, seat) if player.bound else (seat, other)
            player.met = True
            table.note("meets_bound", free_one, bound_one)
            demons.attack(table, player.space, [free_one], bound_one)


@instant("others_here")
def others_here(table: Table, seat: int, arrival: int) -> None:
    """Trapped players are rescued; all others have one encounter together."""
    player = table.players[seat]
    if player.arrivals != arrival or player.bound:
        return
    companions_here = companions(table, seat)
    if not companions_here:
        return
    others = [other for other in companions_here if not table.players[other].bound]
    trapped = [other for other in others if table.players[other].trap]
    group = [other for other in others if other not in trapped]
    if group:
        player.met = True
        table.then(("company", arrival, seat, *group))
    for other in reversed(trapped):
        player.met = True
        table.then(("rescue", seat, other))


@instant("rescue")
def rescue(table: Table, seat: int, other: int) -> None:
    """The rescued player is transported to a RANDOM space, and is free even if she escapes the
    Transport. The rescuer gains one die in points, except in the cooperative game (Z-101, Z-227,
    Z-228, Z-296)."""
    free(table, other)
    table.note("rescued", other, seat)
    send(table, other, "random")
    if not table.variants.cooperative:
        gain(table, seat, table.chance.roll())


@instant("company")
def company(table: Table, arrival: int, seat: int, *group: int) -> None:
    player = table.players[seat]
    if player.arrivals != arrival:
        return
    here = [seat, *(other for other in group if table.players[other].space == player.space)]
    if len(here) < 2:
        return
    if table.variants.cooperative:
        exchanges: list[Job] = [("exchange", other, *here) for other in here]
        table.then(*exchanges)
        return
    roll = table.chance.roll()
    row = table.box.charts["player_encounters"][roll - 1]
    table.note("company", seat, roll)
    match row.effect:
        case "attack":
            _attack(table, player.space, here)
        case "scatter":
            for other in reversed(here):
                send(table, other, "lair" if table.players[other].rank >= HIGH else "random")
        case "event_each":
            table.then(*(("draw_event", other) for other in here))
        case "wizard_cards":
            table.then(("company_card", 1, player.space, *here))
        case "leader":
            leaders_give(table, here)
        case _:
            _learn(table, here)


def _attack(table: Table, space: int, here: Sequence[int]) -> None:
    """Demons attack ranks 1 to 3, the Dragon rank 4 (Z-048), clockwise from the player who arrived
    (Z-305)."""
    strong = [seat for seat in here if table.players[seat].rank >= HIGH]
    weak = [seat for seat in here if seat not in strong]
    if weak:
        demons.spring_up(table, space)
        table.then(demons.aftermath(table, space, weak))
    for seat in reversed(here):
        if seat in strong:
            dragon_attacks(table, space, [seat])
        else:
            table.then(("demon_meet", seat, space, demons.NOBODY))


def _learn(table: Table, here: Sequence[int]) -> None:
    """Ranks 1 to 3 gain one die in points; a Secret Wizard appears if anybody has rank 4 (Z-056,
    Z-057)."""
    strong = [seat for seat in here if table.players[seat].rank >= HIGH]
    if strong:
        produce(table, strong[0], sum(1 << seat for seat in strong))
    rolls = [(seat, table.chance.roll()) for seat in here if seat not in strong]
    for seat, roll in reversed(rolls):
        gain(table, seat, roll)


@instant("company_card")
def company_card(table: Table, first: int, space: int, *here: int) -> None:
    """Draw Wizard Cards until a High Wizard comes; ranks 1 to 3 meet only the first card (Z-051 to
    Z-054)."""
    present = [seat for seat in here if table.players[seat].space == space]
    strong = [seat for seat in present if table.players[seat].rank >= HIGH]
    meeting = present if first else strong
    card = show_card(table) if meeting else ""
    if not card:
        table.then(("return_cards",))
        return
    if table.box.wizards[card].kind == HIGH_WIZARD:
        table.then(("return_cards",))
        if table.isles.site[space] == RUKTAL:
            table.note("not_at_ruktal", card)
            return
    else:
        table.then(("company_card", 0, space, *strong))
    for seat in reversed(meeting):
        meet_card(table, seat, card)


@asking("exchange")
def exchange(table: Table, seat: int, *here: int) -> Step:
    """Each player in turn may hand on Optional Tasks (Z-289). A player who was rescued and stayed
    does not take part (Z-297)."""
    player = table.players[seat]
    others = [
        other
        for other in companions(table, seat)
        if other in here and not is_suspected(table, table.players[other])
    ]
    options: list[Option] = [
        ("hand", card, other) for card in optional_tasks(player) for other in others
    ]
    answer: Option = yield Question(seat, "exchange", [*options, ("done",)])
    table.agenda.pop()
    if answer != ("done",):
        hand_on(table, seat, int(answer[2]), str(answer[1]))
        table.then(("exchange", seat, *here))
