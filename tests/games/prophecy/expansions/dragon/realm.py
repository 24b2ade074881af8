"""A hero in the Dragon Realm."""

from collections.abc import Sequence
from typing import Unpack

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.heroes import Outfit
from tests.games.prophecy.expansions.realms import GUARDIAN, TREASURE, druid

HERE = "dr_left_1"


def in_the_realm(
    scenario: type[Scenario],
    *,
    at: str = HERE,
    guardian: str = GUARDIAN,
    **given: Unpack[Outfit],
) -> Scenario:
    """A Druid in a space of the Realm; the Mystic is the other player, far away in the City. At the
    Lake of Fire a Guardian keeps the Mirrored Shield."""
    table = scenario(2, version="standard", realms="dragon")
    table.plane("fortress", greater=guardian, artifact=TREASURE)
    return druid(table, "dragon", at=at, **given).hero("mystic", at="city").top("chance_tradesman")


def climbing(
    scenario: type[Scenario],
    creature: str,
    *,
    dice: Sequence[int] = (),
    **given: Unpack[Outfit],
) -> ProphecyPlay:
    """The Druid goes from the Gate to a Creature in the first space of a path."""
    table = in_the_realm(scenario, at="dr_gate", **given).lies(HERE, creature).dice(*dice)
    play = table.start()
    play.answers(f"climb {HERE}")
    return play
