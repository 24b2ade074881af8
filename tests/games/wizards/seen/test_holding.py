"""What helps or hinders a player is what the rules make of it."""

import pytest

from fabletop.games.wizards.box import ANIMALS, open_box
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.seen.board import is_laying
from fabletop.games.wizards.seen.chances import spell_chance
from fabletop.games.wizards.seen.holding import calls_boats, goes_anywhere, hinders, is_stuck
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.seen.people import may_get_task
from fabletop.games.wizards.seen.travel import pace
from fabletop.games.wizards.seen.view import WizardsView

EVENTS = open_box().events
HELD = [card.id for card in EVENTS.values() if card.held]


def holder(events: list[str], cards: dict[str, dict[str, object]] | None = None) -> WizardsView:
    scene = Scenario(2, cards=cards).player(order="wizards", rank=2, at="torwall-1", events=events)
    return view(scene.player().start().table, 0)


def is_worse(held: WizardsView) -> bool:
    """Whether a player moves less, casts worse or is refused, compared with one without Events."""
    plain = holder([])
    casts = any(
        spell_chance(held, 0, one.spell) < spell_chance(plain, 0, one.spell)
        for one in plain.players[0].spells
    )
    refused = may_get_task(plain, 0, "druids") and not may_get_task(held, 0, "druids")
    return pace(held, 0) < pace(plain, 0) or casts or refused


@pytest.mark.parametrize("card", HELD)
def test_an_event_hinders_if_the_player_is_worse_off(card: str) -> None:
    assert hinders(EVENTS[card]) == (is_worse(holder([card])) or EVENTS[card].trap > 0)


@pytest.mark.parametrize(
    ("card", "number"),
    [("a_twisted_ankle", {"roll": 2}), ("tangled_tongue", {"spells": 6})],
)
def test_a_corrected_event_hinders_no_more(card: str, number: dict[str, object]) -> None:
    cards = {card: number}
    assert not is_worse(holder([card], cards))
    assert (hinders(EVENTS[card]), hinders(open_box(cards).events[card])) == (True, False)


@pytest.mark.parametrize("animal", ANIMALS)
def test_animals_that_go_anywhere_can_be_flown_or_ridden(animal: str) -> None:
    play = Scenario(2).player(order="wizards", at="torwall-1", animal=animal).player().start()
    assert bool({"fly", "ride"}.intersection(play.options)) == goes_anywhere(animal)


@pytest.mark.parametrize(("trap", "turns"), [("", 0), ("turns", 2), ("held", 0), ("stuck", 0)])
def test_who_is_stuck_needs_a_suitable_roll(trap: str, turns: int) -> None:
    scene = Scenario(2).player(order="druids", at="torwall-1", trap=trap, trap_turns=turns)
    play = scene.player().dice(*[1] * (trap in ("", "stuck"))).start()
    stuck = is_stuck(view(play.table, 0), 0)
    if "roll" in play.options:
        play.answers("roll")
        assert stuck == (play.table.players[0].trap != "")
    else:
        assert not stuck


@pytest.mark.parametrize("order", ["wizards", "sorcerers", "druids"])
@pytest.mark.parametrize("rank", [1, 4])
def test_a_spell_that_calls_boats_is_offered_at_the_coast(order: str, rank: int) -> None:
    play = Scenario(2).player(order=order, rank=rank, at="torwall-9").player().dice(6).start()
    spells = view(play.table, 0).players[0].spells
    play.answers("roll")
    offered = any(option.startswith("boat ") for option in play.options)
    assert sum(map(calls_boats, spells)) == offered


def test_lands_are_laid_until_the_map_is_turned_up() -> None:
    laid, played = (Scenario(2, layout=layout).start().table for layout in ("laid", "sample_a"))
    assert is_laying(view(laid, 0))
    assert not is_laying(view(played, 0))
