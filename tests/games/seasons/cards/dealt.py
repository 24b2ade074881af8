"""What many tests of cards begin with: energies of a reserve, cards of a pile."""

ONE_EACH = "1 water 1 earth 1 fire 1 air"

FOUR = ["amulet_of_earth", "staff_of_spring", "purse_of_io", "lewis_greyface"]
"""Cards on the draw pile, the first one on top."""

SEVEN = [
    "purse_of_io",
    "amulet_of_air",
    "staff_of_spring",
    "lewis_greyface",
    "divine_chalice",
    "tree_of_light",
    "crystal_orb",
]
"""Discarded one after the other, the last one lies on top."""
