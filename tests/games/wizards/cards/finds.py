"""Event Cards as they are found: by a Random Encounter, in a space where nothing else is.

The first player rolls 5, stays, and rolls a 4 for the Random Encounter: an Event. The other one
is stunned for a long time.
"""

from collections.abc import Sequence

from fabletop.games.wizards.scenario import Scenario, WizardsPlay

START = "torwall-14"


def finder(
    card: str,
    *,
    order: str = "druids",
    rank: int = 1,
    points: Sequence[int] = (0, 0, 0),
    at: str = START,
    events: Sequence[str] = (),
    animal: str = "",
    dazed: bool = False,
) -> Scenario:
    """A player who is about to draw an Event."""
    days = 9 if animal else 0
    return finds(
        card,
        Scenario(2)
        .player(
            order=order,
            rank=rank,
            points=points,
            at=at,
            events=events,
            animal=animal,
            animal_days=days,
            dazed=dazed,
        )
        .player(stunned=30),
    )


def finds(card: str, scenario: Scenario) -> Scenario:
    """The dice and the card of a Random Encounter with an Event."""
    return scenario.dice(5, 4).draws(card)


def found(scenario: Scenario) -> WizardsPlay:
    """The Event has been drawn."""
    play = scenario.start()
    look_around(play)
    return play


def look_around(play: WizardsPlay) -> None:
    play.answers("roll", "stop", "encounter")


def is_discarded(play: WizardsPlay, card: str) -> bool:
    return card in play.table.event_discard and card not in play.events()


def days_held(card: str) -> int:
    """How many Days a card stays after the one on which it was found."""
    play = found(finder(card).dice(*[1] * 9))
    days = 0
    while play.events() == [card]:
        play.answers("roll", "stop")
        days += 1
    assert is_discarded(play, card)
    play.answers(*["roll", "stop"] * (9 - days))
    return days
