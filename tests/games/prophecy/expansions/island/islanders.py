"""Heroes with Map Fragments: the Paladin (Strength 4, Willpower 4) and the Mystic (3, 6)."""

from collections.abc import Sequence

from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.games.prophecy import PROPHECY
from fabletop.games.prophecy.expansions.island.pieces import Island, island_of
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.state import Table

ISLAND = "treasure_island"
FIELD = "plains_by_city"


def at_table(
    scenario: type[Scenario],
    players: int = 2,
    *,
    ending: str = "final_battle",
    maps: str = "declared",
    treasures: str = "open",
    trade: str = "no",
) -> Scenario:
    """A table of the Standard version with the Island."""
    return scenario(
        players,
        version="standard",
        island="yes",
        ending=ending,
        maps=maps,
        treasures=treasures,
        trade=trade,
    )


def island(play: ProphecyPlay) -> Island:
    return island_of(play.table)


def opened(seats: int = 2, seed: int = 0, **options: str) -> Table:
    """A new game after the draft."""
    given = {"version": "standard", "island": "yes", **options}
    match = Match.new(
        PROPHECY,
        seats=[f"p{n}" for n in range(seats)],
        options=settle(PROPHECY, given, seats),
        seed=seed,
    )
    while match.position.table.phase == "draft":
        question = match.position.open[0]
        match.answer(question.options[0], question.seat)
    return match.position.table


def digger(
    scenario: type[Scenario],
    *treasures: str,
    maps: int = 0,
    abilities: Sequence[str] = (),
) -> ProphecyPlay:
    """The Paladin stands on the Island, where these Treasures lie open."""
    return (
        at_table(scenario)
        .open_treasures(*treasures)
        .hero("paladin", at=ISLAND, maps=maps, abilities=abilities)
        .hero("mystic", at="monastery")
        .start("arrive")
    )


def duellists(
    scenario: type[Scenario],
    *,
    at: str = FIELD,
    fragments: tuple[int, int] = (1, 1),
    items: Sequence[str] = (),
    abilities: Sequence[str] = (),
    foe_items: Sequence[str] = (),
    foe_abilities: Sequence[str] = (),
    dice: Sequence[int] = (),
    ending: str = "final_battle",
    maps: str = "declared",
) -> ProphecyPlay:
    """The Paladin arrives where the Mystic stands; `fragments` is what each of them has."""
    return (
        at_table(scenario, ending=ending, maps=maps)
        .hero("paladin", at=at, magic=0, maps=fragments[0], items=items, abilities=abilities)
        .hero("mystic", at=at, magic=0, maps=fragments[1], items=foe_items, abilities=foe_abilities)
        .dice(*dice)
        .start("arrive")
    )
