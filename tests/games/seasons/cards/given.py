"""What several tests lay out."""

ONE_EACH = "1 water 1 earth 1 fire 1 air"
FOUR = ["amulet_of_earth", "staff_of_spring", "purse_of_io", "lewis_greyface"]
