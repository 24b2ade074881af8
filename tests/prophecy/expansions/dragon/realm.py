"""A hero in the Dragon Realm, whose Gate lies in the plane of the Fortress."""

from collections.abc import Sequence

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

SHORE = "mountains_by_fortress"
OTHER_SHORE = "plains_by_wilderness"
OUT = [f"surface {SHORE}", f"surface {OTHER_SHORE}"]
"""The two spaces beside the Gate."""

TREASURE = "mirrored_shield"


def in_the_realm(
    scenario: type[Scenario],
    *,
    at: str = "dr_left_1",
    health: int = 4,
    wounds: int = 0,
    magic: int = 3,
    drained: int = 0,
    gold: int = 3,
    experience: int = 3,
    items: Sequence[str] = (),
    abilities: Sequence[str] = (),
    guardian: str = "scaled_monster",
) -> Scenario:
    """A Druid in a space of the Realm; the Mystic is the other player, far away in the City. At the
    Lake of Fire a Guardian keeps the Mirrored Shield."""
    return (
        scenario(2, version="standard", realms="dragon")
        .plane("fortress", greater=guardian, artifact=TREASURE)
        .gate("fortress", "dragon")
        .hero(
            "druid",
            at=at,
            health=health,
            wounds=wounds,
            magic=magic,
            drained=drained,
            gold=gold,
            experience=experience,
            items=items,
            abilities=abilities,
        )
        .hero("mystic", at="city")
        .top("chance_tradesman")
    )


def rolls(play: ProphecyPlay) -> list[tuple[int, int]]:
    """The hero's and the opponent's total of every roll so far, dice included."""
    return [(int(told[5]), int(told[6])) for told in play.told() if told[0] == "rolled"]
