"""A hero in the Water Realm, whose Gate lies in the plane of the Fortress."""

from collections.abc import Sequence

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

SHORE = "mountains_by_fortress"
OTHER_SHORE = "plains_by_wilderness"
OUT = [f"surface {SHORE}", f"surface {OTHER_SHORE}"]
"""The two spaces beside the Gate."""

TREASURE = "mirrored_shield"


def under_water(
    scenario: type[Scenario],
    *,
    at: str = "wr_b2",
    health: int = 4,
    wounds: int = 0,
    magic: int = 3,
    drained: int = 0,
    gold: int = 3,
    experience: int = 3,
    bubbles: int = 5,
    spent_bubbles: int = 0,
    items: Sequence[str] = (),
    abilities: Sequence[str] = (),
    kept: Sequence[str] = (),
    prizes: Sequence[str] = (),
    race: str = "",
    rival: str = "city",
    players: int = 2,
    guardian: str = "scaled_monster",
    ending: str = "final_battle",
    races: str = "no",
    mermaid: str = "no",
) -> Scenario:
    """A Druid in a space of the Realm, from which its card is gone; the Mystic is the other player,
    far away in the City or wherever `rival` says. In the Palace a Guardian keeps the Mirrored
    Shield."""
    built = scenario(
        *(players,),
        version="standard",
        realms="water",
        ending=ending,
        races=races,
        mermaid=mermaid,
    )
    if ending != "lord_of_the_sea":
        built.plane("fortress", greater=guardian, artifact=TREASURE)
    built.gate("fortress", "water").hero(
        "druid",
        at=at,
        health=health,
        wounds=wounds,
        magic=magic,
        drained=drained,
        gold=gold,
        experience=experience,
        bubbles=bubbles if at.startswith("wr_") else 0,
        spent_bubbles=spent_bubbles,
        items=items,
        abilities=abilities,
        kept=kept,
        prizes=prizes,
        race=race,
    )
    built.hero("mystic", at=rival, bubbles=5 if rival.startswith("wr_") else 0)
    if at.startswith("wr_") and at != "wr_d6":
        built.lies(at)
    return built.top("chance_tradesman")


def rolls(play: ProphecyPlay) -> list[tuple[int, int]]:
    """The hero's and the opponent's total of every roll so far, dice included."""
    return [(int(told[5]), int(told[6])) for told in play.told() if told[0] == "rolled"]
