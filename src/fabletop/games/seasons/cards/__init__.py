"""What the power cards do. Everything that one card does is in one block of code.

The printed number of a card tells its module: `base_11_to_15.py` holds the cards 11 to 15 of the
base game, so Damned Soul of Onys, number 50, is in `base_46_to_50.py`. The modules `enchanted_…`
hold those of Enchanted Kingdom, which are numbered from 1 again. The numbers are in
`data/cards.toml`, and the first lines of every module name its cards. A card without an effect
needs no code, only data.

What several cards share is in `costs.py`, `effects.py` and `searching.py`. `power.py` lists the
moments at which a card can do something.
"""

from importlib import import_module
from pkgutil import iter_modules

MODULES = tuple(
    import_module(f"{__name__}.{name}")
    for name in sorted(one.name for one in iter_modules(__path__))
)
"""All modules of this folder, because importing a module registers its cards. Their alphabetical
order is the printed order of the cards."""
