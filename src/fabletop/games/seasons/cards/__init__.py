"""What the power cards do. All that one card does stands together, in one block.

A card's module is found by its printed number: `base_11_to_15.py` holds the cards 11 to 15 of the
base game, so Damned Soul of Onys, number 50, stands in `base_46_to_50.py`; `enchanted_…` are those
of Enchanted Kingdom, which count from 1 again. The number is in `data/cards.toml`, and the first
lines of every module name its cards. A card without an effect needs data alone.

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
"""In the printed order, in which the cards announce themselves."""
