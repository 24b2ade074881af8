"""A hero in the forest by the Monastery, beside a plane with a Guardian to be tried."""

from collections.abc import Sequence

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

FOREST = "forest_by_monastery"
PLANE = "plane_monastery"
STORM = f"plane {PLANE}"

LESSER = ("sphinx", "tortured_souls", "undead_knight", "vampire_lord", "fire_breathing_dragon")
NEXT = "shapeless_things"
"""The Greater Guardian behind a Lesser one that is tried: before anything happens it asks how the
hero wants to fight."""
TREASURE = "mirrored_shield"


def before(
    scenario: type[Scenario],
    guardian: str,
    character: str = "mercenary",
    *,
    at: str = FOREST,
    health: int | None = None,
    wounds: int = 0,
    magic: int | None = None,
    drained: int = 0,
    items: Sequence[str] = (),
    abilities: Sequence[str] = (),
    dice: Sequence[int] = (),
) -> Scenario:
    """A Greater Guardian stands alone, its Lesser one beaten; the Mirrored Shield is behind it."""
    position = scenario(version="standard").hero(
        character,
        at=at,
        health=health,
        wounds=wounds,
        magic=magic,
        drained=drained,
        items=items,
        abilities=abilities,
    )
    if guardian in LESSER:
        position.plane("monastery", lesser=guardian, greater=NEXT, artifact=TREASURE)
    else:
        position.plane(
            "monastery", greater=guardian, artifact=TREASURE, shown=[guardian], beaten=True
        )
    return position.top("chance_tradesman", "chance_city_merchant").dice(*dice)


def shown(play: ProphecyPlay) -> list[str]:
    """The face-up cards of the plane, beaten ones included."""
    table = play.table
    return list(table.planes[table.box.board.plane_index[PLANE]].shown)
