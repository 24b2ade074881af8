"""What actions and answers give at this table, tried out on a copy of it in which hidden cards and
luck are the same for all tables that look the same."""

from functools import lru_cache, partial
from typing import Final

from fabletop.core.chance import Chance
from fabletop.core.question import Option, Question
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.rules.abilities import use_ability
from fabletop.games.seasons.rules.activation import (
    OTHERS_ACTIVATIONS,
    OWN_ACTIVATIONS,
    activate,
    activated,
)
from fabletop.games.seasons.rules.agenda import AGENDA
from fabletop.games.seasons.rules.play_area import apply_on_play, place
from fabletop.games.seasons.seen.gives import NOTHING, Gives, Usual
from fabletop.games.seasons.seen.scratch import scratch
from fabletop.games.seasons.seen.trying import Trying, send
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.games.seasons.state import Table

RICH: Final = Usual((0, 0, 0, 0), 0, 0, 0, 1000, (0, 0, 0, 0), 0, 1000)
"""A position in which everybody can pay."""
NO_LUCK: Final = Chance.seeded(0)
"""The same for all tables: it says nothing about the luck to come."""


LaidCard = tuple[str, int, int, int, int]
"""The power of a card in play, and the tokens on it."""


def reaction_gives(view: SeasonsView, seat: int) -> Gives:
    """What the cards in play of all seats give and cost this seat when it activates a card."""
    table = view._table
    own: list[LaidCard] = []
    theirs: list[LaidCard] = []
    for other, sorcerer in enumerate(table.sorcerers):
        reacting = OWN_ACTIVATIONS if other == seat else OTHERS_ACTIVATIONS
        for item in sorcerer.play:
            if item.power in reacting:
                water, earth, fire, air = item.energy
                laid = (item.power, water, earth, fire, air)
                (own if other == seat else theirs).append(laid)
    if not own and not theirs:
        return NOTHING
    gives = _reaction(table.box, len(table.sorcerers), (*own,), (*theirs,))
    enough = table.sorcerers[seat].crystals + gives.crystals >= 0
    return gives if enough else _tried_reaction(view, seat)


def _tried_reaction(view: SeasonsView, seat: int) -> Gives:
    """The same, tried out at this table."""
    world = _open_world(view._table)
    return Trying(world, seat, "").run(partial(activated, world, seat))


@lru_cache(maxsize=1024)
def _reaction(
    box: Box, players: int, own: tuple[LaidCard, ...], theirs: tuple[LaidCard, ...]
) -> Gives:
    """What these cards give and cost a seat that has enough crystals."""
    world = scratch(box, players, RICH).copy()
    for seat, cards in enumerate((own, theirs)):
        for power, *energy in cards:
            place(world, seat, power).energy = energy
    return Trying(world, 0, "").run(partial(activated, world, 0))


def activation_gives(view: SeasonsView, seat: int, tag: str, line: str = "") -> Gives:
    """What activating a card gives now, with its cost and the reactions of all cards."""
    world = _open_world(view._table)
    return Trying(world, seat, tag).run(lambda: activate(world, seat, tag, line))


def ability_gives(view: SeasonsView, seat: int) -> Gives:
    """What using the Special Ability gives now."""
    world = _open_world(view._table)
    return Trying(world, seat, "").run(lambda: use_ability(world, seat))


def choice_gives(view: SeasonsView, question: Question, option: Option) -> Gives:
    """What an option of the open question gives the asked seat, with all that follows."""
    world = _open_world(view._table)
    world.agenda = view._table.agenda[:]
    step = AGENDA.next_step(world)
    assert step is not None, "only questions of effects can be tried"
    next(step)
    return Trying(world, question.seat, "").run(lambda: send(step, option))


def entering_gives(view: SeasonsView, seat: int, card: str) -> Gives:
    """What a card gives a seat at once if it enters play now."""
    world = _open_world(view._table)
    sorcerer = world.sorcerers[seat]
    if card in sorcerer.hand:
        known = sorcerer.hand.index(card)
        del sorcerer.hand[known], sorcerer.known[known]
    item = place(world, seat, card)
    return Trying(world, seat, item.tag).run(lambda: apply_on_play(world, seat, item.tag))


def _open_world(table: Table) -> Table:
    """A copy with nothing else to do, in which what can be drawn and future luck are the same for
    all tables that look the same."""
    world = table.copy()
    world.agenda = []
    cards, deck, discard = _printed_order(table.box), len(table.deck), len(table.discard)
    world.deck, world.deck_known = cards[:deck], [0] * deck
    world.discard, world.discard_known = cards[:discard], [0] * discard
    world.chance = NO_LUCK.copy()
    return world


@lru_cache(maxsize=64)
def _printed_order(box: Box) -> list[str]:
    return [*box.cards] * 2
