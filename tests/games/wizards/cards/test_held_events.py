"""What all Event Cards share that a player keeps: who becomes Dragonbound loses them (Z-167 to
Z-169), thieves take Magical Objects only, and the rest never goes by itself."""

import pytest

from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.cards.finds import finder, found, is_discarded

EVENTS = open_box().events
HELD = [card.id for card in EVENTS.values() if card.held]
TRAPS = {"thorn_prison": "held", "sleeping_mist": "turns"}
FOR_DAYS = {
    "green_paths": 3,
    "goats_foot": 3,
    "seal_skin": 4,
    "a_twisted_ankle": 3,
    "following_wind": 4,
    "tangled_tongue": 3,
    "the_clear_voice": 3,
}
OBJECTS = {"ring_of_return": 1, "silver_whistle": 2, "lantern_of_dawn": 1}


def test_the_cards_that_are_held_are_those_that_say_so() -> None:
    others = {
        *("the_wishing_gate", "foresight", "the_winged_companion", "the_star_token"),
        *("malicious_intent", "the_travellers_star", "a_friend_in_town"),
    }
    assert set(HELD) == FOR_DAYS.keys() | TRAPS.keys() | OBJECTS.keys() | others


def test_the_cards_that_are_held_for_days_are_counted() -> None:
    assert {card: EVENTS[card].days for card in HELD if EVENTS[card].days} == FOR_DAYS


def test_magical_objects_are_a_ring_a_whistle_and_a_lantern() -> None:
    objects = [card for card in EVENTS.values() if card.kind == "magical_object"]
    assert {card.id: card.charges for card in objects} == OBJECTS


@pytest.mark.rule("Z-167", "Z-168", "Z-169")
@pytest.mark.parametrize("card", HELD)
def test_who_becomes_dragonbound_loses_every_event(card: str) -> None:
    land = "foresight=torwall" if card == "foresight" else card
    trap = TRAPS.get(card, "")
    scenario = (
        Scenario(2)
        .player(
            order="druids",
            at="dragons_lair-4",
            lair=1,
            events=[land],
            animal="winged_horse" if card == "the_winged_companion" else "",
            trap=trap,
            trap_turns=9 if trap == "turns" else 0,
            trap_event=card if trap else "",
        )
        .player(stunned=30)
    )
    if trap:
        play = scenario.start()
        play.answers("wait")
    else:
        play = scenario.dice(1).start()
        play.answers("roll", "stop")
    assert play.player().bound
    assert is_discarded(play, card)
    assert play.player().trap == ""
    assert play.player().animal == ""


@pytest.mark.parametrize("card", sorted(set(HELD) - FOR_DAYS.keys() - TRAPS.keys()))
def test_cards_without_days_are_still_there_after_twelve(card: str) -> None:
    scenario = finder(card).dice(*[1] * 12)
    play = found(scenario.picks(0) if card == "foresight" else scenario)
    play.answers(*["roll", "stop"] * 12)
    assert play.events() == [card]
