"""What the power cards do. Everything that one card does is in one block of code.

The printed number of a card tells its module: `base_11_to_15.py` holds the cards 11 to 15 of the
base game, so Damned Soul of Onys, number 50, is in `base_46_to_50.py`. The modules `enchanted_…`
hold those of Enchanted Kingdom, which are numbered from 1 again. The numbers are in
`data/cards.toml`, and the first lines of every module name its cards. A card without an effect
needs no code, only data.

What several cards share is in `costs.py`, `effects.py` and `searching.py`. `power.py` lists the
moments at which a card can do something.
"""

from fabletop.games.seasons.cards import (
    base_01_to_05,
    base_06_to_10,
    base_11_to_15,
    base_16_to_20,
    base_21_to_25,
    base_26_to_30,
    base_31_to_35,
    base_36_to_40,
    base_41_to_45,
    base_46_to_50,
    enchanted_01_to_05,
    enchanted_06_to_10,
    enchanted_11_to_15,
    enchanted_16_to_20,
)

MODULES = (
    base_01_to_05,
    base_06_to_10,
    base_11_to_15,
    base_16_to_20,
    base_21_to_25,
    base_26_to_30,
    base_31_to_35,
    base_36_to_40,
    base_41_to_45,
    base_46_to_50,
    enchanted_01_to_05,
    enchanted_06_to_10,
    enchanted_11_to_15,
    enchanted_16_to_20,
)
"""In the printed order, because importing a module registers its cards."""
