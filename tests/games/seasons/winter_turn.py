"""A turn for the sentences of Seasons."""

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay


def in_turn() -> SeasonsPlay:
    """A turn in winter; the top card of the draw pile is known."""
    return (
        Scenario(3, tokens="yes", enchantment="vision_of_destiny")
        .sorcerer(token="see_hands", play=["amulet_of_water"])
        .sorcerer(play=["amulet_of_air"])
        .sorcerer()
        .top("amulet_of_fire")
        .start(phase="begin")
    )
