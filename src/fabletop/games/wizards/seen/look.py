"""Makes a view by naming what the seat may see. Hidden: lands laid or held face down, the order of
all decks, who a Secret Wizard is, what lies beneath a High Wizard, the False Wizard, and future
random events.

Everybody sees the points, Tasks, Events and animals of all players."""

from functools import cache
from itertools import compress

from fabletop.games.wizards.isles import Placement
from fabletop.games.wizards.pieces import HighWizard, Variants
from fabletop.games.wizards.rules.table.ranking import ranking
from fabletop.games.wizards.rules.travel.movement import step_prices
from fabletop.games.wizards.rules.travel.transport import EVIL
from fabletop.games.wizards.rules.turn.evil import lands_due, tasks_needed
from fabletop.games.wizards.seen.look_at_players import player_view
from fabletop.games.wizards.seen.view import (
    UNKNOWN,
    AloftView,
    LayingView,
    MageView,
    PlayerView,
    StepView,
    WizardsView,
)
from fabletop.games.wizards.state import AWAY, EVERYONE, Table


def view(table: Table, seat: int | None) -> WizardsView:
    players = [player_view(table, other) for other in range(len(table.players))]
    return _view(table, seat, _steps(table), players)


def glance(table: Table, seat: int) -> WizardsView:
    """The same without the steps of a walk and the players' spells."""
    players = [player_view(table, other, spells=False) for other in range(len(table.players))]
    return _view(table, seat, [], players)


def _view(
    table: Table, seat: int | None, steps: list[StepView], players: list[PlayerView]
) -> WizardsView:
    """In the order of the fields."""
    cooperative = table.variants.cooperative
    isles = table.isles
    names = isles.names
    return WizardsView(
        "wizards",
        table.box.corrections,
        seat,
        table.phase,
        table.layout,
        cooperative,
        settings_of(table.variants).copy(),
        placements_known(table, seat),
        table.placed_by[:],
        table.hands[seat][:] if seat is not None else [],
        [len(hand) for hand in table.hands],
        len(table.stack),
        laying_now(table, seat),
        table.first,
        table.active,
        moving_now(table),
        table.day,
        table.fortnight,
        lands_due(table.fortnight, len(table.players), cooperative=cooperative),
        table.completed,
        tasks_needed(table),
        table.roll,
        [table.own, table.mount, table.sail],
        table.moved,
        steps,
        list(compress(isles.lands, table.dead)),
        "" if table.dragon == AWAY else names[table.dragon],
        [(names[boat.space], boat.demons) for boat in table.boats],
        [names[space] for space in table.demons],
        [_standing(table, standing, seat) for standing in table.standing],
        len(table.deck),
        sorted(table.deck) if cooperative else [],
        table.shown[:],
        len(table.tasks),
        len(table.task_discard),
        len(table.events),
        table.event_discard[:],
        [
            AloftView(other, "" if space == AWAY else names[space], bool(how & EVIL))
            for other, space, how in table.aloft
        ],
        table.honest[:],
        table.false_wizard if table.unmasked else "",
        players,
        table.winner,
        table.ended,
        list(ranking(table).places) if table.phase == "over" else [],
        table,
    )


@cache
def settings_of(variants: Variants) -> dict[str, str]:
    """The variants of the rules that were chosen, by setting; readers must not change them."""
    return {
        name: str(getattr(variants, name))
        for name in variants.__dataclass_fields__
        if name != "cooperative"
    }


def placements_known(table: Table, seat: int | None) -> list[Placement]:
    """The lands on the map. Until the map is turned up, each is seen only by the player who laid
    it."""
    if table.phase != "laying":
        return table.placements[:]
    return [
        placement if table.placed_by[number] == seat else (UNKNOWN, *placement[1:])
        for number, placement in enumerate(table.placements)
    ]


def laying_now(table: Table, seat: int | None) -> LayingView:
    """The land that is being laid, as far as that is decided: who lays it, which land it is (only
    its owner sees that), and where its centre will be."""
    name, *rest = table.agenda[-1] if table.agenda else ("",)
    if name not in ("lay_near", "lay_centre", "lay_turn"):
        return LayingView()
    owner, index, *more = map(int, rest)
    land = table.hands[owner][index] if owner == seat else UNKNOWN
    return LayingView(owner, land, table.isles.names[more[0]] if name == "lay_turn" else "")


def moving_now(table: Table) -> int:
    """The seat whose figure is moving step by step, by itself or led by another player; AWAY if
    there is none."""
    name, *rest = table.agenda[-1] if table.agenda else ("",)
    return int(rest[0]) if name in ("walk", "lead") else AWAY


def _steps(table: Table) -> list[StepView]:
    if not table.agenda or table.agenda[-1][0] != "walk":
        return []
    seat = int(table.agenda[-1][1])
    return [
        (verb, table.isles.names[space], price, left)
        for verb, space, price, left in step_prices(table, seat)
    ]


def is_known(standing: HighWizard, seat: int | None) -> bool:
    """Whether a seat knows which High Wizard this is."""
    known = standing.known
    return known == EVERYONE or (seat is not None and known >> seat & 1 == 1)


def _standing(table: Table, standing: HighWizard, seat: int | None) -> MageView:
    return MageView(
        standing.card if is_known(standing, seat) else UNKNOWN,
        standing.known != EVERYONE,
        table.isles.names[standing.space],
        standing.under[:] if table.variants.cooperative else len(standing.under),
    )
