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
    """The options of these verbs."""
    return [option for option in play.options if option.split()[0] in verbs]


def own_parts(play: ProphecyPlay) -> dict[str, int]:
    """What counts for the hero in the battle, source by source."""
    battle = play.match.view(0)["battle"]
    assert isinstance(battle, dict)
    return dict(battle["own"])
