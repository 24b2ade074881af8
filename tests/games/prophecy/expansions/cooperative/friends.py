"""Positions of the cooperative game that several tests begin with."""

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

CALM = ("chance_tradesman", "chance_city_merchant")
ARTIFACTS = (
    "royal_cape",
    "banner_of_hope",
    "astral_sword",
    "mirrored_shield",
    "crown_of_the_ancient_kings",
)


def together(
    scenario: type[Scenario],
    players: int = 2,
    *,
    difficulty: str = "normal",
    island: str = "no",
    new_adventures: str = "no",
) -> Scenario:
    return scenario(
        players,
        version="standard",
        ending="cooperative",
        difficulty=difficulty,
        island=island,
        new_adventures=new_adventures,
    )


def starting(play: ProphecyPlay, *verbs: str) -> list[str]:
    """The options that begin with these verbs."""
    return [option for option in play.options if option.split()[0] in verbs]
