"""How the cards of Seasons look on pages: their icons, the numbers in a corner, and the line under
the name."""

from fabletop.games.seasons.printed import ENERGIES
from fabletop.web.plugin import DeckLook

COSTS = {
    **{f"cost_{energy}": f"energy.{energy}" for energy in ENERGIES},
    **{f"cost_{energy}_for_2_3_4_players": f"energy.{energy}" for energy in ENERGIES},
    "cost_crystals": "seasons.crystal",
    "cost_crystals_for_2_3_4_players": "seasons.crystal",
}

DECKS = {
    "power": DeckLook(
        badges={"prestige": "seasons.prestige"} | COSTS, line=("category", "effects")
    ),
    "tokens": DeckLook(icons="ability", badges={"prestige": "seasons.prestige"}),
    "enchantments": DeckLook(icons="enchantment", line=("changes",)),
}
