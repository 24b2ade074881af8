"""The game of the Lord of the Sea (W-214 to W-222): he is in his Palace, stronger than printed on
his card, and the first hero who beats him wins. There are neither Artifacts nor Pearls."""

from collections.abc import Collection
from typing import Final

from fabletop.games.prophecy.answers import Artifacts, Chosen, Source
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.rules.table.composition import Decks
from fabletop.games.prophecy.state import Battle, Hero, Table

SEA_LORD: Final = "lord_of_the_sea"
"""The id of the card, and the name of this ending."""


def not_in_hiding(_box: Box, _seats: int) -> Collection[str]:
    """He is not among the face-down cards."""
    return (SEA_LORD,)


def no_artifacts(_box: Box, _options: Chosen) -> Artifacts:
    return Artifacts([])


def enthrone(table: Table, _decks: Decks) -> None:
    for realm in table.realms.values():
        table.adventures[realm.goal].append(SEA_LORD)


def no_pearls(table: Table) -> None:
    for realm in table.realms.values():
        realm.prizes = 0


def at_home(table: Table, _hero: Hero, battle: Battle) -> list[Source]:
    more = table.parts.at_home.get(battle.creature)
    return [("power_up", more)] if more else []


def new_lord(table: Table, hero: Hero, battle: Battle) -> None:
    """The game ends at once when he is beaten."""
    if battle.creature == SEA_LORD:
        table.ended_by = "sea_lord"
        table.conqueror = hero.seat
        table.note("new_lord", hero.seat)


def no_crown(_table: Table, _hero: Hero) -> None:
    """No Artifacts, so no victory by owning them."""


def lordship(table: Table, hero: Hero) -> tuple[int, ...]:
    return (int(table.ended_by == "sea_lord" and table.conqueror == hero.seat),)


LORD_OF_THE_SEA: Final = Part(
    leaves_out=(not_in_hiding,),
    artifacts=no_artifacts,
    without_guardians=True,
    dealt=(enthrone,),
    lay_out=(no_pearls,),
    at_home={SEA_LORD: 1},
    foe_bonuses=(at_home,),
    won=(new_lord,),
    to_win=0,
    crowned=no_crown,
    merit=lordship,
    scored="victories",
)
