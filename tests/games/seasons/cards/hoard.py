"""Energies that lie on cards and not in a reserve (S-076): a hoard that most effects pass by."""

from fabletop.games.seasons.scenario import SeasonsPlay

HOARD = ["amulet_of_water", "glutton_cauldron", "fairy_monolith"]
ON_HOARD = {
    "amulet_of_water": "2 earth",
    "glutton_cauldron": "3 fire",
    "fairy_monolith": "4 air",
}


def hoard_is_whole(play: SeasonsPlay, seat: int = 0) -> bool:
    held = {tag: play.on(tag, seat) for tag in HOARD}
    return held == {
        "amulet_of_water": {"earth": 2},
        "glutton_cauldron": {"fire": 3},
        "fairy_monolith": {"air": 4},
    }
