"""A hero whom a bear kills."""

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.rules.battle.encounters import FIELD


def slain_by_the_bear(
    scenario: type[Scenario],
    *artifacts: str,
    players: int = 2,
    seed: int = 0,
    routine: str = "ask",
) -> Scenario:
    """The Mercenary, without Health, is about to lose against a Bear."""
    return (
        scenario(players, version="standard", routine=routine, seed=seed)
        .hero(
            "mercenary",
            at=FIELD,
            health=0,
            wounds=5,
            gold=7,
            items=["sword", "crystal_skull"],
            damaged=["axe"],
            abilities=["toughness", "edged_weapons", "stamina"],
        )
        .owns(0, *artifacts)
        .lies(FIELD, "bear")
        .dice(1, 6)
        .top("chance_tradesman", "chance_city_merchant")
    )


def die_by_the_bear(play: ProphecyPlay) -> None:
    play.answers("ready", "roll")
