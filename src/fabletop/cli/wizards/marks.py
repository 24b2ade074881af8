"""Marks for terrain and for what lies on the map; a colour never says more than its mark."""

from fabletop.games.wizards.isles import MOUNTAINS, PLAINS, WATER, WOODS

TERRAIN_MARKS = {WATER: "~", PLAINS: ".", WOODS: "♣", MOUNTAINS: "▲"}
TERRAIN_STYLES = {WATER: "blue", PLAINS: "yellow", WOODS: "green", MOUNTAINS: "bright_black"}
LOST, LOST_STYLE = "×", "dim red"

TOWN, STONE, PLACE = "⌂", "◎", "★"
SITE_MARKS = {"common_town": TOWN, "elven_dwelling": TOWN, "stone": STONE}
SITE_STYLE = "bold"

BOAT, DEMONS, DRAGON, MAGE, SECRET = "u", "&", "D", "W", "?"
MARKER, OTHERS_MARKER = "*", "°"
BOAT_STYLE, EVIL_STYLE, MAGE_STYLE = "bold cyan", "bold red", "bold magenta"

MORE = "…"
SMALL_NUMBERS = "¹²³⁴⁵⁶⁷⁸⁹"
LOAD, FORESEEN = "▪", "∞"

SEAT_STYLES = (
    "bold red",
    "bold blue",
    "bold green",
    "bold yellow",
    "bold magenta",
    "bold bright_white",
)


def figure(seat: int) -> str:
    """The figure of a player."""
    return str(seat + 1)
